/** The table in sentences, for whoever cannot see it. */

import { say } from '../../words/say'
import type { AtTable } from '../face'
import { genreName, quoted, signalsOf, spineWords, topOf } from './names'

type At = AtTable<'librarians'>

export function describe(at: At): string[] {
  const { view, names, seat } = at
  const lines = [say('librarians-board-describe-left', { left: view.left, deck: view.deck })]
  lines.push(...view.shelves.map(({ row, arrow }) => rowWords(at, row, arrow)))
  if (!view.one_unit) lines.push(say('librarians-board-cut-off'))
  for (const one of view.seats) {
    const who = names[one.seat] ?? ''
    if (one.seat !== seat) lines.push(say('librarians-board-describe-seat', { who, books: one.books }))
    const powers = one.powers.map((key) => genreName(at.box.books.find((book) => book.key === key)?.genre ?? ''))
    if (powers.length > 0) lines.push(say('librarians-board-describe-powers', { who, powers }))
    const signals = signalsOf(one)
    if (signals.length > 0) lines.push(say('librarians-board-describe-signals', { who, signals }))
  }
  if (view.hand.length > 0)
    lines.push(say('librarians-board-describe-hand', { books: view.hand.map((key) => quoted(at.box, key)) }))
  return lines
}

/** One row, read from left to right. */
function rowWords({ view, box }: At, row: number, arrow: string): string {
  const cells = view.cells.filter((cell) => cell.row === row).sort((one, other) => one.column - other.column)
  const books = cells.flatMap((cell) => {
    const top = topOf(box, cell)
    return top === undefined ? [] : [spineWords(top)]
  })
  if (books.length === 0) return say('librarians-board-describe-empty', { row, arrow })
  return say('librarians-board-describe-row', { row, arrow, books })
}
