"""What takes long (to play a match again, to read a card file) is done in threads: few at once, in fair turns."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from readingroom.core.phrases import phrase
from readingroom.server.errors import BUSY_SECONDS, TooManyError

AT_ONCE = 3  # threads share one interpreter with the loop that everybody's moves go through
WAITING = 60  # of one address: a class that looks at its matches, and no more


class Queues:
    """A queue for each address: one of its wishes is worked on at a time, so that nobody's many keep others waiting."""

    def __init__(self, at_once: int = AT_ONCE, waiting: int = WAITING) -> None:
        self._room = asyncio.Semaphore(at_once)
        self._most = waiting
        self._asked: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    def __len__(self) -> int:
        return len(self._turns)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it; raises TooManyError."""
        if self._asked[address] >= self._most:
            raise TooManyError(BUSY_SECONDS, phrase("server-too-much-at-once"))
        self._asked[address] += 1
        try:
            async with self._turns.setdefault(address, asyncio.Lock()), self._room:
                yield
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address], self._turns[address]
