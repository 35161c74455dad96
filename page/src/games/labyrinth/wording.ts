/** Words that all sentences share: tiles, symbols, genres, cards by name. */

import type { LabyrinthBox, LabyrinthView, PileView, WhoLine } from '../../protocol'
import { language } from '../../words/language.svelte'
import { say } from '../../words/say'
import { bookKey, COMPASS, GENRES, optionsOf, rewardKey, rowAndColumn, terrorKey, thingOf } from './names'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "a, b or c"; with "and" the catalogues list by themselves. */
export function either(parts: readonly string[]): string {
  const [first = '', ...others] = parts
  const last = others.pop()
  if (last === undefined) return first
  return say('list-or', { first: others.reduce((all, next) => say('list-more', { first: all, next }), first), last })
}

/** A tile as catalogues ask for it. */
export function tile(cell: string): { tile: string; row: number; column: number } {
  const [row, column] = rowAndColumn(cell)
  return { tile: cell === COMPASS ? 'compass' : 'tile', row: row + 1, column: column + 1 }
}

export const on = (cell: string): string => say('labyrinth-board-on', tile(cell))

/** Where the Bookwyrm is: the gap south-east of a tile, counted from 0. */
export function gap([row, column]: readonly [number, number]): string {
  return say('labyrinth-board-gap', { row: row + 1, next_row: row + 2, column: column + 1, next_column: column + 2 })
}

/** What is written on a card: its name, or a booster's two options. */
export function thingName(box: LabyrinthBox, key: string): string {
  const thing = thingOf(box, key)
  if (thing === null) return key
  if (thing.kind === 'reward' && thing.card.kind === 'booster') {
    const [first = '', second = ''] = optionsOf(thing.card).map((option) => optionName(box, option))
    return say('labyrinth-booster', { first, second })
  }
  // A pack that gives a published card another name has no line on who it is, and its name stays in every language.
  return say('labyrinth-card', { card: thing.card.who.en === '' ? 'own' : key, name: thing.card.name })
}

export const terrorName = (box: LabyrinthBox, terror: number): string => thingName(box, terrorKey(box, terror))

export const thingNames = (box: LabyrinthBox, keys: readonly string[]): string[] =>
  keys.map((key) => thingName(box, key))

/** A booster's option as the catalogues ask for it. */
function option(box: LabyrinthBox, key: string): { option: string; title: string; effect: string } {
  const known = box.options.find((one) => one.key === key)
  return { option: key, title: known?.title ?? key, effect: known?.effect ?? '' }
}

export const optionName = (box: LabyrinthBox, key: string): string => say('labyrinth-option', option(box, key))
export const optionEffect = (box: LabyrinthBox, key: string): string => say('labyrinth-effect', option(box, key))

/** What a booster's options do. */
export function effectWords(box: LabyrinthBox, options: readonly string[]): string {
  const [first = '', ...others] = options.map((key) => say('labyrinth-board-option', option(box, key)))
  return others.reduce((all, next) => say('labyrinth-board-options', { first: all, second: next }), first)
}

/** Who somebody is, out of the box, in the language of the page. */
export function lineOn(who: WhoLine): string {
  const lines: Record<string, string | undefined> = { ...who }
  return lines[language.key] ?? who.en
}

/** Symbols as words, alike ones counted: "2 logic", "courage". */
export const symbolWords = (symbols: readonly string[]): string[] =>
  counted(symbols).map(([genre, count]) => say('labyrinth-skills', { genre, count }))

export const symbolsOf = (box: LabyrinthBox, key: string): readonly string[] => thingOf(box, key)?.card.symbols ?? []

export const genreTitle = (genre: string): string => say('labyrinth-board-genre', { genre })

/** Genres by title, alike ones counted: "2 × Legends", "Science". */
export const genreWords = (genres: readonly string[]): string[] =>
  counted(genres).map(([genre, count]) => say('labyrinth-board-genres', { genre, count }))

/** Alike ones counted, in the order of the Shelves. */
function counted(genres: readonly string[]): [string, number][] {
  return GENRES.map((genre): [string, number] => [genre, genres.filter((one) => one === genre).length]).filter(
    ([, count]) => count > 0,
  )
}

/** The pile of a captured Terror. */
export function pileOf(at: { view: LabyrinthView; box: LabyrinthBox }, thing: string): PileView | null {
  const piles = at.view.hands.flatMap((hand) => hand.piles)
  return piles.find((pile) => terrorKey(at.box, pile.terror) === thing) ?? null
}

/** The cards that lie under a captured Terror. */
export const cardsUnder = (box: LabyrinthBox, pile: PileView): string[] => [
  ...pile.books.map((book) => bookKey(box, book)),
  ...pile.items.map((item) => rewardKey(box, item)),
]

/** Where a Terror could go; and a captured one. */
export const homeWords = (homes: readonly string[]): string =>
  homes.length > 0
    ? say('labyrinth-board-home', { genres: either(homes.map(genreTitle)) })
    : say('labyrinth-board-no-home')
export const capturedWords = (homes: readonly string[]): string =>
  homes.length > 0
    ? say('labyrinth-board-captured', { genres: either(homes.map(genreTitle)) })
    : say('labyrinth-board-captured-no-home')

/** The Shelves that a Terror could still go to. */
export function homesOf(view: LabyrinthView, symbols: readonly string[]): string[] {
  return GENRES.filter(
    (genre) => symbols.includes(genre) && view.genres.find((one) => one.key === genre)?.filled_by === null,
  )
}
