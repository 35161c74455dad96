"""What lies on the table of Fire in the Library, and the questions that the rules ask of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import State, bit
from readingroom.games.fire.tables import (
    BAG,
    COLOURS,
    FIRE,
    MARKET,
    MAX_SEATS,
    SECTIONS,
    SPACES,
    STACK,
    TEAL,
    TOKENS,
    TOOLS,
    TURN_CARDS,
    House,
)

# What a frame asks. The first group are decisions, the second goes on by itself.
ASK_AMULET: Final = 0
ASK_ASSIGN: Final = 1
ASK_CARD: Final = 2
ASK_SAVE: Final = 3
ASK_SHOVEL_PICK: Final = 4
ASK_TORCH_PICK: Final = 5
ASK_REACTION: Final = 6
ASK_SHOUT: Final = 7
ASK_TOOL: Final = 8
ASK_AFTER: Final = 9
ASK_EXCHANGE: Final = 10
ROUND_STARTS: Final = 11
CARDS_ARE_CHOSEN: Final = 12
NEXT_TURN: Final = 13
FIRE_CATCHES: Final = 14
FIRE_SPREADS: Final = 15
BOOKS_BURN: Final = 16
KNOWLEDGE_SCORES: Final = 17
AFTER_SCORING: Final = 18
TURN_ENDS: Final = 19
ROUND_ENDS: Final = 20
EXCHANGES: Final = 21

# How a match ends.
NOT_ENDED: Final = 0
BY_FIRE_SPREADING: Final = 1
BY_ROUND_END: Final = 2
BY_KNAPSACK: Final = 3
BY_ROBOT: Final = 4
BY_TWELVE_TURNS: Final = 5

NO_CARD: Final = -1  # a participant without a turn order card; an empty slot of the market
EMPTY: Final = 0  # a space without a token; otherwise token kind + 1
POOLS: Final = 8  # deck generations told apart (see `pools`)

NONE_4: Final = vec[i64]([0] * SECTIONS)
NONE_5: Final = vec[i64]([0] * COLOURS)
NONE_6: Final = vec[i64]([0] * TOKENS)
NONE_7: Final = vec[i64]([0] * (MAX_SEATS + 1))
NONE_8: Final = vec[i64]([0] * POOLS)
NO_MARKET: Final = vec[i64]([NO_CARD] * MARKET)
NO_HOLDERS: Final = vec[i64]([NO_CARD] * (MAX_SEATS + 1))
NO_LOCKBOXES: Final = vec[i64]([0] * (MAX_SEATS * COLOURS))
NO_SPACES: Final = vec[i64]([EMPTY] * (TURN_CARDS * SPACES))
NOTHING_HELD: Final = vec[i64]([0] * (TOOLS * TOKENS))


class Table(State):
    """The table, between two choices. Seats come first among the participants; a robot is number `seats`.

    Sets of tool cards are bit masks over the physical cards; a deck has no order, its cards are drawn at random.
    """

    def __init__(self, house: House, seats: i64) -> None:
        super().__init__(seats)
        self.house: House = house
        # the library: how many cards have burned in each section
        self.burned: vec[i64] = NONE_4
        # tokens
        self.bag: vec[i64] = NONE_6
        self.bag_size: i64 = 0
        self.reserve: i64 = 0
        self.spaces: vec[i64] = NO_SPACES  # turn order card * SPACES + space
        self.held: vec[i64] = NOTHING_HELD  # tool kind * TOKENS + token: tokens waiting on tools
        self.drawn: vec[i64] = NONE_6  # drawn and not yet placed
        self.given: vec[i64] = NONE_6  # sent to the robot
        # the score track
        self.score: vec[i64] = NONE_7
        self.stamp: vec[i64] = NONE_7  # order of arrival; never scored: youth rank
        self.arrivals: i64 = 0
        # tools
        self.deck: i64 = 0
        self.discard: i64 = 0
        self.market: vec[i64] = NO_MARKET
        self.market_short: bool = False
        self.hands: vec[i64] = NONE_7
        self.shown: i64 = 0  # cards in hands that everybody has seen going there
        self.pools: vec[i64] = (
            NONE_8  # hidden cards by the deck they came from: a reshuffled deck is a new pool
        )
        self.generation: i64 = 0
        self.turn_tools: i64 = 0
        self.round_tools: i64 = 0
        self.lockboxes: i64 = 0
        self.locked: vec[i64] = NO_LOCKBOXES  # seat * COLOURS + colour
        # the round
        self.round: i64 = 0
        self.card_of: vec[i64] = NO_HOLDERS
        self.played: i64 = 0  # participants who have had their turn
        self.used: i64 = 0  # solo: cards used in this cycle
        # the turn
        self.active: i64 = 0
        self.card: i64 = 0  # the active participant's turn order card
        self.drew: bool = False
        self.gloves: bool = False
        self.charges: i64 = 0
        self.bravery_scored: i64 = 0
        self.saved: vec[i64] = NONE_5  # books scored this turn, by colour
        self.cloaked: i64 = 0  # spaces whose book a Cloak saved
        self.spread: bool = False
        self.cards_burned: i64 = 0  # because of the active player
        # the end
        self.ending: i64 = NOT_ENDED

    # --- the library ------------------------------------------------------------------------------------

    def value(self, book: i64) -> i64:
        """What a book is worth now (FIRE-DEF-2); technology is worth the highest top card (FIRE-TECH-2)."""
        if book == TEAL:
            return self.highest_value()
        return self.house.values[book * STACK + self.burned[book]]

    def highest_value(self) -> i64:
        """The highest number on top of a section."""
        best: i64 = 0
        for section in range(SECTIONS):
            best = max(best, self.house.values[section * STACK + self.burned[section]])
        return best

    def top_index(self, section: i64) -> i64:
        """The burn index of a section's top card."""
        return self.house.burn_index[section * STACK + self.burned[section]]

    def lowest_section(self) -> i64:
        """The section whose top card has the lowest burn index (FIRE-DEF-6)."""
        best: i64 = 0
        for section in range(1, SECTIONS):
            if self.top_index(section) < self.top_index(best):
                best = section
        return best

    def highest_section(self) -> i64:
        """The section whose top card has the highest burn index (FIRE-DEF-6)."""
        best: i64 = 0
        for section in range(1, SECTIONS):
            if self.top_index(section) > self.top_index(best):
                best = section
        return best

    def is_destroyed(self, section: i64) -> bool:
        """The section's destroyed card shows."""
        return self.burned[section] == self.house.stack_size[section] - 1

    # --- turn order cards -------------------------------------------------------------------------------

    def leftmost_empty(self, card: i64) -> i64:
        """The first empty space of a card, from 0; SPACES when it is full (FIRE-SAVE-6)."""
        at = card * SPACES
        space: i64 = 0
        while space < SPACES and self.spaces[at + space] != EMPTY:
            space += 1
        return space

    def room(self, card: i64) -> i64:
        """How many spaces of a card are empty."""
        at = card * SPACES
        empty: i64 = 0
        for space in range(SPACES):
            if self.spaces[at + space] == EMPTY:
                empty += 1
        return empty

    def books_on(self, card: i64) -> i64:
        """How many books lie on a card."""
        at = card * SPACES
        books: i64 = 0
        for space in range(SPACES):
            token = self.spaces[at + space]
            if token != EMPTY and token != FIRE + 1:
                books += 1
        return books

    def fires_on(self, card: i64) -> i64:
        """How many fires lie on a card."""
        at = card * SPACES
        fires: i64 = 0
        for space in range(SPACES):
            if self.spaces[at + space] == FIRE + 1:
                fires += 1
        return fires

    def is_risky(self, card: i64, space: i64) -> bool:
        """A fire laid here spreads at once (FIRE-DEF-7)."""
        return self.house.risky[card * SPACES + space] != 0

    def fire_fits(self, card: i64) -> bool:
        """A fire could be put on this card without triggering; no tool may burn another's books (FIRE-TOOL-6)."""
        space = self.leftmost_empty(card)
        return space < SPACES and not self.is_risky(card, space) and self.fires_on(card) == 0

    def bravery(self, card: i64) -> i64:
        """The number of the rightmost occupied space, whatever lies there (FIRE-DEF-8)."""
        space: i64 = SPACES - 1
        while space >= 0:
            if self.spaces[card * SPACES + space] != EMPTY:
                return self.house.bravery[card * SPACES + space]
            space -= 1
        return 0

    def is_only_on_safe_spaces(self, card: i64) -> bool:
        """No token lies on a risky space at this moment (FIRE-SCORE-3)."""
        for space in range(SPACES):
            if self.spaces[card * SPACES + space] != EMPTY and self.is_risky(card, space):
                return False
        return True

    def best_book_value(self, card: i64) -> i64:
        """The value of the most valuable book on a card; bravery is ignored (FIRE-T-AXE-1)."""
        best: i64 = 0
        for space in range(SPACES):
            token = self.spaces[card * SPACES + space]
            if token != EMPTY and token != FIRE + 1:
                best = max(best, self.value(token - 1))
        return best

    def is_best_book(self, card: i64, space: i64, best: i64) -> bool:
        """A book worth as much as the best lies here: it may be the one that goes."""
        token = self.spaces[card * SPACES + space]
        return token != EMPTY and token != FIRE + 1 and self.value(token - 1) == best

    def has_book(self, card: i64, colour: i64) -> bool:
        """A book of that colour lies on the card."""
        return self.find_book(card, colour) < SPACES

    def find_book(self, card: i64, colour: i64) -> i64:
        """The leftmost space with a book of that colour; SPACES when there is none."""
        space: i64 = 0
        while space < SPACES and self.spaces[card * SPACES + space] != colour + 1:
            space += 1
        return space

    # --- who --------------------------------------------------------------------------------------------

    def participants(self) -> i64:
        """Seats, and the robot if one plays."""
        return self.seats + 1 if self.house.has_robot() else self.seats

    def has_tool(self, seat: i64, kind: i64) -> bool:
        """The seat holds a tool of that kind."""
        return self.hands[seat] & self.house.kind_set[kind] != 0

    def is_before(self, one: i64, other: i64) -> bool:
        """One participant comes before another in priority order (FIRE-DEF-4)."""
        if self.score[one] != self.score[other]:
            return self.score[one] < self.score[other]
        return self.stamp[one] < self.stamp[other]

    def first_of(self, who: i64) -> i64:
        """The first in priority order of a set of participants that is not empty."""
        first: i64 = -1
        for one in range(self.participants()):
            if who & bit(one) != 0 and (first < 0 or self.is_before(one, first)):
                first = one
        return first

    def is_to_play(self, who: i64) -> bool:
        """This participant's turn is still to come this round."""
        return who != self.active and self.played & bit(who) == 0

    def can_draw_tool(self) -> bool:
        """A card can come off the deck, after a reshuffle if need be (FIRE-TOOL-8)."""
        return self.deck != 0 or self.discard != 0

    # --- small verbs that many rules share ---------------------------------------------------------------

    def gain(self, who: i64, points: i64) -> None:
        """Move forward on the score track; nothing happens at 0 points (FIRE-DEF-3)."""
        if points > 0:
            self.score[who] += points
            self.stamp[who] = self.arrivals
            self.arrivals += 1

    def draw_token(self) -> i64:
        """Take one random token out of the bag."""
        token = self.pick_kind(BAG, self.bag, self.bag_size)
        self.bag[token] -= 1
        self.bag_size -= 1
        self.notice(token)
        return token

    def put_back(self, token: i64, count: i64) -> None:
        """Return tokens of one kind to the bag."""
        self.bag[token] += count
        self.bag_size += count

    def take_off(self, card: i64, space: i64) -> i64:
        """Take a token off a turn order card; it leaves a gap (FIRE-SAVE-6)."""
        token = self.spaces[card * SPACES + space] - 1
        self.spaces[card * SPACES + space] = EMPTY
        return token

    def clear_card(self, card: i64) -> None:
        """All tokens of a turn order card go back into the bag."""
        for space in range(SPACES):
            if self.spaces[card * SPACES + space] != EMPTY:
                self.put_back(self.take_off(card, space), 1)

    def empty_tool(self, kind: i64) -> None:
        """All tokens waiting on tools of a kind go back into the bag."""
        for token in range(TOKENS):
            count = self.held[kind * TOKENS + token]
            if count != 0:
                self.put_back(token, count)
                self.held[kind * TOKENS + token] = 0

    def end_match(self, ending: i64) -> None:
        """Nobody is asked any more; `end.py` settles the points that come afterwards."""
        self.ending = ending

    # --- copies -----------------------------------------------------------------------------------------

    def copy_table(self, other: Table) -> None:
        """Become an independent copy."""
        self.copy_core(other)
        self.house = other.house
        self.burned = other.burned[:]
        self.bag = other.bag[:]
        self.bag_size = other.bag_size
        self.reserve = other.reserve
        self.spaces = other.spaces[:]
        self.score = other.score[:]
        self.stamp = other.stamp[:]
        self.arrivals = other.arrivals
        self.round = other.round
        self.card_of = other.card_of[:]
        self.played = other.played
        self.used = other.used
        self.active = other.active
        self.card = other.card
        self.drew = other.drew
        self.spread = other.spread
        self.cards_burned = other.cards_burned
        self.bravery_scored = other.bravery_scored
        self.saved = other.saved[:]
        self.ending = other.ending
        if other.house.tools:
            self.copy_tools(other)

    def copy_tools(self, other: Table) -> None:
        """The part of a copy that a game without tools never changes."""
        self.held = other.held[:]
        self.drawn = other.drawn[:]
        self.given = other.given[:]
        self.deck = other.deck
        self.discard = other.discard
        self.market = other.market[:]
        self.market_short = other.market_short
        self.hands = other.hands[:]
        self.shown = other.shown
        self.pools = other.pools[:]
        self.generation = other.generation
        self.turn_tools = other.turn_tools
        self.round_tools = other.round_tools
        self.lockboxes = other.lockboxes
        self.locked = other.locked[:]
        self.gloves = other.gloves
        self.charges = other.charges
        self.cloaked = other.cloaked
