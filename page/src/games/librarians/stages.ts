/** From one update to the next in steps that can be seen: a book is put down, a line shines and leaves, a shelf goes. */

import {
  LIBRARIANS_GENRES,
  type CellView,
  type LibrariansEvent,
  type LibrariansView,
  type TakenBack,
} from '../../protocol'
import type { Stage } from '../face'
import { spotOf } from './names'

type View = LibrariansView
type Of<K extends LibrariansEvent['type']> = Extract<LibrariansEvent, { type: K }>

/** How long each is looked at; what is not named here needs no moment of its own. */
const MS: Partial<Record<LibrariansEvent['type'], number>> = {
  BookPlayed: 520,
  BookInserted: 520,
  LineCompleted: 1100,
  AuthorCompleted: 1100,
  PowerUsed: 700,
  HorrorStruck: 1300,
  ShelfRemoved: 900,
  BookMoved: 520,
  BooksSwapped: 520,
  BookDiscarded: 420,
  BookTapped: 800,
}
const NOTHING: ReadonlySet<string> = new Set()

export function stages(
  before: View | null,
  after: View,
  events: readonly (LibrariansEvent | TakenBack)[],
): Stage<View>[] {
  const last: Stage<View> = { view: after, marks: NOTHING, ms: 0 }
  if (before === null || events.some((event) => event.type === 'TakenBack')) return [last]
  const seen: Stage<View>[] = []
  let view: View = { ...before, decision: null, legal: [], pending: after.pending }
  for (const event of events) {
    if (event.type === 'TakenBack') continue
    const shown = applied(view, after, event)
    const ms = MS[event.type]
    if (ms !== undefined) seen.push({ view: shown, marks: new Set(marksOf(event)), ms })
    view = event.type === 'LineCompleted' ? without(shown, event.cells) : shown
  }
  const final = seen.at(-1)
  // What was put down last needs no moment before the newest view: that shows it.
  if (final === undefined || !final.marks.has('land')) return [...seen, last]
  return [...seen.slice(0, -1), { ...last, marks: final.marks, ms: after.over ? final.ms : 0 }]
}

/** The wall as it is once this has happened; what the newest view tells better is left to it. */
function applied(view: View, after: View, event: LibrariansEvent): View {
  switch (event.type) {
    case 'BookPlayed':
      return laid(view, after, event)
    case 'ShelfRemoved':
      return { ...view, shelves: view.shelves.filter(({ row }) => row !== event.row) }
    case 'BookDiscarded':
    case 'BookRetrieved':
      return without(view, [[event.row, event.column]])
    default:
      return view
  }
}

/** A book on its cell, on top of what lies there; as it was where nothing shows which one it is. */
function laid(view: View, after: View, { row, column }: Of<'BookPlayed'>): View {
  const isHere = (cell: CellView): boolean => cell.row === row && cell.column === column
  const under = view.cells.find(isHere)?.books ?? []
  const key = after.cells.find(isHere)?.books[under.length] ?? gone(view, after)
  if (key === undefined) return view
  const cell: CellView = { row, column, books: [...under, key], letter: '', genre: null, anchored: true, loose: false }
  return {
    ...view,
    hand: view.hand.filter((one) => one !== key),
    cells: [...view.cells.filter((one) => !isHere(one)), cell],
  }
}

/** The book that came and left at once, when its line was complete: the one that lies open now and did not before. */
function gone(view: View, after: View): string | undefined {
  const open = (one: View): string[] => [
    ...one.discard,
    ...one.seats.flatMap(({ powers }) => powers),
    ...(one.pending.book === null ? [] : [one.pending.book]),
    ...one.cells.flatMap(({ books }) => books),
  ]
  const before = new Set(open({ ...view, pending: { ...view.pending, book: null } }))
  const fresh = [...new Set(open(after))].filter((key) => !before.has(key))
  return fresh.length === 1 ? fresh[0] : undefined
}

/** Without the visible books of these cells: what lies under them shows. */
function without(view: View, gone: readonly (readonly [number, number])[]): View {
  const spots = new Set(gone.map(([row, column]) => spotOf(row, column)))
  const cells = view.cells.flatMap((cell) => {
    if (!spots.has(spotOf(cell.row, cell.column))) return [cell]
    return cell.books.length > 1 ? [{ ...cell, books: cell.books.slice(0, -1) }] : []
  })
  return { ...view, cells }
}

/** What the eye should follow, in words that only the parts of this game understand. */
function marksOf(event: LibrariansEvent): string[] {
  switch (event.type) {
    case 'BookPlayed':
    case 'BookInserted':
      return ['land', `land:${spotOf(event.row, event.column)}`]
    case 'LineCompleted':
      return [
        'line',
        `genre:${LIBRARIANS_GENRES[event.genre] ?? ''}`,
        ...event.cells.map(([row, column]) => `line:${spotOf(row, column)}`),
      ]
    case 'AuthorCompleted':
      return ['line']
    case 'HorrorStruck':
      return ['horror']
    case 'ShelfRemoved':
      return ['gone']
    case 'BookTapped':
      return ['tap', `line:${spotOf(event.row, event.column)}`]
    case 'BookMoved':
      return ['move', `land:${spotOf(event.to_row, event.to_column)}`]
    default:
      return ['move']
  }
}
