"""The zones of a position of Returns, and what must hold of them."""

from __future__ import annotations

from functools import cached_property
from operator import attrgetter
from typing import Final

from readingroom.games.returns.cards.pack import Pack
from readingroom.games.returns.rules.house import BOOKS, EVERY_BOOK, HAND, ROUNDS
from readingroom.games.returns.rules.state import ReturnsState
from readingroom.games.returns.rules.table import ASK, NONE, books_of

from readingroom.core.errors import BadPosition, require
from readingroom.core.holding import Card, Each, Layout, Number, OrNull, Rest, Seat, SetOf
from readingroom.core.near import did_you_mean
from readingroom.core.pieces import Pieces
from readingroom.core.state import bit
from readingroom.core.zones import Asked, Decision, Zone, Zones

NUMBERS: Final = {f"book-{book + 1}": book for book in range(BOOKS)}
BOOK: Final = Card(attrgetter("books"))


class ReturnsLayout(Layout):
    """What the zones ask for."""

    state: ReturnsState

    @cached_property
    def books(self) -> Pieces:
        """The books that lie nowhere yet."""
        return Pieces(NUMBERS, EVERY_BOOK)


def seats(layout: Layout) -> int:
    return int(layout.state.seats)


ZONES: Final = Zones[ReturnsLayout](
    Zone("round", Number(1, ROUNDS + 1, start=1), "number of the round; 4 after the last", "1", default=1),
    Zone("hands", Each(SetOf(BOOK), seats, "hands"), "a list of books for each seat", "empty hands"),
    Zone("laid", Each(OrNull(BOOK, NONE), seats, "books"), "what each seat laid in this round, or null", "nothing"),
    Zone("stamps", Each(Number(0, ROUNDS), seats, "numbers"), "rounds that each seat stamped", "none"),
    Zone("aside", SetOf(BOOK), "books put aside", "none", default=[]),
    Zone("swapped", SetOf(Seat()), "seats that have swapped a book", "none", default=[]),
    Zone("cart", Rest(attrgetter("books")), "its books; they have no order", "all that lie nowhere else", last=True),
    Zone(
        "asked",
        Asked({"lay": Decision(ASK)}, (Zone("seat", Seat(), at="asked", default=0),)),
        'whose turn it is, as `{"decision": "lay", "seat": 1}`; null when the match is over',
        "the first seat's",
        default="lay",
    ),
)


def forced_draw(pack: Pack, word: str) -> tuple[int, list[int]]:
    """A book of the cart, by its name."""
    if word not in NUMBERS:
        raise BadPosition(f"draws: {word!r} is no book; they are book-1 to book-{BOOKS}{did_you_mean(word, NUMBERS)}")
    return 0, [NUMBERS[word]]


def check_pieces(state: ReturnsState) -> None:
    """Every book lies in one place."""
    seen = 0
    laid = [int(bit(book)) for book in state.laid if book != NONE]
    for books in (state.cart, state.aside, *state.hands, *laid):
        require(seen & books == 0, "a book lies in two places")
        seen |= int(books)
    require(seen == EVERY_BOOK, "a book is lost")


def check_table(state: ReturnsState) -> None:
    """As many books in hand as rounds are left, and a stamp a round."""
    require(sum(state.stamps) == state.round, "a round is stamped once")
    for seat in range(state.seats):
        held = len(books_of(state.hands[seat])) + (state.laid[seat] != NONE)
        require(held == HAND - state.round, f"seat {seat} has as many books as rounds are left")
    require(state.is_over() or state.laid[state.to_move()] == NONE, "who is asked has laid nothing yet")
    require(state.is_over() == (state.round == ROUNDS), "the match is over after the last round")
