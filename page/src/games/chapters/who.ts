/** Somebody in a sentence of the catalogues: by name, or by a number, since people may have any name. */

export const ME = 1 // whoever reads this page

export type Who = string | typeof ME

export function whoIs(seat: number, names: readonly string[], me: number | null): Who {
  return seat === me ? ME : (names[seat] ?? '')
}
