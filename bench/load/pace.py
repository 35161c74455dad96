"""When a seat that is asked sends its move: at once, or when its time has come."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from time import perf_counter
from typing import Protocol

TICK = 0.001  # the finest step of the event loop's clock


class Mover(Protocol):
    """A seat that has its move ready."""

    def send(self, since: float) -> None:
        """Send it; the time it takes is counted from `since`."""


class Pace(ABC):
    """Stands still until it is started, and again when it is stopped."""

    @abstractmethod
    def ready(self, mover: Mover) -> None:
        """A seat that can move now."""

    @abstractmethod
    def start(self) -> None: ...

    @abstractmethod
    def stop(self) -> None: ...


class AtOnce(Pace):
    """Every table moves as soon as it can."""

    def __init__(self) -> None:
        self._runs = False
        self._waiting: list[Mover] = []

    def ready(self, mover: Mover) -> None:
        if self._runs:
            mover.send(perf_counter())
        else:
            self._waiting.append(mover)

    def start(self) -> None:
        self._runs = True
        waiting, self._waiting = self._waiting, []
        for mover in waiting:
            mover.send(perf_counter())

    def stop(self) -> None:
        self._runs = False


class Paced(Pace):
    """So many moves a second in all, whichever tables are ready.

    A move that is due while every table waits for the server is owed: the first table that comes free sends it, and its
    time counts from when it was due. A server that falls behind cannot slow its own clock.
    """

    def __init__(self, rate: float) -> None:
        self._step = 1.0 / rate
        self._runs = False
        self._next = 0.0
        self._waiting: deque[Mover] = deque()
        self._owed: deque[float] = deque()

    def ready(self, mover: Mover) -> None:
        if self._runs and self._owed:
            mover.send(self._owed.popleft())
        else:
            self._waiting.append(mover)

    def start(self) -> None:
        self._runs = True
        self._next = perf_counter() + self._step
        self._tick_on()

    def stop(self) -> None:
        self._runs = False
        self._owed.clear()

    def _tick_on(self) -> None:
        if self._runs:
            self.release(perf_counter())
            asyncio.get_running_loop().call_later(TICK, self._tick_on)

    def release(self, now: float) -> None:
        """Send all moves that are due by now."""
        while self._next <= now:
            if self._waiting:
                self._waiting.popleft().send(now)
            else:
                self._owed.append(self._next)
            self._next += self._step
