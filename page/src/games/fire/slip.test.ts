import { describe, expect, it } from 'vitest'
import { describe as inWords, slip } from './slip'
import { sitting, table } from './testing'
import { smallFraction } from './chance'

describe('the slip', () => {
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
