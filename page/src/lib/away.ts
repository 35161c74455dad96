/** Who is gone, and since when this browser knows it: the server tells who is there, not for how long. */

import type { TableInfo } from '../protocol'

/** By seat, in seconds as the server counts them; null: gone already when this page was opened. */
export type Away = Readonly<Record<number, number | null>>

/** People who are gone now. Whoever was seen here before is gone since `now`. */
export function awayNow(before: Away, known: TableInfo | null, info: TableInfo, now: number): Away {
  const gone = info.chairs.flatMap((chair, seat) => (chair.kind === 'person' && !chair.here ? [seat] : []))
  return Object.fromEntries(
    gone.map((seat) => [seat, seat in before ? (before[seat] ?? null) : known?.chairs[seat]?.here ? now : null]),
  )
}

/** When a bot will play for somebody who is asked and gone: the table's grace after they left; null where that is open. */
export function coverAt(away: Away, seat: number, grace: number | null): number | null {
  const since = away[seat]
  return grace === null || since == null ? null : since + grace
}
