"""Playing a book (3.3): every rule gives a mask of a row's cells, and a play is legal where all of them agree."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.librarians.edge.events import BookPlayed
from readingroom.games.librarians.rules.ages import joining_audience
from readingroom.games.librarians.rules.connecting import across_a_gap, diagonal, is_one_unit, touching
from readingroom.games.librarians.rules.curse import in_balance, let_in_by_shelf
from readingroom.games.librarians.rules.grid import COLUMNS, ROWS, column_of, row_id
from readingroom.games.librarians.rules.house import FIRST_THRILL, NONE, STOP
from readingroom.games.librarians.rules.order import in_column_order, in_order
from readingroom.games.librarians.rules.sequels import joining_series
from readingroom.games.librarians.rules.sets import first_from, remove
from readingroom.games.librarians.rules.stacking import stackable, with_letter
from readingroom.games.librarians.rules.table import (
    ASK_PLACE,
    LINES,
    NEXT_GAP,
    NEXT_NO_ORDER,
    NEXT_STACK_ANY,
    THRILL,
    TURN_GOES_ON,
    TURN_LOOSE,
    TURN_NO_ORDER,
    TURN_OFF_SHELF,
    TURN_STACK_ANY,
    Table,
)

# --- where a book may go ------------------------------------------------------------------------------------


def is_order_kept(table: Table) -> bool:
    """The next book obeys the alphabet: Poetry and No Order! lift that (LIB-PUR-3, LIB-THR-8)."""
    return table.effects & TURN_NO_ORDER == 0 and table.next_effects & NEXT_NO_ORDER == 0


def may_stack_on_any(table: Table) -> bool:
    """The next book may go on any visible one: Self-Help, Stack Any! (LIB-GRN-4, LIB-THR-9)."""
    return table.effects & TURN_STACK_ANY != 0 or table.next_effects & NEXT_STACK_ANY != 0


def is_open_row(table: Table, row: i64) -> bool:
    """Books may be played in this row: it owns a shelf card (LIB-PLAY-1), or Graphic Novel lifts that (LIB-PUR-4)."""
    return table.has_shelf(row) or (table.effects & TURN_OFF_SHELF != 0 and table.shelf_count() > 0)


def connecting(table: Table, row: i64) -> i64:
    """The empty cells of a row that connect, by loosened rules too (LIB-PLAY-3, LIB-PUR-2, LIB-THR-7)."""
    cells = touching(table, row)
    if table.effects & TURN_LOOSE != 0:
        cells |= across_a_gap(table, row) | diagonal(table, row)
    elif table.next_effects & NEXT_GAP != 0:
        cells |= across_a_gap(table, row)
    return cells


def cells_for(table: Table, row: i64, book: i64) -> i64:
    """The cells of a row where a book may be played now."""
    if not is_open_row(table, row):
        return 0
    letter = table.house.letter[book]
    ordered = is_order_kept(table)
    free = connecting(table, row)
    if ordered and free != 0:
        free &= in_order(table, row, letter)
    cells = free | stackable(table, row, letter, may_stack_on_any(table), ordered)
    if cells != 0 and table.house.expanded:
        cells = left_by_expansions(table, row, book, cells, ordered)
    if book >= FIRST_THRILL and cells != 0 and table.house.action[book] == STOP:
        cells = leaving_one_unit(table, row, cells)
    return cells


def left_by_expansions(table: Table, row: i64, book: i64, cells: i64, ordered: bool) -> i64:
    """Those of a row's cells that the expansions in play leave to a book (LIB-PLAY-6)."""
    house = table.house
    if house.ages:
        cells &= joining_audience(table, row, house.age[book])
    if house.curse_powers:
        cells &= let_in_by_shelf(table, row, book)
    if house.curse_balance:
        cells = in_balance(table, row, cells)
    if house.curse_vertical and ordered and cells != 0:
        same = cells & table.rows[row] & with_letter(table, row, house.letter[book])  # not checked for stacking
        cells = same | in_column_order(table, row, house.letter[book], cells & ~same)
    return joining_series(table, row, book, cells) if house.sequels else cells


def leaving_one_unit(table: Table, row: i64, cells: i64) -> i64:
    """Those of a row's cells where a Stop! leaves the library one unit (LIB-THR-5)."""
    allowed: i64 = 0
    rest = cells
    while rest != 0:
        place = rest & -rest
        empty = table.rows[row] & place == 0
        cell = row * COLUMNS + lowest_bit(rest)
        upper, lower = table.upper, table.lower
        if empty:
            mark_if_loose(table, cell)
            table.rows[row] |= place
            table.stretch(row)
        if is_one_unit(table):
            allowed |= place
        if empty:
            table.rows[row] &= ~place
            table.unmark(cell)
            table.upper = upper
            table.lower = lower
        rest ^= place
    return allowed


def can_play(table: Table, book: i64) -> bool:
    """A book has a legal cell now."""
    for row in range(first_open_row(table), last_open_row(table) + 1):
        if cells_for(table, row, book) != 0:
            return True
    return False


def first_open_row(table: Table) -> i64:
    """The first row that is worth a look: off the shelves at most two steps from a card."""
    return max(0, table.upper - 2) if table.effects & TURN_OFF_SHELF != 0 else table.top


def last_open_row(table: Table) -> i64:
    return min(ROWS - 1, table.lower + 2) if table.effects & TURN_OFF_SHELF != 0 else table.bottom


# --- how many, and which ------------------------------------------------------------------------------------


def may_play_on(table: Table) -> bool:
    """Any number of books (LIB-TURN-3), unless exactly two are to be played (LIB-THR-15)."""
    return not table.house.exactly_two or table.played < table.house.plays


def meets_force(table: Table, book: i64) -> bool:
    """The book answers an open force; without one every book does (LIB-THR-11)."""
    if not table.colour_open and not table.letter_open:
        return True
    if table.colour_open and table.house.colour[book] == table.colour_force:
        return True
    return table.letter_open and table.house.letter[book] == table.letter_force


def may_take(table: Table, book: i64) -> bool:
    """The active player may play this book of the hand now."""
    return may_play_on(table) and meets_force(table, book) and can_play(table, book)


def can_play_any(table: Table) -> bool:
    """The active player has a legal play."""
    if not may_play_on(table):
        return False
    hand = table.hand_of(table.active)
    book = first_from(table.sets, hand, 0)
    while book != NONE:
        if meets_force(table, book) and can_play(table, book):
            return True
        book = first_from(table.sets, hand, book + 1)
    return False


# --- playing it ---------------------------------------------------------------------------------------------


def take_book(table: Table, book: i64) -> None:
    """The first half of a play; nobody else sees which book it is.

    Who need not play tells by it that a book of the hand can be played: a window as after a secret question.
    """
    if table.seats > 1 and not table.must_play:
        table.windows += 1
    table.become(TURN_GOES_ON, table.active, 0, 0)
    table.push(ASK_PLACE, table.active, book, 0)


def play_book(table: Table, cell: i64) -> None:
    """Put the book taken on a cell; it is carried out at once, and the next one may rely on it (LIB-PLAY-7)."""
    book = table.first
    table.pop()
    known = table.seats == 1  # others learn now which book was taken, also when they knew that it was there
    stacked = table.is_taken(cell)
    leave_hand(table, book)
    if not stacked:
        mark_if_loose(table, cell)
    table.stretch(cell // COLUMNS)
    table.cover(cell, book)
    if table.heard is not None:
        row, column = int(row_id(cell // COLUMNS)), int(column_of(cell % COLUMNS))
        table.heard.append(BookPlayed(int(table.active), int(book), row, column, stacked, known))
    after_playing(table, book, cell)


def leave_hand(table: Table, book: i64) -> None:
    """A book leaves the active hand; whatever waited for the next book is used up by it (LIB-THR-9)."""
    remove(table.sets, table.hand_of(table.active), book)
    table.forget(book)


def mark_if_loose(table: Table, cell: i64) -> None:
    """A book that touches nothing is linked loosely: Sci-Fi's kind if that is in force, else Gap!'s (LIB-CONN-4)."""
    row = cell // COLUMNS
    if touching(table, row) & bit(cell % COLUMNS) == 0:
        table.mark(cell, 1 if table.effects & TURN_LOOSE != 0 else 0)


def after_playing(table: Table, book: i64, cell: i64) -> None:
    """Stacking or not, it counts as played (LIB-STK-4); then lines, then a thrill book's action (LIB-THR-3).

    Lines are looked for through one cell, or with NONE everywhere.
    """
    table.played += 1
    table.next_effects = 0
    if table.house.colour[book] == table.colour_force:
        table.colour_force = NONE
        table.colour_open = False
    if table.house.letter[book] == table.letter_force:
        table.letter_force = NONE
        table.letter_open = False
    if book >= FIRST_THRILL:
        table.push(THRILL, table.active, table.house.action[book], 0)
    table.push(LINES, table.active, book + 1, cell + 1)
