/** Somebody in a sentence: oneself, somebody with a name, or the Trolley, which has no chair. */

export type Who = 'me' | 'trolley' | { name: string }

export function whoIs(hand: number, names: readonly string[], me: number | null): Who {
  if (hand === me) return 'me'
  const name = names[hand]
  return name === undefined ? 'trolley' : { name }
}
