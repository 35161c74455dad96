/** Events as lines of the ledger, by the engine's own sentences: what people would tell each other, not every step of it. */

import {
  CHAPTERS_ACTIONS,
  CHAPTERS_ENDINGS,
  type ChaptersBox,
  type ChaptersEvent,
  type TakenBack,
} from '../../protocol'
import { say } from '../../words/say'
import type { Line } from '../face'
import { cardKey, categoryKey, friendKey, named } from './names'
import { whoIs, type Who } from './who'

type Told = readonly [who: number | null, text: string, loud?: boolean]

export function tell(
  events: readonly (ChaptersEvent | TakenBack)[],
  box: ChaptersBox,
  names: readonly string[],
  me: number | null,
): Line[] {
  const teller = new Teller(box, names, me)
  return events.flatMap((event, place) => {
    if (event.type === 'CardDrawn' && event.card === null) return teller.draws(events, place)
    if (event.type === 'TakenBack')
      return [line([event.seat, say('page-taken-back', { who: whoIs(event.seat, names, me) }), true], event.rules)]
    const told = teller.turn(event) ?? teller.cards(event) ?? teller.friends(event)
    return told === null ? [] : [line(told, event.rules)]
  })
}

const line = ([who, text, loud = false]: Told, rules: string[]): Line => ({ who, text, rules, loud })

/** One sentence an event; null: it is told by what comes before or after it. */
class Teller {
  constructor(
    private readonly box: ChaptersBox,
    private readonly names: readonly string[],
    private readonly me: number | null,
  ) {}

  private who(seat: number): Who {
    return whoIs(seat, this.names, this.me)
  }

  private card(number: number): string {
    return named(cardKey(number, this.box))
  }

  private feature(number: number): string {
    return named(this.box.features[number]?.key ?? '')
  }

  private enhancement(number: number): string {
    return named(this.box.enhancements[number]?.key ?? '')
  }

  private friend(number: number): string {
    return friendKey(number, this.box)
  }

  /** Cards that somebody draws unseen one after the other are one line, at the first of them. */
  draws(events: readonly (ChaptersEvent | TakenBack)[], place: number): Line[] {
    const unseen = (at: number): number | null => {
      const event = events[at]
      return event?.type === 'CardDrawn' && event.card === null ? event.who : null
    }
    const who = unseen(place)
    if (who === null || unseen(place - 1) === who) return []
    let cards = 1
    while (unseen(place + cards) === who) cards += 1
    return [line([who, say('chapters-board-drew', { who: this.who(who), cards })], events[place]?.rules ?? [])]
  }

  /** The actions of a turn, what stops them, and the end. */
  turn(event: ChaptersEvent): Told | null {
    switch (event.type) {
      case 'FirstPlayer':
        return [event.who, say('chapters-event-first-player', { who: this.who(event.who) })]
      case 'FeatureBuilt':
        return [event.who, this.built(event)]
      case 'FriendInvited':
        return [
          event.who,
          say('chapters-event-invited', { who: this.who(event.who), friend: this.friend(event.friend) }),
          true,
        ]
      case 'EventPlayed':
        return [event.who, say('chapters-event-plays', { who: this.who(event.who), card: this.card(event.card) }), true]
      case 'MollyCalled':
        return [event.who, this.molly(event), true]
      case 'MollySentHome':
        return [event.who, say('chapters-event-molly-home', { who: this.who(event.who) })]
      case 'AbilityUsed':
        return [
          event.who,
          say('chapters-event-ability', { who: this.who(event.who), card: this.enhancement(event.enhancement) }),
        ]
      case 'ReactionPlayed':
        return [
          event.who,
          say('chapters-event-reacts', { who: this.who(event.who), card: this.card(event.card) }),
          true,
        ]
      case 'ReactionCancelled':
        return [
          event.who,
          say('chapters-event-reaction-fails', { who: this.who(event.who), card: this.card(event.card) }),
        ]
      case 'ActionCancelled':
        return [
          event.who,
          say('chapters-event-cancelled', {
            who: this.who(event.who),
            action: CHAPTERS_ACTIONS[event.action] ?? '',
          }),
          true,
        ]
      case 'ActionGivenUp':
        return [event.who, say('chapters-event-given-up', { who: this.who(event.who) })]
      case 'PlayerChosen':
        return [event.who, say('chapters-event-aimed', { who: this.who(event.who), target: this.who(event.target) })]
      case 'EndTriggered':
        return [null, say('chapters-event-last-turns', { ending: CHAPTERS_ENDINGS[event.ending] ?? '' }), true]
      default:
        return null
    }
  }

  private built(event: Extract<ChaptersEvent, { type: 'FeatureBuilt' }>): string {
    const who = this.who(event.who)
    const card = this.feature(event.feature)
    const over = event.stack >= 0
    if (event.enhancement < 0)
      return over ? say('chapters-event-built-over', { who, card }) : say('chapters-event-built', { who, card })
    const enhancement = this.enhancement(event.enhancement)
    return over
      ? say('chapters-event-built-over-with', { who, card, enhancement })
      : say('chapters-event-built-with', { who, card, enhancement })
  }

  private molly({ who, category, before }: Extract<ChaptersEvent, { type: 'MollyCalled' }>): string {
    const called = { who: this.who(who), category: categoryKey(category) }
    return before === null || before === who
      ? say('chapters-event-molly', called)
      : say('chapters-event-molly-from', { ...called, other: this.who(before) })
  }

  /** What comes into hands and leaves them. */
  cards(event: ChaptersEvent): Told | null {
    switch (event.type) {
      case 'CardDrawn':
        if (event.card === null) return null // with those before and after it
        return [event.who, say('chapters-event-drew', { who: this.who(event.who), card: this.card(event.card) })]
      case 'CardTaken':
        return [event.who, say('chapters-event-took', { who: this.who(event.who), card: this.card(event.card) })]
      case 'CardDiscarded':
        return [event.who, say('chapters-event-discarded', { who: this.who(event.who), card: this.card(event.card) })]
      case 'CardRecovered':
        return [event.who, say('chapters-event-recovered', { who: this.who(event.who), card: this.card(event.card) })]
      case 'CardShelved': {
        const who = this.who(event.who)
        if (event.card === null) return [event.who, say('chapters-event-shelved-unseen', { who })]
        return [event.who, say('chapters-event-shelved', { who, card: this.card(event.card) })]
      }
      case 'FeatureArchived':
        return [event.who, say('chapters-event-archived', { who: this.who(event.who), card: this.card(event.feature) })]
      case 'StacksSwapped':
        return [
          event.who,
          say('chapters-event-swap-stack', {
            who: this.who(event.who),
            given: this.card(event.given),
            other: this.who(event.other),
            got: this.card(event.got),
          }),
          true,
        ]
      case 'StackDiscarded':
        return [
          event.who,
          say('chapters-event-stack-lost', { who: this.who(event.who), card: this.card(event.feature) }),
          true,
        ]
      case 'DeckReshuffled':
        return [
          null,
          event.deck === 'features'
            ? say('chapters-event-reshuffled-features', { cards: event.cards })
            : say('chapters-event-reshuffled-enhancements', { cards: event.cards }),
        ]
      case 'FriendNamed':
        return [
          event.who,
          say('chapters-event-friend-named', { who: this.who(event.who), friend: this.friend(event.friend) }),
        ]
      case 'PaymentChosen': {
        const who = this.who(event.who)
        if (event.category === null) return [event.who, say('chapters-event-discount', { who })]
        return [event.who, say('chapters-event-loan', { who, category: categoryKey(event.category) })]
      }
      default:
        return null
    }
  }

  /** Friends who come, go and change places. */
  friends(event: ChaptersEvent): Told | null {
    switch (event.type) {
      case 'StartingFriendsShown': {
        const told = event.friends.map((friend, seat) =>
          say('chapters-begins-with', { who: this.names[seat] ?? '', friend: this.friend(friend) }),
        )
        return [null, say('chapters-event-starting-friends', { told }), true]
      }
      case 'FriendArrived':
        return [null, say('chapters-event-arrived', { friend: this.friend(event.friend) })]
      case 'LobbySwept':
        return [null, say('chapters-event-swept', { count: event.friends.length }), true]
      case 'FriendsSwapped': {
        const swapped = {
          who: this.who(event.who),
          given: this.friend(event.given),
          friend: this.friend(event.friend),
        }
        if (event.other === null) return [event.who, say('chapters-event-swap-lobby', swapped), true]
        return [event.who, say('chapters-event-swap-friend', { ...swapped, other: this.who(event.other) }), true]
      }
      case 'FriendFled':
        return [
          event.who,
          say('chapters-event-fled', { who: this.who(event.who), friend: this.friend(event.friend) }),
          true,
        ]
      case 'FriendsSeen': {
        const who = this.who(event.who)
        if (event.friends.length === 0) return [event.who, say('chapters-event-looks-unseen', { who })]
        const friends = event.friends.map((friend) => named(this.friend(friend)))
        return [event.who, say('chapters-event-looks', { who, friends })]
      }
      case 'FriendsArranged':
        return [
          event.who,
          say('chapters-event-arranged', { who: this.who(event.who), count: event.count, below: event.below }),
        ]
      case 'FriendRotated':
        return [
          event.who,
          say('chapters-event-rotated', { who: this.who(event.who), friend: this.friend(event.friend) }),
        ]
      case 'TopFriendShown': {
        const guess = {
          who: this.who(event.who),
          category: categoryKey(event.guess),
          friend: this.friend(event.friend),
        }
        return [
          event.who,
          event.right ? say('chapters-event-guessed-right', guess) : say('chapters-event-guessed-wrong', guess),
        ]
      }
      case 'LobbyExchanged':
        return [
          event.who,
          say('chapters-event-exchanged', {
            who: this.who(event.who),
            friend: this.friend(event.friend),
            given: this.friend(event.other),
          }),
        ]
      default:
        return null
    }
  }
}
