"""Rooms: the tables that this process has in memory, loaded when somebody wants them and forgotten when nobody does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from functools import partial

from readingroom.core.phrases import phrase
from readingroom.server.errors import NoSuchTable
from readingroom.server.garbage import Garbage
from readingroom.server.http.bodies import ChallengeResult
from readingroom.server.limits import Limits
from readingroom.server.live.connection import Connection
from readingroom.server.live.fan_out import FanOut
from readingroom.server.live.live_table import LiveTable
from readingroom.server.live.neighbours import Neighbours
from readingroom.server.live.pipeline import Pipeline
from readingroom.server.live.storing import needs_looking_after
from readingroom.server.settings import ServerSettings
from readingroom.server.thinking import Thinking
from readingroom.server.webhooks.announcing import is_still_asked
from readingroom.server.webhooks.deliverer import Deliverer
from readingroom.store import Store, StoreError, TableRow, open_notices
from readingroom.tables import entries as log
from readingroom.tables.keys import looks_like_id, new_id
from readingroom.tables.messages import farewell
from readingroom.tables.table import Table

logger = logging.getLogger(__name__)

LOADED_AT_ONCE = 50
BROKEN_SECONDS = 3600.0  # until a table that could not be read is tried again


@dataclass(slots=True)
class Counts:
    """What this process has done, for the metrics."""

    entries: int = 0
    loaded: int = 0
    unloaded: int = 0


class Rooms:
    """One process's tables and what they need: the store, notices, bots."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.live: dict[str, LiveTable] = {}
        self.connections: set[Connection] = set()
        self.garbage = Garbage()
        self.pipeline = Pipeline(self)
        self.fan_out = FanOut()
        self.lag = 0.0
        self.messages = Limits(settings.messages_per_second, settings.message_burst)
        self.counts = Counts()
        self.results: dict[
            str, tuple[int, ChallengeResult | None]
        ] = {}  # of challenges: how long the log was, and what
        self.thinking = Thinking(settings.bot_processes, settings.bots_waiting)
        self.notices = open_notices(settings.redis)
        self.neighbours = Neighbours(self)
        self.store: Store
        self.ready = False
        self.started = time.time()
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._deliverer: Deliverer

    # --- opening and closing ----------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the database and look after the tables in it; once opened, opening again does nothing."""
        if self.ready:
            return
        self.store = await Store.open(self.settings.database)
        self._deliverer = Deliverer(self.store, is_wanted=partial(is_still_asked, self))
        await self._deliverer.start()
        await self.notices.listen(self.neighbours.heard)
        others = self.neighbours.watch(), self.neighbours.announce_all()
        tasks = self._watch(), self._sweep(), *others, self._feel_lag(), self.garbage.look_in_time()
        for task in tasks:
            self._keep(asyncio.create_task(task))
        self.ready = True

    async def say_goodbye(self) -> None:
        """Tell everybody to come back, and give the goodbyes a moment to be sent."""
        self.ready = False
        for connection in list(self.connections):
            connection.close(farewell(phrase("server-stops"), again=True))
        for _ in range(20):
            if not self.connections:
                return
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """What is being written is written; then all is closed."""
        for task in list(self._tasks):
            task.cancel()
        for live in list(self.live.values()):
            live.driver.stop()
        self.thinking.close()
        await self._deliverer.stop()
        await self.notices.close()
        await self.store.close()

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Nobody waits for it, so nobody else would tell of its mistake."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("what should go on by itself has ended", exc_info=error)

    # --- tables -----------------------------------------------------------------------------------------

    async def create(self, entry: log.Created) -> LiveTable:
        """Write the first entry of a new table."""
        table = Table.from_log(new_id(), [entry])
        row = TableRow(
            id=table.id,
            game=entry.settings.game,
            phase="waiting",
            entries=1,
            created=entry.at,
            touched=entry.at,
            challenge=None if entry.origin is None else entry.origin.challenge,
        )
        if not await self.store.append(row, 0, log.write_entry(entry)):
            raise StoreError("a new table's id was taken")  # 128 random bits
        live = self.live[table.id] = LiveTable(self, table)
        return live

    async def get(self, id: str) -> LiveTable:  # noqa: A002
        """The table of an id, from memory or from the store; raises NoSuchTable."""
        live = self.live.get(id)
        if live is not None:
            live.used = time.monotonic()  # or else it might be forgotten in this request's hands
            return live
        if not looks_like_id(id):
            raise NoSuchTable
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> LiveTable:  # noqa: A002
        live = self.live[id] = LiveTable(self, await self.read(id))
        self.counts.loaded += 1
        live.driver.drive()
        return live

    async def read(self, id: str) -> Table:  # noqa: A002
        """The table as the store has it, for a look; raises NoSuchTable."""
        return await self._from_snapshot(id) or await self._from_log(id)

    async def _from_snapshot(self, id: str) -> Table | None:  # noqa: A002
        """The table from its newest snapshot on; None without one, or with one of another release or damaged."""
        kept = await self.store.snapshot(id)
        if kept is None:
            return None
        try:
            table = Table.from_snapshot(id, kept[1])
        except Exception:  # it only saves time: the log has it all
            logger.warning("a snapshot cannot be read, so the log is read from its beginning", exc_info=True)
            return None
        for _, data in await self.store.entries(id, kept[0]):
            table.take(log.read_entry(data))
        return table

    async def _from_log(self, id: str) -> Table:  # noqa: A002
        entries = [log.read_entry(data) for _, data in await self.store.entries(id)]
        if not entries:
            raise NoSuchTable
        if isinstance(entries[0], log.Created) and entries[0].file is not None:  # which takes a while to play again
            return await asyncio.to_thread(Table.from_log, id, entries)
        return Table.from_log(id, entries)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory; whoever looks at it comes back and finds it loaded anew."""
        live.driver.stop()
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
            self.counts.unloaded += 1

    async def discard(self, live: LiveTable) -> None:
        """Delete a table that was set up in vain; nobody has heard of it."""
        self.forget(live)
        try:
            await self.store.delete(live.table.id)
        except StoreError as error:
            logger.warning("a table that nobody needs is kept: %s", error)

    def deleted(self, live: LiveTable) -> NoSuchTable:
        """The table is no longer in the store: everybody at it is told, and it is forgotten. What to raise then."""
        self.forget(live)
        for viewer in list(live.viewers):
            viewer.close(farewell(phrase("server-no-table"), again=False))
        return NoSuchTable()

    def save_snapshot(self, id: str, number: int, data: bytes) -> None:  # noqa: A002
        """In the background: nobody waits for it."""
        self.soon(self._save_snapshot(id, number, data))

    async def _save_snapshot(self, id: str, number: int, data: bytes) -> None:  # noqa: A002
        try:
            await self.store.save_snapshot(id, number, data)
        except StoreError as error:
            logger.warning("a snapshot was not saved: %s", error)

    def link(self, id: str) -> str | None:  # noqa: A002
        """A table's address for people; None where the server was not told how people reach it."""
        return None if self.settings.public_url is None else f"{self.settings.public_url.rstrip('/')}/t/{id}"

    # --- what goes on by itself -------------------------------------------------------------------------

    def soon(self, work: Coroutine[None, None, None]) -> None:
        """In the background, kept until it is done."""
        self._keep(asyncio.create_task(work))

    def deliveries_wait(self) -> None:
        """A webhook was put into the store."""
        self._deliverer.wake()

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at."""
        while True:
            await asyncio.sleep(min(30.0, 60 * self.settings.idle_minutes))
            for live in list(self.live.values()):
                if live.is_idle(self.settings.idle_minutes):
                    self.forget(live)

    async def _watch(self) -> None:
        """Find tables where something is due and whose process is gone."""
        while True:
            due: list[str] = []
            try:
                due = await self.store.due(time.time(), LOADED_AT_ONCE)
            except StoreError as error:
                logger.warning("looking after tables: %s", error)
            for id in due:  # noqa: A001
                await self._quietly(self._look_after(id))
            await asyncio.sleep(self.settings.watch_seconds)

    async def _look_after(self, id: str) -> None:  # noqa: A002
        now = time.time()
        again: float | None = now + BROKEN_SECONDS
        try:
            live = await self.get(id)
            await live.catch_up()
            live.driver.drive()
            grace = live.table.standing.settings.grace or 0
            wait = needs_looking_after(live.table) and live.table.asked is not None
            again = now + max(60.0, grace) if wait else None
        except StoreError:
            raise
        except Exception:  # a table that cannot be read must not keep the others waiting
            logger.exception("a table cannot be looked after")
        await self.store.set_due(id, again)

    async def _feel_lag(self) -> None:
        """How late this loop comes to its timers: what a person would feel."""
        while True:
            due = time.monotonic() + 1.0
            await asyncio.sleep(1.0)
            self.lag = max(0.0, time.monotonic() - due)

    async def _quietly(self, work: object) -> None:
        try:
            await work  # type: ignore[misc]
        except StoreError as error:
            logger.warning("reading news: %s", error)
