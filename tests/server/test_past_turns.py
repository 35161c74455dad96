"""A webhook that is tried again announces no turn that is past."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from readingroom.server.live.live_table import LiveTable
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings
from readingroom.server.webhooks.announcing import is_still_asked
from readingroom.server.webhooks.deliverer import Deliverer
from readingroom.store import Delivery
from readingroom.tables import commands as ask
from readingroom.tables.setting_up import set_up
from readingroom.tables.viewers import Asker
from tests.patience import PATIENCE

ADDRESS = "https://hooks.example.org/"
CHAIRS = [ask.ChairWish(kind="me", name="Ada"), ask.ChairWish(kind="me", name="Bob")]
HOST = Asker(host=True)
NEVER = 1000.0

start = Deliverer.start


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Rooms]:
    """The rooms of one process, which sends nothing by itself."""
    rooms = Rooms(ServerSettings(database=url, watch_seconds=NEVER))
    await rooms.open()
    try:
        yield rooms
    finally:
        await rooms.close()


@pytest.fixture(autouse=True)
def _(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_deliverer: Deliverer) -> None:
        return None

    monkeypatch.setattr(Deliverer, "start", nothing)


async def begun(rooms: Rooms, game: str = "fire") -> tuple[LiveTable, Delivery]:
    """A match whose seats want their turns announced, and the announcement of its first."""
    options: dict[str, object] = {"tools": False} if game == "fire" else {}
    wish = ask.TableWish(game=game, seats=CHAIRS, options=options, grace="never", beat=0)
    live = await rooms.create(set_up(wish, time.time(), secret="7" * 64).entry)
    for seat in range(2):
        await live.do(ask.Hook(url=f"{ADDRESS}{seat}"), Asker(seat))
    await live.do(ask.Start(), HOST)
    [delivery] = await waiting(rooms)
    assert delivery.seat == live.table.asked
    assert delivery.number == live.table.number - 1
    return live, delivery


async def waiting(rooms: Rooms) -> list[Delivery]:
    return await rooms.store.take_deliveries(time.time() + 1, lease=3600.0)


async def move(live: LiveTable) -> None:
    """Whoever is asked does the first thing that can be done."""
    await live.do(ask.Move(action=str(live.table.playing.legal()[-1])), Asker(live.table.asked))


async def pass_on(live: LiveTable, seat: int) -> None:
    """Until somebody else is asked."""
    while live.table.asked == seat:
        await move(live)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def test_a_turn_that_goes_on_is_announced(tmp_path: Path) -> None:
    """Whatever else happens at the table."""
    async with process(str(tmp_path / "rooms.db")) as rooms:
        live, delivery = await begun(rooms)
        assert await is_still_asked(rooms, delivery)
        await live.do(ask.Say(phrase="hello"), Asker(1 - delivery.seat))
        await live.do(ask.Pause(), HOST)
        await live.do(ask.Resume(), HOST)
        assert await is_still_asked(rooms, delivery)


async def test_who_puts_a_word_in_ends_nobodys_turn(tmp_path: Path) -> None:
    """Library Labyrinth: a choice of first genres before its turn."""
    async with process(str(tmp_path / "rooms.db")) as rooms:
        live, delivery = await begun(rooms, "labyrinth")
        other = Asker(1 - delivery.seat)
        await live.do(ask.Move(action="start:red+green+blue"), other)
        assert await is_still_asked(rooms, delivery)
        await live.do(ask.Undo(), other)
        assert await is_still_asked(rooms, delivery)
        await live.do(ask.Move(action="start:red+pink+blue"), Asker(delivery.seat))
        assert not await is_still_asked(rooms, delivery)


async def test_a_turn_in_which_the_seat_has_moved_is_past(tmp_path: Path) -> None:
    """Also while it is still asked: whoever moves has noticed."""
    async with process(str(tmp_path / "rooms.db")) as rooms:
        live, delivery = await begun(rooms)
        await move(live)
        assert not await is_still_asked(rooms, delivery)


async def test_the_same_seats_next_turn_is_another(tmp_path: Path) -> None:
    async with process(str(tmp_path / "rooms.db")) as rooms:
        live, first = await begun(rooms)
        await pass_on(live, first.seat)
        [second] = await waiting(rooms)
        await pass_on(live, second.seat)
        [third] = await waiting(rooms)
        assert (first.seat, second.seat, third.seat) == (first.seat, 1 - first.seat, first.seat)
        assert [await is_still_asked(rooms, each) for each in (first, second, third)] == [False, False, True]


@pytest.mark.parametrize(
    "command",
    [ask.Hook(url=None), ask.Hook(url=f"{ADDRESS}other"), ask.Leave(), ask.End()],
    ids=lambda command: type(command).__name__,
)
async def test_nobody_is_told_who_no_longer_wants_to_be_or_has_left(tmp_path: Path, command: ask.AnyCommand) -> None:
    async with process(str(tmp_path / "rooms.db")) as rooms:
        live, delivery = await begun(rooms)
        await live.do(command, Asker(delivery.seat, host=True))
        assert not await is_still_asked(rooms, delivery)


async def test_what_was_stored_before_entries_were_kept_with_it_goes_by_the_seat(tmp_path: Path) -> None:
    async with process(str(tmp_path / "rooms.db")) as rooms:
        live, delivery = await begun(rooms)
        old = Delivery(delivery.table, delivery.seat, delivery.url, delivery.body, delivery.id)
        await move(live)
        assert await is_still_asked(rooms, old)
        await pass_on(live, delivery.seat)
        assert not await is_still_asked(rooms, old)


async def test_a_process_that_has_heard_nothing_of_the_answer_asks_the_database(postgres_url: str) -> None:
    async with process(postgres_url) as one, process(postgres_url) as other:
        live, delivery = await begun(one)
        elsewhere = await other.get(live.table.id)
        assert await is_still_asked(other, delivery)
        await pass_on(live, delivery.seat)
        assert elsewhere.table.asked == delivery.seat  # no notice has come
        assert not await is_still_asked(other, delivery)


async def test_a_past_turn_is_dropped_quietly_when_it_would_be_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """While one that is not past is tried again."""
    got: list[str] = []
    now = [0.0]

    async def send(url: str, _body: bytes) -> int:
        got.append(url)
        return 503

    async with process(str(tmp_path / "rooms.db")) as rooms:
        wanted = partial(is_still_asked, rooms)
        deliverer = Deliverer(rooms.store, send=send, is_wanted=wanted, clock=lambda: now[0], idle_pause=0.01)
        await start(deliverer)
        live, first = await begun(rooms)
        await rooms.store.retry_delivery(first.id, 0, 0.0)
        await until(lambda: got == [first.url])
        await pass_on(live, first.seat)
        now[0] = time.time() + 1000
        await until(lambda: len(got) == 2)
        now[0] += 1000
        await until(lambda: len(got) == 3)
        await deliverer.stop()
        left = await rooms.store.take_deliveries(now[0] + 1000, lease=1.0)
    assert got == [first.url] + [f"{ADDRESS}{1 - first.seat}"] * 2
    assert [each.seat for each in left] == [1 - first.seat]
    assert [record for record in caplog.records if record.name.startswith("readingroom")] == []
