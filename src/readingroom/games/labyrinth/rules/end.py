"""LAB-END: one way to win, two to lose, and giving up."""

from __future__ import annotations

from readingroom.core.state import bits
from readingroom.games.labyrinth.edge.events import MatchEnded
from readingroom.games.labyrinth.rules.table import CONCEDED, Table


def settle(table: Table) -> None:
    """The match is over: nobody is asked any more."""
    table.depth = 0
    if table.heard is not None:
        table.heard.append(MatchEnded(int(table.ending), int(bits(table.filled))))


def concede(table: Table) -> None:
    """The current player gives the match up for all: a loss (R-6)."""
    table.ending = CONCEDED
    settle(table)
