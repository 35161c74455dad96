"""What leaves for the viewers: text frames, those of one turn of the event loop together."""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop
from functools import lru_cache
from typing import Any

logger = logging.getLogger(__name__)

Message = tuple[bytes, ...]  # in parts: most of an update is the same for all viewers, and is copied for none of them

FINAL_TEXT = 0x81
SHORT = 126  # bytes; the length of a payload below it stands in the second byte


class Outgoing:
    """One connection's way out. Holds what was written in this turn of the loop."""

    def __init__(self, post: Post, protocol: Any) -> None:  # noqa: ANN401  # uvicorn's, of which we are a part
        self.free = True  # a message can be written at once: the reader keeps up
        self._post = post
        self._protocol = protocol
        self._frames: list[bytes] = []

    def write(self, message: Message) -> None:
        """A text frame; without compression that is its length and its payload."""
        if not self._frames:
            self._post.add(self)
        if len(message) == 1:
            self._frames.append(text_frame_head(len(message[0])) + message[0])
        else:
            self._frames.append(text_frame_head(sum([len(part) for part in message])))
            self._frames += message

    def flush(self) -> None:
        """Send what was written, all at once."""
        frames = self._frames
        if not frames:
            return
        self._frames = []
        protocol = self._protocol
        if protocol.handshake_complete and not protocol.close_sent and not protocol.disconnected:
            protocol.transport.writelines(frames)

    def send_off(self) -> None:
        """The same, where others wait for theirs."""
        try:
            self.flush()
        except Exception:  # the reading side notices, too
            logger.exception("a message cannot be sent")


class Post:
    """All connections of an event loop that have something to send.

    They send at the end of the turn, when the news of all moves of one commit have been written: a reader that sleeps
    is woken once for all of them, and waking it costs several times as much as sending.
    """

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._full: list[Outgoing] = []

    def add(self, out: Outgoing) -> None:
        """A connection that has something to send."""
        if not self._full:
            self._loop.call_soon(self.send)
        self._full.append(out)

    def send(self) -> None:
        """Send all of it."""
        full, self._full = self._full, []
        for out in full:
            out.send_off()


@lru_cache(maxsize=1)  # a process has one
def post_of(loop: AbstractEventLoop) -> Post:
    """The post of an event loop."""
    return Post(loop)


def text_frame_head(length: int) -> bytes:
    """The first bytes of an unmasked text frame."""
    if length < SHORT:
        return bytes((FINAL_TEXT, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
