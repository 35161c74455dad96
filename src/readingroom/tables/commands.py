"""What somebody at a table can ask for. One set of commands serves every door: WebSocket, HTTP and programs.

`id` is chosen by whoever asks: a command that is sent again after a lost answer is done once.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=31)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Line = Annotated[str, msgspec.Meta(max_length=2000)]
Arrow = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z,]{1,8}>[0-9a-z,]{1,8}\Z", max_length=17)]


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What all commands have."""

    id: Id | None = None


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """Answer what the match asks; `number` is the update that the answer rests on."""

    action: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    number: int | None = None


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take the last action of this seat back; once others have learned from it they are asked first."""


class AnswerUndo(Command, frozen=True, kw_only=True, tag="answer undo"):
    """Agree that something is taken back, or not."""

    yes: bool


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """A line of chat, a quick phrase, or an arrow from one place of the board to another."""

    text: Line | None = None
    phrase: Word | None = None
    arrow: Arrow | None = None


class Rename(Command, frozen=True, kw_only=True, tag="rename"):
    """Be called something else."""

    name: Line


class Stir(Command, frozen=True, kw_only=True, tag="stir"):
    """Add some randomness of one's own to the seed, before the start."""

    entropy: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Get up for good."""


class Hook(Command, frozen=True, kw_only=True, tag="hook"):
    """Have one's turns announced to an address; null: no more."""

    url: Annotated[str, msgspec.Meta(max_length=500)] | None


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Host: begin; bots of that level take the chairs that are still open."""

    fill: Word | None = None


class SeatBot(Command, frozen=True, kw_only=True, tag="seat bot"):
    """Host: put a bot into a chair, also in mid-match."""

    seat: Seat
    level: Word


class OpenSeat(Command, frozen=True, kw_only=True, tag="open seat"):
    """Host: free a chair for somebody else."""

    seat: Seat


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """Host: nobody moves for a while."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """Host: go on."""


class End(Command, frozen=True, kw_only=True, tag="end"):
    """Host: end the match here."""


class Change(Command, frozen=True, kw_only=True, tag="change"):
    """Host: change how the table is played. What is left out stays as it is."""

    chat: bool | None = None
    odds: bool | None = None
    grace: Annotated[int, msgspec.Meta(ge=10, le=86_400)] | Literal["never"] | None = None
    clock: Annotated[int, msgspec.Meta(ge=5, le=604_800)] | Literal["none"] | None = None
    pace: Literal["live", "days"] | None = None


AnyCommand = (
    Move
    | Undo
    | AnswerUndo
    | Say
    | Rename
    | Stir
    | Leave
    | Hook
    | Start
    | SeatBot
    | OpenSeat
    | Pause
    | Resume
    | End
    | Change
)


class ChairWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A chair of a table to be: for me, for a bot, or open to whoever has the link."""

    kind: Literal["me", "bot", "open"]
    name: Line | None = None
    level: Word | None = None


class TableWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Word
    seats: Annotated[list[ChairWish], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    pack: Annotated[str, msgspec.Meta(max_length=200_000)] | None = None
    pace: Literal["live", "days"] = "live"
    grace: Annotated[int, msgspec.Meta(ge=10, le=86_400)] | Literal["never"] | None = None
    clock: Annotated[int, msgspec.Meta(ge=5, le=604_800)] | None = None
    chat: bool = True
    odds: bool = True
    start: bool = False
    beat: Annotated[float, msgspec.Meta(ge=0, le=10)] = 1.5
    think: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.7
