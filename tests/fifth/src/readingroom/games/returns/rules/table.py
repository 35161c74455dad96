"""The table: its fields, and questions about it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from readingroom.games.returns.rules.house import BOOKS, EVERY_BOOK, House

from readingroom.core.state import State, bit

ASK: Final[i64] = 0  # the only question: lay or swap
NONE: Final[i64] = -1  # no book is laid yet


class Table(State):
    """What lies there."""

    def __init__(self, house: House, seats: i64) -> None:
        super().__init__(seats)
        self.house: House = house
        self.hands: vec[i64] = vec[i64]([0] * seats)  # sets of books
        self.laid: vec[i64] = vec[i64]([NONE] * seats)  # in this round
        self.stamps: vec[i64] = vec[i64]([0] * seats)
        self.cart: i64 = EVERY_BOOK  # nobody sees it, so it is a set, and drawn from when somebody takes a book
        self.aside: i64 = 0
        self.swapped: i64 = 0  # seats
        self.round: i64 = 0  # from 0

    def may_swap(self, seat: i64) -> bool:
        """Once in a match, if the house allows it, and while the cart has a book (RET-SWAP-1, RET-SWAP-2)."""
        return self.house.swaps and self.swapped & bit(seat) == 0 and self.cart != 0

    def has_won(self, seat: i64) -> bool:
        """Nobody has stamped more rounds (RET-END-1)."""
        for other in range(self.seats):
            if self.stamps[other] > self.stamps[seat]:
                return False
        return True


def books_of(mask: i64) -> tuple[int, ...]:
    """The printed numbers of a set of books."""
    return tuple(book + 1 for book in range(BOOKS) if mask & bit(book) != 0)
