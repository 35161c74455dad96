"""The tables of a load, their seats, and the record of their moves."""

from __future__ import annotations

import asyncio
from array import array
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeVar

from bench.load.adapter import Adapter, Opened, Voice
from bench.load.pace import Pace
from bench.load.sockets import Socket, connect

T = TypeVar("T")

AT_ONCE = 25  # tables that are opened side by side


@dataclass(slots=True)
class Record:
    """What happened since it was begun."""

    times: array[float] = field(default_factory=lambda: array("d"))  # seconds, one a confirmed move
    most: int | None = None  # moves after which it is full
    full: asyncio.Event = field(default_factory=asyncio.Event)
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    under_way: int = 0
    finished: int = 0  # matches
    idle: int = 0  # tables that found no further match
    refusals: list[str] = field(default_factory=list)
    lost: int = 0  # connections

    def begin(self, most: int | None) -> None:
        """Forget the moves so far; those under way still belong to it."""
        self.times = array("d")
        self.most = most
        self.finished = self.idle = 0
        self.full.clear()

    def take(self, seconds: float) -> None:
        self.under_way -= 1
        self.times.append(seconds)
        if not self.under_way:
            self.settled.set()
        if self.most is not None and len(self.times) >= self.most:
            self.full.set()


class Seat:
    """One seat's client. Tells the pace when it is asked, and the record when its move is done."""

    __slots__ = ("_greeting", "_move", "_room", "_since", "_socket", "_table", "_voice")

    def __init__(self, room: Room, table: Table, number: int) -> None:
        self._room = room
        self._table = table
        self._voice: Voice = room.adapter.voice(table.opened, number, self)
        self._greeting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._move = b""
        self._since = 0.0
        self._socket = Socket(self._voice.path, self._voice.hear, self._lost)

    async def connect(self, number: int) -> None:
        await connect(self._socket, self._room.adapter.address_of(number))
        for message in self._voice.opening():
            self.say(message)
        await self._greeting

    def _lost(self) -> None:
        if not self._room.is_closing:
            self._room.record.lost += 1

    def send(self, since: float) -> None:
        self._since = since
        self._room.record.under_way += 1
        self.say(self._move)

    def close(self) -> None:
        self._socket.transport.close()

    # What the voice tells.

    def say(self, payload: bytes) -> None:
        self._socket.say(payload)

    def greeted(self) -> None:
        if not self._greeting.done():
            self._greeting.set_result(None)

    def asked(self, move: bytes) -> None:
        self._move = move
        self._table.ready(self)

    def confirmed(self) -> None:
        self._room.record.take(perf_counter() - self._since)

    def over(self) -> None:
        self._table.over()

    def refused(self, sentence: str) -> None:
        self._room.record.refusals.append(sentence)


class Table:
    """One match. It waits, with its first move ready, until it is its turn to be played."""

    def __init__(self, room: Room, opened: Opened) -> None:
        self.opened = opened
        self._room = room
        self._plays = False
        self._asked: Seat | None = None  # before it plays
        self._is_over = False
        self.seats: list[Seat] = []

    async def connect(self, seats: int) -> None:
        self.seats = [Seat(self._room, self, number) for number in range(seats)]
        await asyncio.gather(*(seat.connect(number) for number, seat in enumerate(self.seats)))

    def play(self) -> None:
        self._plays = True
        if self._asked:
            self._room.pace.ready(self._asked)

    def ready(self, seat: Seat) -> None:
        if self._plays:
            self._room.pace.ready(seat)
        else:
            self._asked = seat

    def over(self) -> None:
        """Told by every seat; the place of the table is taken by a spare one."""
        if not self._is_over:
            self._is_over = True
            self._room.next_match()


class Room:
    """All tables of a load: those that play, and spare ones for when a match ends."""

    def __init__(self, adapter: Adapter, pace: Pace, seats: int) -> None:
        self.adapter = adapter
        self.pace = pace
        self.seats = seats
        self.record = Record()
        self.is_closing = False
        self._tables: list[Table] = []
        self._spare: deque[Table] = deque()

    async def open(self, count: int) -> None:
        """Open so many tables, all connected and started, as spare ones."""
        for some in groups(range(count), AT_ONCE):
            tables = [Table(self, self.adapter.open_table(self.seats)) for _ in some]
            self._tables += tables
            await asyncio.gather(*(self._seat(table) for table in tables))
            self._spare += tables

    async def _seat(self, table: Table) -> None:
        await table.connect(self.seats)
        await self.adapter.start(table.opened)

    async def open_bots(self, count: int) -> None:
        """Tables of bots that think beside the others, watched by nobody."""
        for _ in range(count):
            await self.adapter.start(self.adapter.open_bot_table(self.seats))

    async def open_idle(self, count: int) -> list[Opened]:
        """Tables whose match has begun and at which nobody is."""
        opened = []
        for _ in range(count):
            table = self.adapter.open_table(self.seats)
            await self.adapter.start(table)
            opened.append(table)
        return opened

    async def join(self, opened: Sequence[Opened]) -> None:
        """Everybody comes to tables that are already there."""
        for some in groups(opened, AT_ONCE):
            tables = [Table(self, table) for table in some]
            self._tables += tables
            await asyncio.gather(*(table.connect(self.seats) for table in tables))
            self._spare += tables

    def next_match(self) -> None:
        self.record.finished += 1
        self.play(1)

    def play(self, count: int) -> None:
        for _ in range(count):
            if self._spare:
                self._spare.popleft().play()
            else:
                self.record.idle += 1

    async def settle(self, patience: float) -> None:
        """Wait for the moves under way."""
        self.record.settled.clear()
        if self.record.under_way:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.record.settled.wait(), patience)

    def close(self) -> None:
        self.is_closing = True
        self.pace.stop()
        for table in self._tables:
            for seat in table.seats:
                seat.close()
        self.adapter.close()


def groups(things: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for begin in range(0, len(things), size):
        yield things[begin : begin + size]
