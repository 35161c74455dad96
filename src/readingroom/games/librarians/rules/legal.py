"""Every decision's legal answers (7.3), always in ascending order of their codes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.librarians.rules.chaos import cells_to_insert, columns_to_shift, may_insert
from readingroom.games.librarians.rules.claims import (
    cells_of_author,
    claim_ways,
    claimable_authors,
    claimable_genres,
)
from readingroom.games.librarians.rules.codes import (
    AT,
    AT_END,
    AUTHOR,
    CLAIM,
    END_TURN,
    GIVE,
    GIVE_UP,
    INTENT,
    KEEP,
    NAME_COLOUR,
    NAME_LETTER,
    PUT_BACK,
    REVEAL_HAND,
    SHELF,
    SHIFT,
    STEAL,
    TAKE,
    USE,
    WAY,
)
from readingroom.games.librarians.rules.grid import COLUMNS, ROWS
from readingroom.games.librarians.rules.house import FIRST_HELD, GENRES, LETTERS, LINE, NONE
from readingroom.games.librarians.rules.information import studied
from readingroom.games.librarians.rules.lines import cell_on
from readingroom.games.librarians.rules.moving import can_lift, cells_to_lay
from readingroom.games.librarians.rules.playing import (
    can_play,
    cells_for,
    first_open_row,
    last_open_row,
    may_play_on,
    meets_force,
)
from readingroom.games.librarians.rules.powers import usable_powers
from readingroom.games.librarians.rules.sets import first_from
from readingroom.games.librarians.rules.table import (
    ASK_ACT,
    ASK_CLAIM_CELL,
    ASK_CLAIM_KEEP,
    ASK_CLAIM_WAY,
    ASK_COLOUR,
    ASK_COOK,
    ASK_DRAMA,
    ASK_END,
    ASK_GIVE,
    ASK_INSERT,
    ASK_INTENT,
    ASK_LAY,
    ASK_LETTER,
    ASK_LIFT,
    ASK_PLACE,
    ASK_REVEAL,
    ASK_SHELF,
    ASK_SHIFT,
    ASK_STEAL,
    ASK_SWAP,
    ASK_TAP,
    Table,
)
from readingroom.games.librarians.rules.thrills import can_steal
from readingroom.games.librarians.rules.turn import may_end

INTENTS: Final[i64] = 4


def put(codes: vec[i64], count: i64, first: i64, members: i64) -> i64:
    """Write a family's codes for the members of a set; return how many are written now."""
    while members != 0:
        codes[count] = first + lowest_bit(members)
        count += 1
        members &= members - 1
    return count


def put_range(codes: vec[i64], first: i64, number: i64) -> i64:
    """Write so many codes in a row."""
    for place in range(number):
        codes[place] = first + place
    return number


def legal_answers(table: Table, codes: vec[i64]) -> i64:
    """Write the asked seat's answers into `codes`; return how many."""
    kind = table.asks
    if kind == ASK_ACT:
        return things_to_do(table, codes)
    if kind == ASK_PLACE or kind == ASK_INSERT:
        return cells_for_taken(table, codes)
    if kind == ASK_DRAMA:
        return books_to_insert(table, codes)
    if kind <= ASK_INTENT:
        return answers_about_books(table, codes, kind)
    if kind <= ASK_COOK:
        return answers_about_shelves(table, codes, kind)
    return answers_to_thrills_and_claims(table, codes, kind)


def things_to_do(table: Table, codes: vec[i64]) -> i64:
    """End, or give up (LIB-END-4); books to play; power cards to use; claims (LIB-TURN-1).

    Who can play must play, however ruinous (LIB-Q-33).
    """
    count = books_to_take(table, codes, 1)
    ends = may_end(table)
    if ends or count == 1:
        codes[0] = END_TURN if ends else GIVE_UP
    else:
        count -= 1  # neither: the books move up
        for place in range(count):
            codes[place] = codes[place + 1]
    count = put(codes, count, USE, usable_powers(table))
    count = put(codes, count, CLAIM, claimable_genres(table))
    return put(codes, count, AUTHOR, claimable_authors(table))


def books_to_take(table: Table, codes: vec[i64], count: i64) -> i64:
    """Books of the hand with a legal cell; under a force only those that meet it (LIB-THR-11)."""
    if not may_play_on(table):
        return count
    hand = table.hand_of(table.active)
    book = first_from(table.sets, hand, 0)
    while book != NONE:
        if meets_force(table, book) and can_play(table, book):
            codes[count] = TAKE + book
            count += 1
        book = first_from(table.sets, hand, book + 1)
    return count


def books_to_insert(table: Table, codes: vec[i64]) -> i64:
    """Books of the hand with a legal insertion (LIB-BLK-3)."""
    count: i64 = 0
    hand = table.hand_of(table.active)
    book = first_from(table.sets, hand, 0)
    while book != NONE:
        if may_insert(table, book):
            codes[count] = TAKE + book
            count += 1
        book = first_from(table.sets, hand, book + 1)
    return count


def cells_for_taken(table: Table, codes: vec[i64]) -> i64:
    """Where the book taken may go."""
    count: i64 = 0
    if table.asks == ASK_INSERT:
        for row in range(table.top, table.bottom + 1):
            count = put(codes, count, AT + row * COLUMNS, cells_to_insert(table, row, table.first))
        return count
    for row in range(first_open_row(table), last_open_row(table) + 1):
        count = put(codes, count, AT + row * COLUMNS, cells_for(table, row, table.first))
    return count


# --- books of the library -----------------------------------------------------------------------------------


def answers_about_books(table: Table, codes: vec[i64], kind: i64) -> i64:
    if kind == ASK_GIVE:
        return put_range(codes, GIVE, table.seats)
    if kind == ASK_END:
        return put_range(codes, AT_END, 2)
    if kind == ASK_LIFT:
        return books_to_lift(table, codes)
    if kind == ASK_LAY:
        return places_to_lay(table, codes)
    if kind == ASK_INTENT:
        return put_range(codes, INTENT, INTENTS)
    return visible_books(table, codes, table.first if kind == ASK_SWAP or kind == ASK_TAP else NONE)


def visible_books(table: Table, codes: vec[i64], but: i64) -> i64:
    """Every occupied cell, off-shelf rows included (LIB-PWR-6), but one that was chosen already."""
    count: i64 = 0
    for row in range(table.upper, table.lower + 1):
        cells = table.rows[row]
        if but != NONE and but // COLUMNS == row:
            cells &= ~bit(but % COLUMNS)
        count = put(codes, count, AT + row * COLUMNS, cells)
    return count


def books_to_lift(table: Table, codes: vec[i64]) -> i64:
    """Thriller: books that can be moved, the first one not again (LIB-BLU-1)."""
    count: i64 = 0
    for row in range(table.upper, table.lower + 1):
        rest = table.rows[row]
        while rest != 0:
            cell = row * COLUMNS + lowest_bit(rest)
            if can_lift(table, cell, table.second):
                codes[count] = AT + cell
                count += 1
            rest &= rest - 1
    return count


def places_to_lay(table: Table, codes: vec[i64]) -> i64:
    count: i64 = 0
    for row in range(table.top, table.bottom + 1):
        count = put(codes, count, AT + row * COLUMNS, cells_to_lay(table, row, table.first))
    return count


# --- shelves, columns, the deck -----------------------------------------------------------------------------


def answers_about_shelves(table: Table, codes: vec[i64], kind: i64) -> i64:
    if kind == ASK_SHELF:
        return put_range(codes, SHELF + table.top, table.shelf_count())
    if kind == ASK_SHIFT:
        return columns(table, codes)
    return books_to_put_back(table, codes)


def columns(table: Table, codes: vec[i64]) -> i64:
    """Each column with a book in a shelf row, up and down (LIB-BLK-4)."""
    count: i64 = 0
    rest = columns_to_shift(table)
    while rest != 0:
        for way in range(2):
            codes[count] = SHIFT + lowest_bit(rest) * 2 + way
            count += 1
        rest &= rest - 1
    return count


def books_to_put_back(table: Table, codes: vec[i64]) -> i64:
    """The shown books that have no place yet, ascending."""
    count: i64 = 0
    for place in range(table.first, studied(table)):
        code = PUT_BACK + table.known_top[place]
        at = count
        while at > 0 and codes[at - 1] > code:
            codes[at] = codes[at - 1]
            at -= 1
        codes[at] = code
        count += 1
    return count


# --- thrills and claims -------------------------------------------------------------------------------------


def answers_to_thrills_and_claims(table: Table, codes: vec[i64], kind: i64) -> i64:
    if kind == ASK_REVEAL:
        return put_range(codes, REVEAL_HAND, table.seats)
    if kind == ASK_COLOUR:
        return put(codes, 0, NAME_COLOUR, table.house.colours)
    if kind == ASK_LETTER:
        return put_range(codes, NAME_LETTER, LETTERS)
    if kind == ASK_STEAL:
        return powers_to_steal(table, codes)
    if kind == ASK_CLAIM_CELL:
        return cells_to_claim_from(table, codes)
    if kind == ASK_CLAIM_WAY:
        return put(codes, 0, WAY, claim_ways(table, table.second, table.first))
    if kind == ASK_CLAIM_KEEP:
        return put_books(codes, kept_of_line(table))
    return put_books(codes, kept_of_author(table))


def powers_to_steal(table: Table, codes: vec[i64]) -> i64:
    count: i64 = 0
    for owner in range(table.seats):
        for genre in range(GENRES):
            if can_steal(table, owner, genre):
                codes[count] = STEAL + owner * GENRES + genre
                count += 1
    return count


def cells_to_claim_from(table: Table, codes: vec[i64]) -> i64:
    count: i64 = 0
    for row in range(table.upper, table.lower + 1):
        rest = table.rows[row]
        while rest != 0:
            cell = row * COLUMNS + lowest_bit(rest)
            if claim_ways(table, cell, table.first) != 0:
                codes[count] = AT + cell
                count += 1
            rest &= rest - 1
    return count


def put_books(codes: vec[i64], books: list[int]) -> i64:
    """The books that may be kept, ascending."""
    books.sort()
    for place, book in enumerate(books):
        codes[place] = KEEP + book
    return len(books)


def kept_of_line(table: Table) -> list[int]:
    """Books of a claimed line with the claimed genre printed (LIB-LINE-9)."""
    cells = [cell_on(table.second, step) for step in range(LINE)]
    return [int(table.top_at(cell)) for cell in cells if table.genre_at(cell) == table.first]


def kept_of_author(table: Table) -> list[int]:
    """Books of an author's group that are not red (LIB-AUT-3)."""
    books: list[int] = []
    cells = cells_of_author(table, table.first)
    for row in range(ROWS):
        rest = cells[row]
        while rest != 0:
            cell = row * COLUMNS + lowest_bit(rest)
            if table.genre_at(cell) >= FIRST_HELD:
                books.append(int(table.top_at(cell)))
            rest &= rest - 1
    return books
