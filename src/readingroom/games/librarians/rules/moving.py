"""Blue genres (4), and the thrills that do the same: books of the library are moved, swapped, discarded, taken.

Only visible books, and only the top one (LIB-Q-15). None of this asks for order (LIB-PLAY-8, LIB-Q-14).
"""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.librarians.edge.events import BookDiscarded, BookMoved, BookRetrieved, BooksSwapped
from readingroom.games.librarians.rules.connecting import touching
from readingroom.games.librarians.rules.grid import COLUMNS, ROWS, column_of, row_id
from readingroom.games.librarians.rules.house import NONE
from readingroom.games.librarians.rules.sets import add
from readingroom.games.librarians.rules.table import (
    ASK_DISCARD,
    ASK_LAY,
    ASK_LIFT,
    ASK_RETRIEVE,
    ASK_SWAP,
    SHOWN,
    Table,
)


def occupied_cells(table: Table) -> i64:
    """How many cells hold a book."""
    count: i64 = 0
    for row in range(ROWS):
        count += bits(table.rows[row])
    return count


# --- Thriller -----------------------------------------------------------------------------------------------


def cells_to_lay(table: Table, row: i64, lifted: i64) -> i64:
    """The empty cells of a shelf row that touch a card once a book is lifted; not the one it came from (LIB-BLU-1)."""
    if not table.has_shelf(row):
        return 0
    from_row, place = lifted // COLUMNS, bit(lifted % COLUMNS)
    alone = not table.is_stack(lifted)
    if alone:
        table.rows[from_row] ^= place  # for a look
    cells = touching(table, row)
    if alone:
        table.rows[from_row] ^= place
        if row == from_row:
            cells &= ~place
    return cells


def can_lift(table: Table, cell: i64, moved: i64) -> bool:
    """A book can be moved: it is not the one moved first, and there is a place for it."""
    if table.top_at(cell) == moved:
        return False
    for row in range(table.top, table.bottom + 1):
        if cells_to_lay(table, row, cell) != 0:
            return True
    return False


def can_lift_any(table: Table, moved: i64) -> bool:
    """There is a book that can be moved, and a shelf row to move it to."""
    for row in range(table.upper, table.lower + 1):
        rest = table.rows[row]
        while rest != 0:
            if can_lift(table, row * COLUMNS + lowest_bit(rest), moved):
                return True
            rest &= rest - 1
    return False


def lift(table: Table, cell: i64) -> None:
    """The book stays where it is until it is known where it goes."""
    table.become(ASK_LAY, table.active, cell, table.second)


def lay(table: Table, cell: i64) -> None:
    """Twice, and not the same book again (LIB-BLU-1)."""
    source, moved_first = table.first, table.second
    book = table.uncover(source)
    table.cover(cell, book)
    if table.heard is not None:
        at = (int(row_id(source // COLUMNS)), int(column_of(source % COLUMNS)))
        to = (int(row_id(cell // COLUMNS)), int(column_of(cell % COLUMNS)))
        table.heard.append(BookMoved(int(book), at[0], at[1], to[0], to[1]))
    if moved_first == NONE and can_lift_any(table, book):
        table.become(ASK_LIFT, table.active, 1, book)
    else:
        table.pop()


# --- Action, Swap! ------------------------------------------------------------------------------------------


def ask_for_swap(table: Table) -> None:
    """Two visible books in different cells (LIB-BLU-2); with fewer cells nothing happens (LIB-THR-6)."""
    if occupied_cells(table) >= 2:
        table.push(ASK_SWAP, table.active, NONE, 0)


def choose_to_swap(table: Table, cell: i64) -> None:
    """Each becomes the top of the other's stack (LIB-BLU-2)."""
    first = table.first
    if first == NONE:
        table.become(ASK_SWAP, table.active, cell, 0)
        return
    table.pop()
    one_loose, other_loose = loose_kind(table, first), loose_kind(table, cell)
    book, other = table.uncover(first), table.uncover(cell)
    table.cover(first, other)
    table.cover(cell, book)
    mark_again(table, first, one_loose)  # neither cell was left empty, so its mark stays (LIB-CONN-4)
    mark_again(table, cell, other_loose)
    if table.heard is not None:
        table.heard.append(BooksSwapped(int(book), int(other), "LIB-BLU-2"))


def loose_kind(table: Table, cell: i64) -> i64:
    """The loose mark of a cell, or NONE."""
    for mark in table.loose:
        if mark // 2 == cell:
            return mark % 2
    return NONE


def mark_again(table: Table, cell: i64, kind: i64) -> None:
    if kind != NONE and loose_kind(table, cell) == NONE:
        table.mark(cell, kind)


# --- Travel, Clear!, Mythology ------------------------------------------------------------------------------


def ask_for_discards(table: Table, count: i64) -> None:
    """So many visible books, one after another, uncovered ones included (LIB-BLU-3, LIB-THR-13)."""
    if occupied_cells(table) > 0:
        table.push(ASK_DISCARD, table.active, count, 0)


def discard_at(table: Table, cell: i64) -> None:
    """One of them goes; all if there are fewer."""
    book = table.uncover(cell)
    table.discard(book)
    if table.heard is not None:
        row, column = int(row_id(cell // COLUMNS)), int(column_of(cell % COLUMNS))
        table.heard.append(BookDiscarded(int(book), row, column, "LIB-BLU-3"))
    ask_for_more(table, ASK_DISCARD)


def retrieve_at(table: Table, cell: i64) -> None:
    """Into the hand, beyond the limit if need be; everybody knows these books (LIB-BLU-4)."""
    book = table.uncover(cell)
    add(table.sets, table.hand_of(table.active), book)
    add(table.sets, SHOWN, book)
    if table.heard is not None:
        row, column = int(row_id(cell // COLUMNS)), int(column_of(cell % COLUMNS))
        table.heard.append(BookRetrieved(int(table.active), int(book), row, column))
    ask_for_more(table, ASK_RETRIEVE)


def ask_for_more(table: Table, kind: i64) -> None:
    """The same once more, until it is enough or nothing is left (LIB-PWR-5)."""
    if table.first > 1 and occupied_cells(table) > 0:
        table.become(kind, table.active, table.first - 1, 0)
    else:
        table.pop()
