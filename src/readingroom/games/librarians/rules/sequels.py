"""Song of the Sequels (5.3): volumes of a series lie in one line, in order."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import lowest_bit
from readingroom.games.librarians.rules.grid import COLUMNS
from readingroom.games.librarians.rules.house import NONE, VOLUMES
from readingroom.games.librarians.rules.table import Table


def joining_series(table: Table, row: i64, book: i64, cells: i64) -> i64:
    """Those of a row's cells where a volume may go (LIB-SEQ-2); without a visible volume all of them (LIB-SEQ-1)."""
    series = table.house.series[book]
    if series == NONE or cells == 0:
        return cells
    visible = visible_volumes(table, series)
    if visible == 0:
        return cells
    in_line = is_line(table, visible)
    allowed: i64 = 0
    while cells != 0:
        cell = row * COLUMNS + lowest_bit(cells)
        if joins(table, visible, cell, table.house.volume[book], in_line):
            allowed |= cells & -cells
        cells &= cells - 1
    return allowed


def visible_volumes(table: Table, series: i64) -> i64:
    """Where each volume of a series shows: a cell, from 1, in twelve bits a volume; covered ones do not count."""
    found: i64 = 0
    for row in range(table.upper, table.lower + 1):
        rest = table.rows[row]
        while rest != 0:
            cell = row * COLUMNS + lowest_bit(rest)
            book = table.top_at(cell)
            if table.house.series[book] == series:
                found |= (cell + 1) << (12 * table.house.volume[book])
            rest &= rest - 1
    return found


def cell_of(visible: i64, volume: i64) -> i64:
    """Where a volume shows, or NONE."""
    return ((visible >> (12 * volume)) & 4095) - 1


def joins(table: Table, visible: i64, cell: i64, volume: i64, in_line: bool) -> bool:
    """A volume in this cell keeps the line; where there is none any more it has to be beside one (LIB-SEQ-4)."""
    if not in_line:
        for other in range(1, VOLUMES + 1):
            there = cell_of(visible, other)
            if there != NONE and (there == cell or are_side_by_side(cell, there)):
                return True
        return False
    seen: i64 = (cell + 1) << (12 * volume)
    for other in range(1, VOLUMES + 1):
        there = cell_of(visible, other)
        if there != NONE and there != cell:  # a covered volume no longer counts (LIB-SEQ-3)
            seen |= (there + 1) << (12 * other)
    return is_line(table, seen)


def are_side_by_side(one: i64, other: i64) -> bool:
    """LIB-GEO-8, of two cells."""
    rows = one // COLUMNS - other // COLUMNS
    places = one % COLUMNS - other % COLUMNS
    return rows * rows + places * places == 1


def is_line(table: Table, visible: i64) -> bool:
    """The visible volumes form an unbroken line with rising numbers, which may skip (LIB-SEQ-2, LIB-Q-39).

    Along the arrow in a row; from top to bottom in a column (LIB-Q-38).
    """
    before = NONE
    step: i64 = 0
    for volume in range(1, VOLUMES + 1):
        cell = cell_of(visible, volume)
        if cell == NONE:
            continue
        if before != NONE:
            along = step_between(table, before, cell)
            if along == 0 or (step != 0 and along != step):
                return False
            step = along
        before = cell
    return True


def step_between(table: Table, cell: i64, next_one: i64) -> i64:
    """1: the next cell along the arrow, 2: the cell below; 0: neither."""
    row = cell // COLUMNS
    if next_one == cell + COLUMNS:
        return 2
    onward: i64 = -1 if table.is_leftward(row) else 1
    return 1 if next_one // COLUMNS == row and next_one == cell + onward else 0
