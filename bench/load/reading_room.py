"""Reading Room's protocol (docs/protocol.md); when it changes, this file changes and no other."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from bench.load.adapter import PATIENCE, Adapter, Ear, Opened, Voice
from bench.load.sockets import Socket, connect

PROTOCOL = 1
GAME, OPTIONS = "fire", {"tools": False}
BOT_LEVEL = "archivist"


class Own(msgspec.Struct):
    """What this seat alone is told."""

    legal: list[msgspec.Raw] = []


class Shared(msgspec.Struct):
    over: bool = False


class Message(msgspec.Struct):
    """Any message of the server: what the load reads of it."""

    type: str
    id: str = ""
    sentence: str = ""
    own: Own | None = None
    shared: Shared | None = None


MESSAGE = msgspec.json.Decoder(Message)


class ReadingRoomVoice(Voice):
    """A client that moves as soon as it is asked."""

    def __init__(self, adapter: ReadingRoom, table: Opened, seat: int, ear: Ear) -> None:
        self.path = live_path(table.key)
        self._adapter = adapter
        self._token = table.tokens[seat]
        self._ear = ear
        self._moves = 0
        self._waits_for = 0  # of the own move: 2 neither the new state nor the confirmation has come, 1 one of both
        self._legal: Sequence[msgspec.Raw] = ()

    def opening(self) -> Sequence[bytes]:
        return (hello(self._token),)

    def hear(self, message: bytes) -> None:
        told = MESSAGE.decode(message)
        if told.type == "update":
            self._take(told)
        elif told.type == "confirmed":
            self._one_has_come()
        elif told.type == "welcome":
            self._ear.greeted()
            self._take(told)
        elif told.type == "refused":
            self._ear.refused(told.sentence)

    def _take(self, told: Message) -> None:
        self._legal = told.own.legal if told.own else ()
        if self._waits_for:
            self._one_has_come()
        else:
            self._maybe_ask()
        if told.shared and told.shared.over:
            self._ear.over()

    def _one_has_come(self) -> None:
        self._waits_for -= 1
        if not self._waits_for:
            self._ear.confirmed()
            self._maybe_ask()

    def _maybe_ask(self) -> None:
        if self._legal:
            action = self._adapter.chance.choice(self._legal)
            self._legal = ()
            self._moves += 1
            self._waits_for = 2
            self._ear.asked(b'{"type":"move","id":"m%d","action":%b}' % (self._moves, bytes(action)))


class ReadingRoom(Adapter):
    """Tables by HTTP, matches by WebSocket."""

    def open_table(self, seats: int) -> Opened:
        return self._create([{"kind": "me"}] * seats)

    def open_bot_table(self, seats: int) -> Opened:
        return self._create([{"kind": "bot", "level": BOT_LEVEL}] * seats)

    def _create(self, seats: list[dict[str, str]]) -> Opened:
        told = self.post("/api/tables", {"game": GAME, "options": OPTIONS, "seats": seats})
        return Opened(told["table"], tuple(told["seats"]), told["host"])

    def voice(self, table: Opened, seat: int, ear: Ear) -> Voice:
        return ReadingRoomVoice(self, table, seat, ear)

    async def start(self, table: Opened) -> None:
        """By the host, on a socket of its own that is closed again."""
        heard: asyncio.Queue[Message] = asyncio.Queue()
        async with asyncio.timeout(PATIENCE):
            socket = Socket(
                live_path(table.key),
                lambda message: heard.put_nowait(MESSAGE.decode(message)),
                lambda: heard.put_nowait(Message(type="refused", sentence="the connection was closed")),
            )
            await connect(socket, self.addresses[0])
            socket.say(encode({"type": "hello", "protocol": PROTOCOL, "host": table.host}))
            socket.say(encode({"type": "start", "id": "start"}))
            while (told := await heard.get()).type != "confirmed":
                if told.type == "refused":
                    raise OSError(f"the match was not started: {told.sentence}")
            socket.transport.close()


def live_path(key: str) -> str:
    return f"/api/tables/{key}/live"


def hello(token: str) -> bytes:
    return encode({"type": "hello", "protocol": PROTOCOL, "token": token})


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value)
