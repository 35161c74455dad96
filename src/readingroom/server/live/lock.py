"""A table's lock: one change at a time, in the order of coming."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """As asyncio.Lock, except that it can also be taken by somebody who does not wait."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def is_free(self) -> bool:
        """It can be taken at once."""
        return not self._taken

    def take(self) -> None:
        """Take it while it is free."""
        if self._taken:
            raise RuntimeError("somebody else has the lock")
        self._taken = True

    def release(self) -> None:
        """To whoever has waited longest; with nobody waiting it is free."""
        while self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():  # cancelled, and not yet gone
                waiting.set_result(None)
                return
        self._taken = False

    async def acquire(self) -> None:
        """Wait for it."""
        if not self._taken:
            self._taken = True
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if not waiting.cancelled():  # the lock came together with the cancellation
                self.release()
            raise

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *error: object) -> None:
        self.release()
