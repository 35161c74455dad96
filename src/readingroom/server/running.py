"""Running one server process, from opening the port to a graceful stop."""

from __future__ import annotations

import socket
import sys
from dataclasses import replace
from types import FrameType

import uvicorn

from readingroom.core.errors import ReadingRoomError
from readingroom.server.garbage import look_seldom
from readingroom.server.http.app import make_app
from readingroom.server.listening import address_for_others, address_here
from readingroom.server.live.protocol import Protocol
from readingroom.server.logs import open_log
from readingroom.server.opening import greet, open_in_browser
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings

STOP_SECONDS = 5
SWITCH_SECONDS = 0.0005  # the store's thread asks for the interpreter some times a commit, and people wait for it


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
        """Open the rooms, then the door; and say so."""
        try:
            await self.rooms.open()  # here and not in the app's lifespan, whose failures uvicorn prints at length
        except ReadingRoomError as error:
            self.failed = error
            self.should_exit = True
            return
        await super().startup(sockets)
        if self.started and sockets:
            here = address_here(sockets[0])
            greet(here, self.rooms.settings.public_url or self.rooms.settings.network_url)
            if self.browser:
                open_in_browser(here)


def run(settings: ServerSettings, listening: socket.socket, *, browser: bool = False) -> int:
    """Serve until interrupted; the exit code."""
    open_log()
    sys.setswitchinterval(SWITCH_SECONDS)
    look_seldom()
    rooms = Rooms(replace(settings, network_url=address_for_others(listening)))
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
