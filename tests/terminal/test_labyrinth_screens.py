"""Pictures of Library Labyrinth's main screens at 100x30; `pytest --snapshot-update` draws them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.mazes import BLUES_TURN, CHOICE, FIVE_TERRORS, LAST_SHELF, a_maze_at, a_maze_desk
from tests.terminal.tables import ANA, BEN, SIZE, an_app
from tests.terminal.test_screens import SnapCompare, press_each, then


def test_labyrinth_choosing_the_first_genres(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_maze_desk(home, ANA, bots=1)
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=then(press_each(), "1"))


def test_labyrinth_in_the_middle_of_a_turn(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=then(press_each(), "down"))


def test_labyrinth_without_colour(home: Path, snap_compare: SnapCompare, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=then(press_each(), "down"))


def test_labyrinth_a_heading_opened(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=then(press_each(), "a"))


def test_labyrinth_paying(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_maze_at(home, CHOICE, ANA, BEN)
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=press_each("up", "g"))


def test_labyrinth_decks(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=then(press_each(), "m"))


def test_labyrinth_help(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=then(press_each(), "question_mark"))


def test_labyrinth_won(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_maze_at(home, LAST_SHELF, ANA, BEN)
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=press_each("up", "g"))


def test_labyrinth_overrun(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_maze_at(home, FIVE_TERRORS, ANA, BEN, draws=("terror/tee/0",))
    assert snap_compare(an_app(desk), terminal_size=SIZE, run_before=press_each("up", "i"))
