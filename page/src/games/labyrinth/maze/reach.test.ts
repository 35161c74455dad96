import { describe, expect, test } from 'vitest'
import type { LabyrinthOdds, WalkOdds } from '../../../protocol'
import { box, table } from '../testing'
import { about } from './about'
import type { Looking } from './labels'
import { watchedAt, waysOf } from './offers'
import { reachLine } from './reach'

const NO_ODDS: LabyrinthOdds = { out_of_time: false, threats: [], dark: {}, terrors: [], walks: [], reach: [] }
const OPEN: [boolean, boolean, boolean, boolean] = [true, true, true, true]
const way = (cell: string, ends: string, payments: string[][] = [], walker = 'player'): WalkOdds => ({
  walker,
  cell,
  ends,
  boosters: false,
  payments,
})

const VIEW = table({
  tiles: {
    r2c3: { lit: true, kind: 'terror', open: OPEN, terror: 0 },
    r3c2: { lit: true, kind: 'shelf', open: OPEN, shelf: 'blue' },
    r3c4: { lit: true, kind: 'reward', open: OPEN },
  },
})
const MINE = [way('r4c3', 'free')]
const THEIRS = [
  way('r2c3', 'capture', [['jo-march', 'nzinga'], ['atalanta']]),
  way('r3c2', 'return'),
  way('r3c4', 'reward'),
  way('r4c3', 'free'),
  way('r5c3', 'free'),
]
const ODDS = { ...NO_ODDS, walks: MINE, reach: [MINE, THEIRS] }

function looking(wish: Partial<Looking> = {}): Looking {
  return { view: VIEW, odds: ODDS, box, names: ['Ana', 'Ben'], me: 0, legal: ['move:r4c3'], ...wish }
}

describe('whose ways a pressed cell shows', () => {
  test('whoever is asked, else whoever stands there; of several the one wished for', () => {
    expect(watchedAt(VIEW, 'r3c3', null)).toBe(0)
    expect(watchedAt(VIEW, 'r3c3', 1)).toBe(1)
    expect(watchedAt(VIEW, 'r4c4', 1)).toBeNull()
    expect(watchedAt(VIEW, null, null)).toBeNull()
    expect(watchedAt(table({ hands: [{}, { cell: 'r4c4' }] }), 'r4c4', null)).toBe(1)
  })

  test('a partner has ways in a turn that is not theirs, oneself while others are asked', () => {
    expect(waysOf(VIEW, ODDS, ['move:r4c3'], 0)).toBe(ODDS.walks)
    expect(waysOf(VIEW, ODDS, ['move:r4c3'], 1)).toBe(THEIRS)
    expect(waysOf({ ...VIEW, active: 1 }, { ...ODDS, walks: THEIRS }, [], 0)).toBe(MINE)
  })

  test('with the odds turned off only the ways that are offered are known', () => {
    expect(waysOf(VIEW, null, ['move:r3c4'], 0).map(({ cell }) => cell)).toEqual(['r3c4'])
    expect(waysOf(VIEW, null, ['move:r3c4'], 1)).toEqual([])
    expect(reachLine(looking({ odds: null }), 1, 'player')).toBe('')
  })
})

describe('how far somebody comes, in a sentence', () => {
  test('what can be done now, and what could be done in a turn of their own', () => {
    expect(reachLine(looking(), 0, 'player')).toBe('You can reach 1 tile.')
    expect(reachLine(looking(), 1, 'player')).toBe(
      'Ben could capture Basilisk with Jo March and Nzinga, return a Terror to Historical Leaders, draw a Reward or reach 2 tiles.',
    )
    expect(reachLine(looking({ odds: { ...ODDS, reach: [MINE, []] } }), 1, 'player')).toBe('No way leads on from here.')
  })

  test('alone, for the Trolley and for a ride', () => {
    const walks = [way('r4c3', 'free', [], 'trolley'), way('r3c4', 'reward', [], 'ride')]
    const solo = looking({ view: { ...VIEW, solo: true }, odds: { ...NO_ODDS, walks, reach: [walks] }, names: ['Ana'] })
    expect(reachLine(solo, 0, 'trolley')).toBe('The Trolley can reach 1 tile.')
    expect(reachLine(solo, 0, 'ride')).toBe('Riding, you can draw a Reward.')
  })

  test('the paper of a cell tells who else could come there for something', () => {
    expect(about(looking(), 'r2c3').lines).toContain('Ben could come and capture Basilisk with Jo March and Nzinga.')
    expect(about(looking(), 'r4c3').lines).toEqual([])
  })
})
