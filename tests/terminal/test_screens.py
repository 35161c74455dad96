"""Pictures of the main screens at 100x30; `pytest --snapshot-update` draws them anew, reviewed as a diff."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from readingroom.terminal.saves import write_save
from tests.terminal.tables import ANA, BEN, CY, MID_TURN, SIZE, a_desk, a_desk_at, an_app, settled

SnapCompare = Callable[..., bool]


def press_each(*keys: str) -> Callable[[Pilot[None]], Any]:
    """Wait for the question before each key, and after the last."""

    async def run(pilot: Pilot[None]) -> None:
        await settled(pilot)
        for key in keys:
            await pilot.press(key)
            await settled(pilot)
        await pilot.pause(0.1)

    return run


def then(before: Callable[[Pilot[None]], Any], *keys: str) -> Callable[[Pilot[None]], Any]:
    """Keys that open something over the table."""

    async def run(pilot: Pilot[None]) -> None:
        await before(pilot)
        await pilot.press(*keys)
        await pilot.pause(0.1)

    return run


def test_lobby(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_desk(home, ANA, BEN)
    write_save(desk)
    (home / "saves" / "torn.json").write_text("{", "utf-8")
    os.utime(desk.path, (2_000_000_000, 2_000_000_000))

    async def listed(pilot: Pilot[None]) -> None:
        for _ in range(100):
            await pilot.pause(0.05)
            if pilot.app.screen.query_one("#saves").border_subtitle:
                break
        await pilot.pause(0.1)

    assert snap_compare(an_app(), terminal_size=SIZE, run_before=listed)


def test_fire_table_mid_turn(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_desk_at(home, MID_TURN, ANA, BEN, CY, draws=("W",))
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=press_each("enter", "d"))


def test_fire_table_without_colour(home: Path, snap_compare: SnapCompare, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    desk = a_desk_at(home, MID_TURN, ANA, BEN, CY, draws=("W",))
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=press_each("enter", "d"))


def test_first_draw_with_a_refused_stop(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_desk(home, ANA, BEN, CY, "Dee", "Eve", "Fay", seed=3)
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=then(press_each("enter"), "s"))


def test_reaction_window(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_desk_at(home, MID_TURN, ANA, BEN, CY, draws=("F",))
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=press_each("enter", "d"))


def test_curtain(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_desk_at(home, MID_TURN, ANA, BEN, CY, draws=("W",))
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=press_each("enter", "d", "s"))


def test_rule_pop_up(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_desk_at(home, MID_TURN, ANA, BEN, CY)
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=then(press_each("enter"), "w"))


def test_help(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_desk_at(home, MID_TURN, ANA, BEN, CY)
    before = press_each("enter")
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=then(before, "question_mark"))


def test_the_last_page(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_desk(home, ANA, BEN, CY)
    while not desk.match.over:
        desk.play(desk.match.legal()[0])
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=press_each())
