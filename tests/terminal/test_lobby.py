"""Setting a table."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

import readingroom as rr
from readingroom.terminal.chairs import Chair
from readingroom.terminal.house_rules import OptionRow
from readingroom.terminal.lobby import LobbyScreen
from readingroom.terminal.saves import write_save
from readingroom.terminal.table import TableScreen
from tests.terminal.tables import ANA, BEN, SIZE, a_desk, an_app, left_half, settled, shown, table


async def opened(pilot: Pilot[None]) -> LobbyScreen:
    """The lobby with its saves listed."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    assert isinstance(pilot.app.screen, LobbyScreen)
    return pilot.app.screen


def chair(lobby: LobbyScreen, seat: int, kind: str, name: str = "") -> None:
    list(lobby.query(Chair))[seat].sit(kind, name)


def choose(lobby: LobbyScreen, key: str, value: object) -> None:
    next(row for row in lobby.query(OptionRow) if row.option.key == key).set(value)


async def test_a_table_is_set_by_keyboard_alone() -> None:
    async with an_app().run_test(size=SIZE) as pilot:
        await opened(pilot)
        await pilot.press("tab", "tab", *"Mia", "ctrl+s")
        await settled(pilot)
        assert [sitter.words for sitter in table(pilot).desk.sitters] == ["Mia", "Jun (Librarian bot)"]


@pytest.mark.parametrize(
    ("chairs", "options", "reason"),
    [
        ({1: "empty"}, {"mode": "robot"}, "2 to 5 seats, not 1"),
        ({}, {"mode": "robot", "tools": False}, "the robot needs the tool deck"),
        ({}, {"shout": "first"}, "add tools=false"),
        ({}, {"robot_head_start": 70, "mode": "robot"}, "from 0 to 50"),
        ({}, {"youth": "Mia"}, "name everybody once"),
        ({0: "empty", 1: "empty"}, {}, "1 to 6 seats, not 0"),
    ],
)
async def test_what_does_not_go_together_is_said_in_words(
    chairs: dict[int, str], options: dict[str, object], reason: str
) -> None:
    async with an_app().run_test(size=SIZE) as pilot:
        lobby = await opened(pilot)
        for seat, kind in chairs.items():
            chair(lobby, seat, kind)
        for key, value in options.items():
            choose(lobby, key, value)
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LobbyScreen)
        assert reason in left_half(shown(pilot))


async def test_one_chair_plays_against_the_robot() -> None:
    async with an_app().run_test(size=SIZE) as pilot:
        lobby = await opened(pilot)
        chair(lobby, 1, "empty")
        await pilot.press("ctrl+s")
        await settled(pilot)
        assert table(pilot).desk.match.setup.options["mode"] == "solo_robot"


async def test_the_same_seed_deals_the_same_match() -> None:
    async with an_app().run_test(size=SIZE) as pilot:
        lobby = await opened(pilot)
        chair(lobby, 1, "person")
        lobby.query_one("#seed Field").value = "7"  # type: ignore[attr-defined]
        await pilot.press("ctrl+s")
        await settled(pilot)
        expected = rr.start("fire", seats=2, seed=7, live=True)
        assert table(pilot).desk.match.commitment == expected.commitment


async def test_a_seed_that_is_none_is_refused() -> None:
    async with an_app().run_test(size=SIZE) as pilot:
        lobby = await opened(pilot)
        lobby.query_one("#seed Field").value = "lucky"  # type: ignore[attr-defined]
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert "a seed is a whole number" in shown(pilot)


async def test_an_unfinished_match_is_listed_and_resumed(home: Path) -> None:
    desk = a_desk(home, ANA, BEN)
    desk.play(desk.match.legal()[0])
    write_save(desk)
    (home / "saves" / "torn.json").write_text("{", "utf-8")
    async with an_app().run_test(size=SIZE) as pilot:
        lobby = await opened(pilot)
        assert "Ana, Ben. 1 move" in shown(pilot)
        assert "DAMAGED torn.json" in shown(pilot)
        damaged = next(place for place, save in enumerate(lobby.saves) if save.damage)
        saves = lobby.query_one("#saves", OptionList)
        await pilot.press("shift+tab", *["down"] * damaged, "enter")
        await pilot.pause()
        assert "torn.json cannot be opened" in shown(pilot)
        saves.highlighted = 1 - damaged
        await pilot.press("enter")
        await settled(pilot)
        assert table(pilot).desk.match.dumps() == desk.match.dumps()
    assert (home / "saves" / "torn.json").read_text("utf-8") == "{"


async def test_leaving_a_table_leads_to_the_lobby_where_it_waits(home: Path) -> None:
    async with an_app(a_desk(home, ANA, bots=1)).run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LobbyScreen)
        for _ in range(50):
            await pilot.pause(0.05)
            if pilot.app.screen.saves:
                break
        assert [save.path.name for save in pilot.app.screen.saves] == ["test.json"]
