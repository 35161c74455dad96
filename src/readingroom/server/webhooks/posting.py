"""Webhooks: a JSON POST to an address that a user gave, only ever to a public one; `deliverer.py` tries again."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase

URL_LENGTH: Final = 500
PORTS: Final = {80, 443, 8080, 8443}
USUAL_PORT: Final = {"http": 80, "https": 443}

_URL: Final = re.compile(r"[A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=%]+")
# The last label begins with a letter: what ends in a number is an address in one of its many spellings.
_NAME: Final = re.compile(r"(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?")

_PUBLIC_6: Final = ip_network("2000::/3")
_NOT_PUBLIC: Final = [  # though Python takes them for global, at least in part and in some versions
    ip_network("168.63.129.16/32"),  # a public number that Azure answers inside
    ip_network("192.0.0.0/24"),  # protocol assignments
    ip_network("192.88.99.0/24"),  # relays of 6to4
    ip_network("2001::/23"),  # Teredo, ORCHID and other protocols
    ip_network("2001:db8::/32"),
    ip_network("2002::/16"),  # 6to4 carries any IPv4 address
    ip_network("3fff::/20"),
]
_NAT64: Final = ip_network("64:ff9b::/96")  # how IPv4 is reached where there is only IPv6


class BadWebhook(ReadingRoomError):
    """A webhook's address that is never sent to: what is wrong, and what is allowed."""

    def __init__(self, what: str) -> None:
        super().__init__(phrase("server-bad-webhook", why=what, length=str(URL_LENGTH)))


class Target(NamedTuple):
    """Where a webhook goes; `host` is a lower-case name or an address, without brackets."""

    scheme: str
    host: str
    port: int
    path: str  # with the query

    @property
    def place(self) -> str:
        """Host and port as they stand in an URL and in the Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == USUAL_PORT[self.scheme] else f"{host}:{self.port}"


def check_url(url: str) -> str:
    """The address in its plain form; raises BadWebhook with what is allowed."""
    target = parse_target(url)
    return f"{target.scheme}://{target.place}{target.path}"


def parse_target(url: str) -> Target:
    """The parts of a webhook's address; a name may still turn out to lead somewhere private."""
    if len(url) > URL_LENGTH or not _URL.fullmatch(url):
        raise BadWebhook("the address is too long or has characters that do not belong there")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadWebhook("the address cannot be read") from None
    if parts.scheme not in USUAL_PORT or not host or ("[" in parts.netloc) != (":" in host):
        raise BadWebhook("the address must begin with https:// or http:// and a host")
    if "@" in parts.netloc:
        raise BadWebhook("the address holds a user name or password")
    port = USUAL_PORT[parts.scheme] if port is None else port
    if port not in PORTS:
        raise BadWebhook(f"port {port} is not open for webhooks")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, _checked_host(host), port, path)


def _checked_host(host: str) -> str:
    host = host.removesuffix(".")
    address = _find_address(host)
    if address is not None:
        if not is_public(address):
            raise BadWebhook("that is not a public address")
        return str(address)
    if len(host) > 253 or not _NAME.fullmatch(host):
        raise BadWebhook("the host is no public name")
    return host


def is_public(address: IPv4Address | IPv6Address | None) -> bool:
    """Whether anybody in the world reaches the same machine by it; a private address wrapped in another is private."""
    if isinstance(address, IPv6Address):
        inner = IPv4Address(int(address) & 0xFFFFFFFF) if address in _NAT64 else address.ipv4_mapped
        if inner is not None:
            return address.scope_id is None and is_public(inner)
        if address.scope_id is not None or address not in _PUBLIC_6:
            return False
    elif address is None or address.is_multicast or address.is_reserved:
        return False
    return address.is_global and not any(address in network for network in _NOT_PUBLIC)


def _find_address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]

AT_ONCE: Final = 8
ANSWER_BYTES: Final = 4096
ADDRESSES: Final = 4  # of one name are tried

# Threads of their own: a name server that never answers must not use up those that the rest of the server needs.
_look_ups: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="webhook-names")
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})[ \r\n]")
_HEADER: Final = re.compile(r"[A-Za-z0-9-]+: [\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?")


class WebhookFailed(ReadingRoomError):
    """A delivery that did not arrive. It names the host only: path and query may hold the receiver's secrets."""


async def post(
    url: str,
    body: bytes,
    *,
    timeout: float = 10.0,  # noqa: ASYNC109  # for the look-up, the connection and the answer together
    resolve: Resolve | None = None,
    headers: Iterable[tuple[str, str]] = (),
) -> int:
    """Send the JSON and return the status of the answer, whatever it is; no redirect is followed.

    The name is looked up once, every address it has must be public, and the connection goes to one of just these.
    """
    return await _post(parse_target(url), body, timeout, resolve, headers, allow_private=False)


async def _post(
    target: Target,
    body: bytes,
    timeout: float,  # noqa: ASYNC109  # as in post
    resolve: Resolve | None,
    headers: Iterable[tuple[str, str]] = (),
    *,
    allow_private: bool,  # True only in tests, which reach no further than this machine
    tls: ssl.SSLContext | None = None,
) -> int:
    request = _request(target, body, headers)
    try:
        async with asyncio.timeout(timeout):
            addresses = await _addresses(target, resolve or look_up)
            if not (allow_private or all(is_public(_find_address(address)) for address in addresses)):
                raise WebhookFailed(f"{target.host} does not lead to public addresses only")
            reader, writer = await _connect(target, addresses, tls)
            try:
                writer.write(request)
                await writer.drain()
                return await _read_status(target, reader)
            finally:
                writer.transport.abort()
    except TimeoutError:
        raise WebhookFailed(f"{target.host} did not answer within {timeout:g} seconds") from None
    except OSError:
        raise WebhookFailed(f"{target.host} broke the connection off") from None


async def look_up(host: str, port: int) -> Sequence[str]:
    """All addresses of a name."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_look_ups, ask)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


@cache
def _trusted() -> ssl.SSLContext:
    """The machine's certificate authorities; reading them takes longer than using them."""
    return ssl.create_default_context()


async def _addresses(target: Target, resolve: Resolve) -> Sequence[str]:
    if _find_address(target.host) is not None:
        return [target.host]
    try:
        found = await resolve(target.host, target.port)
    except (socket.gaierror, UnicodeError):
        found = []
    if not found:
        raise WebhookFailed(f"{target.host} has no address")
    return found


async def _connect(target: Target, addresses: Sequence[str], tls: ssl.SSLContext | None) -> Stream:
    secure = target.scheme == "https"
    context = (tls or _trusted()) if secure else None
    reason = "cannot be reached"
    for address in addresses[:ADDRESSES]:
        try:
            return await asyncio.open_connection(
                address, target.port, limit=ANSWER_BYTES, ssl=context, server_hostname=target.host if secure else None
            )
        except ssl.SSLError:
            reason = "has no certificate for that name that we trust"
        except OSError:
            continue
    raise WebhookFailed(f"{target.host} {reason}")


def _request(target: Target, body: bytes, headers: Iterable[tuple[str, str]]) -> bytes:
    extra = [f"{name}: {value}" for name, value in headers]
    if not all(map(_HEADER.fullmatch, extra)):
        raise ValueError("a header has a name of letters and a value of printable characters")
    head = (
        f"POST {target.path} HTTP/1.1\r\nHost: {target.place}\r\nUser-Agent: ReadingRoom\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
    )
    return (head + "".join(f"{line}\r\n" for line in extra) + "\r\n").encode("ascii") + body


async def _read_status(target: Target, reader: asyncio.StreamReader) -> int:
    seen = b""
    while len(seen) < ANSWER_BYTES:
        more = await reader.read(ANSWER_BYTES - len(seen))
        seen += more
        status = _find_status(seen)
        if status is not None:
            return status
        if not more:
            break
    raise WebhookFailed(f"{target.host} does not answer as a web server does")


def _find_status(seen: bytes) -> int | None:
    found = _STATUS.match(seen)
    if found is None or found[1][:1] != b"1":
        return None if found is None else int(found[1])
    _, end, rest = seen.partition(b"\r\n\r\n")  # 1xx: the answer proper comes after it
    return _find_status(rest) if end else None
