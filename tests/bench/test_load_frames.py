"""The load's own WebSocket frames, held against those of a library that others use."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.frames import Frame, Opcode

from bench.load.frames import TEXT, BrokenFrame, FrameReader, client_frame, is_upgraded, server_frame
from bench.load.sockets import Address, NoWebSocket, Socket, connect

SIZES = (0, 1, 125, 126, 127, 1500, 65535, 65536, 70_000)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_reads_as_it_was_written(size: int) -> None:
    payload = b"x" * size
    assert list(FrameReader().feed(server_frame(payload))) == [(TEXT, payload)]
    assert list(FrameReader().feed(client_frame(payload))) == [(TEXT, payload)]


@pytest.mark.parametrize("size", SIZES)
def test_frames_are_those_of_the_library(size: int) -> None:
    payload = b"y" * size
    theirs = Frame(Opcode.TEXT, payload)
    assert server_frame(payload) == theirs.serialize(mask=False)
    assert list(FrameReader().feed(theirs.serialize(mask=True))) == [(TEXT, payload)]


@pytest.mark.parametrize("step", [1, 2, 3, 7, 130])
def test_a_stream_may_be_cut_anywhere(step: int) -> None:
    payloads = [b"a" * 3, b"", b"b" * 126, b"c" * 300]
    stream = b"".join(server_frame(payload) for payload in payloads)
    reader = FrameReader()
    heard = [frame for at in range(0, len(stream), step) for frame in reader.feed(stream[at : at + step])]
    assert heard == [(TEXT, payload) for payload in payloads]


def test_a_message_in_parts_is_not_understood() -> None:
    with pytest.raises(BrokenFrame):
        list(FrameReader().feed(Frame(Opcode.TEXT, b"a part", fin=False).serialize(mask=False)))


@pytest.mark.parametrize(
    ("answer", "expected"),
    [(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket", True), (b"HTTP/1.1 404 101", False), (b"", False)],
)
def test_only_101_opens_a_socket(answer: bytes, expected: bool) -> None:
    assert is_upgraded(answer) is expected


async def test_a_socket_talks_to_a_server_of_the_library() -> None:
    async def echo(connection: ServerConnection) -> None:
        async for message in connection:
            await connection.send(message)

    heard: asyncio.Queue[bytes] = asyncio.Queue()
    async with serve(echo, "127.0.0.1", 0) as server:
        socket = Socket("/", heard.put_nowait, lambda: heard.put_nowait(b"lost"))
        await connect(socket, Address(*next(iter(server.sockets)).getsockname()))
        for size in (5, 1500, 70_000):
            socket.say(b"x" * size)
            assert await heard.get() == b"x" * size
        socket.transport.close()
        assert await heard.get() == b"lost"


async def test_what_is_no_websocket_is_told() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 404 Not Found\r\n\r\n")
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        socket = Socket("/", lambda _: None, lambda: None)
        with pytest.raises(NoWebSocket, match="404"):
            await connect(socket, Address(*server.sockets[0].getsockname()))


@pytest.mark.parametrize("url", ["http://example.org:80", "http://10.0.0.1:8000", "http://127.0.0.1"])
def test_the_load_stays_on_this_machine(url: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        Address.parse(url)
