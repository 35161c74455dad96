"""What a table does by itself: bots think and answer, a call that nobody makes is over, whoever is gone is covered."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING, Any

from readingroom.core.state import TABLE
from readingroom.server.thinking import BusyError, question_of
from readingroom.store import StoreError
from readingroom.tables import entries as log
from readingroom.tables.covering import covered
from readingroom.tables.deciding import decide_bot_move
from readingroom.tables.proposing import decide_proposal, listens_for

if TYPE_CHECKING:
    from readingroom.server.live.live_table import LiveTable

logger = logging.getLogger(__name__)

OTHERS_FIRST = 3.0  # seconds that a process leaves to the one that wrote the last entry
CALL_SECONDS = 4.0  # how long everybody may call before nobody has


class Driver:
    """One table's task, while there is something to do."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._task: asyncio.Task[None] | None = None
        self._number = -1  # the log's length that the task was started for

    @property
    def is_driving(self) -> bool:
        """Something goes on by itself."""
        return self._task is not None and not self._task.done()

    def go_on(self, entry: log.AnyEntry, by: asyncio.Task[Any] | None) -> None:
        """After an entry of this process, for which that task has waited."""
        if by is not None and by is self._task and isinstance(entry, log.Said):
            self._number = self._live.table.number  # a bot has said what it will do now, and will do it
        self.drive(by)

    def drive(self, by: asyncio.Task[Any] | None = None) -> None:
        """See to it that something happens when no person is asked."""
        if self._number == self._live.table.number and self.is_driving:
            return
        if by is not None and by is self._task:  # it has done what it was there for, and ends by itself
            self._task = None
        self.stop()
        if self._is_needed():
            self._number = self._live.table.number
            self._task = asyncio.create_task(self._drive(self._number))

    def stop(self) -> None:
        """Drive no more."""
        if self._task is not None:
            self._task.cancel()
        self._task = None

    def _is_needed(self) -> bool:
        table = self._live.table
        asked = table.asked
        if asked is None or table.standing.paused:
            return False
        if asked == TABLE or table.standing.chairs[asked].plays_itself:
            return True
        return table.standing.settings.grace is not None and not self._live.presence.is_here(asked)

    async def _drive(self, number: int) -> None:
        live = self._live
        try:
            if not live.is_own:
                await asyncio.sleep(OTHERS_FIRST * (1 + random.random()))  # noqa: S311  # so that two do not try at once
            asked = live.table.asked
            if asked == TABLE:
                await wait_for_calls(live, number)
            elif asked is not None and live.table.standing.chairs[asked].plays_itself:
                await play_bot(live, asked, number)
            elif asked is not None:
                await cover(live, asked, number)
        except StoreError as error:
            logger.warning("a table waits for the database: %s", error)
            await asyncio.sleep(1)
            self._number = -1
            asyncio.get_running_loop().call_soon(self.drive)
        except Exception:  # nobody waits for this task; the table is looked after again when it is due
            logger.exception("a table cannot go on by itself")


# --- bots -----------------------------------------------------------------------------------------------------


async def play_bot(live: LiveTable, seat: int, number: int) -> None:
    """Let a bot answer for a seat, if the log is still as long as that when it has thought."""
    began = time.time()
    action = await think(live, seat)
    await asyncio.sleep(pause_before(live, began))
    here = live.presence.here()
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
    opened = table.timeline.window_opened(None)
    since = began if opened is None else opened
    return max(since + table.standing.settings.think - time.time(), live.held_for(None), 0.0)


# --- people ---------------------------------------------------------------------------------------------------


async def wait_for_calls(live: LiveTable, number: int) -> None:
    """Everybody may call for a while."""
    await asyncio.sleep(CALL_SECONDS)
    nobody = str(live.table.game.call(None))
    await live.append(lambda table, now: decide_bot_move(table, TABLE, nobody, number, now))


async def cover(live: LiveTable, seat: int, number: int) -> None:
    """A person is asked and not there: after the table's grace a bot plays for them."""
    grace = live.table.standing.settings.grace
    since = live.presence.gone_since(seat)
    while grace is not None and (left := since + grace - time.monotonic()) > 0:
        await asyncio.sleep(left)
        if seat in live.presence.here():
            return
    if await live.rooms.neighbours.know_presence():  # else it is tried again when the table is due
        await live.append(lambda table, now: covered(table, seat, number, now))
