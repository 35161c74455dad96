"""Green genres (4): additions and bonuses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.librarians.edge.events import DeckTrimmed, HandLimitChanged, ShelfLaid
from readingroom.games.librarians.rules.grid import FIRST_ROW, row_id
from readingroom.games.librarians.rules.house import COMEDY, SHELF_PILE
from readingroom.games.librarians.rules.table import ASK_END, Table

TRIMMED: Final[i64] = 5


def trim_deck(table: Table) -> None:
    """Romance: the top five leave the deck face up (LIB-GRN-1, LIB-Q-27)."""
    books: list[int] = []
    for _book in range(min(TRIMMED, table.deck_size)):
        book = table.draw_book()
        table.notice(book)
        table.forget(book)
        table.discard(book)
        books.append(int(book))
    if table.heard is not None:
        table.heard.append(DeckTrimmed(tuple(books)))


def add_shelf(table: Table) -> None:
    """Comedy: the next spare shelf goes to the top or the bottom; with none left it becomes row 0 (LIB-GRN-2)."""
    if table.shelf_count() == 0:
        lay_spare(table, -FIRST_ROW, "LIB-GRN-2")
    else:
        table.push(ASK_END, table.active, COMEDY, 0)


def lay_spare(table: Table, row: i64, rule: str) -> None:
    """Draw a shelf card from the pile into a row; books that lie there already belong to it now."""
    shelf = table.pick_bit(SHELF_PILE, table.spare)
    table.notice(shelf)
    table.spare &= ~bit(shelf)
    table.lay_shelf(row, shelf)
    if table.heard is not None:
        table.heard.append(ShelfLaid(int(row_id(row)), int(shelf), rule))


def raise_hand_limit(table: Table) -> None:
    """Adventure: for good; players notice when they draw (LIB-GRN-3)."""
    table.hand_limit += 1
    if table.heard is not None:
        table.heard.append(HandLimitChanged(int(table.hand_limit), "LIB-GRN-3"))
