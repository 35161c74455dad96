"""The outermost door: WebSockets go to their tables, unless they are refused as any other request would be."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from readingroom.core.phrases import Phrase, phrase
from readingroom.server.http.bodies import problem
from readingroom.server.http.headers import ALWAYS, NOT_KEPT, allowed_origin
from readingroom.server.limits import Limits, client_address
from readingroom.server.live.socket import Socket, live_table
from readingroom.server.rooms import Rooms

PATH: Final = re.compile(r"/api/tables/([^/]+)/live")


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
            await refuse(send, 404, phrase("server-nothing-here"))
        elif self.limits.allow(socket.address) > 0:
            await refuse(send, 429, phrase("server-too-many-connects"))
        elif not allowed_origin(socket.headers.get("origin"), socket.headers.get("host", ""), settings.origins):
            await refuse(send, 403, phrase("server-origin"))
        elif self._open[socket.address] >= settings.sockets_per_address:
            await refuse(send, 429, phrase("server-too-many-sockets"))
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


async def refuse(send: Send, status: int, says: Phrase) -> None:
    """Reply to the handshake as to any other request that cannot be."""
    body = msgspec.json.encode(problem(says))
    headers = [*ALWAYS, (b"content-type", b"application/json"), NOT_KEPT]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
