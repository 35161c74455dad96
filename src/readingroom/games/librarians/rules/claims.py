"""Optional claims: lines with a wild or a wrong book (LIB-LINE-9), and authors (5.1)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.librarians.edge.events import AuthorCompleted, LineCompleted
from readingroom.games.librarians.rules.curse import has_wild_shelf, is_wild
from readingroom.games.librarians.rules.grid import (
    COLUMNS,
    ROWS,
    WAYS,
    column_of,
    place_step,
    row_id,
    row_step,
    side_by_side,
)
from readingroom.games.librarians.rules.house import AUTHORS, FIRST_HELD, GENRES, LINE, NONE
from readingroom.games.librarians.rules.lines import cell_on
from readingroom.games.librarians.rules.table import (
    ASK_AUTHOR_KEEP,
    ASK_CLAIM_CELL,
    ASK_CLAIM_KEEP,
    ASK_CLAIM_WAY,
    EMPTY,
    LINES,
    NO_ROWS,
    TURN_GOES_ON,
    TURN_ODD_ONE,
    Table,
)

# --- lines with a wild or a wrong book ----------------------------------------------------------------------


def may_have_claims(table: Table) -> bool:
    """Mystery is in force (LIB-BLK-1, LIB-Q-12), or a shelf makes books wild."""
    return table.effects & TURN_ODD_ONE != 0 or has_wild_shelf(table)


def claimable(table: Table, line: i64) -> i64:
    """The genres, a set, that four positions from a first cell on can be claimed for; never a red one (LIB-CUR-10)."""
    found: i64 = 0
    if not is_filled(table, line):
        return found
    wrong_at_most: i64 = 1 if table.effects & TURN_ODD_ONE != 0 else 0
    for step in range(LINE):
        genre = table.genre_at(cell_on(line, step))
        if genre >= FIRST_HELD and genre < GENRES and found & bit(genre) == 0:
            printed, wild = counted(table, line, genre)
            if printed < LINE and LINE - printed - wild <= wrong_at_most:  # pure lines complete by themselves
                found |= bit(genre)
    return found


def is_filled(table: Table, line: i64) -> bool:
    """Four consecutive positions, each with a visible book."""
    row, place = line // WAYS // COLUMNS, line // WAYS % COLUMNS
    for _step in range(LINE):
        if row >= ROWS or place < 0 or place >= COLUMNS or table.rows[row] & bit(place) == 0:
            return False
        row += row_step(line % WAYS)
        place += place_step(line % WAYS)
    return True


def counted(table: Table, line: i64, genre: i64) -> tuple[i64, i64]:
    """How many of four books have the genre printed, and how many others are wild."""
    printed: i64 = 0
    wild: i64 = 0
    for step in range(LINE):
        cell = cell_on(line, step)
        if table.genre_at(cell) == genre:
            printed += 1
        elif is_wild(table, cell):
            wild += 1
    return printed, wild


def claimable_genres(table: Table) -> i64:
    """The genres that can be claimed somewhere."""
    found: i64 = 0
    if not may_have_claims(table):
        return found
    for row in range(table.upper, table.lower + 1):
        rest = table.rows[row]
        while rest != 0:
            cell = row * COLUMNS + lowest_bit(rest)
            for way in range(WAYS):
                found |= claimable(table, cell * WAYS + way)
            rest &= rest - 1
    return found


def claim_ways(table: Table, cell: i64, genre: i64) -> i64:
    """The directions, a set, in which a genre can be claimed from a first cell on."""
    ways: i64 = 0
    for way in range(WAYS):
        if claimable(table, cell * WAYS + way) & bit(genre) != 0:
            ways |= bit(way)
    return ways


def claim_genre(table: Table, genre: i64) -> None:
    """The active player claims a genre; where it is asked next."""
    table.become(TURN_GOES_ON, table.active, 0, 0)
    table.push(ASK_CLAIM_CELL, table.active, genre, 0)


def claim_from(table: Table, cell: i64) -> None:
    table.become(ASK_CLAIM_WAY, table.active, table.first, cell)


def claim_along(table: Table, way: i64) -> None:
    table.become(ASK_CLAIM_KEEP, table.active, table.first, table.second * WAYS + way)


def keep_of_line(table: Table, book: i64) -> None:
    """All four leave; the kept one has the claimed genre printed, the others are discarded (LIB-LINE-9, LIB-Q-50)."""
    genre, line = table.first, table.second
    if table.heard is not None:
        cells = [cell_on(line, step) for step in range(LINE)]
        books = tuple([int(table.top_at(cell)) for cell in cells])
        places = tuple([(int(row_id(cell // COLUMNS)), int(column_of(cell % COLUMNS))) for cell in cells])
        table.heard.append(LineCompleted(int(table.active), int(genre), books, places, int(book), "LIB-LINE-9"))
    table.completed[genre] += 1
    for step in range(LINE):
        take_off(table, cell_on(line, step), book)
    give_later(table, book)


def take_off(table: Table, cell: i64, kept: i64) -> None:
    """A claimed book leaves its cell, and the table unless it is the kept one."""
    book = table.uncover(cell)
    if book != kept:
        table.discard(book)


def give_later(table: Table, book: i64) -> None:
    """The kept book becomes somebody's power card (LIB-Q-34), then lines are sought again (LIB-AUT-5, LIB-LINE-3)."""
    table.become(LINES, table.active, 0, 0)
    table.due = append(EMPTY[:], book)


# --- authors ------------------------------------------------------------------------------------------------


def claimable_authors(table: Table) -> i64:
    """The authors, a set, whose books in this deck are all visible in one group (LIB-AUT-2).

    The number of books never shrinks, so one book out of the game is the end of it (LIB-AUT-4, LIB-Q-36).
    """
    found: i64 = 0
    if not table.house.authors:
        return found
    seen = visible_by_author(table)
    for author in range(AUTHORS):
        all_books = table.house.author_books[author]
        whole = all_books >= 2 and seen[author] == all_books
        if whole and is_one_group(table, author) and has_keepable(table, author):
            found |= bit(author)
    return found


def visible_by_author(table: Table) -> vec[i64]:
    """How many books of each several-book author show (LIB-AUT-1)."""
    seen = NO_ROWS[:]
    for row in range(table.upper, table.lower + 1):
        rest = table.rows[row]
        while rest != 0:
            author = table.house.author[table.top_at(row * COLUMNS + lowest_bit(rest))]
            if author != NONE:
                seen[author] += 1
            rest &= rest - 1
    return seen


def cells_of_author(table: Table, author: i64) -> vec[i64]:
    """The cells that show a book of an author, a mask a row."""
    cells = NO_ROWS[:]
    for row in range(table.upper, table.lower + 1):
        rest = table.rows[row]
        while rest != 0:
            if table.house.author[table.top_at(row * COLUMNS + lowest_bit(rest))] == author:
                cells[row] |= rest & -rest
            rest &= rest - 1
    return cells


def is_one_group(table: Table, author: i64) -> bool:
    """All visible books of an author form a chain of books side by side."""
    cells = cells_of_author(table, author)
    reached = NO_ROWS[:]
    for row in range(ROWS):
        if cells[row] != 0:
            reached[row] = cells[row] & -cells[row]
            break
    grown = True
    while grown:
        grown = False
        for row in range(ROWS):
            here = reached[row] | side_by_side(reached[row])
            if row > 0:
                here |= reached[row - 1]
            if row + 1 < ROWS:
                here |= reached[row + 1]
            if here & cells[row] != reached[row]:
                reached[row] = here & cells[row]
                grown = True
    for row in range(ROWS):
        if reached[row] != cells[row]:
            return False
    return True


def has_keepable(table: Table, author: i64) -> bool:
    """A book of the group is not red: only such a one can be kept (LIB-AUT-3)."""
    cells = cells_of_author(table, author)
    for row in range(ROWS):
        rest = cells[row]
        while rest != 0:
            if table.genre_at(row * COLUMNS + lowest_bit(rest)) >= FIRST_HELD:
                return True
            rest &= rest - 1
    return False


def claim_author(table: Table, author: i64) -> None:
    """The active player claims an author; which book is kept is asked next."""
    table.become(TURN_GOES_ON, table.active, 0, 0)
    table.push(ASK_AUTHOR_KEEP, table.active, author, 0)


def keep_of_author(table: Table, book: i64) -> None:
    """All books of the group leave; red ones among them are just discarded (LIB-AUT-3, LIB-Q-35)."""
    cells = cells_of_author(table, table.first)
    books: list[int] = []
    for row in range(ROWS):
        rest = cells[row]
        while rest != 0:
            cell = row * COLUMNS + lowest_bit(rest)
            if table.heard is not None:
                books.append(int(table.top_at(cell)))
            take_off(table, cell, book)
            rest &= rest - 1
    if table.heard is not None:
        table.heard.append(AuthorCompleted(int(table.active), int(table.first), tuple(books), int(book)))
    give_later(table, book)
