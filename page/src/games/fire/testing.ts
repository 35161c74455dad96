/** Tables for tests of this folder. */

import type { Choice, FireBox, FireOdds, FireView, TableInfo, ToolView, TurnCardView } from '../../protocol'
import type { AtTable } from '../face'

const KEYS = ['white', 'yellow', 'black', 'purple']
const NAMES = ['Geography', 'War', 'History', 'Fables']

interface Wish {
  tokens?: string[]
  values?: number[]
  decision?: string | null
  asked?: number | null
  hand?: string[]
  market?: string[]
  stake?: number
  over?: boolean
  active?: number | null
  caught?: number
  leaving?: boolean
}

/** Two seats: the first has the 1st card and the bag, the second the 2nd. */
export function table(wish: Wish = {}): FireView {
  const values = wish.values ?? [1, 2, 3, 4]
  const card = (tokens: string[], bravery: number[]): Pick<TurnCardView, 'spaces' | 'next' | 'bravery'> => ({
    spaces: bravery.map((points, place) => ({ risky: points > 0, bravery: points, token: tokens[place] ?? null })),
    next: tokens.length < bravery.length ? tokens.length + 1 : null,
    bravery: bravery[tokens.length - 1] ?? 0,
  })
  return {
    seat: 0,
    round: 1,
    over: wish.over ?? false,
    active: wish.active === undefined ? 0 : wish.active,
    asked: wish.asked === undefined ? 0 : wish.asked,
    decision: wish.decision === undefined ? 'save_or_leave' : wish.decision,
    legal: [],
    sections: KEYS.map((key, index) => ({
      key,
      name: NAMES[index] ?? '',
      value: values[index] ?? 1,
      burn_index: 1,
      cards_left: 4,
      next_value: 5,
      next_brings_fire: 0,
      burns_next: index === 0,
    })),
    cards: [
      { number: 1, title: '1st', holder: 0, used: false, ...card(wish.tokens ?? [], [0, 2, 4, 7, 10]) },
      { number: 2, title: '2nd', holder: 1, used: false, ...card([], [0, 2, 4, 6, 8]) },
      { number: 3, title: '3rd', holder: null, used: false, ...card([], [0, 0, 2, 4, 6]) },
    ],
    participants: [0, 1].map((who) => ({
      who,
      robot: false,
      score: 0,
      place: who,
      card: who + 1,
      has_played: false,
      tools: 2,
      known_tools: [],
      locked: [],
      given: [],
    })),
    bag: { white: 7, yellow: 6, black: 5, purple: 4, teal: 0, fire: 7 },
    bag_size: 29,
    reserve: 10,
    market: (wish.market ?? []).map(tool),
    deck: 20,
    discard: [],
    hand: (wish.hand ?? []).map(tool),
    in_play: [],
    drawn: [],
    assigning: null,
    gloves: false,
    charges: 0,
    at_stake: wish.stake ?? 0,
    next_catches: false,
    caught: wish.caught ?? null,
    leaving_brings_tool: wish.leaving ?? false,
    values: Object.fromEntries(KEYS.map((key, index) => [key, values[index] ?? 1])),
  }
}

function tool(key: string): ToolView {
  return { card: `${key}-1`, tool: key, name: key, timing: 'saving', effect: '', robot_burns: [] }
}

export const box: FireBox = {
  sections: KEYS.map((key, index) => ({
    key,
    name: NAMES[index] ?? '',
    stack: [1, 2, 3].map((value) => ({ value, burn_index: value, fires: value % 2, destroyed: false })),
  })),
  tools: ['map', 'axe'].map((key) => ({ card: `${key}-1`, tool: key, name: key, timing: 'after', effect: '' })),
}

const INFO = { options: { fire: 'normal', tools: true } } as unknown as TableInfo

/** What a part of the game is given, with answers by their text. */
export function sitting(
  view: FireView,
  answers: string[],
  more: { odds?: Partial<FireOdds>; selected?: string; options?: Record<string, unknown> } = {},
): AtTable<'fire'> {
  const choices: Choice[] = answers.map((action) => ({ action, text: action, final: action === 'draw' }))
  const asking = choices.length > 0 ? { says: null, more: null, rules: ['FIRE-SAVE-2'], headings: [] } : null
  return {
    info: { ...INFO, options: { ...INFO.options, ...more.options } },
    view,
    box,
    odds: more.odds === undefined ? null : (more.odds as FireOdds),
    seat: 0,
    names: ['Mina', 'Theo'],
    marks: new Set(),
    choices,
    asking,
    selected: more.selected ?? null,
    select: () => undefined,
    answer: () => undefined,
    explain: () => undefined,
    openRule: () => undefined,
  }
}
