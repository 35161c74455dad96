import { describe, expect, test } from 'vitest'
import { table } from '../testing'
import { offersAt, walksOf } from './offers'

const CORNER = { lit: true, kind: 'reward', open: [true, false, false, true] as [boolean, boolean, boolean, boolean] }
const said = (offers: ReturnType<typeof offersAt>): string[] =>
  offers.map(({ action, offered, booster }) => `${action}${offered ? '' : ' not'}${booster ? ' booster' : ''}`)

describe('what a cell offers', () => {
  test('a dark tile can be lit; from afar it takes a booster (LAB-BOOST-8)', () => {
    expect(said(offersAt(table(), null, ['flip:1,2', 'flip:0,0'], '1,2'))).toEqual(['flip:1,2'])
    expect(said(offersAt(table(), null, ['flip:1,2', 'flip:0,0'], '0,0'))).toEqual(['flip:0,0 booster'])
    expect(said(offersAt(table(), null, ['end'], '0,0'))).toEqual(['flip:0,0 not booster'])
  })

  test('a lit tile can be walked to and turned, both ways', () => {
    const view = table({ tiles: { '1,2': CORNER } })
    const legal = ['rotate:1,2:cw', 'rotate:1,2:ccw']
    expect(said(offersAt(view, null, legal, '1,2'))).toEqual(['move:1,2 not', 'rotate:1,2:ccw', 'rotate:1,2:cw'])
  })

  test('the compass does not turn, and nobody walks to where they stand', () => {
    expect(offersAt(table(), null, ['end'], '2,2')).toEqual([])
  })

  test('alone, the Trolley rolls too, and both ride while they are together (LAB-SOLO-8)', () => {
    const wish = { solo: true, tiles: { '1,2': CORNER } }
    const together = table({ ...wish, hands: [{ cell: '2,2' }, { cell: '2,2' }] })
    expect(offersAt(together, null, ['end'], '1,2').map(({ verb }) => verb)).toEqual(['walk', 'trolley', 'ride', 'left', 'right'])
    const apart = table({ ...wish, hands: [{ cell: '2,2' }, { cell: '1,2' }] })
    expect(offersAt(apart, null, ['end'], '1,2').map(({ verb }) => verb)).toEqual(['walk', 'left', 'right'])
  })

  test('nothing, while somebody else is asked or a price is chosen', () => {
    expect(offersAt(table(), null, [], '0,0')).toEqual([])
    expect(offersAt(table({ decision: 'pay' }), null, ['pay:book-1'], '0,0')).toEqual([])
  })
})

test('without odds, walks are read from what is offered', () => {
  const view = table({ tiles: { '1,2': CORNER, '2,3': { ...CORNER, kind: 'shelf', shelf: 'red' } } })
  expect(walksOf(view, null, ['move:1,2', 'move:2,3']).map(({ cell, ends }) => `${cell} ${ends}`)).toEqual(['1,2 reward', '2,3 return'])
})
