/** A card on the desk or in the hand may be an answer: it is picked, and the slip asks once more. */

import type { AtTable } from '../face'

type At = AtTable<'chapters'>

/** The answer that names this card by one of these verbs. */
export function answerWith(at: At, verbs: readonly string[], card: string): string | null {
  const actions = verbs.map((verb) => `${verb}:${card}`)
  return at.choices.find(({ action }) => actions.includes(action))?.action ?? null
}

/** Pick it, or lay it back; what is no answer now says why. */
export function pick(at: At, action: string | null, otherwise: string): void {
  if (action === null) at.explain(otherwise)
  else at.select(at.selected === action ? null : action)
}
