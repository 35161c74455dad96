"""Positions by hand in every game: what the laws check in play is checked of them, too."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.errors import Broken

SMALLEST: dict[str, dict[str, Any]] = {"fire": {"holds": [1, 2]}, "labyrinth": {}, "librarians": {}, "chapters": {}}


@pytest.mark.parametrize("check", ["conserved", "sound"])
@pytest.mark.parametrize("game", [meta.key for meta in rr.games()])
def test_every_invariant_of_a_game_is_held_to(game: str, check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law conserved: a game states its invariants once, and `rr.start` refuses what breaks one."""
    rr.start(game, position=SMALLEST[game])

    def broken(_: object) -> None:
        raise Broken("INV-99: nothing may lie here")

    monkeypatch.setattr(find_game(game), check, broken)
    with pytest.raises(rr.BadPosition, match="the position cannot be: INV-99: nothing may lie here"):
        rr.start(game, position=SMALLEST[game])
