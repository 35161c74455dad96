"""Bots at a table: how long they wait, and what that may not tell."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

import readingroom as rr
from readingroom.server.live.live_table import LiveTable
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings
from readingroom.server.thinking import Question, match_of
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.viewers import Asker
from tests.patience import PATIENCE
from tests.server.test_leaks import ASKED

THOUGHT = 0.5  # seconds that a bot thinks here


@pytest_asyncio.fixture
async def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rooms]:
    """Its bots pass where they can, else draw where they can."""
    rooms = Rooms(ServerSettings(database=str(tmp_path / "rooms.db")))

    async def choose(question: Question) -> str:
        await asyncio.sleep(THOUGHT)
        legal = [str(action) for action in match_of(question).legal()]
        return next((wish for wish in ("pass", "draw") if wish in legal), legal[0])

    monkeypatch.setattr(rooms.thinking, "choose", choose)
    await rooms.open()
    yield rooms
    await rooms.close()


async def a_fire(rooms: Rooms, first: log.SeatPlan, *, beat: float, think: float) -> LiveTable:
    """A table where the first seat draws a fire, and two bots could do something against it."""
    match = rr.start("fire", position=ASKED, seed=11, draws=["fire", "white", "white", "white"])
    plain = match.to_plain()
    settings = log.Settings(game="fire", options=plain["options"], grace=None, beat=beat, think=think)
    chairs = [first, *[log.SeatPlan(kind="bot", level="apprentice")] * 3]
    live = await rooms.create(
        log.Created(at=time.time(), settings=settings, seats=chairs, host="", secret=plain["seed"], file=plain)
    )
    await live.do(ask.Start(), Asker(host=True))
    return live


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


async def test_bots_asked_in_secret_answer_within_the_beat(rooms: Rooms) -> None:
    """security.md: their pause is for people to follow, and here nobody may."""
    live = await a_fire(rooms, log.SeatPlan(kind="person", name="Ada"), beat=3.0, think=10.0)
    await live.do(ask.Move(action="draw"), Asker(0))
    timeline = live.table.timeline
    assert not timeline.is_settled(None)
    await until(lambda: timeline.is_settled(None))
    assert timeline.moments[-1].at - timeline.moments[1].at < 3.0
    assert len(timeline.moments) == 4  # begun, drawn, and passed twice


async def test_the_pause_after_a_window_does_not_tell_how_long_others_were_asked(rooms: Rooms) -> None:
    live = await a_fire(rooms, log.SeatPlan(kind="bot", level="apprentice"), beat=0.5, think=2.5)
    timeline = live.table.timeline
    await until(lambda: len(timeline.moments) == 5)  # begun, drawn, passed twice, and the next
    opened = timeline.moments[1]
    assert opened.window
    assert 2.4 < timeline.moments[4].at - opened.at < 2.5 + 2 * THOUGHT
