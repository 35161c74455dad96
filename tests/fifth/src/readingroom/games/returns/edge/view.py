"""What may be known of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from readingroom.games.returns.rules.state import ReturnsState
from readingroom.games.returns.rules.table import NONE, books_of


@dataclass(frozen=True, slots=True, kw_only=True)
class LibrarianView:
    """A seat as everybody sees it."""

    seat: int
    stamps: int
    books: int  # in hand; never which
    laid: int | None
    swapped: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnsView:
    """The table as one seat sees it."""

    seat: int | None
    over: bool
    asked: int | None
    decision: str | None
    round: int  # from 1
    librarians: tuple[LibrarianView, ...]
    cart: int
    aside: tuple[int, ...]
    hand: tuple[int, ...]
    highest: int | None  # the book that would stamp the round as it lies


def public_view(state: ReturnsState) -> ReturnsView:
    """What everybody may know."""
    over = state.is_over()
    laid = [int(book) + 1 for book in state.laid if book != NONE]
    return ReturnsView(
        seat=None,
        over=over,
        asked=None if over else int(state.to_move()),
        decision=None if over else "lay",
        round=min(int(state.round) + 1, 3),
        librarians=tuple(
            LibrarianView(
                seat=seat,
                stamps=int(state.stamps[seat]),
                books=len(books_of(state.hands[seat])),
                laid=None if state.laid[seat] == NONE else int(state.laid[seat]) + 1,
                swapped=bool(state.swapped >> seat & 1),
            )
            for seat in range(state.seats)
        ),
        cart=len(books_of(state.cart)),
        aside=books_of(state.aside),
        hand=(),
        highest=max(laid, default=None),
    )


def own_view(state: ReturnsState, seat: int) -> dict[str, Any]:
    """A seat knows its own hand."""
    return {"seat": seat, "hand": books_of(state.hands[seat])}
