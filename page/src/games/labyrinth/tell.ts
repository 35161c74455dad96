/** Events as lines of the ledger, by the engine's own sentences; where they name a genre, by its title as on the board. */

import {
  LABYRINTH_BOOSTERS,
  LABYRINTH_DIRECTIONS,
  LABYRINTH_KINDS,
  LABYRINTH_WALKERS,
  type LabyrinthBox,
  type LabyrinthEvent,
  type TakenBack,
} from '../../protocol'
import { say } from '../../words/say'
import type { Line } from '../face'
import { bookKey, genreKey, rewardKey, thingKey } from './names'
import { TROLLEY, whoIs, type Who } from './who'
import { gap, genreTitle, genreWords, on, optionName, terrorName, thingName, thingNames, tile } from './wording'

/** How a match can end, by the number that the event has. */
const ENDINGS = ['', 'won', 'out_of_time', 'overrun', 'conceded'] as const

type Called = (hand: number) => Who

export function tell(
  events: readonly (LabyrinthEvent | TakenBack)[],
  box: LabyrinthBox,
  names: readonly string[],
  me: number | null,
): Line[] {
  const called: Called = (hand) => whoIs(hand, names, me)
  const card = (number: number): string => thingName(box, thingKey(box, number))
  const junction = (place: number): string => gap(box.ring[place] ?? [0, 0])

  return events.flatMap((event) => {
    const line = (hand: number | null, text: string, loud = false): Line[] => [
      { who: hand, text, rules: event.rules, loud },
    ]
    switch (event.type) {
      case 'GenresChosen': // not which: others may look at this screen next
        return line(event.seat, say('labyrinth-told-genres-chosen', { who: called(event.seat) }))
      case 'GenresShown':
        return event.genres.length < 2 ? [] : line(null, shown(event, called)) // alone, the cards that follow say it
      case 'GenreReplaced':
        return line(event.seat, replaced(event, called))
      case 'HandDealt':
        return line(event.hand, say('labyrinth-told-dealt', { who: called(event.hand), cards: dealt(event, box) }))
      case 'BookwyrmPlaced':
        return line(null, say('labyrinth-told-bookwyrm-placed', { junction: junction(event.junction) }))
      case 'TurnBegan':
        return line(event.seat, say('labyrinth-told-turn', { who: called(event.seat), actions: event.actions }))
      case 'BookTaken':
        return line(event.hand, say('labyrinth-told-taken', { who: called(event.hand), card: taken(event, box) }), true)
      case 'DeckRebuilt':
        return line(null, rebuilt(event))
      case 'RewardDrawn': {
        const drawn = thingName(box, rewardKey(box, event.reward))
        return line(event.hand, say('labyrinth-told-drawn', { who: called(event.hand), card: drawn }), true)
      }
      case 'RewardSkipped':
        return line(event.hand, say('labyrinth-told-skipped', { who: called(event.hand) }))
      case 'BoosterPlayed': {
        const option = optionName(box, LABYRINTH_BOOSTERS[event.option] ?? '')
        return line(event.hand, say('labyrinth-told-played', { who: called(event.hand), option }), true)
      }
      case 'TileLit':
        return line(event.seat, lit(event, called), true)
      case 'TileDarkened':
        return line(null, say('labyrinth-told-curse-darkens', { tile: named(event.cell) }), true)
      case 'TileTurned':
        return line(event.seat, turned(event, called), true)
      case 'TerrorAppeared': {
        const terror = terrorName(box, event.terror)
        return line(null, say('labyrinth-told-terror', { terror, on: on(event.cell) }), true)
      }
      case 'ShelfAppeared': {
        const genre = genreKey(event.genre)
        return line(null, say('labyrinth-board-told-shelf', { genre, on: on(event.cell) }), true)
      }
      case 'Moved':
        return line(event.seat, moved(event, called), true)
      case 'TerrorCaptured':
        return line(event.hand, captured(event, box, called, names), true)
      case 'TerrorReturned':
        return line(event.hand, returned(event, box, called, names), true)
      case 'ThingPassed':
        return line(event.giver, say('labyrinth-told-passed', between(event, called, card)), true)
      case 'GiftOffered':
        return line(event.giver, say('labyrinth-told-offered', between(event, called, card)), true)
      case 'GiftRefused':
        return line(event.receiver, say('labyrinth-told-refused', between(event, called, card)), true)
      case 'Discarded':
        return line(event.hand, say('labyrinth-told-discarded', { who: called(event.hand), card: card(event.thing) }))
      case 'PhaseEnded':
        return line(event.seat, ended(event, called))
      case 'CurseRevealed':
        return line(null, cursed(event), true)
      case 'NothingDisturbed':
        return line(null, say('labyrinth-told-nothing', { on: on(event.cell) }))
      case 'BookwyrmMoved':
        return line(null, say('labyrinth-told-bookwyrm-moved', { junction: junction(event.junction) }))
      case 'MatchEnded':
        return line(null, over(event), true)
      case 'TakenBack':
        return line(event.seat, say('page-taken-back', { who: called(event.seat) }), true)
    }
  })
}

type Of<K extends LabyrinthEvent['type']> = Extract<LabyrinthEvent, { type: K }>

const named = (cell: string): string => say('labyrinth-place', tile(cell))

/** Alone, what the Trolley's hand gets is captured and brought home by the one who plays. */
const isTrolleys = (hand: number, names: readonly string[]): boolean => names.length === 1 && hand > 0

function shown({ genres }: Of<'GenresShown'>, called: Called): string {
  const parts = genres.map((wanted, seat) =>
    say('labyrinth-board-told-wants', { who: called(seat), genres: genreWords(wanted.map(genreKey)) }),
  )
  return say('labyrinth-board-told-shown', { parts: parts.join('; ') })
}

function replaced({ seat, missing, genre }: Of<'GenreReplaced'>, called: Called): string {
  return say('labyrinth-board-told-replaced', {
    who: called(seat),
    missing: genreTitle(genreKey(missing)),
    genre: genreKey(genre),
  })
}

const dealt = ({ books, rewards }: Of<'HandDealt'>, box: LabyrinthBox): string[] =>
  thingNames(box, [...books.map((book) => bookKey(box, book)), ...rewards.map((reward) => rewardKey(box, reward))])

function taken({ book }: Of<'BookTaken'>, box: LabyrinthBox): string {
  return say('labyrinth-board-book', {
    name: thingName(box, bookKey(box, book)),
    genre: box.books[book]?.genre ?? '',
  })
}

function rebuilt({ genre, cards }: Of<'DeckRebuilt'>): string {
  return genre === null
    ? say('labyrinth-told-rewards-rebuilt', { cards })
    : say('labyrinth-board-told-rebuilt', { genre: genreKey(genre), cards })
}

function lit({ seat, cell, kind: number }: Of<'TileLit'>, called: Called): string {
  const found = { tile: named(cell), kind: LABYRINTH_KINDS[number] ?? '' }
  return seat === null
    ? say('labyrinth-told-curse-lights', found)
    : say('labyrinth-told-lights', { who: called(seat), ...found })
}

function turned({ seat, cell, clockwise }: Of<'TileTurned'>, called: Called): string {
  const how = { tile: named(cell), way: clockwise ? 'cw' : 'ccw' }
  return seat === null
    ? say('labyrinth-told-curse-turns', how)
    : say('labyrinth-told-turns', { who: called(seat), ...how })
}

function moved({ seat, walker, start, cell }: Of<'Moved'>, called: Called): string {
  const by = LABYRINTH_WALKERS[walker]
  const way = { start: say('labyrinth-board-from', tile(start)), to: say('labyrinth-board-to', tile(cell)) }
  if (by === 'ride') return say('labyrinth-told-rides', { who: called(seat), ...way })
  return say('labyrinth-told-walks', { who: by === 'trolley' ? TROLLEY : called(seat), ...way })
}

/** The cards of a capture; a copied one counted twice. */
function captured(event: Of<'TerrorCaptured'>, box: LabyrinthBox, called: Called, names: readonly string[]): string {
  const paid = event.books.map((book) => {
    const card = thingName(box, bookKey(box, book))
    return event.copied.includes(book) ? say('labyrinth-counted-twice', { card }) : card
  })
  const items = event.items.map((item) => thingName(box, rewardKey(box, item)))
  const what = { terror: terrorName(box, event.terror), on: on(event.cell), cards: [...paid, ...items] }
  return isTrolleys(event.hand, names)
    ? say('labyrinth-told-captures-for-trolley', { who: called(0), ...what })
    : say('labyrinth-told-captures', { who: called(event.hand), ...what })
}

function returned(event: Of<'TerrorReturned'>, box: LabyrinthBox, called: Called, names: readonly string[]): string {
  return say('labyrinth-board-told-returns', {
    who: called(isTrolleys(event.hand, names) ? 0 : event.hand),
    terror: terrorName(box, event.terror),
    genre: genreKey(event.genre),
  })
}

interface Passing {
  giver: number
  receiver: number
  thing: number
}

function between({ giver, receiver, thing }: Passing, called: Called, card: (thing: number) => string) {
  return { giver: called(giver), receiver: called(receiver), card: card(thing) }
}

function ended({ seat, lost, passed }: Of<'PhaseEnded'>, called: Called): string {
  return say('labyrinth-told-ends-turn', { who: called(seat), lost, passed: passed ? 'yes' : 'no' })
}

function cursed({ curse, left }: Of<'CurseRevealed'>): string {
  const directions = (LABYRINTH_DIRECTIONS[curse] ?? '').split('+')
  return say('labyrinth-told-curse', {
    curses: directions.length,
    directions: directions.map((direction) => say('labyrinth-direction', { direction })),
    left,
  })
}

function over({ ending: number, shelves }: Of<'MatchEnded'>): string {
  const ending = ENDINGS[number] ?? ''
  return ending === 'won' ? say('labyrinth-told-won', { ending }) : say('labyrinth-told-ended', { ending, shelves })
}
