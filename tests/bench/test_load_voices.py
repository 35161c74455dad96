"""What the two protocols mean for one seat."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bench.load.adapter import Opened, Voice
from bench.load.boardgame_io import BoardgameIo
from bench.load.reading_room import ReadingRoom
from bench.load.sockets import Address

TABLE = Opened("t1", ("a", "b", "c", "d"), "h")
HERE = [Address("127.0.0.1", 1)]
PREFIX = b"42/fire-no-tool,"


class Heard:
    """Notes what a voice tells."""

    def __init__(self) -> None:
        self.notes: list[tuple[str, Any]] = []

    def take(self) -> list[tuple[str, Any]]:
        notes, self.notes = self.notes, []
        return notes

    def say(self, payload: bytes) -> None:
        self.notes.append(("say", payload))

    def greeted(self) -> None:
        self.notes.append(("greeted", None))

    def asked(self, move: bytes) -> None:
        self.notes.append(("asked", json.loads(move.removeprefix(PREFIX))))

    def confirmed(self) -> None:
        self.notes.append(("confirmed", None))

    def over(self) -> None:
        self.notes.append(("over", None))

    def refused(self, sentence: str) -> None:
        self.notes.append(("refused", sentence))


def tell(voice: Voice, heard: Heard, **told: Any) -> list[tuple[str, Any]]:
    """One message of Reading Room."""
    voice.hear(json.dumps(told).encode())
    return heard.take()


def names(notes: list[tuple[str, Any]]) -> list[str]:
    return [name for name, _ in notes]


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def ours(heard: Heard) -> Voice:
    return ReadingRoom(HERE).voice(TABLE, 0, heard)


@pytest.fixture
def theirs(heard: Heard) -> Voice:
    return BoardgameIo(HERE).voice(TABLE, 0, heard)


def test_hello_brings_the_seats_token(ours: Voice) -> None:
    assert [json.loads(message) for message in ours.opening()] == [{"type": "hello", "protocol": 1, "token": "a"}]
    assert ours.path == "/api/tables/t1/live"


@pytest.mark.parametrize("order", [("confirmed", "update"), ("update", "confirmed")])
def test_a_move_is_done_when_it_is_confirmed_and_the_new_state_is_there(
    ours: Voice, heard: Heard, order: tuple[str, str]
) -> None:
    welcome = tell(ours, heard, type="welcome", seat=0, number=3, view={}, own={"legal": ["draw"]})
    assert welcome == [("greeted", None), ("asked", {"type": "move", "id": "m1", "action": "draw"})]
    messages: dict[str, dict[str, Any]] = {
        "confirmed": {"id": "m1"},
        "update": {"number": 4, "events": [], "shared": {}, "own": {"legal": []}},
    }
    assert tell(ours, heard, type=order[0], **messages[order[0]]) == []
    assert tell(ours, heard, type=order[1], **messages[order[1]]) == [("confirmed", None)]


def test_a_seat_that_is_asked_again_waits_for_its_confirmation(ours: Voice, heard: Heard) -> None:
    tell(ours, heard, type="welcome", own={"legal": ["draw"]})
    assert tell(ours, heard, type="update", own={"legal": ["stop"]}, shared={}) == []
    confirmed, asked = tell(ours, heard, type="confirmed", id="m1")
    assert confirmed == ("confirmed", None)
    assert asked == ("asked", {"type": "move", "id": "m2", "action": "stop"})


def test_whatever_is_legal_is_sent_as_it_came(ours: Voice, heard: Heard) -> None:
    """An action may become more than a word."""
    (asked,) = tell(ours, heard, type="update", own={"legal": [{"choose": 3}]}, shared={})
    assert asked[1]["action"] == {"choose": 3}


def test_other_seats_and_other_messages_ask_nothing(ours: Voice, heard: Heard) -> None:
    assert tell(ours, heard, type="update", own={}, shared={"over": False}) == []
    assert tell(ours, heard, type="table", names=["Ana"]) == []


def test_the_end_and_a_refusal_are_told(ours: Voice, heard: Heard) -> None:
    assert tell(ours, heard, type="update", own={}, shared={"over": True}) == [("over", None)]
    assert tell(ours, heard, type="refused", id="m1", sentence="not now") == [("refused", "not now")]


def state(number: int, seat: int, phase: str = "save", **more: Any) -> dict[str, Any]:
    ctx = {"phase": phase, "currentPlayer": str(seat), "numPlayers": 4} | more
    return {"G": {"laid": [], "cardsLeft": [2], "score": [0] * 4}, "ctx": ctx, "_stateID": number, "_undo": []}


def event(*words: Any) -> bytes:
    return PREFIX + json.dumps(words, separators=(",", ":")).encode()


def test_socket_io_shakes_hands(theirs: Voice, heard: Heard) -> None:
    assert list(theirs.opening()) == []
    theirs.hear(b'0{"sid":"x","upgrades":[],"pingInterval":10000}')
    assert heard.take() == [("say", b"40/fire-no-tool,")]
    theirs.hear(b'40/fire-no-tool,{"sid":"y"}')
    assert heard.take() == [("say", event("sync", "t1", "0", "a", 4))]
    theirs.hear(b"2")
    assert heard.take() == [("say", b"3")]


def test_boardgame_io_asks_the_current_player(theirs: Voice, heard: Heard) -> None:
    theirs.hear(event("sync", "t1", {"state": state(0, 0), "log": []}))
    greeted, asked = heard.take()
    assert greeted == ("greeted", None)
    payload = {"type": "draw", "args": [], "playerID": "0", "credentials": "a"}
    assert asked[1] == ["update", {"type": "MAKE_MOVE", "payload": payload}, 0, "t1", "0"]
    theirs.hear(event("update", "t1", state(1, 1), []))
    assert heard.take() == [("confirmed", None)]
    theirs.hear(event("update", "t1", state(2, 0, phase="choose"), []))
    assert heard.take()[0][1][1]["payload"]["args"] == [2]


def test_boardgame_io_ends(theirs: Voice, heard: Heard) -> None:
    theirs.hear(event("update", "t1", state(9, 0, gameover={"score": [1, 2, 3, 4]}), []))
    assert names(heard.take()) == ["over"]
