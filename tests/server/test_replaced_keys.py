"""Whoever lost a seat is shown nothing of it any more, however slowly they read and however long an answer takes."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
import pytest_asyncio

from readingroom.bots.coach import Advice
from readingroom.server.live.connection import Connection
from readingroom.server.live.live_table import LiveTable
from readingroom.server.live.outgoing import Outgoing
from readingroom.server.live.questions import hint_for
from readingroom.server.live.socket import welcome
from readingroom.server.rooms import Rooms
from readingroom.tables import commands as ask, messages
from readingroom.tables.deciding import decide_rekey
from readingroom.tables.keys import fingerprint, new_token
from readingroom.tables.setting_up import set_up
from readingroom.tables.viewers import Asker, BadToken, asker_of
from tests.patience import PATIENCE

CHAIRS = [ask.ChairWish(kind="me", name="Ada"), ask.ChairWish(kind="me", name="Bob")]


class SlowVoice:
    """A reader that takes nothing until it is let."""

    out: Outgoing | None = None
    address = "192.0.2.1"

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.heard: list[dict[str, Any]] = []

    async def send(self, text: bytes) -> None:
        await self.reads.wait()
        self.heard.append(json.loads(text))


class Seated:
    """A match that has begun, and who holds its keys."""

    def __init__(self, live: LiveTable, tokens: tuple[str | None, ...]) -> None:
        self.live = live
        self.tokens = tokens

    def asker(self, seat: int) -> Asker:
        return asker_of(self.live.table.standing, self.tokens[seat])

    async def rekey(self, seat: int) -> None:
        key = fingerprint(new_token())
        await self.live.append(lambda table, now: decide_rekey(table, seat, key, Asker(host=True), now))

    async def move(self) -> None:
        action = str(self.live.table.playing.legal()[0])
        await self.live.do(ask.Move(action=action), Asker(self.live.table.asked))


@pytest_asyncio.fixture
async def seated(rooms: Rooms) -> Seated:
    made = set_up(ask.TableWish(game="fire", seats=CHAIRS, grace="never", beat=0), time.time())
    live = await rooms.create(made.entry)
    await live.do(ask.Start(), Asker(host=True))
    return Seated(live, made.tokens)


async def test_a_slow_reader_whose_key_was_replaced_hears_only_the_goodbye(seated: Seated) -> None:
    """docs/security.md, tokens: a key that was replaced is dead at once, also on open connections."""
    live, voice = seated.live, SlowVoice()
    viewer = Connection(live, seated.asker(1), voice, live.table.timeline.number(1))
    live.viewers.add(viewer)
    running = asyncio.create_task(viewer.run())
    await live.do(ask.Say(phrase="hello"), Asker(0))
    await asyncio.sleep(0.01)  # the greeting is being sent, and the reader does not take it
    await seated.rekey(1)
    for _ in range(4):
        await seated.move()
    voice.reads.set()
    await asyncio.wait_for(running, PATIENCE)
    assert [message["type"] for message in voice.heard] == ["table", "bye"]


async def test_whoever_leaves_is_told_so_before_the_goodbye(seated: Seated) -> None:
    """An answer tells what was decided while the key was good."""
    live, voice = seated.live, SlowVoice()
    voice.reads.set()
    viewer = Connection(live, seated.asker(1), voice, live.table.timeline.number(1))
    live.viewers.add(viewer)
    running = asyncio.create_task(viewer.run())
    await live.do(ask.Leave(), seated.asker(1))
    viewer.reply(messages.Confirmed(id="l1"))
    await asyncio.wait_for(running, PATIENCE)
    assert [message["type"] for message in voice.heard] == ["confirmed", "bye"]


async def test_a_key_that_is_replaced_during_the_welcome_gets_no_view(seated: Seated) -> None:
    voice, live = SlowVoice(), seated.live
    hello = messages.Hello(protocol=messages.PROTOCOL, token=seated.tokens[1])
    coming = asyncio.create_task(welcome(voice, live.rooms, live.table.id, hello))  # type: ignore[arg-type]
    while not live.viewers:  # there is no event for it
        await asyncio.sleep(0.01)
    await seated.rekey(1)
    voice.reads.set()
    with pytest.raises(BadToken):
        await asyncio.wait_for(coming, PATIENCE)
    assert [message["type"] for message in voice.heard] == ["welcome"]


async def test_a_key_that_is_replaced_while_a_bot_thinks_gets_no_hint(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = seated.live
    seat = live.table.asked or 0

    async def advise(_: object) -> Advice:
        await seated.rekey(seat)
        return Advice(at=0, mark=0, steps=(str(live.table.playing.legal()[0]),), changed=False)

    monkeypatch.setattr(live.rooms.thinking, "advise", advise)
    with pytest.raises(BadToken):
        await hint_for(live, seated.asker(seat))
