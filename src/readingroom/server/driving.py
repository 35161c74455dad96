"""What a table does when no person is asked: a bot thinks and answers, and a call that nobody makes is over."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from readingroom.core.state import TABLE
from readingroom.server.thinking import BusyError, question_of
from readingroom.tables.deciding import decide_bot_move
from readingroom.tables.proposing import decide_proposal, listens_for

if TYPE_CHECKING:
    from readingroom.server.live import LiveTable

CALL_SECONDS = 4.0  # how long everybody may call before nobody has


async def play_bot(live: LiveTable, seat: int, number: int) -> None:
    """Let a bot answer for a seat, if the log is still as long as that when it has thought."""
    began = time.time()
    action = await think(live, seat)
    await asyncio.sleep(pause_before(live, began))
    here = live.here()
    if await live.append(lambda table, now: decide_proposal(table, seat, action, number, here, now)):
        number += 1
    await asyncio.sleep(listens_for(live.table, seat, time.time()))  # whatever is said meanwhile begins a new task
    await live.append(lambda table, now: decide_bot_move(table, seat, action, number, now))


async def think(live: LiveTable, seat: int) -> str:
    """The bot's answer, when a worker has time for it."""
    table = live.table
    level = table.standing.chairs[seat].level or table.standing.settings.cover
    match = table.playing
    while True:
        try:
            return await live.rooms.thinking.choose(question_of(table.id, match, seat, level))
        except BusyError:
            await asyncio.sleep(1)


def pause_before(live: LiveTable, began: float) -> float:
    """Seconds that a bot which began to think then still waits, so that people can follow.

    In a secret window nobody follows, and a pause would outlast the beat that hides it. After one it is counted from
    the window's opening, or else it would tell how long others were asked.
    """
    table = live.table
    if table.playing.asked_secretly:
        return 0.0
    opened = table.story.window_opened(None)
    since = began if opened is None else opened
    return max(since + table.standing.settings.think - time.time(), live.held_for(None), 0.0)


async def wait_for_calls(live: LiveTable, number: int) -> None:
    """Everybody may call for a while."""
    await asyncio.sleep(CALL_SECONDS)
    nobody = str(live.table.game.call(None))
    await live.append(lambda table, now: decide_bot_move(table, TABLE, nobody, number, now))
