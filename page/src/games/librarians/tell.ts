/** Events as lines of the ledger, by the engine's own sentences: what people would tell each other, not every step of it. */

import {
  LIBRARIANS_COLOURS,
  LIBRARIANS_GENRES,
  LIBRARIANS_INTENTS,
  LIBRARIANS_MOODS,
  LIBRARIANS_SIDES,
  LIBRARIANS_SIGNALS,
  LIBRARIANS_THRILLS,
  type LibrariansBox,
  type LibrariansEvent,
  type TakenBack,
} from '../../protocol'
import { say } from '../../words/say'
import type { Line } from '../face'
import { cellWords } from './names'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** What is told loudly: it is remembered for longer than the moment. */
const LOUD: readonly LibrariansEvent['type'][] = [
  'LineCompleted',
  'AuthorCompleted',
  'PowerUsed',
  'HorrorStruck',
  'ShelfRemoved',
  'StackingBanned',
  'HandShown',
]

export function tell(
  events: readonly (LibrariansEvent | TakenBack)[],
  box: LibrariansBox,
  names: readonly string[],
): Line[] {
  return events.flatMap((event) => {
    if (event.type === 'TakenBack')
      return [
        {
          who: event.seat,
          text: say('page-taken-back', { who: names[event.seat] ?? '' }),
          rules: event.rules,
          loud: true,
        },
      ]
    const text = words(event, box, names)
    if (text === null) return []
    return [{ who: 'who' in event ? event.who : null, text, rules: event.rules, loud: LOUD.includes(event.type) }]
  })
}

/** One event in a sentence; null: it is told by what comes before or after it. */
function words(event: LibrariansEvent, box: LibrariansBox, names: readonly string[]): string | null {
  const name = (seat: number): string => names[seat] ?? ''
  const book = (number: number): string => say('librarians-book', { title: box.books[number]?.title ?? '' })
  const books = (numbers: readonly number[]): string[] => numbers.map(book)
  const genre = (number: number): string => box.books[number]?.genre ?? ''
  switch (event.type) {
    case 'ShelfLaid':
      return event.rule === 'LIB-SETUP-3'
        ? null
        : say('librarians-event-shelf', { row: event.row, arrow: box.shelves[event.shelf]?.arrow ?? 'right' })
    case 'StartPlayerDrawn':
      return say('librarians-event-start', { who: name(event.who) })
    case 'TurnSkipped':
      return say('librarians-event-skipped', { who: name(event.who) })
    case 'BooksDrawn':
      return drew(event, book, name)
    case 'BookPlayed': {
      const played = { who: name(event.who), book: book(event.book), cell: cellWords(event.row, event.column) }
      return event.stacked ? say('librarians-event-stacked', played) : say('librarians-event-played', played)
    }
    case 'BookInserted':
      return say('librarians-event-inserted', {
        who: name(event.who),
        book: book(event.book),
        cell: cellWords(event.row, event.column),
      })
    case 'LineCompleted':
      return say('librarians-event-line', {
        who: name(event.who),
        genre: LIBRARIANS_GENRES[event.genre] ?? '',
        count: event.books.length,
      })
    case 'AuthorCompleted':
      return say('librarians-event-author', {
        who: name(event.who),
        author: box.authors[event.author] ?? '',
        count: event.books.length,
      })
    case 'PowerGiven':
      return event.who === event.to
        ? say('librarians-event-kept', { who: name(event.who), genre: genre(event.book) })
        : say('librarians-event-given', { who: name(event.who), to: name(event.to), genre: genre(event.book) })
    case 'PowerUsed':
      return event.who === event.owner
        ? say('librarians-event-used', { who: name(event.who), genre: genre(event.book) })
        : say('librarians-event-stole', { who: name(event.who), owner: name(event.owner), genre: genre(event.book) })
    case 'ThrillActed':
      return say('librarians-event-thrill', { thrill: LIBRARIANS_THRILLS[event.action] ?? '' })
    case 'HorrorStruck':
      return say('librarians-event-horror', { who: name(event.who) })
    case 'ShelfRemoved':
      return say('librarians-event-shelf-gone', { row: event.row, count: event.books.length })
    case 'HandLimitChanged':
      return say('librarians-event-limit', { limit: event.limit })
    case 'StackingBanned':
      return say('librarians-event-no-stacking')
    case 'DeckTrimmed':
      return say('librarians-event-trimmed', { books: books(event.books) })
    case 'BookMoved':
      return say('librarians-event-moved', { book: book(event.book), cell: cellWords(event.to_row, event.to_column) })
    case 'BooksSwapped':
      return say('librarians-event-swapped', { book: book(event.book), other: book(event.other) })
    case 'BookDiscarded':
      return say('librarians-event-discarded', { book: book(event.book) })
    case 'BookRetrieved':
      return say('librarians-event-retrieved', { who: name(event.who), book: book(event.book) })
    case 'HandShown':
      return event.books.length === 0
        ? say('librarians-event-shown-empty', { who: name(event.who) })
        : say('librarians-event-shown', { who: name(event.who), books: books(event.books) })
    case 'BookTapped':
      return say('librarians-event-tapped', {
        who: name(event.who),
        book: book(event.book),
        intent: LIBRARIANS_INTENTS[event.intent] ?? 'none',
      })
    case 'HandsPassed':
      return say('librarians-event-passed')
    case 'DeckStudied':
      return say('librarians-event-studied', { books: books(event.books) })
    case 'DeckOrdered':
      return say('librarians-event-ordered', { who: name(event.who), books: books(event.books) })
    case 'ShelfTurned':
      return say('librarians-event-turned', { row: event.row, arrow: event.leftward ? 'left' : 'right' })
    case 'ColumnShifted':
      return say('librarians-event-shifted', {
        side: event.column < 0 ? 'left' : 'right',
        steps: Math.abs(event.column),
        direction: event.down ? 'down' : 'up',
      })
    case 'ColourForced':
      return say('librarians-event-colour', { who: name(event.who), colour: LIBRARIANS_COLOURS[event.colour] ?? '' })
    case 'LetterForced':
      return say('librarians-event-letter', { who: name(event.who), letter: LETTERS[event.letter] ?? '' })
    case 'SignalGiven':
      return signalled(event, name)
    case 'SignalWithdrawn':
      return say('librarians-event-withdrawn', {
        who: name(event.who),
        signal: LIBRARIANS_SIGNALS[event.signal] ?? 'mood',
      })
    case 'TurnBegan':
    case 'WaySought':
    case 'TurnEnded':
    case 'MatchEnded':
      return null
  }
}

type Of<K extends LibrariansEvent['type']> = Extract<LibrariansEvent, { type: K }>

function drew(event: Of<'BooksDrawn'>, book: (n: number) => string, name: (seat: number) => string): string {
  const seen = event.books.filter((one) => one !== null)
  const who = name(event.who)
  if (seen.length === 0) return say('librarians-event-drew-unseen', { who, count: event.books.length })
  const unseen = event.books.length - seen.length
  const books = seen.map(book)
  return unseen > 0
    ? say('librarians-event-drew-some', { who, books, unseen })
    : say('librarians-event-drew', { who, books })
}

function signalled(event: Of<'SignalGiven'>, name: (seat: number) => string): string {
  const who = name(event.who)
  if (event.row === null || event.side === null)
    return say('librarians-event-mood', { who, mood: LIBRARIANS_MOODS[event.mood ?? 0] ?? 'comfortable' })
  return say('librarians-event-signal', {
    who,
    signal: LIBRARIANS_SIGNALS[event.signal] ?? 'keep_off',
    row: event.row,
    side: LIBRARIANS_SIDES[event.side] ?? 'left',
  })
}
