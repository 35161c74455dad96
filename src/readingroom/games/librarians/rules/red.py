"""Red genres (4): instant and harmful, never held."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.librarians.edge.events import HandLimitChanged, ShelfRemoved, StackingBanned
from readingroom.games.librarians.rules.grid import COLUMNS, ROWS, row_id
from readingroom.games.librarians.rules.house import DETECTIVE
from readingroom.games.librarians.rules.signals import forget_row
from readingroom.games.librarians.rules.table import ASK_END, Table


def ask_which_shelf_goes(table: Table) -> None:
    """Detective: the top or the bottom shelf, never one in the middle (LIB-RED-2, LIB-Q-20); the last one unasked."""
    if table.shelf_count() > 1:
        table.push(ASK_END, table.active, DETECTIVE, 0)
    elif table.shelf_count() == 1:
        remove_shelf(table, table.top)


def remove_shelf(table: Table, row: i64) -> None:
    """A shelf goes with its whole row and all beyond it; the last one takes every book along (LIB-RED-2, LIB-Q-21)."""
    first, last = row, row
    if row == table.top:
        first = 0
    if row == table.bottom:
        last = ROWS - 1
    shelf = table.shelf_at(row)
    books = clear_rows(table, first, last)
    table.shelves[row] = 0
    table.leftward &= ~bit(row)
    if row == table.top:
        table.top += 1
    else:
        table.bottom -= 1
    table.upper = max(table.upper, table.top) if first == 0 else table.upper
    table.lower = min(table.lower, table.bottom) if last == ROWS - 1 else table.lower
    forget_row(table, row)
    if table.heard is not None:
        table.heard.append(ShelfRemoved(int(row_id(row)), int(shelf), tuple(books)))


def clear_rows(table: Table, first: i64, last: i64) -> list[int]:
    """Discard every book of some rows, stacks included."""
    books: list[int] = []
    for row in range(first, last + 1):
        while table.rows[row] != 0:
            book = table.uncover(row * COLUMNS + lowest_bit(table.rows[row]))
            table.discard(book)
            if table.heard is not None:
                books.append(int(book))
    return books


def lower_hand_limit(table: Table) -> None:
    """True Crime: for good, never below 1, and nobody discards (LIB-RED-3, LIB-Q-22)."""
    if table.hand_limit > 1:
        table.hand_limit -= 1
    if table.heard is not None:
        table.heard.append(HandLimitChanged(int(table.hand_limit), "LIB-RED-3"))


def ban_stacking(table: Table) -> None:
    """Tragedy: stacks stay, but none grows by its like any more (LIB-RED-4)."""
    table.stacking_banned = True
    if table.heard is not None:
        table.heard.append(StackingBanned())
