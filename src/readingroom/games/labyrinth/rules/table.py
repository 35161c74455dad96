"""What lies on the table of Library Labyrinth, and the questions that the rules ask of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import State, bit, bits
from readingroom.games.labyrinth.rules.geometry import CELLS, NOT_EAST_RIM, NOT_SOUTH_RIM, SIDE
from readingroom.games.labyrinth.rules.house import (
    CARDS,
    FIRST_REWARD,
    HAND_LIMIT,
    MAX_SEATS,
    STREAMS,
    TERRORS,
    House,
)

# What a frame asks; from NEXT_HAND on a frame asks nobody and goes on by itself.
ASK_START: Final[i64] = 0  # three genres
ASK_INSTEAD: Final[i64] = 1  # another genre for a Book that a deck did not give; first: that genre
ASK_ACT: Final[i64] = 2
ASK_TAKE: Final[i64] = 3  # Library Cards lie ready; first: their set, second: whose hand
ASK_EXTRA: Final[i64] = 4  # first: Books still to take, second: into which hand
ASK_REWARD: Final[i64] = 5  # first: the hands that may draw
ASK_SPEND: Final[i64] = 6  # boosters for what is pending; first: for what (FOR_WALK and so on), second: see there
ASK_PAY: Final[i64] = 7
ASK_RETURN: Final[i64] = 8
ASK_KEEP: Final[i64] = 9  # which hand keeps the pile
ASK_GIVE_TO: Final[i64] = 10  # first: the thing
ASK_SWAP_FOR: Final[i64] = 11  # first: the thing
ASK_ROOM: Final[i64] = 12  # first: the gift, second: the Trolley Service that would bring it, or NO_CARD
TURN_ENDS: Final[i64] = 13

# What boosters are spent on.
FOR_WALK: Final[i64] = 0  # Ladders and Passages
FOR_COPIES: Final[i64] = 1  # Photocopiers
FOR_FLIP: Final[i64] = 2  # a Useful Map; second: the cell
FOR_GIFT: Final[i64] = 3  # a Trolley Service; second: the thing, and the receiver above it
FOR_RECEIPT: Final[i64] = 4  # the same; second: the thing
FOR_SWAP: Final[i64] = 5  # the same; second: the thing, and what comes for it above
ABOVE: Final[i64] = 128  # what is kept above a thing in one number is counted in these

# Who walks.
PLAYER: Final[i64] = 0
TROLLEY: Final[i64] = 1
BOTH: Final[i64] = 2

# How a match ends.
NOT_ENDED: Final[i64] = 0
WON: Final[i64] = 1
OUT_OF_TIME: Final[i64] = 2
OVERRUN: Final[i64] = 3
CONCEDED: Final[i64] = 4

NO_CARD: Final[i64] = -1
ACTIONS_A_TURN: Final[i64] = 3
ACTIONS_AT_MOST: Final[i64] = 30  # in one Action phase
TERROR_LIMIT: Final[i64] = 6
SHELVES: Final[i64] = 6
ALL_SHELVES: Final[i64] = 63
START_BITS: Final[i64] = 2  # a count of 0 to 3
SEAT_BITS: Final[i64] = 12  # six such counts

NO_TOKENS: Final = vec[i64]([0] * CELLS)
NONE_5: Final = vec[i64]([0] * MAX_SEATS)
NOTHING_UNDER: Final = vec[i64]([0] * TERRORS)

# Of the fields below (scripts/fields.py): what is settled of a walk that has not begun; between walks it means nothing.
PASSING: Final = {
    "asks_for_walk": (
        "walker",
        "goal",
        "ladders",
        "passages",
        "copiers",
        "copied",
        "paid_books",
        "paid_items",
        "back",
        "keeper",
    )
}


class Table(State):
    """The table, between two choices. Hands and meeples are numbered by seat; in the solo game 1 is the Trolley.

    Sets of cells, Books and others are bit masks. Decks and stacks have no order: their pieces are drawn at random.
    """

    def __init__(self, house: House, seats: i64) -> None:  # noqa: PLR0915  # every field of the state
        super().__init__(seats, STREAMS)
        self.house: House = house
        # Floor tiles: which lie where, and which of their sides are open
        self.terror_tiles: i64 = 0
        self.shelf_tiles: i64 = 0
        self.reward_tiles: i64 = 0
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.lit: i64 = 0
        self.known: i64 = 0  # lit now or once: everybody knows the tile
        # tokens
        self.terrors_on: i64 = 0  # cells with a Terror
        self.shelves_on: i64 = 0  # cells with a Shelf
        self.token: vec[i64] = NO_TOKENS  # by such a cell: which Terror, or which genre
        self.terror_stack: i64 = 0
        self.shelf_stack: i64 = 0
        self.returned: i64 = 0  # Terrors
        self.filled: i64 = 0  # genres
        self.filled_by: i64 = 0  # one byte a genre: the Terror that was returned there
        # cards
        self.book_deck: i64 = 0  # of all genres; `house.genre_set` tells them apart
        self.book_discard: i64 = 0
        self.reward_deck: i64 = 0
        self.reward_discard: i64 = 0
        self.hand_books: vec[i64] = NONE_5
        self.hand_others: vec[i64] = NONE_5  # Reward cards, and from bit 15 on captured Terrors
        self.under_books: vec[i64] = NOTHING_UNDER  # by captured Terror
        self.under_items: vec[i64] = NOTHING_UNDER
        # the Disturbance deck
        self.curse_bag: i64 = 0  # standard curses that nobody has seen, one byte a direction: in the deck or left out
        self.curse_unseen: i64 = 0  # how many these are
        self.double_unseen: i64 = 0  # double curses that nobody has seen, a set of two
        self.doubles_left: i64 = 0  # of these, in the deck
        self.curses_left: i64 = 0  # cards above Out of Time
        # pieces
        self.at: vec[i64] = NONE_5  # each meeple's cell
        self.bookwyrm: i64 = 0  # its junction
        # the set-up
        self.chosen: i64 = 0  # seats that have chosen their genres
        self.wanted: i64 = 0  # how many Books of which genre each seat has asked for
        # the turn
        self.active: i64 = 0
        self.actions: i64 = 0
        self.acted: i64 = 0  # actions done in this phase
        self.bonus: i64 = 0  # passed on to the next player
        self.moved_books: i64 = 0  # solo: passed between the hands since the last action, and not to be passed back
        self.moved_others: i64 = 0
        # what is pending
        self.walker: i64 = PLAYER
        self.goal: i64 = 0
        self.ladders: i64 = 0  # sets of Reward cards set aside for this walk
        self.passages: i64 = 0
        self.copiers: i64 = 0
        self.copied: i64 = 0  # Books whose symbols count twice
        self.paid_books: i64 = 0
        self.paid_items: i64 = 0
        self.back: i64 = 0  # the Terror that this walk returns
        self.keeper: i64 = 0  # the hand that keeps the pile of this walk's capture
        self.refused: bool = False  # a full hand has refused a gift since the last action
        self.ending: i64 = NOT_ENDED

    # --- hands ------------------------------------------------------------------------------------------

    def slots(self, hand: i64) -> i64:
        """How many slots of a hand are filled (LAB-HAND-1)."""
        return bits(self.hand_books[hand]) + bits(self.hand_others[hand])

    def has_room(self, hand: i64) -> bool:
        """A card may be drawn or received (LAB-HAND-2, LAB-TAKE-2), by the Trolley too (LAB-SOLO-3, R-37)."""
        return self.slots(hand) < HAND_LIMIT

    def rewards_in(self, hand: i64) -> i64:
        """The Reward cards of a hand."""
        return self.hand_others[hand] & CARDS

    def has_thing(self, hand: i64, thing: i64) -> bool:
        """Whether a Book, Reward card or captured Terror lies in a hand."""
        if thing < FIRST_REWARD:
            return self.hand_books[hand] & bit(thing) != 0
        return self.hand_others[hand] & bit(thing - FIRST_REWARD) != 0

    def put(self, hand: i64, thing: i64) -> None:
        """Lay a thing into a hand."""
        if thing < FIRST_REWARD:
            self.hand_books[hand] |= bit(thing)
        else:
            self.hand_others[hand] |= bit(thing - FIRST_REWARD)

    def remove(self, hand: i64, thing: i64) -> None:
        """Take a thing out of a hand."""
        if thing < FIRST_REWARD:
            self.hand_books[hand] &= ~bit(thing)
        else:
            self.hand_others[hand] &= ~bit(thing - FIRST_REWARD)

    def holder(self, thing: i64) -> i64:
        """The hand that a thing lies in; -1: none."""
        for hand in range(self.house.hands):
            if self.has_thing(hand, thing):
                return hand
        return -1

    def own_books(self) -> i64:
        """The Books of the active player; alone, those of both hands."""
        return self.hand_books[PLAYER] | self.hand_books[TROLLEY] if self.house.solo else self.hand_books[self.active]

    def own_others(self) -> i64:
        """The same of Reward cards and captured Terrors."""
        if self.house.solo:
            return self.hand_others[PLAYER] | self.hand_others[TROLLEY]
        return self.hand_others[self.active]

    def own_boosters(self, option: i64) -> i64:
        """The active player's boosters that offer an option (LAB-BOOST-1); alone, those of both hands (R-56)."""
        return self.own_others() & self.house.option_set[option]

    # --- the floor --------------------------------------------------------------------------------------

    def standing(self) -> i64:
        """The cells with a meeple, the Trolley among them (R-22)."""
        cells: i64 = 0
        for meeple in range(self.house.hands):
            cells |= bit(self.at[meeple])
        return cells

    def own_cells(self) -> i64:
        """Where the active player's meeples stand: alone, the Trolley's cell too (LAB-SOLO-5)."""
        here = bit(self.at[self.active])
        return here | bit(self.at[TROLLEY]) if self.house.solo else here

    def together(self) -> bool:
        """Alone: player and Trolley stand on one tile."""
        return self.at[PLAYER] == self.at[TROLLEY]

    def tokens(self) -> i64:
        """The cells with a Terror or a Shelf."""
        return self.terrors_on | self.shelves_on

    def turning(self) -> i64:
        """The cells whose tile a turn would change: all but crossroads and compass (R-16, R-17)."""
        return self.terror_tiles | self.shelf_tiles | self.reward_tiles

    def east_doors(self) -> i64:
        """Cells that a walk can leave to the east: both tiles lit (LAB-MOVE-3), both facing sides open (LAB-MOVE-2)."""
        return self.lit & (self.lit >> 1) & self.east & (self.west >> 1) & NOT_EAST_RIM

    def south_doors(self) -> i64:
        """The same to the south."""
        return self.lit & (self.lit >> SIDE) & self.south & (self.north >> SIDE) & NOT_SOUTH_RIM

    def turn_tile(self, cell: i64, quarter_turns: i64) -> None:
        """Turn a tile clockwise; a crossroads looks the same afterwards."""
        here = bit(cell)
        for _turn in range(quarter_turns):
            north = self.west & here
            west = self.south & here
            south = self.east & here
            east = self.north & here
            self.north = (self.north & ~here) | north
            self.east = (self.east & ~here) | east
            self.south = (self.south & ~here) | south
            self.west = (self.west & ~here) | west

    def asks_for_walk(self) -> bool:
        """The question is a part of the price of a walk."""
        if self.depth == 0:
            return False
        kind = self.asks
        if kind == ASK_SPEND:
            return self.first == FOR_WALK or self.first == FOR_COPIES
        return kind == ASK_PAY or kind == ASK_RETURN or kind == ASK_KEEP

    # --- decks ------------------------------------------------------------------------------------------

    def can_take(self, genre: i64) -> bool:
        """A Book of this genre is left in the deck, or in the discards that would be shuffled (R-46)."""
        return (self.book_deck | self.book_discard) & self.house.genre_set[genre] != 0

    def genres_to_take(self) -> i64:
        """The genres of which a Book can be taken, as a set; a filled Shelf closes none (LAB-TAKE-3)."""
        genres: i64 = 0
        left = self.book_deck | self.book_discard
        for genre in range(SHELVES):
            if left & self.house.genre_set[genre] != 0:
                genres |= bit(genre)
        return genres

    def can_draw_reward(self) -> bool:
        """The same for Reward cards."""
        return (self.reward_deck | self.reward_discard) != 0
