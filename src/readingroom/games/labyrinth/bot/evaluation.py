"""How good a position of Library Labyrinth is, also in the middle of a choice; `worth.py` has the chance to win."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bits
from readingroom.games.labyrinth.bot.choosing import quick_choice
from readingroom.games.labyrinth.bot.worth import chance_to_win
from readingroom.games.labyrinth.rules.codes import (
    CODES,
)
from readingroom.games.labyrinth.rules.table import (
    SHELVES,
    WON,
    Table,
)

NO_CODES: Final = vec[i64]([0] * CODES)
CONSOLATION: Final = 0.1  # what a lost match with all but no Shelf open counts


def utility(table: Table) -> float:
    """All win or lose together; a lost match still counts its filled Shelves a little."""
    return 1.0 if table.ending == WON else consolation(table)


def consolation(table: Table) -> float:
    """So that a match that cannot be won is still played on sensibly."""
    return CONSOLATION * float(bits(table.filled)) / float(SHELVES)


def evaluate(table: Table) -> float:
    """The team's chance to win, and a little for what it has done if it does not."""
    if table.depth > 1:
        return evaluate_settled(table)
    chance = chance_to_win(table)
    return chance + (1.0 - chance) * consolation(table)


def evaluate_settled(table: Table) -> float:
    """In the middle of a choice, such as a payment, what counts is what comes of it: a quick player settles it."""
    settled = cast("Table", table.clone())
    codes = NO_CODES[:]
    while settled.depth > 1:
        settled.apply(quick_choice(settled, codes, settled.legal(codes)))
    return evaluate(settled) if settled.depth > 0 else utility(settled)
