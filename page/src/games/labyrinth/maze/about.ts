/** What is worth knowing of a cell before one acts there. */

import type { TileView } from '../../../protocol'
import { say } from '../../../words/say'
import { ME, whoIs, type Who } from '../who'
import { capital, lineOn, symbolWords, terrorName } from '../wording'
import { chanceOf, shelfName, standingWords, type Looking } from './labels'
import { comerLines } from './reach'

export interface About {
  title: string
  symbols: string[]
  lines: string[]
}

/** `ways`: how far somebody who stands there comes. */
export function about(at: Looking, cell: string, ways = ''): About {
  const tile = at.view.tiles.find((one) => one.cell === cell)
  if (tile === undefined) return { title: '', symbols: [], lines: [] }
  return {
    title: titleOf(at, tile),
    symbols:
      (tile.terror === null ? undefined : at.box.terrors[tile.terror]?.symbols) ??
      (tile.shelf === null ? [] : [tile.shelf]),
    lines: [
      ...whoLines(at, tile),
      ...hereLines(at, cell, ways),
      ...mayBe(at, tile),
      ...captureLines(at, tile),
      ...shelfLines(at, tile),
      ...comerLines(at, cell),
      ...threatLines(at, tile),
    ],
  }
}

function titleOf(at: Looking, tile: TileView): string {
  if (tile.terror !== null) return terrorName(at.box, tile.terror)
  if (tile.shelf !== null) return shelfName(tile.shelf)
  if (tile.kind === null) return say('labyrinth-maze-dark-tile')
  return capital(say(tile.lit ? 'labyrinth-maze-kind' : 'labyrinth-maze-known', { kind: tile.kind }))
}

/** Who a Terror is, out of the box. */
function whoLines({ box }: Looking, { terror }: TileView): string[] {
  const who = terror === null ? undefined : box.terrors[terror]?.who
  const line = who === undefined ? '' : lineOn(who)
  return line === '' ? [] : [`${line}.`]
}

function hereLines(at: Looking, cell: string, ways: string): string[] {
  const who = standingWords(at, cell)
  return who === '' ? [] : [`${capital(who)}.`, ...(ways === '' ? [] : [ways])]
}

/** What a tile that was never lit may turn out to be. */
function mayBe(at: Looking, tile: TileView): string[] {
  if (tile.kind !== null || at.odds === null) return []
  const parts = Object.entries(at.odds.dark)
    .filter(([, [above]]) => above > 0)
    .sort(([, [a, b]], [, [c, d]]) => c / d - a / b)
    .map(([kind, chance]) => say('labyrinth-maze-maybe-kind', { kind, chance: chanceOf(chance) }))
  return parts.length === 0 ? [] : [say('labyrinth-maze-maybe', { parts: parts.join(', ') })]
}

/** Who could capture it, and what oneself lacks. */
function captureLines(at: Looking, tile: TileView): string[] {
  const odds = at.odds?.terrors.find((one) => one.cell === tile.cell)
  if (odds === undefined) return []
  const who = (hand: number): Who => whoIs(hand, at.names, at.me)
  if (at.me !== null && odds.alone.includes(at.me)) return [say('labyrinth-maze-holds', { who: ME })]
  const lacking =
    at.me === null ? [] : [say('labyrinth-maze-lacks', { symbols: symbolWords(odds.missing[at.me] ?? []) })]
  const [one] = odds.alone
  if (one !== undefined) return [say('labyrinth-maze-holds', { who: who(one) }), ...lacking]
  const team = odds.together.map((hand) => say('labyrinth-board-who', { who: who(hand) }))
  return team.length > 0 ? [say('labyrinth-maze-together', { who: team }), ...lacking] : lacking
}

function shelfLines(at: Looking, tile: TileView): string[] {
  const { shelf } = tile
  if (shelf === null) return []
  const fits = at.view.hands
    .flatMap((hand) => hand.piles)
    .filter(({ terror }) => at.box.terrors[terror]?.symbols.includes(shelf))
    .map(({ terror }) => terrorName(at.box, terror))
  return [fits.length === 0 ? say('labyrinth-maze-none-fits') : say('labyrinth-maze-fits', { terrors: fits })]
}

function threatLines(at: Looking, tile: TileView): string[] {
  const threat = at.odds?.threats.find((one) => one.cell === tile.cell)
  if (threat === undefined || threat.chance[0] === 0) return []
  return [say('labyrinth-maze-threat-sentence', { chance: chanceOf(threat.chance), effect: threat.effect })]
}
