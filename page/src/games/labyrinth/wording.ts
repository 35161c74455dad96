/** Words that all sentences share: lists, symbols, cards by name. */

import type { LabyrinthBox, LabyrinthView, PileView } from '../../protocol'
import { bookKey, GENRES, genreKey, optionsOf, rewardKey, terrorKey, thingOf } from './names'
import { labyrinth } from './words'

/** "a, b and c". */
export function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1) ?? ''}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What is written on a card: its name, or a booster's two options. */
export function thingName(box: LabyrinthBox, key: string): string {
  const w = labyrinth()
  const thing = thingOf(box, key)
  if (thing === null) return key
  if (thing.kind === 'reward' && thing.card.kind === 'booster')
    return optionsOf(thing.card)
      .map((option) => w.options[option] ?? option)
      .join(' / ')
  return w.called(thing.card.name)
}

export const terrorName = (box: LabyrinthBox, terror: number): string => thingName(box, terrorKey(box, terror))

export function thingNames(box: LabyrinthBox, keys: readonly string[]): string {
  return listed(
    keys.map((key) => thingName(box, key)),
    labyrinth().and,
  )
}

/** Symbols as words, alike ones counted: "2 logic and 1 courage". */
export function symbolWords(symbols: readonly string[]): string {
  const w = labyrinth()
  const parts = GENRES.flatMap((genre) => {
    const count = symbols.filter((symbol) => symbol === genre).length
    const skill = w.skills[genre] ?? genre
    return count === 0 ? [] : [count === 1 ? skill : `${count} ${skill}`]
  })
  return listed(parts, w.and)
}

export const symbolsOf = (box: LabyrinthBox, key: string): readonly string[] => thingOf(box, key)?.card.symbols ?? []

/** Genres by title, alike ones counted: "2 Legends and Science". */
export function genreWords(genres: readonly string[]): string {
  const w = labyrinth()
  const parts = GENRES.flatMap((genre) => {
    const count = genres.filter((one) => one === genre).length
    const title = w.genres[genre] ?? genre
    return count === 0 ? [] : [count === 1 ? title : `${count} × ${title}`]
  })
  return listed(parts, w.and)
}

export const genreTitles = (genres: readonly number[]): string => genreWords(genres.map(genreKey))

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

/** What a booster's options do. */
export function effectWords(options: readonly string[]): string {
  const w = labyrinth()
  return options
    .map((option) => `${w.options[option] ?? option}: ${w.effects[option] ?? ''}`)
    .join(` ${w.hand.otherwise} `)
}

/** Where a Terror could go; and a captured one. */
export const homeWords = (homes: readonly string[]): string => {
  const w = labyrinth()
  return homes.length > 0 ? w.hand.home(genresListed(homes)) : w.hand.noHome
}
export const capturedWords = (homes: readonly string[]): string => {
  const w = labyrinth()
  return homes.length > 0 ? w.hand.captured(genresListed(homes)) : w.hand.capturedNoHome
}

function genresListed(genres: readonly string[]): string {
  const w = labyrinth()
  return listed(
    genres.map((genre) => w.genres[genre] ?? genre),
    w.or,
  )
}

/** The Shelves that a Terror could still go to. */
export function homesOf(view: LabyrinthView, symbols: readonly string[]): string[] {
  return GENRES.filter(
    (genre) => symbols.includes(genre) && view.genres.find((one) => one.key === genre)?.filled_by === null,
  )
}
