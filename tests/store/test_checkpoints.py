"""SQLite's log goes back into its file beside the commits, and begins anew."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest

from readingroom.store import Store, checkpoints
from readingroom.store.checkpoints import Checkpoints
from readingroom.store.sqlite import connect
from readingroom.store.worker_thread import LOWEST, WorkerThread
from tests.store.builders import a_row

TABLES, NUMBERS = 20, 60
DATA = b"x" * 400


async def play(path: Path) -> Store:
    """Many tables at once, which share commits."""
    store = await Store.open(str(path))

    async def a_table(key: str) -> None:
        for number in range(NUMBERS):
            assert await store.append(a_row(key, entries=number + 1), number, DATA)

    await asyncio.gather(*(a_table(f"table {place}") for place in range(TABLES)))
    return store


async def test_the_log_begins_anew(tmp_path: Path) -> None:
    """As long as it was, and no longer, however much is written."""
    path, writer = tmp_path / "room.db", WorkerThread("test-writer")
    connection = connect(path)
    connection.execute("CREATE TABLE things (thing)")

    def write() -> int:
        for _ in range(200):
            connection.execute("INSERT INTO things VALUES (zeroblob(3000))")
        return path.with_name("room.db-wal").stat().st_size

    first = await writer.do(write)
    assert await writer.do(write) > 1.5 * first
    grown = await writer.do(write)
    for _ in range(3):
        copying = Checkpoints(lambda: connect(path), writer)
        copying.count(checkpoints.PAGES)
        await copying.end()
        assert await writer.do(write) == grown
    writer.end()
    connection.close()


async def test_every_entry_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    monkeypatch.setattr(Checkpoints, "count", lambda _, entries: counted.append(entries))
    await (await play(tmp_path / "room.db")).close()
    assert sum(counted) == TABLES * NUMBERS


async def test_nothing_is_lost_by_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "PAGES", 50)
    await (await play(tmp_path / "room.db")).close()
    store = await Store.open(str(tmp_path / "room.db"))
    for place in range(TABLES):
        assert await store.entries(f"table {place}") == [(number, DATA) for number in range(NUMBERS)]
    await store.close()


async def test_where_it_cannot_be_done_the_commits_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite does it by itself then."""

    def refuse() -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    monkeypatch.setattr(checkpoints, "PAGES", 10)
    writer = WorkerThread("test-writer")
    copying = Checkpoints(refuse, writer)
    copying.count(10)
    copying.count(10)
    await copying.end()
    writer.end()
    assert [record.levelname for record in caplog.records if "cannot be copied back" in record.message] == ["WARNING"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a thread has no priority of its own")
async def test_whoever_copies_gives_way_and_nobody_else() -> None:
    from os import PRIO_PROCESS, getpriority

    polite, other = WorkerThread("polite", gives_way=True), WorkerThread("other")
    assert await polite.do(lambda: getpriority(PRIO_PROCESS, 0)) == LOWEST
    assert await other.do(lambda: getpriority(PRIO_PROCESS, 0)) == getpriority(PRIO_PROCESS, 0) < LOWEST
    polite.end()
    other.end()
