"""What the HTTP API takes and gives, beside the commands and messages of `readingroom.tables`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from readingroom.core.phrases import Phrase
from readingroom.tables.commands import Line, Seat, Word
from readingroom.tables.messages import EncodedUpdate, TableInfo

NewKey = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$", max_length=43)]  # 32 random bytes

OptionValue = bool | int | str  # where the values can be listed


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One choice of a game's setup; `allowed` is a text where the values cannot be listed."""

    key: str
    allowed: list[Any] | str
    default: Any
    sentence: str
    says: Phrase | None = None  # the sentence for catalogues of any language


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the catalogue."""

    key: str
    title: str
    sentence: str
    credits: str
    seats: list[int]
    options: list[OptionInfo]
    variants: list[str]
    rules_version: int


class OptionsWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody who sets a table has chosen so far; `people` are the chairs that are not for bots."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    options: dict[str, Any] = {}
    people: Annotated[int, msgspec.Meta(ge=0, le=12)] = 1
    pace: Literal["live", "days"] = "live"


class ClosedValues(msgspec.Struct, frozen=True, kw_only=True):
    """Values that an option cannot have now, all for one reason."""

    values: list[OptionValue]
    sentence: str
    says: Phrase | None = None  # the sentence for catalogues of any language


class OptionNow(msgspec.Struct, frozen=True, kw_only=True):
    """One choice under those before it: `value` is what was chosen where that fits, `usual` what it is if left out.

    `idle`: nothing is left to choose.
    """

    key: str
    value: OptionValue
    usual: OptionValue
    idle: bool
    closed: list[ClosedValues]


class OptionsAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a game whose values can be listed, in its order."""

    options: list[OptionNow]


class RuleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One numbered rule, and the language that it is told in: English where another has no words for it."""

    id: str
    chapter: str
    text: str
    language: str = "en"


class NewTableAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A table that was set up, with the keys that its creator now holds. The links carry them after the #."""

    table: str
    link: str
    host: str
    seats: list[str | None]


class SitWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody wants a chair, perhaps with a key that they made: asked again with it, the chair is still theirs."""

    name: Line
    token: NewKey | None = None


class KeyWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new key for a chair, perhaps one that the asker made."""

    token: NewKey | None = None


class SeatKey(msgspec.Struct, frozen=True, kw_only=True):
    """The key of a seat; whoever had another one for this seat is out."""

    seat: int
    token: str
    link: str


class LinkWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat's key, to be shown as a link and a picture of it; it comes in the body and goes nowhere else."""

    token: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class LinkAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A link and its QR code as an SVG picture."""

    link: str
    svg: str


class PastUpdates(msgspec.Struct, frozen=True, kw_only=True):
    """Some updates of a match, looked back at. `last` is the viewer's newest.

    `moments` says of each how long the match's log was; null before the end, for it would tell of secret questions.
    """

    seat: int | None
    last: int
    updates: list[EncodedUpdate]
    moments: list[int] | None


class UploadWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match file, as text."""

    file: Annotated[str, msgspec.Meta(max_length=900_000)]
    name: Line = "Player 1"


class ForkWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished match."""

    at: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Seat = 0
    level: Word = "librarian"
    name: Line = "Player 1"


class RematchAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The table where everybody sits down again with the key they have."""

    table: str
    link: str


class ChallengeWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same deal for everybody who follows a link, each against the same bots."""

    game: Word
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    options: dict[str, Any] = {}
    level: Word = "librarian"
    name: Line = "A challenge"


class PlayWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody takes a challenge up."""

    name: Line


class ChallengeResult(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody did."""

    name: str
    score: int
    won: bool
    grade: str
    finished: float


class ChallengeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge and its table of results, the best first."""

    challenge: str
    name: str
    game: str
    seats: int
    options: dict[str, Any]
    level: str
    commitment: str
    playing: int
    results: list[ChallengeResult]


class VerifyStep(msgspec.Struct, frozen=True, kw_only=True):
    """One link of the chain."""

    text: str
    holds: bool
    value: str


class VerifyAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The deal, checked step by step."""

    holds: bool
    secret: str
    entropy: dict[str, str]
    steps: list[VerifyStep]


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """What went wrong, in a sentence that says what to do; a rule's id where one forbids it.

    `says` is the same for catalogues of any language, and its key the problem's code.
    """

    sentence: str
    rule: str | None = None
    says: Phrase | None = None


def problem(says: Phrase) -> Problem:
    """What went wrong, by a phrase."""
    return Problem(sentence=str(says), says=says)


class TableAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A table as somebody may see it now; `update` is null before the start."""

    seat: int | None
    host: bool
    info: TableInfo
    update: EncodedUpdate | None
