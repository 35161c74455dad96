"""What a viewer says: one message after the other, each done and answered."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.core.phrases import as_phrase
from readingroom.server.answers import NOT_ANSWERED, NOT_FINISHED
from readingroom.server.connection import Connection
from readingroom.server.questions import answer
from readingroom.server.rooms import Rooms
from readingroom.store import StoreError
from readingroom.tables import commands as ask, messages as tell

if TYPE_CHECKING:
    from readingroom.server.socket import Socket

logger = logging.getLogger(__name__)

MALFORMED = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)

_message = msgspec.json.Decoder(ask.AnyCommand | tell.AnyQuestion)


class Hearing:
    """One viewer's messages.

    Nearly all are moves at a table where nothing else is going on. Those go a short way: they are decided when their
    bytes come and confirmed when the store calls back, and no task is woken for either.
    """

    def __init__(self, rooms: Rooms, connection: Connection, socket: Socket) -> None:
        self._rooms = rooms
        self._connection = connection
        self._socket = socket
        seat = connection.asker.seat
        self._sender = socket.address if seat is None else f"{connection.live.table.id} {seat}"
        self._is_idle = False  # all that came is done, and the next message is waited for
        self._moving = False  # a move is on the short way
        self._moved: asyncio.Future[None] | None = None  # somebody waits for its end

    # --- the long way -----------------------------------------------------------------------------------

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
        while self._moving:
            self._moved = asyncio.get_running_loop().create_future()
            await self._moved

    async def _do(self, text: str | bytes) -> None:
        try:
            message = self._read(text)
        except MALFORMED as error:
            self._connection.answer(
                tell.Refusal(id=None, rule=None, sentence=f"this is no message of protocol 1: {error}")
            )
        except ReadingRoomError as error:
            self._connection.answer(refusal_of(error, None))
        else:
            if isinstance(message, tell.AskHint):  # a bot thinks a while, and the viewer may move meanwhile
                self._rooms.soon(self._respond(message))
            else:
                await self._respond(message)

    def _read(self, text: str | bytes) -> ask.AnyCommand | tell.AnyQuestion:
        limit = self._rooms.settings.message_bytes
        if len(text) > limit:
            raise ReadingRoomError(f"a message is at most {limit} bytes long")
        message: ask.AnyCommand | tell.AnyQuestion = _message.decode(text)
        return message

    async def _respond(self, message: ask.AnyCommand | tell.AnyQuestion) -> None:
        """Do it and confirm it, answer it, or refuse it."""
        live, asker = self._connection.live, self._connection.asker
        try:
            if isinstance(message, tell.AnyQuestion):
                self._connection.answer(await answer(live, asker, message))
            else:
                await live.do(message, asker)
                self._confirm(message.id, None)
        except Exception as error:  # noqa: BLE001  # each is answered, and those that are not ours are logged
            self._confirm(message.id, error)

    def _confirm(self, id: str | None, error: Exception | None) -> None:  # noqa: A002  # it is the command's id
        """A command is done, or why it is not."""
        if error is None:
            self._connection.answer(tell.Confirmed(id=id))
        elif isinstance(error, ReadingRoomError):
            self._connection.answer(refusal_of(error, id))
        else:
            logger.error("a command failed", exc_info=error)
            self._connection.answer(tell.Refusal(id=id, rule=None, sentence=NOT_FINISHED))

    # --- the short way ----------------------------------------------------------------------------------

    def hear(self, text: str) -> bool:
        """A message whose bytes have just come. False: it has to wait its turn, on the long way."""
        connection = self._connection
        if not self._is_idle or self._moving or connection.closing is not None:
            return False
        try:
            message = self._read(text)
        except (*MALFORMED, ReadingRoomError):
            return False
        live, asker = connection.live, connection.asker
        if not isinstance(message, ask.Move) or not live.can_move_at_once(asker.seat):
            return False
        if self._rooms.messages.allow(self._sender) > 0:
            return False
        self._moving = True
        live.move_at_once(message, asker, self._answer_move)
        return True

    def _answer_move(self, id: str | None, error: Exception | None) -> None:  # noqa: A002  # it is the command's id
        self._moving = False
        self._confirm(id, error)
        if self._moved is not None and not self._moved.done():
            self._moved.set_result(None)


def refusal_of(error: Exception, id: str | None) -> tell.Refusal:  # noqa: A002
    """An error of ours as an answer."""
    rule = error.rule if isinstance(error, Refused) else None
    sentence = error.sentence if isinstance(error, Refused) else str(error)
    says = as_phrase(error.says) if isinstance(error, Refused) else None
    if isinstance(error, StoreError):
        logger.warning("a command fails: %s", error)
        sentence = NOT_ANSWERED
    return tell.Refusal(id=id, rule=rule, sentence=sentence, says=says)
