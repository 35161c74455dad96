"""What may be known of the table, as values (7.4); `looking.py` builds them from nothing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ShelfView:
    """A shelf card in its row; the arrow is as it lies now."""

    row: int
    shelf: str
    arrow: str  # where A to Z runs to
    power: str | None  # None: powers do not count in this match


@dataclass(frozen=True, slots=True, kw_only=True)
class CellView:
    """An occupied cell with its stack, the visible book last; everything in it was seen when it was played."""

    row: int
    column: int
    books: tuple[str, ...]
    letter: str
    genre: str | None
    anchored: bool  # chained to the shelf column (LIB-GEO-10)
    loose: bool  # linked across a gap (LIB-CONN-4)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenCellView:
    """An empty cell that touches the library, and what its row's order lets in there (LIB-PLAY-3, LIB-ORD-1).

    What an expansion forbids besides is told when a book is taken.
    """

    row: int
    column: int
    letters: str  # from the first to the last; empty: disorder lets nothing in


@dataclass(frozen=True, slots=True, kw_only=True)
class SignalView:
    """The standing signals of a seat; None: none of that kind."""

    keep_off: str | None  # row and side, as in answers
    all_yours: str | None
    mood: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """A seat as everybody sees it."""

    seat: int
    books: int  # how many are in hand; never which
    known: tuple[str, ...]  # those of them that this viewer has seen there
    powers: tuple[str, ...]  # power cards, face up
    signals: SignalView


@dataclass(frozen=True, slots=True, kw_only=True)
class ForceView:
    """What the next book, or the next player's, has to be if possible (LIB-THR-11)."""

    color: str | None
    letter: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class InQuestionView:
    """What a question is about; all of it lies open but a book that is taken and not yet played."""

    book: str | None  # a power card to be given; to its taker, the book that is taken
    cell: tuple[int, int] | None  # chosen already: a book to be moved or swapped, a first cell
    genre: str | None  # claimed, or the cause of the question
    author: int | None
    left: int | None  # so many more


@dataclass(frozen=True, slots=True, kw_only=True)
class LibrariansView:
    """The table as one seat sees it."""

    seat: int | None
    turn: int
    over: bool
    active: int
    asked: int | None
    decision: str | None
    legal: tuple[str, ...]  # of this seat, now
    free: tuple[str, ...]  # what this seat may do unasked
    shelves: tuple[ShelfView, ...]
    cells: tuple[CellView, ...]
    open: tuple[OpenCellView, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    places: dict[str, int]  # to its own seat, while it acts: for each book of the hand how many cells take it
    deck: int
    deck_top: tuple[str, ...]  # books on top whose order everybody knows, the next one first
    spare_shelves: int
    discard: tuple[str, ...]
    hand_limit: int
    stacking_banned: bool
    played: int
    required: int
    one_unit: bool
    effects: tuple[str, ...]  # what holds this turn
    next_effects: tuple[str, ...]  # what holds for the next book played
    skips: int
    force: ForceView  # named for this turn and not met
    next_force: ForceView  # named for the next turn
    force_binds: bool  # to its own seat: a book that meets it can be played
    pending: InQuestionView
    completed: dict[str, int]
    left: int  # books to be shelved yet: the score so far
