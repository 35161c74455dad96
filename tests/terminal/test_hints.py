"""Hints and the lesson at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import readingroom as rr
from readingroom.bots.levels import Archivist
from readingroom.core.errors import ReadingRoomError
from readingroom.terminal.hint import HintScreen
from readingroom.terminal.lesson import POINTED, LessonScreen
from readingroom.terminal.tutor import Tutor
from tests.terminal.tables import ANA, BEN, SIZE, a_desk, an_app, settled, shown


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """How strong the coach is does not matter here."""
    monkeypatch.setattr(Archivist, "iterations", 60)


async def test_h_asks_the_coach_and_enter_does_it(home: Path) -> None:
    """TABLE-ODDS-1."""
    desk = a_desk(home, ANA, bots=1)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        answered = sum(seat == 0 for seat, _ in desk.match.log)
        await pilot.press("h")
        for _ in range(200):
            await pilot.pause(0.02)
            if isinstance(pilot.app.screen, HintScreen) and pilot.app.screen.hint is not None:
                break
        hint = desk.hint(0)
        assert hint.words in shown(pilot)
        assert hint.rule in shown(pilot)
        await pilot.press("enter")
        await settled(pilot)
        mine = [code for seat, code in desk.match.log if seat == 0]
        assert desk.match.actions.actions[mine[answered]] == hint.action


async def test_a_hint_is_left_alone_by_escape(home: Path) -> None:
    desk = a_desk(home, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("h", "escape")
        await pilot.pause()
        assert desk.match.log == []


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("game", [meta.key for meta in rr.games()])
async def test_the_lesson_is_played_to_its_end(game: str) -> None:
    """Every step can be pressed, points at something on the table, and rests on rules that exist."""
    app = an_app()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = LessonScreen(game)
        await app.push_screen(screen)
        await pilot.pause()
        steps = screen.tutor.lesson.steps
        for number, step in enumerate(steps, 1):
            assert f"{number} of {len(steps)}" in shown(pilot)
            assert screen.query(f".{POINTED}"), step.point
            assert all(rule in screen.tutor.desk.match.game.rulebook for rule in step.rules)
            await pilot.press("enter")
            await pilot.pause()
        assert app.screen is not screen


@pytest.mark.usefixtures("home")
async def test_one_can_read_the_note_before_again() -> None:
    app = an_app()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("ctrl+l")
        await pilot.pause()
        await pilot.press("enter", "enter", "enter", "u")
        await pilot.pause()
        assert isinstance(app.screen, LessonScreen)
        assert app.screen.tutor.at == 2
        assert "3 of " in shown(pilot)


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    key = rr.games()[0].key
    monkeypatch.setattr(type(rr.start(key, seats=2).game), "lesson", lambda _: None)
    with pytest.raises(ReadingRoomError, match="has no lesson"):
        Tutor(key)
