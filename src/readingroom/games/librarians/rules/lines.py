"""Completing a genre (3.6): lines of four or more leave the library."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.librarians.edge.events import LineCompleted
from readingroom.games.librarians.rules.grid import (
    COLUMNS,
    ROWS,
    WAYS,
    column_of,
    place_step,
    row_id,
    row_step,
)
from readingroom.games.librarians.rules.house import FIRST_HELD, HORROR, LINE, NO_GENRE, NONE
from readingroom.games.librarians.rules.table import EMPTY, NO_ROWS, RED, Table

# --- finding them -------------------------------------------------------------------------------------------


def shows(table: Table, row: i64, place: i64, genre: i64) -> bool:
    """A cell shows a book of the genre itself, not just of its colour (LIB-LINE-2, LIB-Q-45)."""
    if row < 0 or row >= ROWS or place < 0 or place >= COLUMNS or table.rows[row] & bit(place) == 0:
        return False
    return table.genre_at(row * COLUMNS + place) == genre


def run_from(table: Table, cell: i64, way: i64, genre: i64) -> i64:
    """How many books of the genre lie in a row from this cell on; shelf cards never break it (LIB-LINE-1, LIB-Q-6)."""
    row, place = cell // COLUMNS, cell % COLUMNS
    length: i64 = 0
    while shows(table, row, place, genre):
        length += 1
        row += row_step(way)
        place += place_step(way)
    return length


def run_back(table: Table, cell: i64, way: i64, genre: i64) -> i64:
    """How many books of the genre lie right before this cell."""
    row, place = cell // COLUMNS - row_step(way), cell % COLUMNS - place_step(way)
    length: i64 = 0
    while shows(table, row, place, genre):
        length += 1
        row -= row_step(way)
        place -= place_step(way)
    return length


def is_in_line(table: Table, cell: i64) -> bool:
    """A line runs through an occupied cell."""
    genre = table.genre_at(cell)
    if genre == NO_GENRE:
        return False
    for way in range(WAYS):
        if run_back(table, cell, way, genre) + run_from(table, cell, way, genre) >= LINE:
            return True
    return False


def find_lines(table: Table) -> vec[i64]:
    """All lines, each as first cell * WAYS + direction, in the order of LIB-LINE-10."""
    found = EMPTY[:]
    for row in range(table.upper, table.lower + 1):
        rest = table.rows[row]
        while rest != 0:
            cell = row * COLUMNS + lowest_bit(rest)
            genre = table.genre_at(cell)
            rest &= rest - 1
            if genre == NO_GENRE:  # a thrill book breaks every line
                continue
            for way in range(WAYS):
                if run_back(table, cell, way, genre) == 0 and run_from(table, cell, way, genre) >= LINE:
                    found = append(found, cell * WAYS + way)
    return found


# --- completing them ----------------------------------------------------------------------------------------


def complete_lines(table: Table, lines: vec[i64], played: i64) -> None:
    """Lines found at one moment leave at once, and nobody can decline (LIB-LINE-4, LIB-LINE-5, LIB-Q-9, LIB-Q-11).

    What follows is due: red effects first, Horror before all (LIB-LINE-10), then a power card for each other line.
    """
    kept = keep_one_each(table, lines, played)
    reds, gifts = EMPTY[:], EMPTY[:]
    for number in range(len(lines)):
        genre = table.genre_at(lines[number] // WAYS)
        table.completed[genre] += 1
        if table.heard is not None:
            tell_line(table, lines[number], genre, kept[number])
        if genre == HORROR:
            reds = put_first(reds, RED + genre)
        elif genre < FIRST_HELD:
            reds = append(reds, RED + genre)
        else:
            gifts = append(gifts, kept[number])
    remove_lines(table, lines, kept)
    for gift in gifts:
        reds = append(reds, gift)
    table.due = reds


def put_first(items: vec[i64], item: i64) -> vec[i64]:
    """A list that begins with one more."""
    longer = append(EMPTY[:], item)
    for other in items:
        longer = append(longer, other)
    return longer


def keep_one_each(table: Table, lines: vec[i64], played: i64) -> vec[i64]:
    """The book of each line that is kept: the one just played, else the first that no other line keeps (LIB-LINE-7)."""
    kept = EMPTY[:]
    for line in lines:
        way, genre = line % WAYS, table.genre_at(line // WAYS)
        length = run_from(table, line // WAYS, way, genre)
        choice = NONE
        for step in range(length):
            book = table.top_at(cell_on(line, step))
            if not is_listed(kept, book) and (choice == NONE or book == played):
                choice = book
        kept = append(kept, choice if genre >= FIRST_HELD else NONE)  # of a red line nothing is kept (LIB-LINE-8)
    return kept


def cell_on(line: i64, step: i64) -> i64:
    """A cell of a line, counted from its first."""
    return line // WAYS + step * (row_step(line % WAYS) * COLUMNS + place_step(line % WAYS))


def is_listed(books: vec[i64], book: i64) -> bool:
    for other in books:
        if other == book:
            return True
    return False


def remove_lines(table: Table, lines: vec[i64], kept: vec[i64]) -> None:
    """The top book of each cell goes, one shared by two lines once; a longer run goes as a whole (LIB-Q-8)."""
    leaving = NO_ROWS[:]
    for line in lines:
        for step in range(run_from(table, line // WAYS, line % WAYS, table.genre_at(line // WAYS))):
            cell = cell_on(line, step)
            leaving[cell // COLUMNS] |= bit(cell % COLUMNS)
    for row in range(ROWS):
        rest = leaving[row]
        while rest != 0:
            book = table.uncover(row * COLUMNS + lowest_bit(rest))
            if not is_listed(kept, book):
                table.discard(book)
            rest &= rest - 1


def tell_line(table: Table, line: i64, genre: i64, kept: i64) -> None:
    """Report a line before it leaves."""
    cells = [cell_on(line, step) for step in range(run_from(table, line // WAYS, line % WAYS, genre))]
    books = tuple([int(table.top_at(cell)) for cell in cells])
    places = tuple([(int(row_id(cell // COLUMNS)), int(column_of(cell % COLUMNS))) for cell in cells])
    keeps = None if kept == NONE else int(kept)
    rule = "LIB-LINE-8" if kept == NONE else "LIB-LINE-6"
    if table.heard is not None:
        table.heard.append(LineCompleted(int(table.active), int(genre), books, places, keeps, rule))
