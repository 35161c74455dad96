"""The WebSocket protocol: uvicorn's, with a short way for what nearly every message is, a small text in one frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from readingroom.server.live.outgoing import FINAL_TEXT, SHORT, Outgoing, post_of
from readingroom.server.live.socket import DIRECT, Listener

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets has no compiled part
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

MASKED = 0x80
LONG = 127  # in the place of a length: 8 bytes tell it, not 2
CLOSE_SECONDS = 10.0  # after our goodbye, for whoever does not read it
UNREAD = 2  # messages of one connection; when so many wait, no more is read from it


class Protocol(WebSocketsSansIOProtocol):
    """Short texts go past the parser on their way in, and past ASGI on their way out."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401  # uvicorn's own, handed on as they are
        super().__init__(*arguments, **named)
        self._stream = Stream()
        self.out = Outgoing(post_of(self.loop), self)
        self._listener: Listener | None = None

    async def run_asgi(self) -> None:
        """The application finds the short way among the connection's extensions."""
        self.scope.setdefault("extensions", {})[DIRECT] = self  # type: ignore[assignment]
        await super().run_asgi()

    # --- in -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """A short text alone in its packet, between two messages, is read here; the parser reads everything else."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        text = short_text(data) if self._is_between_messages() else None
        if text is not None:
            self._hear(text)
        else:
            self._stream.follow(data)
            super().data_received(data)

    def _is_between_messages(self) -> bool:
        """No frame has come in part, no message in some of its frames, and nobody has said goodbye."""
        conn = self.conn
        return self._stream.is_between_frames and conn.current_size is None and conn.state is State.OPEN

    def _hear(self, text: str) -> None:
        """Hand a message to the application; unlike uvicorn, do not stop reading for a single one."""
        if self._listener is not None and self.queue.empty() and self._listener(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def listen(self, listener: Listener) -> None:
        """Offer short texts there first, unless others wait to be read before them."""
        self._listener = listener

    def handle_ping(self) -> None:
        """Answer, unless what was sent before still waits to be read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    # --- out ----------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The reader does not keep up."""
        super().pause_writing()
        self.out.free = False

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        self.out.free = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody waits for a reader who is gone."""
        super().connection_lost(exc)
        self.out.free = True

    async def send(self, message: ASGISendEvent) -> None:
        """The long way, behind what went the short one. After a goodbye, ours or the parser's, there is nobody left."""
        self.out.flush()
        if self.handshake_complete and self.close_sent:
            raise ConnectionResetError("the connection is closed")
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """No pong. Closing alone would wait until all was read, and so for ever."""
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """The same."""
        self.out.flush()
        super().shutdown()


class Stream:
    """What a client sends, followed as far as to know where its frames begin."""

    def __init__(self) -> None:
        self.is_between_frames = True
        self._missing = 0  # bytes of the last frame
        self._head = b""  # of a frame, as far as it has come

    def follow(self, data: bytes) -> None:
        """More of it has come."""
        data, at, self._head = self._head + data, self._missing, b""
        while at < len(data):
            size = frame_size(data, at)
            if size is None:
                self._head, at = data[at:], len(data)
            else:
                at += size
        self._missing = at - len(data)
        self.is_between_frames = not self._missing and not self._head


def frame_size(data: bytes, at: int) -> int | None:
    """How long the client's frame is that begins there (RFC 6455, 5.2); None while too little of it has come."""
    if len(data) < at + 2:
        return None
    size = data[at + 1] & ~MASKED
    if size < SHORT:
        return 6 + size
    head = at + (10 if size == LONG else 4)
    return None if len(data) < head else head + 4 - at + int.from_bytes(data[at + 2 : head], "big")


def short_text(data: bytes) -> str | None:
    """The message, if this is a single frame with all of a short ASCII text; None: anything else."""
    size = len(data) - 6
    if not 0 <= size < SHORT or data[0] != FINAL_TEXT or data[1] != MASKED | size:
        return None
    text = apply_mask(data[6:], data[2:6])
    return text.decode("ascii") if text.isascii() else None
