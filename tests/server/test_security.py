"""The promises of docs/security.md, kept end to end by a real server with its limits on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import readingroom as rr
from readingroom.client import CommandRefused, RemoteTable, TableLink
from readingroom.server.garbage import Garbage
from readingroom.server.http.sockets import Sockets
from readingroom.server.limits import Limits
from readingroom.server.settings import ServerSettings
from readingroom.store import Store
from readingroom.tables import entries as log
from readingroom.tables.table import Table, seed_of
from readingroom.tables.viewers import Viewer
from tests.patience import PATIENCE
from tests.server.running import Answer, Server, work_of
from tests.server.test_tables import BOB, BOT, ME, OPEN, play_on

STRICT = {
    "content-security-policy": "default-src 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=()",
    "cache-control": "no-store",
}
FRIENDS = "https://friends.example"
WISH = {"game": "fire", "seats": [ME, BOT], "think": 0, "beat": 0}
addresses = (f"198.51.100.{number}" for number in range(1, 255))


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on. It believes this machine, so that a test can come from any address."""
    database = tmp_path_factory.mktemp("guarded") / "rooms.db"
    with Server(database, "--trusted-proxy", "127.0.0.1", "--origin", FRIENDS, unlimited=False) as running:
        yield running


@pytest.fixture
def visitor(guarded: Server) -> Iterator[httpx.Client]:
    """Somebody from an address that nobody else has."""
    with httpx.Client(base_url=guarded.url, headers={"X-Forwarded-For": next(addresses)}, timeout=PATIENCE) as client:
        yield client


@pytest.fixture
def builder(hurried: Server) -> Iterator[httpx.Client]:
    """Somebody who may ask as often as they like, though not for as many tables."""
    with httpx.Client(base_url=hurried.url, headers={"X-Forwarded-For": next(addresses)}, timeout=PATIENCE) as client:
        yield client


def set_up(visitor: httpx.Client, **wish: Any) -> dict[str, Any]:
    answer = visitor.post("/api/tables", json=WISH | wish)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


# --- headers and limits -----------------------------------------------------------------------------------------


def assert_strict(headers: Any) -> None:
    for name, part in STRICT.items():
        assert part in headers.get(name, ""), name
    assert "server" not in headers


def test_every_kind_of_answer_has_the_strict_headers(visitor: httpx.Client) -> None:
    table = set_up(visitor)
    path = f"/api/tables/{table['table']}"
    asked = {
        200: visitor.get(path),
        201: visitor.post(f"{path}/link", json={}),
        400: visitor.post("/api/tables", json={"game": "fire"}),
        403: visitor.get(path, headers=bearer("wrong")),
        404: visitor.get("/api/tables/nothing"),
        405: visitor.delete(path),
        409: visitor.get(f"{path}/file"),
        413: visitor.post("/api/tables", content=b"x" * 1_000_001),
    }
    while (answer := visitor.get("/api/games")).status_code == 200:
        pass
    asked[429] = answer
    for status, answer in asked.items():
        assert answer.status_code == status
        assert_strict(answer.headers)
        if status >= 400:
            assert answer.json()["sentence"]
    time.sleep(1)
    assert_strict({"cache-control": "no-store"} | dict(visitor.get("/health").headers))


async def test_a_refused_websocket_has_them_too(guarded: Server, visitor: httpx.Client) -> None:
    table = set_up(visitor)["table"]
    for path, headers, status in (
        (f"/api/tables/{table}/live", {"Origin": "https://evil.example"}, 403),
        ("/api/elsewhere", {}, 404),
    ):
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"ws{guarded.url[4:]}{path}", additional_headers=headers, proxy=None):
                pass
        assert refused.value.response.status_code == status
        assert_strict(refused.value.response.headers)


@pytest.mark.parametrize("size", [999_000, 1_000_001, 5_000_000])
@pytest.mark.parametrize("stated", [True, False])
def test_a_body_has_at_most_a_million_bytes(visitor: httpx.Client, size: int, stated: bool) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(size // 10_000 + 1):
            yield b" " * 10_000

    content: Any = b" " * size if stated else pieces()
    try:
        answer = visitor.post("/api/tables", content=content)
    except httpx.WriteError:  # refused while it was still being sent
        assert size > 1_000_000
        return
    assert answer.status_code == (413 if size > 999_999 or (not stated and size >= 990_000 + 10_000) else 400)


def test_requests_are_limited_by_address(guarded: Server) -> None:
    flood, other = next(addresses), next(addresses)
    with httpx.Client(base_url=guarded.url) as client:
        began, answered = time.monotonic(), 0
        while (refused := client.get("/api/games", headers={"X-Forwarded-For": flood})).status_code == 200:
            answered += 1
        assert refused.status_code == 429
        assert 100 <= answered <= 101 + 20 * (time.monotonic() - began)
        assert int(refused.headers["retry-after"]) >= 1
        assert "try again in" in refused.json()["sentence"]
        assert client.get("/api/games", headers={"X-Forwarded-For": other}).status_code == 200
        time.sleep(int(refused.headers["retry-after"]))
        assert client.get("/api/games", headers={"X-Forwarded-For": flood}).status_code == 200


def make_tables_until_refused(builder: httpx.Client) -> tuple[int, httpx.Response]:
    """How many there were, and the refusal."""
    made = 0
    while (answer := builder.post("/api/tables", json=WISH)).status_code == 201:
        made += 1
        assert made <= 250
    return made, answer


def test_new_tables_are_limited_by_address(builder: httpx.Client) -> None:
    made, answer = make_tables_until_refused(builder)
    assert made >= 240
    assert answer.status_code == 429
    assert "new tables" in answer.json()["sentence"]
    assert int(answer.headers["retry-after"]) > 1
    challenge = builder.post("/api/challenges", json={"game": "fire", "seats": 2})
    assert challenge.status_code == 429
    assert builder.get("/api/games").status_code == 200
    fresh = {"X-Forwarded-For": next(addresses)}
    assert builder.post("/api/tables", json=WISH, headers=fresh).status_code == 201


def test_a_rematch_is_a_new_table_too(builder: httpx.Client) -> None:
    """Or else a host could make tables without end: end, rematch, end, rematch."""
    made = set_up(builder, start=True)
    table, headers = made["table"], {"X-Host-Key": made["host"]}
    assert "new tables" in make_tables_until_refused(builder)[1].json()["sentence"]
    assert builder.post(f"/api/tables/{table}/commands", json={"type": "end"}, headers=headers).status_code == 201
    answer = builder.post(f"/api/tables/{table}/rematch", headers=headers)
    assert answer.status_code == 429
    assert "new tables" in answer.json()["sentence"]


async def test_messages_are_limited_by_seat_however_many_connections_it_has(
    guarded: Server, visitor: httpx.Client
) -> None:
    made = set_up(visitor)

    async def chatter(token: str, messages: int) -> float:
        began = time.monotonic()
        async with connect(guarded.link(made).socket_url, proxy=None) as opened:
            await opened.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
            for number in range(messages):
                await opened.send(json.dumps({"type": "ping", "id": f"{number}"}))
                while json.loads(await opened.recv()).get("id") != f"{number}":
                    pass
        return time.monotonic() - began

    assert max(await asyncio.gather(*(chatter(made["seats"][0], 45) for _ in range(4)))) > (180 - 100) / 20 - 1


def test_messages_by_http_are_limited_by_seat_from_any_address(guarded: Server, visitor: httpx.Client) -> None:
    made = set_up(visitor)
    path = f"/api/tables/{made['table']}"
    statuses = []
    began = time.monotonic()
    with httpx.Client(base_url=guarded.url, headers=bearer(made["seats"][0]), timeout=PATIENCE) as client:
        for _ in range(8):
            client.headers["X-Forwarded-For"] = next(addresses)
            for _ in range(30):
                statuses.append(client.get(f"{path}/odds").status_code)
                said = client.post(f"{path}/commands", json={"type": "say", "phrase": "hello"})
                statuses.append(said.status_code)
            if 429 in statuses:
                break
    allowed = 101 + 20 * (time.monotonic() - began)  # a machine may be too slow to send more
    assert 429 in statuses or len(statuses) <= allowed
    assert visitor.get(path).status_code == 200


async def test_a_seat_has_so_many_connections_and_no_more(guarded: Server, visitor: httpx.Client) -> None:
    made = set_up(visitor)
    hello = json.dumps({"type": "hello", "protocol": 1, "token": made["seats"][0]})
    headers = {"X-Forwarded-For": next(addresses)}
    async with contextlib.AsyncExitStack() as stack:
        for place in range(21):
            opened = await stack.enter_async_context(
                connect(guarded.link(made).socket_url, proxy=None, max_queue=None, additional_headers=headers)
            )
            await opened.send(hello)
            first = json.loads(await opened.recv())
            assert first["type"] == ("welcome" if place < 20 else "bye")


async def test_an_address_has_so_many_connections_and_no_more() -> None:
    """The next one is refused until another is closed."""
    entered, leave = asyncio.Semaphore(0), asyncio.Event()
    statuses: list[int] = []

    async def receive() -> Any:
        entered.release()
        await leave.wait()
        return {"type": "websocket.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "websocket.http.response.start":
            statuses.append(message["status"])

    rooms: Any = SimpleNamespace(settings=ServerSettings(sockets_per_address=2), garbage=Garbage())
    sockets = Sockets(no_app, rooms, Limits(1000, 1000))
    scope: Any = {
        "type": "websocket",
        "path": f"/api/tables/{'0' * 26}/live",
        "headers": [],
        "client": ("192.0.2.1", 1),
    }
    two = [asyncio.create_task(sockets(scope, receive, send)) for _ in range(2)]
    for _ in two:
        await entered.acquire()
    await sockets(scope, receive, send)
    assert statuses == [429]
    leave.set()
    await asyncio.gather(*two)
    await sockets(scope, receive, send)
    assert statuses == [429]


async def no_app(*_: object) -> None:
    raise AssertionError("a WebSocket goes to its table")


async def test_whose_pages_may_open_a_websocket(guarded: Server, visitor: httpx.Client) -> None:
    made = set_up(visitor)
    link = guarded.link(made)
    for origin, allowed in (
        (None, True),
        (guarded.url, True),
        (FRIENDS, True),
        ("https://evil.example", False),
        ("null", False),
        (guarded.url.replace("http:", "https:"), True),  # behind a proxy we do not know how we were called
        (f"{guarded.url}1", False),
        (f"{FRIENDS}.evil.example", False),
    ):
        headers = {} if origin is None else {"Origin": origin}
        if not allowed:
            with pytest.raises(InvalidStatus):
                async with connect(link.socket_url, additional_headers=headers, proxy=None):
                    pass
            continue
        async with connect(link.socket_url, additional_headers=headers, proxy=None) as opened:
            await opened.send('{"type":"hello","protocol":1}')
            assert json.loads(await opened.recv())["type"] == "welcome"


# --- keys -------------------------------------------------------------------------------------------------------

PATHS: tuple[tuple[str, str, Any], ...] = (
    ("GET", "", None),
    ("GET", "/odds", None),
    ("GET", "/why?action=draw", None),
    ("GET", "/hint", None),
    ("GET", "/story", None),
    ("GET", "/replay", None),
    ("GET", "/file", None),
    ("GET", "/verify", None),
    ("POST", "/commands", {"type": "say", "phrase": "hello"}),
    ("POST", "/rematch", None),
    ("POST", "/seats/0/key", None),
    ("POST", "/fork", {"at": 0}),
    ("POST", "/link", {}),
)


def test_a_wrong_key_is_refused_everywhere_and_never_a_spectators(server: Server) -> None:
    made = server.table([ME, BOB], start=True)
    other = server.table([ME, BOB], start=True)
    old = made["seats"][1]
    server.post(f"/api/tables/{made['table']}/seats/1/key", token=old)
    wrong = [old, other["seats"][0], made["host"], made["seats"][0][:-1], made["seats"][0] + "A", "", "x", "é" * 43]
    wrong_hosts = [other["host"], made["seats"][0], "", "x", made["host"].lower()]
    with httpx.Client(base_url=server.url) as client:
        for method, path, body in PATHS:
            url = f"/api/tables/{made['table']}{path}"
            for token in wrong:
                headers = {b"Authorization": f"Bearer {token}".strip().encode()}
                answer = client.request(method, url, json=body, headers=headers)
                assert answer.status_code == 403, (method, path, token)
                assert answer.json()["rule"] == "TABLE-SEAT-1"
            for scheme in ("Basic", "Token", "bearer:"):
                headers = {b"Authorization": f"{scheme} {made['seats'][0]}".encode()}
                assert client.request(method, url, json=body, headers=headers).status_code == 403
            for host in wrong_hosts:
                for seat in (None, made["seats"][0]):
                    answer = client.request(method, url, json=body, headers={"X-Host-Key": host} | bearer(seat))
                    assert answer.status_code == 403, (method, path, host)
        url = f"/api/tables/{made['table']}/link"
        assert {client.post(url, json={"token": token}).status_code for token in wrong} <= {403, 400}


async def test_a_wrong_key_in_a_hello_gets_a_goodbye_and_no_table(server: Server) -> None:
    made = server.table([ME, BOB], start=True)
    old = made["seats"][1]
    server.post(f"/api/tables/{made['table']}/seats/1/key", token=old)
    for keys in (
        {"token": old},
        {"token": made["host"]},
        {"token": ""},
        {"token": "x" * 43},
        {"host": made["seats"][0]},
        {"host": ""},
        {"token": made["seats"][0], "host": "x" * 43},
    ):
        async with connect(server.link(made).socket_url, proxy=None) as opened:
            await opened.send(json.dumps({"type": "hello", "protocol": 1} | keys))
            assert json.loads(await opened.recv())["type"] == "bye"
            with pytest.raises(ConnectionClosed):
                await opened.recv()


async def test_whoever_was_sent_away_does_nothing_more(server: Server) -> None:
    """Not even one who does not read, so that the goodbye cannot be sent."""
    made = server.table([ME, BOB])
    async with connect(server.link(made).socket_url, proxy=None) as opened:
        await opened.send(json.dumps({"type": "hello", "protocol": 1, "token": made["seats"][1]}))
        assert json.loads(await opened.recv())["type"] == "welcome"
        server.post(f"/api/tables/{made['table']}/seats/1/key", host=made["host"])
        with contextlib.suppress(ConnectionClosed):
            for _ in range(50):
                await opened.send('{"type":"say","text":"still here"}')
        with contextlib.suppress(ConnectionClosed):
            while True:
                assert json.loads(await opened.recv())["type"] != "confirmed"
    info = server.get(f"/api/tables/{made['table']}")["info"]
    assert info["chat"] == []
    assert not info["chairs"][1]["here"]


async def test_two_seats_on_one_device(server: Server) -> None:
    """Both keys of one creator, each with its own view, at once."""
    made = server.table([ME, BOB], start=True)
    async with (
        asyncio.timeout(PATIENCE),
        RemoteTable(server.link(made, 0)) as ada,
        RemoteTable(server.link(made, 1)) as bob,
    ):
        assert (ada.seat, bob.seat) == (0, 1)
        mine, yours = ({card["card"] for card in one.view["hand"]} for one in (ada, bob))
        assert mine
        assert yours
        assert not mine & yours
        await asyncio.gather(play_on(ada), play_on(bob, 2))
        assert ada.info["outcome"] == bob.info["outcome"]


# --- what is hidden ---------------------------------------------------------------------------------------------

CARD = re.compile(rb"\b[a-z_]+-[1-9]\b")
OPEN_PLACES = ("market", "discard", "turn_tools", "round_tools", "lockboxes", "shown", "locked")


class Wire:
    """Everything that one viewer is sent, by whichever door."""

    def __init__(self, viewer: Viewer, link: TableLink) -> None:
        self.viewer = viewer
        self.link = link
        self.received: list[bytes] = []

    async def listen(self) -> None:
        async with connect(self.link.socket_url, compression=None, proxy=None, max_size=None) as opened:
            await opened.send(json.dumps({"type": "hello", "protocol": 1, "token": self.link.token}))
            async for text in opened:
                self.received.append(text.encode() if isinstance(text, str) else text)

    async def look(self, client: httpx.AsyncClient, chance: random.Random) -> None:
        """Ask by HTTP, too."""
        path = chance.choice(
            [
                "",
                "/odds",
                "/why?action=stop",
                "/replay?count=5",
                "/replay?at=0&count=60",
                "/file",
                "/verify",
                "/replay?seat=1",
            ]
        )
        answer = await client.get(f"/api/tables/{self.link.table}{path}", headers=bearer(self.link.token))
        table = await client.get(f"/api/tables/{self.link.table}")
        if table.json()["info"]["phase"] == "over":
            return  # the end may have come before the answer, and opens everything
        self.received.append(answer.content)
        if path in ("/file", "/verify", "/story"):
            assert answer.status_code == 409


@contextlib.asynccontextmanager
async def listening(wires: list[Wire]) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(wire.listen()) for wire in wires]
    while not all(wire.received for wire in wires):
        await asyncio.sleep(0.02)
    yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def entries_of(database: str, table: str) -> list[log.AnyEntry]:
    store = await Store.open(database, exclusive=False, create=False)
    try:
        return [log.read_entry(data) for _, data in await store.entries(table)]
    finally:
        await store.close()


def known_cards(entries: list[log.AnyEntry], viewer: Viewer) -> dict[int, set[str]]:
    """By update: the cards that lay open by then or were in the viewer's own hand, from the referee's eyes."""
    table = Table.from_log("table", entries[:1])
    known: set[str] = set()
    by_number: dict[int, set[str]] = {}
    for entry in entries[1:]:
        table.take(entry)
        if table.match is None:
            continue
        position = table.match.position()
        places = json.dumps([position.get(place, []) for place in OPEN_PLACES])
        if viewer is not None:
            places += json.dumps(position["hands"][viewer])
        known |= {card.decode() for card in CARD.findall(places.encode())}
        by_number[table.timeline.number(viewer)] = set(known)
    return by_number


@pytest.mark.parametrize("seed", range(3))
async def test_no_viewer_is_sent_a_hidden_card_or_the_seed_during_a_match(server: Server, seed: int) -> None:
    chance = random.Random(seed)
    made = server.table([ME, BOB, BOT], options={"tools": True})
    host = server.link(made, 0, host=True)
    wires = [Wire(seat, server.link(made, seat)) for seat in (None, 0, 1)]
    everyone: list[bytes] = []
    async with (
        asyncio.timeout(PATIENCE),
        httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client,
        listening(wires),
        RemoteTable(host) as ada,
        RemoteTable(server.link(made, 1)) as bob,
    ):
        await ada.do("stir", entropy="three dice: 4 2 6")
        await ada.do("start")

        async def curious() -> None:
            while not ada.over:
                await chance.choice(wires).look(client, chance)
                await asyncio.sleep(0.05)

        watching = asyncio.create_task(curious())
        await asyncio.gather(play_on(ada, seed), play_on(bob, seed + 1))
        await watching
    entries = await entries_of(server.database, made["table"])
    whole = Table.from_log(made["table"], entries)
    dealt = Table.from_log(
        made["table"], entries[: 1 + next(n for n, e in enumerate(entries) if isinstance(e, log.Started))]
    )
    assert dealt.match is not None
    hands = dealt.match.position()["hands"]
    for wire in wires:
        before = [message for message in wire.received if b'"phase":"over"' not in message]
        everyone += before
        known = known_cards(entries, wire.viewer)
        updates = 0
        for message in before:
            for update in updates_in(message):
                updates += 1
                seen = {card.decode() for card in CARD.findall(json.dumps(update).encode())}
                allowed = known[update["number"]]
                assert seen <= allowed, (wire.viewer, update["number"], seen - allowed)
        assert updates > 20
        first = next(update for message in before for update in updates_in(message))
        told = json.dumps(first)
        for seat, hand in enumerate(hands):
            for card in hand:
                assert (card in told) is (seat == wire.viewer), "the deal itself"
    secrets = [whole.standing.secret, seed_of(whole.standing).hex()]
    assert len(set(secrets)) == 2
    assert not [message for message in everyone for secret in secrets if secret[:16].encode() in message]
    assert not [message for message in everyone if b"three dice" in message]


def updates_in(message: bytes) -> list[dict[str, Any]]:
    """The updates that a message or an answer holds."""
    plain = json.loads(message)
    if not isinstance(plain, dict):
        return []
    if plain.get("type") == "update":
        return [plain]
    found = plain.get("updates") or [plain.get("update")]
    return [update for update in found if update]


async def test_before_the_end_one_looks_back_through_ones_own_eyes_only(server: Server) -> None:
    made = server.table([ME, BOB], start=True)
    path = f"/api/tables/{made['table']}/replay"
    for token, seat in ((made["seats"][0], 1), (made["seats"][1], 0), (None, 0), (None, 1)):
        with pytest.raises(Answer) as refused:
            server.get(f"{path}?seat={seat}", token=token)
        assert refused.value.status == 409
        assert "your own eyes" in refused.value.problem["sentence"]
    with pytest.raises(Answer):
        server.get(f"{path}?seat=0", host=made["host"])
    with pytest.raises(Answer):
        server.get(f"{path}?seat=5", token=made["seats"][0])
    assert server.get(f"{path}?seat=0", token=made["seats"][0])["seat"] == 0


def test_ids_cannot_be_told_apart_from_guesses(server: Server) -> None:
    """Unknown, malformed and deleted: the same bytes."""
    made = server.table([ME, BOB], start=True)
    with sqlite3.connect(server.database) as database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("DELETE FROM tables WHERE id = ?", (made["table"],))
    with httpx.Client(base_url=server.url) as client:
        say = {"type": "say", "phrase": "hello"}
        gone = client.post(f"/api/tables/{made['table']}/commands", json=say, headers=bearer(made["seats"][0]))
        assert gone.status_code == 404  # it was still in memory
        ids = [
            made["table"],
            "0" * 26,
            "z" * 26,
            "x",
            "a" * 5000,
            "%00",
            "%ff%fe",
            "..%2f",
            made["table"].upper(),
            "é",
            "'--",
        ]
        for method, path, body in PATHS:
            answers = {
                (answer.status_code, answer.content)
                for answer in (client.request(method, f"/api/tables/{id_}{path}", json=body) for id_ in ids)
            }
            assert answers == {(404, gone.content)}, (method, path)


# --- files, names, hooks ----------------------------------------------------------------------------------------


def good_file(**changes: Any) -> dict[str, Any]:
    match = rr.start("fire", seats=2, seed=3)
    for _ in range(30):
        match.play(match.legal()[0])
    plain: dict[str, Any] = json.loads(match.dumps())
    return plain | changes


def take_backs(times: int) -> dict[str, Any]:
    """Forged as well as one can: legal moves, then taken back again and again."""
    plain = good_file()
    return plain | {"log": plain["log"] + [[-4, "take back 1"], *([[-3, "take back 1"]] * times)]}


NASTY = ["\x00", "\x1b[2J", "\u202e", "\u200b", "\ud7ff" * 100, "x" * 2000, "\u0301" * 2000, " " * 2000]
FILES = {
    "nonsense": "x" * 890_000,
    "not JSON": "{" * 890_000,
    "deep": "[" * 400_000,
    "deep objects": '{"a":' * 100_000,
    "deep in a good file": json.dumps(good_file())[:-1] + ', "draws": ' + "[" * 200_000 + "]" * 200_000 + "}",
    "a number of many digits": '{"readingroom": ' + "9" * 800_000 + "}",
    "a log of 100,000 entries": json.dumps(good_file(log=[[0, "draw"]] * 50_000))[:880_000],
    "a log of many refusals": json.dumps(good_file(log=[[0, "a"]] * 60_000)),
    "a log of moves taken back": json.dumps(good_file(log=[[-3, "take back 0"]] * 40_000)),
    "many take backs after moves": json.dumps(take_backs(30_000)),
    "a huge pack": json.dumps(good_file(pack={"file": "x", "text": "[[tool]]\n" * 60_000})),
    "a pack that takes hours": json.dumps(good_file(pack={"file": "x", "text": ".".join("a" * 200_000) + "=1"})),
    "a pack in one nest": json.dumps(good_file(pack={"file": "x", "text": "a=" + "[\n" * 90_000})),
    "infinity": json.dumps(good_file(seats=float("inf"))),
    "no number": json.dumps(good_file(seats=float("nan"))),
}
WRONG: list[Any] = [None, True, -1, 10**30, 1.5, "", "x", [], {}, [[]], {"a": 1}, [None] * 100]


@pytest.mark.parametrize("name", FILES)
def test_hostile_files_are_refused_quickly(server: Server, name: str) -> None:
    before = work_of(server)
    with pytest.raises(Answer) as refused:
        server.post("/api/tables/upload", {"file": FILES[name]})
    assert work_of(server) - before < 5
    assert refused.value.status == 400
    assert 5 < len(refused.value.problem["sentence"]) < 2000
    assert server.get("/health") == {"status": "ok"}


def test_wrong_types_everywhere_in_a_file(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        for key, value in itertools.product(good_file(), WRONG):
            file = json.dumps(good_file() | {key: value})
            answer = client.post("/api/tables/upload", json={"file": file})
            assert answer.status_code in (201, 400, 404), (key, value, answer.text)
            assert answer.status_code == 201 or answer.json()["sentence"]
            harmless = key in ("live", "draws", "pack") or value in (good_file()[key], {})  # no options: the usual ones
            assert harmless or answer.status_code != 201, (key, value)
    assert not server.mistakes()


@pytest.mark.parametrize(
    "pack",
    [
        "[[tool]]\n" * 20_000,
        "".join(f"[[tool]]\nid = 't{number}'\ncopies = 1\n" for number in range(6_000)),
        ".".join("a" * 90_000) + "=1",
        "\n".join(".".join("a" * 99) + f".b{number} = 1" for number in range(900)),
        "a = " + "[\n" * 90_000,
        "a = " + "{b=" * 300,
        "a = '''" + "x" * 190_000,
        "\x00" * 1000,
        "game = 'fire'\nformat = 1\n" + "[tool]\n" * 20_000,
    ],
    ids=range(9),
)
def test_hostile_packs_are_refused_quickly_and_nobody_waits(server: Server, pack: str) -> None:
    before = work_of(server)
    with pytest.raises(Answer) as refused:
        server.post("/api/tables", {"game": "fire", "seats": [ME, BOT], "pack": pack})
    assert work_of(server) - before < 5
    assert refused.value.status == 400
    assert refused.value.problem["sentence"]


@pytest.mark.parametrize("name", NASTY)
def test_names_and_chat_are_cleaned_or_refused(server: Server, name: str) -> None:
    made = server.table([ME, BOB, OPEN])
    for path, body, token in (
        ("/seats/2", {"name": name}, None),
        ("/commands", {"type": "rename", "name": f"Ada{name}"}, made["seats"][0]),
        ("/commands", {"type": "say", "text": f"hello{name}"}, made["seats"][0]),
    ):
        with contextlib.suppress(Answer):
            server.post(f"/api/tables/{made['table']}{path}", body, token=token)
    told = json.dumps(server.get(f"/api/tables/{made['table']}")["info"], ensure_ascii=False)
    assert not re.search("[\x00-\x1f\u202e\u200b]|\u0301{3}", told)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x",
        "http://localhost/x",
        "https://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://0x7f000001/",
        "http://2130706433/",
        "http://user:password@example.com/",
        "http://example.com:22/",
        "ftp://example.com/",
        "file:///etc/passwd",
        "https://example.com/\r\nX: y",
    ],
)
async def test_hooks_lead_to_public_places_only(server: Server, url: str) -> None:
    made = server.table([ME, BOB])
    async with RemoteTable(server.link(made, 0)) as ada:
        with pytest.raises(CommandRefused, match="public"):
            await ada.do("hook", url=url)
    with pytest.raises(Answer) as refused:
        server.post(f"/api/tables/{made['table']}/commands", {"type": "hook", "url": url}, token=made["seats"][0])
    assert refused.value.status == 400


# --- the log ----------------------------------------------------------------------------------------------------


WORDS = ("Zebedee", "xylophone-secret", "hooks.example.org/KEY")
COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "say", "text": WORDS[1], "id": WORDS[1]},
    {"type": "hook", "url": f"https://{WORDS[2]}"},
    {"type": "rename", "name": f"{WORDS[0]}2"},
    {"type": "nonsense", "text": WORDS[1]},
    {"type": "move", "action": WORDS[1]},
)


async def provoke(server: Server, made: dict[str, Any]) -> None:
    """Everything that could be told in a log, right and wrong, by every door."""
    path = f"/api/tables/{made['table']}"
    for token in (made["seats"][0], "wrong" + made["seats"][0], None):
        for command in COMMANDS:
            with contextlib.suppress(Answer):
                server.post(f"{path}/commands", command, token=token)
        for end in ("", "/replay", "/odds", f"/why?action={WORDS[1]}", "/file", f"/{WORDS[1]}"):
            with contextlib.suppress(Answer):
                server.get(f"{path}{end}", token=token)
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(PATIENCE), connect(server.link(made).socket_url, proxy=None) as opened:
                await opened.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
                for command in COMMANDS:
                    await opened.send(json.dumps(command))
                answered = 0
                while answered < len(COMMANDS):
                    answered += json.loads(await opened.recv())["type"] in ("confirmed", "refused")


def break_logs(database_file: str, tables: list[str]) -> None:
    """One log begins with no JSON, the other with an action before the start."""
    moved = f'{{"kind":"moved","at":1,"seat":0,"action":"{WORDS[1]}","by":"person"}}'.encode()
    with contextlib.closing(sqlite3.connect(database_file)) as database, database:
        database.execute("DELETE FROM snapshots")
        database.execute("UPDATE entries SET data = ? WHERE table_id = ? AND number = 0", (b"{", tables[0]))
        database.execute("UPDATE entries SET data = ? WHERE table_id = ? AND number = 1", (moved, tables[1]))


async def test_nothing_of_people_or_tables_is_in_the_log(tmp_path: Path) -> None:
    """Not when all is well, not when a log is damaged, and not when the database breaks under the server."""
    chairs = [{"kind": "me", "name": WORDS[0]}, BOB, BOT]
    with Server(tmp_path / "rooms.db") as server:
        made = [server.table(chairs, start=True) for _ in range(2)]
        await provoke(server, made[0])
        server.stop()
        break_logs(server.database, [one["table"] for one in made])
        server.start()
        for one in made:
            with pytest.raises(Answer) as failed:
                server.get(f"/api/tables/{one['table']}")
            assert failed.value.status == 500
            assert failed.value.problem["sentence"] == "the server made a mistake; try again in a moment"
            await provoke(server, one)
            async with connect(server.link(one).socket_url, proxy=None) as opened:
                await opened.send('{"type":"hello","protocol":1}')
                assert json.loads(await opened.recv())["type"] == "bye"
        made.append(server.table(chairs, start=True))
        with contextlib.closing(sqlite3.connect(server.database)) as database, database:
            database.execute("DROP TABLE entries")
        with pytest.raises(Answer) as failed:
            server.post(f"/api/tables/{made[2]['table']}/commands", COMMANDS[0], token=made[2]["seats"][0])
        assert failed.value.status == 503
        assert "rooms.db" not in failed.value.problem["sentence"]
        await provoke(server, made[2])
        server.stop()
    told = "".join(server.errors)
    assert "ERROR" in told
    assert "WARNING" in told
    assert "Traceback" not in told
    tokens = [token for one in made for token in (*one["seats"], one["host"]) if token]
    for word in (*WORDS, *tokens, *(one["table"] for one in made)):
        assert word not in told, word
