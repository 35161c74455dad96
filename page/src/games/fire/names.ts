/** Colours and pieces of Fire in the Library by their keys. */

import { FIRE_TOKENS } from '../../protocol'
import type { FireView, ParticipantView, TurnCardView } from '../../protocol'

export type Token = (typeof FIRE_TOKENS)[number]

/** The look's own names for the colours: each has a symbol, a fill, a glyph and an edge. */
export const LOOKS: Record<string, string> = {
  white: 'geography',
  yellow: 'war',
  black: 'history',
  purple: 'fables',
  teal: 'technology',
  fire: 'fire',
}

/** Tools whose rules are named otherwise than they are. */
const TOOL_RULES: Record<string, string> = {
  collectors_edition: 'COLLECT',
  library_cart: 'CART',
  slingshot: 'SLING',
  knapsack: 'KNAP',
  lockbox: 'LOCK',
}

export const look = (token: string): string => LOOKS[token] ?? 'fire'

export const tokenKey = (token: number): string => FIRE_TOKENS[token] ?? 'fire'

export const toolSymbol = (tool: string): string => `tool-${tool.replaceAll('_', '-')}`

/** The first rule of a tool. */
export const toolRule = (tool: string): string => `FIRE-T-${TOOL_RULES[tool] ?? tool.toUpperCase()}-1`

/** The turn card that somebody holds. */
export function cardOf(view: FireView, who: number | null): TurnCardView | null {
  return who === null ? null : (view.cards.find((card) => card.holder === who) ?? null)
}

/** In a round people play in the order of their cards; between rounds the chairs are enough. */
export function orderOf(view: FireView): number[] {
  const turn = (who: number): number => cardOf(view, who)?.number ?? 9
  return view.participants.map((one) => one.who).sort((a, b) => turn(a) - turn(b) || a - b)
}

export function participant(view: FireView, who: number): ParticipantView | null {
  return view.participants.find((one) => one.who === who) ?? null
}
