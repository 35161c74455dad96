"""Backups of SQLite while somebody writes; PostgreSQL has its own tool."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from readingroom.store import Store, StoreError
from tests.patience import PATIENCE
from tests.store.builders import a_row


async def test_a_backup_while_writing_is_consistent(tmp_path: Path) -> None:
    """Each append writes an entry and its row: in every copy they agree, and no number is missing."""
    store = await Store.open(str(tmp_path / "room.db"))
    stop = asyncio.Event()
    confirmed = [0] * 20

    async def play(place: int) -> None:
        while not stop.is_set():
            number = confirmed[place]
            assert await store.append(a_row(f"table {place}", entries=number + 1), number, b"x" * 500)
            confirmed[place] += 1

    players = [asyncio.create_task(play(place)) for place in range(20)]
    before = []
    for copy in range(3):
        async with asyncio.timeout(PATIENCE):
            while min(confirmed) <= copy:  # everybody has written, and more before each copy
                await asyncio.sleep(0.01)
        before.append(list(confirmed))
        await store.backup(tmp_path / f"copy {copy}.db")
    stop.set()
    await asyncio.gather(*players)
    await store.close()
    for copy in range(3):
        await check_copy(tmp_path / f"copy {copy}.db", before[copy])
    assert [name for name in os.listdir(tmp_path) if "part" in name] == []  # noqa: PTH208  # a plain question


async def check_copy(path: Path, confirmed: list[int]) -> None:
    """All that was confirmed before the copy began is in it."""
    copy = await Store.open(str(path))
    for place, number in enumerate(confirmed):
        row = await copy.row(f"table {place}")
        assert row is not None
        assert row.entries >= number > 0
        assert [found for found, _ in await copy.entries(row.id)] == list(range(row.entries))
    await copy.close()


async def test_a_backup_never_overwrites(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "room.db"))
    (tmp_path / "copy.db").write_text("dear")
    with pytest.raises(StoreError, match="exists already"):
        await store.backup(tmp_path / "copy.db")
    with pytest.raises(StoreError, match="cannot be written"):
        await store.backup(tmp_path / "nowhere" / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "dear"
    await store.close()


async def test_postgresql_says_what_to_use_instead(postgres_url: str, tmp_path: Path) -> None:
    store = await Store.open(postgres_url)
    with pytest.raises(StoreError, match="pg_dump"):
        await store.backup(tmp_path / "copy.db")
    await store.close()
