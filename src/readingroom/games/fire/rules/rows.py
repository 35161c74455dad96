"""A turn order card's five spaces in one integer: three bits a space, the first space lowest.

0 is an empty space, otherwise the token's kind + 1. A row is cheap to copy and needs no memory of its own. Nothing here
branches on what lies where: tokens are random, and a processor that guesses wrong loses more than the work.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from readingroom.games.fire.rules.house import SPACES

EMPTY: Final[i64] = 0
SPACE_BITS: Final[i64] = 3
SPACE_MASK: Final[i64] = 7
EVERY_SPACE: Final[i64] = 0o11111
FIRE_HERE: Final[i64] = 6  # FIRE + 1


def on_space(row: i64, space: i64) -> i64:
    """What lies on a space: EMPTY, or the token's kind + 1."""
    return (row >> (space * SPACE_BITS)) & SPACE_MASK


def with_token(row: i64, space: i64, token: i64) -> i64:
    """The row with a token put on an empty space."""
    return row | ((token + 1) << (space * SPACE_BITS))


def leftmost_empty(row: i64) -> i64:
    """The first empty space, from 0, a gap too; SPACES when there is none (FIRE-SAVE-6, AMB-7)."""
    empty = ~occupied(row) & EVERY_SPACE
    return how_many((empty & -empty) - 1)


def is_full(row: i64) -> bool:
    """All spaces are occupied."""
    return occupied(row) == EVERY_SPACE


def room(row: i64) -> i64:
    """How many spaces are empty."""
    return SPACES - how_many(occupied(row))


def fires(row: i64) -> i64:
    """How many fires lie here."""
    return how_many((row >> 1) & (row >> 2))  # of all contents only a fire has both upper bits


def rightmost(row: i64) -> i64:
    """The last occupied space, from 0; the row must not be empty."""
    reached = occupied(row)
    reached |= reached >> SPACE_BITS
    reached |= reached >> (2 * SPACE_BITS)
    reached |= reached >> (4 * SPACE_BITS)
    return how_many(reached) - 1


def occupied(row: i64) -> i64:
    """A 1 for every occupied space."""
    return (row | (row >> 1) | (row >> 2)) & EVERY_SPACE


def how_many(ones: i64) -> i64:
    """How many spaces have a 1: the product adds the five digits up in the fifth."""
    return (((ones & EVERY_SPACE) * EVERY_SPACE) >> (4 * SPACE_BITS)) & SPACE_MASK


def is_book(here: i64) -> bool:
    """A space's content is a book."""
    return here != EMPTY and here != FIRE_HERE
