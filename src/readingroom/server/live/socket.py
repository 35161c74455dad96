"""The WebSocket of a table: a hello, then commands in one direction and news in the other (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec
from litestar.types import Receive, Scope, Send

from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase
from readingroom.server.errors import MISTAKE, NO_DATABASE, NoSuchTable
from readingroom.server.live.connection import Connection
from readingroom.server.live.fan_out import LOST
from readingroom.server.live.incoming import MALFORMED, Incoming
from readingroom.server.live.outgoing import Outgoing
from readingroom.store import StoreError
from readingroom.tables import messages
from readingroom.tables.updates import encode
from readingroom.tables.viewers import asker_of, check_still

if TYPE_CHECKING:
    from readingroom.server.rooms import Rooms

logger = logging.getLogger(__name__)

_hello = msgspec.json.Decoder(messages.Hello)

DIRECT = "readingroom.direct"  # the extension of the ASGI scope under which our own server offers itself

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
        self.out = None if direct is None else direct.out  # None: another server serves than that of `protocol.py`

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

    async def send(self, text: bytes) -> None:
        """One message; waits while the reader is slow. Raises OSError when it is gone."""
        await self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})

    async def close(self, code: int, reason: str = "") -> None:
        """Close after a goodbye."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


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


async def read_hello(socket: Socket, seconds: float) -> messages.Hello:
    """The first message, which must not be long in coming."""
    try:
        return _hello.decode(await asyncio.wait_for(socket.read(), seconds))
    except (*MALFORMED, TimeoutError):
        raise ReadingRoomError(phrase("server-no-hello")) from None


async def welcome(socket: Socket, rooms: Rooms, table: str, hello: messages.Hello) -> Connection:
    """Find out who this is, and say what the table looks like."""
    if hello.protocol != messages.PROTOCOL:
        raise ReadingRoomError(phrase("server-protocol", ours=str(messages.PROTOCOL), theirs=str(hello.protocol)))
    live = await rooms.get(table)
    asker = asker_of(live.table.standing, hello.token, hello.host)
    await live.until_told(asker.seat)
    check_still(live.table.standing, asker)
    open_here = sum(viewer.asker.seat == asker.seat for viewer in live.viewers)
    if asker.seat is not None and open_here >= rooms.settings.sockets_per_seat:
        raise ReadingRoomError(phrase("server-seat-too-often"))
    resumed = hello.number is not None and live.table.timeline.since(asker.seat, hello.number) is not None
    connection = Connection(live, asker, socket, hello.number if resumed else None)
    try:
        await live.enter(connection)
        check_still(live.table.standing, asker)
        info = live.info()
        message = messages.Welcome(
            protocol=messages.PROTOCOL, seat=asker.seat, host=asker.host, info=info, resumed=resumed
        )
        await socket.send(encode(message))
        await live.until_told(asker.seat)
        check_still(live.table.standing, asker)  # a slow reader may have lost the seat meanwhile
        if live.table.match is not None:
            update = live.updates.update(asker.seat, connection.number)
            connection.number = live.table.timeline.number(asker.seat)
            await socket.send(update)
    except BaseException:
        live.leave(connection)
        raise
    return connection


async def serve(socket: Socket, rooms: Rooms, connection: Connection) -> None:
    """Read commands and send news until one side is gone."""
    sender = asyncio.create_task(send_news(socket, connection))
    rooms.connections.add(connection)
    try:
        await Incoming(rooms, connection, socket).run()
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


def goodbye(error: ReadingRoomError) -> messages.Bye:
    """Why a hello leads nowhere; when the database is away, the page comes back by itself."""
    if isinstance(error, StoreError):
        return messages.farewell(NO_DATABASE, again=True)
    return messages.Bye(sentence=str(error), again=False, says=error.phrase)


async def say_bye(socket: Socket, error: ReadingRoomError) -> None:
    """A hello that leads nowhere."""
    code = 4404 if isinstance(error, NoSuchTable) else 4400
    try:
        await socket.send(encode(goodbye(error)))
        await socket.close(code)
    except OSError:
        pass
