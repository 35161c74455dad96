"""The cells of the library as numbers and as masks of a row (chapter 2 of the rules).

A row is a number of 60 bits: column -30 is bit 0, column -1 is bit 29, column +1 is bit 30. The shelf column has no
bit, so neighbours in this numbering are the squeezed neighbours of LIB-GEO-7, and nothing can lie in column 0
(LIB-GEO-2, LIB-PLAY-2). Row -8 is number 0 (LIB-GEO-1, LIB-GEO-12).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROWS: Final[i64] = 20
FIRST_ROW: Final[i64] = -8  # the id of row number 0; a new library's shelves have the ids 0 to 3
SIDE: Final[i64] = 30  # columns on each side: the edge that LIB-GEO-12 states, LIB-GEO-3 being about tables without one
COLUMNS: Final[i64] = 60
CELLS: Final[i64] = 1200
WHOLE_ROW: Final[i64] = 0xFFFFFFFFFFFFFFF
LEFT_SIDE: Final[i64] = 0x3FFFFFFF
RIGHT_SIDE: Final[i64] = 0xFFFFFFFC0000000
BY_SHELF: Final[i64] = 0x60000000  # columns -1 and +1, which touch the row's shelf card
INNER_LEFT: Final[i64] = 0x20000000
INNER_RIGHT: Final[i64] = 0x40000000
TWO_FROM_SHELF_LEFT: Final[i64] = 0x10000000
TWO_FROM_SHELF_RIGHT: Final[i64] = 0x80000000

# Directions of a line, in the order of LIB-LINE-10.
ALONG_ROW: Final[i64] = 0
ALONG_COLUMN: Final[i64] = 1
DIAGONAL_DOWN: Final[i64] = 2
DIAGONAL_UP: Final[i64] = 3
WAYS: Final[i64] = 4


def column_of(place: i64) -> i64:
    """The column of a place in a row."""
    return place - SIDE if place < SIDE else place - SIDE + 1


def place_of(column: i64) -> i64:
    """The place of a column in a row."""
    return column + SIDE if column < 0 else column + SIDE - 1


def row_id(row: i64) -> i64:
    """How people number a row."""
    return row + FIRST_ROW


def beside(mask: i64) -> i64:
    """The cells that touch those of a mask in the same row: column -1 does not touch column +1 (LIB-GEO-6)."""
    return (((mask & ~INNER_LEFT) << 1) | ((mask & ~INNER_RIGHT) >> 1)) & WHOLE_ROW


def side_by_side(mask: i64) -> i64:
    """The cells side by side with those of a mask in the same row, across the shelf card too (LIB-GEO-8)."""
    return ((mask << 1) | (mask >> 1)) & WHOLE_ROW


def two_beside(mask: i64, taken: i64) -> i64:
    """The cells two steps along the row from those of a mask, on the same side, with an empty cell between."""
    up = ((mask & ~INNER_LEFT) << 1) & ~taken & WHOLE_ROW
    down = ((mask & ~INNER_RIGHT) >> 1) & ~taken
    return (((up & ~INNER_LEFT) << 1) | ((down & ~INNER_RIGHT) >> 1)) & WHOLE_ROW


def row_step(way: i64) -> i64:
    """How far the next cell of a line lies below: a line along `/` is read from its upper end."""
    return 0 if way == ALONG_ROW else 1


def place_step(way: i64) -> i64:
    """How far the next cell of a line lies to the right."""
    if way == ALONG_COLUMN:
        return 0
    return -1 if way == DIAGONAL_UP else 1
