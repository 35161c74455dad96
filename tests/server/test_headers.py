"""Headers around every answer, whose pages may connect, and bodies that are too large, on tiny ASGI apps."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import pytest
from hypothesis import given, strategies as st
from litestar import Litestar, Request, post as post_handler
from litestar.types import ASGIApp

from readingroom.server.http.headers import BodyLimit, BodyTooLarge, SafeHeaders, allowed_origin
from readingroom.server.limits import parse_networks

Sent = list[dict[str, Any]]


class Asked:
    """One request to an app: what it was sent in pieces, and all that it answered."""

    def __init__(
        self,
        path: str = "/",
        *,
        pieces: Iterable[bytes] = (b"",),
        headers: Iterable[tuple[bytes, bytes]] = (),
        kind: str = "http",
        scheme: str = "http",
        peer: str = "203.0.113.9",
    ) -> None:
        self.scope: Any = {
            "type": kind,
            "method": "POST",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "scheme": scheme,
            "headers": list(headers),
            "client": (peer, 1),
            "server": ("room", 80),
            "http_version": "1.1",
            "asgi": {"version": "3.0"},
            "extensions": {},
        }
        self.pieces = list(pieces)
        self.sent: Sent = []
        self.read = 0

    async def receive(self) -> Any:
        if not self.pieces:
            return {"type": "http.disconnect"}
        body = self.pieces.pop(0)
        self.read += len(body)
        return {"type": "http.request", "body": body, "more_body": bool(self.pieces)}

    async def send(self, message: Any) -> None:
        self.sent.append(message)

    def of(self, app: ASGIApp) -> Asked:
        async def run() -> None:
            await app(self.scope, self.receive, self.send)

        asyncio.run(run())
        return self

    @property
    def statuses(self) -> list[int]:
        return [message["status"] for message in self.sent if "status" in message]

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.sent)

    @property
    def headers(self) -> dict[str, str]:
        found = [(name.decode(), value.decode()) for name, value in self.sent[0]["headers"]]
        assert len(dict(found)) == len(found), "a header is there twice"
        return dict(found)


def answering(*headers: tuple[bytes, bytes], kind: str = "http.response") -> ASGIApp:
    async def app(_scope: Any, _receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        await send({"type": f"{kind}.start", "status": 200, "headers": list(headers)})
        await send({"type": f"{kind}.body", "body": b"fine"})

    return app


async def read_all(receive: Callable[[], Awaitable[Any]]) -> int:
    size, more = 0, True
    while more:
        message = await receive()
        size += len(message["body"])
        more = message["more_body"]
    return size


def echoing(*, swallowed: int = 0) -> ASGIApp:
    """Reads everything and answers with how much it was; goes on after so many refusals."""

    async def app(_scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
        size = 0
        for _ in range(swallowed):
            with contextlib.suppress(BodyTooLarge):
                size += await read_all(receive)
        if not swallowed:
            size = await read_all(receive)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": str(size).encode()})

    return app


def test_every_answer_is_strict() -> None:
    assert Asked().of(SafeHeaders(answering((b"content-type", b"text/html")))).headers == {
        "content-type": "text/html",
        "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": Asked().of(SafeHeaders(answering())).headers["permissions-policy"],
    }


@pytest.mark.parametrize("feature", ["camera", "microphone", "geolocation", "payment", "usb", "clipboard-read"])
def test_what_we_do_not_use_is_off(feature: str) -> None:
    allowed = Asked().of(SafeHeaders(answering())).headers["permissions-policy"].split(", ")
    assert f"{feature}=()" in allowed
    assert all(each.endswith(("=()", "=(self)")) for each in allowed)


def test_the_app_cannot_loosen_them() -> None:
    loose = answering((b"Content-Security-Policy", b"script-src *"), (b"X-Content-Type-Options", b"maybe"))
    headers = Asked().of(SafeHeaders(loose)).headers
    assert "*" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("path", "said", "kept"),
    [
        ("/api", (), "no-store"),
        ("/api/tables/x", (), "no-store"),
        ("/api/rules", ((b"Cache-Control", b"max-age=60"),), "max-age=60"),
        ("/", (), None),
        ("/apiary", (), None),
        ("/assets/app.js", ((b"cache-control", b"immutable"),), "immutable"),
    ],
)
def test_answers_of_the_api_are_not_kept_unless_they_say_so(
    path: str, said: tuple[tuple[bytes, bytes], ...], kept: str | None
) -> None:
    assert Asked(path).of(SafeHeaders(answering(*said))).headers.get("cache-control") == kept


@pytest.mark.parametrize(
    ("asked", "strict"),
    [
        (Asked(), False),
        (Asked(scheme="https"), True),
        (Asked(headers=[(b"x-forwarded-proto", b"https")]), False),
        (Asked(headers=[(b"x-forwarded-proto", b"https")], peer="127.0.0.1"), True),
    ],
)
def test_https_is_asked_for_only_where_it_was_used(asked: Asked, strict: bool) -> None:
    app = SafeHeaders(answering(), trusted_proxies=parse_networks(["127.0.0.1"]))
    assert ("strict-transport-security" in asked.of(app).headers) is strict


def test_a_refused_websocket_has_the_headers_too() -> None:
    asked = Asked(kind="websocket", scheme="ws").of(SafeHeaders(answering(kind="websocket.http.response")))
    assert asked.headers["referrer-policy"] == "no-referrer"


def test_a_websocket_that_is_accepted_goes_through_untouched() -> None:
    async def accepting(_scope: Any, _receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        await send({"type": "websocket.accept", "headers": []})

    assert Asked(kind="websocket").of(SafeHeaders(accepting)).sent == [{"type": "websocket.accept", "headers": []}]


EXTRA = frozenset({"https://play.example.org", "http://dev.example.org:5173"})


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "room.example", True),
        ("https://room.example", "room.example", True),
        ("http://room.example", "room.example", True),
        ("https://ROOM.example", "room.Example", True),
        ("https://room.example", "room.example:443", True),
        ("https://room.example:443", "room.example", True),
        ("http://room.example:8000", "room.example:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("https://play.example.org", "room.example", True),
        ("http://dev.example.org:5173", "room.example", True),
        ("http://dev.example.org", "room.example", False),
        ("http://play.example.org", "room.example", False),
        ("http://room.example:8000", "room.example", False),
        ("http://room.example", "room.example:443", False),
        ("https://evil.example", "room.example", False),
        ("https://room.example.evil.example", "room.example", False),
        ("https://evilroom.example", "room.example", False),
        ("https://room.example@evil.example", "room.example", False),
        ("https://evil.example/room.example", "room.example", False),
        ("https://evil.example\\@room.example", "room.example", False),
        ("https://room.example\n", "room.example", False),
        ("https://room.example/", "room.example", False),
        ("ftp://room.example", "room.example", False),
        ("chrome-extension://room.example", "room.example", False),
        ("null", "room.example", False),
        ("", "room.example", False),
        ("", "", False),
        ("https://", "", False),
        ("https://evil.example", "", False),
        ("https://evil.example", "room.example\r\nHost: evil.example", False),
        ("https://room.example:99999999", "room.example", False),
    ],
)
def test_whose_pages_may_open_a_websocket(origin: str | None, host: str, allowed: bool) -> None:
    assert allowed_origin(origin, host, EXTRA) is allowed


@given(st.text(), st.text())
def test_no_origin_is_too_strange(origin: str, host: str) -> None:
    assert allowed_origin(origin, "room.example", EXTRA) is False
    assert allowed_origin("https://evil.example", host, EXTRA) is (host.lower() in {"evil.example", "evil.example:443"})


@pytest.mark.parametrize("pieces", [[b"x" * 10], [b"x" * 4, b"x" * 6], [b"x"] * 10, [b""]])
def test_a_body_within_the_limit_is_read(pieces: list[bytes]) -> None:
    size = sum(map(len, pieces))
    asked = Asked(pieces=pieces).of(BodyLimit(echoing(), 10))
    assert (asked.statuses, asked.body) == ([200], str(size).encode())


def test_a_stated_length_above_the_limit_is_refused_unread() -> None:
    asked = Asked(pieces=[b"x" * 11], headers=[(b"Content-Length", b"11")]).of(BodyLimit(echoing(), 10))
    assert (asked.statuses, asked.read) == ([413], 0)
    assert asked.body == b'{"sentence":"at most 10 bytes can be sent at once"}'
    assert asked.headers["content-length"] == str(len(asked.body))


@pytest.mark.parametrize("length", [b"9" * 30, b"9" * 5000, b"00000011"])
def test_a_stated_length_may_be_written_strangely(length: bytes) -> None:
    assert Asked(headers=[(b"content-length", length)]).of(BodyLimit(echoing(), 10)).statuses == [413]


@pytest.mark.parametrize("length", [b"3", b"-5", b"x", b""])
def test_a_body_longer_than_it_said_is_refused_while_it_is_read(length: bytes) -> None:
    asked = Asked(pieces=[b"x" * 8] * 100, headers=[(b"content-length", length)]).of(BodyLimit(echoing(), 10))
    assert (asked.statuses, asked.read) == ([413], 16)


def test_an_endless_body_is_refused_while_it_is_read() -> None:
    asked = Asked(pieces=[b"x" * 8] * 100).of(BodyLimit(echoing(), 10))
    assert (asked.statuses, asked.read) == ([413], 16)
    assert b"at most 10 bytes" in asked.body


@pytest.mark.parametrize("swallowed", [1, 2])
def test_an_app_that_swallows_the_refusal_cannot_answer_otherwise(swallowed: int) -> None:
    app = BodyLimit(echoing(swallowed=swallowed), 10)
    asked = Asked(pieces=[b"x" * 8, b"x" * 8, b"x", b"x"]).of(app)
    assert asked.statuses == [413]
    assert b"at most 10 bytes" in asked.body
    assert asked.sent[-1]["type"] == "http.response.body"
    assert len(asked.sent) == 2


def test_an_answer_that_has_begun_is_cut_off() -> None:
    async def early(_scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while (await receive())["more_body"]:
            pass

    asked = Asked(pieces=[b"x" * 8] * 3)
    with pytest.raises(BodyTooLarge):
        asked.of(BodyLimit(early, 10))
    assert asked.statuses == [200]


def test_a_refusal_has_the_safe_headers() -> None:
    asked = Asked("/api/x", headers=[(b"content-length", b"99")]).of(SafeHeaders(BodyLimit(echoing(), 10)))
    assert asked.headers["x-content-type-options"] == "nosniff"


def test_a_websocket_has_no_body_to_count() -> None:
    asked = Asked(kind="websocket", headers=[(b"content-length", b"99")])
    assert asked.of(BodyLimit(answering(kind="websocket.http.response"), 10)).statuses == [200]


def test_around_litestar_a_chunked_body_is_refused() -> None:
    """The framework catches what is raised into it; its own answer must not get out."""

    @post_handler("/")
    async def echo(request: Request[Any, Any, Any]) -> int:
        return len(await request.body())

    app = SafeHeaders(BodyLimit(Litestar([echo], openapi_config=None), 10))
    assert Asked(pieces=[b"x" * 4, b"y" * 4]).of(app).statuses == [201]
    asked = Asked(pieces=[b"x" * 8] * 9).of(app)
    assert asked.statuses == [413]
    assert b"at most 10 bytes" in asked.body
