"""Bots at a table that is won or lost together say what they have in mind, in a match that goes on as ever."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
import pytest_asyncio

from readingroom.client import RemoteTable
from readingroom.server.live.live_table import LiveTable
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings
from readingroom.tables import commands as ask, entries as log, proposing
from readingroom.tables.setting_up import set_up
from readingroom.tables.viewers import Asker
from tests.patience import PATIENCE
from tests.server.running import Server

START = "start:red+green+blue"
CHAIRS = [ask.ChairWish(kind="me", name="Ada"), ask.ChairWish(kind="bot", level="apprentice")]


@pytest_asyncio.fixture
async def live(rooms: Rooms) -> LiveTable:
    """A person and a bot who are about to begin."""
    wish = ask.TableWish(game="labyrinth", seats=CHAIRS, grace="never", beat=0, think=0)
    return await rooms.create(set_up(wish, time.time(), secret="7" * 64).entry)


async def test_a_bot_speaks_and_then_moves_and_thinks_once(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[int] = []  # the length of the match's log at each
    chance = random.Random(1)

    async def choose(_: object) -> str:
        match = live.table.playing
        thoughts.append(len(match.log))
        await asyncio.sleep(0)
        actions = [str(action) for action in match.legal() if str(action) != "end:pass"]
        return "end" if len(match.log) % 3 == 0 and "end" in actions else chance.choice(actions)

    monkeypatch.setattr(live.rooms.thinking, "choose", choose)
    live.heard_of(0, here=True)  # Ada is connected to another process
    await live.do(ask.Start(), Asker(host=True))
    async with asyncio.timeout(PATIENCE):
        await live.do(ask.Move(action=START), Asker(0))
        for _ in range(6):
            while live.table.asked == 1:
                await asyncio.sleep(0.01)
            if live.table.asked is None:
                break
            legal = [str(action) for action in live.table.playing.legal()]
            await live.do(ask.Move(action="end" if "end" in legal else legal[0]), Asker(0))
        while live.table.asked == 1:  # its last turn is over, too
            await asyncio.sleep(0.01)
    entries = [log.read_entry(data) for _, data in await live.rooms.store.entries(live.table.id)]
    spoken = [place for place, entry in enumerate(entries) if isinstance(entry, log.Said)]
    assert len(spoken) >= 2
    for place in spoken:
        following = entries[place + 1]
        assert isinstance(following, log.Moved)
        assert following.seat == 1
    assert len(thoughts) == len(set(thoughts))


@pytest.mark.parametrize("answered", [False, True])
async def test_a_proposal_can_be_answered_before_the_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, answered: bool
) -> None:
    """Words of a person begin the time anew."""
    monkeypatch.setattr(proposing, "LISTEN", 0.6)
    rooms = Rooms(ServerSettings(database=str(tmp_path / "rooms.db")))
    await rooms.open()
    wish = ask.TableWish(
        game="labyrinth", seats=CHAIRS, grace="never", beat=0, think=log.THINK, options={"first_player": 1}
    )
    live = await rooms.create(set_up(wish, time.time(), secret="7" * 64).entry)

    async def choose(_: object) -> str:
        await asyncio.sleep(0)
        return START if str(live.table.playing.legal()[0]).startswith("start") else "take:red"

    monkeypatch.setattr(live.rooms.thinking, "choose", choose)
    live.heard_of(0, here=True)
    await live.do(ask.Start(), Asker(host=True))
    async with asyncio.timeout(PATIENCE):
        await live.do(ask.Move(action=START), Asker(0))
        while not live.table.standing.chat:
            await asyncio.sleep(0.01)
        if answered:
            await asyncio.sleep(0.3)
            await live.do(ask.Say(text="wait"), Asker(0))
        moves = len(live.table.playing.log)
        while len(live.table.playing.log) == moves:
            await asyncio.sleep(0.01)
    entries = [log.read_entry(data) for _, data in await live.rooms.store.entries(live.table.id)]
    await rooms.close()
    first = next(place for place, entry in enumerate(entries) if isinstance(entry, log.Said))
    said, moved = entries[first], next(entry for entry in entries[first:] if isinstance(entry, log.Moved))
    assert moved.seat == 1
    assert moved.at - said.at >= (0.9 if answered else 0.6) - 0.01


async def test_the_line_is_heard_once_a_turn(server: Server) -> None:
    chairs = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "apprentice"}]
    made = server.table(chairs, game="labyrinth", start=True)
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0)) as ada:
        await ada.do("move", action=START)
        for _ in range(4):
            await ada.until(lambda: ada.over or any(choice["action"] == "end" for choice in ada.choices))
            if ada.over:
                break
            number = ada.number
            await ada.do("move", action="end", number=number)
            await ada.until(lambda number=number: ada.number != number or ada.over)  # type: ignore[misc]
        await ada.until(lambda: ada.over or bool(ada.choices))
        turns = [event for event in ada.events if event["type"] == "TurnBegan" and event["seat"] == 1]
        lines = ada.info["chat"]
        assert 2 <= len(lines) <= len(turns)
        assert {line["seat"] for line in lines} == {1}
        assert all(line["text"] for line in lines)
        is_over = ada.over  # a maze that is dealt badly enough
    if not is_over:
        server.post(f"/api/tables/{made['table']}/commands", {"type": "end"}, host=made["host"])
    assert server.get(f"/api/tables/{made['table']}/verify")["holds"]
    assert server.get(f"/api/tables/{made['table']}/replay?at=2")


async def test_an_arrow_is_heard_where_the_chat_is_off(server: Server) -> None:
    chairs = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    made = server.table(chairs, game="labyrinth", start=True, chat=False)
    async with (
        asyncio.timeout(PATIENCE),
        RemoteTable(server.link(made, 0)) as ada,
        RemoteTable(server.link(made, 1)) as bob,
    ):
        await ada.do("say", arrow="2,2>1,2")
        await bob.until(lambda: bool(bob.info["chat"]))
        assert bob.info["chat"][0]["arrow"] == "2,2>1,2"
        assert "text" not in bob.info["chat"][0]
