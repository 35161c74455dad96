/** How far somebody comes, in sentences: from the cell where they stand, and to a cell where something waits. */

import type { WalkOdds } from '../../../protocol'
import { tileAt } from '../names'
import { whoIs } from '../who'
import { terrorName } from '../wording'
import { labyrinth } from '../words'
import { cardNames, type Looking } from './labels'
import { isNow, waysOf } from './offers'
import type { Walker } from './picking.svelte'
import { maze } from './words'

/** "Ben could capture Basilisk with Nzinga, draw a Reward or reach 3 tiles." */
export function reachLine(at: Looking, hand: number, walker: Walker): string {
  const now = isNow(at.view, at.legal, hand)
  const ways = waysOf(at.view, at.odds, at.legal, hand).filter((walk) => walk.walker === walker)
  if (ways.length === 0) return at.odds === null && !now ? '' : maze().reach.nowhere
  const who = walker === 'ride' ? 'ride' : whoIs(walker === 'trolley' ? hand + 1 : hand, at.names, at.me)
  return maze().reach.from(who, doings(at, ways), now)
}

/** What waits at the ends of walks: each capture and return by its name, Rewards and free tiles counted. */
function doings(at: Looking, ways: readonly WalkOdds[]): string[] {
  const w = maze().reach
  const ending = (end: string): WalkOdds[] => ways.filter((walk) => walk.ends === end)
  const genre = ({ cell }: WalkOdds): string => labyrinth().genres[tileAt(at.view, cell)?.shelf ?? ''] ?? ''
  const terror = ({ cell }: WalkOdds): string => terrorName(at.box, tileAt(at.view, cell)?.terror ?? -1)
  return [
    ...ending('capture').map((walk) => w.capture(terror(walk), cardNames(at.box, walk.payments[0] ?? []))),
    ...(ending('return').length > 0 ? [w.bringBack(ending('return').map(genre))] : []),
    ...(ending('reward').length > 0 ? [w.reward] : []),
    ...(ending('free').length > 0 ? [w.tiles(ending('free').length)] : []),
  ]
}

/** Who else could come to a cell to do something there; what oneself can do now stands on the buttons. */
export function comerLines(at: Looking, cell: string): string[] {
  return (at.odds?.reach ?? []).flatMap((ways, hand) => {
    if (isNow(at.view, at.legal, hand)) return []
    const walk = ways.find((one) => one.cell === cell && one.walker === 'player' && one.ends !== 'free')
    return walk === undefined ? [] : [maze().reach.comes(whoIs(hand, at.names, at.me), doings(at, [walk]))]
  })
}
