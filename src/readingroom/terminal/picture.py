"""Picture: everything that the screen of one viewer shows, whether the match is played here or on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import readingroom as rr
from readingroom.core.events import Event
from readingroom.core.game import Game
from readingroom.terminal.desk import Desk
from readingroom.terminal.sitters import marks_of

Judge = Callable[[object], rr.Refusal | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One line on the slip: an action with its consequence, or why it is not to be had."""

    words: str
    consequence: str = ""
    action: Any = None  # None: refused
    refusal: rr.Refusal | None = None
    key: str = ""  # the key that gives this answer; none when they have run out
    risky: bool = False
    final: bool = False  # one press does not take it back


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log and the rules it rests on."""

    words: str
    rules: tuple[str, ...]
    said: bool = False  # by somebody at the table


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happened, and how the log tells of it."""

    event: Event
    line: Line


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """What one viewer sees. `viewer` None: what everybody may see."""

    game: Game
    options: Mapping[str, Any]
    names: tuple[str, ...]  # by seat
    sitters: tuple[str, ...]  # by seat: the name, and what kind of bot it is
    viewer: int | None
    view: Any
    odds: Any
    prompt: str
    asked: bool  # the viewer is asked now
    legal: tuple[Any, ...]
    told: tuple[Told, ...]
    outcome: rr.Outcome | None
    final: frozenset[Any] = frozenset()  # those of `legal` that one press does not take back, where that is told
    signs: tuple[str, ...] = ()  # by seat: who is there; empty where everybody sits at this keyboard
    judge: Judge | None = field(default=None, compare=False)  # None: only a server knows the rule against an action

    @property
    def marks(self) -> tuple[str, ...]:
        """One letter for each seat."""
        return marks_of(self.names)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, as far as the viewer saw it."""
        return tuple(told.event for told in self.told)

    def why_not(self, action: object) -> rr.Refusal | None:
        """The rule against an action; only for the one who is asked, to whom the engine speaks."""
        return self.judge(action) if self.asked and self.judge is not None else None


def take_picture(desk: Desk, viewer: int | None, *, with_odds: bool = True) -> Picture:
    """The table as the viewer may know it; the odds cost most, and not every use needs them."""
    match = desk.match
    view = match.view(viewer)
    asked = viewer is not None and match.to_move == viewer
    return Picture(
        game=match.game,
        options=match.setup.options,
        names=desk.names,
        sitters=tuple(sitter.words for sitter in desk.sitters),
        viewer=viewer,
        view=view,
        odds=match.odds(viewer) if with_odds else None,
        prompt=match.game.prompt(view, desk.names),
        asked=asked,
        legal=tuple(match.legal()) if asked else (),
        told=tuple(told_here(desk, event) for event in match.events(viewer)),
        outcome=match.outcome,
        judge=match.why_not,
    )


def told_here(desk: Desk, event: Event) -> Told:
    """An event of a match at this desk, in words."""
    match = desk.match
    return Told(event, Line(match.tell(event, desk.names), match.game.rules_of(event)))
