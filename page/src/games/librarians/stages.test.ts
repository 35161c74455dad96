import { describe, expect, it } from 'vitest'
import type { LibrariansEvent, LibrariansView } from '../../protocol'
import { stages } from './stages'
import { cell, table } from './testing'

const said = { text: '', rules: [] }
const played = (row: number, column: number): LibrariansEvent => ({
  ...said,
  type: 'BookPlayed',
  who: 1,
  book: 3,
  row,
  column,
  stacked: false,
  known: true,
})
const spots = ({ cells }: LibrariansView): string[] => cells.map(({ row, column }) => `${row}:${column}`).sort()

describe('what happened, in steps', () => {
  it('needs no step when nothing was seen before, or a move was taken back', () => {
    expect(stages(null, table(), [played(0, 3)])).toHaveLength(1)
    expect(
      stages(table(), table(), [{ ...said, type: 'TakenBack', seat: 0, moves: 1, by: 'self' } as never]),
    ).toHaveLength(1)
  })

  it('shows a book land in the newest view', () => {
    const after = table({ cells: [...table().cells, cell(0, 3, 'romance-07')] })
    const shown = stages(table(), after, [played(0, 3)])
    expect(shown).toHaveLength(1)
    expect(shown[0]?.view).toBe(after)
    expect([...(shown[0]?.marks ?? [])]).toEqual(['land', 'land:0:3'])
  })

  it('lets a line shine with the book that completed it, before it leaves', () => {
    const after = table({
      cells: [],
      hand: ['fantasy-01'],
      discard: ['romance-04', 'romance-05', 'romance-06'],
      pending: { ...table().pending, book: 'romance-07' },
    })
    const line: LibrariansEvent = {
      ...said,
      type: 'LineCompleted',
      who: 0,
      genre: 4,
      books: [0, 1, 2, 3],
      cells: [
        [0, -1],
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      kept: 3,
      rule: 'LIB-LINE-6',
    }
    const shown = stages(table(), after, [played(0, 3), line])
    expect(shown.map(({ view }) => spots(view))).toEqual([
      ['0:-1', '0:1', '0:2', '0:3'],
      ['0:-1', '0:1', '0:2', '0:3'],
      [],
    ])
    expect(shown[1]?.marks.has('line:0:3')).toBe(true)
    expect(shown[1]?.marks.has('genre:romance')).toBe(true)
    expect(shown[0]?.view.hand).toEqual(['fantasy-01'])
  })

  it('uncovers what lay under a book that leaves', () => {
    const before = table({ cells: [cell(0, 1, 'romance-05', 'romance-06')] })
    const gone: LibrariansEvent = { ...said, type: 'BookDiscarded', book: 2, row: 0, column: 1, rule: 'LIB-BLU-3' }
    const [first] = stages(before, table({ cells: [cell(0, 1, 'romance-05')] }), [gone])
    expect(first?.view.cells[0]?.books).toEqual(['romance-05'])
  })
})
