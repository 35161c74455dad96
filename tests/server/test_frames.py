"""WebSocket frames past the parser: which packets it reads itself, and that it never loses its place in a stream."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, strategies as some
from websockets.frames import Frame, Opcode

from readingroom.server.live.outgoing import text_frame_head
from readingroom.server.live.protocol import Stream, short_text


def from_client(payload: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


FRAMES = some.builds(
    from_client,
    some.one_of(some.binary(max_size=10), some.sampled_from((125, 126, 127, 65_535, 65_536)).map(bytes)),
    some.sampled_from((Opcode.TEXT, Opcode.BINARY, Opcode.CONT)),
    fin=some.booleans(),
)


@pytest.mark.parametrize("text", ["", '{"type":"ping"}', "x" * 125])
def test_a_short_text_alone_in_its_packet_is_read(text: str) -> None:
    assert short_text(from_client(text.encode())) == text


OTHERS = {
    "nothing": b"",
    "the first byte": b"\x81",
    "too long": from_client(b"x" * 126),
    "not ASCII": from_client("é".encode()),
    "not even Unicode": from_client(b"\xff"),
    "bytes": from_client(b"{}", Opcode.BINARY),
    "a ping": from_client(b"{}", Opcode.PING),
    "part of a message": from_client(b"{}", fin=False),
    "two messages": from_client(b"{}") + from_client(b"{}"),
    "part of a frame": from_client(b"{}")[:-1],
    "a reserved bit": b"\xc1" + from_client(b"{}")[1:],
    "not masked": Frame(Opcode.TEXT, b"1234").serialize(mask=False) + b"5678",
}


@pytest.mark.parametrize("kind", OTHERS)
def test_everything_else_is_left_to_the_parser(kind: str) -> None:
    assert short_text(OTHERS[kind]) is None


@given(frames=some.lists(FRAMES, min_size=1, max_size=6), cuts=some.lists(some.integers(0, 400_000), max_size=8))
def test_a_stream_in_any_pieces_is_followed(frames: list[bytes], cuts: list[int]) -> None:
    """It stands between two frames exactly where one has ended."""
    whole = b"".join(frames)
    ends = {sum(map(len, frames[:count])) for count in range(len(frames) + 1)}
    places = sorted({0, len(whole), *(cut for cut in cuts if cut < len(whole))})
    stream = Stream()
    for begin, end in pairwise(places):
        stream.follow(whole[begin:end])
        assert stream.is_between_frames == (end in ends)


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_the_head_of_an_answer_is_the_standards(length: int) -> None:
    payload = bytes(length)
    assert text_frame_head(length) + payload == Frame(Opcode.TEXT, payload).serialize(mask=False)
