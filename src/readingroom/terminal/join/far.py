"""FarTable: a server's table as this keyboard knows it. What arrives becomes typed values, and a log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self

import msgspec

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.client import CommandRefused, RemoteTable, ServerGone, TableLink
from readingroom.core.actions import ActionTable
from readingroom.core.errors import BadAction, ReadingRoomError, UnknownGame
from readingroom.core.events import Event
from readingroom.core.game import Game, Setup
from readingroom.core.phrases import phrase
from readingroom.tables.messages import Choice, TableInfo
from readingroom.tables.moments import TakenBack
from readingroom.tables.standing import ChatLine
from readingroom.terminal.desk import Hint
from readingroom.terminal.join.requests import look_into_box, told_before
from readingroom.terminal.picture import Line, Told
from readingroom.words import ENGLISH, spoken

# a terminal obeys these characters; a server has no business sending them
UNSEEN = dict.fromkeys((*range(32), *range(127, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A))) | {10: "\n"}


@dataclass(frozen=True, slots=True)
class Said(Event):
    """Somebody spoke."""

    seat: int


@dataclass(frozen=True, slots=True)
class Gap:
    """The server could not tell all that happened before an update: from where on the log is whole again."""

    number: int
    place: int  # in the story


class FarTable(RemoteTable):
    """What the server has told, typed. Screens listen to it; nothing of them is here."""

    now: TableInfo  # from the welcome on
    game: Game

    def __init__(self, link: TableLink) -> None:
        super().__init__(link, changed=self._tell_listeners)
        self.number = 0  # the log from its beginning on, please
        self.seen: Any = None  # the game's view; None before the match
        self.box: Any = None  # the game's printed pieces, once somebody has looked
        self.offers: list[Choice] = []
        self.story: list[Told] = []
        self.reacting = False  # reactions are asked for in secret, or would be
        self.answered: int | None = None  # the update that an answer was given to
        self.gap: Gap | None = None
        self._listeners: list[Callable[[], None]] = []
        self._resumed = True
        self._heard: set[ChatLine] = set()

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        if self.gone is not None:  # a welcome that this client cannot read
            await self.__aexit__()
            raise self.gone
        return self

    def listen(self, call: Callable[[], None]) -> None:
        """Be called whenever something is new."""
        self._listeners.append(call)

    def ignore(self, call: Callable[[], None]) -> None:
        """No more of that."""
        self._listeners.remove(call)

    def _tell_listeners(self) -> None:
        for call in tuple(self._listeners):
            call()

    # --- what is told -----------------------------------------------------------------------------------

    async def _hear(self, message: dict[str, Any]) -> None:  # the client's one door for news
        clean = seen_text(message)
        try:
            self._read(clean)
        except (msgspec.ValidationError, UnknownGame, BadAction) as error:
            self.gone = ServerGone(phrase("mistake-other-version", why=str(error)))
        await super()._hear(clean)

    def _read(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "table"):
            self.now = msgspec.convert(message["info"], TableInfo)
            self.game = find_game(self.now.game)
        if kind == "welcome":
            self._resumed, self.reacting = message["resumed"], False
        elif kind == "waiting":
            self.reacting = True
        elif kind == "update":
            self._read_update(message)
        if kind in ("table", "update") or (kind == "welcome" and self.now.phase == "waiting"):
            self._read_chat()

    def _read_update(self, message: dict[str, Any]) -> None:
        view_type = next(iter(self.game.view_types.values()))
        self.seen = msgspec.convert(message["shared"] | message["own"], view_type)
        self.offers = msgspec.convert(message["choices"], list[Choice])
        for offer in self.offers if self.box is not None else ():
            self.actions.parse(offer.action)
        self.reacting = False
        if not self._resumed:
            self.gap = Gap(message["number"], len(self.story))
            self._resumed = True
        self.story += [self._told(plain) for plain in message["events"]]

    def _told(self, plain: dict[str, Any]) -> Told:
        kinds: dict[str, type[Event]] = self.game.event_types | {TakenBack.__name__: TakenBack}
        kind = kinds.get(plain["type"])
        event = Event() if kind is None else msgspec.convert(plain, kind)
        return Told(event, Line(self._in_words(event, plain["text"]), tuple(plain["rules"])))

    def _in_words(self, event: Event, english: str) -> str:
        """An event in the language of this keyboard; the server says it in English."""
        if not self.speaks or type(event) not in self.game.event_types.values():
            return english
        return str(self.game.tell(event, [chair.name for chair in self.now.chairs], self.setup))

    @property
    def speaks(self) -> bool:
        """Our catalogues say it, not the server: in another language, as far as the cards are those we know."""
        return spoken() != ENGLISH and not self.now.own_pack

    def _read_chat(self) -> None:
        for line in self.now.chat:
            if line not in self._heard:
                self._heard.add(line)
                self.story.append(Told(Said(line.seat), Line(chat_words(line), (), said=True)))

    @property
    def is_told_to_the_end(self) -> bool:
        """The match is over, and its last update is here: the table's news may come before it."""
        return self.now.phase == "over" and (self.now.ended or getattr(self.seen, "over", True))

    async def fill_gap(self) -> None:
        """Fetch what the server could not tell when we came (back)."""
        gap, self.gap = self.gap, None
        if gap is None:
            return
        try:
            plains = await told_before(self.link, gap.number)
        except ReadingRoomError:
            return  # the log begins where we came
        said = [told for told in self.story[: gap.place] if told.line.said]
        self.story[: gap.place] = [self._told(seen_text(plain)) for plain in plains] + said
        self._tell_listeners()

    # --- what can be done -------------------------------------------------------------------------------

    @property
    def actions(self) -> ActionTable[Any]:
        """The table's answers, with the names of its cards."""
        return self.game.actions if self.box is None else self.game.actions_with(self.box)

    @property
    def legal(self) -> tuple[Any, ...]:
        """The viewer's answers: those offered, or the viewer's own call while the whole table is asked."""
        if self.seat is not None and getattr(self.seen, "asked", None) == rr.TABLE:
            return (self.game.call(self.seat),)
        return tuple(self.actions.parse(offer.action) for offer in self.offers)

    @property
    def final(self) -> frozenset[Any]:
        """The answers that one press does not take back."""
        return frozenset(self.actions.parse(offer.action) for offer in self.offers if offer.final)

    @property
    def texts(self) -> dict[Any, str]:
        """The answers in the server's words; none where they are said here."""
        return {} if self.speaks else {self.actions.parse(offer.action): offer.text for offer in self.offers}

    @property
    def free(self) -> tuple[tuple[int, Any], ...]:
        """What the viewer may do without being asked."""
        seat, texts = self.seat, getattr(self.seen, "free", ())
        return () if seat is None else tuple((seat, self.actions.parse(text)) for text in texts)

    @property
    def setup(self) -> Setup:
        """The setup of the match, without a pack that only the server has."""
        return Setup(seats=len(self.now.chairs), options=self.now.options)

    async def look_into_box(self) -> None:
        """The printed pieces: the published ones, or the server's own."""
        self.box = self.game.box(self.setup)
        if self.now.own_pack:
            try:
                self.box = msgspec.convert(seen_text(await look_into_box(self.link)), self.game.box_type)
            except msgspec.ValidationError as error:
                raise ServerGone(phrase("mistake-other-version", why=str(error))) from None

    async def hint(self) -> Hint:
        """What the server's coach would do in the viewer's place; raises CommandRefused or ServerGone."""
        told = seen_text(await self.do("hint"))
        return Hint(
            self.actions.parse(told["action"]), told["text"], told["sentence"], told["rule"], told.get("changed", False)
        )

    async def answer(self, action: object, number: int | None) -> None:
        """Answer what an update asked, once; raises CommandRefused, also when something has happened since."""
        if self.answered == number:
            return
        self.answered = number
        try:
            await self.do("move", action=str(action), number=number)
        except CommandRefused:
            self.answered = None
            raise


def chat_words(line: ChatLine) -> str:
    """`Ben: Well played!`."""
    if line.arrow is not None:
        start, _, end = line.arrow.partition(">")
        return str(phrase("door-join-points", name=line.name, start=start, end=end))
    return f"{line.name}: {line.text or phrase('door-join-phrase', phrase=line.phrase or '')}"


def seen_text(plain: Any) -> Any:  # noqa: ANN401  # JSON
    """The same without characters that a terminal would obey instead of showing them."""
    if isinstance(plain, str):
        return plain if plain.isprintable() else plain.translate(UNSEEN)
    if isinstance(plain, list):
        return [seen_text(item) for item in plain]
    return {key: seen_text(item) for key, item in plain.items()} if isinstance(plain, dict) else plain
