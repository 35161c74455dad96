"""The results of a challenge: of people who played it themselves, the best first, with the time of the end."""

from __future__ import annotations

import time
from dataclasses import replace

import msgspec
import pytest
import pytest_asyncio

from readingroom.server.http import challenges
from readingroom.server.http.challenges import Challenge, challenge_info
from readingroom.server.live.live_table import LiveTable
from readingroom.server.rooms import Rooms
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.keys import new_id
from readingroom.tables.setting_up import set_up
from readingroom.tables.viewers import Asker

SPRING = new_id()
ALONE = {"mode": "lone_librarian"}


@pytest_asyncio.fixture
async def rooms(rooms: Rooms) -> Rooms:
    """With a challenge."""
    spring = Challenge(name="Spring", game="fire", seats=1, options=ALONE, level="librarian", secret="7" * 64)
    await rooms.store.add_challenge(SPRING, 1.0, msgspec.json.encode(spring))
    return rooms


async def taken_up(rooms: Rooms, name: str) -> LiveTable:
    wish = ask.TableWish(game="fire", seats=[ask.ChairWish(kind="me", name=name)], options=ALONE, grace="never")
    origin = log.Origin(kind="challenge", challenge=SPRING)
    live = await rooms.create(set_up(wish, time.time(), secret="7" * 64, origin=origin).entry)
    await live.do(ask.Start(), Asker(host=True))
    return live


async def played(rooms: Rooms, name: str, choice: int) -> LiveTable:
    """Always the first or the last of what is legal, until the end."""
    live = await taken_up(rooms, name)
    while live.table.asked is not None:
        await live.do(ask.Move(action=str(live.table.playing.legal()[choice])), Asker(0))
    return live


async def test_the_best_results_are_shown_however_old(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenges, "RESULTS_SHOWN", 1)
    scores = {}
    for name, choice in (("Ada", 0), ("Bob", -1), ("Eve", 0)):
        outcome = (await played(rooms, name, choice)).table.playing.outcome
        assert outcome is not None
        scores[name] = outcome.scores[0]
    assert scores["Ada"] != scores["Bob"]
    best = "Ada" if scores["Ada"] > scores["Bob"] else "Bob"
    assert [result.name for result in (await challenge_info(rooms, SPRING)).results] == [best]


async def test_what_is_said_after_the_end_does_not_move_it(rooms: Rooms) -> None:
    live = await played(rooms, "Ada", 0)
    before = (await challenge_info(rooms, SPRING)).results
    await live.do(ask.Say(text="phew"), Asker(0))
    rooms.forget(live)  # and it is as true after loading it anew
    await live.do(ask.Rename(name="Eve"), Asker(0))
    after = (await challenge_info(rooms, SPRING)).results
    assert [result.finished for result in before] == [live.table.timeline.moments[-1].at]
    assert [result.finished for result in after] == [result.finished for result in before]
    assert [result.name for result in after] == ["Eve"]


async def test_whoever_leaves_after_the_end_has_played_and_before_it_has_not(rooms: Rooms) -> None:
    ended, left = await played(rooms, "Ada", 0), await taken_up(rooms, "Bob")
    for live in (ended, left):
        await live.do(ask.Leave(), Asker(0))
    left.driver.stop()
    while left.table.asked is not None:
        action = str(left.table.playing.legal()[0])
        await left.append(lambda _, now, action=action: log.Moved(at=now, seat=0, action=action, by="bot"))  # type: ignore[misc]
        left.driver.stop()
    assert [result.name for result in (await challenge_info(rooms, SPRING)).results] == ["Ada"]
    assert not ended.table.standing.chairs[0].covered


async def test_what_a_bot_played_is_no_result(rooms: Rooms) -> None:
    live = await taken_up(rooms, "Ada")
    await live.append(lambda _, now: log.BotSat(at=now, seat=0, level="apprentice"))
    live.driver.stop()
    while live.table.asked is not None:
        action = str(live.table.playing.legal()[0])
        await live.append(lambda _, now, action=action: log.Moved(at=now, seat=0, action=action, by="bot"))  # type: ignore[misc]
        live.driver.stop()
    info = await challenge_info(rooms, SPRING)
    assert (info.playing, info.results) == (0, [])


async def test_a_table_that_cannot_be_read_takes_nobody_elses_result(rooms: Rooms) -> None:
    """Deleted, damaged, or begun by other rules: a challenge outlives a release."""
    tables = [await played(rooms, name, 0) for name in ("Ada", "Bob", "Eve")]
    for live in tables[1:]:
        rooms.forget(live)
    old = log.write_entry(log.Started(at=2.0, rules=99))
    row = await rooms.store.row(tables[1].table.id)
    assert row is not None
    entries = [data for _, data in await rooms.store.entries(row.id)]
    await rooms.store.add_table(replace(row, id=new_id()), [entries[0], old])
    assert [result.name for result in (await challenge_info(rooms, SPRING)).results] == ["Ada", "Bob", "Eve"]


async def test_whoever_looks_at_results_loads_no_tables(rooms: Rooms) -> None:
    """There may be thousands, and nobody sits at them."""
    for name in ("Ada", "Bob"):
        rooms.forget(await played(rooms, name, 0))
    assert len((await challenge_info(rooms, SPRING)).results) == 2
    assert rooms.live == {}
