/** Symbols as they are counted on a Terror or asked of a hand. */

export interface Counted {
  genre: string
  count: number
}

/** Each symbol once with how often it stands there, in the order of their first places. */
export function counted(symbols: readonly string[]): Counted[] {
  const found = new Map<string, number>()
  for (const genre of symbols) found.set(genre, (found.get(genre) ?? 0) + 1)
  return [...found].map(([genre, count]) => ({ genre, count }))
}
