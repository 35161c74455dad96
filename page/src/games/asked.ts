/** The slip of any game, out of what the server says of the question and its answers. */

import type { Asking, Choice, Heading } from '../protocol'
import { said } from '../words/spoken'
import { say } from '../words/say'
import type { Answer, Slip } from './face'

export interface Asked {
  readonly choices: readonly Choice[]
  readonly asking: Asking | null
  readonly selected: string | null
}

/** A game's pictures: the sprite's id for a symbol that the game states. */
export type Pictures = (symbol: string) => string | undefined

/** Consequences longer than this are sentences: each has a row of its own where there is little room. */
const SENTENCE = 40

/** The question with its answers, or what a heading opens. Null: nothing is asked. */
export function askedSlip(at: Asked, pictures: Pictures): Slip | null {
  const { asking, choices } = at
  if (asking === null || choices.length === 0) return null
  const open = asking.headings.find(({ key }) => key === at.selected && under(at, key).length > 0)
  if (open !== undefined) return opened(at, open, pictures)
  const headings = asking.headings.filter(({ in_hand }) => !in_hand).flatMap((one) => heading(at, one, pictures))
  const answers = [...headings, ...under(at, '').map((choice) => answerOf(choice, pictures))]
  return {
    question: asking.says ? said(asking.says) : '',
    sub: asking.more ? said(asking.more) : '',
    rule: asking.rules[0] ?? null,
    rows: answers.some(({ small = '' }) => small.length > SENTENCE),
    answers,
  }
}

/** One answer as it is stated. */
export function answerOf(choice: Choice, pictures: Pictures): Answer {
  const symbol = choice.symbol ? pictures(choice.symbol) : undefined
  return {
    action: choice.action,
    final: choice.final,
    label: choice.says ? said(choice.says) : choice.text,
    ...(choice.consequence ? { small: said(choice.consequence) } : {}),
    tone: choice.tone ?? 'plain',
    ...(symbol === undefined ? {} : { symbol }),
  }
}

/** An answer in words that stand alone, with what tells it from others. */
export function labelOf(at: Asked, action: string): string {
  const choice = at.choices.find((one) => one.action === action)
  if (choice === undefined) return action
  const { label, small } = answerOf(choice, () => undefined)
  const head = at.asking?.headings.find(({ key }) => key === choice.group && under(at, key).length > 1)
  return [...new Set([head ? said(head.says) : '', label, small ?? ''])].filter(Boolean).join(', ')
}

/** The answers under a heading; those that stand alone have none. */
export const under = (at: Asked, key: string): Choice[] => at.choices.filter((choice) => (choice.group ?? '') === key)

/** One that keeps its place is greyed when it has nothing to open; a single answer needs no opening. */
export function heading(at: Asked, one: Heading, pictures: Pictures): Answer[] {
  const ways = under(at, one.key)
  const [only] = ways
  const symbol = one.symbol ? pictures(one.symbol) : undefined
  const shared = {
    label: said(one.says),
    tone: 'plain' as const,
    ...(symbol === undefined ? {} : { symbol }),
    ...(one.missed ? { verb: true } : {}),
  }
  if (only === undefined)
    return one.missed ? [{ ...shared, action: one.key, opens: true, why: one.missed, final: false }] : []
  if (ways.length === 1 && !one.missed) return [{ ...shared, action: only.action, final: only.final }]
  return [{ ...shared, action: one.key, opens: true, final: false }]
}

function opened(at: Asked, one: Heading, pictures: Pictures): Slip {
  const ways = under(at, one.key).map((choice) => answerOf(choice, pictures))
  const answers = ways.length === 1 ? ways.map((way): Answer => ({ ...way, tone: 'main' })) : ways
  return {
    question: said(one.asks),
    sub: one.more ? said(one.more) : '',
    rule: one.rule || null,
    answers: [...answers, back()],
  }
}

/** The way back to the question before. */
export const back = (): Answer => ({
  action: '',
  opens: true,
  label: say('page-slip-back'),
  tone: 'quiet',
  final: false,
})
