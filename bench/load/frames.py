"""WebSocket frames (RFC 6455), no more of them than a load on loopback needs.

A general library spends more on a message than our server may: one core here must hear 50,000 messages a second.
"""

from __future__ import annotations

from collections.abc import Iterator

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)  # a mask of zeros is a mask: the server unmasks as it always does
KEY = "cmVhZGluZ3Jvb20gbG9hZA=="  # sixteen bytes, as the standard asks


class BrokenFrame(Exception):
    """The other side sent what this reader does not understand."""


def client_frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A message from a client: masked, as the standard asks."""
    return head(len(payload), kind, MASKED) + NO_MASK + payload


def server_frame(payload: bytes, kind: int = TEXT) -> bytes:
    return head(len(payload), kind, 0) + payload


def head(size: int, kind: int, mask: int) -> bytes:
    if size < 126:
        return bytes((FINAL | kind, mask | size))
    if size < 1 << 16:
        return bytes((FINAL | kind, mask | 126)) + size.to_bytes(2, "big")
    return bytes((FINAL | kind, mask | 127)) + size.to_bytes(8, "big")


class FrameReader:
    """Cuts a stream into whole frames; what is left of a frame waits for the next bytes."""

    __slots__ = ("_rest",)

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The kind and the payload of every frame that is now complete."""
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            first, second = data[at], data[at + 1]
            begin = at + 2
            size = second & 0x7F
            if size >= 126:
                begin += 2 if size == 126 else 8
                if begin > end:
                    break
                size = int.from_bytes(data[at + 2 : begin], "big")
            mask = NO_MASK
            if second & MASKED:
                mask = data[begin : begin + 4]
                begin += 4
            if begin + size > end:
                break
            if not first & FINAL or first & 0x70:
                self._rest = b""
                raise BrokenFrame("a message in parts, or an extension that was not agreed on")
            at = begin + size
            yield first & 0x0F, unmasked(data[begin:at], mask)
        self._rest = data[at:]


def unmasked(payload: bytes, mask: bytes) -> bytes:
    if mask == NO_MASK:
        return payload
    return bytes(byte ^ mask[place & 3] for place, byte in enumerate(payload))


def upgrade_request(host: str, port: int, path: str) -> bytes:
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {KEY}",
    )
    return "\r\n".join((*lines, "", "")).encode()


def is_upgraded(answer: bytes) -> bool:
    """The head of the answer says that the connection is a WebSocket from now on."""
    return answer.split(b"\r\n", 1)[0].split(b" ")[1:2] == [b"101"]
