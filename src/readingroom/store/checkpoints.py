"""SQLite's log is copied back into its file beside the commits, by a thread that gives way to all others.

Left to itself SQLite does it within a commit, and whoever moved then waited ten milliseconds. Here another thread
copies nearly all of it, and the writer's thread what came meanwhile: once nothing is left, SQLite begins its log anew.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from typing import Final

from readingroom.store.worker_thread import WorkerThread

logger = logging.getLogger(__name__)

PAGES: Final = 10_000  # of the log, estimated; some 50 MB
BESIDE: Final = 2  # pages that a commit writes, beside one for each of its entries


class Checkpoints:
    """When the log is copied back, and by whom."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], writer: WorkerThread) -> None:
        self._connect = connect
        self._writer = writer
        self._copier = WorkerThread("store-copier", gives_way=True)
        self._written = 0  # pages since the log was last copied back
        self._task: asyncio.Task[None] | None = None

    def count(self, entries: int) -> None:
        """So many entries were written in a commit."""
        self._written += entries + BESIDE
        if self._written >= PAGES and (self._task is None or self._task.done()):
            self._written = 0
            self._task = asyncio.create_task(self._copy(), name="store-copier")

    async def end(self) -> None:
        """Wait for what is under way; nothing is begun any more."""
        if self._task is not None:
            await self._task
        self._copier.end()

    async def _copy(self) -> None:
        try:
            await self._copier.do(self._copy_what_there_is)
            await self._writer.do(self._copy_what_there_is)
        except sqlite3.Error:  # SQLite will do it within a commit
            logger.warning("the log cannot be copied back beside the commits", exc_info=True)

    def _copy_what_there_is(self) -> None:
        connection = self._connect()
        try:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.close()
