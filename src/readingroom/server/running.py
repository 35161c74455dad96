"""Running one server process, from opening the port to a graceful stop."""

from __future__ import annotations

import errno
import socket
import sys
from types import FrameType

import uvicorn

from readingroom.core.errors import ReadingRoomError
from readingroom.server.app import make_app
from readingroom.server.frames import Protocol
from readingroom.server.garbage import look_seldom
from readingroom.server.logs import open_log
from readingroom.server.opening import address_of, open_in_browser, say_taken
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings

STOP_SECONDS = 5
SWITCH_SECONDS = 0.0005  # the store's thread asks for the interpreter some times a commit, and people wait for it
STARTED = "Reading Room is open at {url}"


class Server(uvicorn.Server):
    """uvicorn, which says where it listens once it does, and says goodbye before it closes."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, *, browser: bool = False) -> None:
        super().__init__(config)
        self.rooms = rooms
        self.browser = browser  # open the lobby once it is there
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
            if self.browser:
                open_in_browser(address_of(sockets[0]))


def run(settings: ServerSettings, host: str, port: int, *, browser: bool = False) -> int:
    """Serve until interrupted; the exit code. With a browser to open, any port will do."""
    open_log()
    try:
        listening = listen_somewhere(host, port) if browser else listen(host, port)
    except OSError as error:
        raise ReadingRoomError(f"{host}:{port} cannot be opened: {error.strerror}; choose another --port") from error
    sys.setswitchinterval(SWITCH_SECONDS)
    look_seldom()
    rooms = Rooms(settings)
    config = uvicorn.Config(
        make_app(rooms),
        access_log=False,  # addresses of tables are not written down
        log_config=None,  # its lines go the way of ours
        log_level="warning",
        ws_max_size=settings.message_bytes * 2,
        ws_ping_interval=settings.pong_seconds,
        ws_ping_timeout=settings.pong_seconds,
        ws=Protocol,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
    )
    server = Server(config, rooms, browser=browser)
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


def listen_somewhere(host: str, port: int) -> socket.socket:
    """The port that is wished for, or else any; then it is said."""
    try:
        return listen(host, port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
    say_taken(port)
    return listen(host, 0)
