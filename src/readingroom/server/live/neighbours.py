"""The other processes of this server: what they write, and who is connected to them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from readingroom.store import StoreError
from readingroom.store.urls import PostgresServer, parse_url

if TYPE_CHECKING:
    from readingroom.server.live.live_table import LiveTable
    from readingroom.server.rooms import Rooms

logger = logging.getLogger(__name__)

POLL_SECONDS = 1.0  # without notices between processes
LOOK_SECONDS = 15.0  # with them: one may be lost without anybody noticing
ANNOUNCE_SECONDS = 15.0
KNOWN_SECONDS = 40.0  # of notices, in which everybody has announced who is connected, and more than once
AT_ONCE = 200  # tables or entries, asked for in one query
HERE, GONE = -1, -101  # notices of a seat's holder, less the seat's number; those from 0 on are of entries


class Neighbours:
    """What this process and the others tell each other. SQLite has one process, and there are none."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._since: float | None = None  # the time from which notices have come without a gap, and all is known
        self._looked = 0.0
        self._unreadable: set[str] = set()  # tables whose trouble the log has
        self._announced: dict[str, int] = {}  # how long tables are that are to be read, as notices have announced
        self._is_reading = False

    @property
    def may_be(self) -> bool:
        """Whether others can write into the same database."""
        return isinstance(parse_url(self._rooms.settings.database), PostgresServer)

    # --- what is told -----------------------------------------------------------------------------------

    def heard(self, id: str, number: int) -> None:  # noqa: A002
        """A notice of another process."""
        live = self._rooms.live.get(id)
        if live is None:
            return
        if number <= GONE:
            live.heard_of(GONE - number, here=False)
        elif number <= HERE:
            live.heard_of(HERE - number, here=True)
        elif live.table.number <= number:
            self._announced[id] = max(number + 1, self._announced.get(id, 0))
            if not self._is_reading:
                self._is_reading = True
                self._rooms.soon(self._read_announced())

    async def _read_announced(self) -> None:
        """Read what notices have told of; of all tables that are told of meanwhile, together."""
        try:
            while self._announced:
                lengths, self._announced = self._announced, {}
                await self._read(lengths)
        except StoreError as error:
            logger.warning("reading news: %s", error)  # the next look makes up for it
        finally:
            self._is_reading = False

    def announce(self, id: str, seat: int, *, here: bool) -> None:  # noqa: A002
        """Tell the others who is connected to this process."""
        self._rooms.notices.publish(id, (HERE if here else GONE) - seat)

    async def announce_all(self) -> None:
        """Again and again, since notices can be lost and processes come and go."""
        while self._rooms.settings.redis is not None:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            self._announce_everybody()

    def _announce_everybody(self) -> None:
        for live in list(self._rooms.live.values()):
            for seat in live.presence.seats_here():
                self.announce(live.table.id, seat, here=True)

    async def know_presence(self) -> bool:
        """Whether somebody who is not connected here is connected nowhere, for all that can be known."""
        rooms = self._rooms
        since = rooms.notices.since
        if rooms.settings.redis is not None and since is not None and time.monotonic() - since > KNOWN_SECONDS:
            return True
        return not self.may_be or await rooms.store.is_alone()

    # --- what has to be looked for ----------------------------------------------------------------------

    async def watch(self) -> None:
        """Look for what the others wrote: often without notices, now and then with them, at once after a gap."""
        while self.may_be:
            await asyncio.sleep(POLL_SECONDS)
            since = self._rooms.notices.since if self._rooms.settings.redis is not None else None
            now = time.monotonic()
            if since is not None and since == self._since and now < self._looked + LOOK_SECONDS:
                continue
            self._looked = now
            if await self.look() and since != self._since:
                self._since = since
                self._publish_all()

    def _publish_all(self) -> None:
        """After a gap: nobody has heard what was written here in it, nor who came."""
        for live in list(self._rooms.live.values()):
            self._rooms.notices.publish(live.table.id, live.table.number - 1)
        self._announce_everybody()

    async def look(self) -> bool:
        """Read what is new at all tables in memory; False when the database does not answer."""
        tables = list(self._rooms.live)
        try:
            for first in range(0, len(tables), AT_ONCE):
                await self._read(await self._rooms.store.lengths(tables[first : first + AT_ONCE]))
        except StoreError as error:
            logger.warning("reading news: %s", error)
            return False
        return True

    async def _read(self, lengths: Mapping[str, int]) -> None:
        """Bring tables in memory to these lengths."""
        rooms = self._rooms
        keys = [
            (id_, number)
            for id_, length in lengths.items()
            if (live := rooms.live.get(id_)) is not None
            for number in range(live.table.number, length)
        ]
        for first in range(0, len(keys), AT_ONCE):
            found = await rooms.store.entries_at(keys[first : first + AT_ONCE])
            for id_, entries in groupby(sorted(found.items()), key=lambda entry: entry[0][0]):
                await self._take(id_, [(number, data) for (_, number), data in entries])

    async def _take(self, id_: str, news: list[tuple[int, bytes]]) -> None:
        """Where something is being written, that is not waited for: the other tables have their news, too."""
        live = self._rooms.live.get(id_)
        if live is None:
            return
        if live.lock.is_free:
            await self._take_news(live, news)
        else:
            self._rooms.soon(self._take_news(live, news))

    async def _take_news(self, live: LiveTable, news: list[tuple[int, bytes]]) -> None:
        """A table that cannot be read keeps no other waiting, and is told of once."""
        id_ = live.table.id
        try:
            await live.take_news(news)
            self._unreadable.discard(id_)
        except Exception:
            if id_ not in self._unreadable:
                logger.exception("what another process wrote cannot be read")
            self._unreadable.add(id_)
