import { describe, expect, test } from 'vitest'
import type { LabyrinthOdds } from '../../../protocol'
import { box, table } from '../testing'
import { about } from './about'
import { cellLabel, type Looking } from './labels'

const NAMES = ['Ana', 'Ben']
const NO_ODDS: LabyrinthOdds = { out_of_time: false, threats: [], dark: {}, terrors: [], walks: [], reach: [] }
const BASILISK = {
  lit: true,
  kind: 'terror',
  open: [true, true, false, false] as [boolean, boolean, boolean, boolean],
  terror: 0,
}

function looking(wish: Partial<Looking>): Looking {
  return { view: table(), odds: NO_ODDS, box, names: NAMES, me: 0, legal: [], ...wish }
}

describe('a cell in a sentence', () => {
  test('a tile that nobody has seen tells nothing', () => {
    expect(cellLabel(looking({}), 'r1c1')).toBe('row 1, column 1: dark, never lit')
  })

  test('a tile that went dark is remembered (R-21)', () => {
    const view = table({ tiles: { r1c2: { kind: 'reward', open: [true, false, true, false] } } })
    expect(cellLabel(looking({ view }), 'r1c2')).toBe(
      'row 1, column 2: dark Reward tile, seen before, open north and south',
    )
  })

  test('who stands there', () => {
    expect(cellLabel(looking({}), 'r3c3')).toBe('row 3, column 3: the compass, open to all sides; you and Ben are here')
    expect(cellLabel(looking({ me: 1 }), 'r3c3')).toContain('you and Ana are here')
    expect(cellLabel(looking({ me: null }), 'r3c3')).toContain('Ana and Ben are here')
  })

  test('a Terror with what it takes, and the cards that capture it', () => {
    const view = table({ tiles: { r2c3: BASILISK } })
    const walk = {
      walker: 'player',
      cell: 'r2c3',
      ends: 'capture',
      boosters: false,
      payments: [['jo-march', 'nzinga']],
    }
    expect(cellLabel(looking({ view, odds: { ...NO_ODDS, walks: [walk] } }), 'r2c3')).toBe(
      'row 2, column 3: lit Terror tile, open north and east; Basilisk: athletics, wisdom and courage; ' +
        'you can walk here and capture it with Jo March and Nzinga',
    )
  })

  test('what another player could do is told of that player', () => {
    const view = table({ active: 1, tiles: { r2c3: { ...BASILISK, terror: null, kind: 'reward' } } })
    const walk = { walker: 'player', cell: 'r2c3', ends: 'reward', boosters: true, payments: [] }
    const label = cellLabel(looking({ view, odds: { ...NO_ODDS, walks: [walk] } }), 'r2c3')
    expect(label).toContain('Ben can walk here and draw a Reward, with boosters')
  })

  test('what can be done and what threatens', () => {
    const threat = { direction: 'NW', cell: 'r2c3', chance: [1, 4] as [number, number], effect: 'lights' }
    const label = cellLabel(looking({ odds: { ...NO_ODDS, threats: [threat] }, legal: ['flip:r2c3'] }), 'r2c3')
    expect(label).toBe('row 2, column 3: dark, never lit; you can light it; next curse here 25%, then it lights up')
  })

  test('with the odds turned off, the walks that are offered are still told', () => {
    const view = table({ tiles: { r2c3: { ...BASILISK, terror: null, kind: 'crossroads' } } })
    expect(cellLabel(looking({ view, odds: null, legal: ['move:r2c3'] }), 'r2c3')).toContain('you can walk here')
  })
})

describe('the paper beside a cell', () => {
  test('says what a dark tile may be, the likeliest first', () => {
    const dark: LabyrinthOdds['dark'] = { crossroads: [1, 10], terror: [1, 2], shelf: [2, 5], reward: [0, 1] }
    expect(about(looking({ odds: { ...NO_ODDS, dark } }), 'r1c1')).toEqual({
      title: 'Dark tile',
      symbols: [],
      lines: ['May be: Terror 50%, Shelf 40%, crossroads 10%'],
    })
  })

  test('says who a Terror is, who holds what it takes, and what oneself lacks', () => {
    const view = table({ tiles: { r2c3: BASILISK } })
    const terrors = [{ cell: 'r2c3', terror: 0, alone: [1], together: [1], missing: [['purple'], []] }]
    expect(about(looking({ view, odds: { ...NO_ODDS, terrors } }), 'r2c3')).toEqual({
      title: 'Basilisk',
      symbols: ['orange', 'blue', 'purple'],
      lines: ['A king of snakes.', 'Ben holds all it takes.', 'You lack courage.'],
    })
  })

  test('says which captured Terror a Shelf waits for', () => {
    const shelf = { ...BASILISK, terror: null, kind: 'shelf', shelf: 'blue' }
    const pile = { terror: 0, books: [], items: [] }
    const view = table({ tiles: { r2c3: shelf }, hands: [{}, { piles: [pile] }] })
    expect(about(looking({ view }), 'r2c3').lines).toEqual(['Basilisk can come home here.'])
    expect(about(looking({ view: table({ tiles: { r2c3: shelf } }) }), 'r2c3').lines).toEqual([
      'Nobody has a captured Terror for it yet.',
    ])
  })
})
