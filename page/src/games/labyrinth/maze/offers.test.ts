import { describe, expect, test } from 'vitest'
import { table } from '../testing'
import { offersAt, walksOf } from './offers'

const CORNER = { lit: true, kind: 'reward', open: [true, false, false, true] as [boolean, boolean, boolean, boolean] }
const said = (offers: ReturnType<typeof offersAt>): string[] =>
  offers.map(({ action, offered, booster }) => `${action}${offered ? '' : ' not'}${booster ? ' booster' : ''}`)

describe('what a cell offers', () => {
  test('a dark tile can be lit; from afar it takes a booster (LAB-BOOST-8)', () => {
    expect(said(offersAt(table(), null, ['flip:r2c3', 'flip:r1c1'], 'r2c3'))).toEqual(['flip:r2c3'])
    expect(said(offersAt(table(), null, ['flip:r2c3', 'flip:r1c1'], 'r1c1'))).toEqual(['flip:r1c1 booster'])
    expect(said(offersAt(table(), null, ['end'], 'r1c1'))).toEqual(['flip:r1c1 not booster'])
  })

  test('a lit tile can be walked to and turned, both ways', () => {
    const view = table({ tiles: { r2c3: CORNER } })
    const legal = ['rotate:r2c3:cw', 'rotate:r2c3:ccw']
    expect(said(offersAt(view, null, legal, 'r2c3'))).toEqual(['move:r2c3 not', 'rotate:r2c3:ccw', 'rotate:r2c3:cw'])
  })

  test('the compass does not turn, and nobody walks to where they stand', () => {
    expect(offersAt(table(), null, ['end'], 'r3c3')).toEqual([])
  })

  test('alone, the Trolley rolls too, and both ride while they are together (LAB-SOLO-8)', () => {
    const wish = { solo: true, tiles: { r2c3: CORNER } }
    const together = table({ ...wish, hands: [{ cell: 'r3c3' }, { cell: 'r3c3' }] })
    expect(offersAt(together, null, ['end'], 'r2c3').map(({ verb }) => verb)).toEqual([
      'walk',
      'trolley',
      'ride',
      'left',
      'right',
    ])
    const apart = table({ ...wish, hands: [{ cell: 'r3c3' }, { cell: 'r2c3' }] })
    expect(offersAt(apart, null, ['end'], 'r2c3').map(({ verb }) => verb)).toEqual(['walk', 'left', 'right'])
  })

  test('nothing, while somebody else is asked or a price is chosen', () => {
    expect(offersAt(table(), null, [], 'r1c1')).toEqual([])
    expect(offersAt(table({ decision: 'pay' }), null, ['pay:nzinga'], 'r1c1')).toEqual([])
  })
})

test('without odds, walks are read from what is offered', () => {
  const view = table({ tiles: { r2c3: CORNER, r3c4: { ...CORNER, kind: 'shelf', shelf: 'red' } } })
  expect(walksOf(view, null, ['move:r2c3', 'move:r3c4']).map(({ cell, ends }) => `${cell} ${ends}`)).toEqual([
    'r2c3 reward',
    'r3c4 return',
  ])
})
