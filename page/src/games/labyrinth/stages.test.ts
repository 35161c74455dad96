import { describe, expect, it } from 'vitest'
import type { LabyrinthEvent, LabyrinthView } from '../../protocol'
import { face } from './face'
import { stages } from './stages'
import { table } from './testing'

const said = { text: '', rules: [] }
const OPEN: [boolean, boolean, boolean, boolean] = [true, true, false, false]

describe('stages', () => {
  it('shows the newest view at once when there was none, and after something was taken back', () => {
    const view = table()
    expect(stages(null, view, [])).toEqual([{ view, marks: new Set(), ms: 0 }])
    expect(stages(view, view, [{ ...said, type: 'TakenBack', seat: 0, to: 0 }])).toHaveLength(1)
  })

  it('shows a turn’s end one thing after another: the curse, what it does, the Bookwyrm', () => {
    const before = table()
    const after = table({ active: 1, asked: 1, bookwyrm: 2 })
    const events: LabyrinthEvent[] = [
      { ...said, type: 'PhaseEnded', seat: 0, lost: 0, passed: false },
      { ...said, type: 'CurseRevealed', curse: 0, left: 9 },
      { ...said, type: 'TileLit', seat: null, cell: 'r1c2', kind: 1, open: OPEN },
      { ...said, type: 'TerrorAppeared', cell: 'r1c2', terror: 0 },
      { ...said, type: 'BookwyrmMoved', junction: 2 },
      { ...said, type: 'TurnBegan', seat: 1, actions: 3 },
    ]
    const seen = stages(before, after, events)
    expect(seen.map((stage) => [...stage.marks])).toEqual([
      ['curse', 'curse:r1c2'],
      ['tile', 'cell:r1c2'],
      ['terror', 'cell:r1c2'],
      ['wyrm'],
      [],
    ])
    expect(seen[0]?.view.curses.left).toBe(9)
    expect(seen[1]?.view.tiles[1]).toMatchObject({ lit: true, kind: 'terror', terror: null })
    expect(seen[2]?.view.tiles[1]?.terror).toBe(0)
    expect(seen[2]?.view.bookwyrm).toBe(1)
    expect(seen.at(-1)?.view).toBe(after)
    expect(seen.map((stage) => face.sound(stage))).toEqual(['match', 'slide', 'thud', 'slide', null])
  })

  it('lets what happened last happen in the last view', () => {
    const after = table({ hands: [{ books: [0] }, {}] })
    const [only, ...more] = stages(table(), after, [{ ...said, type: 'BookTaken', hand: 0, book: 0 }])
    expect([[...(only?.marks ?? [])], more.length, only?.view]).toEqual([['card', 'fresh:book-0'], 0, after])
  })

  it('moves cards under a captured Terror, and out with it', () => {
    const before = table({ tiles: { r2c3: { lit: true, kind: 'terror', terror: 0 } }, hands: [{ books: [0, 1] }, {}] })
    const events: LabyrinthEvent[] = [
      { ...said, type: 'Moved', seat: 0, walker: 0, start: 'r3c3', cell: 'r2c3' },
      { ...said, type: 'TerrorCaptured', hand: 0, cell: 'r2c3', terror: 0, books: [0, 1], items: [], copied: [] },
      { ...said, type: 'TerrorReturned', hand: 0, cell: 'r2c4', terror: 0, genre: 4 },
      { ...said, type: 'MatchEnded', ending: 1, shelves: 6 },
    ]
    const seen = stages(before, table(), events)
    expect(seen[0]?.view.hands[0]?.cell).toBe('r2c3')
    expect(seen[1]?.view.hands[0]).toMatchObject({ books: [], piles: [{ terror: 0, books: [0, 1], items: [] }] })
    expect(seen[1]?.view.tiles[7]?.terror).toBeNull()
    expect(seen[2]?.view.genres[4]?.filled_by).toBe(0)
    expect(seen[2]?.view.hands[0]?.piles).toEqual([])
  })

  it('turns a tile’s doors', () => {
    const before = table({ tiles: { r2c3: { lit: true, open: OPEN } } })
    const turn = (clockwise: boolean): LabyrinthView | undefined =>
      stages(before, before, [
        { ...said, type: 'TileTurned', seat: 0, cell: 'r2c3', clockwise },
        { ...said, type: 'BookwyrmMoved', junction: 2 },
      ])[0]?.view
    expect(turn(true)?.tiles[7]?.open).toEqual([false, true, true, false])
    expect(turn(false)?.tiles[7]?.open).toEqual([true, false, false, true])
  })
})
