/** A view a moment later: what an event changes on the table, as far as one sees it. */

import {
  LABYRINTH_KINDS,
  LABYRINTH_WALKERS,
  type HandView,
  type LabyrinthEvent,
  type LabyrinthView,
  type TileView,
} from '../../protocol'
import { genreKey, kindAndPlace, tileAt, type Thing } from './names'

export function applied(view: LabyrinthView, event: LabyrinthEvent): LabyrinthView {
  switch (event.type) {
    case 'HandDealt':
      return withHand(view, event.hand, (hand) => ({ ...hand, books: event.books, rewards: event.rewards }))
    case 'TurnBegan':
      return { ...view, active: event.seat, actions: event.actions }
    case 'BookTaken':
      return withHand(view, event.hand, (hand) => ({ ...hand, books: sorted([...hand.books, event.book]) }))
    case 'RewardDrawn':
      return withHand(view, event.hand, (hand) => ({ ...hand, rewards: sorted([...hand.rewards, event.reward]) }))
    case 'BoosterPlayed':
      return withHand(view, event.hand, (hand) => without(hand, 'reward', event.reward))
    case 'Discarded':
      return withHand(view, event.hand, (hand) => withoutThing(hand, event.thing))
    case 'ThingPassed':
      return passed(view, event.giver, event.receiver, event.thing)
    case 'TileLit':
      return withTile(view, event.cell, { lit: true, kind: LABYRINTH_KINDS[event.kind] ?? null, open: event.open })
    case 'TileDarkened':
      return withTile(view, event.cell, { lit: false })
    case 'TileTurned':
      return turned(view, event.cell, event.clockwise)
    case 'TerrorAppeared':
      return withTile(view, event.cell, { terror: event.terror })
    case 'ShelfAppeared':
      return withShelf(withTile(view, event.cell, { shelf: genreKey(event.genre) }), event.genre, { cell: event.cell })
    case 'Moved':
      return moved(view, event.seat, event.walker, event.cell)
    case 'TerrorCaptured':
      return captured(view, event)
    case 'TerrorReturned':
      return withShelf(
        withHand(withTile(view, event.cell, { shelf: null }), event.hand, (hand) =>
          without(hand, 'terror', event.terror),
        ),
        event.genre,
        { cell: null, filled_by: event.terror },
      )
    case 'CurseRevealed':
      return { ...view, curses: { ...view.curses, left: event.left } }
    case 'BookwyrmPlaced':
    case 'BookwyrmMoved':
      return { ...view, bookwyrm: event.junction }
    default:
      return view
  }
}

function withTile(view: LabyrinthView, cell: string, change: Partial<TileView>): LabyrinthView {
  return { ...view, tiles: view.tiles.map((tile) => (tile.cell === cell ? { ...tile, ...change } : tile)) }
}

function withHand(view: LabyrinthView, hand: number, change: (hand: HandView) => HandView): LabyrinthView {
  return { ...view, hands: view.hands.map((one, place) => (place === hand ? change(one) : one)) }
}

function withShelf(
  view: LabyrinthView,
  genre: number,
  change: Partial<LabyrinthView['genres'][number]>,
): LabyrinthView {
  return { ...view, genres: view.genres.map((one, place) => (place === genre ? { ...one, ...change } : one)) }
}

/** The open sides go round by one place. */
export function turned(view: LabyrinthView, cell: string, clockwise: boolean): LabyrinthView {
  const open = tileAt(view, cell)?.open
  if (!open) return view
  const [north, east, south, west] = open
  return withTile(view, cell, { open: clockwise ? [west, north, east, south] : [east, south, west, north] })
}

function moved(view: LabyrinthView, seat: number, walker: number, cell: string): LabyrinthView {
  const by = LABYRINTH_WALKERS[walker]
  const hands = by === 'ride' ? [0, 1] : by === 'trolley' ? [1] : [seat]
  return hands.reduce((then, hand) => withHand(then, hand, (one) => ({ ...one, cell })), view)
}

function captured(view: LabyrinthView, event: Extract<LabyrinthEvent, { type: 'TerrorCaptured' }>): LabyrinthView {
  const spent = [
    ...event.books.map((place) => ({ kind: 'book' as const, place })),
    ...event.items.map((place) => ({ kind: 'reward' as const, place })),
  ]
  // After a ride both hands may have paid.
  const hands = view.hands.map((hand) => spent.reduce((one, { kind, place }) => without(one, kind, place), hand))
  const paid: LabyrinthView = { ...view, hands }
  const pile = { terror: event.terror, books: event.books, items: event.items }
  return withHand(withTile(paid, event.cell, { terror: null }), event.hand, (hand) => ({
    ...hand,
    piles: [...hand.piles, pile],
  }))
}

function passed(view: LabyrinthView, giver: number, receiver: number, thing: number): LabyrinthView {
  const { kind, place } = kindAndPlace(thing)
  const pile = view.hands[giver]?.piles.find((one) => one.terror === place)
  const given = withHand(view, giver, (hand) => without(hand, kind, place))
  return withHand(given, receiver, (hand) => {
    if (kind === 'book') return { ...hand, books: sorted([...hand.books, place]) }
    if (kind === 'reward') return { ...hand, rewards: sorted([...hand.rewards, place]) }
    return pile === undefined ? hand : { ...hand, piles: [...hand.piles, pile] }
  })
}

function withoutThing(hand: HandView, thing: number): HandView {
  const { kind, place } = kindAndPlace(thing)
  return without(hand, kind, place)
}

function without(hand: HandView, kind: Thing['kind'], place: number): HandView {
  if (kind === 'book') return { ...hand, books: hand.books.filter((book) => book !== place) }
  if (kind === 'reward') return { ...hand, rewards: hand.rewards.filter((reward) => reward !== place) }
  return { ...hand, piles: hand.piles.filter((pile) => pile.terror !== place) }
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)
