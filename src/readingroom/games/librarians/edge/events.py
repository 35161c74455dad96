"""What can happen in Librarians.

Books are numbered as in the box, genres and thrills as in `names.py`; rows and columns are those that people read.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from readingroom.core.events import Event


@dataclass(frozen=True, slots=True)
class ShelfLaid(Event):
    """A shelf card is laid into a row (LIB-SETUP-3, LIB-GRN-2)."""

    row: int
    shelf: int
    rule: str


@dataclass(frozen=True, slots=True)
class StartPlayerDrawn(Event):
    """Who begins (LIB-SETUP-5)."""

    who: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins; so many books have to be played (LIB-TURN-2)."""

    who: int
    required: int

    @property
    def begins_turn(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class WaySought(Event):
    """Only the hand can tell whether the turn goes on (LIB-END-3): what follows rests on it. Nobody hears of it."""

    who: int

    def seen_by(self, seat: int | None) -> None:
        return None

    @property
    def opens(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """A turn is skipped (LIB-THR-4)."""

    who: int


@dataclass(frozen=True, slots=True)
class BooksDrawn(Event):
    """Books go from the deck into a hand; others see only those that were known to lie on top (None: hidden)."""

    who: int
    books: tuple[int | None, ...]
    known: tuple[int, ...]  # of these everybody knows that they lay on top
    rule: str

    def seen_by(self, seat: int | None) -> BooksDrawn:
        if seat == self.who:
            return self
        return replace(self, books=tuple(book if book in self.known else None for book in self.books))


@dataclass(frozen=True, slots=True)
class BookPlayed(Event):
    """A book is played; `known` when there is nobody to whom it was a secret which one (LIB-PLAY-7)."""

    who: int
    book: int
    row: int
    column: int
    stacked: bool
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known

    @property
    def opens(self) -> bool:
        """Which book was taken was sealed until now, and what follows rests on it."""
        return True


@dataclass(frozen=True, slots=True)
class BookInserted(Event):
    """A book is squeezed in, and the block beyond moves outward (LIB-BLK-3)."""

    who: int
    book: int
    row: int
    column: int
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known

    @property
    def opens(self) -> bool:
        """Which book was taken was sealed until now, and what follows rests on it."""
        return True


@dataclass(frozen=True, slots=True)
class LineCompleted(Event):
    """Books of one genre in a line leave; one is kept as a power card (LIB-LINE-5, LIB-LINE-6)."""

    who: int
    genre: int
    books: tuple[int, ...]
    cells: tuple[tuple[int, int], ...]
    kept: int | None  # None: a red genre
    rule: str


@dataclass(frozen=True, slots=True)
class AuthorCompleted(Event):
    """All books of an author leave together (LIB-AUT-2)."""

    who: int
    author: int
    books: tuple[int, ...]
    kept: int


@dataclass(frozen=True, slots=True)
class PowerGiven(Event):
    """A power card is laid in front of a player (LIB-LINE-6)."""

    who: int
    to: int
    book: int


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """A power card is used and discarded; `known` unless that alone tells something of the hand (LIB-PWR-3)."""

    who: int
    book: int
    owner: int  # who held it: somebody else when it is stolen (LIB-THR-14)
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known


@dataclass(frozen=True, slots=True)
class ThrillActed(Event):
    """The action of a thrill book happens, or finds nothing to do (LIB-THR-2)."""

    who: int
    action: int


@dataclass(frozen=True, slots=True)
class HorrorStruck(Event):
    """A line of Horror: the game is lost (LIB-RED-1)."""

    who: int


@dataclass(frozen=True, slots=True)
class ShelfRemoved(Event):
    """A shelf leaves with every book in its row (LIB-RED-2)."""

    row: int
    shelf: int
    books: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandLimitChanged(Event):
    """The shared hand limit falls or rises (LIB-RED-3, LIB-GRN-3)."""

    limit: int
    rule: str


@dataclass(frozen=True, slots=True)
class StackingBanned(Event):
    """Nothing is stacked on its like any more (LIB-RED-4)."""


@dataclass(frozen=True, slots=True)
class DeckTrimmed(Event):
    """Books leave the deck face up (LIB-GRN-1)."""

    books: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BookMoved(Event):
    """A book is laid elsewhere (LIB-BLU-1)."""

    book: int
    row: int
    column: int
    to_row: int
    to_column: int


@dataclass(frozen=True, slots=True)
class BooksSwapped(Event):
    """Two books trade places (LIB-BLU-2, LIB-THR-6)."""

    book: int
    other: int
    rule: str


@dataclass(frozen=True, slots=True)
class BookDiscarded(Event):
    """A book leaves the library for good (LIB-BLU-3, LIB-THR-13)."""

    book: int
    row: int
    column: int
    rule: str


@dataclass(frozen=True, slots=True)
class BookRetrieved(Event):
    """A book is taken into the hand, for all to see (LIB-BLU-4)."""

    who: int
    book: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """A hand is shown to everybody; `known` when there was nothing new (LIB-YEL-1, LIB-THR-12)."""

    who: int
    books: tuple[int, ...]
    known: bool
    rule: str

    @property
    def learned(self) -> bool:
        return not self.known


@dataclass(frozen=True, slots=True)
class BookTapped(Event):
    """Somebody points at a book (LIB-YEL-2, LIB-COMM-7)."""

    who: int
    book: int
    row: int
    column: int
    intent: int


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    """All hands move on to the next seat (LIB-YEL-3); everybody reads a new hand."""

    sizes: tuple[int, ...]

    @property
    def learned(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class DeckStudied(Event):
    """The top of the deck is shown to everybody (LIB-YEL-4)."""

    who: int
    books: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckOrdered(Event):
    """The shown books go back on top, the next one first (LIB-YEL-4)."""

    who: int
    books: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShelfTurned(Event):
    """A shelf card is turned round (LIB-BLK-2)."""

    row: int
    leftward: bool


@dataclass(frozen=True, slots=True)
class ColumnShifted(Event):
    """A column moves one row up or down (LIB-BLK-4)."""

    column: int
    down: bool


@dataclass(frozen=True, slots=True)
class ColourForced(Event):
    """The next player has to play a colour if possible (LIB-THR-11)."""

    who: int
    colour: int


@dataclass(frozen=True, slots=True)
class LetterForced(Event):
    """The next player has to play a letter if possible (LIB-THR-11)."""

    who: int
    letter: int


@dataclass(frozen=True, slots=True)
class SignalGiven(Event):
    """A fixed signal stands now (LIB-COMM-4); row and side where the signal is about a part of the library."""

    who: int
    signal: int
    row: int | None
    side: int | None
    mood: int | None


@dataclass(frozen=True, slots=True)
class SignalWithdrawn(Event):
    """A signal stands no more (LIB-COMM-4)."""

    who: int
    signal: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over; `known` unless ending it tells that a force could not be met (LIB-TURN-4)."""

    who: int
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """Won, stuck or lost to horror, with so many books left (LIB-END-6)."""

    ending: int
    left: int

    @property
    def learned(self) -> bool:
        return True


LibrariansEvent = (
    ShelfLaid
    | StartPlayerDrawn
    | TurnBegan
    | WaySought
    | TurnSkipped
    | BooksDrawn
    | BookPlayed
    | BookInserted
    | LineCompleted
    | AuthorCompleted
    | PowerGiven
    | PowerUsed
    | ThrillActed
    | HorrorStruck
    | ShelfRemoved
    | HandLimitChanged
    | StackingBanned
    | DeckTrimmed
    | BookMoved
    | BooksSwapped
    | BookDiscarded
    | BookRetrieved
    | HandShown
    | BookTapped
    | HandsPassed
    | DeckStudied
    | DeckOrdered
    | ShelfTurned
    | ColumnShifted
    | ColourForced
    | LetterForced
    | SignalGiven
    | SignalWithdrawn
    | TurnEnded
    | MatchEnded
)
