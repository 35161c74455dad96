"""Joined tables for the tests of the terminal: an app at a real server's table, and waiting for what it shows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from readingroom.client import RemoteTable, TableLink
from readingroom.terminal.join import JoinApp
from readingroom.terminal.join.app import arrive
from readingroom.terminal.join.table import JoinedScreen
from readingroom.terminal.picture import Picture
from readingroom.terminal.slip import Slip
from tests.patience import PATIENCE
from tests.terminal.tables import SIZE, shown

ADA = {"kind": "me", "name": "Ada"}
BEN = {"kind": "me", "name": "Ben"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "apprentice"}


@asynccontextmanager
async def joined(link: TableLink, **wish: Any) -> AsyncIterator[Pilot[None]]:
    """Somebody joins by this link, as the command does it."""
    app = await arrive(link, **wish)
    async with asyncio.timeout(PATIENCE), app.run_test(size=SIZE) as pilot:
        yield pilot


async def until(pilot: Pilot[None], holds: Callable[[], object]) -> None:
    """Wait for the screen."""
    for _ in range(1500):
        await pilot.pause()
        if holds():
            await pilot.pause()
            return
        await asyncio.sleep(0.02)
    table = at_table(pilot)
    state = table and (table.number, table.far.number, table.far.answered, table.picture and table.picture.asked)
    raise AssertionError(f"it never came to that: {state}\n{shown(pilot)}")


async def reads(pilot: Pilot[None], *words: str) -> None:
    """Wait until all these words can be read."""
    await until(pilot, lambda: all(word in shown(pilot) for word in words))


def the_app(pilot: Pilot[None]) -> JoinApp:
    assert isinstance(pilot.app, JoinApp)
    return pilot.app


def at_table(pilot: Pilot[None]) -> JoinedScreen | None:
    """The joined table, whatever lies on it; None before."""
    return next((screen for screen in pilot.app.screen_stack if isinstance(screen, JoinedScreen)), None)


def table_of(pilot: Pilot[None]) -> JoinedScreen:
    screen = at_table(pilot)
    assert screen is not None
    return screen


def picture_of(pilot: Pilot[None]) -> Picture:
    picture = table_of(pilot).picture
    assert picture is not None
    return picture


def slip_of(pilot: Pilot[None]) -> Slip:
    return table_of(pilot).query_one(Slip)


def is_asked(pilot: Pilot[None]) -> bool:
    """The newest question lies on the slip and was not answered yet."""
    table = at_table(pilot)
    if table is None or table.picture is None or not table.picture.asked:
        return False
    return table.number == table.far.number != table.far.answered


async def asked(pilot: Pilot[None]) -> None:
    """Wait until this seat is asked."""
    await until(pilot, lambda: is_asked(pilot))


async def answer(pilot: Pilot[None]) -> None:
    """Give an answer by its key: stop where one can, else the first."""
    keys = [answer.key for answer in slip_of(pilot).answers]
    await pilot.press("s" if "s" in keys else keys[0])


async def play_first(other: RemoteTable) -> None:
    """The other person gives the first answer once."""
    await other.until(lambda: bool(other.choices))
    number = other.number
    await other.do("move", action=other.choices[0]["action"], number=number)
    await other.until(lambda: other.number != number)
