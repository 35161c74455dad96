"""Running one server process, from opening the port to a graceful stop."""

from __future__ import annotations

import gc
import socket
import sys
from types import FrameType

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from readingroom.core.errors import ReadingRoomError
from readingroom.server.app import make_app
from readingroom.server.logs import open_log
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings
from readingroom.server.socket import DIRECT

STOP_SECONDS = 5
SWITCH_SECONDS = 0.0005  # the store's thread asks for the interpreter some times a commit, and people wait for it
GARBAGE = (
    50_000,
    20,
    100,
)  # thousands of tables are no garbage, and looking through them again and again costs a tenth
STARTED = "Reading Room is open at {url}"


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a short way for messages that need not wait, and no pongs for who reads none."""

    async def run_asgi(self) -> None:
        """The application finds the short way among the connection's extensions."""
        self.scope.setdefault("extensions", {})[DIRECT] = self  # type: ignore[assignment]
        await super().run_asgi()

    def is_free(self) -> bool:
        """The reader keeps up."""
        return self.writable.is_set()

    def write(self, text: bytes) -> None:
        """A text frame; without compression that is its length and its payload."""
        if self.handshake_complete and not self.close_sent and not self.disconnected:
            self.transport.write(text_frame_head(len(text)) + text)

    def handle_ping(self) -> None:
        """Answer, unless what was sent before still waits to be read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()


def text_frame_head(length: int) -> bytes:
    """The first bytes of an unmasked text frame (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


class Server(uvicorn.Server):
    """uvicorn, which says where it listens once it does, and says goodbye before it closes."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms) -> None:
        super().__init__(config)
        self.rooms = rooms
        self.failed: ReadingRoomError | None = None  # why it did not start

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # uvicorn's own would end by signal
        """The first signal stops gracefully, a second one at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everybody is told to come back, then all is closed."""
        await self.rooms.say_goodbye()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """The line is for people and for programs that wait for it."""
        try:
            await self.rooms.open()  # here and not in the app's lifespan, whose failures uvicorn prints at length
        except ReadingRoomError as error:
            self.failed = error
            self.should_exit = True
            return
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            sys.stdout.write(STARTED.format(url=f"http://{host}:{port}") + "\n")
            sys.stdout.flush()


def run(settings: ServerSettings, host: str, port: int) -> int:
    """Serve until interrupted; the exit code."""
    open_log()
    try:
        listening = listen(host, port)
    except OSError as error:
        raise ReadingRoomError(f"{host}:{port} cannot be opened: {error.strerror}; choose another --port") from error
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()  # what is loaded stays
    gc.set_threshold(*GARBAGE)
    rooms = Rooms(settings)
    config = uvicorn.Config(
        make_app(rooms),
        access_log=False,  # addresses of tables are not written down
        log_config=None,  # its lines go the way of ours
        log_level="warning",
        ws_max_size=settings.message_bytes * 2,
        ws=Protocol,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
    )
    server = Server(config, rooms)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return 0
    finally:
        listening.close()
    if server.failed is not None:
        raise server.failed
    return 0 if server.started else 1


def listen(host: str, port: int) -> socket.socket:
    """An open port; 0 takes any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(2048)
    return listening
