/** What is worth knowing of a cell before one acts there. */

import type { TileView } from '../../../protocol'
import { whoIs } from '../who'
import { capital, symbolWords, terrorName } from '../wording'
import { chanceOf, shelfName, standingWords, type Looking } from './labels'
import { labyrinth } from '../words'
import { comerLines } from './reach'
import { maze } from './words'

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
  const w = maze()
  if (tile.terror !== null) return terrorName(at.box, tile.terror)
  if (tile.shelf !== null) return shelfName(tile.shelf)
  if (tile.kind === null) return w.darkTile
  return capital(tile.lit ? w.kind(tile.kind) : w.seen(tile.kind))
}

/** Who a Terror is, out of the box. */
function whoLines({ box }: Looking, { terror }: TileView): string[] {
  const who = terror === null ? undefined : box.terrors[terror]?.who
  const line = who === undefined ? '' : labyrinth().line(who)
  return line === '' ? [] : [`${line}.`]
}

function hereLines(at: Looking, cell: string, ways: string): string[] {
  const who = standingWords(at, cell)
  return who === '' ? [] : [`${capital(who)}.`, ...(ways === '' ? [] : [ways])]
}

/** What a tile that was never lit may turn out to be. */
function mayBe(at: Looking, tile: TileView): string[] {
  if (tile.kind !== null || at.odds === null) return []
  const w = maze()
  const parts = Object.entries(at.odds.dark)
    .filter(([, [above]]) => above > 0)
    .sort(([, [a, b]], [, [c, d]]) => c / d - a / b)
    .map(([kind, chance]) => `${w.kindsShort[kind] ?? kind} ${chanceOf(chance)}`)
  return parts.length === 0 ? [] : [w.maybe(parts)]
}

/** Who could capture it, and what oneself lacks. */
function captureLines(at: Looking, tile: TileView): string[] {
  const odds = at.odds?.terrors.find((one) => one.cell === tile.cell)
  if (odds === undefined) return []
  const w = maze()
  const who = (hand: number) => whoIs(hand, at.names, at.me)
  if (at.me !== null && odds.alone.includes(at.me)) return [w.holds('me')]
  const lacking = at.me === null ? [] : [w.lacks(symbolWords(odds.missing[at.me] ?? []))]
  const [one] = odds.alone
  if (one !== undefined) return [w.holds(who(one)), ...lacking]
  return odds.together.length > 0 ? [w.together(odds.together.map(who)), ...lacking] : lacking
}

function shelfLines(at: Looking, tile: TileView): string[] {
  const { shelf } = tile
  if (shelf === null) return []
  const fits = at.view.hands
    .flatMap((hand) => hand.piles)
    .filter(({ terror }) => at.box.terrors[terror]?.symbols.includes(shelf))
    .map(({ terror }) => terrorName(at.box, terror))
  return [fits.length === 0 ? maze().noneFits : maze().fits(fits)]
}

function threatLines(at: Looking, tile: TileView): string[] {
  const threat = at.odds?.threats.find((one) => one.cell === tile.cell)
  if (threat === undefined || threat.chance[0] === 0) return []
  return [maze().threatShort(chanceOf(threat.chance), maze().effects[threat.effect] ?? '')]
}
