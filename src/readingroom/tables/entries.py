"""The entries of a table's log: all that ever happens to a table, in the order in which it was committed.

An entry is never changed. A new kind may be added and a kind may get a new field with a default; old logs then still
read. Keys are fingerprints of tokens, never the tokens.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from readingroom.core.phrases import Phrase

Kind = Literal["person", "bot", "open"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """What all entries have: when it was decided, in seconds since 1970, and which command of whom it answers."""

    at: float
    id: str | None = None
    asker: str | None = None


THINK = 0.7  # seconds that a bot waits before it moves, where nobody wishes otherwise


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a table is played; some of it the host may change later."""

    game: str
    options: dict[str, Any] = {}
    pack: str | None = None
    pack_file: str | None = None
    pace: Literal["live", "days"] = "live"
    grace: int | None = 120  # seconds until a bot covers for somebody who is gone; None: never
    clock: int | None = None  # seconds a decision should take; a soft clock only shows
    beat: float = 1.5  # seconds that a secret window lasts at least, for everybody who is not asked
    think: float = THINK  # seconds that a bot waits at least, so that people can follow
    chat: bool = True
    odds: bool = True
    cover: str = "librarian"  # the level of a bot that covers


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A chair when the table is set up."""

    kind: Kind
    name: str | None = None
    level: str | None = None
    key: str | None = None


class Origin(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a table comes from, when it does not come from nothing."""

    kind: Literal["rematch", "fork", "upload", "challenge"]
    table: str | None = None
    at: int | None = None
    challenge: str | None = None


class Created(Entry, frozen=True, kw_only=True, tag="created"):
    """The table is there. The secret is the server's part of the seed; its hash is published at once."""

    settings: Settings
    seats: list[SeatPlan]
    host: str
    secret: str
    origin: Origin | None = None
    file: dict[str, Any] | None = None  # a match file to go on from


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """Somebody takes an open chair."""

    seat: int
    name: str
    key: str


class BotSat(Entry, frozen=True, kw_only=True, tag="bot"):
    """The host puts a bot into a chair."""

    seat: int
    level: str


class Stood(Entry, frozen=True, kw_only=True, tag="stood"):
    """Somebody leaves for good, or the host opens the chair; the token dies."""

    seat: int


class Rekeyed(Entry, frozen=True, kw_only=True, tag="rekeyed"):
    """A chair gets a new token, for another device or another person; the old one dies."""

    seat: int
    key: str
    handed: bool = False  # by the host, to somebody else; old logs do not tell
    carried: bool = False  # because it was replaced at the table that this one is the rematch of


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """Somebody wants to be called something else."""

    seat: int
    name: str


class Stirred(Entry, frozen=True, kw_only=True, tag="stirred"):
    """A player's own randomness goes into the seed, before the start."""

    seat: int
    entropy: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The cards are dealt."""

    rules: int = 1  # the rules version that is played; logs from before it was kept are of the first


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """An action of the match. `seat` is the one that was asked; the live table answers as TABLE."""

    seat: int
    action: str
    by: Literal["person", "bot", "table"]


class TookBack(Entry, frozen=True, kw_only=True, tag="took back"):
    """The match is again as it was after so many actions; `free` when nobody had learned anything."""

    seat: int
    to: int
    free: bool


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo asked"):
    """Somebody would like to take something back that others have learned from."""

    seat: int
    to: int


class UndoAnswered(Entry, frozen=True, kw_only=True, tag="undo answered"):
    """One of the others says yes, or no to all of it."""

    seat: int
    yes: bool


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    """A line of chat, a quick phrase by its key, or an arrow between two places of the board (`2,2>1,2`).

    `action` is what a bot proposes with its text, and `says` the text for those who read another language.
    """

    seat: int
    text: str | None = None
    phrase: str | None = None
    arrow: str | None = None
    action: str | None = None
    says: Phrase | None = None


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """Nobody moves until the host goes on."""


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """Play goes on."""


class Ended(Entry, frozen=True, kw_only=True, tag="ended"):
    """The host ends the match before its end."""


class Covered(Entry, frozen=True, kw_only=True, tag="covered"):
    """A bot plays for somebody who is gone."""

    seat: int


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """Whoever was gone is back, and the chair is theirs again."""

    seat: int


class Changed(Entry, frozen=True, kw_only=True, tag="changed"):
    """The host changes how the table is played: which settings, and to what. Old logs hold all settings instead."""

    changes: dict[str, Any] = {}
    settings: Settings | None = None


class Hooked(Entry, frozen=True, kw_only=True, tag="hooked"):
    """A seat wants its turns announced to an address, or no more."""

    seat: int
    url: str | None


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same people sit down again at another table."""

    table: str


AnyEntry = (
    Created
    | Sat
    | BotSat
    | Stood
    | Rekeyed
    | Renamed
    | Stirred
    | Started
    | Moved
    | TookBack
    | UndoAsked
    | UndoAnswered
    | Said
    | Paused
    | Resumed
    | Ended
    | Covered
    | Returned
    | Changed
    | Hooked
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """A stored entry."""
    entry: AnyEntry = _decoder.decode(data)
    return entry
