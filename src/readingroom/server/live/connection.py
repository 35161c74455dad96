"""One viewer's WebSocket, from the sending side.

A viewer is never sent a backlog. It is told that something is new; when it can take more it gets the newest state
with all events since its last update. A slow reader so costs one message of memory, however far it falls behind.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Protocol

import msgspec

from readingroom.core.phrases import phrase
from readingroom.server.live.outgoing import Message, Outgoing
from readingroom.tables import messages
from readingroom.tables.updates import encode
from readingroom.tables.viewers import Asker

if TYPE_CHECKING:
    from readingroom.server.live.live_table import LiveTable

REPLIES_KEPT = 64  # a client that sends commands and reads no replies is not waited for


class Voice(Protocol):
    """How a viewer is spoken to."""

    out: Outgoing | None  # for messages that can be written at once

    async def send(self, text: bytes) -> None:
        """Write a message as soon as the reader can take it; raises OSError when it is gone."""


class Connection:
    """What one viewer has been sent, and what is still to be sent."""

    def __init__(self, live: LiveTable, asker: Asker, voice: Voice, number: int | None) -> None:
        self.live = live
        self.asker = asker
        self.number = number  # the viewer's last update; None: it has none
        self.closing: messages.Bye | None = None
        self._voice = voice
        self._out = voice.out
        self._replies: deque[bytes] = deque()
        self._info = False
        self.match_is_new = False
        self._wait = False
        self._waits = True  # for the welcome, or for a slow reader: nothing may overtake what is being sent
        self._listed = False  # for the end of this turn of the loop
        self._wake = asyncio.Event()

    # --- what is new ------------------------------------------------------------------------------------

    def tell(self, *, match: bool = False, window: bool = False, info: bool = False) -> None:
        """The match has gone on, a secret window has opened, the table has changed."""
        self.match_is_new = self.match_is_new or match
        self._wait = self._wait or window
        self._info = self._info or info
        self._speak()

    def reply(self, message: msgspec.Struct) -> None:
        """A reply to this viewer's own message."""
        if len(self._replies) >= REPLIES_KEPT:
            self.send_news()  # perhaps they only wait for the end of the turn
        if len(self._replies) >= REPLIES_KEPT:
            self.close(messages.farewell(phrase("server-unread"), again=False))
            return
        self._replies.append(encode(message))
        self._speak()

    def close(self, bye: messages.Bye) -> None:
        """Say goodbye, then close. What the table looks like is not shown any more: the key may be another's now."""
        self.closing = self.closing or bye
        self._waits = True
        self._wake.set()

    @property
    def has_reply(self) -> bool:
        """A reply to this viewer's own message is to be sent."""
        return bool(self._replies)

    # --- sending ----------------------------------------------------------------------------------------

    def _speak(self) -> None:
        """Something is to be sent: with all others' news, if the reader keeps up, or else when it can take more."""
        out = self._out
        if self._waits or out is None or not out.free:
            self._wake.set()
        elif not self._listed:
            self._listed = True
            self.live.rooms.fan_out.add(self)

    def send_news(self) -> None:
        """Send all there is at once."""
        self._listed = False
        out = self._out
        if self._waits or out is None or not out.free:  # it may have come to that since
            self._wake.set()
            return
        while (message := self._next()) is not None:
            out.write(message)

    def flush(self) -> None:
        """Let what was sent leave at once, not at the end of the turn."""
        if self._out is not None:
            self._out.send_off()

    async def run(self) -> None:
        """Send what could not be sent at once, until closed; ends with the goodbye sent."""
        while True:
            self._waits = True
            if self.closing is not None:
                await asyncio.sleep(0)  # the viewer's own command may be what ends it, and is confirmed in this turn
            while (message := self._next() if self.closing is None else self._next_reply()) is not None:
                await self._voice.send(b"".join(message))
            if self.closing is not None:
                await self._voice.send(encode(self.closing))
                return
            self._waits = False
            await self._wake.wait()
            self._wake.clear()

    def _next(self) -> Message | None:
        """The next message: news first, so that a confirmed move is seen before it is confirmed, then replies."""
        if self._wait:
            self._wait = False
            return (WAITING,)
        news = self._next_news() if self.match_is_new or self._info else None
        if news is None and self._replies:
            return self._next_reply()
        return news

    def _next_reply(self) -> Message | None:
        return (self._replies.popleft(),) if self._replies else None

    def _next_news(self) -> Message | None:
        held = self.live.held_for(self.asker.seat)
        if held > 0:
            asyncio.get_running_loop().call_later(held, self.send_news)
            return None
        if self.match_is_new and self.live.table.timeline.is_settled(self.asker.seat):
            self.match_is_new = False
            update = self.live.updates.parts(self.asker.seat, self.number)
            self.number = self.live.table.timeline.number(self.asker.seat)
            return update
        if self._info:  # after the update, so that the end is seen before it is told
            self._info = False
            return (self.live.encoded_info(),)
        return None


WAITING = encode(messages.Waiting())
