"""LAB-CAP: which cards cover a Terror's symbols. No card is spent that is not needed (R-31).

A payment is a set of Books and magical items, some Books counted twice by a Photocopier (R-33). It is chosen in small
steps: first the Books to copy, then the other cards, both in ascending order, so that no payment is reached twice.
"""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.labyrinth.rules.house import EVERY_SYMBOL, FIRST_REWARD, PHOTOCOPIER
from readingroom.games.labyrinth.rules.table import Table


def covers(symbols: i64, need: i64) -> bool:
    """Every symbol that is needed is there, counting repeats (LAB-CAP-1)."""
    return ((symbols | EVERY_SYMBOL) - need) & EVERY_SYMBOL == EVERY_SYMBOL


def symbols_of(table: Table, books: i64, items: i64) -> i64:
    """The symbols of Books and magical items together, in any mixture (LAB-CAP-2, LAB-REW-2, R-32)."""
    total: i64 = 0
    while books != 0:
        total += table.house.book_symbols[lowest_bit(books)]
        books &= books - 1
    items &= table.house.items
    while items != 0:
        total += table.house.item_symbols[lowest_bit(items)]
        items &= items - 1
    return total


def card_symbols(table: Table, card: i64) -> i64:
    """The symbols of one Book or Reward card."""
    if card < FIRST_REWARD:
        return table.house.book_symbols[card]
    return table.house.item_symbols[card - FIRST_REWARD]


def copies_needed(table: Table, books: i64, others: i64, terror: i64) -> i64:
    """How many Photocopiers a capture with these cards needs at least; -1: no number of theirs would do."""
    need = table.house.terror_symbols[terror]
    total = symbols_of(table, books, others)
    if covers(total, need):
        return 0
    most = bits(others & table.house.option_set[PHOTOCOPIER])
    for copies in range(1, most + 1):
        if covers_with_copies(table, books, total, need, copies):
            return copies
    return -1


def covers_with_copies(table: Table, books: i64, total: i64, need: i64, copies: i64) -> bool:
    """Whether copying so many different Books makes the symbols enough (LAB-BOOST-10)."""
    if covers(total, need):
        return True
    if copies == 0:
        return False
    while books != 0:
        book = lowest_bit(books)
        books &= books - 1
        if covers_with_copies(table, books, total + table.house.book_symbols[book], need, copies - 1):
            return True
    return False


# --- step by step -------------------------------------------------------------------------------------------


def is_needed_throughout(table: Table, books: i64, items: i64, copied: i64, need: i64) -> bool:
    """No card and no copy could be left out (R-31)."""
    total = symbols_of(table, books, items) + symbols_of(table, copied, 0)
    left = books
    while left != 0:
        book = lowest_bit(left)
        left &= left - 1
        symbols = table.house.book_symbols[book]
        if copied & bit(book) != 0:
            if covers(total - symbols, need):
                return False
            symbols += symbols
        if covers(total - symbols, need):
            return False
    left = items
    while left != 0:
        if covers(total - table.house.item_symbols[lowest_bit(left)], need):
            return False
        left &= left - 1
    return True


def can_complete(
    table: Table, from_books: i64, from_items: i64, need: i64, books: i64, items: i64, copied: i64
) -> bool:
    """Whether what is chosen, with more cards out of these two sets, is a payment without surplus."""
    total = symbols_of(table, books, items) + symbols_of(table, copied, 0)
    if covers(total, need):
        return is_needed_throughout(table, books, items, copied, need)
    if not covers(total + symbols_of(table, from_books, from_items), need):
        return False
    while from_books != 0:
        book = from_books & -from_books
        from_books &= ~book
        if can_complete(table, from_books, from_items, need, books | book, items, copied):
            return True
    while from_items != 0:
        item = from_items & -from_items
        from_items &= ~item
        if can_complete(table, 0, from_items, need, books, items | item, copied):
            return True
    return False


def can_complete_with_copies(
    table: Table, from_books: i64, from_items: i64, need: i64, copied: i64, copies: i64
) -> bool:
    """The same while Books to copy are chosen: with these copies, or with more of higher Books."""
    if can_complete(table, from_books & ~copied, from_items, need, copied, 0, copied):
        return True
    if copies == 0:
        return False
    higher = from_books & ~up_to_highest(copied)
    while higher != 0:
        book = higher & -higher
        higher &= ~book
        if can_complete_with_copies(table, from_books, from_items, need, copied | book, copies - 1):
            return True
    return False


def up_to_highest(cards: i64) -> i64:
    """All numbers up to the highest of a set."""
    spread = cards | (cards >> 1)
    spread |= spread >> 2
    spread |= spread >> 4
    spread |= spread >> 8
    spread |= spread >> 16
    return spread | (spread >> 32)
