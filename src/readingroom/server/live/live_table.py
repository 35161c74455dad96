"""LiveTable: a table in this process's memory, with the people who look at it and the bots that play at it.

The database has the truth. Everything here may be thrown away at any moment and read again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from readingroom.bots.coach import Advice
from readingroom.core.phrases import phrase
from readingroom.server.live.connection import Connection
from readingroom.server.live.driver import Driver
from readingroom.server.live.lock import Lock
from readingroom.server.live.pipeline import Change, Decide
from readingroom.server.live.presence import Presence
from readingroom.server.live.rematches import leave_with_rematches
from readingroom.server.webhooks.posting import check_url
from readingroom.store import TableRow
from readingroom.tables import commands as ask, entries as log, messages
from readingroom.tables.covering import returned
from readingroom.tables.deciding import decide
from readingroom.tables.table import Table
from readingroom.tables.updates import Updates, encode, table_info
from readingroom.tables.viewers import Asker, Viewer

if TYPE_CHECKING:
    from readingroom.server.rooms import Rooms

MOMENTS: Final = (log.TookBack, log.Started)  # entries beside moves that are told as updates of the match
NEW_KEYS: Final = (log.Rekeyed, log.Stood, log.Sat, log.BotSat)
OTHER_KEY: Final = messages.farewell(phrase("server-new-key"), again=False)


class LiveTable:
    """One table and everybody at it."""

    def __init__(self, rooms: Rooms, table: Table) -> None:
        self.rooms = rooms
        self.table = table
        self.updates = Updates(table)
        self.viewers: set[Connection] = set()
        self.presence = Presence(self)
        self.driver = Driver(self)
        self.used = time.monotonic()  # when somebody last wanted something
        self.hints: set[int] = set()  # seats for which a bot is thinking
        self.advice: dict[int, Advice] = {}  # what the coach has told each seat
        self.lock = Lock()  # one entry at a time; looking needs no lock
        self.is_unsure = False  # an entry may have been written that this table has not taken
        self.is_own = True  # this process wrote the last entry
        self.row: TableRow | None = None  # as this process wrote it last; None: another may have written it since
        self._info: bytes | None = None
        self._snapshot_at = table.number

    # --- asking for changes -----------------------------------------------------------------------------

    async def do(self, command: ask.AnyCommand, asker: Asker) -> None:
        """Let a command happen; returns when it is durable. Raises Refused and other errors of ours."""
        if isinstance(command, ask.Start) and command.fill is not None and self.table.standing.phase == "waiting":
            await self._fill(command.fill, asker)
        if isinstance(command, ask.Start) and asker.host:
            await self._prepare()
        if isinstance(command, ask.Hook) and command.url is not None:
            command = msgspec.structs.replace(command, url=check_url(command.url))
        if isinstance(command, ask.Leave):
            await leave_with_rematches(self, command, asker)
        else:
            guesser = asker if isinstance(command, ask.Move | ask.Undo) else None
            await self.append(lambda table, now: decide(table, command, asker, now), guesser)

    async def append(self, decide_entry: Decide, guesser: Asker | None = None) -> bool:
        """Send a change through the pipeline and wait for its end; False when there was nothing to write."""
        self.rooms.garbage.may_be_left()
        waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def finished(written: bool, error: Exception | None) -> None:  # noqa: FBT001  # a change says so
            if waiting.done():  # whoever waited may have been cancelled
                return
            if error is None:
                waiting.set_result(written)
            else:
                waiting.set_exception(error)

        change = Change(self, decide_entry, finished, guesser, asyncio.current_task())
        self.rooms.pipeline.hear(change)
        try:
            return await waiting
        finally:
            change.is_given_up = True

    async def _prepare(self) -> None:
        """A file may take seconds to play again, and nobody else at any table shall wait for that."""
        if self.table.standing.file is not None:
            await asyncio.to_thread(self.table.prepare)

    async def _fill(self, level: str, asker: Asker) -> None:
        for seat, chair in enumerate(self.table.standing.chairs):
            if chair.kind == "open":
                await self.do(ask.SeatBot(seat=seat, level=level), asker)

    # --- what has happened ------------------------------------------------------------------------------

    def take(self, entry: log.AnyEntry) -> None:
        """Let an entry happen that is durable."""
        self.table.take(entry)
        self._info = None

    def tell(self, entry: log.AnyEntry) -> None:
        """What has happened is new to everybody here."""
        moved = isinstance(entry, log.Moved)
        if not moved:
            self._mind_seats(entry)
        moment = moved or isinstance(entry, MOMENTS)
        standing, timeline = self.table.standing, self.table.timeline
        # arrows and proposals of the turn before are past
        turns = standing.turn_since == entry.at and any(line.arrow or line.action for line in standing.chat)
        whole = turns or not moved or standing.phase == "over"
        for viewer in list(self.viewers):
            viewer.tell(match=moment, window=moment and timeline.opens_window(viewer.asker.seat), info=whole)

    def _mind_seats(self, entry: log.AnyEntry) -> None:
        if isinstance(entry, log.Covered) and entry.seat in self.presence.seats_here():  # another process did not know
            self.rooms.soon(self._welcome_back(entry.seat))
        elif isinstance(entry, log.Returned):  # perhaps to another process: their time begins anew
            self.presence.returned(entry.seat)
        elif isinstance(entry, NEW_KEYS):  # the old one is dead at once, on open connections, too
            for viewer in [viewer for viewer in self.viewers if viewer.asker.seat == entry.seat]:
                viewer.close(OTHER_KEY)

    def save_snapshot(self) -> None:
        """Now and then, and at the end, so that the table loads fast; losing one loses nothing."""
        table = self.table
        enough = table.number - self._snapshot_at >= self.rooms.settings.snapshot_every
        if enough and self.is_own and table.can_snapshot():
            self._snapshot_at = table.number
            self.rooms.save_snapshot(table.id, table.number, table.snapshot())

    # --- what other processes have written --------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what others have written."""
        async with self.lock:
            await self.read_new()

    async def take_news(self, news: Sequence[tuple[int, bytes]]) -> None:
        """Take what others have written, as it was read; what does not follow on the last entry is left alone."""
        async with self.lock:
            await self._take_new(news)

    async def read_new(self) -> None:
        """The same for whoever has the lock."""
        news = await self.rooms.store.entries(self.table.id, self.table.number)
        self.is_unsure = False
        await self._take_new(news)

    async def _take_new(self, news: Sequence[tuple[int, bytes]]) -> None:
        entries: list[log.AnyEntry] = []
        for number, data in news:
            if number == self.table.number + len(entries):
                entries.append(log.read_entry(data))
        if any(isinstance(entry, log.Started) for entry in entries):
            await self._prepare()
        if entries:
            self.row = None
            self.is_own = False
            for entry in entries:
                self.take(entry)
                self.tell(entry)
            self.driver.drive()
            self.save_snapshot()

    # --- looking ----------------------------------------------------------------------------------------

    def held_for(self, viewer: Viewer) -> float:
        """Seconds for which news wait, so that a secret window takes everybody else as long as any other."""
        opened = self.table.timeline.window_opened(viewer)
        return 0.0 if opened is None else opened + self.table.standing.settings.beat - time.time()

    async def until_told(self, viewer: Viewer) -> None:
        """Wait as long as news wait: whoever comes in the middle of a window learns nothing sooner."""
        while (held := self.held_for(viewer)) > 0:  # noqa: ASYNC110  # time is what is waited for
            await asyncio.sleep(held)

    def info(self) -> messages.TableInfo:
        """The table without its match, and who is there."""
        return table_info(self.table, self.presence.here(), self.presence.away())

    def encoded_info(self) -> bytes:
        """The table for everybody, encoded once for each change."""
        if self._info is None:
            self._info = encode(messages.Info(info=self.info()))
        return self._info

    # --- coming and going -------------------------------------------------------------------------------

    async def enter(self, viewer: Connection) -> None:
        """Somebody connects."""
        self.used = time.monotonic()
        self.viewers.add(viewer)
        seat = viewer.asker.seat
        if seat is not None:
            self.presence.came(seat)
            await self._welcome_back(seat)
            self.presence_changed()

    def leave(self, viewer: Connection) -> None:
        """Somebody is gone, for a moment or for good."""
        self.used = time.monotonic()
        self.viewers.discard(viewer)
        seat = viewer.asker.seat
        if seat is not None:  # of others nobody is told
            self.presence.went(seat)
            self.presence_changed()
            self.driver.drive()

    def heard_of(self, seat: int, *, here: bool) -> None:
        """Another process tells of somebody who is connected there, or no more."""
        if self.presence.heard_of(seat, here=here):
            self.presence_changed()
            self.driver.drive()

    def presence_changed(self) -> None:
        """Who is there is no entry of the log: it is told, and forgotten."""
        self._info = None
        for viewer in list(self.viewers):
            viewer.tell(info=True)

    async def _welcome_back(self, seat: int) -> None:
        if self.table.standing.chairs[seat].covered:
            await self.append(lambda table, now: returned(table, seat, now))

    def is_idle(self, minutes: float) -> bool:
        """Nobody looks and nothing is going on."""
        return not self.viewers and not self.driver.is_driving and time.monotonic() - self.used > 60 * minutes
