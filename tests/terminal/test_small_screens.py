"""A terminal of 80x24 shows all that is needed to play; `pytest --snapshot-update` draws its pictures anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.geometry import Region

from readingroom.terminal.desk import Desk
from readingroom.terminal.faces import LEAST, SMALL
from readingroom.terminal.labyrinth.small_maze import small_cell_at
from readingroom.terminal.ledger import Ledger
from readingroom.terminal.slip import AnswerRow, Slip
from tests.terminal.libraries import a_library_desk
from tests.terminal.mazes import BLUES_TURN, a_maze_at, a_maze_desk
from tests.terminal.tables import ANA, BEN, CY, MID_TURN, SIZE, a_desk, a_desk_at, an_app, settled, shown
from tests.terminal.test_screens import SnapCompare, press_each, then

SMALLEST = (LEAST.width, LEAST.height)
SIX = (ANA, BEN, CY, "Dee", "Eve", "Fay")


def test_fire_on_the_smallest_screen(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_desk_at(home, MID_TURN, ANA, BEN, CY, draws=("W",))
    assert snap_compare(an_app(desk), terminal_size=SMALLEST, run_before=press_each("enter", "d"))


def test_labyrinth_on_the_smallest_screen(home: Path, snap_compare: SnapCompare) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    assert snap_compare(an_app(desk), terminal_size=SMALLEST, run_before=then(press_each(), "down"))


@pytest.mark.parametrize("game", ["fire", "labyrinth", "librarians"])
async def test_nothing_is_cut_off(home: Path, game: str) -> None:
    """Every part and at least three answers lie within the screen, with as many players as there can be."""
    make, seats = {"fire": (a_desk, 6), "labyrinth": (a_maze_desk, 5), "librarians": (a_library_desk, 6)}[game]
    desk: Desk = make(home, *SIX[:seats])
    async with an_app(desk).run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        screen = pilot.app.screen
        whole = Region(0, 0, *SMALLEST)
        left, right, slip = (screen.query_one(name).region for name in ("#left", "#right", "Slip"))
        assert all(whole.contains_region(region) for region in (left, right, slip))
        assert not left.overlaps(right)
        assert not left.overlaps(slip)
        parts = [part.region for part in screen.query("#left > *")]
        assert all(left.contains_region(region) for region in parts)
        rows = [row for row in screen.query(AnswerRow) if slip.contains_region(row.region) and row.region.height]
        assert len(rows) >= min(3, len(screen.query_one(Slip).answers))


async def test_what_happened_last_stands_under_the_answers(home: Path) -> None:
    """The log has no room of its own; `l` still opens all of it."""
    async with an_app(a_desk(home, ANA, bots=1)).run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        assert not pilot.app.screen.query_one(Ledger).display
        assert "Ana's turn." in shown(pilot)
        await pilot.press("l")
        assert "The whole log" in shown(pilot)


async def test_another_size_lays_the_table_anew(home: Path) -> None:
    """Somebody makes the window larger, and small again."""
    async with an_app(a_desk(home, ANA, bots=1)).run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        await pilot.resize_terminal(*SIZE)
        await pilot.pause(0.3)
        assert not pilot.app.screen.has_class(SMALL)
        assert "Market" in shown(pilot)
        await pilot.resize_terminal(*SMALLEST)
        await pilot.pause(0.3)
        assert pilot.app.screen.has_class(SMALL)
        assert "Take the bag and draw." in shown(pilot)


async def test_a_smaller_terminal_is_told_what_it_lacks(home: Path) -> None:
    async with an_app(a_desk(home, ANA, bots=1)).run_test(size=(70, 20)) as pilot:
        await settled(pilot)
        assert "the table needs 80x24, this is 70x20" in shown(pilot)


async def test_a_click_finds_its_tile(home: Path) -> None:
    """The small maze is drawn closer, and the mouse knows it."""
    async with an_app(a_maze_at(home, BLUES_TURN, ANA, BEN)).run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        await pilot.click("MazePart", offset=(2 + 3 * 10 + 4, 1 + 2 * 1 + 1))
        await pilot.pause()
        assert "r2c4" in shown(pilot)
    assert [small_cell_at(x, y) for x, y in ((2, 0), (51, 9), (0, 3), (60, 3), (5, 10))] == [0, 24, None, None, 20]
