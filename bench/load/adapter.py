"""What the load must know of a server's protocol; everything else is the same for all servers."""

from __future__ import annotations

import http.client
import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from bench.load.sockets import Address

PATIENCE = 20.0  # seconds for one request; a server that needs longer is out of order


class Ear(Protocol):
    """The driver's side of a seat: what a voice tells it."""

    def say(self, payload: bytes) -> None:
        """Send this message now."""

    def greeted(self) -> None:
        """The server knows this seat, and will tell it what happens."""

    def asked(self, move: bytes) -> None:
        """The seat is to move; `move` is the message that does it."""

    def confirmed(self) -> None:
        """The seat's own move is done, and its client has the new state."""

    def over(self) -> None:
        """The match has ended; told as often as the protocol tells it."""

    def refused(self, sentence: str) -> None:
        """A move was refused, which a legal one never is."""


class Voice(ABC):
    """One seat's client: knows the words, not the time."""

    path: str  # of its WebSocket

    @abstractmethod
    def opening(self) -> Sequence[bytes]:
        """What is said first, once the socket is open."""

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """Tell the ear what a message means for this seat."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table that has been created, and the secrets that open its seats."""

    key: str
    tokens: tuple[str, ...]  # one a seat
    host: str = ""


class Adapter(ABC):
    """One kind of server. Choices are uniform among the legal moves, from one seed."""

    def __init__(self, addresses: Sequence[Address], seed: int = 1) -> None:
        self.addresses = tuple(addresses)
        self.chance = Random(seed)
        self._lines = {address: line_to(address) for address in self.addresses}

    @abstractmethod
    def open_table(self, seats: int) -> Opened:
        """Create a table of persons."""

    @abstractmethod
    def voice(self, table: Opened, seat: int, ear: Ear) -> Voice:
        """The client of one seat."""

    async def start(self, table: Opened) -> None:
        """Begin the match; called when every socket of the table was greeted, or when it has none."""
        del table  # unless a server says otherwise, a match has begun when its table is there

    def open_bot_table(self, seats: int) -> Opened:
        """Create a table of bots that think beside the measured ones."""
        raise NotImplementedError(f"{type(self).__name__} has no bots")

    def address_of(self, seat: int) -> Address:
        """Neighbours sit at different processes, so that every move must reach all of them."""
        return self.addresses[seat % len(self.addresses)]

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Before the window, never inside it: this waits."""
        try:
            status, text = self._post(path, body)
        except ConnectionError:  # a server hangs up when nothing was asked for some seconds
            self.close()
            status, text = self._post(path, body)
        if status >= 300:
            raise OSError(f"POST {path} was answered {status}: {text[:200]!r}")
        told = json.loads(text)
        assert isinstance(told, dict)
        return told

    def _post(self, path: str, body: dict[str, Any]) -> tuple[int, bytes]:
        line = self._lines[self.addresses[0]]
        line.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = line.getresponse()
        return answer.status, answer.read()

    def close(self) -> None:
        for line in self._lines.values():
            line.close()


def line_to(address: Address) -> http.client.HTTPConnection:
    return http.client.HTTPConnection(address.host, address.port, timeout=PATIENCE)
