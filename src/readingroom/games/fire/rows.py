"""A turn order card's five spaces in one integer: three bits a space, the first space lowest.

0 is an empty space, otherwise the token's kind + 1. A row is cheap to copy and needs no memory of its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from readingroom.games.fire.tables import SPACES

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
    """The first empty space, from 0; SPACES when there is none (FIRE-SAVE-6)."""
    space: i64 = 0
    while row & SPACE_MASK != EMPTY:
        row >>= SPACE_BITS
        space += 1
    return space


def is_full(row: i64) -> bool:
    """All spaces are occupied."""
    return (row | (row >> 1) | (row >> 2)) & EVERY_SPACE == EVERY_SPACE


def room(row: i64) -> i64:
    """How many spaces are empty."""
    empty: i64 = SPACES
    while row != 0:
        if row & SPACE_MASK != EMPTY:
            empty -= 1
        row >>= SPACE_BITS
    return empty


def fires(row: i64) -> i64:
    """How many fires lie here."""
    found: i64 = 0
    while row != 0:
        if row & SPACE_MASK == FIRE_HERE:
            found += 1
        row >>= SPACE_BITS
    return found


def rightmost(row: i64) -> i64:
    """The last occupied space, from 0; the row must not be empty."""
    space: i64 = -1
    while row != 0:
        row >>= SPACE_BITS
        space += 1
    return space


def is_book(here: i64) -> bool:
    """A space's content is a book."""
    return here != EMPTY and here != FIRE_HERE
