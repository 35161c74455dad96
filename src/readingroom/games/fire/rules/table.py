"""What lies on the table of Fire in the Library, and the questions that the rules ask of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import State, bit, lowest_bit, pieces_in, smaller
from readingroom.games.fire.rules.house import (
    BAG,
    COLOURS,
    MARKET,
    MAX_SEATS,
    SECTIONS,
    SPACES,
    STACK,
    TEAL,
    TOKENS,
    TOOLS,
    House,
)
from readingroom.games.fire.rules.rows import (
    EMPTY,
    SPACE_BITS,
    fires,
    is_book,
    is_full,
    leftmost_empty,
    on_space,
    rightmost,
    room,
    with_token,
)

# What a frame asks; from ROUND_STARTS on a frame asks nobody and goes on by itself.
ASK_AMULET: Final[i64] = 0
ASK_ASSIGN: Final[i64] = 1
ASK_CARD: Final[i64] = 2
ASK_SAVE: Final[i64] = 3
ASK_SHOVEL_PICK: Final[i64] = 4
ASK_TORCH_PICK: Final[i64] = 5
ASK_REACTION: Final[i64] = 6
ASK_SHOUT: Final[i64] = 7
ASK_TOOL: Final[i64] = 8
ASK_AFTER: Final[i64] = 9
ASK_EXCHANGE: Final[i64] = 10
ROUND_STARTS: Final[i64] = 11
NEXT_TURN: Final[i64] = 12
FIRE_CATCHES: Final[i64] = 13
BOOKS_BURN: Final[i64] = 14
KNOWLEDGE_SCORES: Final[i64] = 15
AFTER_SCORING: Final[i64] = 16
TURN_ENDS: Final[i64] = 17
ROUND_ENDS: Final[i64] = 18

# How a match ends.
NOT_ENDED: Final[i64] = 0
BY_FIRE_SPREADING: Final[i64] = 1
BY_ROUND_END: Final[i64] = 2
BY_KNAPSACK: Final[i64] = 3
BY_ROBOT: Final[i64] = 4
BY_TWELVE_TURNS: Final[i64] = 5
ENDINGS: Final[i64] = 6

NO_CARD: Final[i64] = -1  # a participant without a turn order card; an empty slot of the market
COUNT_BITS: Final[i64] = 8
COUNT_MASK: Final[i64] = 255
INDEX_BITS: Final[i64] = 10
INDEX_MASK: Final[i64] = 1023
ARRIVAL_BITS: Final[i64] = 16
ARRIVAL_MASK: Final[i64] = 65535
WHO_BITS: Final[i64] = 3
WHO_MASK: Final[i64] = 7
NOT_A_PLACE: Final[i64] = 0x100000000000  # behind every place on the track
POOLS: Final[i64] = 8  # deck generations told apart (see `pools`)

NONE_4: Final = vec[i64]([0] * SECTIONS)
NONE_6: Final = vec[i64]([0] * TOKENS)
NONE_7: Final = vec[i64]([0] * (MAX_SEATS + 1))
NONE_8: Final = vec[i64]([0] * POOLS)
NO_MARKET: Final = vec[i64]([NO_CARD] * MARKET)
NO_HOLDERS: Final = vec[i64]([NO_CARD] * (MAX_SEATS + 1))
NO_LOCKBOXES: Final = vec[i64]([0] * (MAX_SEATS * COLOURS))
NOTHING_HELD: Final = vec[i64]([0] * TOOLS)

# Of the fields below (scripts/fields.py): what follows from others, and what a copy needs only in a game with tools.
FOLLOWING: Final = ("worth", "top_cards", "bag_size", "holders")
CONDITIONAL: Final = {
    "house.tools": (
        "held",
        "drawn",
        "given",
        "deck",
        "discard",
        "market",
        "market_short",
        "hands",
        "shown",
        "pools",
        "generation",
        "turn_tools",
        "round_tools",
        "lockboxes",
        "locked",
        "saved",
        "gloves",
        "charges",
        "cloaked",
    )
}


class Table(State):
    """The table, between two choices.

    Seats come first among the participants; a robot is number `seats`, and itself no seat (FIRE-DEF-1).
    Sets of tool cards are bit masks over the physical cards; a deck has no order, its cards are drawn at random.
    """

    def __init__(self, house: House, seats: i64) -> None:
        super().__init__(seats)
        self.house: House = house
        # the library: how many cards have burned in each section
        self.burned: vec[i64] = NONE_4
        self.worth: i64 = 0  # what books are worth now, one byte a colour: follows from `burned` (see `read_library`)
        self.top_cards: i64 = 0  # the top cards' burn indices, ten bits a section: the same
        # tokens
        self.bag: i64 = 0  # one byte a token kind, so that a draw needs no memory
        self.bag_size: i64 = 0
        self.reserve: i64 = 0
        self.rows: vec[i64] = NONE_6  # a turn order card's spaces, three bits each, the first space lowest
        self.held: vec[i64] = NOTHING_HELD  # tokens waiting on tools: a small bag for each kind of tool
        self.drawn: vec[i64] = NONE_6  # drawn and not yet placed
        self.given: vec[i64] = NONE_6  # sent to the robot
        # the score track
        self.track: vec[i64] = NONE_7  # score and, in the lowest bits, order of arrival (never scored: youth rank)
        self.arrivals: i64 = 0
        # tools
        self.deck: i64 = 0
        self.discard: i64 = 0
        self.market: vec[i64] = NO_MARKET
        self.market_short: bool = False
        self.hands: vec[i64] = NONE_7
        self.shown: i64 = 0  # cards in hands that everybody has seen going there
        self.pools: vec[i64] = NONE_8  # hidden cards by the deck they came from: a reshuffled deck is a new pool
        self.generation: i64 = 0
        self.turn_tools: i64 = 0
        self.round_tools: i64 = 0
        self.lockboxes: i64 = 0
        self.locked: vec[i64] = NO_LOCKBOXES  # seat * COLOURS + colour
        # the round
        self.round: i64 = 0
        self.card_of: vec[i64] = NO_HOLDERS
        self.holders: i64 = 0  # of the waiting cards, three bits a card: the other way round
        self.waiting: i64 = 0  # turn order cards held and not yet played
        self.played: i64 = 0  # participants who have had their turn
        self.used: i64 = 0  # solo: cards used in this cycle
        # the turn
        self.active: i64 = 0
        self.card: i64 = 0  # the active participant's turn order card
        self.drew: bool = False
        self.gloves: bool = False
        self.charges: i64 = 0
        self.bravery_scored: i64 = 0
        self.saved: i64 = 0  # books scored this turn, one byte a colour
        self.cloaked: i64 = 0  # spaces whose book a Cloak saved
        self.spread: bool = False
        self.cards_burned: i64 = 0  # because of the active player
        # the end
        self.ending: i64 = NOT_ENDED

    # --- the library ------------------------------------------------------------------------------------

    def value(self, book: i64) -> i64:
        """What a book is worth now (FIRE-DEF-2)."""
        return (self.worth >> (book * COUNT_BITS)) & COUNT_MASK

    def highest_value(self) -> i64:
        """The highest number on top of a section; what technology is worth (FIRE-TECH-2)."""
        return self.value(TEAL)

    def read_library(self) -> None:
        """Work out what all top cards say."""
        for section in range(SECTIONS):
            self.read_top_card(section)

    def read_top_card(self, section: i64) -> None:
        """Work out what a section's top card says; called whenever one has burned."""
        at = section * STACK + self.burned[section]
        value = self.house.values[at]
        self.worth += (value - self.value(section)) << (section * COUNT_BITS)
        self.top_cards += (self.house.burn_index[at] - self.top_index(section)) << (section * INDEX_BITS)
        highest = self.value(TEAL)
        if value > highest:  # values only rise
            self.worth += (value - highest) << (TEAL * COUNT_BITS)

    def top_index(self, section: i64) -> i64:
        """The burn index of a section's top card."""
        return (self.top_cards >> (section * INDEX_BITS)) & INDEX_MASK

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

    def on_space(self, card: i64, space: i64) -> i64:
        """What lies on a space of a card."""
        return on_space(self.rows[card], space)

    def place(self, card: i64, space: i64, token: i64) -> None:
        """Put a token on an empty space."""
        self.rows[card] = with_token(self.rows[card], space, token)

    def room(self, card: i64) -> i64:
        """How many spaces of a card are empty."""
        return room(self.rows[card])

    def books_on(self, card: i64) -> i64:
        """How many books lie on a card."""
        row = self.rows[card]
        return SPACES - room(row) - fires(row)

    def knowledge_on(self, card: i64) -> i64:
        """The value of all books on a card (FIRE-SCORE-1)."""
        row = self.rows[card]
        worth = self.worth << COUNT_BITS  # so that an empty space and a fire are worth nothing
        points: i64 = 0
        for space in range(SPACES):
            points += (worth >> (on_space(row, space) * COUNT_BITS)) & COUNT_MASK
        return points

    def is_risky(self, card: i64, space: i64) -> bool:
        """A fire laid here spreads at once (FIRE-DEF-7)."""
        return self.house.risky[card * SPACES + space] != 0

    def fire_fits(self, card: i64) -> bool:
        """A fire could be put on this card without triggering; no tool may burn another's books (FIRE-TOOL-6)."""
        row = self.rows[card]
        return not is_full(row) and not self.would_trigger(card, row, leftmost_empty(row))

    def would_trigger(self, card: i64, row: i64, space: i64) -> bool:
        """The trigger test of a fire about to be laid: a second fire, or a risky space (FIRE-DEF-7)."""
        return self.house.risky[card * SPACES + space] != 0 or fires(row) > 0

    def bravery(self, card: i64) -> i64:
        """The number of the rightmost occupied space, whatever lies there (FIRE-DEF-8, FIRE-SCORE-2, AMB-7)."""
        row = self.rows[card]
        if row == 0:
            return 0
        return self.house.bravery[card * SPACES + rightmost(row)]

    def is_only_on_safe_spaces(self, card: i64) -> bool:
        """No token lies on a risky space at this moment; what a tool took away does not count (FIRE-SCORE-3, AMB-8)."""
        row = self.rows[card]
        for space in range(SPACES):
            if on_space(row, space) != EMPTY and self.is_risky(card, space):
                return False
        return True

    def best_book_value(self, card: i64) -> i64:
        """The value of the most valuable book on a card; bravery is ignored (FIRE-T-AXE-1)."""
        row = self.rows[card]
        best: i64 = 0
        for space in range(SPACES):
            token = on_space(row, space)
            if is_book(token):
                best = max(best, self.value(token - 1))
        return best

    def is_best_book(self, card: i64, space: i64, best: i64) -> bool:
        """A book worth as much as the best lies here: it may be the one that goes."""
        token = self.on_space(card, space)
        return is_book(token) and self.value(token - 1) == best

    def has_book(self, card: i64, colour: i64) -> bool:
        """A book of that colour lies on the card."""
        return self.find_book(card, colour) < SPACES

    def find_book(self, card: i64, colour: i64) -> i64:
        """The leftmost space with a book of that colour; SPACES when there is none."""
        space: i64 = 0
        while space < SPACES and self.on_space(card, space) != colour + 1:
            space += 1
        return space

    # --- who --------------------------------------------------------------------------------------------

    def has_tool(self, seat: i64, kind: i64) -> bool:
        """The seat holds a tool of that kind."""
        return self.hands[seat] & self.house.kind_set[kind] != 0

    def score(self, who: i64) -> i64:
        """A participant's points."""
        return self.track[who] >> ARRIVAL_BITS

    def arrived(self, who: i64) -> i64:
        """When a participant came to its place on the track."""
        return self.track[who] & ARRIVAL_MASK

    def is_before(self, one: i64, other: i64) -> bool:
        """One participant comes before another in priority order (FIRE-DEF-4, AMB-4)."""
        return self.track[one] < self.track[other]

    def first_of(self, who: i64) -> i64:
        """The first in priority order of a set of participants that is not empty."""
        if who & (who - 1) == 0:
            return lowest_bit(who)
        first = NOT_A_PLACE
        for one in range(self.house.participants):
            absent = ~(who >> one) & 1
            place = (self.track[one] << WHO_BITS) + one + absent * NOT_A_PLACE
            first = smaller(first, place)
        return first & WHO_MASK

    def holder_of(self, card: i64) -> i64:
        """The participant with a turn order card that is still to be played."""
        return (self.holders >> (card * WHO_BITS)) & WHO_MASK

    def is_to_play(self, who: i64) -> bool:
        """The turn of this participant is still to come this round."""
        return who != self.active and self.played & bit(who) == 0

    def can_draw_tool(self) -> bool:
        """A card can come off the deck, after a reshuffle if need be (FIRE-TOOL-8)."""
        return self.deck != 0 or self.discard != 0

    # --- small verbs that many rules share ---------------------------------------------------------------

    def hold_card(self, who: i64, card: i64) -> None:
        """A participant gets a turn order card, to be played this round."""
        self.card_of[who] = card
        self.waiting |= bit(card)
        self.holders += (who - self.holder_of(card)) << (card * WHO_BITS)

    def gain(self, who: i64, points: i64) -> None:
        """Move forward on the score track; nothing happens at 0 points (FIRE-DEF-3)."""
        if points > 0:
            self.track[who] = ((self.score(who) + points) << ARRIVAL_BITS) + self.arrivals
            self.arrivals += 1

    def move_on_track(self, who: i64, points: i64) -> None:
        """Change a score and no order of arrival."""
        self.track[who] += points << ARRIVAL_BITS

    def in_bag(self, token: i64) -> i64:
        """How many tokens of a kind are in the bag."""
        return (self.bag >> (token * COUNT_BITS)) & COUNT_MASK

    def draw_token(self) -> i64:
        """Take one random token out of the bag."""
        token = self.pick_kind(BAG, self.bag, self.bag_size)
        self.put_back(token, -1)
        self.notice(token)
        return token

    def put_back(self, token: i64, count: i64) -> None:
        """Return tokens of one kind to the bag."""
        self.bag += count << (token * COUNT_BITS)
        self.bag_size += count

    def take_off(self, card: i64, space: i64) -> i64:
        """Take a token off a turn order card; it leaves a gap, and nothing slides (FIRE-SAVE-6, AMB-7)."""
        token = self.on_space(card, space)
        self.rows[card] -= token << (space * SPACE_BITS)
        return token - 1

    def clear_card(self, card: i64) -> None:
        """All tokens of a turn order card go back into the bag."""
        row = self.rows[card]
        contents: i64 = 0  # empty spaces in the lowest byte
        for space in range(SPACES):
            contents += bit(on_space(row, space) * COUNT_BITS)
        self.bag += contents >> COUNT_BITS
        self.bag_size += SPACES - room(row)
        self.rows[card] = 0

    def empty_tool(self, kind: i64) -> None:
        """All tokens waiting on tools of a kind go back into the bag."""
        held = self.held[kind]
        if held != 0:
            self.bag += held
            self.bag_size += pieces_in(held)
            self.held[kind] = 0

    def end_match(self, ending: i64) -> None:
        """Nobody is asked any more; `end.py` settles the points that come afterwards."""
        self.ending = ending
