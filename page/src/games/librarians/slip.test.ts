import { describe, expect, it } from 'vitest'
import { describe as inWords } from './describe'
import { face } from './face'
import { label, pictures, slip } from './slip'
import { sitting, table } from './testing'

const LINE = { key: 'librarians-then-line', args: { genre: 'romance' } }

describe('the slip', () => {
  it('names books by their titles, with what they are', () => {
    const about = { key: 'librarians-about', args: { letter: 'R', genre: 'romance' } }
    const asked = slip(sitting(table(), [{ action: 'take:romance-07', consequence: about, symbol: 'genre-romance' }]))
    expect(asked.rule).toBe('LIB-TURN-1')
    expect(asked.answers).toMatchObject([
      { action: 'take:romance-07', label: 'Roses for the Registrar', small: 'R, Romance', symbol: 'lib-romance' },
    ])
  })

  it('says what comes of each cell, and lets the book be put back', () => {
    const view = table({ decision: 'place', pending: { ...table().pending, book: 'romance-07' } })
    const at = sitting(view, [{ action: 'at:0:3', consequence: LINE, tone: 'main', group: 'row-0' }])
    const [first, back] = slip(at).answers
    expect(first).toMatchObject({ label: 'Row 0, 3 right', small: 'completes Romance', tone: 'main' })
    expect(back).toMatchObject({ undoes: true, back: true, label: 'Put it back' })
    expect(label(at, 'at:0:3')).toBe('Row 0, 3 right, completes Romance')
  })

  it('lays many answers into one row', () => {
    const many = [1, 2, 3, 4].map((column) => ({ action: `at:0:${column}` }))
    expect(slip(sitting(table({ decision: 'swap' }), many)).strip).toBe(true)
    expect(slip(sitting(table({ decision: 'swap' }), many.slice(1))).strip).toBe(false)
  })

  it('tells who is thinking, and how far they are', () => {
    const waiting = slip(sitting(table({ asked: 1, active: 1, played: 1 })))
    expect([waiting.question, waiting.sub]).toEqual(['Theo is thinking.', '1 of 2 shelved'])
    expect(slip(sitting(table({ over: true, asked: null }))).question).toBe('The match is over.')
  })

  it('knows a picture for what the game states', () => {
    expect([pictures('genre-true_crime'), pictures('end'), pictures('row')]).toEqual([
      'lib-true_crime',
      'ui-check',
      undefined,
    ])
  })
})

describe('the face', () => {
  it('tells the table in sentences, signals and powers included', () => {
    const seats = [
      { seat: 0, books: 2, known: [], powers: [], signals: { keep_off: null, all_yours: null, mood: null } },
      {
        seat: 1,
        books: 1,
        known: [],
        powers: ['romance-07'],
        signals: { keep_off: '0:left', all_yours: null, mood: 'in_trouble' },
      },
    ]
    expect(inWords(sitting(table({ seats, one_unit: false })))).toEqual([
      '24 books are to be shelved, 20 of them are in the deck.',
      'Row 0, A to Z to the right; from left to right: B, Bookmark My Heart, Romance, E, Engaged by Chapter Ten, Romance and M, Midnight at the Bindery, Romance.',
      'Some books are cut off from the shelves.',
      'Theo holds one book.',
      'Power cards of Theo: Romance.',
      'Theo lets you know: keep off row 0, left and in a jam.',
      'Your books: “Roses for the Registrar” and “Dragons of Dewmere 1”.',
    ])
    expect(face.seatLine(table({ seats }), 1, 0)).toEqual({
      score: '',
      what: 'one hidden book, keep off row 0, left, in a jam',
      asked: false,
    })
  })

  it('hears and writes large what everybody looks up for', () => {
    const at = (...marks: string[]): Parameters<typeof face.sound>[0] => ({
      view: table(),
      marks: new Set(marks),
      ms: 0,
    })
    expect([face.sound(at('line')), face.sound(at('horror')), face.sound(at('land')), face.sound(at())]).toEqual([
      'page',
      'thud',
      'slide',
      null,
    ])
    const box = sitting(table()).box
    expect(face.peak?.(at('line', 'genre:romance'), box)).toEqual({ text: 'Romance is complete', tone: 'good' })
    expect(face.peak?.(at('horror'), box)?.tone).toBe('grave')
    expect(face.peak?.(at('land'), box)).toBeNull()
  })
})
