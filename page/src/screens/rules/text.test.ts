import { describe, expect, it } from 'vitest'
import { chapters, found, marked, ruleText, searchWords } from './text'

const RULES = [
  { id: 'FIRE-DEF-1', chapter: 'Definitions', text: '*Seat*: a human or bot. (O)' },
  { id: 'FIRE-SAVE-1', chapter: 'Saving', text: 'Draw one **token**. (R, AMB-3, AMB-4)' },
  { id: 'FIRE-SAVE-2', chapter: 'Saving', text: 'Stop, or `burn(x)` as in FIRE-SAVE-1. (R/O)' },
]

describe('the text of a rule', () => {
  it('is told apart from where it comes from', () => {
    expect(ruleText(RULES[1]!.text)).toEqual({
      pieces: [
        { kind: 'plain', text: 'Draw one ' },
        { kind: 'strong', text: 'token' },
        { kind: 'plain', text: '.' },
      ],
      source: 'R',
      see: ['AMB-3', 'AMB-4'],
    })
  })

  it('may say where it is printed, and what it rests on', () => {
    const { source, see } = ruleText('Draw. [rb p4, p5] R-13, R-14')
    expect([source, see]).toEqual(['R', ['R-13', 'R-14']])
    expect(ruleText('Draw. [ours]').source).toBe('O')
  })

  it('names other rules', () => {
    expect(ruleText(RULES[2]!.text).pieces.filter((piece) => piece.kind === 'rule')).toEqual([
      { kind: 'rule', text: 'FIRE-SAVE-1' },
    ])
  })

  it('has a ruling and a reason', () => {
    const stressed = ruleText('Who? Ruling: Both. Why: it says so.').pieces.filter((piece) => piece.kind === 'strong')
    expect(stressed.map((piece) => piece.text)).toEqual(['Ruling:', 'Why:'])
  })

  it('without a mark stays whole', () => {
    expect(ruleText('Nobody moves (ever).')).toEqual({
      pieces: [{ kind: 'plain', text: 'Nobody moves (ever).' }],
      source: null,
      see: [],
    })
  })
})

describe('searching', () => {
  it('wants every word, in id, chapter or text', () => {
    expect(found(RULES, searchWords('save TOKEN')).map((rule) => rule.id)).toEqual(['FIRE-SAVE-1'])
    expect(found(RULES, searchWords('  ')).length).toBe(3)
    expect(found(RULES, searchWords('saving')).length).toBe(2)
  })

  it('marks what was found, also odd characters', () => {
    expect(marked('burn(x) now', ['burn('])).toEqual([
      { text: 'burn(', hit: true },
      { text: 'x) now', hit: false },
    ])
  })

  it('keeps the order of the book', () => {
    expect(chapters(RULES).map((chapter) => [chapter.title, chapter.rules.length])).toEqual([
      ['Definitions', 1],
      ['Saving', 2],
    ])
  })
})
