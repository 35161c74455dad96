/** Cards, Categories and people of Chapters by their keys. */

import { CHAPTERS_CATEGORIES, type ChaptersBox, type ChaptersView, type LibraryView } from '../../protocol'
import type { FeatureInBox, FriendInBox } from '../../protocol'
import { say } from '../../words/say'

/** As the engine numbers cards of hands and piles: Features, then names of Events, then those of Enhancements. */
const FIRST_EVENT = 60
const FIRST_ENHANCEMENT = 80

export type Kind = 'feature' | 'event' | 'nsfl' | 'enhancement'

/** The id of a card by the number that events use. */
export function cardKey(card: number, box: ChaptersBox): string {
  if (card < FIRST_EVENT) return box.features[card]?.key ?? ''
  if (card < FIRST_ENHANCEMENT) return box.events[card - FIRST_EVENT]?.key ?? ''
  return box.enhancements[card - FIRST_ENHANCEMENT]?.key ?? ''
}

export const friendKey = (friend: number, box: ChaptersBox): string => box.friends[friend]?.key ?? ''

export const categoryKey = (category: number): string => CHAPTERS_CATEGORIES[category] ?? ''

export const featureOf = (key: string, box: ChaptersBox): FeatureInBox | undefined =>
  box.features.find((one) => one.key === key)

export const friendOf = (key: string, box: ChaptersBox): FriendInBox | undefined =>
  box.friends.find((one) => one.key === key)

export function kindOf(key: string, box: ChaptersBox): Kind {
  if (featureOf(key, box)) return 'feature'
  const event = box.events.find((one) => one.key === key)
  if (event) return event.nsfl ? 'nsfl' : 'event'
  return 'enhancement'
}

/** The portrait that goes with a printed name; a Friend of somebody's own pack has none. */
export const portraitOf = (friend: FriendInBox | undefined): string =>
  (friend?.name ?? '').toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** A card by its name. */
export const named = (key: string): string => say('chapters-card', { card: key })

export const categoryName = (category: string): string => say('chapters-category', { category })

/** What a Friend, an Event, an Enhancement or a Site does, all of it. */
export function effectOf(key: string, box: ChaptersBox): string {
  const card = [...box.friends, ...box.events, ...box.enhancements, ...box.sites].find((one) => one.key === key)
  return card === undefined ? '' : say('chapters-effect', { card: key, effect: card.text })
}

/** The symbol beside a card of a hand. */
export function cardSymbol(key: string, box: ChaptersBox): string {
  const feature = featureOf(key, box)
  if (feature) return `chap-${feature.category}`
  return kindOf(key, box) === 'enhancement' ? 'ui-bookmark' : 'chap-event'
}

export const libraryOf = (view: ChaptersView, seat: number | null): LibraryView | undefined =>
  view.libraries.find((library) => library.seat === seat)

/** Everybody else's Library, from the left neighbour on. */
export function otherLibraries(view: ChaptersView, seat: number | null): LibraryView[] {
  if (seat === null) return view.libraries
  return [...view.libraries.slice(seat + 1), ...view.libraries.slice(0, seat)]
}

/** A Category that something is asked or given of, with how many, in the order of the cards. */
export interface Count {
  category: string
  count: number
}

export const counts = (icons: Readonly<Record<string, number>>): Count[] =>
  CHAPTERS_CATEGORIES.map((category) => ({ category, count: icons[category] ?? 0 }))

/** What a Friend asks for, Category by Category. */
export const asks = (friend: FriendInBox): Count[] =>
  CHAPTERS_CATEGORIES.map((category, place) => ({ category, count: friend.requires[place] ?? 0 })).filter(
    ({ count }) => count > 0,
  )
