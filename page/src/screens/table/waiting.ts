/** What the slip says while somebody is asked who is gone. */

import { clockTime } from '../../lib/clock'
import type { TableInfo } from '../../protocol'
import { say } from '../../words/say'

/** Since when they are gone and when a bot plays for them; null: nobody who is gone is asked. */
export function waitingFor(
  { chairs, phase }: TableInfo,
  seat: number | null,
  language: string,
): { question: string; sub: string } | null {
  const chair = seat === null ? undefined : chairs[seat]
  if (phase !== 'playing' || chair?.away_since == null || chair.covered) return null
  const at = (seconds: number): string => clockTime(seconds, language)
  return {
    question: say('page-away-since', { name: chair.name, time: at(chair.away_since) }),
    sub:
      chair.cover_at == null
        ? say('page-away-waits')
        : say('page-away-cover-at', { name: chair.name, time: at(chair.cover_at) }),
  }
}
