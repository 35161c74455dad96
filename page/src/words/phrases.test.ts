import { describe, expect, it } from 'vitest'
import { say } from './phrases'

const times = (above: number, below: number) => ({ key: 'chance-times', args: { above, below } })

describe('a phrase', () => {
  it('is said in the language asked for', async () => {
    expect(await say(times(1, 3), 'en')).toBe('1 time in 3')
    expect(await say(times(2, 3), 'en')).toBe('2 times in 3')
    expect(await say(times(2, 3), 'de')).toBe('2-mal unter 3')
  })

  it('may be made of phrases and lists', async () => {
    const list = (...items: (string | ReturnType<typeof times>)[]) => ({
      key: 'list-more',
      args: { first: items, next: 'x' },
    })
    expect(await say(list('a'), 'en')).toBe('a, x')
    expect(await say(list('a', times(1, 2)), 'en')).toBe('a and 1 time in 2, x')
    expect(await say(list('a', 'b', 'c'), 'de')).toBe('a, b und c, x')
  })

  it('that no catalogue has is its key', async () => {
    expect(await say({ key: 'no-such-thing', args: {} }, 'de')).toBe('no-such-thing')
  })
})
