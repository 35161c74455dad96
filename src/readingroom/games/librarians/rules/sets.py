"""Sets of books: 276 of them do not fit into one number, so a set is five words in a vector, from a place on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import MEMBERS, bit, bits, lowest_bit

WORDS: Final[i64] = 5


def has(sets: vec[i64], at: i64, book: i64) -> bool:
    """A book is a member of the set that begins at this place."""
    return sets[at + book // MEMBERS] & bit(book % MEMBERS) != 0


def add(sets: vec[i64], at: i64, book: i64) -> None:
    sets[at + book // MEMBERS] |= bit(book % MEMBERS)


def remove(sets: vec[i64], at: i64, book: i64) -> None:
    sets[at + book // MEMBERS] &= ~bit(book % MEMBERS)


def size(sets: vec[i64], at: i64) -> i64:
    """How many books a set has."""
    count: i64 = 0
    for word in range(WORDS):
        count += bits(sets[at + word])
    return count


def is_empty(sets: vec[i64], at: i64) -> bool:
    for word in range(WORDS):
        if sets[at + word] != 0:
            return False
    return True


def first_from(sets: vec[i64], at: i64, book: i64) -> i64:
    """The first member that is not below a book's number; -1 when there is none."""
    word = book // MEMBERS
    if word >= WORDS:
        return -1
    rest = sets[at + word] & -bit(book % MEMBERS)
    while rest == 0:
        word += 1
        if word >= WORDS:
            return -1
        rest = sets[at + word]
    return word * MEMBERS + lowest_bit(rest)


def books_in(sets: vec[i64], at: i64) -> tuple[int, ...]:
    """The members, ascending, for events and views."""
    found: list[int] = []
    book = first_from(sets, at, 0)
    while book >= 0:
        found.append(int(book))
        book = first_from(sets, at, book + 1)
    return tuple(found)
