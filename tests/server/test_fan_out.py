"""News of many tables are told in one go, and one table's trouble is not another's."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from readingroom.server.live.connection import REPLIES_KEPT, Connection
from readingroom.server.live.live_table import LiveTable
from readingroom.server.live.outgoing import Outgoing, Post
from readingroom.server.rooms import Rooms
from readingroom.tables import commands as ask, messages
from readingroom.tables.setting_up import set_up
from readingroom.tables.viewers import Asker
from tests.patience import PATIENCE

CHAIRS = [ask.ChairWish(kind="me"), ask.ChairWish(kind="me")]


class Line:
    """uvicorn's side of a WebSocket, and the transport under it."""

    handshake_complete, close_sent, disconnected = True, False, False

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.out: Outgoing | None = Outgoing(Post(asyncio.get_running_loop()), self)

    @property
    def transport(self) -> Line:
        return self

    def writelines(self, frames: list[bytes]) -> None:
        self.sent.append(b"".join(frames))

    async def send(self, text: bytes) -> None:
        self.sent.append(b"\x81\x00" + text)

    def types(self) -> list[str]:
        """The kinds of messages, in their order."""
        text = b"".join(self.sent).decode("latin-1")
        found = []
        while (start := text.find('{"type":')) >= 0:
            message, size = json.JSONDecoder().raw_decode(text[start:])
            found.append(message["type"])
            text = text[start + size :]
        return found


async def begun(rooms: Rooms, seat: int = 0) -> tuple[LiveTable, Connection, Line, asyncio.Task[Any]]:
    """A table that plays, and somebody who looks at it."""
    made = set_up(ask.TableWish(game="fire", seats=CHAIRS, grace="never", beat=0), time.time())
    live = await rooms.create(made.entry)
    await live.do(ask.Start(), Asker(host=True))
    line = Line()
    viewer = Connection(live, Asker(seat), line, live.table.timeline.number(seat))
    live.viewers.add(viewer)
    running = asyncio.create_task(viewer.run())
    await asyncio.sleep(0.01)  # it waits for news now
    return live, viewer, line, running


async def move(live: LiveTable) -> None:
    await live.do(ask.Move(action=str(live.table.playing.legal()[0])), Asker(live.table.asked))


async def test_a_move_is_seen_before_it_is_confirmed_whatever_was_told_first(rooms: Rooms) -> None:
    live, viewer, line, running = await begun(rooms)
    viewer.reply(messages.Confirmed(id="m1"))
    await move(live)
    viewer.reply(messages.Confirmed(id="m2"))
    await asyncio.sleep(0.05)
    assert line.types() == ["confirmed", "update", "confirmed"]
    running.cancel()


async def test_news_of_one_turn_of_the_loop_are_one_update(rooms: Rooms) -> None:
    _, viewer, line, running = await begun(rooms)
    viewer.tell(match=True)
    viewer.tell(match=True, info=True)
    viewer.reply(messages.Confirmed(id="m1"))
    assert line.sent == []
    await asyncio.sleep(0.05)
    assert line.types() == ["update", "table", "confirmed"]
    assert len(line.sent) == 1  # in one piece
    running.cancel()


async def test_whoever_moved_is_answered_before_the_others_are_told(rooms: Rooms) -> None:
    live, mover, mover_line, running = await begun(rooms)
    other_line = Line()
    other = Connection(live, Asker(1), other_line, live.table.timeline.number(1))
    live.viewers.add(other)
    other_running = asyncio.create_task(other.run())
    await asyncio.sleep(0.01)
    other.tell(match=True)
    mover.tell(match=True)
    mover.reply(messages.Confirmed(id="m1"))
    rooms.fan_out.send_replies()
    assert (mover_line.types(), other_line.types()) == (["update", "confirmed"], [])
    await asyncio.sleep(0.05)
    assert (mover_line.types(), other_line.types()) == (["update", "confirmed"], ["update"])
    running.cancel()
    other_running.cancel()


async def test_whoever_cannot_be_answered_keeps_nobody_else_waiting(
    rooms: Rooms, caplog: pytest.LogCaptureFixture
) -> None:
    (_, lost, lost_line, lost_running), (_, mover, line, running) = await begun(rooms), await begun(rooms)
    lost_line.writelines = None  # type: ignore[assignment,method-assign]  # the line is broken
    lost.reply(messages.Confirmed(id="m1"))
    mover.reply(messages.Confirmed(id="m2"))
    rooms.fan_out.send_replies()
    assert line.types() == ["confirmed"]
    assert "a message cannot be sent" in caplog.text
    lost_running.cancel()
    running.cancel()


async def test_a_reader_who_keeps_up_may_ask_for_much_in_one_turn_of_the_loop(rooms: Rooms) -> None:
    _, viewer, line, running = await begun(rooms)
    for number in range(3 * REPLIES_KEPT):
        viewer.reply(messages.Confirmed(id=f"m{number}"))
    await asyncio.sleep(0.05)
    assert line.types() == ["confirmed"] * 3 * REPLIES_KEPT
    assert viewer.closing is None
    running.cancel()


async def test_a_table_that_cannot_be_looked_at_keeps_nobody_else_waiting(
    rooms: Rooms, caplog: pytest.LogCaptureFixture
) -> None:
    (broken, lost, lost_line, lost_running), (_, viewer, line, running) = await begun(rooms), await begun(rooms)
    broken.table.standing.chairs = None  # type: ignore[assignment]  # nobody has thought of this
    broken.table.standing.entries += 1
    lost.tell(match=True)
    viewer.tell(match=True)
    await asyncio.wait_for(lost_running, PATIENCE)
    assert line.types() == ["update"]
    assert lost_line.types() == ["bye"]
    assert "a viewer cannot be told" in caplog.text
    running.cancel()
