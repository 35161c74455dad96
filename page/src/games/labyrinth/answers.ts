/** Every action as an answer: what it does and what comes of it, as the server states it. */

import type { WalkOdds } from '../../protocol'
import { say } from '../../words/say'
import { answerOf as stated, labelOf } from '../asked'
import type { Answer, AtTable } from '../face'
import { symbolOf } from './names'
import { thingName } from './wording'

type At = AtTable<'labyrinth'>

const SYMBOLS: Record<string, string> = {
  take: 'ui-book',
  flip: 'ui-lamp',
  rotate: 'ui-rotate',
  move: 'ui-steps',
  pass: 'ui-give',
  end: 'ui-check',
  heir: 'ui-arrow',
  give: 'ui-give',
  receive: 'ui-hand',
  swap: 'ui-rotate',
  discard: 'ui-cross',
  terror: 'lab-terror',
  shelf: 'lab-shelf',
  reward: 'lab-reward',
  booster: 'lab-booster',
}

/** The sprite's pictures for what the game states. */
export function pictures(symbol: string): string | undefined {
  return symbol.startsWith('genre-') ? symbolOf(symbol.slice('genre-'.length)) : SYMBOLS[symbol]
}

export function answerOf(at: At, action: string): Answer {
  const choice = at.choices.find((one) => one.action === action)
  return choice === undefined ? unasked(at, action) : stated(choice, pictures)
}

/** What may be done at any time is no answer to a question: a card is put away. */
function unasked({ box }: At, action: string): Answer {
  const card = action.split(':')[1] ?? ''
  const label = say('labyrinth-do-discard', { card: thingName(box, card) })
  return { action, label, small: say('labyrinth-then-free'), tone: 'quiet', symbol: 'ui-cross', final: false }
}

/** A label that stands alone, with what tells it from others. */
export const label = (at: At, action: string): string => labelOf(at, action)

/** What the odds know of a walk. */
export function walkOf({ odds }: At, cell: string, walker: string): WalkOdds | null {
  return odds?.walks.find((walk) => walk.cell === cell && walk.walker === walker) ?? null
}
