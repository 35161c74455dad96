"""What comes in from a viewer: one message after the other, each done and replied to."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.core.phrases import phrase
from readingroom.server.errors import NOT_ANSWERED, NOT_FINISHED
from readingroom.server.live.connection import Connection
from readingroom.server.live.pipeline import Change
from readingroom.server.live.questions import reply_to
from readingroom.store import StoreError
from readingroom.tables import commands as ask, messages
from readingroom.tables.deciding import decide

if TYPE_CHECKING:
    from readingroom.server.live.socket import Socket
    from readingroom.server.rooms import Rooms

logger = logging.getLogger(__name__)

MALFORMED = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)

_message = msgspec.json.Decoder(ask.AnyCommand | messages.AnyQuestion)


class Incoming:
    """One viewer's messages. Nearly all are moves, and these go into the pipeline without a task being woken."""

    def __init__(self, rooms: Rooms, connection: Connection, socket: Socket) -> None:
        self._rooms = rooms
        self._connection = connection
        self._socket = socket
        seat = connection.asker.seat
        self._sender = socket.address if seat is None else f"{connection.live.table.id} {seat}"
        self._is_idle = False  # all that came is done, and the next message is waited for
        self._is_moving = False  # a move is in the pipeline
        self._moved: asyncio.Future[None] | None = None  # somebody waits for its end

    # --- moves, as their bytes come ---------------------------------------------------------------------

    def hear(self, text: str) -> bool:
        """A message whose bytes have just come. False: it has to wait its turn, and `run` reads it."""
        connection = self._connection
        if not self._is_idle or self._is_moving or connection.closing is not None:
            return False
        try:
            message = self._read(text)
        except (*MALFORMED, ReadingRoomError):
            return False
        if not isinstance(message, ask.Move) or self._rooms.messages.allow(self._sender) > 0:
            return False
        move, asker = message, connection.asker
        self._is_moving = True
        self._rooms.pipeline.hear(
            Change(
                connection.live,
                lambda table, now: decide(table, move, asker, now),
                lambda _, error: self._end_move(move.id, error),
                asker,
            )
        )
        return True

    def _end_move(self, id: str | None, error: Exception | None) -> None:  # noqa: A002  # it is the command's id
        self._is_moving = False
        if self._moved is not None and not self._moved.done():
            self._moved.set_result(None)
        self._confirm(id, error)

    # --- everything else, in its turn -------------------------------------------------------------------

    async def run(self) -> None:
        """Do what the viewer says until it is gone; then raises Gone or OSError."""
        self._socket.listen(self.hear)
        while True:
            self._is_idle = True
            text = await self._socket.read()
            self._is_idle = False
            await self._until_moved()
            while (wait := self._rooms.messages.allow(self._sender)) > 0:  # noqa: ASYNC110  # who floods is slowed down
                await asyncio.sleep(wait)
            if self._connection.closing is None:  # whoever was sent away does nothing more, even before the goodbye
                await self._do(text)

    async def _until_moved(self) -> None:
        while self._is_moving:
            self._moved = asyncio.get_running_loop().create_future()
            await self._moved

    async def _do(self, text: str | bytes) -> None:
        try:
            message = self._read(text)
        except MALFORMED as error:
            self._connection.reply(
                messages.Refusal(id=None, rule=None, sentence=f"this is no message of protocol 1: {error}")
            )
        except ReadingRoomError as error:
            self._connection.reply(refusal_of(error, None))
        else:
            if isinstance(message, messages.AskHint):  # a bot thinks a while, and the viewer may move meanwhile
                self._rooms.soon(self._respond(message))
            else:
                await self._respond(message)

    def _read(self, text: str | bytes) -> ask.AnyCommand | messages.AnyQuestion:
        limit = self._rooms.settings.message_bytes
        if len(text) > limit:
            raise ReadingRoomError(phrase("server-message-too-long", limit=str(limit)))
        message: ask.AnyCommand | messages.AnyQuestion = _message.decode(text)
        return message

    async def _respond(self, message: ask.AnyCommand | messages.AnyQuestion) -> None:
        """Do it and confirm it, reply to it, or refuse it."""
        live, asker = self._connection.live, self._connection.asker
        try:
            if isinstance(message, messages.AnyQuestion):
                self._connection.reply(await reply_to(live, asker, message))
            else:
                await live.do(message, asker)
                self._confirm(message.id, None)
        except Exception as error:  # noqa: BLE001  # each is told, and those that are not ours are logged
            self._confirm(message.id, error)

    def _confirm(self, id: str | None, error: Exception | None) -> None:  # noqa: A002  # it is the command's id
        """A command is done, or why it is not."""
        if error is None:
            self._connection.reply(messages.Confirmed(id=id))
        elif isinstance(error, ReadingRoomError):
            self._connection.reply(refusal_of(error, id))
        else:
            logger.error("a command failed", exc_info=error)
            self._connection.reply(messages.Refusal(id=id, rule=None, sentence=str(NOT_FINISHED), says=NOT_FINISHED))


def refusal_of(error: ReadingRoomError, id: str | None) -> messages.Refusal:  # noqa: A002
    """An error of ours as a reply."""
    if isinstance(error, StoreError):
        logger.warning("a command fails: %s", error)
        return messages.Refusal(id=id, rule=None, sentence=str(NOT_ANSWERED), says=NOT_ANSWERED)
    rule = error.rule if isinstance(error, Refused) else None
    sentence = error.sentence if isinstance(error, Refused) else str(error)
    return messages.Refusal(id=id, rule=rule, sentence=sentence, says=error.phrase)
