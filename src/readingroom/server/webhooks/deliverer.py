"""Deliveries of webhooks: what waits in the store is sent, tried again when it fails, and dropped when it is past."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, Protocol

from readingroom.core.errors import ReadingRoomError
from readingroom.server.webhooks.posting import AT_ONCE, post
from readingroom.store import Delivery

logger = logging.getLogger(__name__)

PAUSES: Final = (5.0, 30.0, 120.0, 600.0, 3600.0)  # seconds after the first, second, ... failure
LEASE: Final = 30.0  # longer than a delivery can take; afterwards another process may send it
PER_HOST: Final = 3  # of AT_ONCE, so that a slow host leaves room for the others
BUSY_PAUSE: Final = 1.0


class DeliveryStore(Protocol):
    """Where deliveries wait."""

    async def take_deliveries(self, now: float, lease: float, limit: int) -> Sequence[Delivery]:
        """The ones due, the longest due first; until `now + lease` nobody else gets them."""

    async def delivered(self, key: int, /) -> None:
        """Forget a delivery: it arrived, or was given up."""

    async def retry_delivery(self, key: int, attempts: int, next_at: float, /) -> None:
        """Let it wait until `next_at`."""


async def always(_delivery: Delivery) -> bool:
    """Whatever waits is still wanted."""
    return True


class Deliverer:
    """Sends what waits in the store and is still wanted, at least once each, until it is stopped.

    What was under way when a process died or stopped is sent again after the lease: a receiver may see it twice.
    """

    def __init__(
        self,
        store: DeliveryStore,
        *,
        send: Callable[[str, bytes], Awaitable[int]] = post,
        is_wanted: Callable[[Delivery], Awaitable[bool]] = always,
        clock: Callable[[], float] = time.time,
        idle_pause: float = 2.0,
    ) -> None:
        self._store = store
        self._send = send
        self._is_wanted = is_wanted
        self._clock = clock
        self._idle_pause = idle_pause
        self._news = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()
        self._busy: Counter[str] = Counter()
        self._runner: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._runner = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Look at once: a delivery was put into the store."""
        self._news.set()

    async def stop(self, grace: float = 5.0) -> None:
        """Take nothing more, let what is under way end for so many seconds, and cut off the rest."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.wait([self._runner])
            self._runner = None
        if self._sending:
            await asyncio.wait(self._sending, timeout=grace)
        cut_off = list(self._sending)
        for task in cut_off:
            task.cancel()
        await asyncio.gather(*cut_off, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._news.clear()
            free = AT_ONCE - len(self._sending)
            taken = await self._take(free) if free else []
            for delivery in taken:
                await self._begin(delivery)
            if not taken:
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._idle_pause):
                        await self._news.wait()

    async def _take(self, limit: int) -> Sequence[Delivery]:
        try:
            return await self._store.take_deliveries(self._clock(), LEASE, limit)
        except Exception:  # whatever ails the store, later it may be well
            logger.exception("webhooks cannot be read from the store")
            return []

    async def _begin(self, delivery: Delivery) -> None:
        host = "".join(delivery.url.split("/")[2:3])  # what is stored has been checked; this fails at nothing
        if self._busy[host] >= PER_HOST:
            await self._record(self._store.retry_delivery(delivery.id, delivery.attempts, self._clock() + BUSY_PAUSE))
            return
        self._busy[host] += 1
        task = asyncio.create_task(self._deliver(delivery))
        self._sending.add(task)
        task.add_done_callback(partial(self._end, host))

    def _end(self, host: str, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._busy -= Counter([host])  # which also forgets hosts that are down to none
        self._news.set()

    async def _deliver(self, delivery: Delivery) -> None:
        if not await self._is_still_wanted(delivery):
            await self._record(self._store.delivered(delivery.id))
            return
        failure = await self._try(delivery)
        attempts = delivery.attempts + 1
        if failure is not None and attempts <= len(PAUSES):
            next_at = self._clock() + PAUSES[attempts - 1]
            await self._record(self._store.retry_delivery(delivery.id, attempts, next_at))
            return
        if failure is not None:
            logger.warning("webhook %d is given up after %d attempts: %s", delivery.id, attempts, failure)
        await self._record(self._store.delivered(delivery.id))

    async def _is_still_wanted(self, delivery: Delivery) -> bool:
        """What nobody can tell is sent: rather one too many."""
        try:
            return await self._is_wanted(delivery)
        except Exception:  # whatever ails the store or the table, the receiver is told
            logger.warning("it cannot be told whether a webhook is still wanted", exc_info=True)
            return True

    async def _try(self, delivery: Delivery) -> str | None:
        """None when it arrived, else why not."""
        try:
            status = await self._send(delivery.url, delivery.body.encode())
        except ReadingRoomError as error:
            return str(error)
        except Exception:  # a mistake of ours must not end the others
            logger.exception("webhook %d could not be sent", delivery.id)
            return "it could not be sent"
        return None if 200 <= status < 300 else f"it was answered with {status}"

    async def _record(self, change: Awaitable[None]) -> None:
        try:
            await change
        except Exception:  # then the lease ends, and it is sent again
            logger.exception("what became of a webhook cannot be written to the store")
