/** From one update to the next in steps that can be seen: tokens land, fires catch, sections burn one after another. */

import { FIRE_SECTIONS, type FireEvent, type FireView, type TakenBack } from '../../protocol'
import type { Stage } from '../face'
import { tokenKey } from './names'

const LAND = 520
const CATCH = 900
const BURN = 900
const STAND = 200
const END = 1200
const SCORE = 700
const NOTHING: ReadonlySet<string> = new Set()

export function stages(
  before: FireView | null,
  after: FireView,
  events: readonly (FireEvent | TakenBack)[],
): Stage<FireView>[] {
  if (before === null) return [{ view: after, marks: NOTHING, ms: 0 }]
  // At the end the library is looked at for a moment, before its story covers it.
  const last: Stage<FireView> = { view: after, marks: NOTHING, ms: after.over ? END : 0 }
  const seen: Stage<FireView>[] = []
  let view = before
  const show = (ms: number, ...marks: string[]): void => {
    seen.push({ view, marks: new Set(marks), ms })
  }
  /** Sections burn because of somebody's fire, and at the end of every round. */
  let why: string[] = []
  for (const event of events) {
    switch (event.type) {
      case 'FireSpread':
        why = ['spread']
        break
      case 'TurnEnded':
      case 'RoundEnded':
        why = []
        break
      case 'TurnBegan':
        view = { ...view, active: event.who }
        break
      case 'CardChosen':
      case 'CardDealt':
        view = withHolder(view, event.card - 1, event.who)
        break
      case 'TokenLaid':
        view = withToken(view, event.card - 1, event.space - 1, tokenKey(event.token))
        show(LAND, `land:${event.card - 1}:${event.space - 1}`)
        break
      case 'FireTriggered':
        view = { ...view, caught: event.space }
        show(CATCH, 'catch')
        break
      case 'FireStopped':
        view = { ...view, caught: null }
        break
      case 'SectionBurned':
        show(BURN, `burn:${FIRE_SECTIONS[event.section] ?? ''}`, ...why)
        view = withValue(view, event.section, event.value)
        break
      case 'LibraryCollapsed':
        show(BURN, `burn:${FIRE_SECTIONS[event.section] ?? ''}`, 'fall', ...why)
        view = withValue(view, event.section, 10)
        break
      case 'KnowledgeScored':
        view = withPoints(view, event.who, event.knowledge + event.bravery)
        show(SCORE, `score:${event.who}`)
        break
      case 'PointsGained':
        view = withPoints(view, event.who, event.points)
        show(SCORE, `score:${event.who}`)
        break
      default:
    }
  }
  // What burning has left stands for a moment by itself, before the table goes on.
  const stands = isBurning(seen.at(-1)) ? [{ view, marks: NOTHING, ms: STAND }] : []
  // A token that lands last and stays there needs no moment of its own: the last view shows it landing.
  const until = seen.findLastIndex((stage) => !isThere(stage, after)) + 1
  return [...seen.slice(0, until), ...stands, { ...last, marks: marksLeft(seen, after) }]
}

const isBurning = (stage: Stage<FireView> | undefined): boolean =>
  [...(stage?.marks ?? [])].some((mark) => mark.startsWith('burn:'))

/** Nothing is seen but tokens that land where they still lie afterwards. */
function isThere(stage: Stage<FireView>, after: FireView): boolean {
  return [...stage.marks].every((mark) => mark.startsWith('land:') && liesThere(mark, stage.view, after))
}

function liesThere(mark: string, view: FireView, after: FireView): boolean {
  const [, card, space] = mark.split(':').map(Number)
  if (card === undefined || space === undefined) return false
  const token = view.cards[card]?.spaces[space]?.token ?? null
  return token !== null && after.cards[card]?.spaces[space]?.token === token
}

function marksLeft(seen: readonly Stage<FireView>[], after: FireView): ReadonlySet<string> {
  const stage = seen.at(-1)
  return stage !== undefined && isThere(stage, after) ? stage.marks : NOTHING
}

function withToken(view: FireView, number: number, place: number, token: string): FireView {
  const cards = view.cards.map((card, index) =>
    index === number
      ? { ...card, next: null, spaces: card.spaces.map((space, at) => (at === place ? { ...space, token } : space)) }
      : card,
  )
  return { ...view, cards }
}

function withHolder(view: FireView, number: number, who: number): FireView {
  return { ...view, cards: view.cards.map((card, index) => (index === number ? { ...card, holder: who } : card)) }
}

function withValue(view: FireView, number: number, value: number): FireView {
  const sections = view.sections.map((section, index) =>
    index === number ? { ...section, value, cards_left: section.cards_left - 1, burns_next: false } : section,
  )
  return { ...view, sections }
}

function withPoints(view: FireView, who: number, points: number): FireView {
  const participants = view.participants.map((one) => (one.who === who ? { ...one, score: one.score + points } : one))
  return { ...view, participants }
}
