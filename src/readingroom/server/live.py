"""LiveTable: a table in this process's memory, with the people who look at it and the bots that play at it.

The database has the truth. Everything here may be thrown away at any moment and read again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from readingroom.bots.coach import Advice
from readingroom.core.state import TABLE
from readingroom.server.connection import Connection
from readingroom.server.driving import play_bot, wait_for_calls
from readingroom.server.moving import Answered, Moving
from readingroom.server.rematches import leave_with_rematches
from readingroom.server.rows import deliveries_of, row_after, row_beside
from readingroom.server.turns import Turn
from readingroom.server.webhooks import check_url
from readingroom.store import Delivery, Done, NoSuchTable, StoreError, TableRow
from readingroom.tables import commands as ask, entries as log, messages as tell
from readingroom.tables.covering import covered, returned
from readingroom.tables.deciding import AlreadyDone, decide
from readingroom.tables.story import Viewer
from readingroom.tables.table import Table
from readingroom.tables.telling import Teller, encode, table_info
from readingroom.tables.viewers import Asker

if TYPE_CHECKING:
    from readingroom.server.rooms import Rooms

logger = logging.getLogger(__name__)

TRIES = 20  # against other processes that are first with a number
OTHERS_FIRST = 3.0  # seconds that a process leaves to the one that wrote the last entry
ELSEWHERE_SECONDS = 40.0  # how long another process's word that somebody is there holds
MOMENTS: Final = (log.TookBack, log.Started)  # entries beside moves that are told as updates of the match
NEW_KEYS: Final = (log.Rekeyed, log.Stood, log.Sat, log.BotSat)
OTHER_KEY: Final = tell.Bye(sentence="this seat has a new key now; open its newest link", again=False)


class LiveTable:
    """One table and everybody at it."""

    def __init__(self, rooms: Rooms, table: Table) -> None:
        self.rooms = rooms
        self.table = table
        self.viewers: set[Connection] = set()
        self.used = time.monotonic()  # when somebody last wanted something
        self.hints: set[int] = set()  # seats for which a bot is thinking
        self.advice: dict[int, Advice] = {}  # what the coach has told each seat
        self.turn = Turn()  # one entry at a time; looking needs no turn
        self._teller = Teller(table)
        self._info: bytes | None = None
        self._driver: asyncio.Task[None] | None = None
        self._driven = -1  # the log's length that the driver was started for
        self._unsure = False  # an entry may have been written that this table has not taken
        self._own = True  # this process wrote the last entry
        self._row: TableRow | None = None  # as this process wrote it last; None: another may have written it since
        self._new_row: TableRow | None = None  # that goes with the entry that is being written
        self._deliveries: list[Delivery] = []  # notices that go with the entry that is being written
        self._gone: dict[int, float] = {}  # seats of people who are not connected: since when
        self._elsewhere: dict[int, float] = {}  # seats connected to other processes: when that was last heard
        self._snapshot_at = table.number

    # --- commands ---------------------------------------------------------------------------------------

    async def do(self, command: ask.AnyCommand, asker: Asker) -> None:
        """Let a command happen; returns when it is durable. Raises Refused and other errors of ours."""
        if isinstance(command, ask.Start) and command.fill is not None and self.table.standing.phase == "waiting":
            await self._fill(command.fill, asker)
        if isinstance(command, ask.Start) and asker.host:
            await self._prepare()
        if isinstance(command, ask.Hook) and command.url is not None:
            command = msgspec.structs.replace(command, url=check_url(command.url))
        if isinstance(command, ask.Move | ask.Undo) and self.held_for(asker.seat) > 0:
            await self.until_told(asker.seat)  # what is said to a guess must not tell what news will
        if isinstance(command, ask.Leave):
            await leave_with_rematches(self, command, asker)
        else:
            await self.append(lambda table, now: decide(table, command, asker, now))

    async def append(self, decide_entry: Callable[[Table, float], log.AnyEntry | AlreadyDone | None]) -> bool:
        """Decide on an entry and write it; False when there was nothing to write."""
        self.rooms.garbage.may_be_left()
        self.used = time.monotonic()
        async with self.turn:
            if self._unsure:
                await self._read_new()
            for _ in range(TRIES):
                entry = decide_entry(self.table, time.time())
                if entry is None or isinstance(entry, AlreadyDone):
                    return False
                if await self._write(entry):
                    self.take_own(entry)
                    self.tell_own(entry)
                    return True
                await self._read_new()
        raise StoreError("other processes were faster every time; try again")

    async def _write(self, entry: log.AnyEntry) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.hand_over(entry, done)
        try:
            return await done
        except NoSuchTable:
            raise self.rooms.deleted(self) from None

    def hand_over(self, entry: log.AnyEntry, done: Done) -> None:
        """Give an entry to the store, which answers whether its number was free."""
        table = self.table
        self._unsure = True  # until the store has answered: when it breaks down, the log will tell
        self._deliveries = deliveries_of(table, entry, self.rooms.link)
        self._new_row = row_after(table, entry) if self._deliveries else row_beside(table, entry, self._row)
        key = table.id, table.number
        self.rooms.store.hand_over(key, log.write_entry(entry), self._new_row, self._deliveries, done)

    def take_own(self, entry: log.AnyEntry) -> None:
        """An entry of ours is durable: let it happen."""
        self._unsure = False
        self._row = self._new_row or self._row
        self._own = True
        self.rooms.counts.entries += 1
        self.table.take(entry)
        self._info = None

    def tell_own(self, entry: log.AnyEntry) -> None:
        """It has happened: tell everybody."""
        self._tell(entry)
        if self._driver is not None and isinstance(entry, log.Said) and self._driver is asyncio.current_task():
            self._driven = self.table.number  # a bot has said what it will do now
        self.drive()
        self._snapshot()
        if self._deliveries:
            self.rooms.deliveries_wait()
        self.rooms.notices.publish(self.table.id, self.table.number - 1)

    # --- the short way of a move: see `moving.py` -------------------------------------------------------

    def can_move_at_once(self, seat: Viewer) -> bool:
        """Nothing is being written, and no news are held back from this seat."""
        return self.turn.is_free and not self._unsure and self.held_for(seat) <= 0

    def move_at_once(self, command: ask.Move, asker: Asker, answered: Answered) -> None:
        """Let a move go with the next commit, and answer it then; holds before: `can_move_at_once`."""
        self.used = time.monotonic()
        self.turn.take()
        moving = Moving(self, command, asker, answered)
        try:
            self.rooms.moves.add(moving)
        except StoreError as error:
            moving.answer(error)

    async def _prepare(self) -> None:
        """A file may take seconds to play again, and nobody else at any table shall wait for that."""
        if self.table.standing.file is not None:
            await asyncio.to_thread(self.table.prepare)

    async def _fill(self, level: str, asker: Asker) -> None:
        for seat, chair in enumerate(self.table.standing.chairs):
            if chair.kind == "open":
                await self.do(ask.SeatBot(seat=seat, level=level), asker)

    # --- keeping up with other processes ----------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what others have written."""
        async with self.turn:
            await self._read_new()

    async def take_news(self, news: Sequence[tuple[int, bytes]]) -> None:
        """Take what others have written, as it was read; what does not follow on the last entry is left alone."""
        async with self.turn:
            await self._take_new(news)

    async def _read_new(self) -> None:
        news = await self.rooms.store.entries(self.table.id, self.table.number)
        self._unsure = False
        await self._take_new(news)

    async def _take_new(self, news: Sequence[tuple[int, bytes]]) -> None:
        entries: list[log.AnyEntry] = []
        for number, data in news:
            if number == self.table.number + len(entries):
                entries.append(log.read_entry(data))
        if any(isinstance(entry, log.Started) for entry in entries):
            await self._prepare()
        if entries:
            self._row = None
            self._own = False
            for entry in entries:
                self.table.take(entry)
                self._info = None
                self._tell(entry)
            self.drive()
            self._snapshot()

    def _tell(self, entry: log.AnyEntry) -> None:
        """What has happened is new to everybody here."""
        moved = isinstance(entry, log.Moved)
        if not moved:
            self._mind_seats(entry)
        moment = moved or isinstance(entry, MOMENTS)
        standing, story = self.table.standing, self.table.story
        # arrows and proposals of the turn before are past
        turns = standing.turn_since == entry.at and any(line.arrow or line.action for line in standing.chat)
        whole = turns or not moved or standing.phase == "over"
        for viewer in list(self.viewers):
            viewer.tell_news(match=moment, window=moment and story.opens_window(viewer.asker.seat), info=whole)

    def _mind_seats(self, entry: log.AnyEntry) -> None:
        if isinstance(entry, log.Covered) and entry.seat in self.seats_here():  # another process did not know
            self.rooms.soon(self._welcome_back(entry.seat))
        elif isinstance(entry, log.Returned):  # perhaps to another process: their time begins anew
            self._gone.pop(entry.seat, None)
        elif isinstance(entry, NEW_KEYS):  # the old one is dead at once, on open connections, too
            for viewer in [viewer for viewer in self.viewers if viewer.asker.seat == entry.seat]:
                viewer.close(OTHER_KEY)

    # --- looking ----------------------------------------------------------------------------------------

    def held_for(self, viewer: Viewer) -> float:
        """Seconds for which news wait, so that a secret window takes everybody else as long as any other."""
        opened = self.table.story.window_opened(viewer)
        return 0.0 if opened is None else opened + self.table.standing.settings.beat - time.time()

    async def until_told(self, viewer: Viewer) -> None:
        """Wait as long as news wait: whoever comes in the middle of a window learns nothing sooner."""
        while (held := self.held_for(viewer)) > 0:  # noqa: ASYNC110  # time is what is waited for
            await asyncio.sleep(held)

    def is_settled(self, viewer: Viewer) -> bool:
        """What has happened can be told to this viewer."""
        return self.table.story.is_settled(viewer)

    def see(self) -> None:
        """Look at the match for all viewers, if it has gone on."""
        if self.table.match is not None:
            self._teller.see()

    def write(self) -> None:
        """Write down what was seen."""
        if self.table.match is not None:
            self._teller.write()

    def weigh(self, seat: Viewer) -> None:
        """Try out what the seat may answer, if it is asked."""
        if self.table.match is not None:
            self._teller.weigh(seat)

    def update_for(self, viewer: Viewer, number: int | None) -> tuple[tuple[bytes, bytes], int]:
        """The viewer's newest update, in pieces, and its number."""
        return self._teller.pieces(viewer, number), self.table.story.number(viewer)

    def encoded_info(self) -> bytes:
        """The table for everybody, encoded once for each change."""
        if self._info is None:
            self._info = encode(tell.Info(info=table_info(self.table, self.here())))
        return self._info

    def here(self) -> set[int]:
        """The seats whose holders are connected, to this process or to another that said so lately."""
        seats = self.seats_here()
        if self._elsewhere:
            lately = time.monotonic() - ELSEWHERE_SECONDS
            seats |= {seat for seat, heard in self._elsewhere.items() if heard > lately}
        return seats

    def is_here(self, seat: int) -> bool:
        """Asked after every move, and nearly always answered by the first line."""
        return any(viewer.asker.seat == seat and viewer.closing is None for viewer in self.viewers) or (
            seat in self.here()
        )

    def seats_here(self) -> set[int]:
        """The seats connected to this process alone; whoever is being sent away no longer counts."""
        seats = {viewer.asker.seat for viewer in self.viewers if viewer.closing is None}
        return {seat for seat in seats if seat is not None}

    def heard_of(self, seat: int, *, here: bool) -> None:
        """Another process tells of somebody who is connected there, or no more."""
        before = self.here()
        if here:
            self._elsewhere[seat] = time.monotonic()
            self._gone.pop(seat, None)
        else:
            self._elsewhere.pop(seat, None)
        if self.here() != before:
            self.presence_changed()
            self.drive()

    # --- coming and going -------------------------------------------------------------------------------

    async def enter(self, viewer: Connection) -> None:
        """Somebody connects."""
        self.used = time.monotonic()
        self.viewers.add(viewer)
        seat = viewer.asker.seat
        if seat is not None:
            self._gone.pop(seat, None)
            self.rooms.neighbours.announce(self.table.id, seat, here=True)
            await self._welcome_back(seat)
            self.presence_changed()

    def leave(self, viewer: Connection) -> None:
        """Somebody is gone, for a moment or for good."""
        self.used = time.monotonic()
        self.viewers.discard(viewer)
        seat = viewer.asker.seat
        if seat is not None and seat not in self.seats_here():
            self.rooms.neighbours.announce(self.table.id, seat, here=False)
            self._gone[seat] = time.monotonic()
        if seat is not None:  # of others nobody is told
            self.presence_changed()
            self.drive()

    def presence_changed(self) -> None:
        """Who is there is no entry of the log: it is told, and forgotten."""
        self._info = None
        for viewer in list(self.viewers):
            viewer.tell_news(info=True)

    async def _welcome_back(self, seat: int) -> None:
        if self.table.standing.chairs[seat].covered:
            await self.append(lambda table, now: returned(table, seat, now))

    # --- bots, calls and covers -------------------------------------------------------------------------

    def drive(self) -> None:
        """See to it that something happens when no person is asked."""
        if self._driven == self.table.number and self._driver is not None and not self._driver.done():
            return
        self.stop()
        if self._needs_driver():
            self._driven = self.table.number
            self._driver = asyncio.create_task(self._drive(self.table.number))

    def _needs_driver(self) -> bool:
        table = self.table
        asked = table.asked
        if asked is None or table.standing.paused:
            return False
        if asked == TABLE or table.standing.chairs[asked].plays_itself:
            return True
        return table.standing.settings.grace is not None and not self.is_here(asked)

    async def _drive(self, number: int) -> None:
        try:
            if not self._own:
                await asyncio.sleep(OTHERS_FIRST * (1 + random.random()))  # noqa: S311  # so that two do not try at once
            asked = self.table.asked
            if asked == TABLE:
                await wait_for_calls(self, number)
            elif asked is not None and self.table.standing.chairs[asked].plays_itself:
                await play_bot(self, asked, number)
            elif asked is not None:
                await self._cover(asked, number)
        except StoreError as error:
            logger.warning("a table waits for the database: %s", error)
            await asyncio.sleep(1)
            self._driven = -1
            asyncio.get_running_loop().call_soon(self.drive)
        except Exception:  # nobody waits for this task; the table is looked after again when it is due
            logger.exception("a table cannot go on by itself")

    async def _cover(self, seat: int, number: int) -> None:
        """A person is asked and not there: after the table's grace a bot plays for them."""
        grace = self.table.standing.settings.grace
        since = self._gone.setdefault(seat, time.monotonic())
        while grace is not None and (left := since + grace - time.monotonic()) > 0:
            await asyncio.sleep(left)
            if seat in self.here():
                return
        if await self.rooms.neighbours.know_presence():  # else it is tried again when the table is due
            await self.append(lambda table, now: covered(table, seat, number, now))

    def stop(self) -> None:
        """Drive no more."""
        if self._driver is not None and self._driver is not asyncio.current_task():
            self._driver.cancel()
        self._driver = None

    # --- housekeeping -----------------------------------------------------------------------------------

    def _snapshot(self) -> None:
        """Now and then, and at the end, so that the table loads fast; losing one loses nothing."""
        table = self.table
        enough = table.number - self._snapshot_at >= self.rooms.settings.snapshot_every
        if enough and self._own and table.can_snapshot():
            self._snapshot_at = table.number
            self.rooms.save_snapshot(table.id, table.number, table.snapshot())

    def is_idle(self, minutes: float) -> bool:
        """Nobody looks and nothing is going on."""
        driving = self._driver is not None and not self._driver.done()
        return not self.viewers and not driving and time.monotonic() - self.used > 60 * minutes
