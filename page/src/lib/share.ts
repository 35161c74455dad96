/** What the server tells is told whole each time; most of it is what it was. */

type Parts = Record<string, unknown>

/**
 * The new value, made of the old one's parts wherever they say the same: whoever compares by identity, as every
 * `$derived` does, then works only on what has changed. For plain data, as it comes out of JSON.
 */
export function share<T>(old: unknown, fresh: T): T {
  if (old === fresh || !isParts(old) || !isParts(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh
  const keys = Object.keys(fresh)
  const made: Parts = Array.isArray(fresh) ? ([] as unknown as Parts) : {}
  let same = keys.length === Object.keys(old).length
  for (const key of keys) {
    made[key] = share(old[key], fresh[key])
    same &&= made[key] === old[key] && key in old
  }
  return (same ? old : made) as T
}

function isParts(value: unknown): value is Parts {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

/** A reckoning for `$derived.by` whose result stays the same thing for as long as it says the same. */
export function steady<T>(reckon: () => T): () => T {
  let last: T
  return () => (last = share(last, reckon()))
}
