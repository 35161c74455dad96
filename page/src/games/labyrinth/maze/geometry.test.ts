import { describe, expect, test } from 'vitest'
import { table } from '../testing'
import {
  beyond,
  doorsOf,
  isBeside,
  junctionAt,
  middleOf,
  nearestAngle,
  octagon,
  quarterOf,
  routeOf,
  standing,
  unturned,
  type Sides,
} from './geometry'

const ALL: [boolean, boolean, boolean, boolean] = [true, true, true, true]
/** Open sides by their letters, clockwise from the north. */
const sides = (letters: string): [boolean, boolean, boolean, boolean] =>
  ['N', 'E', 'S', 'W'].map((side) => letters.includes(side)) as [boolean, boolean, boolean, boolean]
const lit = (letters: string) => ({ lit: true, kind: 'terror', open: sides(letters) })

describe('cells', () => {
  test('have their middles in squares of 100', () => {
    expect(middleOf('r3c4')).toEqual({ x: 350, y: 250 })
  })

  test('go on beyond their sides until the rim', () => {
    expect([0, 1, 2, 3].map((side) => beyond('r1c5', side as 0 | 1 | 2 | 3))).toEqual([null, null, 'r2c5', 'r1c4'])
  })

  test('lie beside each other by a side, never by a corner (LAB-FLIP-2)', () => {
    expect([isBeside('r2c2', 'r2c3'), isBeside('r2c2', 'r3c3')]).toEqual([true, false])
  })

  test('are octagons with eight equal sides', () => {
    const corners = octagon(50)
      .split(' ')
      .map((corner) => corner.split(',').map(Number) as [number, number])
    const long = corners.map(([x, y], place) => {
      const [a, b] = corners[(place + 1) % 8] ?? [0, 0]
      return Math.hypot(a - x, b - y)
    })
    expect(Math.max(...long) - Math.min(...long)).toBeLessThan(0.05)
  })
})

describe('junctions', () => {
  test('go clockwise from the north-west (rules, 3.1)', () => {
    expect([0, 3, 6, 9].map(junctionAt)).toEqual([
      { x: 100, y: 100 },
      { x: 400, y: 100 },
      { x: 400, y: 400 },
      { x: 100, y: 400 },
    ])
  })

  test('close into a ring', () => {
    expect(junctionAt(12)).toEqual(junctionAt(0))
    expect(junctionAt(-1)).toEqual(junctionAt(11))
  })
})

describe('turning', () => {
  test.each([
    ['NE', 0],
    ['ES', 1],
    ['SW', 2],
    ['WN', 3],
    ['WNE', 0],
    ['NES', 1],
    ['ESW', 2],
    ['SWN', 3],
    ['NESW', 0],
  ])('%s lies %i quarters from its first position (rules, 3.2)', (letters, quarters) => {
    expect(quarterOf(sides(letters))).toBe(quarters)
  })

  test('a tile that is turned back lies in its first position', () => {
    for (const letters of ['NE', 'ES', 'SW', 'WN']) {
      const open: Sides = sides(letters)
      expect(unturned(open, quarterOf(open))).toEqual(sides('NE'))
    }
    for (const letters of ['WNE', 'NES', 'ESW', 'SWN']) {
      const open: Sides = sides(letters)
      expect(unturned(open, quarterOf(open))).toEqual(sides('WNE'))
    }
  })

  test('goes the short way, beyond a full circle if need be', () => {
    expect(nearestAngle(270, 0)).toBe(360)
    expect(nearestAngle(360, 3)).toBe(270)
    expect(nearestAngle(0, 3)).toBe(-90)
    expect(nearestAngle(720, 1)).toBe(810)
  })
})

describe('ways', () => {
  test('a door is open on both sides, between two lit tiles (LAB-MOVE-2)', () => {
    const view = table({
      tiles: { r3c4: lit('NW'), r2c3: lit('EW'), r2c4: lit('SE'), r3c2: { open: ALL, kind: 'crossroads' } },
    })
    expect(doorsOf(view.tiles)).toEqual([
      { cell: 'r2c4', side: 2 },
      { cell: 'r3c3', side: 1 },
    ])
  })

  test('go through doors and round tokens (LAB-MOVE-4)', () => {
    const view = table({
      tiles: {
        r3c4: { ...lit('NESW'), terror: 0 },
        r2c3: lit('SE'),
        r2c4: lit('WE'),
        r2c5: lit('WS'),
        r3c5: lit('NW'),
      },
    })
    expect(routeOf(view.tiles, 'r3c3', 'r3c5')).toEqual(['r3c3', 'r2c3', 'r2c4', 'r2c5', 'r3c5'])
  })

  test('may end on a token', () => {
    const view = table({ tiles: { r3c4: { ...lit('W'), terror: 0 } } })
    expect(routeOf(view.tiles, 'r3c3', 'r3c4')).toEqual(['r3c3', 'r3c4'])
  })

  test('pass a token with a ladder, and a bookcase with a passage, when there is no other way', () => {
    const past = table({ tiles: { r3c4: { ...lit('EW'), terror: 0 }, r3c5: lit('W') } })
    expect(routeOf(past.tiles, 'r3c3', 'r3c5')).toEqual(['r3c3', 'r3c4', 'r3c5'])
    const through = table({ tiles: { r3c4: lit('N') } })
    expect(routeOf(through.tiles, 'r3c3', 'r3c4')).toEqual(['r3c3', 'r3c4'])
  })

  test('are drawn straight where nothing leads', () => {
    expect(routeOf(table().tiles, 'r3c3', 'r1c1')).toEqual(['r3c3', 'r1c1'])
  })
})

test('everybody on a tile stands apart', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const spots = Array.from({ length: count }, (_, place) => standing(count, place))
    for (const [one, a] of spots.entries())
      for (const b of spots.slice(one + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24)
    for (const { x, y } of spots) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(30)
  }
})
