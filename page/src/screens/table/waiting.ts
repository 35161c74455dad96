/** What the slip says while somebody is asked who is gone. */

import { coverAt, type Away } from '../../lib/away'
import { clockTime } from '../../lib/clock'
import type { TableInfo } from '../../protocol'
import { words } from '../../words/words'

/** Since when they are gone and when a bot plays for them; null: nobody who is gone is asked. */
export function waitingFor(
  { chairs, phase, grace }: TableInfo,
  seat: number | null,
  away: Away,
  language: string,
): { question: string; sub: string } | null {
  const chair = seat === null ? undefined : chairs[seat]
  if (seat === null || phase !== 'playing' || chair?.kind !== 'person' || chair.here || chair.covered) return null
  const w = words().away
  const since = away[seat]
  const question = since == null ? w.gone(chair.name) : w.since(chair.name, clockTime(since, language))
  if (grace === null) return { question, sub: w.waits }
  const cover = coverAt(away, seat, grace)
  return {
    question,
    sub: cover === null ? w.soon(chair.name, grace) : w.coverAt(chair.name, clockTime(cover, language)),
  }
}
