"""What a seat cannot see: nothing but what others have chosen before all have (R-14), and the chance to come (5.2)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.labyrinth.rules.setup import START_COUNTS, STARTS
from readingroom.games.labyrinth.rules.table import (
    SEAT_BITS,
    Table,
)


def redraw_sealed(guess: Table, seat: i64) -> None:
    """Nobody knows what others have chosen before all have (R-14); all else is open (5.2)."""
    for other in range(guess.seats):
        if other != seat and guess.chosen & bit(other) != 0:
            guess.wanted &= ~(bit((other + 1) * SEAT_BITS) - bit(other * SEAT_BITS))  # all counts of that seat
            guess.wanted |= START_COUNTS[guess.choice(STARTS)] << (other * SEAT_BITS)
