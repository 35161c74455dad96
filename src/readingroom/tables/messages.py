"""What a viewer is sent. These types are the protocol: its documentation and the page's types come from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from readingroom.core.phrases import Phrase
from readingroom.core.slips import Heading, Tone
from readingroom.tables.entries import Kind, Origin
from readingroom.tables.standing import ChatLine, Phase

PROTOCOL = 1


class ChairInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A chair as everybody sees it."""

    kind: Kind
    name: str
    level: str | None
    covered: bool
    here: bool  # somebody with this seat's key is connected
    used: float  # seconds thought so far
    away_since: float | None = None  # of a person whose match goes on: since when nobody is connected
    cover_at: float | None = None  # from then on a bot plays for them when they are asked; None: never, or it does


class UndoInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks to take back; who has not answered yet."""

    seat: int
    waiting: list[int]


class OutcomeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How the match ended."""

    ending: str
    winners: list[int]
    scores: list[int]
    results: list[float]
    grade: str


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its match: the same for everybody, and always whole."""

    table: str
    game: str
    title: str
    options: dict[str, Any]
    own_pack: bool
    pace: Literal["live", "days"]
    grace: int | None
    clock: int | None
    beat: float  # seconds that a secret window lasts at least, for everybody who is not asked
    chat_on: bool
    odds_on: bool
    phase: Phase
    paused: bool
    ended: bool  # by the host, before its end
    chairs: list[ChairInfo]
    chat: list[ChatLine]
    turn_since: float  # when the last turn began: arrows drawn before it are past
    undo: UndoInfo | None
    taken_back: int
    commitment: str
    stirred: list[int]  # seats that added to the seed
    moments: int | None  # how many the replay has; None while that would tell something
    outcome: OutcomeInfo | None
    rematch: str | None
    origin: Origin | None


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A legal answer: its short text for sending, words for people, and whether it can be taken back by one press.

    What follows is how a slip shows it: a label under the question, what comes of it, and where it stands.
    """

    action: str
    text: str
    final: bool
    says: Phrase | None = None  # None: `text` is all there is
    consequence: Phrase | None = None
    tone: Tone = "plain"
    symbol: str = ""
    group: str = ""  # the key of the heading that it stands under
    rule: str = ""


class Asking(msgspec.Struct, frozen=True, kw_only=True):
    """The question that the choices answer: for catalogues, with its rules and the headings of its answers."""

    says: Phrase | None  # None: `prompt` is all there is
    more: Phrase | None
    rules: list[str]
    headings: list[Heading]


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """What happened since the viewer's last update, and how the table looks now.

    The viewer's view is `shared` with `own` laid over it.
    """

    number: int
    events: list[dict[str, Any]]  # each with its type, a text, and the ids of the rules it rests on
    shared: dict[str, Any]
    own: dict[str, Any]
    prompt: str
    choices: list[Choice]
    asking: Asking | None  # None: nothing is asked of this viewer
    can_undo: bool
    asked_since: float | None  # since when the asked seat thinks, where everybody may know that it is asked


EncodedUpdate = Annotated[
    msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/Update"})
]  # encoded


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """The first message: who the server takes the viewer for."""

    protocol: int
    seat: int | None
    host: bool
    info: TableInfo
    resumed: bool  # an update follows with all events since the number asked for; else it has none


class Info(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """The table has changed, the match has not."""

    info: TableInfo


class Waiting(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="waiting"):
    """Reactions are asked for, or not: the table waits a moment either way."""


class Confirmed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="confirmed"):
    """A command is done, and durable."""

    id: str | None


class Refusal(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """A command was not done: why, and by which rule if one forbids it. Only the sentence may say: it is not known."""

    id: str | None
    rule: str | None
    sentence: str  # in English
    says: Phrase | None = None  # the same for catalogues of any language


class OddsAnswer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="odds"):
    """The exact chances as far as the viewer can know them."""

    id: str | None
    number: int
    odds: Any
    choices: list[Choice] = []  # what the seat is asked now, once more, with the chances in their consequences


class WhyAnswer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="why"):
    """Why the viewer's seat cannot do something now: a sentence and the rule; both null when it can."""

    id: str | None
    action: str
    rule: str | None
    sentence: str | None
    says: Phrase | None = None


class HintAnswer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hint"):
    """What the coach would do in the viewer's place, in words, and why; `number` is the update that it rests on."""

    id: str | None
    number: int
    action: str
    text: str
    sentence: str
    rule: str
    then: list[str]  # the actions that it plans to do after this one, up to the next chance
    changed: bool  # the viewer has followed an earlier plan so far, and the coach gives it up
    says: Phrase | None = None


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """The server is there."""

    id: str | None


class Bye(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="bye"):
    """The server closes the connection: why, and whether to come back by itself."""

    sentence: str
    again: bool
    says: Phrase | None = None


def farewell(says: Phrase, *, again: bool) -> Bye:
    """A goodbye, by a phrase."""
    return Bye(sentence=str(says), again=again, says=says)


AnyMessage = Welcome | Update | Info | Waiting | Confirmed | Refusal | OddsAnswer | WhyAnswer | HintAnswer | Pong | Bye


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message of a viewer. Tokens travel here and never in an address."""

    protocol: int
    token: str | None = None
    host: str | None = None
    number: int | None = None  # the last update that this viewer has


class AskOdds(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="odds", forbid_unknown_fields=True):
    """The chances, please."""

    id: str | None = None


class AskWhy(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why something cannot be done now."""

    action: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    id: str | None = None


class AskHint(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask what a bot would do."""

    id: str | None = None


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""

    id: str | None = None


AnyQuestion = AskOdds | AskWhy | AskHint | Ping
