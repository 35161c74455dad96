"""Group commit: what arrives during a commit shares the next one.

A commit of few entries costs more of the processor for each than one of many, and so does telling of them. So while
many write, a commit begins no sooner than three milliseconds after the last one began: with two a move took a tenth
more of the processor, and with four the slowest of a hundred moves came near to ten milliseconds. Who writes alone
never waits.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from readingroom.store.batch import Append, Deed, Work
from readingroom.store.database import Database
from readingroom.store.errors import StoreError, Unwritable
from readingroom.store.rows import Counts, Delivery, TableRow

logger = logging.getLogger(__name__)

GATHER_SECONDS: Final = 0.003  # from one commit's beginning to the next, while several work in each

T = TypeVar("T")
W = TypeVar("W", Append, Deed)
Write = Callable[[Sequence[W]], Awaitable[list[Any]]]  # in one transaction; each work's result, in the same order


class Writer:
    """The one task that writes.

    Nobody's cancellation reaches it: work that was handed over is stored or refused as a whole, whether or not
    somebody still waits for it.
    """

    def __init__(self, database: Database) -> None:
        self.counts = Counts()
        self._database = database
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Work] = []
        self._joining: list[Callable[[], None]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def append(self, row: TableRow, number: int, data: bytes, deliveries: Sequence[Delivery]) -> bool:
        done: asyncio.Future[bool] = self._loop.create_future()
        self.hand_over(Append((row.id, number), row, data, deliveries, done))
        return await done

    async def do(self, deed: Callable[[Connection], T]) -> T:
        """Any other writing, in the same transaction as the other deeds that wait."""
        done: asyncio.Future[T] = self._loop.create_future()
        self.hand_over(Deed(deed, done))
        return await done

    async def close(self) -> None:
        """Commit what waits; what comes later is refused."""
        self._let_join()
        self._closing = True
        self._wake.set()
        await self._task

    def hand_over(self, work: Work) -> None:
        """Whoever waits for it goes on once it is durable."""
        if self._closing:
            raise StoreError("the store is closed")
        self._waiting.append(work)
        self._wake.set()

    def join(self, call: Callable[[], None]) -> None:
        """Whoever would rather not decide before the next commit begins is called then, and hands work over."""
        if self._closing:
            raise StoreError("the store is closed")
        self._joining.append(call)
        self._wake.set()

    def _let_join(self) -> None:
        joining, self._joining = self._joining, []
        for call in joining:
            try:
                call()
            except Exception:  # the others' work is written
                logger.exception("somebody cannot join a commit")

    async def _run(self) -> None:
        works: list[Work] = []
        began = 0.0
        try:
            while self._waiting or not self._closing:
                await self._wake.wait()
                await self._gather(since=began, last=len(works))
                self._let_join()
                if not self._joining:  # else somebody has come while others joined, and goes with the next commit
                    self._wake.clear()
                works, self._waiting = self._waiting, []
                began = time.monotonic()
                if works:
                    await self._commit(works)
        finally:  # only if the loop itself is being ended
            self._closing = True
            refuse([*works, *self._waiting], StoreError("the store was ended before this was confirmed"))

    async def _gather(self, since: float, last: int) -> None:
        """Give others the time to join, if there were others the last time."""
        left = since + GATHER_SECONDS - time.monotonic()
        if last > 1 and left > 0 and not self._closing:
            await asyncio.sleep(left)

    async def _commit(self, works: list[Work]) -> None:
        """Appends first: people wait for them."""
        if appends := [work for work in works if isinstance(work, Append)]:
            await self._commit_all(appends, self._append)
        if deeds := [work for work in works if isinstance(work, Deed)]:
            await self._commit_all(deeds, self._carry_out)

    async def _commit_all(self, works: Sequence[W], write: Write[W]) -> None:
        """All in one transaction; if one work spoils it, each in its own."""
        error = await self._attempt(works, write)
        if len(works) > 1 and isinstance(error, Unwritable):
            await self._commit_each(works, write)
        elif error is not None:
            refuse(works, error)

    async def _commit_each(self, works: Sequence[W], write: Write[W]) -> None:
        for place, work in enumerate(works):
            error = await self._attempt([work], write)
            if isinstance(error, Unwritable):
                refuse([work], error)
            elif error is not None:  # the database is gone by now, and would be for the others
                refuse(works[place:], error)
                return

    async def _attempt(self, works: Sequence[W], write: Write[W]) -> StoreError | None:
        """Commit these and resolve what their callers wait for, or say why nothing of it was stored."""
        try:
            results = await write(works)
        except StoreError as error:
            return error
        except Exception as error:  # noqa: BLE001  # one caller's mistake must not end the writer for all
            return Unwritable(f"{type(error).__name__}: {error}")
        self.counts.commits += 1
        self.counts.largest_batch = max(self.counts.largest_batch, len(works))
        confirm(works, results)
        return None

    async def _append(self, appends: Sequence[Append]) -> list[bool]:
        """Each append's result: its number was free."""
        stored = await self._database.append(appends)
        self.counts.entries += len(stored)
        return [append in stored for append in appends]

    async def _carry_out(self, deeds: Sequence[Deed]) -> list[Any]:
        """Each deed's result."""
        return await self._database.write(lambda connection: [deed.do(connection) for deed in deeds])


def confirm(works: Sequence[Work], results: Sequence[Any]) -> None:
    for work, result in zip(works, results, strict=True):
        try:
            if not work.done.done():  # its caller may have been cancelled
                work.done.set_result(result)
        except Exception:  # all is durable, and the others wait for theirs
            logger.exception("somebody cannot be told what is durable")


def refuse(works: Sequence[Work], error: StoreError) -> None:
    """Each caller gets an error of its own: one that is raised twice would collect both tracebacks."""
    for work in works:
        own = type(error)(*error.args)
        own.__cause__ = error
        try:
            if not work.done.done():
                work.done.set_exception(own)
        except Exception:  # as above
            logger.exception("somebody cannot be told what was not stored")
