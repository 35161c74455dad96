/** The grid as it is drawn: 25 octagons of 100 by 100, the ring of junctions between them, doors, and ways through them. */

import type { TileView } from '../../../protocol'
import { rowAndColumn } from '../names'

export const SIDE = 5
export const UNIT = 100
/** How far a tile reaches from its middle, and how long its eight sides are (one half of one). */
export const REACH = 47
export const HALF_SIDE = REACH * Math.tan(Math.PI / 8)

export interface Point {
  x: number
  y: number
}

/** Sides of a tile: open or not, clockwise from the north. */
export type Sides = readonly [boolean, boolean, boolean, boolean]
export type Side = 0 | 1 | 2 | 3
export const SIDES: readonly Side[] = [0, 1, 2, 3]

const STEPS: Record<Side, readonly [number, number]> = { 0: [-1, 0], 1: [0, 1], 2: [1, 0], 3: [0, -1] }

/** The twelve junctions on which the Bookwyrm crawls, clockwise: the tile north-west of each (rules, 3.1). */
const RING: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
  [3, 2],
  [3, 1],
  [3, 0],
  [2, 0],
  [1, 0],
]
export const JUNCTIONS = RING.length

/** Row and column of a cell such as `r2c3`, each from 0. */
export function placeOf(cell: string): { row: number; column: number } {
  const [row, column] = rowAndColumn(cell)
  return { row, column }
}

export function cellAt(row: number, column: number): string | null {
  const inside = row >= 0 && row < SIDE && column >= 0 && column < SIDE
  return inside ? `r${row + 1}c${column + 1}` : null
}

export function middleOf(cell: string): Point {
  const { row, column } = placeOf(cell)
  return { x: column * UNIT + UNIT / 2, y: row * UNIT + UNIT / 2 }
}

export function junctionAt(junction: number): Point {
  const [row, column] = RING[((junction % JUNCTIONS) + JUNCTIONS) % JUNCTIONS] ?? [0, 0]
  return { x: (column + 1) * UNIT, y: (row + 1) * UNIT }
}

/** The cell beyond a side, if the grid goes on there. */
export function beyond(cell: string, side: Side): string | null {
  const { row, column } = placeOf(cell)
  const [down, right] = STEPS[side]
  return cellAt(row + down, column + right)
}

export const opposite = (side: Side): Side => ((side + 2) % 4) as Side

export function isBeside(one: string, other: string): boolean {
  return SIDES.some((side) => beyond(one, side) === other)
}

/** A regular octagon round a middle, as the points of a polygon. */
export function octagon(reach: number, middle: Point = { x: 0, y: 0 }): string {
  const half = reach * Math.tan(Math.PI / 8)
  const corners: [number, number][] = [
    [-half, -reach],
    [half, -reach],
    [reach, -half],
    [reach, half],
    [half, reach],
    [-half, reach],
    [-reach, half],
    [-reach, -half],
  ]
  return corners.map(([x, y]) => `${round(middle.x + x)},${round(middle.y + y)}`).join(' ')
}

export const round = (value: number): number => Math.round(value * 100) / 100

// --- turning --------------------------------------------------------------------------------------------------

/** How many quarters clockwise a tile lies from its first position: corner N E, tee W N E (rules, 3.2). */
export function quarterOf(open: Sides): number {
  const closed = SIDES.filter((side) => !open[side])
  if (closed.length === 1) return ((closed[0] ?? 2) + 2) % 4 // a tee lies open to three, its back to the south at first
  if (closed.length !== 2) return 0
  return SIDES.find((side) => open[side] && open[(side + 1) % 4]) ?? 0
}

/** The sides of a tile before it was turned by so many quarters clockwise. */
export function unturned(open: Sides, quarters: number): Sides {
  const side = (at: number): boolean => open[(((at + quarters) % 4) + 4) % 4] ?? false
  return [side(0), side(1), side(2), side(3)]
}

/** The angle nearest to where it lay that shows so many quarters: a tile turns the short way. */
export function nearestAngle(before: number, quarters: number): number {
  const goal = quarters * 90
  return goal + 360 * Math.round((before - goal) / 360)
}

// --- doors and ways -------------------------------------------------------------------------------------------

type Tiles = readonly Pick<TileView, 'cell' | 'lit' | 'open' | 'terror' | 'shelf'>[]

/** Both tiles lit, both facing sides open (LAB-MOVE-2). */
export function isDoor(tiles: ReadonlyMap<string, Tiles[number]>, cell: string, side: Side): boolean {
  const other = beyond(cell, side)
  const here = tiles.get(cell)
  const there = other === null ? undefined : tiles.get(other)
  if (!here?.lit || !there?.lit) return false
  return (here.open?.[side] ?? false) && (there.open?.[opposite(side)] ?? false)
}

export function byCell<T extends { cell: string }>(tiles: readonly T[]): Map<string, T> {
  return new Map(tiles.map((tile) => [tile.cell, tile]))
}

/** Doors that are open, each once: from a cell to the east or to the south. */
export function doorsOf(tiles: Tiles): { cell: string; side: Side }[] {
  const known = byCell(tiles)
  return tiles.flatMap(({ cell }) =>
    ([1, 2] as const).filter((side) => isDoor(known, cell, side)).map((side) => ({ cell, side })),
  )
}

/**
 * The shortest way to draw for a walk: through doors and past no token; else past tokens; else through bookcases.
 * Whether the walk is allowed is the server's word; this only says where the feet go.
 */
export function routeOf(tiles: Tiles, from: string, to: string): string[] {
  const known = byCell(tiles)
  const free = (cell: string): boolean => {
    const tile = known.get(cell)
    return cell === from || (tile?.terror ?? tile?.shelf ?? null) === null
  }
  const door = (cell: string, side: Side): boolean => isDoor(known, cell, side)
  const lit = (cell: string, side: Side): boolean => known.get(beyond(cell, side) ?? '')?.lit ?? false
  return (
    search(from, to, (cell, side) => free(cell) && door(cell, side)) ??
    search(from, to, door) ??
    search(from, to, (cell, side) => free(cell) && lit(cell, side)) ??
    search(from, to, lit) ?? [from, to]
  )
}

function search(from: string, to: string, may: (cell: string, side: Side) => boolean): string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]])
  const queue = [from]
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
    if (cell === to) return backFrom(cell, cameFrom)
    for (const side of SIDES) {
      const next = beyond(cell, side)
      if (next === null || cameFrom.has(next) || !may(cell, side)) continue
      cameFrom.set(next, cell)
      queue.push(next)
    }
  }
  return null
}

function backFrom(cell: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const before = cameFrom.get(cell) ?? null
  return before === null ? [cell] : [...backFrom(before, cameFrom), cell]
}

// --- who stands where on a tile -------------------------------------------------------------------------------

/** Where so many meeples stand on one tile, from its middle. */
export function standing(count: number, place: number): Point {
  if (count <= 1) return { x: 0, y: 0 }
  if (count === 2) return { x: place === 0 ? -15 : 15, y: 0 }
  const front = Math.floor(count / 2)
  const behind = count - front
  const back = place < behind
  const inRow = back ? behind : front
  const at = back ? place : place - behind
  return { x: (at - (inRow - 1) / 2) * (inRow > 2 ? 25 : 29), y: back ? -21 : 20 }
}
