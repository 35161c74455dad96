import { describe, expect, it } from 'vitest'
import { share } from './share'

describe('share', () => {
  const old = {
    round: 1,
    cards: [
      { holder: 0, spaces: [null, 'fire'] },
      { holder: 1, spaces: [] },
    ],
    bag: null,
  }

  it('keeps the old value where nothing is new', () => {
    expect(share(old, structuredClone(old))).toBe(old)
  })

  it('keeps the old parts beside the new ones', () => {
    const fresh = structuredClone(old)
    fresh.cards[0]!.holder = 2
    const made = share(old, fresh)
    expect(made).toEqual(fresh)
    expect(made.cards).not.toBe(old.cards)
    expect(made.cards[0]!.spaces).toBe(old.cards[0]!.spaces)
    expect(made.cards[1]).toBe(old.cards[1])
  })

  it('knows what has come, what has gone, and what is of another kind', () => {
    for (const fresh of [{ a: 1, b: undefined }, {}, { b: 1 }, [1], null, 1, { a: [1] }, { a: { 0: 1 } }])
      for (const before of [{ a: 1 }, { a: [1] }, [1, 2], null]) expect(share(before, fresh)).toEqual(fresh)
    expect(Object.keys(share({ a: 1 }, { b: undefined }))).toEqual(['b'])
  })

  it('leaves alone what is more than data', () => {
    const marks = new Set(['catch'])
    expect(share(new Set(['catch']), marks)).toBe(marks)
  })
})
