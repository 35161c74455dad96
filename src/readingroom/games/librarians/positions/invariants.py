"""What must hold at every moment of a match (7.6); the laws call it after every action."""

from __future__ import annotations

from collections import Counter

from readingroom.core.errors import require
from readingroom.core.sets import members
from readingroom.core.state import bit, bits
from readingroom.games.librarians.edge.looking import stack_at
from readingroom.games.librarians.rules.grid import COLUMNS, ROWS
from readingroom.games.librarians.rules.house import AGES, FIRST_HELD, SHELVES
from readingroom.games.librarians.rules.lines import find_lines
from readingroom.games.librarians.rules.sets import books_in, has
from readingroom.games.librarians.rules.state import LibrariansState
from readingroom.games.librarians.rules.table import (
    ASK_ACT,
    ASK_GIVE,
    DECK,
    DISCARD,
    RED,
    SHOWN,
)


def check_pieces(state: LibrariansState) -> None:
    """Invariant 1: every book is in exactly one place, and every shelf card at most in one."""
    found = Counter(books_in(state.sets, DECK)) + Counter(books_in(state.sets, DISCARD))
    for seat in range(state.seats):
        found += Counter(books_in(state.sets, state.hand_of(seat)))
        found += Counter(books_in(state.sets, state.powers_of(seat)))
    for row in range(ROWS):
        for place in members(state.rows[row]):
            found += Counter(stack_at(state, row * int(COLUMNS) + place))
    found += Counter(int(item) for item in state.due if item < RED)
    if not state.is_over() and state.asks == ASK_GIVE:
        found[int(state.first)] += 1
    doubled = [book for book, count in found.items() if count > 1]
    require(not doubled, f"1: book {doubled[:1]} is in two places")
    require(sorted(found) == list(books_in(state.house.deck, 0)), "1: a book was lost or made")
    require(state.deck_size == len(books_in(state.sets, DECK)), "1: the deck is miscounted")
    check_shelves(state)


def check_shelves(state: LibrariansState) -> None:
    """Invariant 4: shelf rows are gapless, and no shelf card is in two places."""
    laid = [int(state.shelf_at(row)) for row in range(ROWS) if state.shelves[row]]
    rows = [row for row in range(ROWS) if state.shelves[row]]
    require(rows == list(range(state.top, state.bottom + 1)), "4: the shelf rows are not a gapless range")
    require(len(set(laid)) == len(laid), "1: a shelf card is in two rows")
    require(not any(state.spare & bit(shelf) for shelf in laid), "1: a shelf card is in a row and in the pile")
    require(bits(state.spare) + len(laid) <= SHELVES, "1: a shelf card was made")


def check_table(state: LibrariansState) -> None:
    """Invariants 2 and 6, and that the masks are those of the books."""
    require(state.hand_limit >= 1, "6: the hand limit fell below 1")
    for seat in range(state.seats):
        red = [book for book in books_in(state.sets, state.powers_of(seat)) if state.house.genre[book] < FIRST_HELD]
        require(not red, f"6: a red book {red[:1]} is a power card")
    check_masks(state)
    check_memory(state)
    if not state.is_over() and state.asks == ASK_ACT:
        require(len(find_lines(state)) == 0, "2: a line of four was left lying")


def check_masks(state: LibrariansState) -> None:
    """Rows and audiences follow from the visible books."""
    for row in range(ROWS):
        for place in range(COLUMNS):
            taken = bool(state.rows[row] & bit(place))
            require(taken == (state.top_at(row * int(COLUMNS) + place) >= 0), "a row's mask is not that of its books")
        if state.house.ages:
            for age in range(1, AGES):
                cells = [int(place) for place in members(state.rows[row])]
                right = sum(1 << p for p in cells if state.house.age[state.top_at(row * int(COLUMNS) + p)] == age)
                kept = int(state.audience[row * (int(AGES) - 1) + age - 1])
                require(kept == right, "an audience's mask is not that of its books")
    for mark in state.loose:
        require(bool(state.is_taken(mark // 2)), "an empty cell is marked as loose")


def check_memory(state: LibrariansState) -> None:
    """Everybody remembers only what is still hidden: books in hands, and on a known top of the deck."""
    hidden = {int(book) for book in state.known_top}
    for seat in range(state.seats):
        hidden |= set(books_in(state.sets, state.hand_of(seat)))
    for book in books_in(state.sets, SHOWN):
        require(book in hidden, f"8: book {book} is remembered, and hidden no more")
    for book in state.known_top:
        require(has(state.sets, DECK, book), "1: a book on top of the deck is not in it")
