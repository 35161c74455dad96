"""Anything at all over a WebSocket: a clear answer each time, and no trouble for the server or others at the table."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import random
import socket
import struct
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from readingroom.client import RemoteTable, TableLink
from readingroom.server.settings import ServerSettings
from readingroom.tables.standing import CHAT_KEPT
from tests.patience import PATIENCE
from tests.server.running import Server, memory_of, work_of
from tests.server.test_tables import BOB, BOT, ME, play_on

HELLO = {"type": "hello", "protocol": 1}
ANSWERS = {"confirmed", "refused", "pong", "odds", "why", "hint", "bye"}
NEWS = {"welcome", "update", "table", "waiting"}
CLIENTS_OWN = "Invalid UTF-8 sequence received from client"  # uvicorn calls the client's mistake an error
GROWTH = 60  # MB

fuzzing = settings(
    max_examples=120,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(autouse=True)
def undisturbed(server: Server) -> Iterator[None]:
    """Whatever is sent: nothing fails on the server, and it does not grow."""
    server.get("/health")
    before = memory_of(server)
    seen = len(server.errors)
    yield
    assert not [line for line in server.mistakes(seen) if CLIENTS_OWN not in line]
    assert memory_of(server) - before < GROWTH


@pytest.fixture(scope="module")
def made(server: Server) -> dict[str, Any]:
    """A table with two people and a bot, begun, that stays as it is while nobody moves."""
    return server.table([ME, BOB, BOT], start=True, grace="never")


@contextlib.contextmanager
def open_socket(link: TableLink, hello: dict[str, Any] | None = None) -> Iterator[ClientConnection]:
    """A socket that has said hello, unless it should not."""
    with connect(link.socket_url, compression=None, proxy=None, max_size=None, open_timeout=PATIENCE) as opened:
        if hello is not None:
            opened.send(json.dumps(hello | {"token": link.token}))
            assert json.loads(opened.recv(PATIENCE))["type"] == "welcome"
        yield opened


def answers_until(opened: ClientConnection, id_: str, many: int = 1) -> list[dict[str, Any]]:
    """The answers up to the one to a ping, and so many at least, or to the end of the connection.

    A hint is thought about, and its answer may come after the pong.
    """
    answers: list[dict[str, Any]] = []
    deadline = time.monotonic() + PATIENCE
    with contextlib.suppress(ConnectionClosed):
        while time.monotonic() < deadline:
            message = json.loads(opened.recv(PATIENCE))
            assert message["type"] in ANSWERS | NEWS
            if message["type"] in ANSWERS:
                answers.append(message)
            if len(answers) >= many and {"type": "pong", "id": id_} in answers:
                return answers
    assert opened.close_code is not None, "neither an answer nor an end"
    return answers


# --- what can be sent -------------------------------------------------------------------------------------------

KINDS: tuple[str, ...] = (
    "move",
    "undo",
    "answer undo",
    "say",
    "rename",
    "stir",
    "hook",
    "start",
    "seat bot",
    "open seat",
    "pause",
)
KINDS += ("resume", "end", "change", "odds", "why", "hint", "ping", "hello", "welcome", "update", "nonsense")
FIELDS: tuple[str, ...] = (
    "id",
    "action",
    "number",
    "yes",
    "text",
    "phrase",
    "name",
    "entropy",
    "url",
    "fill",
    "seat",
    "level",
    "chat",
)
FIELDS += ("odds", "grace", "clock", "pace", "token", "protocol", "extra")

numbers = st.one_of(st.integers(), st.integers(-(10**400), 10**400), st.floats(), st.just(2**63), st.just(-(2**64)))
plain = st.one_of(st.none(), st.booleans(), numbers, st.text(max_size=40), st.just("\ud800\udfff\x00\u202e"))
nested = st.recursive(plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4))
commands = st.dictionaries(st.sampled_from(FIELDS), nested, max_size=5).flatmap(
    lambda fields: st.sampled_from(KINDS).map(lambda kind: {"type": kind} | fields)
)
deep = st.builds(
    lambda start, depth, key: start + key * depth,
    st.sampled_from(["", '{"type":"say","text":', '{"a":', '{"type":', '{"type":"hello","protocol":']),
    st.integers(1, 3000),
    st.sampled_from(["[", '{"a":', "[[", "{"]),
)
texts = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    nested.map(json.dumps),
    commands.map(json.dumps),
    commands.map(lambda command: json.dumps(command).encode()),
    deep,
)


@given(messages=st.lists(texts, min_size=1, max_size=8), seat=st.sampled_from([None, 0]))
@fuzzing
def test_after_the_hello_every_message_is_answered(
    server: Server, made: dict[str, Any], messages: list[str | bytes], seat: int | None
) -> None:
    with open_socket(server.link(made, seat), HELLO) as opened:
        for message in messages:
            opened.send(message)
        opened.send('{"type":"ping","id":"last"}')
        answers = answers_until(opened, "last", many=len(messages) + 1)
    assert answers
    for answer in answers:
        if answer["type"] in ("refused", "bye"):
            assert answer["sentence"]
    if {"type": "pong", "id": "last"} in answers:
        assert len(answers) == len(messages) + 1
    else:
        assert b'"leave"' in b"".join(m.encode() if isinstance(m, str) else m for m in messages)


@given(first=texts)
@fuzzing
def test_what_is_no_hello_gets_a_goodbye(server: Server, made: dict[str, Any], first: str | bytes) -> None:
    with open_socket(server.link(made)) as opened:
        opened.send(first)
        message = json.loads(opened.recv(PATIENCE))
        if message["type"] == "welcome":  # it was one after all
            assert json.loads(first)["type"] == "hello"
            return
        assert message["type"] == "bye"
        assert message["sentence"]
        assert message["again"] is False
        with pytest.raises(ConnectionClosed):
            opened.recv(PATIENCE)


@pytest.mark.parametrize(
    "first",
    [
        {"type": "move", "action": "draw"},
        {"type": "ping"},
        {"type": "hello"},
        {"type": "hello", "protocol": 2},
        {"type": "hello", "protocol": 10**300},
        {"type": "hello", "protocol": 1, "token": "x"},
        {"type": "hello", "protocol": 1, "token": ""},
        {"type": "hello", "protocol": 1, "host": "x" * 43},
        {"type": "hello", "protocol": 1, "surprise": 1},
    ],
)
def test_a_first_message_that_is_no_good_hello(server: Server, made: dict[str, Any], first: dict[str, Any]) -> None:
    with open_socket(server.link(made)) as opened:
        opened.send(json.dumps(first))
        assert json.loads(opened.recv(PATIENCE))["type"] == "bye"


@pytest.mark.parametrize("number", [-1, 0, 10**6, 10**300])
def test_any_number_to_resume_from(server: Server, made: dict[str, Any], number: int) -> None:
    with open_socket(server.link(made)) as opened:
        opened.send(json.dumps(HELLO | {"number": number}))
        assert [json.loads(opened.recv(PATIENCE))["type"] for _ in range(2)] == ["welcome", "update"]


def test_a_second_hello_is_refused(server: Server, made: dict[str, Any]) -> None:
    with open_socket(server.link(made, 0), HELLO) as opened:
        opened.send(json.dumps(HELLO | {"token": made["seats"][1]}))
        opened.send('{"type":"ping","id":"p"}')
        assert [answer["type"] for answer in answers_until(opened, "p")] == ["refused", "pong"]


def test_messages_that_are_too_large(server: Server, made: dict[str, Any]) -> None:
    with open_socket(server.link(made, 0), HELLO) as opened:
        opened.send(json.dumps({"type": "say", "text": "x" * 9_000}))
        opened.send('{"type":"ping","id":"p"}')
        refused, pong = answers_until(opened, "p")
        assert "8192" in refused["sentence"]
        assert pong["type"] == "pong"
        opened.send("x" * 20_000)
        assert answers_until(opened, "never") == []
        assert opened.close_code == 1009


async def test_a_flood_of_commands_harms_nobody_else(server: Server) -> None:
    """Thousands of messages whose answers are never read, by a seat, while another plays."""
    made = server.table([ME, BOB, BOT], start=True)
    before = memory_of(server)
    flooder = raw_viewer(server, made, made["seats"][1])
    flooder.setblocking(False)
    message = frame(json.dumps({"type": "say", "phrase": "nonsense", "id": "x" * 60}).encode())
    sent = 0
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0)) as ada:
        deadline = time.monotonic() + 4
        while time.monotonic() < deadline:
            with contextlib.suppress(BlockingIOError, ConnectionError):
                sent += flooder.send(message * 500)
            worked = work_of(server)
            await ada.do("say", phrase="thinking")
            assert work_of(server) - worked < 2
    assert sent > 1000 * len(message)
    assert memory_of(server) - before < GROWTH
    flooder.close()


async def test_a_flood_of_pings_is_not_kept(server: Server) -> None:
    """Each ping asks for a pong; pongs that nobody reads must not pile up."""
    made = server.table([ME, BOT], start=True)
    flooder = raw_viewer(server, made, None)
    flooder.settimeout(0.5)
    pings = frame(b"x" * 125, opcode=9) * 500
    before, sent = memory_of(server), 0
    with contextlib.suppress(TimeoutError, ConnectionError):  # as good: then nothing more is read from it
        while sent < 40_000_000:
            sent += flooder.send(pings)
    assert memory_of(server) - before < 20  # MB; what was sent is twice as much
    server.get(f"/api/tables/{made['table']}")
    flooder.close()


def test_how_long_somebody_is_waited_for() -> None:
    """As docs/security.md has it; the two tests below are of a server that waits for less."""
    assert (ServerSettings().hello_seconds, ServerSettings().pong_seconds) == (10, 20)


async def test_whoever_never_reads_is_dropped(hurried: Server) -> None:
    """Also where so much waits to be read that no goodbye can be sent."""
    made = hurried.table([ME, BOB], start=True)
    async with asyncio.timeout(PATIENCE), RemoteTable(hurried.link(made, 1)) as bob:
        for _ in range(CHAT_KEPT):  # each message then is as long as all of them
            await bob.do("say", text="x" * 290)
        sleeper = raw_viewer(hurried, made, made["seats"][0])
        await bob.until(lambda: bool(bob.info["chairs"][0]["here"]))
        for _ in range(150):
            await bob.do("say", text="x" * 290)
        await bob.until(lambda: not bob.info["chairs"][0]["here"])
        assert bob.reconnects == 0  # who reads and answers is not dropped
    sleeper.close()


async def test_whoever_never_says_hello_is_sent_away(hurried: Server) -> None:
    made = hurried.table([ME, BOT])
    with contextlib.ExitStack() as opened:
        silent = [opened.enter_context(open_socket(hurried.link(made))) for _ in range(20)]
        half = opened.enter_context(socket.create_connection(("127.0.0.1", hurried.port)))
        half.send(b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websock")
        hurried.get("/ready")
        for one in silent:
            assert json.loads(await asyncio.to_thread(one.recv, PATIENCE))["type"] == "bye"


async def test_readers_that_never_read_do_not_hold_up_the_others(server: Server) -> None:
    made = server.table([ME, BOB], start=True)
    before = memory_of(server)
    sleepers = [raw_viewer(server, made, None) for _ in range(50)]
    async with (
        asyncio.timeout(PATIENCE),
        RemoteTable(server.link(made, 0)) as ada,
        RemoteTable(server.link(made, 1)) as bob,
    ):
        await asyncio.gather(play_on(ada), play_on(bob, 2))
    assert memory_of(server) - before < GROWTH
    for one in sleepers:
        one.close()


async def test_two_hundred_sockets_at_one_table(server: Server) -> None:
    made = server.table([ME, BOB], start=True)
    ends = 0

    async def watch() -> None:
        nonlocal ends
        async with connect_async(server.link(made).socket_url, compression=None, proxy=None, max_size=None) as opened:
            await opened.send(json.dumps(HELLO))
            numbers: list[int] = []
            async for text in opened:
                message = json.loads(text)
                if message["type"] == "update":
                    numbers.append(message["number"])
                if message["type"] in ("table", "welcome") and message["info"]["phase"] == "over":
                    assert numbers == sorted(set(numbers))
                    ends += 1
                    return

    async with asyncio.timeout(PATIENCE):
        watching = [asyncio.create_task(watch()) for _ in range(200)]
        await asyncio.sleep(1)
        async with RemoteTable(server.link(made, 0)) as ada, RemoteTable(server.link(made, 1)) as bob:
            await asyncio.gather(play_on(ada), play_on(bob, 2))
            await asyncio.gather(*watching)
    assert ends == 200


# --- below the messages -----------------------------------------------------------------------------------------


def raw_viewer(server: Server, made: dict[str, Any], token: str | None) -> socket.socket:
    """A plain TCP connection that has shaken hands and said hello, and reads nothing after."""
    opened = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    key = base64.b64encode(os.urandom(16)).decode()
    opened.send(
        f"GET /api/tables/{made['table']}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    got = b""
    while b"\r\n\r\n" not in got:
        got += opened.recv(1)
    assert b" 101 " in got
    opened.send(frame(json.dumps(HELLO | {"token": token}).encode()))
    return opened


def frame(payload: bytes, *, opcode: int = 1, first: int | None = None, masked: bool = True) -> bytes:
    """A WebSocket frame, as it should be or not."""
    head = bytes([0x80 | opcode if first is None else first])
    mask = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mask | len(payload)])
    elif len(payload) < 1 << 16:
        head += bytes([mask | 126]) + struct.pack("!H", len(payload))
    else:
        head += bytes([mask | 127]) + struct.pack("!Q", len(payload))
    return head + (b"\0\0\0\0" if masked else b"") + payload


@pytest.mark.parametrize(
    "data",
    [
        frame(b"\xff\xfe\xfd"),  # a text that is no UTF-8
        frame(b"x", first=0x80),  # a continuation of nothing
        frame(b"x", first=0xF1),  # reserved bits
        frame(b"x", opcode=3),  # an unknown kind
        frame(b"x", masked=False),
        frame(b"x" * 126, opcode=9),  # a ping that is too long
        frame(b"\x03", opcode=8),  # half a code
        frame(struct.pack("!H", 999), opcode=8),
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff",  # a message of nine exabytes
        b"GET / HTTP/1.1\r\n\r\n",
        frame(b"{", first=0x01) + frame(b"}", opcode=2),  # a message within a message
        random.Random(1).randbytes(3000),
    ],
    ids=range(12),
)
def test_broken_frames_end_the_connection_and_nothing_else(server: Server, made: dict[str, Any], data: bytes) -> None:
    opened = raw_viewer(server, made, made["seats"][0])
    with opened, contextlib.suppress(ConnectionError):
        opened.send(data)
        while opened.recv(65536):
            pass
    with open_socket(server.link(made, 0), HELLO) as again:
        again.send('{"type":"ping","id":"p"}')
        assert answers_until(again, "p")[-1]["type"] == "pong"


@given(data=st.binary(max_size=500))
@settings(fuzzing, max_examples=60)
def test_any_bytes_at_the_port(server: Server, data: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as opened:
        opened.send(data)
    assert server.get("/health") == {"status": "ok"}
