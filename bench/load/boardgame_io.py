"""boardgame.io 0.50 over its own protocol: the lobby by HTTP, the match by socket.io 4 on engine.io 4."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from bench.load.adapter import Adapter, Ear, Opened, Voice

GAME = "fire-no-tool"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING, PONG = b"0", b"2", b"3"
CONNECT, EVENT = f"40/{GAME},".encode(), f"42/{GAME},".encode()
SYNC, UPDATE, FAILED = EVENT + b'["sync",', EVENT + b'["update",', f"44/{GAME},".encode()


class G(msgspec.Struct):
    """What the legal moves depend on; the same names as in fire.js."""

    laid: list[int]
    cards_left: list[int] = msgspec.field(name="cardsLeft")


class Ctx(msgspec.Struct):
    phase: str | None
    current: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class State(msgspec.Struct):
    G: G
    ctx: Ctx
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


UPDATED = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
GREETING = msgspec.json.Decoder(tuple[str, str, Synced])


def legal(state: State) -> list[tuple[str, list[int]]]:
    """Must agree with `ai.enumerate` in fire.js."""
    if state.ctx.phase == "choose":
        return [("choose", [card]) for card in state.G.cards_left]
    return [("draw", []), ("stop", [])] if state.G.laid else [("draw", [])]


class BoardgameIoVoice(Voice):
    """A client as the library's own: sync once, then an `update` for every move of anybody."""

    def __init__(self, adapter: BoardgameIo, table: Opened, seat: int, ear: Ear) -> None:
        self.path = SOCKET
        self._adapter = adapter
        self._table = table.key
        self._seat = str(seat)
        self._credentials = table.tokens[seat]
        self._ear = ear
        self._awaited = 0  # the number that the own move will bring; 0: none under way

    def opening(self) -> Sequence[bytes]:
        return ()  # the server speaks first

    def hear(self, message: bytes) -> None:
        if message.startswith(UPDATE):
            self._take(UPDATED.decode(message[len(EVENT) :])[2])
        elif message.startswith(PING):
            self._ear.say(PONG)
        elif message.startswith(OPEN):
            self._ear.say(CONNECT)
        elif message.startswith(CONNECT):
            self._ear.say(EVENT + compact(["sync", self._table, self._seat, self._credentials, 4]))
        elif message.startswith(SYNC):
            self._ear.greeted()
            self._take(GREETING.decode(message[len(EVENT) :])[2].state)
        elif message.startswith(FAILED):
            self._ear.refused(message.decode())

    def _take(self, state: State) -> None:
        if 0 < self._awaited <= state.number:
            self._awaited = 0
            self._ear.confirmed()
        if state.ctx.gameover is not None:
            self._ear.over()
        elif state.ctx.current == self._seat:
            self._awaited = state.number + 1
            self._ear.asked(self._move(state))

    def _move(self, state: State) -> bytes:
        name, args = self._adapter.chance.choice(legal(state))
        payload = {"type": name, "args": args, "playerID": self._seat, "credentials": self._credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return EVENT + compact(["update", action, state.number, self._table, self._seat])


class BoardgameIo(Adapter):
    """Tables through the lobby, each seat with credentials."""

    def open_table(self, seats: int) -> Opened:
        key = str(self.post(f"/games/{GAME}/create", {"numPlayers": seats, "unlisted": True})["matchID"])
        return Opened(key, tuple(self._join(key, seat) for seat in range(seats)))

    def _join(self, key: str, seat: int) -> str:
        body = {"playerID": str(seat), "playerName": f"seat {seat}"}
        return str(self.post(f"/games/{GAME}/{key}/join", body)["playerCredentials"])

    def voice(self, table: Opened, seat: int, ear: Ear) -> Voice:
        return BoardgameIoVoice(self, table, seat, ear)


def compact(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()
