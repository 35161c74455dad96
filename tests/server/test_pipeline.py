"""The one way of a move: heard, decided with its commit, stored, taken, told; and never lost where it has to wait."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import readingroom as rr
from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.server.errors import NoSuchTable
from readingroom.server.live.connection import Connection
from readingroom.server.live.live_table import LiveTable
from readingroom.server.live.lock import Lock
from readingroom.server.live.outgoing import Outgoing, Post
from readingroom.server.live.pipeline import Change
from readingroom.server.live.storing import ROW_SECONDS, row_after, row_beside
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings
from readingroom.store import StoreError
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.deciding import decide
from readingroom.tables.setting_up import set_up
from readingroom.tables.viewers import Asker
from tests.patience import PATIENCE
from tests.server.test_leaks import ASKED

CHAIRS = [ask.ChairWish(kind="me", name="Ada"), ask.ChairWish(kind="me", name="Bob")]


@pytest_asyncio.fixture
async def live(rooms: Rooms) -> LiveTable:
    return await begun(rooms)


async def begun(rooms: Rooms) -> LiveTable:
    """A match that has begun."""
    wish = ask.TableWish(game="fire", seats=CHAIRS, grace="never", beat=0)
    live = await rooms.create(set_up(wish, time.time()).entry)
    await live.do(ask.Start(), Asker(host=True))
    return live


def is_at_rest(live: LiveTable) -> bool:
    """Nothing is being written."""
    return live.lock.is_free and not live.is_unsure


class Mover:
    """Sends moves into the pipeline, as a WebSocket does, and waits for their end."""

    def __init__(self, live: LiveTable, seat: int | None = None) -> None:
        self.live = live
        self.seat = (live.table.asked or 0) if seat is None else seat
        self.answers: asyncio.Queue[tuple[str | None, Exception | None]] = asyncio.Queue()

    def move(self, id_: str, action: str | None = None) -> None:
        asker = Asker(self.seat)
        command = ask.Move(id=id_, action=action or str(self.live.table.playing.legal()[0]))
        change = Change(
            self.live,
            lambda table, now: decide(table, command, asker, now),
            lambda _, error: self.answers.put_nowait((id_, error)),
            asker,
        )
        self.live.rooms.pipeline.hear(change)

    async def answer(self) -> tuple[str | None, Exception | None]:
        return await asyncio.wait_for(self.answers.get(), PATIENCE)


async def test_a_move_is_durable_and_taken_when_it_is_confirmed(live: LiveTable) -> None:
    mover, number = Mover(live), live.table.number
    mover.move("m1")
    assert not is_at_rest(live)
    assert live.table.number == number  # nothing happens before it is durable
    assert await mover.answer() == ("m1", None)
    assert live.table.number == number + 1
    assert [place for place, _ in await live.rooms.store.entries(live.table.id, number)] == [number]
    assert is_at_rest(live)


async def test_a_refused_move_is_answered_at_once(live: LiveTable) -> None:
    mover, number = Mover(live), live.table.number
    mover.move("m1", "stop")
    id_, error = await mover.answer()
    assert (id_, isinstance(error, Refused), live.table.number) == ("m1", True, number)
    assert is_at_rest(live)


async def test_a_repeated_move_is_confirmed_and_not_done_again(live: LiveTable) -> None:
    mover = Mover(live)
    action = str(live.table.playing.legal()[0])
    mover.move("m1", action)
    await mover.answer()
    number = live.table.number
    mover.move("m1", action)
    assert await mover.answer() == ("m1", None)
    assert live.table.number == number


async def test_moves_of_several_tables_share_a_commit_and_one_that_is_refused_holds_up_nobody(live: LiveTable) -> None:
    rooms = live.rooms
    others = [await begun(rooms) for _ in range(2)]
    movers = [Mover(table) for table in (live, *others)]
    commits = rooms.store.written.commits
    for mover, action in zip(movers, (None, "stop", None), strict=True):
        mover.move("m1", action)
    answers = [await mover.answer() for mover in movers]
    assert [error is None for _, error in answers] == [True, False, True]
    assert rooms.store.written.commits == commits + 1
    assert all(is_at_rest(mover.live) for mover in movers)


async def test_a_move_that_cannot_be_taken_is_told_so_and_the_others_happen(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mistake of ours, as a chair that is lost while the move is written, must not keep the others waiting."""
    movers = [Mover(live), Mover(await begun(live.rooms))]
    store, number = live.rooms.store, live.table.number
    hand_over = store.hand_over

    def lose_the_chairs(*work: Any) -> None:
        hand_over(*work)
        live.table.standing.chairs.clear()

    monkeypatch.setattr(store, "hand_over", lose_the_chairs)
    for mover in movers:
        mover.move("m1")
    assert isinstance((await movers[0].answer())[1], IndexError)
    assert await movers[1].answer() == ("m1", None)
    assert len(await store.entries(live.table.id, number)) == 1


async def test_once_the_store_is_closed_a_move_is_refused(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(_: object) -> None:
        raise StoreError("the store is closed")

    mover = Mover(live)
    with monkeypatch.context() as closing:
        closing.setattr(live.rooms.store, "join", closed)
        mover.move("m1")
    assert isinstance((await mover.answer())[1], StoreError)
    mover.move("m2")
    assert await mover.answer() == ("m2", None)


async def test_where_another_process_was_first_the_move_is_decided_anew(live: LiveTable) -> None:
    mover, number = Mover(live), live.table.number
    said = log.Said(at=time.time(), seat=1, text="me first")
    assert await live.rooms.store.append(row_after(live.table, said), number, log.write_entry(said))
    mover.move("m1")
    assert await mover.answer() == ("m1", None)
    assert live.table.number == number + 2
    assert [line.text for line in live.table.standing.chat] == ["me first"]


async def test_a_move_at_a_deleted_table_is_told_so(live: LiveTable) -> None:
    mover = Mover(live)
    assert await live.rooms.store.delete(live.table.id)
    mover.move("m1")
    _, error = await mover.answer()
    assert isinstance(error, NoSuchTable)
    assert live.table.id not in live.rooms.live


async def test_after_a_trouble_with_the_store_the_log_is_read_before_the_next(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> None:
        raise StoreError("gone")

    mover = Mover(live)
    with monkeypatch.context() as broken:
        broken.setattr(live.rooms.store, "hand_over", break_down)
        mover.move("m1")
        _, error = await mover.answer()
    assert isinstance(error, StoreError)
    assert not is_at_rest(live)
    await live.do(ask.Say(text="here again"), Asker(0))
    assert is_at_rest(live)


async def test_whoever_waits_for_a_change_waits_for_the_same_way(live: LiveTable) -> None:
    """A move by WebSocket and a line of chat by HTTP: one after the other, in the order of coming."""
    mover, number = Mover(live), live.table.number
    mover.move("m1")
    said = asyncio.create_task(live.do(ask.Say(text="well done"), Asker(0)))
    again = Mover(live, 1 - mover.seat)
    await asyncio.sleep(0)
    again.move("m2", "no such thing")
    assert await mover.answer() == ("m1", None)
    await asyncio.wait_for(said, PATIENCE)
    assert isinstance((await again.answer())[1], ReadingRoomError)
    stored = [log.read_entry(data) for _, data in await live.rooms.store.entries(live.table.id, number)]
    assert [type(entry) for entry in stored] == [log.Moved, log.Said]
    assert is_at_rest(live)


async def test_what_nobody_waits_for_any_more_is_not_decided(live: LiveTable) -> None:
    mover, number = Mover(live), live.table.number
    mover.move("m1")
    saying = asyncio.create_task(live.do(ask.Say(text="too late"), Asker(0)))
    await asyncio.sleep(0)
    saying.cancel()
    assert await mover.answer() == ("m1", None)
    await live.do(ask.Say(text="in time"), Asker(0))
    assert [line.text for line in live.table.standing.chat] == ["in time"]
    assert live.table.number == number + 2


async def test_what_is_being_stored_happens_though_nobody_waits_for_it(live: LiveTable) -> None:
    """Design promise 3: the log has it, so the table must have it, too."""
    store = live.rooms.store
    handed_over, hand_over = asyncio.Event(), store.hand_over

    def watched(*work: Any) -> None:
        hand_over(*work)
        handed_over.set()

    with pytest.MonkeyPatch.context() as watching:
        watching.setattr(store, "hand_over", watched)
        saying = asyncio.create_task(live.do(ask.Say(text="so be it"), Asker(0)))
        await asyncio.wait_for(handed_over.wait(), PATIENCE)
    saying.cancel()
    async with asyncio.timeout(PATIENCE):
        while not is_at_rest(live):
            await asyncio.sleep(0.01)
    assert [line.text for line in live.table.standing.chat] == ["so be it"]


async def test_a_guess_waits_for_the_news_and_keeps_nobody_waiting(rooms: Rooms) -> None:
    """security.md: what is said to a guess must not tell what news will. Whoever is asked can answer meanwhile."""
    plain = rr.start("fire", position=ASKED, seed=11, draws=["fire", "white", "white", "white"]).to_plain()
    settings = log.Settings(game="fire", options=plain["options"], grace=None, beat=0.5)
    chairs = [log.SeatPlan(kind="person", name=name) for name in ("Ada", "Bob", "Cas", "Dot")]
    live = await rooms.create(
        log.Created(at=time.time(), settings=settings, seats=chairs, host="", secret=plain["seed"], file=plain)
    )
    await live.do(ask.Start(), Asker(host=True))
    await live.do(ask.Move(action="draw"), Asker(0))
    opened, guesser = live.table.timeline.moments[-1].at, Mover(live, 3)
    guesser.move("guess", "pass")
    while (asked := live.table.asked_in_secret()) is not None:
        mover = Mover(live, asked)
        mover.move("m1", "pass")
        assert await mover.answer() == ("m1", None)
    assert time.time() < opened + 0.5
    assert guesser.answers.empty()
    assert isinstance((await guesser.answer())[1], Refused)
    assert time.time() >= opened + 0.5
    assert is_at_rest(live)


async def test_a_change_that_waits_when_the_server_stops_is_told_so(tmp_path: Path) -> None:
    rooms = Rooms(ServerSettings(database=str(tmp_path / "rooms.db")))
    await rooms.open()
    live = await begun(rooms)
    mover = Mover(live)
    live.lock.take()  # something goes on for ever
    mover.move("m1")
    await asyncio.sleep(0)
    await rooms.close()
    assert isinstance((await mover.answer())[1], StoreError)


class BrokenLoop:
    """Where nothing can be sent."""

    def call_soon(self, *_: object) -> None:
        raise RuntimeError("a mistake in sending")


class BrokenVoice:
    """A viewer to whom nothing can be written at once."""

    def __init__(self) -> None:
        self.out: Outgoing | None = Outgoing(Post(BrokenLoop()), None)  # type: ignore[arg-type]
        self.heard: list[bytes] = []

    async def send(self, text: bytes) -> None:
        self.heard.append(text)


async def test_a_viewer_who_cannot_be_told_costs_nobody_else_anything(live: LiveTable) -> None:
    """The move is durable: it is confirmed, and that viewer is asked to come back."""
    mover, voice = Mover(live), BrokenVoice()
    viewer = Connection(live, Asker(), voice, live.table.timeline.number(None))
    live.viewers.add(viewer)
    running = asyncio.create_task(viewer.run())
    await asyncio.sleep(0.01)  # it waits for news now
    number = live.table.number
    mover.move("m1")
    assert await mover.answer() == ("m1", None)
    assert live.table.number == number + 1
    await asyncio.wait_for(running, PATIENCE)
    assert [json.loads(text)["again"] for text in voice.heard] == [True]


async def test_one_who_cannot_be_answered_does_not_keep_the_store_from_the_others(live: LiveTable) -> None:
    class Broken:
        def done(self) -> bool:
            return False

        def set_result(self, _: bool) -> None:  # as a future has it
            raise RuntimeError("a mistake of whoever asked")

        def set_exception(self, _: Exception) -> None:
            raise RuntimeError("another")

    store, table, now = live.rooms.store, live.table, time.time()
    said = log.write_entry(log.Said(at=now, seat=1, text="so be it"))
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.hand_over((table.id, table.number), said, None, [], Broken())
    store.hand_over((table.id, table.number + 1), said, None, [], done)
    assert await asyncio.wait_for(done, PATIENCE)
    store.hand_over(("no such table", 5), said, None, [], Broken())
    await live.rooms.store.set_due(table.id, None)  # it goes on writing


async def test_whoever_waits_gets_the_turn_in_the_order_of_coming() -> None:
    lock, order = Lock(), []

    async def come(name: str) -> None:
        async with lock:
            order.append(name)
            await asyncio.sleep(0)

    lock.take()
    with pytest.raises(RuntimeError):
        lock.take()
    tasks = [asyncio.create_task(come(name)) for name in "abc"]
    await asyncio.sleep(0)
    tasks[1].cancel()
    lock.release()
    assert not lock.is_free
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["a", "c"]
    assert lock.is_free


async def test_a_turn_that_comes_with_a_cancellation_goes_on_to_the_next() -> None:
    lock, order = Lock(), []

    async def come(name: str) -> None:
        async with lock:
            order.append(name)

    lock.take()
    tasks = [asyncio.create_task(come(name)) for name in "ab"]
    await asyncio.sleep(0)
    lock.release()
    tasks[0].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["b"]
    assert lock.is_free


async def test_a_row_stands_for_the_moves_of_some_seconds(live: LiveTable) -> None:
    table = live.table
    first = log.Moved(at=100.0, seat=table.asked or 0, action=str(table.playing.legal()[0]), by="person")
    written = row_beside(table, first, None)
    assert written == row_after(table, first)
    later = log.Moved(at=100.0 + ROW_SECONDS, seat=first.seat, action=first.action, by="person")
    assert row_beside(table, later, written) is None
    too_late = log.Moved(at=100.1 + ROW_SECONDS, seat=first.seat, action=first.action, by="person")
    assert row_beside(table, too_late, written) == row_after(table, too_late)
    said = log.Said(at=100.0, seat=0, text="hello")
    assert row_beside(table, said, written) == row_after(table, said)


async def test_the_last_move_is_found_in_the_row_at_once(live: LiveTable) -> None:
    chance = random.Random(3)
    while not live.table.playing.over:
        action = chance.choice(live.table.playing.legal())
        await live.do(ask.Move(action=str(action)), Asker(live.table.asked))
    row = await live.rooms.store.row(live.table.id)
    assert row is not None
    assert (row.phase, row.entries) == ("over", live.table.number)


async def test_after_another_process_has_written_the_row_is_written_again(live: LiveTable) -> None:
    mover = Mover(live)
    mover.move("m1")
    await mover.answer()
    said = log.Said(at=5.0, seat=1, text="from elsewhere")
    elsewhere = row_after(live.table, said)
    assert await live.rooms.store.append(elsewhere, live.table.number, log.write_entry(said))
    mover = Mover(live)
    mover.move("m2")
    assert await mover.answer() == ("m2", None)
    row = await live.rooms.store.row(live.table.id)
    assert row is not None
    assert row.touched > elsewhere.touched == 5.0
