/** A cell in one sentence, for whoever cannot see it. */

import type { LabyrinthBox, LabyrinthOdds, LabyrinthView, TileView, WalkOdds } from '../../../protocol'
import { percent } from '../../../words/numbers'
import { say } from '../../../words/say'
import { ME, whoIs } from '../who'
import { symbolWords, terrorName, thingNames } from '../wording'
import { placeOf } from './geometry'
import { walksOf } from './offers'

const SIDES = ['north', 'east', 'south', 'west'] as const

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
  return say('labyrinth-maze-cell', { row: row + 1, column: column + 1 })
}

function tileWords(tile: TileView): string {
  if (tile.kind === null) return say('labyrinth-maze-dark')
  const what = say(tile.lit ? 'labyrinth-maze-lit' : 'labyrinth-maze-known', { kind: tile.kind })
  return tile.open === null ? what : `${what}, ${openWords(tile.open)}`
}

/** Its sides, clockwise from the north. */
function openWords(open: readonly boolean[]): string {
  const sides = SIDES.filter((_, side) => open[side])
  if (sides.length === SIDES.length) return say('labyrinth-maze-open-all')
  return say('labyrinth-maze-open', { sides: sides.map((side) => say('labyrinth-side', { side })) })
}

function tokenWords(at: Looking, tile: TileView): string {
  const terror = tile.terror === null ? undefined : at.box.terrors[tile.terror]
  if (terror && tile.terror !== null)
    return say('labyrinth-maze-needs', {
      terror: terrorName(at.box, tile.terror),
      symbols: symbolWords(terror.symbols),
    })
  if (tile.shelf !== null) return shelfName(tile.shelf)
  if (!tile.lit) return ''
  if (tile.kind === 'terror') return say('labyrinth-maze-empty-lair')
  return tile.kind === 'shelf' ? say('labyrinth-maze-empty-shelf') : ''
}

/** "Shelf of Legends (athletics)" */
export const shelfName = (genre: string): string => say('labyrinth-maze-shelf', { genre })

/** "you and Ben are here" */
export function standingWords(at: Looking, cell: string): string {
  const here = at.view.hands.flatMap((hand, place) => (hand.cell === cell ? [whoIs(place, at.names, at.me)] : []))
  if (here.length === 0) return ''
  if (here.length === 1 && here[0] === ME) return say('labyrinth-maze-here-me')
  const meFirst = [...here.filter((who) => who === ME), ...here.filter((who) => who !== ME)]
  return say('labyrinth-maze-here', {
    who: meFirst.map((who) => say('labyrinth-board-who', { who })),
    count: here.length,
  })
}

function walkWords(at: Looking, cell: string): string[] {
  return walksOf(at.view, at.odds, at.legal)
    .filter((walk) => walk.cell === cell)
    .map((walk) => oneWalk(at, walk))
}

function oneWalk(at: Looking, walk: WalkOdds): string {
  const mine = at.me !== null && at.me === at.view.active
  const can =
    mine || at.view.solo
      ? say('labyrinth-maze-can-walk', { walker: walk.walker })
      : say('labyrinth-maze-can-walk-other', { who: at.names[at.view.active ?? 0] ?? '' })
  const then = endWords(at.box, walk)
  return [
    then === '' ? can : say('list-last', { first: can, last: then }),
    walk.boosters ? say('labyrinth-maze-walk-boosters') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function endWords(box: LabyrinthBox, walk: WalkOdds): string {
  const cards = thingNames(box, walk.payments[0] ?? [])
  if (walk.ends === 'capture')
    return cards.length > 0 ? say('labyrinth-maze-walk-capture-with', { cards }) : say('labyrinth-maze-walk-capture')
  if (walk.ends === 'return') return say('labyrinth-maze-walk-return')
  return walk.ends === 'reward' ? say('labyrinth-maze-walk-reward') : ''
}

function deedWords(at: Looking, cell: string): string {
  if (at.legal.includes(`flip:${cell}`)) return say('labyrinth-maze-can-light')
  return at.legal.some((action) => action.startsWith(`rotate:${cell}:`)) ? say('labyrinth-maze-can-turn') : ''
}

function threatWords(at: Looking, cell: string): string {
  const threat = at.odds?.threats.find((one) => one.cell === cell)
  if (threat === undefined || threat.chance[0] === 0) return ''
  return say('labyrinth-maze-threat', { chance: chanceOf(threat.chance), effect: threat.effect })
}

export function chanceOf([above, below]: readonly [number, number]): string {
  return percent(below === 0 ? 0 : above / below)
}
