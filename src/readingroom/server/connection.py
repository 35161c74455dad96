"""One viewer's WebSocket, from the sending side.

A viewer is never sent a backlog. It is told that something is new; when it can take more it gets the newest state
with all events since its last update. A slow reader so costs one message of memory, however far it falls behind.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from readingroom.tables import messages as tell
from readingroom.tables.telling import encode
from readingroom.tables.viewers import Asker

if TYPE_CHECKING:
    from readingroom.server.live import LiveTable

ANSWERS_KEPT = 64  # a client that sends commands and reads no answers is not waited for


class Connection:
    """What one viewer has been sent, and what is still to be sent."""

    def __init__(
        self, live: LiveTable, asker: Asker, send: Callable[[str], Awaitable[None]], number: int | None
    ) -> None:
        self.live = live
        self.asker = asker
        self.number = number  # the viewer's last update; None: it has none
        self.closing: tell.Bye | None = None
        self._send = send
        self._answers: deque[bytes] = deque()
        self._info = False
        self._match = False
        self._wait = False
        self._wake = asyncio.Event()

    # --- what is new ------------------------------------------------------------------------------------

    def tell_info(self) -> None:
        """The table has changed."""
        self._info = True
        self._wake.set()

    def tell_match(self) -> None:
        """The match has gone on."""
        self._match = True
        self._wake.set()

    def tell_waiting(self) -> None:
        """A secret window has opened."""
        self._wait = True
        self._wake.set()

    def answer(self, message: msgspec.Struct) -> None:
        """An answer to this viewer's own command."""
        if len(self._answers) >= ANSWERS_KEPT:
            self.close(tell.Bye(sentence="too many commands without reading the answers", again=False))
            return
        self._answers.append(encode(message))
        self._wake.set()

    def close(self, bye: tell.Bye) -> None:
        """Say goodbye, then close."""
        self.closing = self.closing or bye
        self._wake.set()

    # --- sending ----------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Send until closed; ends with the goodbye sent."""
        while True:
            while self._answers:
                await self._send(self._answers.popleft().decode())
            if self.closing is not None:
                await self._send(encode(self.closing).decode())
                return
            await self._send_news()
            if not (self._answers or self.closing):
                await self._wake.wait()
            self._wake.clear()

    async def _send_news(self) -> None:
        if self._wait:
            self._wait = False
            await self._send(WAITING)
        held = self.live.held_for(self.asker.seat)
        if held > 0:
            self.live.call_later(held, self._wake.set)
            return
        if self._info:
            self._info = False
            await self._send(self.live.encoded_info())
        if self._match and self.live.is_settled(self.asker.seat):
            self._match = False
            update, self.number = self.live.update_for(self.asker.seat, self.number)
            await self._send(update)


WAITING = encode(tell.Waiting()).decode()
