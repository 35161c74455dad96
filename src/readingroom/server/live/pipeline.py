"""The one way of whatever happens at a table, in five steps that stand here in their order.

- hear: a change has come, from a viewer's WebSocket, an HTTP request or a bot, and gets its table's lock;
- decide: a commit begins, and the change is refused or becomes an entry of the log;
- store: the entry goes into that commit, with the row and the webhooks that belong to it;
- take: the commit is durable, and the entry happens at the table;
- tell: the table's viewers are told, and whoever asked for the change.

No task waits for any of it: the store says when a commit begins and when it is durable. Whoever would rather wait, as
an HTTP request or a bot, waits for the end of this way (`LiveTable.append`), and there is no other one.

Each step is taken for all changes of a commit before the next one: the processor then fetches its code once a commit,
not once a change.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from readingroom.server.live.storing import row_beside
from readingroom.server.webhooks.announcing import deliveries_of
from readingroom.store import Delivery, NoSuchTable, StoreError, TableRow
from readingroom.tables import entries as log
from readingroom.tables.deciding import AlreadyDone
from readingroom.tables.table import Table
from readingroom.tables.viewers import Asker

if TYPE_CHECKING:
    from readingroom.server.live.live_table import LiveTable
    from readingroom.server.rooms import Rooms

logger = logging.getLogger(__name__)

Decide = Callable[[Table, float], log.AnyEntry | AlreadyDone | None]  # at a time; None: there is nothing to do
Finished = Callable[[bool, Exception | None], None]  # whether an entry was written, or why none could be

TRIES = 20  # against other processes that are first with a number


class Pipeline:
    """All changes of a process that are on their way."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._heard: list[Change] = []  # to be decided on when the next commit begins
        self._stored: list[Change] = []  # durable, and not yet taken

    # --- hear -------------------------------------------------------------------------------------------

    def hear(self, change: Change) -> None:
        """A change has come. Nearly always its table is at rest, and it goes with the next commit."""
        live = change.live
        live.used = time.monotonic()
        if live.lock.is_free and not live.is_unsure:
            live.lock.take()
            self._join(change)
        else:
            self._rooms.soon(self._wait(change))

    async def _wait(self, change: Change) -> None:
        """For news that are held back, for the table's lock, and for what was written without having happened here."""
        live, asker, has_lock = change.live, change.asker, False
        self._rooms.garbage.may_be_left()
        try:
            if asker is not None:
                await live.until_told(asker.seat)
            await live.lock.acquire()
            has_lock = True
            if live.is_unsure:
                await live.read_new()
        except BaseException as error:
            if has_lock:
                live.lock.release()
            change.report(error=error if isinstance(error, Exception) else StoreError("the server stops"))
            if not isinstance(error, Exception):
                raise
        else:
            self._join(change)

    def _join(self, change: Change) -> None:
        """Go with the next commit."""
        try:
            if not self._heard:
                self._rooms.store.join(self.decide_and_store)
        except StoreError as error:
            change.finish(error=error)
        else:
            self._heard.append(change)

    # --- decide and store -------------------------------------------------------------------------------

    def decide_and_store(self) -> None:
        """A commit begins: all that has come goes with it, once what the last one stored has happened."""
        self.take_and_tell()
        heard, self._heard = self._heard, []
        for change in [change for change in heard if change.decide()]:
            change.store()

    def put_back(self, change: Change) -> None:
        """It cannot be decided yet, or another process was first with its number: it waits, and comes again."""
        change.live.lock.release()
        self._rooms.soon(self._wait(change))

    # --- take and tell ----------------------------------------------------------------------------------

    def stored(self, change: Change) -> None:
        """A commit is durable; the store says so of its changes one after the other."""
        if not self._stored:
            asyncio.get_running_loop().call_soon(self.take_and_tell)
        self._stored.append(change)

    def take_and_tell(self) -> None:
        """Let all changes of the commit happen, and reply to whoever asked for them; the others' news can wait."""
        stored, self._stored = self._stored, []
        for change in [change for change in stored if change.take()]:
            change.tell()
        self._rooms.fan_out.send_replies()


class Change:
    """Something that shall happen at a table.

    It has the table's lock from when it is heard until it is finished. To the store it is a future: it is told a
    result or an exception, once.
    """

    def __init__(
        self,
        live: LiveTable,
        decide: Decide,
        finished: Finished,
        asker: Asker | None = None,
        task: asyncio.Task[Any] | None = None,
    ) -> None:
        self.live = live
        self.asker = asker  # whose guess this may be, if it may be one
        self.is_given_up = False  # nobody waits for it any more: it need not be decided on
        self._decide = decide
        self._finished = finished
        self._task = task  # that waits for it
        self._entry: log.AnyEntry  # once it is decided on
        self._row: TableRow | None = None  # goes with the entry
        self._deliveries: list[Delivery] = []  # so do these
        self._tries = TRIES

    def decide(self) -> bool:
        """Whether it becomes an entry; else it is finished, or comes again later.

        What is said to a guess must not tell what news will, so it waits for them.
        """
        live, asker = self.live, self.asker
        try:
            if asker is not None and live.held_for(asker.seat) > 0:
                live.rooms.pipeline.put_back(self)
                return False
            entry = None if self.is_given_up else self._decide(live.table, time.time())
        except Exception as error:  # noqa: BLE001  # refused, or a mistake of ours: told either way
            self.finish(error=error)
            return False
        if entry is None or isinstance(entry, AlreadyDone):
            self.finish()
            return False
        self._entry = entry
        return True

    def store(self) -> None:
        """Give the entry to the store, with all that has to be stored with it or not at all."""
        live, entry = self.live, self._entry
        table, rooms = live.table, live.rooms
        live.is_unsure = True  # until the store has replied: when it breaks down, the log will tell
        try:
            self._deliveries = deliveries_of(table, entry, rooms.link)
            self._row = row_beside(table, entry, None if self._deliveries else live.row)
            key = table.id, table.number
            rooms.store.hand_over(key, log.write_entry(entry), self._row, self._deliveries, self)
        except Exception as error:  # noqa: BLE001  # the others go on
            self.finish(error=error)

    def take(self) -> bool:
        """It is durable: let it happen."""
        live = self.live
        try:
            live.is_unsure = False
            live.row = self._row or live.row
            live.is_own = True
            live.rooms.counts.entries += 1
            live.take(self._entry)
        except Exception as mistake:  # noqa: BLE001  # the others go on
            self.finish(error=mistake)
            return False
        return True

    def tell(self) -> None:
        """It has happened: tell everybody at the table, other processes, then whoever asked for it."""
        live = self.live
        error: Exception | None = None
        try:
            live.tell(self._entry)
            live.driver.go_on(self._entry, self._task)
            live.save_snapshot()
            if self._deliveries:
                live.rooms.deliveries_wait()
            live.rooms.notices.publish(live.table.id, live.table.number - 1)
        except Exception as mistake:  # noqa: BLE001  # the others go on
            error = mistake
        self.finish(written=True, error=error)

    def finish(self, *, written: bool = False, error: Exception | None = None) -> None:
        """Its way is over: the lock is free for the next."""
        self.live.lock.release()
        self.report(written=written, error=error)

    def report(self, *, written: bool = False, error: Exception | None = None) -> None:
        """Tell whoever asked that it is done, or why not."""
        try:
            self._finished(written, error)
        except Exception:  # the others go on
            logger.exception("whoever asked for a change cannot be told")

    # --- what the store tells ---------------------------------------------------------------------------

    def done(self) -> bool:
        """Once it is stored it happens, whether or not somebody still waits."""
        return False

    def set_result(self, written: bool) -> None:  # noqa: FBT001  # as a future has it
        """It is durable, or another process was first with its number."""
        pipeline = self.live.rooms.pipeline
        self._tries -= 1
        if written:
            pipeline.stored(self)
        elif self._tries:
            pipeline.put_back(self)
        else:
            self.finish(error=StoreError("other processes were faster every time; try again"))

    def set_exception(self, error: Exception) -> None:
        """It was not stored, or nobody knows."""
        live = self.live
        self.finish(error=live.rooms.deleted(live) if isinstance(error, NoSuchTable) else error)
