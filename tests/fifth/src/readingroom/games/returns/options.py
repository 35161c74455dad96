"""The one option of Returns."""

from __future__ import annotations

from typing import Any

from readingroom.games.returns.cards.pack import Pack
from readingroom.games.returns.rules.house import House

from readingroom.core.options import Option, check_each
from readingroom.core.phrases import phrase

OPTIONS = (Option("swaps", (True, False), True, phrase("returns-option-swaps")),)


def check_options(seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Defaults filled in."""
    return check_each(OPTIONS, seats, given)


def make_house(pack: Pack, seats: int, options: dict[str, Any], *, live: bool) -> House:
    """What a match is played by."""
    return House(swaps=options["swaps"])
