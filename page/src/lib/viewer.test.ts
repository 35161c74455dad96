import { describe, expect, it } from 'vitest'
import type { Update } from '../protocol'
import { viewOf, withoutQuestion } from './viewer.svelte'

const asked = {
  number: 7,
  shared: { asked: null, decision: 'waiting', legal: [], round: 2 },
  own: { seat: 0, hand: ['torch'], asked: 0, decision: 'exchange', legal: ['pass'] },
  choices: [{ action: 'pass', text: 'Keep them', final: true }],
} as unknown as Update

describe('a question that was answered in secret', () => {
  it('is gone, and what the seat knows beside it stays', () => {
    const update = withoutQuestion(asked)
    expect(update.choices).toEqual([])
    expect(viewOf<'fire'>(update)).toEqual({
      seat: 0,
      hand: ['torch'],
      asked: null,
      decision: 'waiting',
      legal: [],
      round: 2,
    })
  })
})
