"""What is left after a process, a connection or a disk fails at the worst moment."""

from __future__ import annotations

import asyncio
import random
import resource
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from readingroom.store import Delivery, Store, StoreError
from tests.patience import PATIENCE
from tests.services import Postgres
from tests.store.builders import a_row, fill

DEATHS = {"sqlite": 20, "postgresql": 5}


async def test_every_confirmed_entry_survives_a_kill(url: str) -> None:
    chance = random.Random(2024)
    deaths = DEATHS[url.partition("://")[0]]
    confirmed: dict[str, int] = {}
    for death in range(deaths):
        confirmed |= append_until_killed(url, f"life {death}", after=chance.uniform(0, 0.25))
    store = await Store.open(url)
    assert len(confirmed) >= deaths
    for key, number in confirmed.items():
        entries = await store.entries(key)
        row = await store.row(key)
        assert [found for found, _ in entries] == list(range(len(entries)))
        assert len(entries) > number
        assert entries[number][1] == f"{key} {number}".encode() * 20
        assert row is not None
        assert row.entries == len(entries)
    await store.close()


def append_until_killed(url: str, name: str, after: float) -> dict[str, int]:
    """The highest confirmed number of each table, of a process killed so many seconds after its first answer."""
    command = [sys.executable, "-m", "tests.store.appender", url, name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        time.sleep(after)
        process.kill()
        lines += process.stdout.readlines()
    confirmed: dict[str, int] = defaultdict(int)
    for line in lines:
        if line.endswith("\n"):
            key, _, number = line.strip().rpartition(" ")
            confirmed[key] = int(number)
    return confirmed


async def test_a_killed_connection_fails_its_batch_and_the_next_one_works(
    postgres_server: Postgres, postgres_url: str
) -> None:
    """`kill -9` of PostgreSQL's processes while appends are under way."""
    store = await Store.open(postgres_url)
    confirmed: dict[str, int] = {}
    failed: list[StoreError] = []
    under_way = asyncio.Event()

    async def play(key: str) -> None:
        try:
            for number in range(1_000_000):
                assert await store.append(a_row(key, entries=number + 1), number, b"x")
                confirmed[key] = number
                if len(confirmed) == 30:
                    under_way.set()
        except StoreError as error:
            failed.append(error)

    players = [asyncio.create_task(play(f"table {place}")) for place in range(30)]
    await under_way.wait()
    assert await asyncio.to_thread(postgres_server.kill_backends, postgres_url) >= 1
    await asyncio.gather(*players)
    assert len(failed) == 30
    await until_it_answers(store)
    for key, number in confirmed.items():
        row, entries = await store.row(key), await store.entries(key)
        assert row is not None
        assert len(entries) == row.entries > number
    assert await store.append(a_row("after"), 0, b"")
    await store.close()


async def until_it_answers(store: Store) -> None:
    """PostgreSQL needs a moment to recover."""
    for _ in range(int(10 * PATIENCE)):
        try:
            await store.ping()
        except StoreError:
            await asyncio.sleep(0.1)
        else:
            return
    pytest.fail("PostgreSQL did not come back")


async def test_ping_tells_that_the_database_is_gone(postgres_server: Postgres, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.ping()
    name = postgres_url.rpartition("/")[2]
    await asyncio.to_thread(postgres_server.run, f"DROP DATABASE {name} WITH (FORCE)")
    with pytest.raises(StoreError):
        await store.ping()
    with pytest.raises(StoreError):
        await store.append(a_row(), 0, b"")
    await store.close()


async def test_an_idle_connection_that_died_fails_nobody(postgres_server: Postgres, postgres_url: str) -> None:
    """As after a restart of PostgreSQL at night."""
    store = await Store.open(postgres_url)
    await fill(store)
    await asyncio.to_thread(postgres_server.run, end_connections(postgres_url))
    assert await store.append(a_row(entries=4), 3, b"after")
    assert await store.entries("oak", 3) == [(3, b"after")]
    await store.close()


def end_connections(url: str) -> str:
    name = url.rpartition("/")[2]
    return f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"


async def test_a_full_disk_fails_every_waiting_append_and_leaves_nothing_half(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "room.db"))
    row = await fill(store)
    hook = Delivery("oak", 0, "https://example.org", "{}")
    with no_file_larger_than(size_of(tmp_path / "room.db-wal") + 1000):
        appends = [store.append(a_row(f"table {place}"), 0, b"x" * 5000, [hook]) for place in range(20)]
        answers = await asyncio.gather(*appends, store.append(a_row(entries=4), 3, b""), return_exceptions=True)
    assert all(isinstance(answer, StoreError) for answer in answers)
    assert await store.tables() == [row]
    assert await store.take_deliveries(1e12, 60) == []
    assert await store.append(a_row(entries=4), 3, b"there is room again")
    await store.close()


def size_of(path: Path) -> int:
    return path.stat().st_size


@contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    """To a program, writing beyond the limit looks like a disk that is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
