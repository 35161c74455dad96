/** What the server makes of a wish: the keys are kept in this browser, and the table opens. */

import { post } from '../../lib/api'
import { keep } from '../../lib/kept'
import { router } from '../../lib/router.svelte'
import type { NewTableAnswer } from '../../protocol'

export async function openTable(
  path: string,
  wish: unknown,
  known: { game?: string; title?: string } = {},
): Promise<void> {
  const made = await post<NewTableAnswer>(path, wish)
  const seats: Record<number, string> = {}
  for (const [seat, token] of made.seats.entries()) if (token !== null) seats[seat] = token
  keep(made.table, { ...known, host: made.host, seats })
  router.go(`/t/${made.table}`)
}
