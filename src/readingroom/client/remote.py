"""RemoteTable: one viewer at one table of a server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable
from typing import Any, Self

import websockets
from websockets.asyncio.client import ClientConnection, connect

from readingroom.client.links import TableLink
from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.words import heard

PROTOCOL = 1
PAUSES = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0)  # between attempts to come back


class CommandRefused(Refused):
    """The server refused a command, with its rule if one forbids it."""


class ServerGone(ReadingRoomError):
    """The server closed the table to this viewer for good."""


class RemoteTable:
    """What the server has told so far, and commands to it.

    async with RemoteTable(read_link(url)) as table:
        await table.do("move", action=table.choices[0]["action"])
    """

    def __init__(self, link: TableLink, *, changed: Callable[[], None] | None = None) -> None:
        self.link = link
        self.seat: int | None = None
        self.host = False
        self.info: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.update: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []  # everything told since the start of this object
        self.number: int | None = None
        self.connected = False
        self.reconnects = 0
        self.gone: ServerGone | None = None
        self._changed = changed or (lambda: None)
        self._news = asyncio.Condition()
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        try:
            await self.until(lambda: self.connected and (self.number is not None or self.info["phase"] == "waiting"))
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def choices(self) -> list[dict[str, Any]]:
        """The legal answers of this seat, if it is asked."""
        choices: list[dict[str, Any]] = self.update.get("choices", [])
        return choices

    @property
    def over(self) -> bool:
        """The match has ended."""
        return bool(self.info.get("phase") == "over")

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for something to become true of what the server has told; raises ServerGone."""
        async with self._news:
            await self._news.wait_for(lambda: holds() or self.gone is not None)
        if self.gone is not None and not holds():
            raise self.gone

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:  # noqa: ANN401
        """A command, sent again after every lost connection until the server has answered.

        Raises CommandRefused, and ServerGone when the server never will answer.
        """
        if self.gone is not None:
            raise self.gone
        command = {"type": kind, "id": secrets.token_hex(8), **fields}
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[command["id"]] = (command, answer)
        await self._send(command)
        try:
            told = await answer
        finally:
            self._waiting.pop(command["id"], None)
        if told["type"] == "refused":
            raise CommandRefused(told.get("rule") or "", heard(told))
        return told

    # --- the connection ---------------------------------------------------------------------------------

    async def _run(self) -> None:
        attempt = 0
        while self.gone is None:
            try:
                await self._visit()
                attempt = 0
            except (OSError, websockets.WebSocketException, TimeoutError):
                attempt += 1
            await self._set_connected(connected=False)
            if self.gone is None:
                self.reconnects += 1
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])

    async def _visit(self) -> None:
        socket = await connect(self.link.socket_url, max_size=None, compression=None, proxy=None)
        try:
            await self._talk(socket)
        finally:
            try:
                await socket.close()
            finally:  # somebody in a hurry cancels the farewell, too
                socket.transport.close()

    async def _talk(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "number": self.number}
        hello |= {"token": self.link.token, "host": self.link.host}
        await socket.send(json.dumps(hello))
        self._socket = socket
        try:
            async for text in socket:
                await self._hear(json.loads(text))
        except websockets.ConnectionClosed:
            pass
        finally:
            self._socket = None

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.seat, self.host, self.info = message["seat"], message["host"], message["info"]
            await self._set_connected(connected=True)
            for command, _ in list(self._waiting.values()):
                await self._send(command)
        elif kind == "update":
            self.update, self.number = message, message["number"]
            self.view = message["shared"] | message["own"]
            self.events += message["events"]
        elif kind == "table":
            self.info = message["info"]
        elif kind == "bye" and not message["again"]:
            self.gone = ServerGone(message["sentence"])
            for _, waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(self.gone)
        elif message.get("id") in self._waiting:
            _, waiting = self._waiting[message["id"]]
            if not waiting.done():
                waiting.set_result(message)
        await self._tell()

    async def _send(self, command: dict[str, Any]) -> None:
        if self._socket is not None and self.connected:
            with contextlib.suppress(websockets.WebSocketException):  # it is sent again after coming back
                await self._socket.send(json.dumps(command))

    async def _set_connected(self, *, connected: bool) -> None:
        self.connected = connected
        await self._tell()

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()
        self._changed()
