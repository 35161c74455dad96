"""What a seat can answer."""

from __future__ import annotations

from readingroom.games.returns.rules.house import BOOKS

from readingroom.core.actions import ActionTable
from readingroom.core.verbs import action


@action("lay")
class Lay:
    """Lay a book."""

    book: int


@action("swap")
class Swap:
    """Put a book aside for one of the cart."""

    book: int


ReturnsAction = Lay | Swap
NUMBERS = range(1, BOOKS + 1)
ACTIONS = ActionTable[ReturnsAction]((*map(Lay, NUMBERS), *map(Swap, NUMBERS)))
