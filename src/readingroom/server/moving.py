"""A move on its short way: the store calls back when it is durable, and no task waits for that."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from readingroom.store import NoSuchTable
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.viewers import Asker

if TYPE_CHECKING:
    from readingroom.server.live import LiveTable

logger = logging.getLogger(__name__)

Answered = Callable[[str | None, Exception | None], None]  # the command's id, and why it was not done


class Moving:
    """A move that is being written. To the store it is a future: it is told a result or an exception, once."""

    def __init__(
        self, live: LiveTable, command: ask.Move, asker: Asker, entry: log.AnyEntry, answered: Answered
    ) -> None:
        self._live = live
        self._command = command
        self._asker = asker
        self._entry = entry
        self._answered = answered

    def done(self) -> bool:
        """Nobody gives it up."""
        return False

    def set_result(self, written: bool) -> None:  # noqa: FBT001  # as a future has it
        """The move is durable, or another process was first with its number."""
        live = self._live
        if not written:
            live.turn.give()
            live.rooms.soon(self._go_the_long_way())
            return
        error: Exception | None = None
        try:
            live.written(self._entry)
        except Exception as mistake:  # noqa: BLE001  # the store has others to answer
            error = mistake
        live.turn.give()
        self._answered(self._command.id, error)

    def set_exception(self, error: Exception) -> None:
        """It was not stored, or nobody knows."""
        live = self._live
        live.turn.give()
        if isinstance(error, NoSuchTable):
            error = live.rooms.deleted(live)
        self._answered(self._command.id, error)

    async def _go_the_long_way(self) -> None:
        error: Exception | None = None
        try:
            await self._live.do(self._command, self._asker)
        except Exception as problem:  # noqa: BLE001  # whoever moved is told
            error = problem
        self._answered(self._command.id, error)
