"""Bots that are asked in secret: the screen tells nobody (fire.md 4.5)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import readingroom as rr
from readingroom.terminal.desk import Desk
from readingroom.terminal.sitters import Sitter
from readingroom.terminal.slip import Slip
from readingroom.terminal.table import TableScreen
from tests.terminal.tables import SIZE, FirstAnswer, an_app, settled


def a_fire_beside_bots(folder: Path, bens_hand: list[str]) -> Desk:
    position = {
        "seats": 4,
        "round": 2,
        "scores": [5, 6, 7, 8],
        "cards": {"1": "W"},
        "holds": [1, 2, 3, 4],
        "hands": [[], bens_hand, [], []],
        "market": ["shovel-1", "knapsack-2", "lockbox-1"],
        "turn": {"active": 0, "drew": True},
        "asked": {"decision": "save_or_leave", "seat": 0},
    }
    match = rr.start("fire", position=position, seed=7, draws=("F",))
    sitters = (Sitter("Ana"), *(Sitter(f"Bot{seat}", "greedy") for seat in (1, 2, 3)))
    return Desk(match, sitters, folder / "test.json", lambda _level, _seed: FirstAnswer())


@pytest.mark.parametrize("hand", [["axe-1"], ["cloak-1"]], ids=["asked", "not asked"])
async def test_the_screen_is_painted_alike_whether_a_bot_was_asked_or_not(
    home: Path, hand: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that passes with an Axe in hand leaves no trace between the fire and its spreading."""
    seen: list[str] = []
    paint, say = TableScreen.paint, Slip.say

    async def painting(self: TableScreen) -> None:
        await paint(self)
        assert self.picture is not None
        seen.append(self.picture.prompt)

    def saying(self: Slip, words: str) -> None:
        seen.append(words)
        say(self, words)

    monkeypatch.setattr(TableScreen, "paint", painting)
    monkeypatch.setattr(Slip, "say", saying)
    async with an_app(a_fire_beside_bots(home, hand)).run_test(size=SIZE) as pilot:
        await settled(pilot)
        seen.clear()
        await pilot.press("d")
        await settled(pilot)
    assert seen == ["The fire catches...", "Take a tool."]


def test_refusals_are_asked_for_the_one_who_is_asked_only(home: Path) -> None:
    """`why_not` speaks to the seat that is asked; for others it would tell what is going on."""
    from readingroom.terminal.picture import take_picture

    desk = a_fire_beside_bots(home, ["axe-1"])
    desk.play("draw")
    assert desk.match.to_move == 1
    picture: Any = take_picture(desk, 0)
    assert picture.why_not(desk.match.game.actions.parse("play:bucket")) is None
    assert picture.legal == ()
