"""What a seat does without being asked, over the wire: two people at a table of Library Labyrinth."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
import pytest_asyncio

import readingroom as rr
from readingroom.client import CommandRefused, RemoteTable
from readingroom.server.live.live_table import LiveTable
from readingroom.server.live.storing import row_after
from readingroom.server.rooms import Rooms
from readingroom.server.webhooks.announcing import deliveries_of
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.setting_up import set_up
from readingroom.tables.viewers import Asker
from tests.patience import PATIENCE
from tests.server.running import Server
from tests.server.test_pipeline import Mover

ME = {"kind": "me", "name": "Ada"}
BOB = {"kind": "me", "name": "Bob"}
EARLY = "start:red+green+blue"
LATER = "start:red+pink+blue"


def sit_down(server: Server, **wish: Any) -> dict[str, Any]:
    return server.table([ME, BOB], game="labyrinth", start=True, grace="never", **wish)


async def after(table: RemoteTable, *others: RemoteTable, action: str) -> None:
    """Do something and wait until everybody has heard of it."""
    numbers = [(one, one.number) for one in (table, *others)]
    await table.do("move", action=action, number=table.number)
    for one, number in numbers:
        await one.until(lambda one=one, number=number: one.number != number)  # type: ignore[misc]


async def test_a_whole_table_with_words_put_in(server: Server) -> None:
    made = sit_down(server)
    async with (
        asyncio.timeout(PATIENCE),
        RemoteTable(server.link(made, 0)) as ada,
        RemoteTable(server.link(made, 1)) as bob,
    ):
        asked_since = ada.update["asked_since"]
        assert asked_since is not None
        assert ada.choices
        assert not bob.choices
        assert EARLY in bob.view["free"]
        await after(bob, ada, action=EARLY)  # before seat 0 has chosen
        assert bob.view["wanted"] == ["red", "green", "blue"]
        assert ada.view["wanted"] == []
        assert ada.view["chosen"] == [False, True]
        assert ada.choices
        assert ada.update["asked_since"] == asked_since  # the clock of whoever is asked runs on
        assert bob.update["can_undo"]
        with pytest.raises(CommandRefused) as refused:
            await bob.do("move", action=EARLY)
        assert refused.value.rule == "TABLE-TURN-1"
        await after(ada, bob, action=LATER)
        assert {"TurnBegan"} <= {event["type"] for event in bob.events}

        first, other = (ada, bob) if ada.choices else (bob, ada)  # who begins is drawn
        asked_since = first.update["asked_since"]
        card = other.view["free"][0]
        assert card.startswith("discard:")
        await after(other, first, action=card)
        assert first.update["asked_since"] == asked_since
        assert first.choices
        assert card not in other.view["free"]
        for action in (card, "concede"):  # the card is gone, and giving up is for whoever has the turn
            with pytest.raises(CommandRefused, match="somebody else is asked now") as refused:
                await other.do("move", action=action)
            assert refused.value.rule == "TABLE-TURN-1"
        with pytest.raises(CommandRefused) as refused:
            await first.do("move", action=first.choices[0]["action"], number=(first.number or 0) - 1)
        assert refused.value.rule == "TABLE-LATE-1"  # it rests on what was before the discard

        await first.do("move", action="concede")
        await asyncio.gather(first.until(lambda: first.over), other.until(lambda: other.over))
        outcome = other.info["outcome"]
        assert (outcome["ending"], outcome["winners"], outcome["results"]) == ("conceded", [], [0.0, 0.0])
    file = server.get(f"/api/tables/{made['table']}/file")
    assert file["log"] == [[1, EARLY], [0, LATER], [other.seat, card], [first.seat, "concede"]]
    assert rr.Match.loads(json.dumps(file)).over
    assert server.get(f"/api/tables/{made['table']}/verify")["holds"]


async def test_what_was_put_in_is_taken_back_as_anything_else(server: Server) -> None:
    made = sit_down(server)
    async with (
        asyncio.timeout(PATIENCE),
        RemoteTable(server.link(made, 0)) as ada,
        RemoteTable(server.link(made, 1)) as bob,
    ):
        asked_since = ada.update["asked_since"]
        await after(bob, ada, action=EARLY)
        number = ada.number
        await bob.do("undo")
        await ada.until(lambda: ada.number != number)
        assert ada.view["chosen"] == [False, False]
        assert ada.update["asked_since"] == asked_since
        await after(ada, bob, action=LATER)
        await after(bob, ada, action=EARLY)
        await ada.do("undo")  # everybody has seen cards since: Bob is asked
        await bob.until(lambda: bob.info["undo"] is not None)
        other = ada if bob.choices else bob
        await other.do("move", action=next(text for text in other.view["free"] if text.startswith("discard:")))
        with pytest.raises(CommandRefused, match="not asked about taking"):
            await bob.do("answer undo", yes=True)  # what he was asked about has changed
        if other is ada:
            await ada.do("undo")  # the discard, which nobody has learned from
            assert ada.view["chosen"] == []
        await ada.do("undo")
        await bob.until(lambda: bob.info["undo"] is not None)
        await bob.do("answer undo", yes=True)
        await ada.until(lambda: ada.view["chosen"] == [False, False])


# --- beside the wire ------------------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def live(rooms: Rooms) -> LiveTable:
    """A match in which seat 0, a bot that nobody lets think, is asked."""
    chairs = [ask.ChairWish(kind="bot", level="apprentice"), ask.ChairWish(kind="me", name="Bob")]
    wish = ask.TableWish(game="labyrinth", seats=chairs, grace="never", beat=0, think=0)
    return await rooms.create(set_up(wish, time.time(), secret="7" * 64).entry)


async def test_a_bot_that_was_thinking_thinks_again(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: asyncio.Queue[asyncio.Future[str]] = asyncio.Queue()

    async def choose(_: object) -> str:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        asked.put_nowait(answer)
        return await answer

    monkeypatch.setattr(live.rooms.thinking, "choose", choose)
    await live.do(ask.Start(), Asker(host=True))
    async with asyncio.timeout(PATIENCE):
        first = await asked.get()
        await live.do(ask.Move(action=EARLY), Asker(1))
        second = await asked.get()
        assert first.cancelled()
        second.set_result(LATER)
        while len(live.table.playing.log) < 2:
            await asyncio.sleep(0.01)
    assert live.table.playing.file_log() == [[1, EARLY], [0, LATER]]


async def test_a_word_put_in_goes_the_way_of_a_move(live: LiveTable) -> None:
    await live.append(lambda _, now: log.Started(at=now))
    live.driver.stop()
    mover = Mover(live, 1)
    mover.move("m", EARLY)
    assert await mover.answer() == ("m", None)
    assert live.table.playing.file_log()[0] == [1, EARLY]


async def test_nobody_is_called_by_a_word_put_in_and_the_last_word_ends_the_match(live: LiveTable) -> None:
    await live.append(lambda _, now: log.Started(at=now))
    live.driver.stop()
    table = live.table
    table.take(log.Moved(at=1.0, seat=1, action=EARLY, by="person"))
    table.take(log.Hooked(at=1.0, seat=0, url="https://example.org/"))
    table.take(log.Hooked(at=1.0, seat=1, url="https://example.org/"))
    table.take(log.Moved(at=1.0, seat=0, action=LATER, by="bot"))
    asked = table.asked
    assert asked is not None
    word = str(table.playing.interjections(1 - asked)[0])
    entry = log.Moved(at=2.0, seat=1 - asked, action=word, by="person")
    assert deliveries_of(table, entry, str) == []
    assert row_after(table, entry).phase == "playing"
    last = log.Moved(at=2.0, seat=asked, action="concede", by="person")
    assert deliveries_of(table, last, str) == []
    assert row_after(table, last).phase == "over"
