import { describe, expect, it } from 'vitest'
import { sayPhrase } from './saying'

const times = (above: number, below: number) => ({ key: 'chance-times', args: { above, below } })

describe('a phrase', () => {
  it('is said in the language asked for', async () => {
    expect(await sayPhrase(times(1, 3), 'en')).toBe('1 time in 3')
    expect(await sayPhrase(times(2, 3), 'en')).toBe('2 times in 3')
    expect(await sayPhrase(times(2, 3), 'de')).toBe('2-mal unter 3')
  })

  it('may be made of phrases and lists', async () => {
    const list = (...items: (string | ReturnType<typeof times>)[]) => ({
      key: 'list-more',
      args: { first: items, next: 'x' },
    })
    expect(await sayPhrase(list('a'), 'en')).toBe('a, x')
    expect(await sayPhrase(list('a', times(1, 2)), 'en')).toBe('a and 1 time in 2, x')
    expect(await sayPhrase(list('a', 'b', 'c'), 'de')).toBe('a, b und c, x')
  })

  it('that no catalogue has is its key', async () => {
    expect(await sayPhrase({ key: 'no-such-thing', args: {} }, 'de')).toBe('no-such-thing')
  })
})
