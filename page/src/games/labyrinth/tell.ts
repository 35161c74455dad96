/** Events as lines of the ledger: what people would tell each other, not every step of it. */

import {
  LABYRINTH_BOOSTERS,
  LABYRINTH_DIRECTIONS,
  LABYRINTH_KINDS,
  LABYRINTH_WALKERS,
  type LabyrinthBox,
  type LabyrinthEvent,
  type TakenBack,
} from '../../protocol'
import type { Line } from '../face'
import { bookKey, genreKey, rewardKey, thingKey } from './names'
import { whoIs, type Who } from './who'
import { capital, genreTitles, listed, terrorName, thingName, thingNames } from './wording'
import { labyrinth } from './words'

/** How a match can end, by the number that the event has. */
export const ENDINGS = ['', 'won', 'out_of_time', 'overrun', 'conceded'] as const

export function tell(
  events: readonly (LabyrinthEvent | TakenBack)[],
  box: LabyrinthBox,
  names: readonly string[],
  me: number | null,
): Line[] {
  const w = labyrinth()
  const t = w.tell
  const who = (hand: number): Who => whoIs(hand, names, me)
  const by = (seat: number | null): Who | null => (seat === null ? null : who(seat))
  const thing = (number: number): string => thingName(box, thingKey(box, number))
  const genre = (number: number): string => w.genres[genreKey(number)] ?? ''
  const junction = (place: number): [number, number] => box.ring[place] ?? [0, 0]

  return events.flatMap((event) => {
    const line = (hand: number | null, text: string, loud = false): Line[] => [
      { who: hand, text: capital(text), rules: event.rules, loud },
    ]
    switch (event.type) {
      case 'GenresChosen':
        return line(event.seat, t.chose(who(event.seat))) // not which: others may look at this screen next
      case 'GenresShown':
        if (event.genres.length < 2) return [] // alone, the cards that follow say it
        return line(
          null,
          t.shown(event.genres.map((genres, seat) => t.wants(who(seat), genreTitles(genres))).join('; ')),
        )
      case 'GenreReplaced':
        return line(event.seat, t.replaced(who(event.seat), genre(event.missing), genre(event.genre)))
      case 'HandDealt':
        return line(event.hand, t.dealt(who(event.hand), thingNames(box, dealt(event, box))))
      case 'BookwyrmPlaced':
        return line(null, t.wyrmWaits(...junction(event.junction)))
      case 'TurnBegan':
        return line(event.seat, t.turn(who(event.seat), event.actions))
      case 'BookTaken': {
        const title = w.genres[box.books[event.book]?.genre ?? ''] ?? ''
        return line(event.hand, t.took(who(event.hand), thingName(box, bookKey(box, event.book)), title), true)
      }
      case 'DeckRebuilt':
        return line(null, t.rebuilt(event.genre === null ? null : genre(event.genre), event.cards))
      case 'RewardDrawn':
        return line(event.hand, t.drew(who(event.hand), thingName(box, rewardKey(box, event.reward))), true)
      case 'RewardSkipped':
        return line(event.hand, t.skipped(who(event.hand)))
      case 'BoosterPlayed':
        return line(
          event.hand,
          t.played(who(event.hand), w.options[LABYRINTH_BOOSTERS[event.option] ?? ''] ?? ''),
          true,
        )
      case 'TileLit':
        return line(
          event.seat,
          t.lit(by(event.seat), event.cell, w.kinds[LABYRINTH_KINDS[event.kind] ?? ''] ?? ''),
          true,
        )
      case 'TileDarkened':
        return line(null, t.darkened(event.cell), true)
      case 'TileTurned':
        return line(event.seat, t.turned(by(event.seat), event.cell, event.clockwise), true)
      case 'TerrorAppeared':
        return line(null, t.terror(terrorName(box, event.terror), event.cell), true)
      case 'ShelfAppeared':
        return line(null, t.shelf(genre(event.genre), event.cell), true)
      case 'Moved':
        return line(event.seat, walked(event, who), true)
      case 'TerrorCaptured':
        return line(event.hand, t.captured(who(event.hand), terrorName(box, event.terror), paid(event, box)), true)
      case 'TerrorReturned':
        return line(event.hand, t.returned(who(event.hand), terrorName(box, event.terror), genre(event.genre)), true)
      case 'ThingPassed':
        return line(event.giver, t.passed(who(event.giver), who(event.receiver), thing(event.thing)), true)
      case 'GiftOffered':
        return line(event.giver, t.offered(who(event.giver), who(event.receiver), thing(event.thing)), true)
      case 'GiftRefused':
        return line(event.receiver, t.refused(who(event.receiver), thing(event.thing)), true)
      case 'Discarded':
        return line(event.hand, t.discarded(who(event.hand), thing(event.thing)))
      case 'PhaseEnded':
        return line(event.seat, t.ended(who(event.seat), event.lost, event.passed))
      case 'CurseRevealed': {
        const directions = (LABYRINTH_DIRECTIONS[event.curse] ?? '').split('+')
        const said = listed(
          directions.map((one) => w.directions[one] ?? one),
          w.and,
        )
        return line(null, t.curse(said, directions.length > 1, event.left), true)
      }
      case 'NothingDisturbed':
        return line(null, t.nothing(event.cell))
      case 'BookwyrmMoved':
        return line(null, t.wyrm(...junction(event.junction)))
      case 'MatchEnded':
        return line(null, t.ending[ENDINGS[event.ending] ?? ''] ?? '', true)
      case 'TakenBack':
        return line(event.seat, t.takenBack(who(event.seat)), true)
    }
  })
}

type Of<K extends LabyrinthEvent['type']> = Extract<LabyrinthEvent, { type: K }>

const dealt = ({ books, rewards }: Of<'HandDealt'>, box: LabyrinthBox): string[] => [
  ...books.map((book) => bookKey(box, book)),
  ...rewards.map((reward) => rewardKey(box, reward)),
]

function walked({ seat, walker, cell }: Of<'Moved'>, who: (hand: number) => Who): string {
  const { walked: walks, rode } = labyrinth().tell
  const by = LABYRINTH_WALKERS[walker]
  if (by === 'ride') return rode(who(seat), cell)
  return walks(by === 'trolley' ? 'trolley' : who(seat), cell)
}

/** The cards of a capture; a copied one counted twice. */
function paid({ books, items, copied }: Of<'TerrorCaptured'>, box: LabyrinthBox): string {
  const w = labyrinth()
  const names = books.map((book) => {
    const name = thingName(box, bookKey(box, book))
    return copied.includes(book) ? w.tell.twice(name) : name
  })
  return listed([...names, ...items.map((item) => thingName(box, rewardKey(box, item)))], w.and)
}
