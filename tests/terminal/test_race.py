"""FIRE-NOTOOL-2 with `shout=first`: the live table says who shouted."""

from __future__ import annotations

from pathlib import Path

import pytest

from readingroom.terminal import table as table_module
from readingroom.terminal.race import RaceScreen
from tests.terminal.tables import ANA, BEN, SIZE, a_desk, an_app, settled, shown, slip, table

OPTIONS = {"tools": False, "shout": "first"}


async def burn(pilot: object) -> None:
    """Draw until somebody's fire spreads."""
    from textual.pilot import Pilot

    assert isinstance(pilot, Pilot)
    for _ in range(60):
        await pilot.pause(0.02)
        if isinstance(pilot.app.screen, RaceScreen):
            return
        await settled(pilot)
        await pilot.press("enter" if pilot.app.screen is not table(pilot) else slip(pilot).answers[0].key)
    raise AssertionError("no fire has spread")


async def test_the_first_key_wins_the_point(home: Path) -> None:
    desk = a_desk(home, ANA, bots=1, options=OPTIONS)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await burn(pilot)
        assert "A: Ana" in shown(pilot)
        await pilot.press("x", "a")
        await settled(pilot)
        assert ("shout:0") in [str(desk.match.game.actions.actions[code]) for _, code in desk.match.log]


async def test_after_the_beat_nobody_has_shouted(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "BEAT", 0.01)
    desk = a_desk(home, ANA, BEN, options=OPTIONS)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        while "shout:" not in desk.match.dumps():
            await settled(pilot)
            await pilot.press("enter" if pilot.app.screen is not table(pilot) else slip(pilot).answers[0].key)
        await settled(pilot)
        assert "shout:none" in desk.match.dumps()
