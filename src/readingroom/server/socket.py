"""The WebSocket of a table: a hello, then commands in one direction and news in the other (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Callable
from typing import Protocol

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from readingroom.core.errors import ReadingRoomError
from readingroom.server.answers import MISTAKE, NO_DATABASE, Problem
from readingroom.server.connection import Connection
from readingroom.server.headers import ALWAYS, NOT_KEPT, allowed_origin
from readingroom.server.hearing import MALFORMED, Hearing
from readingroom.server.limits import Limits, client_address
from readingroom.server.news import LOST
from readingroom.server.outgoing import Outgoing
from readingroom.server.rooms import NoSuchTable, Rooms
from readingroom.store import StoreError
from readingroom.tables import messages as tell
from readingroom.tables.telling import encode, table_info
from readingroom.tables.viewers import asker_of, check_still

logger = logging.getLogger(__name__)

_hello = msgspec.json.Decoder(tell.Hello)

DIRECT = "readingroom.direct"  # the extension of the ASGI scope under which our own server offers itself
PATH = re.compile(r"/api/tables/([^/]+)/live")


Listener = Callable[[str], bool]  # takes a message at once, or tells that it must be read in its turn


class Gone(Exception):
    """The other side has closed the connection."""


class Direct(Protocol):
    """The server's WebSocket itself, for messages that need not wait."""

    out: Outgoing

    def listen(self, listener: Listener) -> None: ...


class Socket:
    """A WebSocket as ASGI gives it. Nothing stands in between: every update to every viewer passes here."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        self.address = address
        self.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        self._receive = receive
        self._send = send
        direct: Direct | None = (scope.get("extensions") or {}).get(DIRECT)  # type: ignore[assignment]
        self._direct = direct
        self.out = None if direct is None else direct.out  # None: another server serves than that of `frames.py`

    def listen(self, listener: Listener) -> None:
        """Offer messages there that need not wait to be read."""
        if self._direct is not None:
            self._direct.listen(listener)

    async def accept(self) -> None:
        """Answer the handshake."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def read(self) -> str | bytes:
        """The next message; raises Gone."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def refuse(self, status: int, sentence: str) -> None:
        """Answer the handshake as any other request is answered that cannot be."""
        body = encode(Problem(sentence=sentence))
        headers = [*ALWAYS, (b"content-type", b"application/json"), NOT_KEPT]
        await self._send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await self._send({"type": "websocket.http.response.body", "body": body, "more_body": False})

    async def send(self, text: bytes) -> None:
        """One message; waits while the reader is slow. Raises OSError when it is gone."""
        await self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})

    async def close(self, code: int, reason: str = "") -> None:
        """Close after a goodbye."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


class Sockets:
    """The outermost door: WebSockets to their tables, all else to the web application."""

    def __init__(self, app: ASGIApp, rooms: Rooms, limits: Limits) -> None:
        self.app = app
        self.rooms = rooms
        self.limits = limits
        self._open: Counter[str] = Counter()  # by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] == ScopeType.WEBSOCKET:
                await self._open_or_refuse(scope, receive, send)
            else:
                await self.app(scope, receive, send)
        finally:
            self.rooms.garbage.may_be_left()

    async def _open_or_refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        settings = self.rooms.settings
        socket = Socket(scope, receive, send, client_address(scope, settings.trusted_proxies))
        path = PATH.fullmatch(scope["path"])
        if path is None:
            await socket.refuse(404, "there is nothing here")
        elif self.limits.allow(socket.address) > 0:
            await socket.refuse(429, "too many requests; try again later")
        elif not allowed_origin(socket.headers.get("origin"), socket.headers.get("host", ""), settings.origins):
            await socket.refuse(403, "this origin may not connect")
        elif self._open[socket.address] >= settings.sockets_per_address:
            await socket.refuse(429, "too many open connections from this address; close some")
        else:
            await self._serve(socket, path[1])

    async def _serve(self, socket: Socket, table: str) -> None:
        self._open[socket.address] += 1
        try:
            await live_table(socket, self.rooms, table)
        finally:
            self._open[socket.address] -= 1
            if not self._open[socket.address]:
                del self._open[socket.address]


async def live_table(socket: Socket, rooms: Rooms, table: str) -> None:
    """One viewer at one table."""
    await socket.accept()
    try:
        connection = await welcome(socket, rooms, table, await read_hello(socket, rooms.settings.hello_seconds))
    except ReadingRoomError as error:
        await say_bye(socket, error)
    except (Gone, OSError):
        return
    except Exception:
        logger.exception("a viewer cannot be welcomed")
        await say_bye(socket, ReadingRoomError(MISTAKE))
    else:
        await serve(socket, rooms, connection)


async def read_hello(socket: Socket, seconds: float) -> tell.Hello:
    """The first message, which must not be long in coming."""
    try:
        return _hello.decode(await asyncio.wait_for(socket.read(), seconds))
    except (*MALFORMED, TimeoutError):
        raise ReadingRoomError("the first message must be a hello") from None


async def welcome(socket: Socket, rooms: Rooms, table: str, hello: tell.Hello) -> Connection:
    """Find out who this is, and say what the table looks like."""
    if hello.protocol != tell.PROTOCOL:
        raise ReadingRoomError(f"this server speaks protocol {tell.PROTOCOL}, not {hello.protocol}: load the page anew")
    live = await rooms.get(table)
    asker = asker_of(live.table.standing, hello.token, hello.host)
    await live.until_told(asker.seat)
    check_still(live.table.standing, asker)
    open_here = sum(viewer.asker.seat == asker.seat for viewer in live.viewers)
    if asker.seat is not None and open_here >= rooms.settings.sockets_per_seat:
        raise ReadingRoomError("this seat is open in too many places at once; close one of them")
    resumed = hello.number is not None and live.table.story.since(asker.seat, hello.number) is not None
    connection = Connection(live, asker, socket, hello.number if resumed else None)
    try:
        await live.enter(connection)
        check_still(live.table.standing, asker)
        info = table_info(live.table, live.here())
        message = tell.Welcome(protocol=tell.PROTOCOL, seat=asker.seat, host=asker.host, info=info, resumed=resumed)
        await socket.send(encode(message))
        await live.until_told(asker.seat)
        check_still(live.table.standing, asker)  # a slow reader may have lost the seat meanwhile
        if live.table.match is not None:
            update, connection.number = live.update_for(asker.seat, connection.number)
            await socket.send(b"".join(update))
    except BaseException:
        live.leave(connection)
        raise
    return connection


async def serve(socket: Socket, rooms: Rooms, connection: Connection) -> None:
    """Read commands and send news until one side is gone."""
    sender = asyncio.create_task(send_news(socket, connection))
    rooms.connections.add(connection)
    try:
        await Hearing(rooms, connection, socket).run()
    except (Gone, OSError):
        pass  # gone, or closed by the sender
    finally:
        rooms.connections.discard(connection)
        connection.live.leave(connection)
        sender.cancel()


async def send_news(socket: Socket, connection: Connection) -> None:
    """Until the goodbye is sent; whoever cannot be told what happens is sent away, and comes back to a fresh view."""
    try:
        try:
            await connection.run()
        except OSError:
            raise
        except Exception:
            logger.exception("a viewer cannot be told the news")
            connection.close(LOST)
            await socket.send(encode(LOST))
        await socket.close(4000)
    except OSError:
        pass  # the reading side notices too


async def say_bye(socket: Socket, error: ReadingRoomError) -> None:
    """A hello that leads nowhere."""
    code = 4404 if isinstance(error, NoSuchTable) else 4400
    away = isinstance(error, StoreError)
    try:
        await socket.send(encode(tell.Bye(sentence=NO_DATABASE if away else str(error), again=away)))
        await socket.close(code)
    except OSError:
        pass
