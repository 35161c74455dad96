/** From one update to the next: what has come or moved is marked, and what was stopped is looked at for a moment. */

import type { ChaptersEvent, ChaptersView, TakenBack } from '../../protocol'
import type { Stage } from '../face'

const REACTION = 1100
const LAST = 1200
const NOTHING: ReadonlySet<string> = new Set()

/** The newest view shows all that came; a reaction or the end has a moment before it, on the desk as it was. */
export function stages(
  before: ChaptersView | null,
  after: ChaptersView,
  events: readonly (ChaptersEvent | TakenBack)[],
): Stage<ChaptersView>[] {
  const last: Stage<ChaptersView> = { view: after, marks: NOTHING, ms: after.over ? LAST : 0 }
  if (before === null || events.some((event) => event.type === 'TakenBack')) return [last]
  const looked = events.flatMap((event) => {
    const marks = event.type === 'TakenBack' ? [] : momentOf(event)
    return marks.length === 0 ? [] : [{ view: before, marks: new Set(marks), ms: REACTION }]
  })
  return [...looked, { ...last, marks: changed(before, after) }]
}

/** What everybody looks up for before the desk goes on. */
function momentOf(event: ChaptersEvent): string[] {
  if (event.type === 'ReactionPlayed') return ['react', `played:${event.card}`]
  if (event.type === 'ActionCancelled') return ['react', 'cancelled']
  return event.type === 'EndTriggered' ? ['closing'] : []
}

/** Whatever lies there now and did not before, or lies with somebody else. */
function changed(before: ChaptersView, after: ChaptersView): ReadonlySet<string> {
  const marks = new Set<string>()
  const was = new Map(placesOf(before))
  for (const [what, where] of placesOf(after)) if (was.get(what) !== where) marks.add(what)
  const moved = before.molly !== after.molly || before.molly_gives !== after.molly_gives
  if (moved) marks.add('molly')
  for (const library of after.libraries) {
    const earlier = before.libraries.find(({ seat }) => seat === library.seat)
    if (earlier !== undefined && library.hearts > earlier.hearts) marks.add(`score:${library.seat}`)
  }
  return marks
}

function placesOf(view: ChaptersView): [what: string, where: string][] {
  return [
    ...view.lobby.map(({ friend }): [string, string] => [`friend:${friend}`, 'lobby']),
    ...view.libraries.flatMap(({ seat, friends, stacks }): [string, string][] => [
      ...friends.map(({ friend }): [string, string] => [`friend:${friend}`, String(seat)]),
      ...stacks.map(({ feature }): [string, string] => [`feature:${feature}`, String(seat)]),
    ]),
  ]
}
