"""What touches what: where a book connects (LIB-PLAY-3), and whether the library is one unit (3.8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.librarians.rules.grid import (
    BY_SHELF,
    COLUMNS,
    INNER_LEFT,
    INNER_RIGHT,
    ROWS,
    TWO_FROM_SHELF_LEFT,
    TWO_FROM_SHELF_RIGHT,
    WHOLE_ROW,
    beside,
    two_beside,
)
from readingroom.games.librarians.rules.table import NO_ROWS, Table


def occupied(table: Table, row: i64) -> i64:
    """The occupied cells of a row; beyond the table's edge there are none (LIB-GEO-12)."""
    return table.rows[row] if row >= 0 and row < ROWS else 0


def touching(table: Table, row: i64) -> i64:
    """The empty cells of a row that touch a card: a shelf card (LIB-Q-1) or a book, also one on an island (LIB-CONN-2).

    One step up, down, left or right, never diagonally (LIB-GEO-6, LIB-Q-2).
    """
    here = table.rows[row]
    near = beside(here) | occupied(table, row - 1) | occupied(table, row + 1)
    if table.has_shelf(row):
        near |= BY_SHELF
    return near & ~here


def across_a_gap(table: Table, row: i64) -> i64:
    """The empty cells of a row with a card two steps away in a straight line and an empty cell between (LIB-THR-7)."""
    here = table.rows[row]
    near = two_beside(here, here)
    above, below = occupied(table, row - 1), occupied(table, row + 1)
    near |= (occupied(table, row - 2) & ~above) | (occupied(table, row + 2) & ~below)
    return (near | past_the_shelf(table, row, here)) & ~here & WHOLE_ROW


def past_the_shelf(table: Table, row: i64, here: i64) -> i64:
    """The cells two steps from the shelf card; where there is none, the shelf column is the gap itself."""
    near: i64 = 0
    if table.has_shelf(row):
        if here & INNER_LEFT == 0:
            near |= TWO_FROM_SHELF_LEFT
        if here & INNER_RIGHT == 0:
            near |= TWO_FROM_SHELF_RIGHT
    elif here & BY_SHELF != 0:
        near |= BY_SHELF
    return near


def diagonal(table: Table, row: i64) -> i64:
    """The empty cells of a row with a card diagonally next to them (LIB-PUR-2)."""
    near = beside(occupied(table, row - 1)) | beside(occupied(table, row + 1))
    if table.has_shelf(row - 1) or table.has_shelf(row + 1):
        near |= BY_SHELF
    return near & ~table.rows[row]


# --- one unit -----------------------------------------------------------------------------------------------


def is_one_unit(table: Table) -> bool:
    """Every book is anchored: chained to the shelf column by touch and by loose links (LIB-GEO-10, LIB-CONN-1)."""
    reached = anchored(table)
    for row in range(table.upper, table.lower + 1):
        if reached[row] != table.rows[row]:
            return False
    return True


def anchored(table: Table) -> vec[i64]:
    """The anchored cells, a mask a row."""
    reached = NO_ROWS[:]
    spread(table, reached)
    while len(table.loose) > 0 and follow_links(table, reached):
        spread(table, reached)
    return reached


def spread(table: Table, reached: vec[i64]) -> None:
    """Add all that touches what is reached, until nothing more does."""
    grown = True
    while grown:
        grown = False
        for row in range(table.upper, table.lower + 1):
            grown = spread_in_row(table, reached, row) or grown
        for row in range(table.lower - 1, table.upper - 1, -1):  # most libraries need no second look
            grown = spread_in_row(table, reached, row) or grown


def spread_in_row(table: Table, reached: vec[i64], row: i64) -> bool:
    """Add what touches in one row; True when there was any."""
    here = table.rows[row]
    before = reached[row]
    now = before
    if row > 0:
        now |= reached[row - 1]
    if row + 1 < ROWS:
        now |= reached[row + 1]
    if table.has_shelf(row):
        now |= BY_SHELF
    now &= here
    wider = (now | beside(now)) & here
    while wider != now:
        now = wider
        wider = (now | beside(now)) & here
    reached[row] = now
    return now != before


def follow_links(table: Table, reached: vec[i64]) -> bool:
    """Loose links work in both directions; True when one reached something new (LIB-CONN-4)."""
    grown = False
    for mark in table.loose:
        cell, diagonally = mark // 2, mark % 2 == 1
        row, place = cell // COLUMNS, bit(cell % COLUMNS)
        if reached[row] & place == 0 and is_linked(table, reached, row, place, diagonally):
            reached[row] |= place
            grown = True
        if reached[row] & place != 0 and link_on(table, reached, row, place, diagonally):
            grown = True
    return grown


def is_linked(table: Table, reached: vec[i64], row: i64, place: i64, diagonally: bool) -> bool:
    """The loose cell is linked to something that is anchored: a book, or a shelf card."""
    here = table.rows[row]
    far = past_the_shelf(table, row, here) & place if table.has_shelf(row) else 0
    for other in range(max(0, row - 2), min(ROWS, row + 3)):
        far |= reached[other] & linked(table, row, place, other, diagonally)
    return far != 0 or (diagonally and place & BY_SHELF != 0 and is_beside_shelf(table, row))


def is_beside_shelf(table: Table, row: i64) -> bool:
    return table.has_shelf(row - 1) or table.has_shelf(row + 1)


def link_on(table: Table, reached: vec[i64], row: i64, place: i64, diagonally: bool) -> bool:
    """An anchored loose cell anchors what it is linked to; True when there was any."""
    grown = False
    for other in range(max(0, row - 2), min(ROWS, row + 3)):
        new = linked(table, row, place, other, diagonally) & table.rows[other] & ~reached[other]
        if new != 0:
            reached[other] |= new
            grown = True
    return grown


def linked(table: Table, row: i64, place: i64, other: i64, diagonally: bool) -> i64:
    """The cells of another row, or of the same, that a loose cell is linked to."""
    if other == row:
        here = table.rows[row]
        far = two_beside(place, here)
        if not table.has_shelf(row) and place & BY_SHELF != 0:
            far |= BY_SHELF & ~place
        return far
    if other == row - 2:
        return place & ~table.rows[row - 1]
    if other == row + 2:
        return place & ~table.rows[row + 1]
    return beside(place) if diagonally else 0
