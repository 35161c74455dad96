"""Webhooks: hostile addresses and names, real servers on this machine, deliveries under a clock that the test turns."""

from __future__ import annotations

import asyncio
import inspect
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from readingroom.server.webhooks import posting
from readingroom.server.webhooks.deliverer import LEASE, PAUSES, PER_HOST, Deliverer
from readingroom.server.webhooks.posting import (
    AT_ONCE,
    BadWebhook,
    Target,
    WebhookFailed,
    _post,
    check_url,
    is_public,
    post,
)
from readingroom.store import Delivery
from tests.patience import PATIENCE

PUBLIC = "93.184.216.34"

# --- addresses ------------------------------------------------------------------------------------------------------

HOSTILE_URLS = [
    "",
    "example.org/hook",
    "//example.org/hook",
    "http:///hook",
    "http:example.org",
    "https://",
    "ftp://example.org/",
    "file:///etc/passwd",
    "gopher://example.org:80/_GET",
    "javascript:alert(1)",
    "unix:///var/run/docker.sock",
    "http://user:word@example.org/",
    "http://user@example.org/",
    "http://@example.org/",
    "http://example.org@127.0.0.1/",
    "http://example.org:22/",
    "http://example.org:0/",
    "http://example.org:65536/",
    "http://example.org:x/",
    "http://example.org:80:80/",
    "http://127.0.0.1/",
    "http://127.0.0.1./",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0x7f.0.0.1/",
    "http://127.0.0.0x1/",
    "http://0177.0.0.1/",
    "http://017700000001/",
    "http://127.0.0.01/",
    "http://0/",
    "http://0.0.0.0/",
    "http://localhost/",
    "http://LOCALHOST./",
    "http://intranet/",
    "http://169.254.169.254/latest/meta-data/",
    "http://10.0.0.1/",
    "http://172.16.0.1/",
    "http://192.168.1.1:8080/",
    "http://100.64.0.1/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[::ffff:a9fe:a9fe]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[fe80::1%25eth0]/",
    "http://[fe80::1]/",
    "http://[fd00:ec2::254]/",
    "http://[::1/",
    "http://[v1.x]/",
    "http://[127.0.0.1]/",
    "http://[example.org]/",
    "http://exa mple.org/",
    "http://example.org/\r\nX-Evil: 1",
    "http://example.org/a b",
    "http://example.org\\@127.0.0.1/",
    "http://example.org/\x00",
    "http://①②⑦.⓪.⓪.①/",
    "http://bücher.example/",
    "http://127.0.0.1%2f.example.org/",
    "http://-example.org/",
    "http://example..org/",
    "http://.example.org/",
    f"http://{'a' * 64}.org/",
    f"http://{'a.' * 127}org/",
    "https://example.org/" + "x" * 490,
]


@pytest.mark.parametrize("url", HOSTILE_URLS, ids=ascii)
def test_a_hostile_address_is_refused_with_what_is_allowed(url: str) -> None:
    with pytest.raises(BadWebhook, match="a webhook is a public"):
        check_url(url)


@pytest.mark.parametrize("url", HOSTILE_URLS, ids=ascii)
async def test_a_hostile_address_is_not_sent_to_either(url: str, connections: list[str]) -> None:
    with pytest.raises(BadWebhook):
        await post(url, b"{}")
    assert connections == []


@pytest.mark.parametrize(
    ("url", "plain"),
    [
        ("https://example.org", "https://example.org/"),
        ("https://Example.ORG./Hook?Key=1#there", "https://example.org/Hook?Key=1"),
        ("HTTP://example.org:80/", "http://example.org/"),
        ("https://example.org:443/", "https://example.org/"),
        ("http://example.org:443/", "http://example.org:443/"),
        ("https://example.org:8443/a/b", "https://example.org:8443/a/b"),
        ("https://xn--bcher-kva.example/", "https://xn--bcher-kva.example/"),
        ("https://my_hook.example.org/%20", "https://my_hook.example.org/%20"),
        (f"http://{PUBLIC}:8080/", f"http://{PUBLIC}:8080/"),
        ("http://[2606:2800:0220:0001::1]/", "http://[2606:2800:220:1::1]/"),
    ],
)
def test_an_address_in_its_plain_form(url: str, plain: str) -> None:
    assert check_url(url) == plain
    assert check_url(plain) == plain


@settings(max_examples=200)
@given(
    st.text(max_size=40) | st.builds("http://{}".format, st.text("0123456789abcdefx.:[]@/%#?-_\\ ", max_size=30)),
)
def test_whatever_is_allowed_stays_allowed_and_plain(url: str) -> None:
    try:
        plain = check_url(url)
    except BadWebhook:
        return
    assert check_url(plain) == plain
    assert plain.isascii()
    assert plain.isprintable()


PRIVATE = [
    "0.0.0.0",
    "0.1.2.3",
    "10.255.0.1",
    "100.64.0.1",
    "100.100.100.200",
    "127.0.0.1",
    "127.255.255.254",
    "168.63.129.16",
    "169.254.169.254",
    "172.31.0.1",
    "192.0.0.9",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.0.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::a00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::5db8:d822",
    "100::1",
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:10::1",
    "2001:db8::1",
    "2002:a00:1::1",
    "2002:5db8:d822::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "2606:2800:220:1::1%eth0",
    "::ffff:8.8.8.8%eth0",
    "64:ff9b::808:808%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
    "not an address",
]


@pytest.mark.parametrize("address", PRIVATE)
async def test_a_name_that_leads_inside_is_refused(address: str, connections: list[str]) -> None:
    with pytest.raises(WebhookFailed, match=r"^hook\.example does not lead to public addresses only$"):
        await post("https://hook.example/?key=secret", b"{}", resolve=answering(address))
    assert connections == []


@pytest.mark.parametrize("address", [PUBLIC, "8.8.8.8", "2606:2800:220:1::1", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize("addresses", [[PUBLIC, "127.0.0.1"], ["::1", PUBLIC], [PUBLIC, "8.8.8.8", "fd00::1"]])
async def test_one_private_address_among_public_ones_is_enough(addresses: list[str], connections: list[str]) -> None:
    with pytest.raises(WebhookFailed, match="public addresses only"):
        await post("https://hook.example/", b"{}", resolve=answering(*addresses))
    assert connections == []


async def test_a_name_that_changes_is_looked_up_only_once(connections: list[str]) -> None:
    """DNS rebinding: a public answer for the check, a private one for the connection."""
    asked: list[str] = []

    async def rebinding(host: str, _port: int) -> Sequence[str]:
        asked.append(host)
        return [PUBLIC] if len(asked) == 1 else ["127.0.0.1"]

    with pytest.raises(WebhookFailed, match="cannot be reached"):
        await post("http://hook.example/", b"{}", resolve=rebinding)
    assert asked == ["hook.example"]
    assert connections == [PUBLIC]


async def test_the_next_address_is_tried_and_not_all_of_many(connections: list[str]) -> None:
    many = [f"93.184.216.{number}" for number in range(1, 10)]
    with pytest.raises(WebhookFailed, match="cannot be reached"):
        await post("http://hook.example/", b"{}", resolve=answering(*many))
    assert connections == many[:4]


async def test_a_name_without_addresses_fails() -> None:
    with pytest.raises(WebhookFailed, match="has no address"):
        await post("http://hook.example/", b"{}", resolve=answering())


async def test_names_are_looked_up_by_the_system(monkeypatch: pytest.MonkeyPatch, connections: list[str]) -> None:
    """In threads of their own, which nobody else has to wait for."""
    threads: list[str] = []

    def getaddrinfo(_host: str, port: int, **_options: object) -> list[Any]:
        threads.append(threading.current_thread().name)
        return [(2, 1, 6, "", ("127.0.0.1", port)), (10, 1, 6, "", ("::1", port, 0, 0))]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    assert await posting.look_up("hook.example", 80) == ["127.0.0.1", "::1"]
    assert [name.startswith("webhook-names") for name in threads] == [True]
    with pytest.raises(WebhookFailed, match="public addresses only"):
        await post("http://hook.example/", b"{}")
    assert connections == []


def test_nothing_in_the_package_can_reach_private_addresses() -> None:
    """Only tests say `allow_private=True`; the public door has no such parameter."""
    assert "allow_private" not in inspect.signature(post).parameters
    assert "allow_private" not in inspect.signature(Deliverer).parameters
    assert inspect.signature(Deliverer).parameters["send"].default is post
    package = Path(posting.__file__).parents[2]
    users = [path.name for path in package.rglob("*.py") if "allow_private" in path.read_text("utf-8")]
    assert users == ["posting.py"]
    assert "allow_private=True" not in Path(posting.__file__).read_text("utf-8")


def answering(*addresses: str) -> posting.Resolve:
    async def resolve(_host: str, _port: int) -> Sequence[str]:
        return addresses

    return resolve


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which addresses were connected to; none of them answers."""
    seen: list[str] = []

    async def connect(host: str, _port: int, **_options: object) -> None:
        seen.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    return seen


# --- real servers on this machine -----------------------------------------------------------------------------------

Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@dataclass
class Server:
    """A server for one test, and what it was sent."""

    port: int
    requests: list[bytes]

    def target(self, path: str = "/hook?key=secret", scheme: str = "http", host: str = "example.test") -> Target:
        return Target(scheme, host, self.port, path)

    async def post(self, body: bytes = b"{}", *, target: Target | None = None, **options: Any) -> int:
        options = {"timeout": 5.0, "resolve": answering("127.0.0.1"), "allow_private": True, **options}
        return await _post(target or self.target(), body, **options)


@asynccontextmanager
async def serving(handler: Handler, tls: ssl.SSLContext | None = None) -> AsyncIterator[Server]:
    requests: list[bytes] = []

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            requests.append(head + await reader.readexactly(length))
            await handler(reader, writer)
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(handle, "127.0.0.1", 0, ssl=tls)
    try:
        yield Server(server.sockets[0].getsockname()[1], requests)
    finally:
        server.close()
        await server.wait_closed()


def saying(answer: bytes, *, then_wait: bool = False) -> Handler:
    async def handler(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        await writer.drain()
        if then_wait:
            await reader.read()  # until the other end leaves

    return handler


async def test_a_delivery_is_a_plain_post() -> None:
    async with serving(saying(b"HTTP/1.1 204 No Content\r\n\r\n")) as server:
        assert await server.post(b'{"seat":1}', headers=[("X-Reading-Room", "turn")]) == 204
        assert server.requests == [
            b"POST /hook?key=secret HTTP/1.1\r\n"
            b"Host: example.test:%d\r\n"
            b"User-Agent: ReadingRoom\r\n"
            b"Content-Type: application/json\r\n"
            b"Content-Length: 10\r\n"
            b"Connection: close\r\n"
            b"X-Reading-Room: turn\r\n"
            b'\r\n{"seat":1}' % server.port
        ]


async def test_the_answer_is_not_waited_for_beyond_its_status() -> None:
    async with serving(saying(b"HTTP/1.1 200 OK\r\nContent-Length: 9999999\r\n\r\nxxx", then_wait=True)) as server:
        assert await server.post() == 200


async def test_a_redirect_is_told_and_not_followed() -> None:
    async with serving(saying(b"HTTP/1.1 200 OK\r\n\r\n")) as inside:
        elsewhere = b"HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1:%d/\r\n\r\n" % inside.port
        async with serving(saying(elsewhere)) as server:
            assert await server.post() == 307
            assert (len(server.requests), len(inside.requests)) == (1, 0)


async def test_what_comes_before_the_answer_is_skipped() -> None:
    hints = b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n" * 2
    async with serving(saying(hints + b"HTTP/1.1 500 Oh\r\n\r\n")) as server:
        assert await server.post() == 500


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"HTTP/1.1",
        b"SSH-2.0-OpenSSH_9.9\r\n",
        b"HTTP/1.1 999 What\r\n\r\n",
        b"HTTP/2 200\r\n\r\n",
        b"HTTP/1.1 200",
        b"HTTP/1.1 100 Continue\r\n\r\n",
        b"\x00" * 100,
        b"x" * 100_000,
        b"HTTP/1.1 100 Continue\r\n" + b"X-Long: " + b"x" * 5000 + b"\r\n\r\nHTTP/1.1 200 OK\r\n\r\n",
    ],
    ids=lambda answer: ascii(answer[:30]),
)
async def test_garbage_fails(answer: bytes) -> None:
    async with serving(saying(answer)) as server:
        with pytest.raises(
            WebhookFailed, match=r"^example\.test (does not answer as a web server|broke the connection)"
        ):
            await server.post()


async def test_an_endless_answer_is_read_to_4_kb_only() -> None:
    """It ends by itself, long before the time is up, though the other end never stops."""

    async def endless(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
            await writer.drain()

    async with serving(endless) as server:
        with pytest.raises(WebhookFailed, match="does not answer as a web server"):
            await server.post(timeout=300.0)


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 2"])
async def test_silence_fails_when_the_time_is_up(answer: bytes) -> None:
    async with serving(saying(answer, then_wait=True)) as server:
        with pytest.raises(WebhookFailed, match=r"^example\.test did not answer within 0\.2 seconds$"):
            await server.post(timeout=0.2)


async def test_a_slow_look_up_counts_towards_the_time() -> None:
    async def slow(_host: str, _port: int) -> Sequence[str]:
        await asyncio.sleep(3600)
        return []

    with pytest.raises(WebhookFailed, match="did not answer within"):
        await post("http://hook.example/", b"{}", timeout=0.1, resolve=slow)


async def test_nobody_there_fails() -> None:
    async with serving(saying(b"")) as server:
        target = server.target()
    with pytest.raises(WebhookFailed, match=r"^example\.test cannot be reached$"):
        await server.post(target=target)


@pytest.mark.parametrize(
    ("name", "value"), [("X-A", "1\r\nX-B: 2"), ("X A", "1"), ("X-A:", "1"), ("X-A", ""), ("X-A", "é")]
)
async def test_a_header_cannot_bring_another(name: str, value: str, connections: list[str]) -> None:
    with pytest.raises(ValueError, match="printable"):
        await post(f"http://{PUBLIC}/", b"{}", headers=[(name, value)])
    assert connections == []


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Key and certificate of example.test, which no machine trusts."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("there is no openssl to make a certificate with")
    path = tmp_path_factory.mktemp("tls") / "example.pem"
    made = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=example.test"
    names = ["-addext", "subjectAltName=DNS:example.test", "-keyout", str(path), "-out", f"{path}.crt"]
    subprocess.run([openssl, *made.split(), *names], check=True, capture_output=True)
    path.write_bytes(path.read_bytes() + Path(f"{path}.crt").read_bytes())
    return path


@asynccontextmanager
async def serving_tls(certificate: Path) -> AsyncIterator[Server]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    async with serving(saying(b"HTTP/1.1 200 OK\r\n\r\n"), context) as server:
        yield server


def trusting(certificate: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=f"{certificate}.crt")


async def test_https_goes_to_whoever_proves_the_name(certificate: Path) -> None:
    async with serving_tls(certificate) as server:
        assert await server.post(target=server.target(scheme="https"), tls=trusting(certificate)) == 200
        assert len(server.requests) == 1


async def test_a_certificate_of_another_name_is_refused(certificate: Path) -> None:
    async with serving_tls(certificate) as server:
        target = server.target(scheme="https", host="other.test")
        with pytest.raises(WebhookFailed, match=r"^other\.test has no certificate"):
            await server.post(target=target, tls=trusting(certificate))
        assert server.requests == []


async def test_a_certificate_that_nobody_signed_is_refused(certificate: Path) -> None:
    async with serving_tls(certificate) as server:
        with pytest.raises(WebhookFailed, match=r"^example\.test has no certificate"):
            await server.post(target=server.target(scheme="https"))
        assert server.requests == []


# --- deliveries -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Waiting:
    """A delivery as the fake store keeps it."""

    id: int
    url: str = "https://hook.example/key"
    table: str = "t"
    seat: int = 0
    body: str = '{"é":1}'
    attempts: int = 0
    next_at: float = 0.0


class FakeStore:
    """Deliveries in memory, and the clock that says which are due."""

    def __init__(self, *waiting: Waiting) -> None:
        self.now = 1000.0
        self.waiting = {each.id: each for each in waiting}
        self.retries: list[tuple[int, int, float]] = []
        self.broken = 0  # how many of the next calls fail

    def clock(self) -> float:
        return self.now

    def call(self) -> None:
        if self.broken:
            self.broken -= 1
            raise OSError("the database is away")

    async def take_deliveries(self, now: float, lease: float, limit: int) -> list[Delivery]:
        self.call()
        due = sorted((each for each in self.waiting.values() if each.next_at <= now), key=lambda each: each.next_at)
        for each in due[:limit]:
            self.waiting[each.id] = replace(each, next_at=now + lease)
        return [Delivery(each.table, each.seat, each.url, each.body, each.id, each.attempts) for each in due[:limit]]

    async def delivered(self, key: int) -> None:
        self.call()
        del self.waiting[key]

    async def retry_delivery(self, key: int, attempts: int, next_at: float) -> None:
        self.call()
        self.retries.append((key, attempts, next_at - self.now))
        self.waiting[key] = replace(self.waiting[key], attempts=attempts, next_at=next_at)


class Receiver:
    """Stands for all the world: what each URL answers, and what it got."""

    def __init__(self, answers: dict[str, int | Exception] | None = None) -> None:
        self.answers = answers or {}
        self.got: list[tuple[str, bytes]] = []
        self.slow: set[str] = set()
        self.under_way = self.most_under_way = 0
        self.release = asyncio.Event()

    async def __call__(self, url: str, body: bytes) -> int:
        self.under_way += 1
        self.most_under_way = max(self.most_under_way, self.under_way)
        try:
            if url in self.slow:
                await self.release.wait()
            self.got.append((url, body))
            answer = self.answers.get(url, 200)
            if isinstance(answer, Exception):
                raise answer
            return answer
        finally:
            self.under_way -= 1


@asynccontextmanager
async def delivering(store: FakeStore, receiver: Receiver) -> AsyncIterator[Deliverer]:
    deliverer = Deliverer(store, send=receiver, clock=store.clock, idle_pause=0.001)
    await deliverer.start()
    try:
        yield deliverer
    finally:
        receiver.release.set()
        await deliverer.stop()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # what is waited for is a fake's list
            await asyncio.sleep(0.001)


async def test_a_delivery_is_sent_once_and_forgotten() -> None:
    store, receiver = FakeStore(Waiting(1)), Receiver()
    async with delivering(store, receiver):
        await until(lambda: not store.waiting)
    assert receiver.got == [("https://hook.example/key", '{"é":1}'.encode())]


@pytest.mark.parametrize(
    "answer", [500, 404, 302, 199, WebhookFailed("hook.example is away"), ZeroDivisionError()], ids=str
)
async def test_a_failure_is_tried_again_after_growing_pauses_and_then_given_up(
    answer: int | Exception, caplog: pytest.LogCaptureFixture
) -> None:
    store, receiver = FakeStore(Waiting(1)), Receiver({"https://hook.example/key": answer})
    async with delivering(store, receiver):
        for tries, pause in enumerate(PAUSES, 1):
            await until(lambda tries=tries: len(store.retries) == tries)  # type: ignore[misc]
            assert store.retries[-1] == (1, tries, pause)
            store.now += pause
        await until(lambda: not store.waiting)
    assert PAUSES == (5.0, 30.0, 120.0, 600.0, 3600.0)
    assert len(receiver.got) == 6
    assert "given up after 6 attempts" in caplog.text
    assert "/key" not in "".join(record.getMessage() for record in caplog.records)


async def test_nothing_is_tried_before_its_time() -> None:
    store, receiver = FakeStore(Waiting(1, next_at=1000.1), Waiting(2, url="https://b.example/")), Receiver()
    async with delivering(store, receiver):
        await until(lambda: 2 not in store.waiting)
        assert [url for url, _ in receiver.got] == ["https://b.example/"]
        store.now += 0.1
        await until(lambda: not store.waiting)


async def test_at_most_eight_are_under_way() -> None:
    urls = [f"https://h{number}.example/" for number in range(30)]
    store, receiver = FakeStore(*(Waiting(number, url=url) for number, url in enumerate(urls))), Receiver()
    receiver.slow = set(urls)
    async with delivering(store, receiver):
        await until(lambda: receiver.under_way == AT_ONCE)
        await asyncio.sleep(0.02)
        receiver.release.set()
        await until(lambda: not store.waiting)
    assert receiver.most_under_way == AT_ONCE == 8
    assert sorted(url for url, _ in receiver.got) == sorted(urls)


async def test_whoever_waits_for_room_is_sent_as_soon_as_there_is_some() -> None:
    store = FakeStore(*(Waiting(number, url=f"https://h{number}.example/") for number in range(30)))
    deliverer = Deliverer(store, send=Receiver(), clock=store.clock, idle_pause=3600.0)
    await deliverer.start()
    await until(lambda: not store.waiting)
    await deliverer.stop()


async def test_a_slow_host_does_not_hold_up_the_others() -> None:
    """A hundred deliveries wait for a host that does not answer, before one for a quick one."""
    slow = [Waiting(number, url=f"https://slow.example/{number}") for number in range(100)]
    store, receiver = FakeStore(*slow, Waiting(100, url="https://quick.example/", next_at=1.0)), Receiver()
    receiver.slow = {each.url for each in slow}
    async with delivering(store, receiver):
        await until(lambda: 100 not in store.waiting)
        assert receiver.got == [("https://quick.example/", '{"é":1}'.encode())]
        assert receiver.most_under_way <= PER_HOST + 1
        receiver.release.set()
        while store.waiting:
            store.now += 1.0
            await asyncio.sleep(0.001)
    assert len(receiver.got) == 101
    assert {attempts for _, attempts, _ in store.retries} == {0}  # having waited is no failure


async def test_a_new_delivery_wakes_the_deliverer() -> None:
    store, receiver = FakeStore(), Receiver()
    deliverer = Deliverer(store, send=receiver, clock=store.clock, idle_pause=3600.0)
    await deliverer.start()
    await asyncio.sleep(0.01)
    store.waiting[1] = Waiting(1)
    deliverer.wake()
    await until(lambda: not store.waiting)
    await deliverer.stop()


@pytest.mark.parametrize("broken", [1, 3])
async def test_a_store_that_is_away_for_a_while_ends_nothing(broken: int, caplog: pytest.LogCaptureFixture) -> None:
    store, receiver = FakeStore(Waiting(1)), Receiver()
    store.broken = broken
    async with delivering(store, receiver):
        await until(lambda: not store.waiting)
    assert "cannot be read" in caplog.text


async def test_what_cannot_be_recorded_is_sent_again_after_the_lease(caplog: pytest.LogCaptureFixture) -> None:
    store, receiver = FakeStore(Waiting(1)), Receiver()
    receiver.slow = {"https://hook.example/key"}
    async with delivering(store, receiver):
        await until(lambda: receiver.under_way == 1)
        store.broken = 10**9
        receiver.release.set()
        await until(lambda: "cannot be written" in caplog.text)
        store.broken = 0
        store.now += LEASE
        await until(lambda: not store.waiting)
    assert len(receiver.got) == 2


async def test_a_damaged_address_in_the_store_ends_nothing() -> None:
    store = FakeStore(Waiting(1, url="http://[::1"), Waiting(2, url="https://hook.example/"))

    async def send(url: str, _body: bytes) -> int:
        return 200 if url == check_url(url) else 500

    deliverer = Deliverer(store, send=send, clock=store.clock, idle_pause=0.001)
    await deliverer.start()
    await until(lambda: 2 not in store.waiting and bool(store.retries))
    await deliverer.stop()
    assert store.retries == [(1, 1, 5.0)]


async def test_what_is_no_longer_wanted_is_dropped_and_not_sent() -> None:
    store, receiver = FakeStore(Waiting(1), Waiting(2, url="https://b.example/", seat=1)), Receiver()

    async def is_wanted(delivery: Delivery) -> bool:
        return delivery.seat == 1

    deliverer = Deliverer(store, send=receiver, is_wanted=is_wanted, clock=store.clock, idle_pause=0.001)
    await deliverer.start()
    await until(lambda: not store.waiting)
    await deliverer.stop()
    assert [url for url, _ in receiver.got] == ["https://b.example/"]
    assert store.retries == []


async def test_what_nobody_can_tell_of_is_sent(caplog: pytest.LogCaptureFixture) -> None:
    """Rather one notice too many."""
    store, receiver = FakeStore(Waiting(1)), Receiver()

    async def is_wanted(_delivery: Delivery) -> bool:
        raise OSError("the database is away")

    deliverer = Deliverer(store, send=receiver, is_wanted=is_wanted, clock=store.clock, idle_pause=0.001)
    await deliverer.start()
    await until(lambda: not store.waiting)
    await deliverer.stop()
    assert len(receiver.got) == 1
    assert "still wanted" in caplog.text


async def test_stopping_waits_for_what_is_under_way() -> None:
    store, receiver = FakeStore(Waiting(1)), Receiver()
    receiver.slow = {"https://hook.example/key"}
    deliverer = Deliverer(store, send=receiver, clock=store.clock, idle_pause=0.001)
    await deliverer.start()
    await until(lambda: receiver.under_way == 1)
    stopping = asyncio.create_task(deliverer.stop())
    await asyncio.sleep(0.01)
    store.waiting[2] = Waiting(2, url="https://late.example/")
    assert not stopping.done()
    receiver.release.set()
    await stopping
    assert [*store.waiting] == [2]  # the first has arrived, and nothing new was taken


async def test_stopping_does_not_wait_for_ever() -> None:
    store, receiver = FakeStore(Waiting(1)), Receiver()
    receiver.slow = {"https://hook.example/key"}
    deliverer = Deliverer(store, send=receiver, clock=store.clock, idle_pause=0.001)
    await deliverer.start()
    await until(lambda: receiver.under_way == 1)
    await deliverer.stop(grace=0.01)
    assert receiver.under_way == 0
    assert store.retries == []  # it keeps its lease, and is sent again after it
    assert store.waiting[1].next_at == store.now + LEASE


async def test_stopping_what_was_never_started_is_no_mistake() -> None:
    await Deliverer(FakeStore()).stop()
