"""Black genres (4): Crime, Drama and Picture Book; Mystery's claims are in `claims.py`."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.librarians.edge.events import BookInserted, ColumnShifted, ShelfTurned
from readingroom.games.librarians.rules.grid import (
    COLUMNS,
    INNER_LEFT,
    INNER_RIGHT,
    LEFT_SIDE,
    RIGHT_SIDE,
    SIDE,
    column_of,
    row_id,
)
from readingroom.games.librarians.rules.house import NONE, STOP
from readingroom.games.librarians.rules.order import in_order
from readingroom.games.librarians.rules.playing import (
    after_playing,
    is_order_kept,
    leave_hand,
    leaving_one_unit,
    left_by_expansions,
    may_play_on,
    meets_force,
)
from readingroom.games.librarians.rules.sets import first_from
from readingroom.games.librarians.rules.table import ASK_INSERT, ASK_SHELF, ASK_SHIFT, Table

# --- Crime --------------------------------------------------------------------------------------------------


def ask_for_shelf(table: Table) -> None:
    """Crime: which shelf card is turned; a single one needs no question."""
    table.push(ASK_SHELF, table.active, 0, 0)


def turn_shelf(table: Table, row: i64) -> None:
    """Its arrow flips; books stay, columns and the sides of its power too (LIB-BLK-2)."""
    table.pop()
    table.leftward ^= bit(row)
    if table.heard is not None:
        table.heard.append(ShelfTurned(int(row_id(row)), table.is_leftward(row)))


# --- Drama --------------------------------------------------------------------------------------------------


def insertable(table: Table, row: i64) -> i64:
    """The occupied cells of a shelf row whose inner neighbour is a book or the shelf card (LIB-BLK-3).

    The block must have room to move outward: the table's edge gives none (LIB-GEO-12).
    """
    if not table.has_shelf(row):
        return 0
    here = table.rows[row]
    right = here & (((here & RIGHT_SIDE) << 1) | INNER_RIGHT) & RIGHT_SIDE
    left = here & (((here & LEFT_SIDE) >> 1) | INNER_LEFT) & LEFT_SIDE
    cells: i64 = 0
    rest = left | right
    while rest != 0:
        if has_room(table, row, lowest_bit(rest)):
            cells |= rest & -rest
        rest &= rest - 1
    return cells


def outward(place: i64) -> i64:
    """The step away from the shelf card."""
    return -1 if place < SIDE else 1


def has_room(table: Table, row: i64, place: i64) -> bool:
    """Somewhere outward there is an empty cell to absorb the block."""
    step = outward(place)
    while place >= 0 and place < COLUMNS:
        if table.rows[row] & bit(place) == 0:
            return True
        place += step
    return False


def push_block(table: Table, cell: i64) -> None:
    """The unbroken block of stacks from a cell outward moves one step outward (LIB-BLK-3, LIB-Q-17)."""
    row, step = cell // COLUMNS, outward(cell % COLUMNS)
    gap = cell
    while table.is_taken(gap):
        gap += step
    while gap != cell:
        table.move_stack(gap - step, gap)
        gap -= step
    table.stretch(row)


def pull_block(table: Table, cell: i64, last: i64) -> None:
    """The other way round: used to look at an insertion and take it back."""
    step = outward(cell % COLUMNS)
    while cell != last:
        table.move_stack(cell + step, cell)
        cell += step


def block_end(table: Table, cell: i64) -> i64:
    """The first empty cell outward."""
    step = outward(cell % COLUMNS)
    while table.is_taken(cell):
        cell += step
    return cell


def cells_to_insert(table: Table, row: i64, book: i64) -> i64:
    """Where in a row a book may be inserted: order and expansions are looked at after the move (LIB-BLK-3)."""
    cells: i64 = 0
    rest = insertable(table, row)
    while rest != 0:
        cell = row * COLUMNS + lowest_bit(rest)
        if fits_after_pushing(table, cell, book):
            cells |= rest & -rest
        rest &= rest - 1
    return cells


def fits_after_pushing(table: Table, cell: i64, book: i64) -> bool:
    """Push the block for a look, and pull it back."""
    row, place = cell // COLUMNS, bit(cell % COLUMNS)
    marks, last = table.loose, block_end(table, cell)
    push_block(table, cell)
    ordered = is_order_kept(table)
    cells = place if not ordered else in_order(table, row, table.house.letter[book]) & place
    if cells != 0 and table.house.expanded:
        cells = left_by_expansions(table, row, book, cells, ordered)
    if cells != 0 and table.house.action[book] == STOP:  # LIB-THR-5
        cells = leaving_one_unit(table, row, cells)
    pull_block(table, cell, last)
    table.loose = marks
    return cells != 0


def may_insert(table: Table, book: i64) -> bool:
    """A book of the hand has a place between two others; a force is obeyed (LIB-THR-16)."""
    if not may_play_on(table) or not meets_force(table, book):
        return False
    for row in range(table.top, table.bottom + 1):
        if cells_to_insert(table, row, book) != 0:
            return True
    return False


def can_insert_any(table: Table) -> bool:
    """Drama needs a legal insertion (LIB-PWR-5)."""
    hand = table.hand_of(table.active)
    book = first_from(table.sets, hand, 0)
    while book != NONE:
        if may_insert(table, book):
            return True
        book = first_from(table.sets, hand, book + 1)
    return False


def take_to_insert(table: Table, book: i64) -> None:
    """The first half of an insertion; nobody else sees which book it is."""
    table.become(ASK_INSERT, table.active, book, 0)


def insert_book(table: Table, cell: i64) -> None:
    """The block makes room and the book is put there; it counts as played (LIB-BLK-3, LIB-THR-16)."""
    book = table.first
    table.pop()
    known = table.seats == 1  # as in a play
    leave_hand(table, book)
    push_block(table, cell)
    table.cover(cell, book)
    if table.heard is not None:
        row, column = int(row_id(cell // COLUMNS)), int(column_of(cell % COLUMNS))
        table.heard.append(BookInserted(int(table.active), int(book), row, column, known))
    after_playing(table, book, NONE)  # pushed books can form lines anywhere in the row


# --- Picture Book -------------------------------------------------------------------------------------------


def ask_for_column(table: Table) -> None:
    table.push(ASK_SHIFT, table.active, 0, 0)


def columns_to_shift(table: Table) -> i64:
    """The columns with a book in a shelf row."""
    columns: i64 = 0
    for row in range(table.top, table.bottom + 1):
        columns |= table.rows[row]
    return columns


def shift_column(table: Table, place: i64, down: bool) -> None:
    """One row up or down, empty cells too, within the shelf rows; what leaves comes back (LIB-BLK-4, LIB-Q-18).

    Stacks move whole; other rows and the shelf column stay (LIB-Q-15, LIB-Q-19).
    """
    table.pop()
    step: i64 = 1 if down else -1
    first = table.bottom if down else table.top  # the cell that leaves
    last = table.top if down else table.bottom
    leaving = first * COLUMNS + place
    wrapped = table.lift_stack(leaving) if table.is_taken(leaving) else NONE
    row = first
    while row != last:
        table.move_stack((row - step) * COLUMNS + place, row * COLUMNS + place)
        row -= step
    if wrapped != NONE:
        table.lay_stack(last * COLUMNS + place, wrapped)
    if table.heard is not None:
        table.heard.append(ColumnShifted(int(column_of(place)), down))
