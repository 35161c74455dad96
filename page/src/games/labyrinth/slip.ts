/** What the slip asks: in one sentence, with the answers on it, and what a lifted card or a picked tile opens. */

import { said } from '../../words/spoken'
import { say } from '../../words/say'
import type { Answer, AtTable, Slip } from '../face'
import { actSlip } from './acting'
import { answerOf } from './answers'
import { cardSlip } from './lifted'
import { whoIs } from './who'
import { genreWords, thingName } from './wording'

type At = AtTable<'labyrinth'>
export type Asked = Omit<Slip, 'rule'>

export function slip(at: At): Slip {
  const { view, choices } = at
  const decision = view.decision ?? ''
  if (mayStart(at)) return { ...starting(), rule: 'LAB-SETUP-11' }
  const lifted = at.selected?.startsWith('card:') ? cardSlip(at, at.selected.slice('card:'.length)) : null
  if (lifted !== null) return lifted
  if (choices.length === 0) return { ...waiting(at), rule: null, answers: [] }
  if (decision === 'act') return actSlip(at)
  return { ...question(at, decision), rule: at.asking?.rules[0] ?? null }
}

/** All choose their first genres at the same time, whoever is asked first. */
export function mayStart({ view, seat }: Pick<At, 'view' | 'seat'>): boolean {
  if (seat === null || view.decision !== 'start' || view.chosen[seat] !== false) return false
  return [...view.legal, ...view.free].some((action) => action.startsWith('start:'))
}

/** The genres are picked and sent in the slip's own part. */
function starting(): Asked {
  return { question: say('labyrinth-board-ask-start'), sub: say('labyrinth-more-start'), answers: [] }
}

function waiting({ view, box, marks, names, seat }: At): { question: string; sub: string } {
  if (view.over) return { question: say('labyrinth-over'), sub: '' }
  if (marks.has('curse')) return { question: say('labyrinth-board-ask-curse'), sub: '' }
  if (marks.has('wyrm')) return { question: say('labyrinth-board-ask-wyrm'), sub: '' }
  if (view.decision === 'start' && view.wanted.length > 0)
    return {
      question: say('labyrinth-board-ask-started', { genres: genreWords(view.wanted) }),
      sub: say('labyrinth-board-ask-started-more'),
    }
  if (view.asked === null || view.asked === seat) return { question: say('labyrinth-board-ask-moment'), sub: '' }
  const who = whoIs(view.asked, names, seat)
  if (view.offer !== null)
    return { question: say('labyrinth-board-ask-deciding', { who, card: thingName(box, view.offer) }), sub: '' }
  return {
    question: say('labyrinth-thinking', { who: names[view.asked] ?? '' }),
    sub: view.asked === view.active ? say('labyrinth-board-ask-left', { actions: view.actions }) : '',
  }
}

/** The server's question; where cards must go, they lie in one row beside whatever else can be answered. */
function question(at: At, decision: string): Asked {
  const discards = byVerb(at, 'discard')
  const others = at.choices
    .filter((choice) => !choice.action.startsWith('discard:'))
    .map((one) => answerOf(at, one.action))
  const answers = decision === 'extra' ? [...discards, ...last(others, 'skip')] : [...last(others, 'skip'), ...discards]
  return {
    question: at.asking?.says ? said(at.asking.says) : '',
    sub: at.asking?.more ? said(at.asking.more) : '',
    strip: discards.length > 0,
    answers: decision === 'pay' ? [...answers, takeBack()] : answers,
  }
}

/** While a price is chosen, one card at a time comes back. */
const takeBack = (): Answer => ({
  action: 'undo',
  undoes: true,
  back: true,
  label: say('labyrinth-board-back'),
  tone: 'quiet',
  symbol: 'ui-undo',
  final: false,
})

const byVerb = (at: At, verb: string): Answer[] =>
  at.choices.filter((choice) => choice.action.startsWith(`${verb}:`)).map((one) => answerOf(at, one.action))

/** Refusing stands after what can be had. */
const last = (answers: readonly Answer[], action: string): Answer[] => [
  ...answers.filter((answer) => answer.action !== action),
  ...answers.filter((answer) => answer.action === action),
]
