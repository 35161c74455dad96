import { describe, expect, it } from 'vitest'
import { describe as inWords, slip } from './slip'
import { sitting, table } from './testing'
import { smallFraction } from './chance'

describe('the slip', () => {
  it('says the consequence on both buttons', () => {
    const view = table({ tokens: ['purple', 'white'], stake: 7 })
    const asked = slip(sitting(view, ['draw', 'stop'], { odds: { burns: [9, 27] } }))
    expect(asked.question).toBe('Draw on, or close the book at 7?')
    expect(asked.sub).toBe('Fables 4, Geography 1, bravery 2.')
    expect(asked.answers.map(({ label, small, tone }) => [label, small, tone])).toEqual([
      ['Draw a token', '1 in 3 burns', 'risk'],
      ['Stop', 'score 7', 'main'],
    ])
    expect(asked.answers[0]?.final).toBe(true)
    expect(asked.rule).toBe('FIRE-SAVE-2')
  })

  it('promises a tool just where the server says that leaving brings one', () => {
    const words = (leaving: boolean): string | undefined =>
      slip(sitting(table({ tokens: ['purple'], stake: 4, leaving }), ['draw', 'stop'])).answers[1]?.small
    expect(words(true)).toBe('score 4, take a tool')
    expect(words(false)).toBe('score 4')
  })

  it('asks for the first draw without a way out', () => {
    const asked = slip(sitting(table(), ['draw']))
    expect(asked.question).toBe('Take the bag and draw.')
    expect(asked.answers).toHaveLength(1)
  })

  it('opens a tool that has a choice to make, and offers the way back', () => {
    const view = table({ decision: 'after_scoring', hand: ['lockbox'] })
    const answers = ['play:lockbox:white', 'play:lockbox:purple', 'play:map', 'end']
    const asked = slip(sitting(view, answers))
    expect(asked.answers.map(({ action, opens }) => [action, opens ?? false])).toEqual([
      ['lockbox', true],
      ['play:map', false],
      ['end', false],
    ])
    const opened = slip(sitting(view, answers, { selected: 'lockbox' }))
    expect(opened.answers.map((answer) => answer.label)).toEqual(['Geography', 'Fables', 'Back'])
    expect(opened.answers[1]?.small).toBe('worth 4')
  })

  it('names whom a Slingshot would hit', () => {
    const view = table({ decision: 'reaction', hand: ['slingshot'] })
    const opened = slip(
      sitting(view, ['play:slingshot:1:2', 'play:slingshot:aside', 'pass'], { selected: 'slingshot' }),
    )
    expect(opened.answers.map(({ label, small }) => [label, small])).toEqual([
      ['Theo', 'with the book on space 2'],
      ['Aside', 'the fire alone'],
      ['Back', undefined],
    ])
  })

  it('gives every legal answer a button', () => {
    const cases: [string, string[]][] = [
      ['choose_card', ['card:1', 'card:3']],
      ['take_tool', ['take:market:1', 'take:deck', 'take:none']],
      ['exchange', ['keep', 'replace:torch']],
      ['shovel_pick', ['pick:white', 'pick:fire']],
      ['torch_pick', ['pick:teal', 'done']],
      ['assign', ['assign:black', 'assign:none']],
      ['shout', ['shout:0', 'shout:1', 'shout:none']],
      ['amulet', ['play:amulet', 'pass']],
      ['reaction', ['play:bucket', 'pass']],
    ]
    for (const [decision, answers] of cases) {
      const asked = slip(sitting(table({ decision, market: ['map'] }), answers))
      expect(asked.answers.map((answer) => answer.action).sort(), decision).toEqual([...answers].sort())
      expect(asked.rule, decision).toMatch(/^FIRE-/)
    }
  })

  it('waits without telling whom a secret question was put to', () => {
    const asked = slip(sitting(table({ decision: 'waiting', asked: null }), []))
    expect(asked).toEqual({ question: 'One moment.', sub: '', rule: null, answers: [] })
    expect(slip(sitting(table({ asked: 1, active: 1 }), [])).question).toBe('Theo is thinking.')
    expect(slip(sitting(table({ over: true }), [])).question).toBe('The match is over.')
  })
})

describe('the table in words', () => {
  it('names sections, bag, scores and cards', () => {
    const lines = inWords(sitting(table({ tokens: ['purple', 'fire'], hand: ['map'] }), []))
    expect(lines).toContain('Geography is worth 1, 4 cards left, and burns next.')
    expect(lines).toContain('You hold the 1st card: Fables and Fire.')
    expect(lines).toContain('Your tools: Map.')
  })
})

describe('chances as people say them', () => {
  it('are small fractions near the truth', () => {
    expect(smallFraction(0.3)).toEqual([3, 10])
    expect(smallFraction(0.2857)).toEqual([2, 7])
  })
})
