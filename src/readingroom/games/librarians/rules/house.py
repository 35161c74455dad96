"""Numbers of the printed cards and the options of a match, in the form that the rules read fast."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MAX_SEATS: Final[i64] = 6
COLOURS: Final[i64] = 6
GENRES: Final[i64] = 24
GENRE_BOOKS: Final[i64] = 11  # LIB-SETUP-2
THRILLS: Final[i64] = 12
FIRST_THRILL: Final[i64] = 264
BOOKS: Final[i64] = 276
SHELVES: Final[i64] = 12
AUTHORS: Final[i64] = 16  # with several books, at most
SERIES: Final[i64] = 24
VOLUMES: Final[i64] = 3
LETTERS: Final[i64] = 26
AGES: Final[i64] = 5
LINE: Final[i64] = 4

NONE: Final[i64] = -1  # no book, cell, author, series, seat

# Genres, four a colour (LIB-SETUP-1); the power of each has a rule of its own.
HORROR: Final[i64] = 0
DETECTIVE: Final[i64] = 1
TRUE_CRIME: Final[i64] = 2
TRAGEDY: Final[i64] = 3
ROMANCE: Final[i64] = 4
COMEDY: Final[i64] = 5
ADVENTURE: Final[i64] = 6
SELF_HELP: Final[i64] = 7
THRILLER: Final[i64] = 8
ACTION: Final[i64] = 9
TRAVEL: Final[i64] = 10
MYTHOLOGY: Final[i64] = 11
FANTASY: Final[i64] = 12
SCIFI: Final[i64] = 13
POETRY: Final[i64] = 14
GRAPHIC_NOVEL: Final[i64] = 15
BIOGRAPHY: Final[i64] = 16
SCIENCE: Final[i64] = 17
BUSINESS: Final[i64] = 18
COOKING: Final[i64] = 19
MYSTERY: Final[i64] = 20
CRIME: Final[i64] = 21
DRAMA: Final[i64] = 22
PICTURE_BOOK: Final[i64] = 23
NO_GENRE: Final[i64] = 24  # a thrill book's
FIRST_HELD: Final[i64] = 4  # red genres come first and are never held (LIB-LINE-8)
NO_COLOUR: Final[i64] = 6

# Thrill actions; each has a rule of its own, from LIB-THR-4 on.
SKIP: Final[i64] = 0
STOP: Final[i64] = 1
SWAP: Final[i64] = 2
GAP: Final[i64] = 3
NO_ORDER: Final[i64] = 4
STACK_ANY: Final[i64] = 5
DRAW: Final[i64] = 6
FORCE_COLOR: Final[i64] = 7
FORCE_LETTER: Final[i64] = 8
REVEAL: Final[i64] = 9
CLEAR: Final[i64] = 10
STEAL_POWER: Final[i64] = 11

# Shelf powers (LIB-CUR-1, LIB-CUR-2, LIB-CUR-3, LIB-CUR-4, LIB-CUR-8, LIB-CUR-9).
NO_STACKING: Final[i64] = 0
BANNED_LETTERS: Final[i64] = 1
BANNED_COLORS: Final[i64] = 2
SIDE_LETTERS_ONLY: Final[i64] = 3
SIDE_COLORS_ONLY: Final[i64] = 4
SIDE_MAX: Final[i64] = 5
WILD_LETTERS_BEFORE: Final[i64] = 6
WILD_COLOR: Final[i64] = 7

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1

# Streams of chance (LIB-SETUP-6).
BOOK_DECK: Final[i64] = 0
SHELF_PILE: Final[i64] = 1
START_PLAYER: Final[i64] = 2

SILENT: Final[i64] = 0
WHISPER: Final[i64] = 1
OPEN: Final[i64] = 2


class House:
    """What is printed on the cards, by their numbers, and how this match is played. Nobody changes a house."""

    def __init__(self) -> None:
        # books: eleven a genre in the order of the genres, then the thrill books
        self.letter: vec[i64] = vec[i64]([0] * BOOKS)
        self.genre: vec[i64] = vec[i64]([NO_GENRE] * BOOKS)
        self.colour: vec[i64] = vec[i64]([NO_COLOUR] * BOOKS)
        self.author: vec[i64] = vec[i64]([NONE] * BOOKS)  # only who wrote several books has a number (LIB-AUT-1)
        self.age: vec[i64] = vec[i64]([0] * BOOKS)
        self.series: vec[i64] = vec[i64]([NONE] * BOOKS)
        self.volume: vec[i64] = vec[i64]([0] * BOOKS)
        self.action: vec[i64] = vec[i64]([NONE] * BOOKS)
        self.author_books: vec[i64] = vec[i64]([0] * AUTHORS)  # in the deck of this match; it never shrinks
        # the deck
        self.deck: vec[i64] = vec[i64]([0] * 5)  # a set of books, see `sets.py`
        self.deck_size: i64 = 0
        self.genres: i64 = 0  # in play, a set
        self.colours: i64 = 0  # in play, a set: what Force Color! may name
        # shelf cards
        self.leftward: vec[i64] = vec[i64]([0] * SHELVES)  # 1: A to Z runs to the left (LIB-GEO-5)
        self.power: vec[i64] = vec[i64]([0] * SHELVES)
        self.power_letters: vec[i64] = vec[i64]([0] * SHELVES)  # a set of letters
        self.power_colours: vec[i64] = vec[i64]([0] * SHELVES)  # a set of colours
        self.power_side: vec[i64] = vec[i64]([0] * SHELVES)
        self.power_number: vec[i64] = vec[i64]([0] * SHELVES)
        # numbers
        self.start_shelves: i64 = 4
        self.start_hand: i64 = 4
        self.hand_limit: i64 = 4
        self.plays: i64 = 2  # books that a turn asks for (LIB-TURN-2)
        # how this match is played
        self.authors: bool = False
        self.ages: bool = False
        self.sequels: bool = False
        self.curse_powers: bool = False
        self.curse_vertical: bool = False
        self.curse_balance: bool = False
        self.exactly_two: bool = False
        self.expanded: bool = False  # an expansion has a word in where books may be played
        self.talk: i64 = WHISPER
