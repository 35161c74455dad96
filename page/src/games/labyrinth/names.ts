/** Genres, cells and cards of Library Labyrinth by their keys. */

import { LABYRINTH_GENRES } from '../../protocol'
import type { BookInBox, HandView, LabyrinthBox, LabyrinthView, RewardInBox, TerrorInBox, TileView } from '../../protocol'

export type Genre = (typeof LABYRINTH_GENRES)[number]
export const GENRES: readonly string[] = LABYRINTH_GENRES

/** Six Terrors on the grid are too many; a hand has six places, and six Shelves win. */
export const SIX = 6
/** Things are numbered: Books, then Reward cards, then captured Terrors. */
const FIRST_REWARD = 60
const FIRST_TERROR = 75

const SHAPES: Record<string, string> = {
  red: 'heart',
  pink: 'quill',
  orange: 'athlete',
  green: 'tree',
  blue: 'hourglass',
  purple: 'fist',
}

/** The symbol of a genre in the sprite. */
export const symbolOf = (genre: string): string => `lab-${SHAPES[genre] ?? 'heart'}`

export const genreKey = (genre: number): string => LABYRINTH_GENRES[genre] ?? 'red'

// --- cells --------------------------------------------------------------------------------------------------

export const COMPASS = '2,2'

export const cellKey = (cell: number): string => `${Math.floor(cell / 5)},${cell % 5}`

export function rowAndColumn(cell: string): [number, number] {
  const [row = 0, column = 0] = cell.split(',').map(Number)
  return [row, column]
}

export const tileAt = (view: LabyrinthView, cell: string): TileView | null =>
  view.tiles.find((tile) => tile.cell === cell) ?? null

/** The Terrors that lie on the grid. */
export const loose = (view: LabyrinthView): TileView[] => view.tiles.filter((tile) => tile.terror !== null)

/** How many Shelves are filled. */
export const filled = (view: LabyrinthView): number => view.genres.filter((genre) => genre.filled_by !== null).length

// --- cards --------------------------------------------------------------------------------------------------

/** A Book, a Reward card or a captured Terror, as actions name it. */
export type ThingKey = string

export function thingKey(thing: number): ThingKey {
  if (thing < FIRST_REWARD) return `book-${thing}`
  return thing < FIRST_TERROR ? `reward-${thing - FIRST_REWARD}` : `terror-${thing - FIRST_TERROR}`
}

export type Thing =
  | { kind: 'book'; card: BookInBox }
  | { kind: 'reward'; card: RewardInBox }
  | { kind: 'terror'; card: TerrorInBox }

/** What a key names; null for what is not in this box. */
export function thingOf(box: LabyrinthBox, key: ThingKey): Thing | null {
  const [kind, place] = key.split('-')
  const number = Number(place)
  if (kind === 'book') return found('book', box.books[number])
  if (kind === 'reward') return found('reward', box.rewards[number])
  return kind === 'terror' ? found('terror', box.terrors[number]) : null
}

function found<K extends Thing['kind']>(kind: K, card: (Thing & { kind: K })['card'] | undefined): Thing | null {
  return card === undefined ? null : ({ kind, card } as Thing)
}

/** Everything that fills a place of a hand, in the order of the hand. */
export function thingsOf(hand: HandView): ThingKey[] {
  return [
    ...hand.books.map((book) => `book-${book}`),
    ...hand.rewards.map((reward) => `reward-${reward}`),
    ...hand.piles.map((pile) => `terror-${pile.terror}`),
  ]
}

/** In whose hand a thing is. */
export function holderOf(view: LabyrinthView, thing: ThingKey): number | null {
  const hand = view.hands.findIndex((one) => thingsOf(one).includes(thing))
  return hand < 0 ? null : hand
}

/** A booster's options in the order in which answers count them. */
export const OPTIONS = [
  'time_machine',
  'trolley_service',
  'library_ladder',
  'secret_passage',
  'useful_map',
  'library_card',
  'photocopier',
] as const
export function optionsOf(reward: RewardInBox): string[] {
  return [...reward.options].sort((a, b) => rank(a) - rank(b))
}
const rank = (option: string): number => OPTIONS.findIndex((one) => one === option)

/** The option that `spend:reward-3:1` uses. */
export function optionUsed(box: LabyrinthBox, action: string): string {
  const [, thing = '', place] = action.split(':')
  const reward = thingOf(box, thing)
  return reward?.kind === 'reward' ? (optionsOf(reward.card)[Number(place) - 1] ?? '') : ''
}

/** Free places of a hand. */
export const room = (hand: HandView): number => SIX - thingsOf(hand).length

/** Everybody else's hands; alone, the Trolley's. */
export const otherHands = (view: LabyrinthView, seat: number | null): number[] =>
  view.hands.map((_, place) => place).filter((place) => place !== seat)
