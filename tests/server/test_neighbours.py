"""Several processes on one database: what one writes the others show."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import pytest

from readingroom.server.live import neighbours
from readingroom.server.live.live_table import LiveTable
from readingroom.server.live.storing import row_after
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings
from readingroom.store import Notices
from readingroom.store.notices import Heard
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.setting_up import set_up
from readingroom.tables.viewers import Asker
from tests.patience import PATIENCE

CHAIRS = [ask.ChairWish(kind="me", name="Ada"), ask.ChairWish(kind="me", name="Bob")]
NEVER = 1000.0


class Wire(Notices):
    """Notices to one other process, which can be cut without the other end noticing."""

    def __init__(self) -> None:
        self.up_since: float | None = None
        self.loses = False
        self.other: Wire | None = None
        self.listener: Heard | None = None

    @property
    def since(self) -> float | None:
        return self.up_since

    @property
    def working(self) -> bool:
        return self.up_since is not None

    def publish(self, table: str, number: int) -> None:
        other = self.other
        if self.up_since is not None and other is not None and other.up_since is not None and not self.loses:
            told = None if other.listener is None else other.listener(table, number)
            if told is not None:
                asyncio.ensure_future(told)  # noqa: RUF006  # the test waits for what it does

    async def listen(self, heard: Heard) -> None:
        self.listener = heard


@asynccontextmanager
async def process(url: str, wire: Wire | None = None) -> AsyncIterator[Rooms]:
    """The rooms of one process; with a wire, as if it had Redis."""
    rooms = Rooms(ServerSettings(database=url, watch_seconds=NEVER))
    if wire is not None:
        rooms = Rooms(ServerSettings(database=url, redis="redis://127.0.0.1:1", watch_seconds=NEVER))
        rooms.notices = wire
    await rooms.open()
    try:
        yield rooms
    finally:
        await rooms.close()


async def a_table(rooms: Rooms, grace: int | str = "never") -> LiveTable:
    wish = ask.TableWish(game="fire", seats=CHAIRS, grace=grace, beat=0)  # type: ignore[arg-type]
    return await rooms.create(set_up(wish, time.time()).entry)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # what is waited for is no event
            await asyncio.sleep(0.01)


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What processes said about their neighbours."""
    return [record.message for record in caplog.records if record.name == "readingroom.server.live.neighbours"]


def wires() -> tuple[Wire, Wire]:
    one, two = Wire(), Wire()
    one.other, two.other = two, one
    return one, two


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "POLL_SECONDS", 0.05)
    monkeypatch.setattr(neighbours, "LOOK_SECONDS", NEVER)


async def test_what_was_written_while_notices_were_down_is_told_when_they_are_back(postgres_url: str) -> None:
    """The others had notices all the time and did not look for themselves."""
    one, two = wires()
    two.up_since = time.monotonic()
    async with process(postgres_url, one) as here, process(postgres_url, two) as there:
        live = await a_table(here)
        other = await there.get(live.table.id)
        await asyncio.sleep(0.3)
        await live.do(ask.Say(phrase="hello"), Asker(0))
        await asyncio.sleep(0.3)
        assert other.table.number == 1
        one.up_since = time.monotonic()
        await until(lambda: other.table.number == 2)


async def test_after_a_short_gap_a_process_looks_for_itself(postgres_url: str) -> None:
    """Too short for anybody to see notices down; only the time from which they work is another."""
    one, two = wires()
    one.up_since = two.up_since = time.monotonic()
    async with process(postgres_url, one) as here, process(postgres_url, two) as there:
        live = await a_table(here)
        other = await there.get(live.table.id)
        await asyncio.sleep(0.3)
        one.loses = True
        await live.do(ask.Say(phrase="hello"), Asker(0))
        await asyncio.sleep(0.3)
        assert other.table.number == 1
        two.up_since = time.monotonic()
        await until(lambda: other.table.number == 2)


async def test_what_many_notices_tell_of_is_read_in_few_queries(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = wires()
    one.up_since = two.up_since = time.monotonic()
    async with process(postgres_url, one) as here, process(postgres_url, two) as there:
        lives = [await a_table(here) for _ in range(20)]
        others = [await there.get(live.table.id) for live in lives]
        await asyncio.sleep(0.3)  # the first look, and what it finds
        asked: list[int] = []
        read = there.store.entries_at

        async def counted(keys: Sequence[tuple[str, int]]) -> dict[tuple[str, int], bytes]:
            asked.append(len(keys))
            return await read(keys)

        monkeypatch.setattr(there.store, "entries_at", counted)
        for phrase in ("hello", "thanks"):
            await asyncio.gather(*(live.do(ask.Say(phrase=phrase), Asker(0)) for live in lives))
        await until(lambda: all(other.table.number == 3 for other in others))
        assert [[line.phrase for line in other.table.standing.chat] for other in others] == [["hello", "thanks"]] * 20
        assert len(asked) < 10


async def test_a_lost_notice_is_made_up_for(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = wires()
    one.up_since = two.up_since = time.monotonic()
    monkeypatch.setattr(neighbours, "LOOK_SECONDS", 0.2)
    async with process(postgres_url, one) as here, process(postgres_url, two) as there:
        live = await a_table(here)
        other = await there.get(live.table.id)
        await asyncio.sleep(0.3)
        one.loses = True
        await live.do(ask.Say(phrase="hello"), Asker(0))
        await until(lambda: other.table.number == 2)


async def test_without_redis_processes_look_however_the_database_is_spelt(postgres_url: str) -> None:
    """docs/running-a-server.md, Redis: without it, processes look into the database every second."""
    short = postgres_url.replace("postgresql://", "postgres://")
    async with process(short) as here, process(short) as there:
        live = await a_table(here)
        other = await there.get(live.table.id)
        await live.do(ask.Say(phrase="hello"), Asker(0))
        await until(lambda: other.table.number == 2)


async def test_a_table_that_cannot_be_read_keeps_no_other_waiting(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with process(postgres_url) as here, process(postgres_url) as there:
        broken, whole = await a_table(here), await a_table(here)
        await there.get(broken.table.id)
        other = await there.get(whole.table.id)
        row = row_after(broken.table, log.Started(at=time.time()))
        with caplog.at_level(logging.ERROR, "readingroom.server.live.neighbours"):
            await here.store.append(row, 1, b'{"kind":"no such kind","at":1.0}')
            await asyncio.sleep(0.3)
            await whole.do(ask.Say(phrase="hello"), Asker(0))
            await until(lambda: other.table.number == 2 and len(told(caplog)) >= 2)
            await asyncio.sleep(0.3)
        assert len(told(caplog)) == 2  # each process tells of it, once
