"""What is true of a table now, apart from the match: plain data, so that a snapshot is nothing but this."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec

from readingroom.core.phrases import Phrase
from readingroom.tables.entries import Kind, Origin, Settings
from readingroom.tables.words import distinct

CHAT_KEPT = 100
DONE_KEPT = 500

Phase = Literal["waiting", "playing", "over"]


class Chair(msgspec.Struct, omit_defaults=True):
    """A seat of the table and who holds it."""

    kind: Kind
    name: str
    level: str | None = None
    key: str | None = None
    covered: bool = False
    hook: str | None = None
    used: float = 0.0  # seconds that this seat has thought, where others could see that it was asked
    carried: bool = False  # the key is that of the same seat at the table before, and is replaced where that one is

    @property
    def plays_itself(self) -> bool:
        """A bot answers for this seat."""
        return self.kind == "bot" or self.covered


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said. With `action` it is what a bot proposes to do: in English, and in `says` for any language."""

    at: float
    seat: int
    name: str
    text: str | None = None
    phrase: str | None = None
    arrow: str | None = None
    action: str | None = None
    says: Phrase | None = None


class UndoWish(msgspec.Struct, omit_defaults=True):
    """Somebody asks to take back; the seats that still have to agree."""

    seat: int
    to: int
    waiting: list[int]


class Standing(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A table as its log has made it."""

    settings: Settings
    chairs: list[Chair]
    host: str
    secret: str
    created: float
    entries: int = 0
    origin: Origin | None = None
    file: dict[str, Any] | None = None
    entropy: dict[int, str] = {}
    phase: Phase = "waiting"
    paused: bool = False
    ended: bool = False
    finished: float | None = None  # when the match was over; tables that were over before this was kept have none
    chat: list[ChatLine] = []
    undo: UndoWish | None = None
    taken_back: int = 0  # how often something was taken back that others had learned from
    done: dict[str, int] = {}  # commands by who asked and their own id: the entry that did them
    rematch: str | None = None
    touched: float = 0.0
    asked_since: float | None = None
    turn_begins: bool = False  # a seat's turn has begun, and it has neither acted nor, being a bot, spoken in it
    turn_since: float = 0.0  # when the last turn began

    @property
    def is_challenge(self) -> bool:
        """Others play the same deal, and results are compared."""
        return self.origin is not None and self.origin.kind == "challenge"

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [chair.name for chair in self.chairs]

    def names_beside(self, seat: int) -> list[str]:
        """What the other seats are called."""
        return [chair.name for place, chair in enumerate(self.chairs) if place != seat]

    def remember(self, asker: str | None, id: str | None, number: int) -> None:  # noqa: A002  # it is the command's id
        """A command was done; old ones are forgotten, since what they rest on has long changed."""
        if asker is None or id is None:
            return
        self.done[f"{asker} {id}"] = number
        if len(self.done) > DONE_KEPT:
            for key in list(self.done)[: DONE_KEPT // 2]:
                del self.done[key]

    def forget(self, seat: int) -> None:
        """The seat has a new key, and perhaps a new holder: what the old one did was not done by the new one."""
        self.done = {key: number for key, number in self.done.items() if not key.startswith(f"{seat} ")}

    def say(self, line: ChatLine) -> None:
        """Keep the last lines."""
        self.chat.append(line)
        del self.chat[:-CHAT_KEPT]


class Snapshot(msgspec.Struct):
    """A table in the store, without its history."""

    standing: Standing
    match: dict[str, Any] | None
    told: int
    secret: dict[int, int]


def open_name(seat: int, others: Collection[str]) -> str:
    """What an empty chair is called."""
    return distinct(f"Chair {seat + 1}", others)


def bot_name(level: str, others: Collection[str]) -> str:
    """Bots are called by their level, numbered when somebody is called so already."""
    return distinct(level.capitalize(), others)
