"""The end of the game (3.9)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.games.librarians.edge.events import MatchEnded
from readingroom.games.librarians.rules.sets import size
from readingroom.games.librarians.rules.table import BY_HORROR, NOT_ENDED, STUCK, WON, Table


def check_win(table: Table) -> None:
    """Won with deck and all hands empty, one unit or not (LIB-END-1, LIB-Q-31), before a thrill acts (LIB-Q-52)."""
    if table.ending == NOT_ENDED and table.deck_size == 0 and table.are_all_hands_empty():
        table.end_match(WON)


def books_left(table: Table) -> i64:
    """The score: deck and hands; what was discarded or removed does not count (LIB-END-5)."""
    left = table.deck_size
    for seat in range(table.seats):
        left += size(table.sets, table.hand_of(seat))
    return left


def give_up(table: Table) -> None:
    """As if stuck; power cards that do not help need not be spent first (LIB-END-4)."""
    table.end_match(STUCK)


def settle(table: Table) -> None:
    """Nobody is asked any more; Horror was before everything else (LIB-END-2)."""
    table.depth = 0
    if table.heard is not None:
        table.heard.append(MatchEnded(int(table.ending), int(books_left(table))))


def result_of(table: Table) -> i64:
    """A finished match in a number: won, lost to horror, or how many books were left (LIB-END-6)."""
    if table.ending == WON:
        return 0
    return 1000 if table.ending == BY_HORROR else books_left(table)
