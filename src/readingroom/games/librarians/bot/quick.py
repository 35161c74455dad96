"""A quick player: it puts books where they take away the least room, and ends its turn when it may."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.librarians.rules.codes import AT, END_TURN, GIVE_UP
from readingroom.games.librarians.rules.grid import COLUMNS
from readingroom.games.librarians.rules.lines import run_back, run_from
from readingroom.games.librarians.rules.table import ASK_ACT, ASK_PLACE, Table

LOOKED_AT: Final[i64] = 6  # cells, of all that are open


def quick_choice(table: Table, codes: vec[i64], count: i64) -> i64:
    """Some answer without much thought."""
    if table.asks == ASK_PLACE:
        return narrowest_cell(table, codes, count)
    if table.asks == ASK_ACT:
        if codes[0] == END_TURN and table.choice(8) != 0:
            return END_TURN
        if codes[0] == GIVE_UP and count > 1:
            return codes[1 + table.choice(count - 1)]
    return codes[table.choice(count)]


def narrowest_cell(table: Table, codes: vec[i64], count: i64) -> i64:
    """Of some cells the one that wastes the fewest letters: the new book hugs its neighbours in the alphabet."""
    best = codes[table.choice(count)]
    least = waste(table, best - AT)
    for _look in range(LOOKED_AT - 1):
        code = codes[table.choice(count)]
        wasted = waste(table, code - AT)
        if wasted < least:
            best = code
            least = wasted
    return best


def waste(table: Table, cell: i64) -> i64:
    """How many letters lose their place beside this cell; a red line is the worst of all, others are welcome."""
    book = table.first
    genre = table.house.genre[book]
    for way in range(4):
        if run_back(table, cell, way, genre) + 1 + run_after(table, cell, way, genre) >= 4:
            return 1000 if genre < 4 else -100
    if table.is_taken(cell):
        return -1  # a stack takes no room at all
    return gap_before(table, cell) + gap_after(table, cell)


def run_after(table: Table, cell: i64, way: i64, genre: i64) -> i64:
    """Books of the genre right after this cell."""
    from_here = run_from(table, cell, way, genre)
    return from_here - 1 if from_here > 0 else 0


def gap_before(table: Table, cell: i64) -> i64:
    """Letters between the neighbour to the left and the book, if they touch."""
    return letters_to(table, cell, -1)


def gap_after(table: Table, cell: i64) -> i64:
    return letters_to(table, cell, 1)


def letters_to(table: Table, cell: i64, step: i64) -> i64:
    """Letters that fit between a book in this cell and its direct neighbour, and have no cell there any more."""
    place = cell % COLUMNS + step
    if place < 0 or place >= COLUMNS or table.rows[cell // COLUMNS] & bit(place) == 0:
        return 0
    other = table.letter_at(cell + step)
    mine = table.house.letter[table.first]
    between = other - mine if other > mine else mine - other
    return between - 1 if between > 0 else 0
