import { describe, expect, it } from 'vitest'
import type { FireEvent } from '../../protocol'
import { tell } from './tell'
import { box } from './testing'

const said = { text: '', rules: ['FIRE-SAVE-1'] }
const lines = (events: FireEvent[], me: number | null = 0): string[] =>
  tell(events, box, ['Mina', 'Theo'], me).map((line) => line.text)

describe('the ledger', () => {
  it('tells a draw and where it landed as one line', () => {
    const events: FireEvent[] = [
      { ...said, type: 'TokensDrawn', who: 0, tokens: [3] },
      { ...said, type: 'TokenLaid', who: 0, card: 1, token: 3, space: 1 },
    ]
    expect(lines(events)).toEqual(['You draw Fables.'])
    expect(lines(events, null)).toEqual(['Mina draws Fables.'])
  })

  it('tells a fire that rests from one that catches', () => {
    const laid: FireEvent = { ...said, type: 'TokenLaid', who: 1, card: 2, token: 5, space: 1 }
    expect(lines([laid])).toEqual(['Theo draws a fire. It rests on a safe space.'])
    expect(lines([laid, { ...said, type: 'FireTriggered', who: 1, space: 1 }])).toEqual([
      'Theo draws a fire, and it catches.',
    ])
  })

  it('does not name a tool that somebody else drew', () => {
    expect(lines([{ ...said, type: 'ToolDrawn', who: 1, tool: null }])).toEqual(['Theo draws a tool.'])
    expect(lines([{ ...said, type: 'ToolDrawn', who: 0, tool: 0 }])).toEqual(['You draw the Map.'])
  })

  it('keeps the rules of what it tells', () => {
    const [line] = tell([{ ...said, type: 'RoundBegan', round: 2 }], box, [], null)
    expect(line?.rules).toEqual(['FIRE-SAVE-1'])
  })
})
