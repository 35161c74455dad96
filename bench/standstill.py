"""When the machine itself stands still.

On a shared machine a core is taken away for some milliseconds now and then, and whatever should have run on it looks
slow. So each core has a watcher that comes before everything else there (SCHED_FIFO): it sleeps, and looks how late it
wakes. However much there is to do, work of ours cannot make it late; only the machine can.

    python -m bench.standstill CORE     watches until it is told to end, then says what it saw
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from bench.places import ROOT

TICK, LATE = 0.002, 0.001  # seconds: how long a watcher sleeps, and from when on it was woken late
WATCHING = "watching"


@dataclass(frozen=True, slots=True)
class Standstill:
    """A time in which a core did nothing, as `perf_counter` tells it."""

    begin: float
    end: float

    def within(self, begin: float, end: float) -> float:
        """How many seconds of it lie between these."""
        return max(0.0, min(self.end, end) - max(self.begin, begin))


class Watch:
    """Watchers on these cores, until the `with` block ends; what they saw is told then."""

    def __init__(self, cores: Iterable[int]) -> None:
        self._cores = sorted(cores)
        self._watchers: list[subprocess.Popen[str]] = []
        self.watches = False  # somebody does: not every system lets a program come first
        self.seen: list[Standstill] = []

    def __enter__(self) -> Self:
        command = (sys.executable, "-m", "bench.standstill")
        pipe = subprocess.PIPE
        self._watchers = [
            subprocess.Popen([*command, str(core)], stdin=subprocess.DEVNULL, stdout=pipe, text=True, cwd=ROOT)
            for core in self._cores
        ]
        self.watches = bool(self._watchers) and all(said(watcher) == WATCHING for watcher in self._watchers)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for watcher in self._watchers:
            watcher.terminate()
        for watcher in self._watchers:
            told, _ = watcher.communicate()
            if self.watches:
                self.seen += [Standstill(*times) for times in json.loads(told)]

    @property
    def pids(self) -> list[int]:
        return [watcher.pid for watcher in self._watchers]

    def share(self, begin: float, end: float) -> float:
        """For how much of this time the cores stood still, all of them together."""
        return sum(each.within(begin, end) for each in self.seen) / (end - begin)


def said(watcher: subprocess.Popen[str]) -> str:
    assert watcher.stdout is not None
    return watcher.stdout.readline().strip()


def watch(core: int) -> None:
    """Be a watcher, if that is allowed."""
    try:
        os.sched_setaffinity(0, {core})
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    except (AttributeError, OSError) as error:
        print(f"cannot watch: {error}")
        return
    signal.signal(signal.SIGTERM, lambda *_: told_to_end.append(True))
    told_to_end: list[bool] = []
    seen: list[tuple[float, float]] = []
    gc.disable()
    print(WATCHING, flush=True)
    before = time.perf_counter()
    while not told_to_end:
        time.sleep(TICK)
        now = time.perf_counter()
        if now - before > TICK + LATE:
            seen.append((before + TICK, now))
        before = now
    print(json.dumps(seen))


if __name__ == "__main__":
    watch(int(sys.argv[1]))
