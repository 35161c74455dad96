import { describe, expect, it } from 'vitest'
import type { FireEvent, FireView } from '../../protocol'
import { stages } from './stages'
import { table } from './testing'

const said = { text: '', rules: [] }
const marksOf = (before: FireView, after: FireView, events: FireEvent[]): string[][] =>
  stages(before, after, events).map((stage) => [...stage.marks])

describe('stages', () => {
  it('shows the newest view at once when there was none', () => {
    const view = table()
    expect(stages(null, view, [])).toEqual([{ view, marks: new Set(), ms: 0 }])
  })

  it('lets a token that stays land in the last view', () => {
    const before = table()
    const after = table({ tokens: ['white'] })
    const events: FireEvent[] = [{ ...said, type: 'TokenLaid', who: 0, card: 1, token: 0, space: 1 }]
    expect(marksOf(before, after, events)).toEqual([['land:0:0']])
  })

  it('shows a fire that catches on the card before the card is cleared, then one section after another, then what they are worth', () => {
    const before = table({ tokens: ['white'] })
    const after = table({ values: [2, 3, 3, 4] })
    const events: FireEvent[] = [
      { ...said, type: 'TokenLaid', who: 0, card: 1, token: 5, space: 2 },
      { ...said, type: 'FireTriggered', who: 0, space: 2 },
      { ...said, type: 'FireSpread', who: 0 },
      { ...said, type: 'SectionBurned', section: 0, value: 2, fires_added: 0 },
      { ...said, type: 'SectionBurned', section: 1, value: 3, fires_added: 1 },
      { ...said, type: 'TurnEnded', who: 0 },
    ]
    const seen = stages(before, after, events)
    expect(seen.map((stage) => [...stage.marks])).toEqual([
      ['land:0:1'],
      ['catch'],
      ['burn:white', 'spread'],
      ['burn:yellow', 'spread'],
      [],
      [],
    ])
    expect(seen[0]?.view.cards[0]?.spaces[1]?.token).toBe('fire')
    expect(seen[2]?.view.sections[0]?.value).toBe(1)
    expect(seen[3]?.view.sections.map((section) => section.value)).toEqual([2, 2, 3, 4])
    expect(seen[4]?.view.sections.map((section) => section.value)).toEqual([2, 3, 3, 4])
    expect(seen[4]?.view.cards[0]?.spaces[1]?.token).toBe('fire')
    expect(seen.at(-1)?.view).toBe(after)
  })

  it('lets a fire land before it catches, also where it stays while somebody may stop it', () => {
    const after = table({ tokens: ['white', 'fire'] })
    const events: FireEvent[] = [
      { ...said, type: 'TokenLaid', who: 0, card: 1, token: 5, space: 2 },
      { ...said, type: 'FireTriggered', who: 0, space: 2 },
    ]
    expect(marksOf(table({ tokens: ['white'] }), after, events)).toEqual([['land:0:1'], ['catch'], []])
  })

  it('lets the table be looked at when the match is over, unless it was over before', () => {
    const over = table({ values: [2, 2, 3, 4], over: true })
    const events: FireEvent[] = [{ ...said, type: 'SectionBurned', section: 0, value: 2, fires_added: 0 }]
    expect(stages(table(), over, events).at(-1)?.ms).toBeGreaterThan(1000)
    expect(stages(null, over, events).at(-1)?.ms).toBe(0)
  })

  it('adds points where they are scored', () => {
    const after = table()
    const events: FireEvent[] = [{ ...said, type: 'KnowledgeScored', who: 1, knowledge: 5, bravery: 2 }]
    const [scoring] = stages(table(), after, events)
    expect(scoring?.marks.has('score:1')).toBe(true)
    expect(scoring?.view.participants[1]?.score).toBe(7)
  })
})
