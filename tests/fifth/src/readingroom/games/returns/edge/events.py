"""What can happen in Returns; books go by the numbers printed on them."""

from __future__ import annotations

from dataclasses import replace

from readingroom.core.events import Event, event


@event("RET-LAY-1")
class BookLaid(Event):
    """A book was laid face up."""

    seat: int
    book: int

    @property
    def learned(self) -> bool:
        return True


@event("RET-SWAP-1")
class BookSwapped(Event):
    """A book was put aside for one of the cart, which only its new owner sees."""

    seat: int
    book: int
    taken: int | None

    def seen_by(self, seat: int | None) -> BookSwapped:
        return self if seat == self.seat else replace(self, taken=None)


@event("RET-ROUND-1")
class RoundStamped(Event):
    """The highest book stamped the round."""

    seat: int
    book: int
