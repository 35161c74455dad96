"""Story for the Ages (5.2): a book joins its audience."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from readingroom.games.librarians.rules.grid import ROWS, WHOLE_ROW, side_by_side
from readingroom.games.librarians.rules.table import Table

AUDIENCES: Final[i64] = 4  # "any" is none of them


def with_audience(table: Table, row: i64, age: i64) -> i64:
    """The cells of a row that show a book for an audience."""
    return table.audience[row * AUDIENCES + age - 1] if row >= 0 and row < ROWS else 0


def joining_audience(table: Table, row: i64, age: i64) -> i64:
    """The cells of a row where a book for this audience may go (LIB-AGE-1, LIB-Q-37).

    "Any" has no condition (LIB-AGE-3). A covered book counts as side by side (LIB-AGE-2). Neither Sci-Fi nor Gap!
    loosens this (LIB-AGE-4).
    """
    if age == 0 or not has_audience(table, age):
        return WHOLE_ROW
    here = with_audience(table, row, age)
    return here | side_by_side(here) | with_audience(table, row - 1, age) | with_audience(table, row + 1, age)


def has_audience(table: Table, age: i64) -> bool:
    """A visible book for this audience is in the library."""
    for row in range(table.upper, table.lower + 1):
        if table.audience[row * AUDIENCES + age - 1] != 0:
            return True
    return False
