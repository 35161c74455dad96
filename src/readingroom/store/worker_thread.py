"""A thread of one's own, told what to do by the event loop.

Python's executors do the same for any number of threads, and with their locks and two futures a work took
about twice as long to hand over and back.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread, get_native_id
from typing import Any, Final, TypeVar

T = TypeVar("T")

LOWEST: Final = 19  # as `nice` counts


class WorkerThread:
    """One thread, one work after the other, in the order in which they came."""

    def __init__(self, name: str, *, gives_way: bool = False) -> None:
        self._gives_way = gives_way  # all other threads come first
        self._loop = asyncio.get_running_loop()
        self._works: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """What the work gives or raises. Begun or not, it is done, also when nobody waits for it any more."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._works.put((work, done))
        return done

    def end(self) -> None:
        """End the thread once all that was handed over is done; nothing may be handed over after this."""
        self._works.put(None)
        self._thread.join()

    def _run(self) -> None:
        if self._gives_way and sys.platform == "linux":  # elsewhere a thread has no priority of its own
            os.setpriority(os.PRIO_PROCESS, get_native_id(), LOWEST)
        while (wish := self._works.get()) is not None:
            work, done = wish
            try:
                result = work()
            except BaseException as error:  # noqa: BLE001  # whoever waits for it is told
                self._loop.call_soon_threadsafe(reject, done, error)
            else:
                self._loop.call_soon_threadsafe(resolve, done, result)


def resolve(done: asyncio.Future[T], result: T) -> None:
    if not done.done():  # whoever waited may have been cancelled
        done.set_result(result)


def reject(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
