import type { Face, GameKey, Happening, Line } from '../games/face'
import type { Boxes } from '../protocol'

/** Tells what happened, each thing once: a ledger grows all evening, and its old lines stay what they were. */
export function teller<K extends GameKey>(
  face: Face<K>,
  box: Boxes[K],
  names: readonly string[],
  me: number | null,
): (events: readonly Happening<K>[]) => readonly Line[] {
  const known = new WeakMap<readonly Happening<K>[], readonly Line[]>()
  return (events) => {
    const lines = known.get(events) ?? face.tell(events, box, names, me)
    known.set(events, lines)
    return lines
  }
}
