/** Genres, cells and cards of Library Labyrinth by their keys. */

import { LABYRINTH_GENRES } from '../../protocol'
import type {
  BookInBox,
  HandView,
  LabyrinthBox,
  LabyrinthView,
  RewardInBox,
  TerrorInBox,
  TileView,
} from '../../protocol'

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

export const COMPASS = 'r3c3'

/** Row and column of a cell such as `r2c3`, each from 0. */
export function rowAndColumn(cell: string): [number, number] {
  const [, row = 1, column = 1] = /^r(\d)c(\d)$/.exec(cell) ?? []
  return [Number(row) - 1, Number(column) - 1]
}

export const tileAt = (view: LabyrinthView, cell: string): TileView | null =>
  view.tiles.find((tile) => tile.cell === cell) ?? null

/** The Terrors that lie on the grid. */
export const loose = (view: LabyrinthView): TileView[] => view.tiles.filter((tile) => tile.terror !== null)

/** How many Shelves are filled. */
export const filled = (view: LabyrinthView): number => view.genres.filter((genre) => genre.filled_by !== null).length

// --- cards --------------------------------------------------------------------------------------------------

/** A Book, a Reward card or a captured Terror, as actions name it: by its id. */
export type ThingKey = string

/** Events and views name things by their places in the box. */
export const bookKey = (box: LabyrinthBox, book: number): ThingKey => box.books[book]?.key ?? ''
export const rewardKey = (box: LabyrinthBox, reward: number): ThingKey => box.rewards[reward]?.key ?? ''
export const terrorKey = (box: LabyrinthBox, terror: number): ThingKey => box.terrors[terror]?.key ?? ''

/** What an event means by a thing: the kind, and its place among its kind. */
export function kindAndPlace(thing: number): { kind: Thing['kind']; place: number } {
  if (thing < FIRST_REWARD) return { kind: 'book', place: thing }
  return thing < FIRST_TERROR
    ? { kind: 'reward', place: thing - FIRST_REWARD }
    : { kind: 'terror', place: thing - FIRST_TERROR }
}

export function thingKey(box: LabyrinthBox, thing: number): ThingKey {
  const { kind, place } = kindAndPlace(thing)
  return { book: bookKey, reward: rewardKey, terror: terrorKey }[kind](box, place)
}

export type Thing =
  { kind: 'book'; card: BookInBox } | { kind: 'reward'; card: RewardInBox } | { kind: 'terror'; card: TerrorInBox }

/** What a key names; null for what is not in this box. */
export function thingOf(box: LabyrinthBox, key: ThingKey): Thing | null {
  const named = (card: { key: string }): boolean => card.key === key
  return (
    found('book', box.books.find(named)) ??
    found('reward', box.rewards.find(named)) ??
    found('terror', box.terrors.find(named))
  )
}

function found<K extends Thing['kind']>(kind: K, card: (Thing & { kind: K })['card'] | undefined): Thing | null {
  return card === undefined ? null : ({ kind, card } as Thing)
}

/** The mark of a card that has just come, in words that only the parts of this game understand. */
export const markOf = (kind: Thing['kind'], place: number): string => `fresh:${kind}-${place}`

export function freshMark(box: LabyrinthBox, key: ThingKey): string {
  const thing = thingOf(box, key)
  const places = { book: box.books, reward: box.rewards, terror: box.terrors }
  return thing === null
    ? ''
    : markOf(
        thing.kind,
        places[thing.kind].findIndex((card) => card.key === key),
      )
}

/** Everything that fills a place of a hand, in the order of the hand. */
export function thingsOf(box: LabyrinthBox, hand: Pick<HandView, 'books' | 'rewards' | 'piles'>): ThingKey[] {
  return [
    ...hand.books.map((book) => bookKey(box, book)),
    ...hand.rewards.map((reward) => rewardKey(box, reward)),
    ...hand.piles.map((pile) => terrorKey(box, pile.terror)),
  ]
}

/** In whose hand a thing is. */
export function holderOf({ view, box }: { view: LabyrinthView; box: LabyrinthBox }, thing: ThingKey): number | null {
  const hand = view.hands.findIndex((one) => thingsOf(box, one).includes(thing))
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

/** Everybody else's hands; alone, the Trolley's. */
export const otherHands = (view: LabyrinthView, seat: number | null): number[] =>
  view.hands.map((_, place) => place).filter((place) => place !== seat)
