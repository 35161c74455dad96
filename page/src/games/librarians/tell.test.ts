import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LibrariansEvent } from '../../protocol'
import { language } from '../../words/language.svelte'
import { tell } from './tell'
import { box } from './testing'

const said = { text: '', rules: ['LIB-PLAY-7'] }
const NAMES = ['Mina', 'Theo']
const EVENTS: LibrariansEvent[] = [
  { ...said, type: 'TurnBegan', who: 0, required: 2 },
  { ...said, type: 'BookPlayed', who: 0, book: 3, row: 0, column: 3, stacked: false, known: false },
  { ...said, type: 'BookPlayed', who: 1, book: 0, row: 1, column: -2, stacked: true, known: false },
  { ...said, type: 'LineCompleted', who: 0, genre: 4, books: [0, 1, 2, 3], cells: [], kept: 3, rule: 'LIB-LINE-6' },
  { ...said, type: 'PowerGiven', who: 0, to: 1, book: 3 },
  { ...said, type: 'BooksDrawn', who: 1, books: [null, null], known: [], rule: 'LIB-TURN-5' },
  { ...said, type: 'BooksDrawn', who: 0, books: [4, null], known: [], rule: 'LIB-TURN-5' },
  { ...said, type: 'SignalGiven', who: 1, signal: 0, row: 2, side: 1, mood: null },
  { ...said, type: 'SignalGiven', who: 1, signal: 2, row: null, side: null, mood: 1 },
]

describe('the ledger', () => {
  it('tells what people would tell each other', () => {
    const lines = tell(EVENTS, box, NAMES)
    expect(lines.map(({ text }) => text)).toEqual([
      'Mina shelves “Roses for the Registrar”: row 0, 3 to the right.',
      'Theo stacks “Bookmark My Heart”: row 1, 2 to the left.',
      'Mina completes Romance: 4 books leave.',
      'Mina gives Theo the power of Romance.',
      'Theo draws 2 books.',
      'Mina draws “Dragons of Dewmere 1” and one more book.',
      'Theo asks the others to keep off row 2, on the right.',
      'Theo is in trouble.',
    ])
    expect(lines.filter(({ loud }) => loud)).toHaveLength(1)
    expect(lines[0]).toMatchObject({ who: 0, rules: ['LIB-PLAY-7'] })
  })

  it('keeps quiet about the shelves of the setup, and not about a new one', () => {
    const laid = { ...said, type: 'ShelfLaid' as const, row: 4, shelf: 0 }
    expect(tell([{ ...laid, rule: 'LIB-SETUP-3' }], box, NAMES)).toEqual([])
    expect(tell([{ ...laid, rule: 'LIB-GRN-2' }], box, NAMES)[0]?.text).toBe(
      'A shelf is laid in row 4; A to Z runs to the right.',
    )
  })
})

describe('the ledger in German', () => {
  beforeAll(() => language.set('de'))
  afterAll(() => language.set('en'))

  it('has a sentence for each event', () => {
    for (const { text } of tell(EVENTS, box, NAMES)) expect(text).not.toMatch(/librarians-|\{/)
    expect(tell(EVENTS, box, NAMES)[2]?.text).toContain('Liebesroman')
  })
})
