"""A server that speaks the planned protocol and plays nothing: to develop the load against, and to find its ceiling.

    python -m bench.load.stand_in --port 0

It stores nothing and knows one game: the asked seat draws, or stops and is followed by the next. Its messages are as
large as real ones, its work on them is as little as can be, and it holds no table back from anybody.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import hashlib
import json
import re
import sys
from itertools import count
from typing import Any, cast

from bench.load.frames import CLOSE, PING, PONG, TEXT, FrameReader, server_frame

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
PADDING = "x" * 1300  # with it an update is of about 1.5 KB
LIVE = re.compile(rb"GET /api/tables/(\w+)/live ")
KEY = re.compile(rb"(?i)sec-websocket-key: *(\S+)")
LENGTH = re.compile(rb"(?i)content-length: *(\d+)")
NOTHING = b'{"legal":[]}'


class StandInTable:
    """Whose turn it is, and who listens."""

    def __init__(self, key: str, seats: int, moves: int) -> None:
        self.key = key
        self.seats = seats
        self.left = moves
        self.number = 0
        self.asked: int | None = None  # before the start and after the end: nobody
        self.laid = 0
        self.listeners: dict[int, Connection] = {}

    def legal(self, seat: int) -> list[str]:
        if seat != self.asked:
            return []
        return ["draw", "stop"] if self.laid else ["draw"]

    def play(self, seat: int, action: str) -> bool:
        """Do it, or tell that it is not allowed."""
        if action not in self.legal(seat):
            return False
        self.left -= 1
        self.number += 1
        self.laid += 1
        if action == "stop" or self.laid == 5:
            self.laid = 0
            self.asked = (seat + 1) % self.seats
        if not self.left:
            self.asked = None
        return True

    def tell(self) -> None:
        shared = b'{"over":%b,"view":"%b"}' % (b"false" if self.left else b"true", PADDING.encode())
        start = b'{"type":"update","number":%d,"events":[],"shared":%b,"own":' % (self.number, shared)
        for seat, listener in self.listeners.items():
            listener.say(start + self.own(seat) + b"}")

    def own(self, seat: int) -> bytes:
        return NOTHING if seat != self.asked else b'{"legal":%b}' % json.dumps(self.legal(seat)).encode()


class StandIn:
    """All tables. Tokens are the table and the seat, `t7s2`, and `t7h` of the host."""

    def __init__(self, moves: int) -> None:
        self.tables: dict[str, StandInTable] = {}
        self._moves = moves
        self._numbers = count(1)

    def create(self, wanted: dict[str, Any]) -> dict[str, Any]:
        key = f"t{next(self._numbers)}"
        seats = len(wanted["seats"])
        self.tables[key] = StandInTable(key, seats, self._moves)
        return {"table": key, "host": f"{key}h", "seats": [f"{key}s{seat}" for seat in range(seats)]}


class Connection(asyncio.Protocol):
    """HTTP until it becomes a WebSocket."""

    def __init__(self, room: StandIn) -> None:
        self._room = room
        self._begun = b""
        self._reader: FrameReader | None = None
        self._table: StandInTable
        self._seat: int | None = None  # None: the host

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._seat is not None:
            self._table.listeners.pop(self._seat, None)

    def say(self, payload: bytes) -> None:
        self._transport.write(server_frame(payload))

    def data_received(self, data: bytes) -> None:
        if self._reader is None:
            data = self._ask(self._begun + data)
        if self._reader is None:
            self._begun = data
            return
        for kind, payload in self._reader.feed(data):
            if kind == TEXT:
                self._hear(json.loads(payload))
            elif kind == PING:
                self._transport.write(server_frame(payload, PONG))
            elif kind == CLOSE:
                self._transport.close()

    def _ask(self, data: bytes) -> bytes:
        """One request; what is left of the bytes, which is all of them while it is incomplete."""
        head, gap, rest = data.partition(b"\r\n\r\n")
        if not gap:
            return data
        if live := LIVE.match(head):
            self._upgrade(head, live[1].decode())
            return rest
        length = int(found[1]) if (found := LENGTH.search(head)) else 0
        if len(rest) < length:
            return data
        if head.startswith(b"POST /api/tables "):
            self._answer(b"201 Created", json.dumps(self._room.create(json.loads(rest[:length]))).encode())
        else:
            self._answer(b"404 Not Found", b"{}")
        return rest[length:]

    def _upgrade(self, head: bytes, key: str) -> None:
        found = KEY.search(head)
        if found is None or key not in self._room.tables:
            self._answer(b"404 Not Found", b"{}")
            return
        self._table = self._room.tables[key]
        self._reader = FrameReader()
        accepted = base64.b64encode(hashlib.sha1(found[1] + GUID).digest())
        lines = (b"HTTP/1.1 101 Switching Protocols", b"Upgrade: websocket", b"Connection: Upgrade")
        self._transport.write(b"\r\n".join((*lines, b"Sec-WebSocket-Accept: " + accepted, b"", b"")))

    def _answer(self, status: bytes, body: bytes) -> None:
        lines = (b"HTTP/1.1 " + status, b"Content-Type: application/json", b"Content-Length: %d" % len(body))
        self._transport.write(b"\r\n".join((*lines, b"", body)))

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "move":
            self._move(told)
        elif told["type"] == "hello":
            self._welcome(str(told.get("token") or told["host"]))
        elif told["type"] == "start":
            self._table.asked = 0
            self.say(b'{"type":"confirmed","id":"%b"}' % str(told["id"]).encode())
            self._table.tell()

    def _welcome(self, token: str) -> None:
        who = token.removeprefix(self._table.key)
        if who != "h":
            self._seat = int(who[1:])
            self._table.listeners[self._seat] = self
        own = NOTHING if self._seat is None else self._table.own(self._seat)
        shown = b"null" if self._seat is None else b"%d" % self._seat
        self.say(b'{"type":"welcome","seat":%b,"number":%d,"view":{},"own":%b}' % (shown, self._table.number, own))

    def _move(self, told: dict[str, Any]) -> None:
        name = str(told["id"]).encode()
        if self._seat is None or not self._table.play(self._seat, told["action"]):
            self.say(b'{"type":"refused","id":"%b","sentence":"that is not allowed now"}' % name)
            return
        self.say(b'{"type":"confirmed","id":"%b"}' % name)
        self._table.tell()


async def serve(port: int, moves: int) -> None:
    room = StandIn(moves)
    server = await asyncio.get_running_loop().create_server(lambda: Connection(room), "127.0.0.1", port)
    print(f"the stand-in listens at http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load.stand_in", description="A server that plays nothing.")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--moves", type=int, default=108, help="of each match (108)")
    chosen = parser.parse_args()
    run(serve(chosen.port, chosen.moves))


if __name__ == "__main__":
    main()
