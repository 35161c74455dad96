"""Notices through Redis; when it dies it is asked again and again, and nothing else happens."""

from __future__ import annotations

import asyncio
import logging
import time
import uuid
from collections import deque
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from readingroom.store.errors import StoreError
from readingroom.store.notices import Heard, Notices

CHANNEL: Final = "readingroom"
PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts; the last one goes on
MOST_WAITING: Final = 10_000  # notices not yet sent; beyond them the oldest are dropped
HEARTBEAT: Final = 2.0  # seconds between signs of life
PATIENCE: Final = 5.0  # seconds until a silent server counts as dead
TROUBLE: Final = (RedisError, OSError, TimeoutError)
NEVER: Final = Retry(NoBackoff(), 0)  # we try again ourselves

log = logging.getLogger(__name__)


class RedisNotices(Notices):
    """One task that connects, sends and listens, and begins anew when the connection is lost.

    Many notices travel in one message: a line per notice, after a line with the sender's name, by which a
    process knows its own.
    """

    def __init__(self, url: str) -> None:
        try:
            self._redis = Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, retry=NEVER)
        except ValueError as error:  # its words may hold the URL, and so a password
            raise StoreError("this is no Redis URL; allowed are redis://, rediss:// and unix://") from error
        self._name = uuid.uuid4().hex
        self._heard: list[Heard] = []
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._since: float | None = None  # when we were subscribed; None: we are not
        self._is_logged = False  # whether the log has this outage
        self._task: asyncio.Task[None] | None = None

    @property
    def working(self) -> bool:
        return self._since is not None

    @property
    def since(self) -> float | None:
        return self._since

    def publish(self, table: str, number: int) -> None:
        self._start()
        if self._since is not None:
            self._waiting.append(f"{table} {number}")
            self._wake.set()

    async def listen(self, heard: Heard) -> None:
        self._heard.append(heard)
        self._start()

    async def close(self) -> None:
        """Stop; a notice that was not sent yet is lost, which costs the others a second at most."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._redis.aclose()

    def _start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="notices")

    async def _run(self) -> None:
        """Connect, work until that fails, pause, and again; each outage is told once."""
        failures = 0
        while True:
            try:
                await self._work()
            except* TROUBLE as group:
                failures = 0 if self.working else failures + 1
                if not self._is_logged:
                    log.warning("notices between processes are down: %s", group.exceptions[0])
                    self._is_logged = True
            finally:
                self._since = None
                self._waiting.clear()  # who looks for itself needs no old notices
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])

    async def _work(self) -> None:
        """Send and listen until either fails."""
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            await next_message(channel)  # the server's word that we are subscribed
            self._up()
            async with asyncio.TaskGroup() as both:
                both.create_task(self._send())
                both.create_task(self._receive(channel))

    def _up(self) -> None:
        self._since = time.monotonic()
        if self._is_logged:
            log.warning("notices between processes are back")
            self._is_logged = False

    async def _send(self) -> None:
        """Send all that waits as one message; now and then an empty one, by which we hear that the server lives."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), HEARTBEAT)
            self._wake.clear()
            lines = "\n".join([self._name, *self._waiting])
            self._waiting.clear()
            await self._redis.publish(CHANNEL, lines)

    async def _receive(self, channel: PubSub) -> None:
        while True:
            sender, *lines = (await next_message(channel)).decode("utf-8", "replace").split("\n")
            for line in lines if sender != self._name else ():
                await self._hand_on(line)

    async def _hand_on(self, line: str) -> None:
        """Whatever the listener does wrong, the next notice comes."""
        table, _, number = line.rpartition(" ")
        for heard in self._heard:
            try:
                waiting = heard(table, int(number))
                if waiting is not None:
                    await waiting
            except Exception:
                log.exception("a notice was not taken")  # which table it was, is nobody's but its people's


async def next_message(channel: PubSub) -> bytes:
    """The data of the next message; a server that sends nothing, not even our own heartbeat, counts as dead."""
    message = await channel.get_message(timeout=PATIENCE)
    if message is None:
        raise TimeoutError("Redis is silent")
    data = message["data"]
    return data if isinstance(data, bytes) else b""  # a subscription's number
