/** How a match stands, in a line. */

import type { Face, GameKey } from '../games/face'
import type { Views } from '../protocol'
import { say } from '../words/say'

/** "You 37, Agnes 38"; nothing where nobody scores. */
export function scoreLine<K extends GameKey>(
  face: Face<K>,
  view: Views[K],
  names: readonly string[],
  me: number | null,
): string {
  const called = (seat: number): string => (seat === me ? say('page-you') : (names[seat] ?? face.stranger(seat)))
  return face
    .order(view)
    .map((seat) => ({ seat, score: face.seatLine(view, seat, null).score }))
    .filter(({ score }) => score !== '')
    .map(({ seat, score }) => `${called(seat)} ${score}`)
    .join(', ')
}
