/** The line of an arrow from a cell to a cell: a bow, so that arrows there and back do not lie on each other. */

import { middleOf, round, type Point } from './geometry'

export interface Arrow {
  line: string
  head: string
  foot: Point
}

const SHORT = 26 // it ends before the middle, so that what lies there can be seen
const HEAD = 17

/** `place` spreads arrows of several people between the same two cells. */
export function arrow(from: string, to: string, place: number): Arrow {
  const start = middleOf(from)
  const end = middleOf(to)
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length }
  const aside = { x: -along.y, y: along.x }
  const bow = 14 + 9 * (place % 3)
  const bend = moved(moved(start, along, length / 2), aside, bow)
  const back = unit(bend, end)
  const tip = moved(end, back, -SHORT)
  const neck = moved(tip, back, -HEAD * 0.7)
  const across = { x: -back.y, y: back.x }
  const base = moved(tip, back, -HEAD)
  const one = moved(base, across, HEAD * 0.62)
  const other = moved(base, across, -HEAD * 0.62)
  return {
    line: `M${text(start)}Q${text(bend)} ${text(neck)}`,
    head: `M${text(tip)}L${text(one)}L${text(other)}z`,
    foot: start,
  }
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

const moved = (point: Point, way: Point, far: number): Point => ({ x: point.x + way.x * far, y: point.y + way.y * far })
const text = (point: Point): string => `${round(point.x)} ${round(point.y)}`
