"""What a seat can answer: typed values, and the one place that knows both them and their codes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from readingroom.core.actions import ActionTable
from readingroom.games.librarians.cards.box import LibrariansBox
from readingroom.games.librarians.cards.names import (
    COLOUR_KEYS,
    END_KEYS,
    GENRE_KEYS,
    INTENT_KEYS,
    LETTERS,
    MOOD_KEYS,
    SIDE_KEYS,
    SIGNAL_KEYS,
    WAY_KEYS,
)
from readingroom.games.librarians.cards.pack import Pack, published_pack
from readingroom.games.librarians.rules.grid import COLUMNS, ROWS, column_of, row_id
from readingroom.games.librarians.rules.house import AUTHORS, MAX_SEATS


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn and draw up."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Nothing can be played any more: let the library close."""

    def __str__(self) -> str:
        return "give_up"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a book of the hand to play it, or to insert it; nobody else sees which."""

    book: str

    def __str__(self) -> str:
        return f"take:{self.book}"


@dataclass(frozen=True, slots=True)
class Use:
    """Use a power card of one's own."""

    genre: str

    def __str__(self) -> str:
        return f"use:{self.genre}"


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim four in a line with a wild or a wrong book."""

    genre: str

    def __str__(self) -> str:
        return f"claim:{self.genre}"


@dataclass(frozen=True, slots=True)
class ClaimAuthor:
    """Claim all books of an author, by the author's number in the box, from 1."""

    author: int

    def __str__(self) -> str:
        return f"author:{self.author}"


@dataclass(frozen=True, slots=True)
class At:
    """A cell of the library."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"at:{self.row}:{self.column}"


@dataclass(frozen=True, slots=True)
class Along:
    """The direction of a line from its first cell."""

    way: str

    def __str__(self) -> str:
        return f"way:{self.way}"


@dataclass(frozen=True, slots=True)
class Keep:
    """The book that becomes a power card."""

    book: str

    def __str__(self) -> str:
        return f"keep:{self.book}"


@dataclass(frozen=True, slots=True)
class Give:
    """Give the power card to a seat."""

    seat: int

    def __str__(self) -> str:
        return f"give:{self.seat}"


@dataclass(frozen=True, slots=True)
class AtEnd:
    """The top or the bottom of the shelves."""

    end: str

    def __str__(self) -> str:
        return self.end


@dataclass(frozen=True, slots=True)
class TurnShelf:
    """Turn a shelf card round."""

    row: int

    def __str__(self) -> str:
        return f"turn:{self.row}"


@dataclass(frozen=True, slots=True)
class Shift:
    """Shift a column one row up or down."""

    column: int
    direction: str

    def __str__(self) -> str:
        return f"shift:{self.column}:{self.direction}"


@dataclass(frozen=True, slots=True)
class PutBack:
    """The next of the studied books, the new top first."""

    book: str

    def __str__(self) -> str:
        return f"back:{self.book}"


@dataclass(frozen=True, slots=True)
class Mean:
    """What pointing at a book is meant to say."""

    intent: str

    def __str__(self) -> str:
        return f"intent:{self.intent}"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Let a seat show its hand."""

    seat: int

    def __str__(self) -> str:
        return f"reveal:{self.seat}"


@dataclass(frozen=True, slots=True)
class NameColour:
    """The colour that the next player has to play."""

    colour: str

    def __str__(self) -> str:
        return f"color:{self.colour}"


@dataclass(frozen=True, slots=True)
class NameLetter:
    """The letter that the next player has to play."""

    letter: str

    def __str__(self) -> str:
        return f"letter:{self.letter.lower()}"


@dataclass(frozen=True, slots=True)
class Steal:
    """Use a power card that lies in front of another seat."""

    seat: int
    genre: str

    def __str__(self) -> str:
        return f"steal:{self.seat}:{self.genre}"


@dataclass(frozen=True, slots=True)
class Signal:
    """Ask the others to keep off a part of the library, or leave it to them: `keep_off` or `all_yours`."""

    signal: str
    row: int
    side: str

    def __str__(self) -> str:
        return f"{self.signal}:{self.row}:{self.side}"


@dataclass(frozen=True, slots=True)
class Feel:
    """Say that one is comfortable, or in trouble."""

    mood: str

    def __str__(self) -> str:
        return f"mood:{self.mood}"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Withdraw a signal."""

    signal: str

    def __str__(self) -> str:
        return f"withdraw:{self.signal}"


LibrariansAction = (
    EndTurn
    | GiveUp
    | Take
    | Use
    | Claim
    | ClaimAuthor
    | At
    | Along
    | Keep
    | Give
    | AtEnd
    | TurnShelf
    | Shift
    | PutBack
    | Mean
    | Reveal
    | NameColour
    | NameLetter
    | Steal
    | Signal
    | Feel
    | Withdraw
)


def in_order_of_codes(books: Sequence[str]) -> Iterator[LibrariansAction]:
    """Every action once; must agree with `codes.py`, and a test sees to it."""
    rows = [int(row_id(row)) for row in range(ROWS)]
    columns = [int(column_of(place)) for place in range(COLUMNS)]
    yield from (EndTurn(), GiveUp())
    yield from (Take(book) for book in books)
    yield from (Use(genre) for genre in GENRE_KEYS)
    yield from (Claim(genre) for genre in GENRE_KEYS)
    yield from (ClaimAuthor(number) for number in range(1, AUTHORS + 1))
    yield from (At(row, column) for row in rows for column in columns)
    yield from (Along(way) for way in WAY_KEYS)
    yield from (Keep(book) for book in books)
    yield from (Give(seat) for seat in range(MAX_SEATS))
    yield from (AtEnd(end) for end in END_KEYS)
    yield from (TurnShelf(row) for row in rows)
    yield from (Shift(column, direction) for column in columns for direction in ("up", "down"))
    yield from (PutBack(book) for book in books)
    yield from (Mean(intent) for intent in INTENT_KEYS)
    yield from (Reveal(seat) for seat in range(MAX_SEATS))
    yield from (NameColour(colour) for colour in COLOUR_KEYS)
    yield from (NameLetter(letter) for letter in LETTERS)
    yield from (Steal(seat, genre) for seat in range(MAX_SEATS) for genre in GENRE_KEYS)
    yield from (Signal(signal, row, side) for signal in SIGNAL_KEYS[:2] for row in rows for side in SIDE_KEYS)
    yield from (Feel(mood) for mood in MOOD_KEYS)
    yield from (Withdraw(signal) for signal in SIGNAL_KEYS)


@lru_cache(maxsize=8)
def actions_of(books: tuple[str, ...]) -> ActionTable[LibrariansAction]:
    """All answers, with these books."""
    return ActionTable[LibrariansAction](tuple(in_order_of_codes(books)))


@lru_cache(maxsize=16)
def actions_with(pieces: Pack | LibrariansBox) -> ActionTable[LibrariansAction]:
    """All answers, with the books of a pack, or of the box that somebody was shown."""
    return actions_of(tuple(book.key for book in pieces.books))


ACTIONS = actions_with(published_pack())
