/** Somebody in a sentence of the catalogues: by name, or by a number, since people may have any name. */

export const TROLLEY = 0 // it has no chair
export const ME = 1 // whoever reads this page

export type Who = string | typeof TROLLEY | typeof ME

export function whoIs(hand: number, names: readonly string[], me: number | null): Who {
  return hand === me ? ME : (names[hand] ?? TROLLEY)
}
