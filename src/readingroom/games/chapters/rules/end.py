"""Who has won (2.10, 2.11)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bits
from readingroom.games.chapters.edge.events import MatchEnded
from readingroom.games.chapters.rules.scoring import hearts
from readingroom.games.chapters.rules.table import Table

PLACES = 1000  # Friends break ties of Hearts


def end_match(table: Table) -> None:
    """All Friends score at the same time, from the final position (CHAP-SCO-2)."""
    table.pop()
    if table.heard is not None:
        scores = tuple([int(points(table, seat)) for seat in range(table.seats)])
        friends = tuple([int(bits(table.friends[seat])) for seat in range(table.seats)])
        table.heard.append(MatchEnded(int(table.ending), scores, friends))


def points(table: Table, seat: i64) -> i64:
    """Hearts; in casual mode Friends, and nothing else counts (CHAP-SCO-3, CHAP-CAS-2, CHAP-CAS-3, CHAP-CAS-4)."""
    return bits(table.friends[seat]) if table.house.casual else hearts(table, seat)


def standing(table: Table, seat: i64) -> i64:
    """Points, then Friends (CHAP-SCO-4)."""
    return points(table, seat) * PLACES + bits(table.friends[seat])


def has_won(table: Table, seat: i64) -> bool:
    """Nobody stands higher; who is still tied shares the victory (CHAP-SCO-5, CHAP-Q-24)."""
    mine = standing(table, seat)
    for other in range(table.seats):
        if standing(table, other) > mine:
            return False
    return True
