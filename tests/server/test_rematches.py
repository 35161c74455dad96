"""A rematch goes on with everybody's keys, and with no key that is dead at the table before."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import pytest_asyncio

from readingroom.client import RemoteTable, ServerGone, TableLink
from readingroom.server.errors import NoSuchTable
from readingroom.server.live.live_table import LiveTable
from readingroom.server.live.rematches import carry_key, make_rematch, next_table
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings
from readingroom.store import StoreError
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.deciding import decide_rekey
from readingroom.tables.keys import fingerprint, new_token
from readingroom.tables.setting_up import set_up
from readingroom.tables.viewers import Asker, BadToken, asker_of, seat_of
from tests.patience import PATIENCE
from tests.server.running import Answer, Server

CHAIRS = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}, {"kind": "me", "name": "Cleo"}]
HOST = Asker(host=True)


class Match:
    """A match on a server that was ended, and who holds which keys."""

    def __init__(self, server: Server) -> None:
        self.server = server
        made = server.table(CHAIRS, start=True)
        self.table, self.host, self.keys = made["table"], made["host"], made["seats"]
        self.end(self.table)

    def end(self, table: str) -> None:
        self.server.post(f"/api/tables/{table}/commands", {"type": "end"}, host=self.host)

    def again(self, table: str = "") -> str:
        """One press, of whoever holds the last seat."""
        answer = self.server.post(f"/api/tables/{table or self.table}/rematch", token=self.keys[2])
        return str(answer["table"])

    def rekey(self, table: str, seat: int, token: str) -> str:
        return str(self.server.post(f"/api/tables/{table}/seats/{seat}/key", token=token)["token"])

    def seat(self, table: str, token: str) -> int | None:
        """The seat that a key opens; None: it opens nothing."""
        try:
            found: int = self.server.get(f"/api/tables/{table}", token=token)["seat"]
        except Answer as answer:
            if answer.status != 403:
                raise
            return None
        return found


@pytest.fixture
def match(server: Server) -> Match:
    return Match(server)


def test_one_press_and_everybodys_old_key_opens_the_same_seat(match: Match) -> None:
    """Also those of several seats that one device holds."""
    again = match.again()
    assert [match.seat(again, key) for key in match.keys] == [0, 1, 2]
    assert match.server.get(f"/api/tables/{again}", host=match.host)["host"]
    assert match.server.get(f"/api/tables/{again}")["info"]["phase"] == "playing"


def test_a_key_that_was_replaced_before_the_rematch_does_not_open_it(match: Match) -> None:
    fresh = match.rekey(match.table, 1, match.keys[1])
    again = match.again()
    assert (match.seat(again, match.keys[1]), match.seat(again, fresh)) == (None, 1)


async def test_a_key_that_is_replaced_after_the_rematch_is_dead_there_too(match: Match) -> None:
    """docs/security.md, tokens: also on open connections, and the new key opens both."""
    again = match.again()
    async with asyncio.timeout(PATIENCE), RemoteTable(TableLink(match.server.url, again, match.keys[1])) as old:
        fresh = await asyncio.to_thread(match.rekey, match.table, 1, match.keys[1])
        with pytest.raises(ServerGone):
            await old.until(lambda: False)
    assert (match.seat(again, match.keys[1]), match.seat(again, fresh)) == (None, 1)
    assert [match.seat(again, match.keys[seat]) for seat in (0, 2)] == [0, 2]


def test_a_key_dies_at_the_rematch_of_the_rematch(match: Match) -> None:
    second = match.again()
    match.end(second)
    third = match.again(second)
    fresh = match.rekey(match.table, 0, match.keys[0])
    assert [match.seat(table, match.keys[0]) for table in (match.table, second, third)] == [None] * 3
    assert [match.seat(table, fresh) for table in (match.table, second, third)] == [0] * 3


def test_a_seat_with_a_key_of_its_own_at_the_rematch_keeps_it(match: Match) -> None:
    """Or else whoever found the old key could take the seat back that was taken from them."""
    again = match.again()
    own = match.rekey(again, 1, match.keys[1])
    stolen = match.rekey(match.table, 1, match.keys[1])
    assert (match.seat(again, own), match.seat(again, stolen)) == (1, None)


def test_the_key_of_somebody_who_left_opens_no_rematch(match: Match) -> None:
    leave = f"/api/tables/{match.table}/commands"
    match.server.post(leave, {"type": "leave"}, token=match.keys[0])
    again = match.again()
    match.server.post(leave, {"type": "leave"}, token=match.keys[1])
    assert [match.seat(again, key) for key in match.keys] == [None, None, 2]
    assert [chair["kind"] for chair in match.server.get(f"/api/tables/{again}")["info"]["chairs"][:2]] == ["open"] * 2


def test_a_new_key_that_holds_another_chair_of_the_rematch_frees_the_seat(match: Match) -> None:
    """One key, one chair; and the old key is dead all the same."""
    match.server.post(f"/api/tables/{match.table}/commands", {"type": "leave"}, token=match.keys[0])
    again, token = match.again(), new_token()
    match.server.post(f"/api/tables/{again}/seats/0", {"name": "Dora", "token": token})
    match.server.post(f"/api/tables/{match.table}/seats/1/key", {"token": token}, token=match.keys[1])
    assert (match.seat(again, token), match.seat(again, match.keys[1])) == (0, None)


# --- what happens in the middle -------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def over(rooms: Rooms) -> tuple[LiveTable, list[str]]:
    """A table whose match was ended, and its keys."""
    wish = ask.TableWish(game="fire", seats=[ask.ChairWish(kind="me", name=name) for name in ("Ada", "Bob")])
    made = set_up(wish, time.time())
    live = await rooms.create(made.entry)
    await live.do(ask.Start(), HOST)
    await live.do(ask.End(), HOST)
    return live, [token for token in made.tokens if token is not None]


async def rekey(live: LiveTable, seat: int) -> str:
    token = new_token()
    await live.append(lambda table, now: decide_rekey(table, seat, fingerprint(token), HOST, now))
    return token


async def test_a_key_that_is_replaced_while_the_rematch_is_set_up_does_not_open_it(
    over: tuple[LiveTable, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    live, keys = over
    create = live.rooms.create
    fresh: list[tuple[str, str]] = []

    async def slowly(entry: log.Created) -> LiveTable:
        made = await create(entry)
        if not fresh:
            fresh.append((await rekey(live, 0), made.table.id))
        return made

    monkeypatch.setattr(live.rooms, "create", slowly)
    await make_rematch(live)
    again = await live.rooms.get(live.table.standing.rematch or "")
    ((token, in_vain),) = fresh
    assert seat_of(again.table.standing, token) == 0
    with pytest.raises(BadToken):
        asker_of(again.table.standing, keys[0])
    with pytest.raises(NoSuchTable):
        await live.rooms.get(in_vain)


async def test_two_who_ask_at_once_get_one_rematch_and_nothing_is_left_over(over: tuple[LiveTable, list[str]]) -> None:
    live, _ = over
    await asyncio.gather(make_rematch(live), make_rematch(live))
    stored = {row.id for row in await live.rooms.store.tables()}
    assert stored == {live.table.id, live.table.standing.rematch}
    assert (await live.rooms.get(live.table.standing.rematch or "")).table.standing.phase == "playing"


async def test_asking_again_after_a_breakdown_in_the_middle_does_the_rest(over: tuple[LiveTable, list[str]]) -> None:
    live, keys = over
    await make_rematch(live)
    again = await live.rooms.get(live.table.standing.rematch or "")
    first, second = await rekey(live, 1), await rekey(live, 1)  # and nobody carried them
    assert seat_of(again.table.standing, keys[1]) == 1
    await asyncio.gather(*(carry_key(live, 1) for _ in range(3)))
    assert seat_of(again.table.standing, second) == 1
    for dead in (keys[1], first):
        with pytest.raises(BadToken):
            seat_of(again.table.standing, dead)
    assert again.table.number == 3  # created, begun, one new key


async def test_whoever_leaves_during_a_breakdown_has_left_the_rematch_or_can_ask_again(
    over: tuple[LiveTable, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody who has left the table before still sits at the rematch."""
    live, keys = over
    await make_rematch(live)
    again = await live.rooms.get(live.table.standing.rematch or "")

    hand_over = live.rooms.store.hand_over

    def break_down(key: tuple[str, int], *work: Any) -> None:
        if key[0] == live.table.id:
            raise StoreError("the database is gone")
        hand_over(key, *work)

    with monkeypatch.context() as breakdown:
        breakdown.setattr(live.rooms.store, "hand_over", break_down)
        with pytest.raises(StoreError):
            await live.do(ask.Leave(), asker_of(live.table.standing, keys[1]))
    assert not opens(again, keys[1])
    await live.do(ask.Leave(), asker_of(live.table.standing, keys[1]))
    assert not opens(live, keys[1])


async def test_who_holds_no_seat_any_more_gives_up_none_at_the_rematch(over: tuple[LiveTable, list[str]]) -> None:
    live, keys = over
    old = asker_of(live.table.standing, keys[1])
    await make_rematch(live)
    again = await live.rooms.get(live.table.standing.rematch or "")
    token = await rekey(live, 1)
    await carry_key(live, 1)
    with pytest.raises(BadToken):
        await live.do(ask.Leave(), old)
    assert seat_of(again.table.standing, token) == 1


async def test_a_rematch_that_was_deleted_keeps_nobody_from_a_new_key(over: tuple[LiveTable, list[str]]) -> None:
    live, _ = over
    await make_rematch(live)
    again = await live.rooms.get(live.table.standing.rematch or "")
    await live.rooms.discard(again)
    assert await next_table(live) is None
    await live.do(ask.Leave(), Asker(1))
    assert live.table.standing.chairs[1].kind == "open"


async def test_a_carried_key_is_known_again_after_a_restart(over: tuple[LiveTable, list[str]]) -> None:
    """From the log, and from a snapshot."""
    live, _ = over
    await make_rematch(live)
    again = await live.rooms.get(live.table.standing.rematch or "")
    token = await rekey(live, 0)
    await carry_key(live, 0)
    loaded = type(again.table).from_snapshot(again.table.id, again.table.snapshot())
    rows = await live.rooms.store.entries(again.table.id)
    read = type(again.table).from_log(again.table.id, [log.read_entry(data) for _, data in rows])
    for table in (again.table, loaded, read):
        assert [chair.carried for chair in table.standing.chairs] == [True, True]
        assert seat_of(table.standing, token) == 0


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Rooms]:
    """The rooms of one process, which hears nothing of the others."""
    rooms = Rooms(ServerSettings(database=url, watch_seconds=1000.0))
    await rooms.open()
    try:
        yield rooms
    finally:
        await rooms.close()


async def test_processes_that_replace_a_key_at_once_agree_in_the_end(postgres_url: str) -> None:
    """At both tables the last key opens the seat, and no other."""
    wish = ask.TableWish(game="fire", seats=[ask.ChairWish(kind="me", name=name) for name in ("Ada", "Bob")])
    async with process(postgres_url) as one, process(postgres_url) as other:
        live = await one.create(set_up(wish, time.time()).entry)
        await live.do(ask.Start(), HOST)
        await live.do(ask.End(), HOST)
        elsewhere = await other.get(live.table.id)  # and so before it knows of a rematch
        await make_rematch(live)

        async def renew(at: LiveTable) -> str:
            token = await rekey(at, 0)
            await carry_key(at, 0)
            return token

        tokens = [token for _ in range(3) for token in await asyncio.gather(renew(live), renew(elsewhere))]
        again = await other.get(live.table.standing.rematch or "")
        for table in (live, elsewhere, again):
            await table.catch_up()
        opening = [[token for token in tokens if opens(table, token)] for table in (live, elsewhere, again)]
    assert len(opening[0]) == 1
    assert opening == opening[:1] * 3


def opens(live: LiveTable, token: str) -> bool:
    try:
        seat_of(live.table.standing, token)
    except BadToken:
        return False
    return True
