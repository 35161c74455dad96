"""Stacking (3.5): on which visible books of a row a book may be laid."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import lowest_bit
from readingroom.games.librarians.rules.grid import COLUMNS
from readingroom.games.librarians.rules.order import in_order_on_top
from readingroom.games.librarians.rules.table import Table


def with_letter(table: Table, row: i64, letter: i64) -> i64:
    """The occupied cells of a row that show a letter."""
    rest = table.rows[row]
    found: i64 = 0
    while rest != 0:
        if table.letter_at(row * COLUMNS + lowest_bit(rest)) == letter:
            found |= rest & -rest
        rest &= rest - 1
    return found


def stackable(table: Table, row: i64, letter: i64, on_any: bool, ordered: bool) -> i64:
    """Same letters, with no more to ask (LIB-STK-1, LIB-PLAY-5), unless Tragedy forbids it (LIB-RED-4).

    Self-Help and Stack Any! lift just the same-letter condition, and Tragedy does not bind them (LIB-Q-23, LIB-Q-24).
    """
    if on_any:
        same = with_letter(table, row, letter)
        return same | (in_order_on_top(table, row, letter) if ordered else table.rows[row])
    return 0 if table.stacking_banned else with_letter(table, row, letter)
