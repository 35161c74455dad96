"""One reading: warm up, open as many matches as the window will need, measure, stop."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from math import ceil

from bench.load.adapter import Adapter
from bench.load.children import Server, cpu_seconds, resident_bytes
from bench.load.figures import Reading, percentile
from bench.load.pace import AtOnce, Pace, Paced
from bench.load.tables import Room
from bench.standstill import Watch

MATCH_MOVES = 108  # of a No Tool match on average; see the twins of bench/results/speed.json
SETTLE = 5.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """How a load looks."""

    rate: float | None = None  # moves a second in all; None: every table as soon as it can
    tables: int = 200
    seats: int = 4
    bot_tables: int = 0
    warm_up: float = 2.0
    seconds: float = 10.0
    most_moves: int = 500_000

    def pace(self) -> Pace:
        return AtOnce() if self.rate is None else Paced(self.rate)

    @property
    def longest(self) -> float:
        """Seconds after which something is wrong."""
        return 120.0 + 2 * (self.warm_up + self.seconds)


async def measure(adapter: Adapter, servers: Sequence[Server], shape: Shape) -> Reading:
    """One reading of servers that run."""
    room = Room(adapter, shape.pace(), shape.seats)
    try:
        async with asyncio.timeout(shape.longest):
            await room.open_bots(shape.bot_tables)
            await room.open(shape.tables)
            room.play(shape.tables)
            await room.open(await spares(room, shape))
            return await read(room, servers, shape)
    finally:
        room.close()
        await asyncio.sleep(0)


async def spares(room: Room, shape: Shape) -> int:
    """Warm up, and tell how many matches will end in the window; none is opened while it is measured."""
    room.record.begin(None)
    room.pace.start()
    await asyncio.sleep(shape.warm_up)
    room.pace.stop()
    moves = len(room.record.times) / shape.warm_up * shape.seconds
    await room.settle(SETTLE)
    return ceil(1.5 * min(moves, shape.most_moves) / MATCH_MOVES) + shape.tables // 10 + room.record.idle


async def read(room: Room, servers: Sequence[Server], shape: Shape) -> Reading:
    """The window itself."""
    room.play(room.record.idle)
    room.record.begin(shape.most_moves)
    with no_collector(), Watch(cores_of(servers)) as watch:
        served, loaded, begun = cpu_of(servers), time.process_time(), time.perf_counter()
        room.pace.start()
        with suppress(TimeoutError):  # the usual end
            await asyncio.wait_for(room.record.full.wait(), shape.seconds)
        seconds = time.perf_counter() - begun
        room.pace.stop()
        served, loaded = cpu_of(servers) - served, time.process_time() - loaded
    record, times = room.record, sorted(room.record.times)
    return Reading(
        moves=len(times),
        seconds=seconds,
        p50_ms=1000 * percentile(times, 0.5),
        p99_ms=1000 * percentile(times, 0.99),
        worst_ms=1000 * percentile(times, 1.0),
        server_cpu=served,
        load_cpu=loaded,
        resident_mb=memory_of(servers),
        finished=record.finished,
        idle=record.idle,
        refused=len(record.refusals),
        lost=record.lost,
        still=watch.share(begun, begun + seconds),
    )


def cores_of(servers: Sequence[Server]) -> set[int]:
    """Those of the servers and of the load."""
    return {core for pid in (0, *(server.pid for server in servers)) for core in os.sched_getaffinity(pid)}


@contextmanager
def no_collector() -> Iterator[None]:
    """A pause of ours would be counted as one of the server."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def cpu_of(servers: Sequence[Server]) -> float:
    return sum(cpu_seconds(server.pid) for server in servers)


def memory_of(servers: Sequence[Server]) -> float:
    """Resident, in MB."""
    return sum(resident_bytes(server.pid) for server in servers) / 1e6


async def weigh(adapter: Adapter, servers: Sequence[Server], tables: int, seats: int) -> dict[str, float]:
    """Kilobytes of a started table at which nobody is, and of the same with all its sockets."""
    room = Room(adapter, AtOnce(), seats)
    try:
        async with asyncio.timeout(300):
            await room.open(5)  # what is loaded on first use is no table's weight
            empty = memory_of(servers)
            opened = await room.open_idle(tables)
            idle = memory_of(servers)
            await room.join(opened)
            live = memory_of(servers)
    finally:
        room.close()
        await asyncio.sleep(0)
    return {
        "tables": tables,
        "empty_mb": empty,
        "idle_kb": 1000 * (idle - empty) / tables,
        "live_kb": 1000 * (live - empty) / tables,
    }
