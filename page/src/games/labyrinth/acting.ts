/** The Action phase: captures and returns first, then the verbs; each verb opens what it can do. */

import type { Answer, AtTable, Slip } from '../face'
import type { Heading } from '../../protocol'
import { said } from '../../words/spoken'
import { say } from '../../words/say'
import { under } from '../asked'
import { answerOf, pictures, walkOf } from './answers'
import { back } from './lifted'
import { holderOf, rowAndColumn, tileAt } from './names'
import type { Asked } from './slip'
import { whoIs, type Who } from './who'
import { capital, terrorName, thingName, thingNames, tile } from './wording'

type At = AtTable<'labyrinth'>

/** More walks than that are chosen on the board, where they lie. */
const WALKS = 4
/** More goals than that are opened by a press, so that the maze stays in sight. */
const GOALS = 2
/** Further payments are had by a press on their cards, which must stay in sight. */
const PAYMENTS = 2

type Verb = 'take' | 'flip' | 'rotate' | 'move' | 'pass' | 'end'

/** What a verb opens besides what the server groups under it: captures and returns are walks. */
const GOAL_WALKS = 'goals'
/** Boosters are not among them: they are played from the hand, where they have a gilt edge. */
const VERBS = ['take', 'flip', 'rotate', 'move', 'pass'] as const

export function actSlip(at: At): Slip {
  const selected = at.selected ?? ''
  const now = picked(selected)
  if (now !== null) return confirming(at, now)
  if (selected.startsWith('from:'))
    return {
      ...receiving(at, Number(selected.slice('from:'.length))),
      rule: headingOf(at, 'pass')?.rule ?? null,
    }
  const verb = selected.startsWith('verb:') ? selected.slice('verb:'.length) : ''
  if (isVerb(verb)) return { ...opened(at, verb), rule: headingOf(at, verb)?.rule ?? null }
  return { ...everything(at), rule: at.asking?.rules[0] ?? null }
}

const isVerb = (verb: string): verb is Verb | typeof GOAL_WALKS =>
  verb === GOAL_WALKS || verb === 'end' || VERBS.some((one) => one === verb)

/** The heading that the server states for a verb. */
function headingOf({ asking }: At, verb: Verb | typeof GOAL_WALKS): Heading | undefined {
  return asking?.headings.find(({ key }) => key === (verb === GOAL_WALKS ? 'move' : verb))
}

/** The actions of the board that the present choice is about; null: all of them. */
export function verbOf(selected: string | null): string | null {
  if (selected?.startsWith('do:rotate:')) return 'rotate'
  return selected?.startsWith('verb:') ? selected.slice('verb:'.length) : null
}

function legal(at: At, ...verbs: string[]): string[] {
  return at.choices.map((choice) => choice.action).filter((action) => verbs.includes(action.split(':')[0] ?? ''))
}

function everything(at: At): Asked {
  return {
    question: at.asking?.says ? said(at.asking.says) : '',
    sub: at.asking?.more ? said(at.asking.more) : '',
    answers: [...foremost(at), ...places(at)],
  }
}

/** The best goal alone is the main answer; a second one stands beside it, more are opened. */
function foremost(at: At): Answer[] {
  const goals = goalsOf(at)
  const shown = goals.slice(0, goals.length > GOALS ? 1 : GOALS)
  const left = goals.length - shown.length
  const more: Answer = {
    action: 'verb:goals',
    opens: true,
    label: say('labyrinth-board-more-goals', { count: left }),
    tone: 'plain',
    final: false,
  }
  return [...shown, ...(left > 0 ? [more] : [])]
}

/** Everything that a walk could capture or bring home: what fills a Shelf first, then what costs the fewest cards. */
function goalsOf(at: At): Answer[] {
  const cost = (action: string): number => {
    const [, cell = '', walker = 'player'] = action.split(':')
    const walk = walkOf(at, cell, walker)
    return (isCapture(at, action) ? 1 + (walk?.payments[0]?.length ?? 0) : 0) + (walk?.boosters ? 10 : 0)
  }
  const ways = legal(at, 'move').filter((action) => isGoal(at, action))
  return ways
    .sort((one, other) => cost(one) - cost(other))
    .map((action, place) => ({ ...goal(at, action), tone: place === 0 ? ('main' as const) : ('plain' as const) }))
}

/** The six verbs in their places, whatever can be done: what cannot is greyed, and a press says why. */
function places(at: At, open: string | null = null): Answer[] {
  return [...VERBS.map((verb) => place(at, verb, open)), ending(at, open)]
}

/** With nothing to pass on the turn ends at once; else the two ways to end it are opened. */
function ending(at: At, open: string | null): Answer {
  const [only, ...more] = under(at, 'end').map((choice) => choice.action)
  if (only === undefined || more.length > 0) return place(at, 'end', open)
  const { small, ...answer } = answerOf(at, only)
  return { ...answer, ...(answer.tone === 'risk' && small !== undefined ? { small } : {}), verb: true }
}

function place(at: At, verb: Verb, open: string | null): Answer {
  const one = headingOf(at, verb)
  const symbol = pictures(verb)
  const shared = {
    opens: true,
    verb: true,
    label: one === undefined ? verb : said(one.says),
    tone: 'plain' as const,
    ...(symbol === undefined ? {} : { symbol }),
    final: false,
  }
  if (under(at, verb).length === 0) return { ...shared, action: `verb:${verb}`, why: one?.missed ?? '' }
  return verb === open ? { ...shared, action: '', open: true } : { ...shared, action: `verb:${verb}` }
}

/** A walk that ends in a capture or a return. */
export function isGoal(at: At, action: string): boolean {
  const [verb, cell = ''] = action.split(':')
  const tile = tileAt(at.view, cell)
  return verb === 'move' && (tile?.terror != null || tile?.shelf != null)
}

/** A capture shows its price before it is sent. */
function goal(at: At, action: string): Answer {
  const answer = answerOf(at, action)
  return isCapture(at, action) ? { ...answer, action: `do:${action}`, opens: true, final: false } : answer
}

export function isCapture(at: At, action: string): boolean {
  const [verb, cell = ''] = action.split(':')
  return verb === 'move' && tileAt(at.view, cell)?.terror != null
}

function opened(at: At, verb: Verb | typeof GOAL_WALKS): Asked {
  const one = headingOf(at, verb)
  const ways = under(at, verb === GOAL_WALKS ? 'move' : verb).map((choice) => choice.action)
  const answers = verb === 'pass' ? partners(at, ways) : verb === GOAL_WALKS ? goalsOf(at) : onTheSlip(at, verb, ways)
  return {
    question: verb === GOAL_WALKS ? say('labyrinth-board-ask-goals') : one === undefined ? '' : said(one.asks),
    sub: verb !== GOAL_WALKS && one?.more ? said(one.more) : '',
    strip: true,
    answers: [...answers, ...places(at, verb), back()],
  }
}

/** Few enough stand on the slip; of many walks only those that bring something: the rest is chosen on the board. */
function onTheSlip(at: At, verb: string, ways: readonly string[]): Answer[] {
  if (verb === 'rotate') return turns(at, ways)
  if (verb === 'flip') return nearest(at, ways).map((action) => answerOf(at, action))
  if (verb !== 'move') return ways.map((action) => answerOf(at, action))
  const prizes = ways.filter((action) => !isGoal(at, action) && tileAt(at.view, cellOf(action))?.kind === 'reward')
  const rest = ways
    .filter((action) => !isGoal(at, action) && !prizes.includes(action))
    .sort((one, other) => far(at, one) - far(at, other))
  const worth = [...goalsOf(at), ...prizes.map((action) => answerOf(at, action))]
  return [...worth, ...rest.slice(0, Math.max(0, WALKS - worth.length)).map((action) => answerOf(at, action))]
}

/** One answer a tile: it shows how the tile would lie, and there the other way round can be had. */
function turns(at: At, ways: readonly string[]): Answer[] {
  const cells = [...new Set(nearest(at, ways).map(cellOf))]
  return cells.map((cell): Answer => ({
    action: `do:${ways.find((way) => way === `rotate:${cell}:cw`) ?? `rotate:${cell}:ccw`}`,
    opens: true,
    label: capital(say('labyrinth-place', tile(cell))),
    tone: 'plain',
    symbol: 'ui-rotate',
    final: false,
  }))
}

const nearest = (at: At, ways: readonly string[]): string[] =>
  [...ways].sort((one, other) => far(at, one) - far(at, other) || one.localeCompare(other))

const cellOf = (action: string): string => action.split(':')[1] ?? ''

/** How far a tile is from one's own. */
function far({ view }: At, action: string): number {
  const [row, column] = rowAndColumn(cellOf(action))
  const [ownRow, ownColumn] = rowAndColumn(view.hands[view.active ?? 0]?.cell ?? '')
  return Math.abs(row - ownRow) + Math.abs(column - ownColumn)
}

/** Own cards to give or swap, and from whom something could come. */
function partners(at: At, ways: readonly string[]): Answer[] {
  const own = [...new Set(ways.filter((action) => !action.startsWith('receive:')).map(cellOf))]
  const givers = new Set(legal(at, 'receive').flatMap((action) => holderOf(at, cellOf(action)) ?? []))
  return [
    ...own.map((thing): Answer => ({
      action: `card:${thing}`,
      opens: true,
      label: thingName(at.box, thing),
      tone: 'plain',
      final: false,
    })),
    ...[...givers]
      .sort((a, b) => a - b)
      .map((hand): Answer => ({
        action: `from:${hand}`,
        opens: true,
        label: say('labyrinth-board-from-whom', { who: whoOf(at, hand) }),
        tone: 'plain',
        symbol: 'ui-hand',
        final: false,
      })),
  ]
}

function receiving(at: At, hand: number): Asked {
  const things = legal(at, 'receive').filter((action) => holderOf(at, cellOf(action)) === hand)
  return {
    question: say('labyrinth-board-ask-from', { who: whoOf(at, hand) }),
    sub: '',
    strip: true,
    answers: [...things.map((action) => answerOf(at, action)), ...places(at, 'pass'), back()],
  }
}

const whoOf = (at: At, hand: number): Who => whoIs(hand, at.names, at.seat)

/** What is picked and said once more: the action, and which of its payments, counted from the first. */
function picked(selected: string | null): { action: string; place: number } | null {
  if (selected?.startsWith('do:') !== true) return null
  const [action = '', place = '0'] = selected.slice('do:'.length).split('@')
  return { action, place: Number(place) }
}

/** The walk that is about to be made: where it ends, who makes it, and the cards that lie ready to pay for it. */
export function intended(at: At): { cell: string; walker: string; cards: readonly string[] } | null {
  const now = at.view.decision === 'act' ? picked(at.selected) : null
  if (now?.action.startsWith('move:') !== true) return null
  const [, cell = '', walker = 'player'] = now.action.split(':')
  return { cell, walker, cards: walkOf(at, cell, walker)?.payments[now.place] ?? [] }
}

/** A press on a card while a payment lies ready: the first one with the card, or without it; null where there is none. */
export function otherPayment(at: At, card: string): string | null {
  const now = picked(at.selected)
  const walk = intended(at)
  if (now === null || walk === null) return null
  const has = walk.cards.includes(card)
  const place = (walkOf(at, walk.cell, walk.walker)?.payments ?? []).findIndex((cards) => cards.includes(card) !== has)
  return place < 0 ? null : `do:${now.action}@${place}`
}

/** Something picked on the board: said once more; a capture with the cards that could pay for it, the chosen ones first. */
function confirming(at: At, { action, place }: { action: string; place: number }): Slip {
  const [, cell = '', walker = 'player'] = action.split(':')
  if (action.startsWith('take:')) return taking(at, cell)
  if (action.startsWith('rotate:')) return turning(at, action)
  const answer = answerOf(at, action)
  const terror = tileAt(at.view, cell)?.terror ?? null
  if (terror === null)
    return {
      question: say('labyrinth-board-ask-sure', { what: answer.label }),
      sub: answer.small ?? '',
      rule: 'LAB-TURN-2',
      answers: [answer, back()],
    }
  const payments = walkOf(at, cell, walker)?.payments ?? []
  const chosen = payments[place] ?? payments[0]
  const pays = [...(chosen === undefined ? [] : [chosen]), ...payments.filter((cards) => cards !== chosen)]
    .slice(0, PAYMENTS)
    .map((cards): Answer => ({
      action,
      then: cards.map((card) => `pay:${card}`),
      label: say('labyrinth-board-pay', { cards: thingNames(at.box, cards) }),
      small: say('labyrinth-board-cards', { cards: cards.length }),
      tone: cards === chosen ? 'main' : 'plain',
      final: answer.final,
    }))
  const alone: Answer =
    payments.length > 0
      ? {
          ...answer,
          label: say('labyrinth-board-pay-one-by-one'),
          small: say('labyrinth-board-pay-one-by-one-more'),
          tone: 'plain',
          symbol: 'ui-hand',
        }
      : answer
  return {
    question: say('labyrinth-board-ask-capture', { terror: terrorName(at.box, terror) }),
    sub: payments.length > 1 ? say('labyrinth-board-ask-other-cards') : '', // its symbols stand below the question
    rule: 'LAB-CAP-1',
    answers: [...pays, ...(payments.length === 1 && !hasCopier(at) ? [] : [alone]), back()],
  }
}

/** A tile that lies on the board as it would after its turn; nothing has happened yet. */
function turning(at: At, action: string): Slip {
  const [, cell = '', way = 'cw'] = action.split(':')
  const otherWay = `rotate:${cell}:${way === 'cw' ? 'ccw' : 'cw'}`
  const other: Answer = {
    action: `do:${otherWay}`,
    opens: true,
    label: say('labyrinth-board-other-way'),
    tone: 'plain',
    symbol: way === 'cw' ? 'ui-rotate-left' : 'ui-rotate',
    final: false,
  }
  const turn: Answer = {
    ...answerOf(at, action),
    label: say('labyrinth-board-turn-it'),
    small: say('labyrinth-board-towards', { way }),
    tone: 'main',
  }
  return {
    question: say('labyrinth-board-ask-turn'),
    sub: say('labyrinth-board-ask-turn-more', tile(cell)),
    rule: headingOf(at, 'rotate')?.rule ?? null,
    answers: [turn, ...(legal(at, 'rotate').includes(otherWay) ? [other] : []), ...places(at, 'rotate'), back()],
  }
}

/** The turn of a tile that is shown before it is made. */
export function ghost(at: At): { cell: string; clockwise: boolean } | null {
  const now = at.view.decision === 'act' ? picked(at.selected) : null
  if (now?.action.startsWith('rotate:') !== true) return null
  const [, cell = '', way] = now.action.split(':')
  return { cell, clockwise: way === 'cw' }
}

/** A Book of the deck that was pressed; alone the Trolley may take it, too. */
function taking(at: At, genre: string): Slip {
  const ways = [`take:${genre}`, `take:${genre}:trolley`].filter((way) => legal(at, 'take').includes(way))
  const answers = ways.map((way) => {
    const answer = answerOf(at, way)
    return way.endsWith(':trolley')
      ? { ...answer, label: say('labyrinth-board-for-trolley') }
      : { ...answer, label: say('labyrinth-verb-take'), tone: 'main' as const }
  })
  return {
    question: say('labyrinth-board-ask-take', { genre }),
    sub: '',
    rule: 'LAB-TAKE-1',
    answers: [...answers, back()],
  }
}

/** A Photocopier would pay otherwise than the payments say. */
function hasCopier({ view, box }: At): boolean {
  const hands = view.solo ? view.hands : view.hands.slice(view.active ?? 0, (view.active ?? 0) + 1)
  return hands.some((hand) => hand.rewards.some((reward) => box.rewards[reward]?.options.includes('photocopier')))
}
