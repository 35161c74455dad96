/** Books, genres and cells as the parts of this game call them. */

import type { CellView, LibrariansBook, LibrariansBox, LibrariansView, SeatView } from '../../protocol'
import { say } from '../../words/say'

/** A book by its id; a pack of one's own has its own. */
export const bookOf = (box: LibrariansBox, key: string): LibrariansBook | undefined =>
  box.books.find((book) => book.key === key)

export const genreName = (genre: string): string => say('librarians-genre', { genre })

export const quoted = (box: LibrariansBox, key: string): string =>
  say('librarians-book', { title: bookOf(box, key)?.title ?? key })

/** Where a cell is: "row 0, 2 to the right". */
export const cellWords = (row: number, column: number): string =>
  say('librarians-cell', { row, side: column < 0 ? 'left' : 'right', steps: Math.abs(column) })

/** A cell as marks, answers and elements name it. */
export const spotOf = (row: number, column: number): string => `${row}:${column}`

/** The cell that an answer names, if it names one. */
export const spotIn = (action: string): string | null => (action.startsWith('at:') ? action.slice('at:'.length) : null)

export const topOf = (box: LibrariansBox, cell: CellView): LibrariansBook | undefined =>
  bookOf(box, cell.books.at(-1) ?? '')

/** Letter, title, genre: all that a spine says. */
export function spineWords(book: LibrariansBook): string {
  const kind = book.genre === null ? say('librarians-thrill', { thrill: book.action ?? '' }) : genreName(book.genre)
  return say('librarians-board-spine', { letter: book.letter, title: book.title, kind })
}

/** What a book says besides, in the order in which it is read. */
export function printedOn(book: LibrariansBook): string[] {
  if (book.action !== null) return [say('librarians-thrill-effect', { thrill: book.action })]
  const audience = book.age === 'any' ? [] : [say('librarians-board-age', { age: book.age })]
  const volume = book.series === null ? [] : [say('librarians-board-volume', { volume: book.volume })]
  return [book.author, ...audience, ...volume]
}

/** What completing a genre brings. */
export function effectOf(box: LibrariansBox, genre: string): string {
  const effect = box.genres.find((one) => one.key === genre)?.effect ?? ''
  return say('librarians-effect', { genre, effect })
}

export const seatOf = (view: LibrariansView, seat: number): SeatView | undefined =>
  view.seats.find((one) => one.seat === seat)

/** What somebody lets the others know, in a few words each. */
export function signalsOf({ signals }: SeatView): string[] {
  const places = [
    ['keep_off', signals.keep_off],
    ['all_yours', signals.all_yours],
  ] as const
  const told = places.flatMap(([signal, place]) => {
    const [row = '', side = ''] = place?.split(':') ?? []
    return place === null ? [] : [say('librarians-board-signal', { signal, row, side })]
  })
  return signals.mood === null ? told : [...told, say('librarians-board-mood', { mood: signals.mood })]
}

/** The genres of this match, by the house's options; without them, those of the box. */
export function genresIn(box: LibrariansBox, options: Readonly<Record<string, unknown>>): string[] {
  const chosen = options['genres']
  const keys = box.genres.map((genre) => genre.key)
  return Array.isArray(chosen) ? keys.filter((key) => chosen.includes(key)) : keys
}
