"""Curse of the Book Shelves (5.4): powers of shelf cards, and balance. Placement rules, all of them (LIB-CUR-11).

Rows beyond the shelves have neither (LIB-CUR-12). "Side" is the left or right of the table and never flips.
"""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.librarians.rules.grid import COLUMNS, LEFT_SIDE, RIGHT_SIDE, WHOLE_ROW
from readingroom.games.librarians.rules.house import (
    BANNED_COLORS,
    BANNED_LETTERS,
    LEFT,
    NO_STACKING,
    NONE,
    SIDE_COLORS_ONLY,
    SIDE_LETTERS_ONLY,
    SIDE_MAX,
    WILD_COLOR,
    WILD_LETTERS_BEFORE,
)
from readingroom.games.librarians.rules.table import Table


def let_in_by_shelf(table: Table, row: i64, book: i64) -> i64:
    """The cells of a row that its shelf card's power leaves to a book."""
    if not table.has_shelf(row):
        return WHOLE_ROW
    house, shelf = table.house, table.shelf_at(row)
    power = house.power[shelf]
    if power == NO_STACKING:  # beats Self-Help and Stack Any! too (LIB-CUR-1, LIB-Q-23)
        return ~table.rows[row] & WHOLE_ROW
    if power == BANNED_LETTERS:  # LIB-CUR-2
        return 0 if is_among(house.power_letters[shelf], house.letter[book]) else WHOLE_ROW
    if power == BANNED_COLORS:  # LIB-CUR-2
        return 0 if is_among(house.power_colours[shelf], house.colour[book]) else WHOLE_ROW
    side = LEFT_SIDE if house.power_side[shelf] == LEFT else RIGHT_SIDE
    other_side = WHOLE_ROW & ~side
    if power == SIDE_LETTERS_ONLY:  # LIB-CUR-3
        return WHOLE_ROW if is_among(house.power_letters[shelf], house.letter[book]) else other_side
    if power == SIDE_COLORS_ONLY:  # LIB-CUR-3: thrill books have no colour
        return WHOLE_ROW if is_among(house.power_colours[shelf], house.colour[book]) else other_side
    if power == SIDE_MAX and bits(table.rows[row] & side) >= house.power_number[shelf]:  # LIB-CUR-4, LIB-Q-41
        return other_side | table.rows[row]
    return WHOLE_ROW


def is_among(members: i64, one: i64) -> bool:
    return members & bit(one) != 0


def is_wild(table: Table, cell: i64) -> bool:
    """The visible book of a cell counts as any genre by its shelf's power (LIB-CUR-8, LIB-CUR-9, LIB-Q-42)."""
    row = cell // COLUMNS
    if not table.house.curse_powers or not table.has_shelf(row):
        return False
    house, shelf, book = table.house, table.shelf_at(row), table.top_at(cell)
    if house.power[shelf] == WILD_LETTERS_BEFORE:
        return is_among(house.power_letters[shelf], house.letter[book])
    return house.power[shelf] == WILD_COLOR and is_among(house.power_colours[shelf], house.colour[book])


def has_wild_shelf(table: Table) -> bool:
    """A shelf of the library makes books wild."""
    if not table.house.curse_powers:
        return False
    for row in range(table.top, table.bottom + 1):
        power = table.house.power[table.shelf_at(row)]
        if power == WILD_LETTERS_BEFORE or power == WILD_COLOR:
            return True
    return False


def in_balance(table: Table, row: i64, cells: i64) -> i64:
    """Those of a row's cells where a book upsets no balance: a new stack must not (LIB-CUR-7).

    Heights do not count, so adding to a stack is always fine (LIB-Q-51).
    """
    if not table.has_shelf(row) or cells & table.rows[row] == 0:
        return cells
    stacks = stacks_in(table, row)
    left, right = bits(stacks & LEFT_SIDE), bits(stacks & RIGHT_SIDE)
    if left - right >= 1:
        return cells & ~(table.rows[row] & ~stacks & LEFT_SIDE)
    if right - left >= 1:
        return cells & ~(table.rows[row] & ~stacks & RIGHT_SIDE)
    return cells


def stacks_in(table: Table, row: i64) -> i64:
    """The cells of a row with two books or more."""
    rest = table.rows[row]
    stacks: i64 = 0
    while rest != 0:
        if table.under_book(table.top_at(row * COLUMNS + lowest_bit(rest))) != NONE:
            stacks |= rest & -rest
        rest &= rest - 1
    return stacks
