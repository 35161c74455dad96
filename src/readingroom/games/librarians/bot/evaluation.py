"""How good a position is for the team."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from readingroom.core.state import bits
from readingroom.games.librarians.rules.end import books_left
from readingroom.games.librarians.rules.house import BOOKS
from readingroom.games.librarians.rules.playing import can_play
from readingroom.games.librarians.rules.sets import has
from readingroom.games.librarians.rules.table import BY_HORROR, DECK, HANDS, NOT_ENDED, WON, Table

LOST: Final = 0.85  # what a lost match is worth at most: as many books shelved as there were, but one
LOOKED_AT: Final[i64] = 14  # hidden books that a guess tries to place


def utility(table: Table) -> float:
    """A win is all; a lost match is worth the books that were shelved; Horror nothing (7.4)."""
    if table.ending == WON:
        return 1.0
    if table.ending == BY_HORROR:
        return 0.0
    return LOST * (1.0 - float(books_left(table)) / float(table.house.deck_size))


def evaluate(table: Table) -> float:
    """Books shelved so far, and how many of those to come would still find a place.

    A library that takes hardly any letter any more is about to close, however many books it holds.
    """
    if table.ending != NOT_ENDED:
        return utility(table)
    done = 1.0 - float(books_left(table)) / float(table.house.deck_size)
    powers = float(powers_held(table))
    return 0.05 + 0.9 * (0.35 * done + 0.65 * openness(table)) + 0.04 * powers / (powers + 4.0)


def openness(table: Table) -> float:
    """The part of the books to come, every few of them, that has a legal cell now."""
    looked: i64 = 0
    placed: i64 = 0
    step = max(1, books_left(table) // LOOKED_AT)
    number: i64 = 0
    for book in range(BOOKS):
        if not is_to_come(table, book):
            continue
        if number % step == 0:
            looked += 1
            placed += i64(can_play(table, book))
        number += 1
    return 1.0 if looked == 0 else float(placed) / float(looked)


def is_to_come(table: Table, book: i64) -> bool:
    """The book is still to be shelved: in the deck or in a hand."""
    if has(table.sets, DECK, book):
        return True
    for seat in range(table.seats):
        if has(table.sets, HANDS + seat * 5, book):
            return True
    return False


def powers_held(table: Table) -> i64:
    """How many power cards the team has."""
    count: i64 = 0
    for seat in range(table.seats):
        at = table.powers_of(seat)
        for word in range(5):
            count += bits(table.sets[at + word])
    return count
