"""Moves on their short way: the store says when a commit begins and when it is durable, and no task waits for either.

Each step (decide, hand over, take, tell) is taken for all moves of a commit before the next one, for the same reason
as the news are: the processor then fetches its code once a commit, not once a move.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from readingroom.store import NoSuchTable
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.moves import decide_move, done_before
from readingroom.tables.viewers import Asker, check_still

if TYPE_CHECKING:
    from readingroom.server.live import LiveTable
    from readingroom.server.rooms import Rooms

Answered = Callable[[str | None, Exception | None], None]  # the command's id, and why it was not done


class Moving:
    """One move; it has its table's turn until it is answered.

    To the store it is a future: it is told a result or an exception, once.
    """

    def __init__(self, live: LiveTable, command: ask.Move, asker: Asker, answered: Answered) -> None:
        self._live = live
        self._command = command
        self._asker = asker
        self._answered = answered
        self._entry: log.Moved  # once it is decided on

    def decide(self) -> bool:
        """Whether there is an entry to write; else it is answered."""
        table = self._live.table
        try:
            if done_before(table, self._command, self._asker) is None:
                check_still(table.standing, self._asker)
                self._entry = decide_move(self._command, table, self._asker, time.time())
                return True
        except Exception as error:  # noqa: BLE001  # refused, or a mistake of ours: told either way
            self.answer(error)
        else:
            self.answer(None)
        return False

    def hand_over(self) -> None:
        """Give the entry to the store."""
        try:
            self._live.hand_over(self._entry, self)
        except Exception as error:  # noqa: BLE001  # the others go on
            self.answer(error)

    def take(self) -> bool:
        """It is durable: let it happen, or answer why it cannot."""
        try:
            self._live.take_own(self._entry)
        except Exception as mistake:  # noqa: BLE001  # the others go on
            self.answer(mistake)
            return False
        return True

    def tell(self) -> None:
        """It has happened: tell everybody, then whoever moved."""
        error: Exception | None = None
        try:
            self._live.tell_own(self._entry)
        except Exception as mistake:  # noqa: BLE001  # the others go on
            error = mistake
        self.answer(error)

    def answer(self, error: Exception | None) -> None:
        """Tell whoever moved that it is done, or why not."""
        self._live.turn.give()
        self._answered(self._command.id, error)

    # --- what the store tells ---------------------------------------------------------------------------

    def done(self) -> bool:
        """Nobody gives it up."""
        return False

    def set_result(self, written: bool) -> None:  # noqa: FBT001  # as a future has it
        """The move is durable, or another process was first with its number."""
        live = self._live
        if written:
            live.rooms.moves.add_durable(self)
        else:
            live.turn.give()
            live.rooms.soon(self._go_the_long_way())

    def set_exception(self, error: Exception) -> None:
        """It was not stored, or nobody knows."""
        live = self._live
        self.answer(live.rooms.deleted(live) if isinstance(error, NoSuchTable) else error)

    async def _go_the_long_way(self) -> None:
        error: Exception | None = None
        try:
            await self._live.do(self._command, self._asker)
        except Exception as problem:  # noqa: BLE001  # whoever moved is told
            error = problem
        self._answered(self._command.id, error)


class Moves:
    """All moves of a process that are on their short way."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._heard: list[Moving] = []
        self._durable: list[Moving] = []

    def add(self, moving: Moving) -> None:
        """A move has come; it is decided on when the next commit begins."""
        if not self._heard:
            self._rooms.store.join(self.decide)
        self._heard.append(moving)

    def decide(self) -> None:
        """A commit begins: all that has come goes with it, once those of the commit before are answered."""
        self.take()
        heard, self._heard = self._heard, []
        for moving in [moving for moving in heard if moving.decide()]:
            moving.hand_over()

    def add_durable(self, moving: Moving) -> None:
        """A commit has ended; it tells its moves one after the other."""
        if not self._durable:
            asyncio.get_running_loop().call_soon(self.take)
        self._durable.append(moving)

    def take(self) -> None:
        """Let all moves of the commit happen, and answer whoever made them; the others' news can wait."""
        durable, self._durable = self._durable, []
        for moving in [moving for moving in durable if moving.take()]:
            moving.tell()
        self._rooms.news.answer()
