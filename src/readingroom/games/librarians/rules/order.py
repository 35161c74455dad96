"""Alphabetical order (3.4): which cells of a row let a letter in.

One arrow governs the whole row, read straight across (LIB-GEO-5, LIB-Q-5), and *before* and *after* are the nearest
books against and along it, whatever lies between (LIB-GEO-9, LIB-Q-3, LIB-Q-4). Disorder elsewhere does not matter
(LIB-ORD-2), and only the big letter counts (LIB-ORD-3). Asked only when a book is played from a hand (LIB-ORD-4,
LIB-Q-7).
"""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import lowest_bit
from readingroom.games.librarians.rules.grid import COLUMNS, WHOLE_ROW
from readingroom.games.librarians.rules.table import Table


def in_order(table: Table, row: i64, letter: i64) -> i64:
    """The empty cells of a row where the letter fits between before and after (LIB-ORD-1, LIB-PLAY-4)."""
    leftward = table.is_leftward(row)
    rest = table.rows[row]
    allowed: i64 = 0
    gap_from: i64 = 1  # the lowest bit of the gap that is looked at
    fits = True  # past its left neighbour
    while rest != 0:
        book = rest & -rest
        here = table.letter_at(row * COLUMNS + lowest_bit(rest))
        if fits and (here <= letter if leftward else letter <= here):
            allowed |= book - gap_from
        fits = letter <= here if leftward else here <= letter
        gap_from = book << 1
        rest ^= book
    if fits:
        allowed |= WHOLE_ROW & ~(gap_from - 1)
    return allowed


def in_order_on_top(table: Table, row: i64, letter: i64) -> i64:
    """The occupied cells where the letter would fit if their visible book were not there (LIB-GRN-4, LIB-Q-24)."""
    leftward = table.is_leftward(row)
    rest = table.rows[row]
    allowed: i64 = 0
    fits = True  # past the left neighbour of the book that is looked at
    while rest != 0:
        book = rest & -rest
        here = table.letter_at(row * COLUMNS + lowest_bit(rest))
        rest ^= book
        after_fits = True
        if rest != 0:
            after = table.letter_at(row * COLUMNS + lowest_bit(rest))
            after_fits = after <= letter if leftward else letter <= after
        if fits and after_fits:
            allowed |= book
        fits = letter <= here if leftward else here <= letter
    return allowed


def in_column_order(table: Table, row: i64, letter: i64, cells: i64) -> i64:
    """Those of a row's cells whose columns rise from top to bottom with the letter in them (LIB-CUR-5).

    Columns always run down, whatever was rotated (LIB-CUR-6, LIB-Q-40).
    """
    cells = fitting_below(table, row, letter, cells)
    return fitting_above(table, row, letter, cells)


def fitting_below(table: Table, row: i64, letter: i64, cells: i64) -> i64:
    """Those of the cells whose nearest book above does not come after the letter."""
    open_cells = cells
    above = row - 1
    while above >= table.upper and open_cells != 0:
        met = table.rows[above] & open_cells
        open_cells &= ~met
        while met != 0:
            if table.letter_at(above * COLUMNS + lowest_bit(met)) > letter:
                cells &= ~(met & -met)
            met &= met - 1
        above -= 1
    return cells


def fitting_above(table: Table, row: i64, letter: i64, cells: i64) -> i64:
    """Those of the cells whose nearest book below does not come before the letter."""
    open_cells = cells
    below = row + 1
    while below <= table.lower and open_cells != 0:
        met = table.rows[below] & open_cells
        open_cells &= ~met
        while met != 0:
            if table.letter_at(below * COLUMNS + lowest_bit(met)) < letter:
                cells &= ~(met & -met)
            met &= met - 1
        below += 1
    return cells
