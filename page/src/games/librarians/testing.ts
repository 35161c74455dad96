/** Tables for tests of this folder. */

import type { CellView, Choice, LibrariansBook, LibrariansBox, LibrariansView, TableInfo } from '../../protocol'
import type { AtTable } from '../face'

const book = (key: string, letter: string, title: string, colour: string, more = {}): LibrariansBook => ({
  key,
  letter,
  title,
  genre: key.split('-')[0] ?? null,
  colour,
  author: 'Ada Quill',
  age: 'any',
  series: null,
  volume: 0,
  action: null,
  ...more,
})

export const box: LibrariansBox = {
  books: [
    book('romance-04', 'B', 'Bookmark My Heart', 'green'),
    book('romance-05', 'E', 'Engaged by Chapter Ten', 'green'),
    book('romance-06', 'M', 'Midnight at the Bindery', 'green', { age: 'teens' }),
    book('romance-07', 'R', 'Roses for the Registrar', 'green'),
    book('fantasy-01', 'D', 'Dragons of Dewmere 1', 'purple', { series: 'Dragons of Dewmere', volume: 1 }),
    book('thrill-01', 'H', 'Hop Over It', '', { genre: null, colour: null, action: 'skip' }),
  ],
  genres: [
    { key: 'romance', name: 'Romance', colour: 'green', power: 'Reduce Deck', effect: '' },
    { key: 'fantasy', name: 'Fantasy', colour: 'purple', power: 'No Play', effect: '' },
  ],
  thrills: [{ key: 'skip', name: 'Skip!', effect: '' }],
  shelves: [
    { key: 'S02', arrow: 'right', power: 'banned_letters', letters: 'DEF', colours: [], side: null, number: 0 },
  ],
  authors: ['Ada Quill'],
}

export const cell = (row: number, column: number, ...books: string[]): CellView => ({
  row,
  column,
  books,
  letter: '',
  genre: null,
  anchored: true,
  loose: false,
})

const NOTHING = { book: null, cell: null, genre: null, author: null, left: null }
const NO_FORCE = { color: null, letter: null }
const SILENT = { keep_off: null, all_yours: null, mood: null }

/** Two people and one shelf with B, E and M of Romance; the first is asked. */
export function table(wish: Partial<LibrariansView> = {}): LibrariansView {
  return {
    seat: 0,
    turn: 3,
    over: false,
    active: 0,
    asked: 0,
    decision: 'act',
    legal: [],
    free: [],
    shelves: [{ row: 0, shelf: 'S02', arrow: 'right', power: null }],
    cells: [cell(0, -1, 'romance-04'), cell(0, 1, 'romance-05'), cell(0, 2, 'romance-06')],
    open: [{ row: 0, column: 3, letters: 'MNOPQRSTUVWXYZ' }],
    seats: [0, 1].map((seat) => ({ seat, books: 2, known: [], powers: [], signals: SILENT })),
    hand: ['romance-07', 'fantasy-01'],
    places: {},
    deck: 20,
    deck_top: [],
    spare_shelves: 8,
    discard: [],
    hand_limit: 4,
    stacking_banned: false,
    played: 0,
    required: 2,
    one_unit: true,
    effects: [],
    next_effects: [],
    skips: 0,
    force: NO_FORCE,
    next_force: NO_FORCE,
    force_binds: false,
    pending: NOTHING,
    completed: {},
    left: 24,
    ...wish,
  }
}

/** What a part of the game is given, with answers as the server states them. */
export function sitting(view: LibrariansView, answers: Partial<Choice>[] = []): AtTable<'librarians'> {
  return {
    info: { options: {} } as unknown as TableInfo,
    view,
    box,
    odds: null,
    seat: view.seat,
    names: ['Mina', 'Theo'],
    marks: new Set(),
    choices: answers.map((one) => ({ action: '', text: one.action ?? '', final: false, ...one })),
    asking: { says: null, more: null, rules: ['LIB-TURN-1'], headings: [] },
    selected: null,
    select: () => undefined,
    answer: () => undefined,
    explain: () => undefined,
    openRule: () => undefined,
  }
}
