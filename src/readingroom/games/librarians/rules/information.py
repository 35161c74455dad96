"""Yellow genres (4), and Reveal!: what everybody learns."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from readingroom.games.librarians.edge.events import BookTapped, DeckOrdered, DeckStudied, HandShown, HandsPassed
from readingroom.games.librarians.rules.grid import COLUMNS, column_of, row_id
from readingroom.games.librarians.rules.house import NONE
from readingroom.games.librarians.rules.moving import occupied_cells
from readingroom.games.librarians.rules.sets import WORDS, add, books_in, first_from, size
from readingroom.games.librarians.rules.table import (
    ASK_COOK,
    ASK_INTENT,
    ASK_TAP,
    DECK,
    EMPTY,
    HANDS,
    KNOWN,
    SHOWN,
    Table,
)

STUDIED: Final[i64] = 6


def show_hand(table: Table, seat: i64, rule: str) -> None:
    """A hand becomes known to everybody, and stays so in any hand; later draws are secret (LIB-YEL-1, LIB-THR-12)."""
    known = True
    book = first_from(table.sets, table.hand_of(seat), 0)
    while book != NONE:
        known = known and table.is_known_to_all(seat, book)
        add(table.sets, SHOWN, book)
        book = first_from(table.sets, table.hand_of(seat), book + 1)
    if table.heard is not None:
        table.heard.append(HandShown(int(seat), books_in(table.sets, table.hand_of(seat)), known, rule))


def tap(table: Table, cell: i64) -> None:
    """Science: point at a book; with which intent is asked next (LIB-YEL-2)."""
    table.become(ASK_INTENT, table.active, cell, table.first + 1)


def tap_with(table: Table, intent: i64) -> None:
    """One of three intents, or none, at every level of talk (LIB-COMM-7); then a second book, if there is one."""
    cell, before = table.first, table.second - 1
    if table.heard is not None:
        row, column = int(row_id(cell // COLUMNS)), int(column_of(cell % COLUMNS))
        table.heard.append(BookTapped(int(table.active), int(table.top_at(cell)), row, column, int(intent)))
    if before == NONE and occupied_cells(table) >= 2:
        table.become(ASK_TAP, table.active, cell, 0)
    else:
        table.pop()


def pass_hands(table: Table) -> None:
    """Business: all hands move to the next seat at once; old owners still know what they passed on (LIB-YEL-3)."""
    last = table.sets[table.hand_of(table.seats - 1) : table.hand_of(table.seats)]
    for seat in range(table.seats):
        for word in range(WORDS):
            table.sets[KNOWN + seat * WORDS + word] |= table.sets[table.hand_of(seat) + word]
    for seat in range(table.seats - 1, 0, -1):
        for word in range(WORDS):
            table.sets[table.hand_of(seat) + word] = table.sets[table.hand_of(seat - 1) + word]
    for word in range(WORDS):
        table.sets[HANDS + word] = last[word]
    for seat in range(table.seats):  # one's own hand need not be remembered
        for word in range(WORDS):
            table.sets[KNOWN + seat * WORDS + word] &= ~table.sets[table.hand_of(seat) + word]
    if table.heard is not None:
        sizes = tuple([int(size(table.sets, table.hand_of(seat))) for seat in range(table.seats)])
        table.heard.append(HandsPassed(sizes))


def study_deck(table: Table) -> None:
    """Cooking: the top six are shown to everybody, then put back one by one (LIB-YEL-4)."""
    drawn = EMPTY[:]
    for _book in range(min(STUDIED, table.deck_size)):
        book = table.draw_book()
        table.notice(book)
        drawn = append(drawn, book)
    for book in drawn:
        add(table.sets, DECK, book)
        add(table.sets, SHOWN, book)
        table.deck_size += 1
    for book in table.known_top:  # none is left of an older order, unless the deck was studied before
        drawn = append(drawn, book)
    table.known_top = drawn
    if table.heard is not None:
        table.heard.append(DeckStudied(int(table.active), tuple([int(book) for book in drawn[:STUDIED]])))
    table.push(ASK_COOK, table.active, 0, 0)


def studied(table: Table) -> i64:
    """How many of the top books are being ordered."""
    return min(STUDIED, table.deck_size)


def put_back(table: Table, book: i64) -> None:
    """The next book in the chosen order, the new top first; the order is public (LIB-YEL-4)."""
    ordered = EMPTY[:]
    placed = table.first
    for place in range(placed):
        ordered = append(ordered, table.known_top[place])
    ordered = append(ordered, book)
    for place in range(placed, len(table.known_top)):
        if table.known_top[place] != book:
            ordered = append(ordered, table.known_top[place])
    table.known_top = ordered
    if placed + 2 < studied(table):
        table.become(ASK_COOK, table.active, placed + 1, 0)
        return
    table.pop()
    if table.heard is not None:
        books = tuple([int(book) for book in table.known_top[: studied(table)]])
        table.heard.append(DeckOrdered(int(table.active), books))
