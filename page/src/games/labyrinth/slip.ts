/** What the slip asks: in one sentence, with the answers on it, and what a lifted card or a picked tile opens. */

import type { Answer, AtTable, Slip } from '../face'
import { actSlip } from './acting'
import { answerOf } from './answers'
import { cardSlip } from './lifted'
import { tileAt } from './names'
import { whoIs } from './who'
import { genreWords, terrorName, thingName, thingNames } from './wording'
import { labyrinth } from './words'

type At = AtTable<'labyrinth'>
export type Asked = Omit<Slip, 'rule'>

/** The rule that a question rests on. */
const RULES: Record<string, string> = {
  start: 'LAB-SETUP-11',
  instead: 'R-14',
  act: 'LAB-TURN-2',
  take: 'LAB-BOOST-9',
  extra: 'LAB-BOOST-9',
  reward: 'LAB-REW-1',
  spend: 'LAB-BOOST-1',
  pay: 'LAB-CAP-1',
  return: 'LAB-RET-1',
  keep: 'R-53',
  give_to: 'LAB-PASS-1',
  swap_for: 'LAB-PASS-1',
  make_room: 'R-58',
}

export function slip(at: At): Slip {
  const { view, choices } = at
  const decision = view.decision ?? ''
  if (mayStart(at)) return { ...starting(), rule: 'LAB-SETUP-11' }
  const lifted = at.selected?.startsWith('card:') ? cardSlip(at, at.selected.slice('card:'.length)) : null
  if (lifted !== null) return lifted
  if (choices.length === 0) return { ...waiting(at), rule: null, answers: [] }
  if (decision === 'act') return actSlip(at)
  return { ...question(at, decision), rule: RULES[decision] ?? null }
}

/** All choose their first genres at the same time, whoever is asked first. */
export function mayStart({ view, seat }: Pick<At, 'view' | 'seat'>): boolean {
  if (seat === null || view.decision !== 'start' || view.chosen[seat] !== false) return false
  return [...view.legal, ...view.free].some((action) => action.startsWith('start:'))
}

/** The genres are picked and sent in the slip's own part. */
function starting(): Asked {
  const w = labyrinth()
  return { question: w.ask.start, sub: w.ask.startSub, answers: [] }
}

function waiting({ view, box, marks, names, seat }: At): { question: string; sub: string } {
  const w = labyrinth()
  if (view.over) return { question: w.ask.over, sub: '' }
  if (marks.has('curse')) return { question: w.ask.curse, sub: '' }
  if (marks.has('wyrm')) return { question: w.ask.wyrm, sub: '' }
  if (view.decision === 'start' && view.wanted.length > 0)
    return { question: w.ask.started(genreWords(view.wanted)), sub: w.ask.startedSub }
  if (view.asked === null || view.asked === seat) return { question: w.ask.moment, sub: '' }
  const asked = whoIs(view.asked, names, seat)
  if (view.offer !== null) return { question: w.ask.deciding(asked, thingName(box, view.offer)), sub: '' }
  return {
    question: w.ask.thinking(names[view.asked] ?? ''),
    sub: view.asked === view.active ? w.ask.left(view.actions) : '',
  }
}

function question(at: At, decision: string): Asked {
  const w = labyrinth()
  const { view } = at
  const discards = byVerb(at, 'discard')
  const others = at.choices
    .filter((choice) => !choice.action.startsWith('discard:'))
    .map((one) => answerOf(at, one.action))
  const thing = view.pending?.thing == null ? '' : thingName(at.box, view.pending.thing)
  switch (decision) {
    case 'instead':
      return { question: w.ask.instead(w.genres[view.missing ?? ''] ?? ''), sub: '', answers: others }
    case 'take':
      return { question: w.ask.takeReady, sub: '', answers: others }
    case 'extra':
      return {
        question: discards.length > 0 ? w.ask.extraFull : w.ask.extra(view.extra),
        sub: '',
        strip: discards.length > 0,
        answers: [...discards, ...last(others, 'skip')],
      }
    case 'reward':
      return {
        question:
          discards.length > 0 && !others.some((one) => one.action.startsWith('draw')) ? w.ask.rewardFull : w.ask.reward,
        sub: '',
        strip: discards.length > 0,
        answers: [...last(others, 'skip'), ...discards],
      }
    case 'spend':
      return { question: w.ask.spend, sub: w.ask.spendSub, answers: others }
    case 'pay':
      return paying(at, others)
    case 'return':
      return { question: w.ask.back, sub: '', answers: others }
    case 'keep':
      return { question: w.ask.keep, sub: '', answers: others }
    case 'give_to':
      return { question: w.ask.giveTo(thing), sub: '', answers: others }
    case 'swap_for':
      return { question: w.ask.swapFor(thing), sub: '', answers: others }
    case 'make_room':
      return {
        question: w.ask.room(whoIs(view.active ?? 0, at.names, at.seat), thingName(at.box, view.offer ?? '')),
        sub: w.ask.roomSub,
        strip: true,
        answers: [...others, ...discards],
      }
    default:
      return { question: w.ask.act, sub: '', answers: [...others, ...discards] }
  }
}

function paying(at: At, answers: Answer[]): Asked {
  const w = labyrinth()
  const pending = at.view.pending
  const terror = tileAt(at.view, pending?.cell ?? '')?.terror ?? null
  const paid = pending?.paid ?? []
  return {
    question: w.ask.pay(terror === null ? '' : terrorName(at.box, terror)),
    sub: paid.length > 0 ? w.ask.paid(thingNames(at.box, paid)) : '',
    answers: [
      ...answers,
      {
        action: 'undo',
        undoes: true,
        back: true,
        label: w.answer.back,
        tone: 'quiet',
        symbol: 'ui-undo',
        final: false,
      },
    ],
  }
}

const byVerb = (at: At, verb: string): Answer[] =>
  at.choices.filter((choice) => choice.action.startsWith(`${verb}:`)).map((one) => answerOf(at, one.action))

/** Refusing stands after what can be had. */
const last = (answers: readonly Answer[], action: string): Answer[] => [
  ...answers.filter((answer) => answer.action !== action),
  ...answers.filter((answer) => answer.action === action),
]
