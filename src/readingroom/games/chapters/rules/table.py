"""What lies on the table of Chapters, and the questions that the rules ask of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.dice import NOT_FORCED
from readingroom.core.errors import ForcedDraw
from readingroom.core.state import State, bit, bits, lowest_bit, nth_bit
from readingroom.games.chapters.rules.house import (
    CATEGORIES,
    FRIENDS,
    MARKET,
    MAX_SEATS,
    STACKS,
    STREAMS,
    House,
)

# What a frame asks; from TURN_BEGINS on a frame asks nobody and goes on by itself.
ASK_START: Final[i64] = 0
ASK_ABILITY: Final[i64] = 1
ASK_ACTION: Final[i64] = 2
ASK_BUILD: Final[i64] = 3
ASK_OVER: Final[i64] = 4
ASK_TUCK: Final[i64] = 5
ASK_INVITE: Final[i64] = 6
ASK_REDECLARE: Final[i64] = 7
ASK_PAYMENT: Final[i64] = 8
ASK_PAY: Final[i64] = 9
ASK_MOLLY: Final[i64] = 10
ASK_REACTION: Final[i64] = 11
ASK_GLARE: Final[i64] = 12
ASK_TARGET: Final[i64] = 13
ASK_GIVE_FRIEND: Final[i64] = 14
ASK_GET_FRIEND: Final[i64] = 15
ASK_GIVE_STACK: Final[i64] = 16
ASK_GET_STACK: Final[i64] = 17
ASK_LOSE_STACK: Final[i64] = 18
ASK_LOSE_FRIEND: Final[i64] = 19
ASK_DISCARD: Final[i64] = 20
ASK_COST: Final[i64] = 21
ASK_COST_STACK: Final[i64] = 22
ASK_RECOVER: Final[i64] = 23
ASK_SHELVE: Final[i64] = 24
ASK_SHELVE_EVENT: Final[i64] = 25
ASK_ORDER: Final[i64] = 26
ASK_PEEK: Final[i64] = 27
ASK_ROTATE: Final[i64] = 28
ASK_GUESS: Final[i64] = 29
ASK_EXCHANGE: Final[i64] = 30
ASK_SOURCE: Final[i64] = 31
ASK_DRAW: Final[i64] = 32
ASK_ARCHIVE: Final[i64] = 33
ASK_TRIM: Final[i64] = 34
TURN_BEGINS: Final[i64] = 35
PRE_PHASE: Final[i64] = 36
ACTION_PHASE: Final[i64] = 37
POST_PHASE: Final[i64] = 38
GUESS_PHASE: Final[i64] = 39
DRAW_PHASE: Final[i64] = 40
ARCHIVE_PHASE: Final[i64] = 41
TRIM_PHASE: Final[i64] = 42
TURN_ENDS: Final[i64] = 43
WINDOW: Final[i64] = 44
CHAIN: Final[i64] = 45
SETTLING: Final[i64] = 46
RESOLVING: Final[i64] = 47
EVENT_RESOLVED: Final[i64] = 48
TRIGGERING: Final[i64] = 49
RUNNING: Final[i64] = 50
DRAWING: Final[i64] = 51

# How a match ends.
NOT_ENDED: Final[i64] = 0
BY_CLOSING_TIME: Final[i64] = 1
BY_STALLING: Final[i64] = 2
ENDINGS: Final[i64] = 3

# A hand or a shelf is three sets.
IN_FEATURES: Final[i64] = 0
IN_EVENTS: Final[i64] = 1
IN_ENHANCEMENTS: Final[i64] = 2
WORDS: Final[i64] = 3

NOTHING: Final[i64] = -1  # no card, no Friend, no slot filled
NOT_FINAL: Final[i64] = -1
SECOND_WORD: Final[i64] = 64  # chance tells the Feature deck's Events by numbers from here on
TOP_MASK: Final[i64] = 255
TOP_BITS: Final[i64] = 8
COUNT_BITS: Final[i64] = 8
COUNT_MASK: Final[i64] = 255
SEAT_BITS: Final[i64] = 8
SEAT_MASK: Final[i64] = 255
POOLS: Final[i64] = 8  # deck generations told apart (see `pools`)

# A layer of the Friend deck: a set of Friends in no known order, who knows it though it is hidden, and its pool.
LAYER_FRIENDS: Final[i64] = 0xFFFFFFFFFF
KNOWER_BITS: Final[i64] = 40
POOL_BITS: Final[i64] = 44
EVERYBODY: Final[i64] = 15
UNSEEN_POOL: Final[i64] = 0  # of the Friends that nobody has seen since the shuffle

NONE_4: Final = vec[i64]([0] * MAX_SEATS)
NONE_12: Final = vec[i64]([0] * (MAX_SEATS * WORDS))
NO_STACKS: Final = vec[i64]([0] * (MAX_SEATS * STACKS))
NO_LAYERS: Final = vec[i64]([0] * FRIENDS)
NO_POOLS: Final = vec[i64]([0] * (POOLS * WORDS))
NO_MARKET: Final = vec[i64]([NOTHING] * MARKET)

# Of the fields below (scripts/fields.py): what follows from others, or means something only while one answer is done;
# and what a copy needs only with a module, since nothing else ever changes it.
FOLLOWING: Final = ("icons", "active_set", "act_hidden", "shelf_sizes")
CONDITIONAL: Final = {
    "house.enhancing": ("tucked", "active_set", "shelves", "open_shelf", "market", "marks", "marked_now"),
    "house.site_abilities": ("archive",),
    "house.starting_friends": ("offered", "kept", "given_back"),
}


class Table(State):
    """The table, between two choices.

    Sets of cards are bit masks over the physical cards; the Feature deck and the Enhancement deck have no order, their
    cards are drawn at random. The Friend deck is layers, the lowest one first: what went below lies below.
    """

    def __init__(self, house: House, seats: i64) -> None:  # noqa: PLR0915  # every field, each with what it means
        super().__init__(seats, STREAMS)
        self.house: House = house
        # Libraries
        self.tops: vec[i64] = NO_STACKS  # seat * STACKS + stack: top Feature, and the active Enhancement counted from 1
        self.under: vec[i64] = NO_STACKS  # covered Features
        self.tucked: vec[i64] = NO_STACKS  # Enhancements that an enhanced Feature covers
        self.stacks: vec[i64] = NONE_4  # how many
        self.friends: vec[i64] = NONE_4
        self.icons: vec[i64] = NONE_4  # one byte a Category: follows from stacks and MOLLY (see `read_library`)
        self.active_set: vec[i64] = NONE_4  # Enhancements that work: the same
        self.dormant: i64 = 0  # Enhancements that work for nobody any more (CHAP-Q-27)
        self.sites: i64 = 0  # eight bits a seat
        self.archive: vec[i64] = NONE_4  # Features
        self.molly_at: i64 = NOTHING
        self.molly_gives: i64 = 0
        # hands, shelves and piles
        self.hands: vec[i64] = NONE_12  # seat * WORDS + word
        self.shelves: vec[i64] = NONE_12  # face down
        self.open_shelf: vec[i64] = NONE_4  # Events that everybody saw being Shelved (CHAP-Q-46)
        self.deck: i64 = 0  # Features
        self.deck_events: i64 = 0
        self.pile: i64 = 0
        self.pile_events: i64 = 0
        self.enhancement_deck: i64 = 0
        self.enhancement_pile: i64 = 0
        self.market: vec[i64] = NO_MARKET
        self.resolving: i64 = 0  # Events played that lie on no pile yet (CHAP-EVT-2)
        self.shown: vec[i64] = NONE_4  # a set a word: cards in hands that everybody has seen there (CHAP-Q-50)
        self.pools: vec[i64] = NO_POOLS  # hidden cards by the deck they came from: a reshuffled deck is a new pool
        self.shelf_sizes: i64 = 0  # while hidden cards are drawn afresh: how many lie on each shelf
        self.generation: i64 = 0
        self.enhancement_generation: i64 = 0
        # Friends that are in no Library
        self.lobby: i64 = 0
        self.layers: vec[i64] = NO_LAYERS
        self.layer_count: i64 = 0
        self.removed: i64 = 0
        self.offered: vec[i64] = NONE_4  # the starting pairs, until all have chosen
        self.kept: vec[i64] = NONE_4  # what was chosen of them, still sealed
        self.given_back: vec[i64] = NONE_4  # the starting Friend that a seat knows to be in the deck
        self.marks: vec[i64] = NONE_4  # Lobby Friends that a seat has rotated
        self.marked_now: vec[i64] = NONE_4  # chosen in a seat's present or latest turn
        self.marked_before: i64 = 0  # what the active seat chose on its previous turn
        # the turn
        self.active: i64 = 0
        self.first_player: i64 = 0
        self.kinds: i64 = 0  # of actions taken in this turn (CHAP-TURN-5)
        self.kinds_before: i64 = 0  # of each seat's latest turn, eight bits a seat
        self.used: i64 = 0  # Enhancements whose ability was used in this turn
        self.barred: i64 = 0  # Friends that cannot be Invited in this turn (CHAP-NSFL-14)
        self.just_paid: i64 = 0  # Features discarded as the cost of the ability that is running
        self.just_paid_events: i64 = 0
        self.discarded: i64 = 0  # by the latest step that discards
        self.target: i64 = 0  # the player a card was aimed at
        # the action that stands
        self.act: i64 = NOTHING
        self.act_card: i64 = NOTHING  # Feature, Friend, Event or Category
        self.act_stack: i64 = NOTHING  # NOTHING: a new one
        self.act_enhancement: i64 = NOTHING
        self.act_over: bool = False
        self.short: i64 = 0  # icons that may be missing for free
        self.loan: i64 = NOTHING  # Category that a Site lends an icon of
        self.discounted: bool = False
        self.paying: vec[i64] = NONE_4  # a set a word: cards declared as payment, still in hand
        self.act_hidden: bool = False  # its card was not known to be in that hand, and no event has told yet
        self.cancelled: bool = False
        self.began: i64 = 0  # Enhancements that were active when the declared action began (CHAP-ENH-17)
        self.began_granted: i64 = 0  # the same for an action inside an effect
        # reactions
        self.chain: i64 = 0  # cards of the reaction and its answers, eight bits each, the first one lowest
        self.chain_seats: i64 = 0
        self.chain_length: i64 = 0
        # the end
        self.final_turns: i64 = NOT_FINAL  # turns still to come once the end is triggered
        self.lowest_deck: i64 = 0
        self.stalled: i64 = 0  # turns closed since the Friend deck was last smaller than ever (CHAP-END-7)
        self.ending: i64 = NOT_ENDED

    # --- Libraries --------------------------------------------------------------------------------------

    def top(self, seat: i64, stack: i64) -> i64:
        """The top Feature of a stack."""
        return self.tops[seat * STACKS + stack] & TOP_MASK

    def enhancement(self, seat: i64, stack: i64) -> i64:
        """The highest Enhancement of a stack, the one that works (CHAP-ENH-12); NOTHING where there is none."""
        return (self.tops[seat * STACKS + stack] >> TOP_BITS) - 1

    def icons_of(self, seat: i64, category: i64) -> i64:
        """How many icons of a Category a Library provides (CHAP-ICON-1, CHAP-ICON-5)."""
        return (self.icons[seat] >> (category * COUNT_BITS)) & COUNT_MASK

    def site(self, seat: i64) -> i64:
        """The Site of a seat."""
        return (self.sites >> (seat * SEAT_BITS)) & SEAT_MASK

    def has_active(self, seat: i64, cards: i64) -> bool:
        """One of these Enhancements works in the seat's Library."""
        return self.active_set[seat] & cards != 0

    def stack_limit(self, seat: i64) -> i64:
        """The Feature limit: five, unless a Site or an Enhancement changes it (CHAP-BUILD-2, CHAP-SITE-3)."""
        limit = self.house.feature_limit
        if self.house.site_abilities:
            limit += self.house.site_stacks[self.site(seat)]
        givers = self.active_set[seat] & self.house.stack_givers
        while givers != 0:
            limit += self.house.more_stacks[self.house.enhancement_kind[lowest_bit(givers)]]
            givers &= givers - 1
        return limit

    def most_cards(self, seat: i64) -> i64:
        """The hand limit (CHAP-EOT-2); cards of all kinds count (CHAP-EOT-4, CHAP-Q-30)."""
        limit = self.house.hand_limit
        if self.house.site_abilities:
            limit += self.house.site_hand[self.site(seat)]
        givers = self.active_set[seat] & self.house.hand_givers
        while givers != 0:
            limit += self.house.more_hand[self.house.enhancement_kind[lowest_bit(givers)]]
            givers &= givers - 1
        return limit

    # --- hands ------------------------------------------------------------------------------------------

    def hand_features(self, seat: i64) -> i64:
        """The Features in a hand."""
        return self.hands[seat * WORDS]

    def hand_events(self, seat: i64) -> i64:
        """The Events in a hand."""
        return self.hands[seat * WORDS + IN_EVENTS]

    def hand_enhancements(self, seat: i64) -> i64:
        """The Enhancements in a hand."""
        return self.hands[seat * WORDS + IN_ENHANCEMENTS]

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        at = seat * WORDS
        size = bits(self.hands[at]) + bits(self.hands[at + IN_EVENTS])
        return size + bits(self.hands[at + IN_ENHANCEMENTS]) if self.house.enhancing else size

    def shelved(self, seat: i64) -> i64:
        """How many cards a seat has Shelved (CHAP-SHL-3)."""
        at = seat * WORDS
        face_down = (
            bits(self.shelves[at]) + bits(self.shelves[at + IN_EVENTS]) + bits(self.shelves[at + IN_ENHANCEMENTS])
        )
        return face_down + bits(self.open_shelf[seat])

    # --- who --------------------------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """The left neighbour, who comes next."""
        return seat + 1 if seat + 1 < self.seats else 0

    def right_of(self, seat: i64) -> i64:
        """The right neighbour, the previous player."""
        return seat - 1 if seat > 0 else self.seats - 1

    def kinds_of(self, seat: i64) -> i64:
        """The kinds of actions of a seat's latest turn (CHAP-DEF-3)."""
        return (self.kinds_before >> (seat * SEAT_BITS)) & SEAT_MASK

    # --- the Friend deck --------------------------------------------------------------------------------

    def friends_in_deck(self) -> i64:
        """How many Friends the deck holds; Closing Time is none of them (CHAP-SETUP-4)."""
        count: i64 = 0
        for layer in range(self.layer_count):
            count += bits(self.layers[layer] & LAYER_FRIENDS)
        return count

    # --- chance -----------------------------------------------------------------------------------------

    def pick_card(self, stream: i64, features: i64, events: i64) -> i64:
        """One card of two sets together, uniform; an Event's number is counted from SECOND_WORD."""
        source = self.source
        if source is None:
            return nth_card(features, events, self.below(stream, bits(features) + bits(events)))
        chosen = source.forced(stream)
        if chosen == NOT_FORCED:
            chosen = nth_card(features, events, self.below(stream, bits(features) + bits(events)))
        elif not is_in(features, events, chosen):
            raise ForcedDraw(int(stream), int(chosen))
        else:
            self.rolled += 1
        source.happened(stream, chosen)
        return chosen


def nth_card(features: i64, events: i64, n: i64) -> i64:
    """The n-th card of two sets together."""
    first = bits(features)
    return nth_bit(features, n) if n < first else SECOND_WORD + nth_bit(events, n - first)


def is_in(features: i64, events: i64, card: i64) -> bool:
    """The card is in one of the two sets."""
    if card < 0 or card >= SECOND_WORD + 62:
        return False
    return events & bit(card - SECOND_WORD) != 0 if card >= SECOND_WORD else card < 62 and features & bit(card) != 0


def category_of(counts: i64, category: i64) -> i64:
    """One Category's count out of three."""
    return (counts >> (category * COUNT_BITS)) & COUNT_MASK


def missing(needs: i64, icons: i64) -> i64:
    """How many icons are missing in all, and in which Categories: one byte a Category."""
    short: i64 = 0
    for category in range(CATEGORIES):
        lack = category_of(needs, category) - category_of(icons, category)
        if lack > 0:
            short += lack << (category * COUNT_BITS)
    return short


def total(counts: i64) -> i64:
    """All three Categories together."""
    return category_of(counts, 0) + category_of(counts, 1) + category_of(counts, 2)
