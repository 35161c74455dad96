/** The first letter of a name; two people with the same one get two letters each. */
export function initials(names: readonly string[], seat: number): string {
  const own = letters(names[seat] ?? '⚙')
  const first = own[0] ?? ''
  const shared = names.some((name, other) => other !== seat && letters(name)[0] === first)
  return shared ? first + (own[1] ?? '').toLowerCase() : first
}

function letters(name: string): string[] {
  const words = name.split(/[\s.]+/).filter(Boolean)
  const firsts = words.length > 1 ? words.map((word) => Array.from(word)[0] ?? '') : Array.from(name)
  return firsts.map((letter) => letter.toUpperCase())
}
