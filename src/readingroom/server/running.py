"""Running one server process, from opening the port to a graceful stop."""

from __future__ import annotations

import socket
import sys
from types import FrameType

import uvicorn

from readingroom.core.errors import ReadingRoomError
from readingroom.server.app import make_app
from readingroom.server.logs import open_log
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings

STOP_SECONDS = 5
STARTED = "Reading Room is open at {url}"


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
    rooms = Rooms(settings)
    config = uvicorn.Config(
        make_app(rooms),
        access_log=False,  # addresses of tables are not written down
        log_config=None,  # its lines go the way of ours
        log_level="warning",
        ws_max_size=settings.message_bytes * 2,
        ws_max_queue=16,
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
