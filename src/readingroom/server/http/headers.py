"""What goes around every answer: headers that keep a browser strict, whose pages may connect, how much may be sent."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPSendMessage, Message, Receive, Scope, Send

from readingroom.server.limits import Network, came_by_https

Headers = list[tuple[bytes, bytes]]

# 'self' covers the WebSocket of the same host since Chrome 71, Firefox 50 and Safari 16 (w3c/webappsec-csp#7).
POLICY: Final = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "img-src 'self' data:; "
    "font-src 'self'; "
    "connect-src 'self'; "
    "manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'"
)
# Copying a link; a table on show. Sharing is one's own page's right anyway, and desktop browsers warn of its name.
USED: Final = ("clipboard-write", "fullscreen", "screen-wake-lock")
UNUSED: Final = (
    "accelerometer",
    "autoplay",
    "browsing-topics",
    "camera",
    "clipboard-read",
    "display-capture",
    "encrypted-media",
    "gamepad",
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "picture-in-picture",
    "publickey-credentials-get",
    "serial",
    "storage-access",
    "usb",
    "window-management",
    "xr-spatial-tracking",
)
PERMISSIONS: Final = ", ".join([f"{name}=(self)" for name in USED] + [f"{name}=()" for name in UNUSED])
ALWAYS: Final[Headers] = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", PERMISSIONS.encode()),
]
ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT: Final = (b"cache-control", b"no-store")

_ORIGIN: Final = re.compile(r"(https?)://(\[[0-9a-f:.]+\]|[^\s/?#@:\[\]\\]+)(?::([0-9]{1,5}))?", re.IGNORECASE)
_USUAL_PORTS: Final = {"http": "80", "https": "443"}


class SafeHeaders:
    """Adds the headers to every answer of the app, also to refused WebSockets; what the app sets of them is dropped.

    It goes outermost, so that what other middleware answers has them too.
    """

    def __init__(self, app: ASGIApp, trusted_proxies: Sequence[Network] = ()) -> None:
        self.app = app
        self.trusted_proxies = trusted_proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start" or message["type"] == "websocket.http.response.start":
                said = [(name.lower(), value) for name, value in message.get("headers", ())]
                message["headers"] = self._with_ours(scope, said)
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def _with_ours(self, scope: Scope, said: Headers) -> Headers:
        ours = list(ALWAYS)
        if came_by_https(scope, self.trusted_proxies):
            ours.append(ONLY_HTTPS)
        if _is_api(scope["path"]) and not any(name == b"cache-control" for name, _ in said):
            ours.append(NOT_KEPT)
        mine = {name for name, _ in ours}
        return [header for header in said if header[0] not in mine] + ours


class BodyLimit:
    """Refuses a request's body above so many bytes with 413: by its stated length, or while it is being read."""

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self.app = app
        self.limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
        elif _stated_length(list(scope["headers"])) > self.limit:
            await self._refuse(send)
        else:
            await self._read_counting(scope, receive, send)

    async def _read_counting(self, scope: Scope, receive: Receive, send: Send) -> None:
        read = 0
        started = refused = False

        async def receive_counting() -> HTTPReceiveMessage:
            nonlocal read, refused
            message = cast("HTTPReceiveMessage", await receive())
            read += len(cast("bytes", message.get("body", b"")))
            if read <= self.limit:
                return message
            if not (started or refused):
                refused = True
                await self._refuse(send)
            raise BodyTooLarge  # also when the app asks again: half a body is never taken for a whole one

        async def send_unless_refused(message: HTTPSendMessage) -> None:
            nonlocal started
            if not refused:
                started = True
                await send(message)

        try:
            await self.app(scope, cast("Receive", receive_counting), cast("Send", send_unless_refused))
        except BodyTooLarge:
            if not refused:  # the answer had begun; the server can only cut it off
                raise

    async def _refuse(self, send: Send) -> None:
        body = b'{"sentence":"at most %d bytes can be sent at once"}' % self.limit
        length = str(len(body)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", length), (b"connection", b"close")]
        await send({"type": "http.response.start", "status": 413, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


class BodyTooLarge(Exception):
    """Raised into an app that goes on reading what was refused."""

    status_code = 413  # so that a framework that catches it takes it for the client's mistake


def allowed_origin(origin: str | None, host: str, extra: frozenset[str]) -> bool:
    """Whether a page of that origin may open a WebSocket: ours, a listed one, and a program, which sends none."""
    if origin is None:
        return True
    found = _ORIGIN.fullmatch(origin)
    if found is None:
        return False
    scheme, port = found[1].lower(), found[3]
    place = _place(scheme, found[2], port)
    own = _ORIGIN.fullmatch(f"{scheme}://{host}")  # behind a proxy we do not know by which scheme we were called
    return (own is not None and place == _place(scheme, own[2], own[3])) or any(
        place == _place(listed[1].lower(), listed[2], listed[3]) for listed in map(_ORIGIN.fullmatch, extra) if listed
    )


def _place(scheme: str, name: str, port: str | None) -> tuple[str, str, str]:
    return scheme, name.lower(), port or _USUAL_PORTS[scheme]


def _is_api(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")


def _stated_length(headers: Headers) -> float:
    """The largest Content-Length; 0 when there is none, for then the body is counted as it comes."""
    stated = [value for name, value in headers if name.lower() == b"content-length"]
    return max((float(value) for value in stated if value.isdigit()), default=0.0)
