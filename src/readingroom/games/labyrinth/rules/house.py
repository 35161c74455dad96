"""The printed numbers of a pack and the options of a match, in the form that the rules read fast."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

GENRES: Final[i64] = 6
BOOKS: Final[i64] = 60  # most Books of a pack: sets of them are bit masks
REWARDS: Final[i64] = 15  # most Reward cards
TERRORS: Final[i64] = 24  # most Terror tokens
MAX_SEATS: Final[i64] = 5
HAND_LIMIT: Final[i64] = 6

# Things that fill a slot of a hand: Books from 0, Reward cards from 60, captured Terrors with what lies under them
# from 75. A hand is two sets: its Books, and its others (Rewards and piles), counted from 0.
THINGS: Final[i64] = 99
FIRST_REWARD: Final[i64] = 60
FIRST_PILE: Final[i64] = 75
PILES: Final[i64] = 0x7FFFFF8000  # among the others: all but the first fifteen
CARDS: Final[i64] = 0x7FFF  # among the others: the Reward cards

# Symbols are counted in bytes, the genre's number of them up: hands, Terrors and payments are sums of such numbers.
SYMBOL_BITS: Final[i64] = 8
EVERY_SYMBOL: Final[i64] = 0x808080808080  # the top bit of each count

# Options of boosters.
TIME_MACHINE: Final[i64] = 0
TROLLEY_SERVICE: Final[i64] = 1
LIBRARY_LADDER: Final[i64] = 2
SECRET_PASSAGE: Final[i64] = 3
USEFUL_MAP: Final[i64] = 4
LIBRARY_CARD: Final[i64] = 5
PHOTOCOPIER: Final[i64] = 6
OPTIONS: Final[i64] = 7

# Kinds of Floor tiles with their shapes, as they lie in the box.
CROSSROADS: Final[i64] = 0
TERROR_TEE: Final[i64] = 1
TERROR_CORNER: Final[i64] = 2
SHELF_TEE: Final[i64] = 3
SHELF_CORNER: Final[i64] = 4
REWARD_TEE: Final[i64] = 5
REWARD_CORNER: Final[i64] = 6
TILE_KINDS: Final[i64] = 7

# Curses: the four directions, then the two double cards.
CURSES: Final[i64] = 6

# Streams of chance, kept apart so that a changed decision leaves the other streams comparable.
FROM_BOOKS: Final[i64] = 0  # + genre
FROM_REWARDS: Final[i64] = 6
FROM_TERRORS: Final[i64] = 7
FROM_SHELVES: Final[i64] = 8
FROM_CURSES: Final[i64] = 9
FROM_TILES: Final[i64] = 10
FROM_LOTS: Final[i64] = 11  # who begins, and where the Bookwyrm does
STREAMS: Final = 12

AT_RANDOM: Final[i64] = -1  # an option left to chance


@final
class House:
    """A pack's numbers and a match's options; never changed after it is made, shared by all copies of a match."""

    def __init__(self) -> None:
        # names, for those who tell of it
        self.thing_keys: tuple[str, ...] = ()
        self.action_texts: tuple[str, ...] = ()
        # cards
        self.book_symbols: vec[i64] = vec[i64]([0] * BOOKS)
        self.genre_of: vec[i64] = vec[i64]([0] * BOOKS)
        self.genre_set: vec[i64] = vec[i64]([0] * GENRES)  # the Books of each genre
        self.books: i64 = 0  # all Books of the pack
        self.item_symbols: vec[i64] = vec[i64]([0] * REWARDS)  # 0 for a booster
        self.rewards: i64 = 0
        self.items: i64 = 0
        self.option_set: vec[i64] = vec[i64]([0] * OPTIONS)  # the boosters that offer each option
        self.terrors: i64 = 0
        self.terror_symbols: vec[i64] = vec[i64]([0] * TERRORS)
        self.terror_genres: vec[i64] = vec[i64]([0] * TERRORS)  # the genres it can be returned to
        # Floor tiles: one byte a kind, in the box and of these in play (a Terror tile is a Terror tile, corner or tee)
        self.box_of_tiles: i64 = 0
        self.crossroads: i64 = 0
        self.terror_tiles: i64 = 0
        self.shelf_tiles: i64 = 0
        self.reward_tiles: i64 = 0
        self.shapes_from: i64 = 0  # how shapes are picked within a kind: see SHAPES_AT_RANDOM
        # Disturbance cards
        self.curse_bag: i64 = 0  # the standard curses of the box, one byte a direction
        self.curses: i64 = 0  # cards above Out of Time
        self.doubles: i64 = 0  # of these, double curses
        # options
        self.solo: bool = False
        self.hands: i64 = 0  # seats, and the Trolley's in the solo game
        self.first_player: i64 = AT_RANDOM
        self.bookwyrm: i64 = AT_RANDOM


SHAPES_AT_RANDOM: Final[i64] = 0
CORNERS_FIRST: Final[i64] = 1
TEES_FIRST: Final[i64] = 2
