/** The Action phase: captures and returns first, then the verbs; each verb opens what it can do. */

import type { Answer, AtTable, Slip } from '../face'
import { answerOf, walkOf } from './answers'
import { back } from './lifted'
import { holderOf, rowAndColumn, tileAt } from './names'
import type { Asked } from './slip'
import { whoIs, type Who } from './who'
import { terrorName, thingNames } from './wording'
import { labyrinth } from './words'

type At = AtTable<'labyrinth'>

/** More answers than that are chosen on the board, where they lie. */
const ON_THE_SLIP = 8
const CAPTURES = 3
const PAYMENTS = 5

const OPENS: Record<string, { verbs: readonly string[]; symbol: string; rule: string }> = {
  move: { verbs: ['move'], symbol: 'ui-steps', rule: 'LAB-MOVE-1' },
  take: { verbs: ['take'], symbol: 'ui-book', rule: 'LAB-TAKE-1' },
  flip: { verbs: ['flip'], symbol: 'ui-lamp', rule: 'LAB-FLIP-1' },
  rotate: { verbs: ['rotate'], symbol: 'ui-rotate', rule: 'LAB-ROT-1' },
  pass: { verbs: ['give', 'receive', 'swap'], symbol: 'ui-give', rule: 'LAB-PASS-1' },
  boost: { verbs: ['spend'], symbol: 'lab-booster', rule: 'LAB-BOOST-1' },
}

export function actSlip(at: At): Slip {
  const selected = at.selected ?? ''
  if (selected.startsWith('do:')) return confirming(at, selected.slice('do:'.length))
  if (selected.startsWith('from:')) return { ...receiving(at, Number(selected.slice('from:'.length))), rule: 'LAB-PASS-1' }
  const verb = selected.startsWith('verb:') ? selected.slice('verb:'.length) : ''
  const open = OPENS[verb]
  if (open !== undefined) return { ...opened(at, verb), rule: open.rule }
  return { ...everything(at), rule: 'LAB-TURN-2' }
}

/** The actions of the board that the present choice is about; null: all of them. */
export function verbOf(selected: string | null): string | null {
  return selected?.startsWith('verb:') ? selected.slice('verb:'.length) : null
}

function legal(at: At, ...verbs: string[]): string[] {
  return at.choices.map((choice) => choice.action).filter((action) => verbs.includes(action.split(':')[0] ?? ''))
}

function everything(at: At): Asked {
  const w = labyrinth()
  const { view } = at
  const goals = legal(at, 'move').filter((action) => isGoal(at, action))
  const verbs = Object.keys(OPENS).flatMap((verb) => opener(at, verb))
  const ends = legal(at, 'end').map((action) => answerOf(at, action))
  return {
    question: view.actions === 0 ? w.ask.actLast : w.ask.act,
    sub: view.actions === 0 ? '' : `${w.ask.left(view.actions)} ${w.ask.more}`,
    answers: [...goals.slice(0, CAPTURES).map((action) => goal(at, action)), ...verbs, ...ends],
  }
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

function opener(at: At, verb: string): Answer[] {
  const w = labyrinth()
  const open = OPENS[verb]
  if (open === undefined || legal(at, ...open.verbs).length === 0) return []
  const label = { take: w.answer.take, flip: w.answer.light, rotate: w.answer.turn, move: w.answer.walk, pass: w.answer.pass, boost: w.answer.boost }[verb]
  return [{ action: `verb:${verb}`, opens: true, label: label ?? verb, tone: 'plain', symbol: open.symbol, final: false }]
}

function opened(at: At, verb: string): Asked {
  const w = labyrinth()
  const ways = legal(at, ...(OPENS[verb]?.verbs ?? []))
  const words: Record<string, [string, string]> = {
    take: [w.ask.take, ''],
    flip: [w.ask.flip, w.ask.flipSub],
    rotate: [w.ask.rotate, w.ask.rotateSub],
    move: [w.ask.move, w.ask.moveSub],
    pass: [w.ask.pass, w.ask.passSub],
    boost: [w.ask.boost, w.ask.spendSub],
  }
  const [question, sub] = words[verb] ?? [w.ask.act, '']
  const answers = verb === 'pass' ? partners(at, ways) : onTheSlip(at, verb, ways)
  return { question, sub, answers: [...answers, back(w.answer.back)] }
}

/** Few enough stand on the slip; of many walks only those that bring something, nearest tiles first. */
function onTheSlip(at: At, verb: string, ways: readonly string[]): Answer[] {
  const answer = (action: string): Answer => (isCapture(at, action) ? goal(at, action) : answerOf(at, action))
  if (verb === 'take' || ways.length <= ON_THE_SLIP) return ways.map(answer)
  const worth = ways.filter((action) => isGoal(at, action) || tileAt(at.view, cellOf(action))?.kind === 'reward')
  const near = ways.filter((action) => !worth.includes(action)).sort((a, b) => far(at, a) - far(at, b))
  return [...worth, ...near].slice(0, ON_THE_SLIP).map(answer)
}

const cellOf = (action: string): string => action.split(':')[1] ?? ''

/** How far a tile is from one's own. */
function far({ view }: At, action: string): number {
  const [row, column] = rowAndColumn(cellOf(action))
  const [ownRow, ownColumn] = rowAndColumn(view.hands[view.active ?? 0]?.cell ?? '')
  return Math.abs(row - ownRow) + Math.abs(column - ownColumn)
}

/** Own cards to give or swap, and from whom something could come. */
function partners(at: At, ways: readonly string[]): Answer[] {
  const w = labyrinth()
  const own = [...new Set(ways.filter((action) => !action.startsWith('receive:')).map(cellOf))]
  const givers = new Set(legal(at, 'receive').flatMap((action) => holderOf(at.view, cellOf(action)) ?? []))
  return [
    ...own.map(
      (thing): Answer => ({ action: `card:${thing}`, opens: true, label: thingNames(at.box, [thing]), tone: 'plain', final: false }),
    ),
    ...[...givers].sort((a, b) => a - b).map(
      (hand): Answer => ({ action: `from:${hand}`, opens: true, label: w.answer.from(whoOf(at, hand)), tone: 'plain', symbol: 'ui-hand', final: false }),
    ),
  ]
}

function receiving(at: At, hand: number): Asked {
  const w = labyrinth()
  const things = legal(at, 'receive').filter((action) => holderOf(at.view, cellOf(action)) === hand)
  return {
    question: w.ask.from(whoOf(at, hand)),
    sub: '',
    answers: [...things.map((action) => answerOf(at, action)), back(w.answer.back)],
  }
}

const whoOf = (at: At, hand: number): Who => whoIs(hand, at.names, at.seat)

/** Something picked on the board: said once more; a capture with the cards that could pay for it, the fewest first. */
function confirming(at: At, action: string): Slip {
  const w = labyrinth()
  const [, cell = '', walker = 'player'] = action.split(':')
  if (action.startsWith('take:')) return taking(at, cell)
  const answer = answerOf(at, action)
  const terror = tileAt(at.view, cell)?.terror ?? null
  if (terror === null)
    return { question: w.ask.sure(answer.label), sub: answer.small ?? '', rule: 'LAB-TURN-2', answers: [answer, back(w.answer.back)] }
  const payments = (walkOf(at, cell, walker)?.payments ?? []).slice(0, PAYMENTS)
  const name = terrorName(at.box, terror)
  const pays = payments.map(
    (cards, place): Answer => ({
      action,
      then: cards.map((card) => `pay:${card}`),
      label: w.answer.pay(thingNames(at.box, cards)),
      small: w.answer.cards(cards.length),
      tone: place === 0 ? 'main' : 'plain',
      final: answer.final,
    }),
  )
  const alone: Answer = payments.length > 0 ? { ...answer, label: w.answer.payOneByOne, small: w.answer.payOneByOneSmall, tone: 'plain' } : answer
  return {
    question: w.ask.captureWith(name),
    sub: '', // its symbols stand below the question
    rule: 'LAB-CAP-1',
    answers: [...pays, ...(payments.length === 1 && !hasCopier(at) ? [] : [alone]), back(w.answer.back)],
  }
}

/** A Book of the deck that was pressed; alone the Trolley may take it, too. */
function taking(at: At, genre: string): Slip {
  const w = labyrinth()
  const ways = [`take:${genre}`, `take:${genre}:trolley`].filter((way) => legal(at, 'take').includes(way))
  const answers = ways.map((way) => {
    const answer = answerOf(at, way)
    return way.endsWith(':trolley') ? { ...answer, label: w.answer.forTrolley } : { ...answer, label: w.answer.take, tone: 'main' as const }
  })
  return { question: w.ask.takeOf(w.genres[genre] ?? genre), sub: '', rule: 'LAB-TAKE-1', answers: [...answers, back(w.answer.back)] }
}

/** A Photocopier would pay otherwise than the payments say. */
function hasCopier({ view, box }: At): boolean {
  const hands = view.solo ? view.hands : view.hands.slice(view.active ?? 0, (view.active ?? 0) + 1)
  return hands.some((hand) => hand.rewards.some((reward) => box.rewards[reward]?.options.includes('photocopier')))
}
