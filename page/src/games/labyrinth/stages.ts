/** From one update to the next in steps that can be seen: a tile lights up, a Terror comes, a curse strikes, the wyrm crawls. */

import { LABYRINTH_DIRECTIONS, type LabyrinthEvent, type LabyrinthView, type TakenBack } from '../../protocol'
import type { Stage } from '../face'
import { applied } from './applying'
import { cellAt, junctionAt, UNIT } from './maze/geometry'
import { genreKey, kindAndPlace, markOf } from './names'

/** How long each is looked at; what is not named here needs no moment of its own. */
const MS: Partial<Record<LabyrinthEvent['type'], number>> = {
  HandDealt: 350,
  BookTaken: 420,
  RewardDrawn: 420,
  BoosterPlayed: 600,
  TileLit: 600,
  TileDarkened: 700,
  TileTurned: 520,
  TerrorAppeared: 700,
  ShelfAppeared: 650,
  Moved: 560,
  TerrorCaptured: 800,
  TerrorReturned: 900,
  ThingPassed: 450,
  CurseRevealed: 1000,
  NothingDisturbed: 600,
  BookwyrmMoved: 520,
}
const NOTHING: ReadonlySet<string> = new Set()

export function stages(
  before: LabyrinthView | null,
  after: LabyrinthView,
  events: readonly (LabyrinthEvent | TakenBack)[],
): Stage<LabyrinthView>[] {
  const last: Stage<LabyrinthView> = { view: after, marks: NOTHING, ms: 0 }
  if (before === null || events.some((event) => event.type === 'TakenBack')) return [last]
  const seen: Stage<LabyrinthView>[] = []
  let view = before
  for (const event of events) {
    if (event.type === 'TakenBack') continue
    view = applied(view, event)
    const ms = MS[event.type]
    if (ms !== undefined) seen.push({ view, marks: new Set(marksOf(event, view)), ms })
  }
  // What happened last needs no moment before the newest view: that shows it.
  const final = seen.at(-1)
  if (final === undefined || events.some((event) => event.type === 'BookwyrmMoved' || event.type === 'MatchEnded'))
    return [...seen, last]
  return [...seen.slice(0, -1), { ...last, marks: final.marks }]
}

/** What the eye should follow, in words that only the parts of this game understand. */
function marksOf(event: LabyrinthEvent, view: LabyrinthView): string[] {
  switch (event.type) {
    case 'CurseRevealed':
      return [
        'curse',
        ...(LABYRINTH_DIRECTIONS[event.curse] ?? '').split('+').map((way) => `curse:${struck(view, way)}`),
      ]
    case 'BookwyrmMoved':
      return ['wyrm']
    case 'TerrorAppeared':
      return ['terror', `cell:${event.cell}`]
    case 'TileLit':
    case 'TileDarkened':
    case 'TileTurned':
    case 'NothingDisturbed':
      return ['tile', `cell:${event.cell}`]
    case 'ShelfAppeared':
      return ['shelf', `genre:${genreKey(event.genre)}`, `cell:${event.cell}`]
    case 'Moved':
      return ['walk', `cell:${event.cell}`]
    case 'TerrorCaptured':
      return ['capture', markOf('terror', event.terror), `cell:${event.cell}`]
    case 'TerrorReturned':
      return ['return', `genre:${genreKey(event.genre)}`, `score:${event.hand}`]
    case 'BookTaken':
      return ['card', markOf('book', event.book)]
    case 'RewardDrawn':
      return ['card', markOf('reward', event.reward)]
    case 'BoosterPlayed':
      return ['card']
    case 'ThingPassed': {
      const { kind, place } = kindAndPlace(event.thing)
      return ['card', markOf(kind, place)]
    }
    case 'HandDealt':
      return ['card']
    default:
      return []
  }
}

/** The tile in that direction from the Bookwyrm. */
function struck(view: LabyrinthView, direction: string): string {
  const { x, y } = junctionAt(view.bookwyrm)
  const row = y / UNIT - (direction.startsWith('N') ? 1 : 0)
  const column = x / UNIT - (direction.endsWith('W') ? 1 : 0)
  return cellAt(row, column) ?? ''
}
