/** A cell in one sentence, for whoever cannot see it. */

import type { LabyrinthBox, LabyrinthOdds, LabyrinthView, TileView, WalkOdds } from '../../../protocol'
import { percent } from '../../../words/numbers'
import { whoIs } from '../who'
import { symbolWords, terrorName, thingName } from '../wording'
import { labyrinth } from '../words'
import { placeOf } from './geometry'
import { walksOf } from './offers'
import { maze } from './words'

export interface Looking {
  view: LabyrinthView
  odds: LabyrinthOdds | null
  box: LabyrinthBox
  names: readonly string[]
  me: number | null
  legal: readonly string[]
}

/** "Row 2, column 3: lit Terror tile, open north and east; Kraken: two athletes; you can walk here and capture it". */
export function cellLabel(at: Looking, cell: string): string {
  const tile = at.view.tiles.find((one) => one.cell === cell)
  if (tile === undefined) return cell
  const parts = [
    tileWords(tile),
    tokenWords(at, tile),
    standingWords(at, cell),
    ...walkWords(at, cell),
    deedWords(at, cell),
    threatWords(at, cell),
  ]
  return `${cellName(cell)}: ${parts.filter((part) => part !== '').join('; ')}`
}

export function cellName(cell: string): string {
  const { row, column } = placeOf(cell)
  return maze().cell(row + 1, column + 1)
}

function tileWords(tile: TileView): string {
  const w = maze()
  if (tile.kind === null) return w.dark
  const what = tile.lit ? w.lit(tile.kind) : w.seen(tile.kind)
  return tile.open === null ? what : `${what}, ${w.open(tile.open)}`
}

function tokenWords(at: Looking, tile: TileView): string {
  const w = maze()
  const terror = tile.terror === null ? undefined : at.box.terrors[tile.terror]
  if (terror && tile.terror !== null) return w.needs(terrorName(at.box, tile.terror), symbolWords(terror.symbols))
  if (tile.shelf !== null) return shelfName(tile.shelf)
  if (!tile.lit) return ''
  return tile.kind === 'terror' ? w.emptyLair : tile.kind === 'shelf' ? w.emptyShelf : ''
}

/** "Shelf of Legends (athletics)" */
export function shelfName(genre: string): string {
  const { genres, skills } = labyrinth()
  return maze().shelf(genres[genre] ?? genre, skills[genre] ?? genre)
}

/** "you and Ben are here" */
export function standingWords(at: Looking, cell: string): string {
  const here = at.view.hands.flatMap((hand, place) => (hand.cell === cell ? [whoIs(place, at.names, at.me)] : []))
  const meFirst = [...here.filter((who) => who === 'me'), ...here.filter((who) => who !== 'me')]
  return here.length === 0 ? '' : maze().here(meFirst)
}

function walkWords(at: Looking, cell: string): string[] {
  return walksOf(at.view, at.odds, at.legal)
    .filter((walk) => walk.cell === cell)
    .map((walk) => oneWalk(at, walk))
}

function oneWalk(at: Looking, walk: WalkOdds): string {
  const w = maze()
  const mine = at.me !== null && at.me === at.view.active
  const can = mine || at.view.solo ? w.walk.can(walk.walker) : w.walk.canOther(at.names[at.view.active ?? 0] ?? '')
  const then = endWords(at.box, walk)
  return [then === '' ? can : w.list([can, then]), walk.boosters ? w.walk.boosters : ''].filter(Boolean).join(', ')
}

function endWords(box: LabyrinthBox, walk: WalkOdds): string {
  const w = maze()
  if (walk.ends === 'capture') return w.walk.capture(cardNames(box, walk.payments[0] ?? []))
  if (walk.ends === 'return') return w.walk.return
  return walk.ends === 'reward' ? w.walk.reward : ''
}

export function cardNames(box: LabyrinthBox, cards: readonly string[]): string[] {
  return cards.map((card) => thingName(box, card))
}

function deedWords(at: Looking, cell: string): string {
  const w = maze()
  if (at.legal.includes(`flip:${cell}`)) return w.can.light
  return at.legal.some((action) => action.startsWith(`rotate:${cell}:`)) ? w.can.turn : ''
}

function threatWords(at: Looking, cell: string): string {
  const threat = at.odds?.threats.find((one) => one.cell === cell)
  if (threat === undefined || threat.chance[0] === 0) return ''
  return maze().threat(chanceOf(threat.chance), maze().effects[threat.effect] ?? '')
}

export function chanceOf([above, below]: readonly [number, number]): string {
  return percent(below === 0 ? 0 : above / below)
}
