import { describe, expect, it } from 'vitest'
import type { Choice, Heading, Phrase } from '../protocol'
import { askedSlip, labelOf, type Asked } from './asked'

const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args })
const choice = (action: string, more: Partial<Choice> = {}): Choice => ({ action, text: action, final: false, ...more })
const heading = (key: string, more: Partial<Heading> = {}): Heading => ({
  key,
  says: phrase('fire-play', { tool: key }),
  asks: phrase('fire-how-which-book', { tool: key }),
  rule: 'FIRE-T-LOCK-1',
  ...more,
})
const BOOKS = ['white', 'purple'].map((token) =>
  choice(`play:lockbox:${token}`, {
    group: 'lockbox',
    says: phrase('fire-play-on', { token }),
    consequence: phrase('fire-then-worth', { value: 4 }),
  }),
)
const END = choice('end', { says: phrase('fire-do-end'), tone: 'main', rule: 'FIRE-SCORE-6' })

function asked(choices: Choice[], headings: Heading[], selected: string | null = null): Asked {
  return {
    choices,
    selected,
    asking: { says: phrase('fire-ask-after_scoring'), more: null, rules: ['A', 'B'], headings },
  }
}
const pictures = (): undefined => undefined

describe('a slip', () => {
  it('says question, answers and consequences as the game states them', () => {
    const told = choice('stop', { consequence: phrase('fire-then-scores', { points: 7 }), tone: 'main' })
    const slip = askedSlip(asked([told, END], []), pictures)
    expect([slip?.question, slip?.rule]).toEqual(['Play a tool now that you have scored?', 'A'])
    expect(slip?.answers.map(({ label, small, tone }) => [label, small, tone])).toEqual([
      ['stop', 'score 7', 'main'],
      ['End your turn', undefined, 'main'],
    ])
  })

  it('opens a heading with several answers, and leads back', () => {
    const at = asked([...BOOKS, END], [heading('lockbox')])
    expect(askedSlip(at, pictures)?.answers.map(({ action, opens }) => [action, opens ?? false])).toEqual([
      ['lockbox', true],
      ['end', false],
    ])
    const open = askedSlip({ ...at, selected: 'lockbox' }, pictures)
    expect(open?.question).toBe('Lockbox: which book?')
    expect(open?.rule).toBe('FIRE-T-LOCK-1')
    expect(open?.answers.map(({ label, small }) => [label, small])).toEqual([
      ['Geography', 'worth 4'],
      ['Fables', 'worth 4'],
      ['Back', undefined],
    ])
    expect(labelOf(at, 'play:lockbox:purple')).toBe('Play Lockbox, Fables, worth 4')
  })

  it('sends the only answer of a heading at once, unless its card is in hand', () => {
    const one = BOOKS.slice(0, 1)
    expect(askedSlip(asked(one, [heading('lockbox')]), pictures)?.answers[0]).toMatchObject({
      action: 'play:lockbox:white',
      label: 'Play Lockbox',
    })
    expect(askedSlip(asked([...one, END], [heading('lockbox', { in_hand: true })]), pictures)?.answers).toHaveLength(1)
  })

  it('greys a heading that keeps its place', () => {
    expect(askedSlip(asked([END], [heading('axe', { missed: 'play:axe' })]), pictures)?.answers[0]).toMatchObject({
      why: 'play:axe',
      verb: true,
    })
  })

  it('is none where nothing is asked', () => {
    expect(askedSlip(asked([], []), pictures)).toBeNull()
  })
})
