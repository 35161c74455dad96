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

/** The space on which the next token lands, from 0; null when the card is full. */
export function nextSpace(card: TurnCardView): number | null {
  const place = card.spaces.findLastIndex((space) => space.token !== null) + 1
  return place < card.spaces.length ? place : null
}

/** What a book of that colour is worth now; technology goes with the dearest section. */
export function valueOf(view: FireView, token: string): number {
  const section = view.sections.find((one) => one.key === token)
  return section?.value ?? Math.max(...view.sections.map((one) => one.value))
}

/** The space of a fire that has caught and that nobody has stopped yet: a second fire, or one on a risky space. */
export function caughtAt(view: FireView, card: TurnCardView): number | null {
  const place = card.spaces.findLastIndex((space) => space.token !== null)
  const last = card.spaces[place]
  if (last?.token !== 'fire' || card.holder !== view.active) return null
  const second = card.spaces.slice(0, place).some((space) => space.token === 'fire')
  return second || (last.risky && !view.gloves) ? place : null
}

/** The bravery that the tokens on a card have earned. */
export function braveryOf(card: TurnCardView): number {
  const last = card.spaces.findLast((space) => space.token !== null)
  return last?.risky ? last.bravery : 0
}
