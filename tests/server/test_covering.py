"""A bot covers for somebody who is gone, and never for somebody who is connected to another process."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest

from readingroom.server.http.app import make_app
from readingroom.server.live.neighbours import KNOWN_SECONDS
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.keys import new_token
from readingroom.tables.setting_up import set_up
from readingroom.tables.viewers import Asker
from tests.patience import PATIENCE
from tests.server.test_neighbours import a_table, process, until, wires


async def test_nobody_is_covered_while_another_process_may_have_them(postgres_url: str) -> None:
    async with process(postgres_url) as here, process(postgres_url):
        live = await a_table(here, grace=1)
        await live.do(ask.Start(), Asker(host=True))
        await asyncio.sleep(1.5)
        assert not any(chair.covered for chair in live.table.standing.chairs)


async def test_a_process_alone_covers(postgres_url: str) -> None:
    async with process(postgres_url) as here:
        live = await a_table(here, grace=1)
        await live.do(ask.Start(), Asker(host=True))
        await until(lambda: any(chair.covered for chair in live.table.standing.chairs))


async def test_presence_is_known_when_notices_have_worked_for_a_while(postgres_url: str) -> None:
    one, two = wires()
    async with process(postgres_url, one) as here, process(postgres_url, two):
        assert not await here.neighbours.know_presence()
        one.up_since = time.monotonic()
        assert not await here.neighbours.know_presence()
        one.up_since = time.monotonic() - KNOWN_SECONDS - 1
        assert await here.neighbours.know_presence()


async def test_presence_is_known_without_others(postgres_url: str, tmp_path: Path) -> None:
    async with process(str(tmp_path / "rooms.db")) as alone:
        assert await alone.neighbours.know_presence()
    async with process(postgres_url) as here:
        assert await here.neighbours.know_presence()
        async with process(postgres_url):
            assert not await here.neighbours.know_presence()
        assert await here.neighbours.know_presence()


async def test_whoever_came_back_has_the_whole_grace_again(tmp_path: Path) -> None:
    """They may have come back to another process, which alone was told that they were there."""
    async with process(str(tmp_path / "rooms.db")) as here:
        live = await a_table(here, grace=1)
        await live.do(ask.Start(), Asker(host=True))
        seat = live.table.asked or 0
        await until(lambda: live.table.standing.chairs[seat].covered)
        back = time.monotonic()
        await live.append(lambda _, now: log.Returned(at=now, seat=seat))
        assert live.table.asked == seat
        await until(lambda: live.table.standing.chairs[seat].covered)
        assert time.monotonic() - back > 0.9


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Litestar has a new way to declare parameters
async def test_a_command_by_http_brings_somebody_back_and_a_wrong_key_nobody(tmp_path: Path) -> None:
    """A program may play without a WebSocket; then nothing else tells that it is there."""
    async with process(str(tmp_path / "rooms.db")) as here:
        wish = ask.TableWish(game="fire", seats=[ask.ChairWish(kind="me", name=name) for name in ("Ada", "Bob")])
        made = set_up(wish, time.time())
        live = await here.create(made.entry)
        await live.do(ask.Start(), Asker(host=True))
        seat = live.table.asked or 0
        await live.append(lambda _, now: log.Covered(at=now, seat=seat))
        live.driver.stop()
        say = {"type": "say", "phrase": "hello"}
        transport = httpx.ASGITransport(app=make_app(here))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://test", timeout=PATIENCE) as client:
            for token, back in ((new_token(), False), (made.tokens[1 - seat], False), (made.tokens[seat], True)):
                headers = {"Authorization": f"Bearer {token}"}
                await client.post(f"/api/tables/{live.table.id}/commands", json=say, headers=headers)
                assert live.table.standing.chairs[seat].covered is not back
                live.driver.stop()


async def test_everybody_is_told_who_is_away_since_when_and_until_when_the_table_waits(tmp_path: Path) -> None:
    """Whoever reads it need not have been there when they left."""
    async with process(str(tmp_path / "rooms.db")) as here:
        live = await a_table(here, grace=120)
        assert [chair.away_since for chair in live.info().chairs] == [None, None]  # nobody waits for anybody yet
        before = time.time()
        await live.do(ask.Start(), Asker(host=True))
        ada, bob = live.info().chairs
        for chair in (ada, bob):
            assert chair.away_since is not None
            assert before - 0.1 <= chair.away_since <= time.time() + 0.1
            assert chair.cover_at == chair.away_since + 120
        await asyncio.sleep(0.2)
        assert live.info().chairs == [ada, bob]  # since they left, not since it was asked
        await live.append(lambda _, now: log.Covered(at=now, seat=0))
        covered = live.info().chairs[0]
        assert covered.covered
        assert covered.away_since == ada.away_since
        assert covered.cover_at is None  # it plays already


async def test_a_table_without_grace_waits_for_ever(tmp_path: Path) -> None:
    async with process(str(tmp_path / "rooms.db")) as here:
        live = await a_table(here)
        await live.do(ask.Start(), Asker(host=True))
        chair = live.info().chairs[0]
        assert chair.away_since is not None
        assert chair.cover_at is None


async def test_another_process_tells_since_when_somebody_is_away(postgres_url: str) -> None:
    async with process(postgres_url) as here:
        live = await a_table(here, grace=120)
        await live.do(ask.Start(), Asker(host=True))
        live.heard_of(0, here=True)
        assert live.info().chairs[0].away_since is None
        left = time.time()
        live.heard_of(0, here=False)
        since = live.info().chairs[0].away_since
        assert since is not None
        assert since >= left - 0.1
