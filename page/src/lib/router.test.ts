import { describe, expect, it } from 'vitest'
import { placeOf } from './router.svelte'

describe('addresses', () => {
  it('lead to screens', () => {
    expect(placeOf('/', '')).toEqual({ screen: 'lobby' })
    expect(placeOf('/t/abc', '')).toEqual({ screen: 'table', table: 'abc' })
    expect(placeOf('/t/abc', '?at=37')).toMatchObject({ screen: 'replay', table: 'abc', at: 37, seat: null })
    expect(placeOf('/t/abc/replay', '?seat=1')).toMatchObject({ screen: 'replay', table: 'abc', at: null, seat: 1 })
    expect(placeOf('/rules/fire', '?rule=FIRE-SAVE-1')).toEqual({ screen: 'rules', game: 'fire', rule: 'FIRE-SAVE-1' })
  })

  it('that lead nowhere say so', () => {
    for (const path of ['/t', '/x/y', '/t/abc/more', '/learn/fire/2'])
      expect(placeOf(path, ''), path).toEqual({ screen: 'nowhere' })
    expect(placeOf('/t/abc', '?at=minus')).toMatchObject({ screen: 'replay', table: 'abc', at: null, seat: null })
  })
})
