"""One WebSocket of the load: raw bytes on the event loop, messages to whoever listens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast
from urllib.parse import urlsplit

from bench.load.frames import CLOSE, PING, PONG, TEXT, FrameReader, client_frame, is_upgraded, upgrade_request

LONGEST_HEAD = 16_384


class NoWebSocket(Exception):
    """The server did not open a WebSocket there."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens."""

    host: str
    port: int

    @classmethod
    def parse(cls, url: str) -> Address:
        """From `http://127.0.0.1:8000`; the load stays on this machine."""
        parts = urlsplit(url)
        if parts.hostname not in {"127.0.0.1", "localhost", "::1"} or parts.port is None:
            raise ValueError(f"{url!r} is no address on this machine")
        return cls(parts.hostname, parts.port)


class Socket(asyncio.Protocol):
    """An open connection; every text message goes to `hear`."""

    __slots__ = ("_head", "_reader", "hear", "lost", "opened", "path", "transport")

    def __init__(self, path: str, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.path = path
        self.hear = hear
        self.lost = lost
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._reader = FrameReader()
        self._head: bytes | None = b""  # None: the handshake is over
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one in all but its ancestry
        host, port = transport.get_extra_info("peername")[:2]
        self.transport.write(upgrade_request(host, port, self.path))

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            data = self._shake_hands(self._head + data)
        for kind, payload in self._reader.feed(data):
            if kind == TEXT:
                self.hear(payload)
            elif kind == PING:
                self.transport.write(client_frame(payload, PONG))
            elif kind == CLOSE:
                self.transport.close()

    def _shake_hands(self, answer: bytes) -> bytes:
        """What follows the head of the answer; nothing while it is incomplete."""
        front, gap, rest = answer.partition(b"\r\n\r\n")
        if not gap and len(answer) < LONGEST_HEAD:
            self._head = answer
            return b""
        self._head = None
        if is_upgraded(front):
            self.opened.set_result(None)
            return rest
        self.opened.set_exception(NoWebSocket(front.split(b"\r\n", 1)[0].decode("latin-1")))
        self.transport.close()
        return b""

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or NoWebSocket("the connection was closed"))
        self.lost()

    def say(self, payload: bytes) -> None:
        self.transport.write(client_frame(payload))


async def connect(socket: Socket, address: Address) -> None:
    """Open it; messages may be heard before this returns."""
    await asyncio.get_running_loop().create_connection(lambda: socket, address.host, address.port)
    await socket.opened
