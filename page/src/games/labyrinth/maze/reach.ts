/** How far somebody comes, in sentences: from the cell where they stand, and to a cell where something waits. */

import type { WalkOdds } from '../../../protocol'
import { say } from '../../../words/say'
import { tileAt } from '../names'
import { TROLLEY, whoIs } from '../who'
import { either, genreTitle, terrorName, thingNames } from '../wording'
import type { Looking } from './labels'
import { isNow, waysOf } from './offers'
import type { Walker } from './picking.svelte'

/** "Ben could capture Basilisk with Nzinga, draw a Reward or reach 3 tiles." */
export function reachLine(at: Looking, hand: number, walker: Walker): string {
  const now = isNow(at.view, at.legal, hand)
  const ways = waysOf(at.view, at.odds, at.legal, hand).filter((walk) => walk.walker === walker)
  if (ways.length === 0) return at.odds === null && !now ? '' : say('labyrinth-maze-nowhere')
  const could = { now: now ? 'yes' : 'no', doings: either(doings(at, ways)) }
  if (walker === 'ride') return say('labyrinth-maze-reach-riding', could)
  return say('labyrinth-maze-reach', { who: walker === 'trolley' ? TROLLEY : whoIs(hand, at.names, at.me), ...could })
}

/** What waits at the ends of walks: each capture and return by its name, Rewards and free tiles counted. */
function doings(at: Looking, ways: readonly WalkOdds[]): string[] {
  const ending = (end: string): WalkOdds[] => ways.filter((walk) => walk.ends === end)
  const genre = ({ cell }: WalkOdds): string => genreTitle(tileAt(at.view, cell)?.shelf ?? '')
  const terror = ({ cell }: WalkOdds): string => terrorName(at.box, tileAt(at.view, cell)?.terror ?? -1)
  return [
    ...ending('capture').map((walk) => capture(terror(walk), thingNames(at.box, walk.payments[0] ?? []))),
    ...(ending('return').length > 0
      ? [say('labyrinth-maze-reach-return', { genres: either(ending('return').map(genre)) })]
      : []),
    ...(ending('reward').length > 0 ? [say('labyrinth-maze-reach-reward')] : []),
    ...(ending('free').length > 0 ? [say('labyrinth-maze-reach-tiles', { count: ending('free').length })] : []),
  ]
}

const capture = (terror: string, cards: string[]): string =>
  cards.length > 0
    ? say('labyrinth-maze-reach-capture-with', { terror, cards })
    : say('labyrinth-maze-reach-capture', { terror })

/** Who else could come to a cell to do something there; what oneself can do now stands on the buttons. */
export function comerLines(at: Looking, cell: string): string[] {
  return (at.odds?.reach ?? []).flatMap((ways, hand) => {
    if (isNow(at.view, at.legal, hand)) return []
    const walk = ways.find((one) => one.cell === cell && one.walker === 'player' && one.ends !== 'free')
    return walk === undefined
      ? []
      : [say('labyrinth-maze-comes', { who: whoIs(hand, at.names, at.me), doings: doings(at, [walk]) })]
  })
}
