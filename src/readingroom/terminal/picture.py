"""Picture: everything that the screen of one viewer shows, whether the match is played here or on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import readingroom as rr
from readingroom.core.events import Event
from readingroom.core.game import Game, Setup
from readingroom.core.slips import Offer
from readingroom.terminal.desk import Desk, Spoken
from readingroom.terminal.sitters import marks_of

Judge = Callable[[object], rr.Refusal | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One line on the slip: an action with its consequence, or why it is not to be had."""

    words: str
    consequence: str = ""
    action: Any = None  # None: refused, or a heading
    refusal: rr.Refusal | None = None
    key: str = ""  # the key that gives this answer; none when they have run out
    risky: bool = False
    final: bool = False  # one press does not take it back
    inner: tuple[Answer, ...] = ()  # a heading instead: choosing it opens these
    seat: int | None = None  # nobody was asked: this seat may do it all the same


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
    setup: Setup  # as far as it is known here: a server keeps a pack of its own to itself
    options: Mapping[str, Any]
    box: Any  # the printed pieces of the game
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
    free: tuple[tuple[int, Any], ...] = ()  # what may be done unasked at this keyboard: a seat and its action
    texts: Mapping[Any, str] = field(default_factory=dict, compare=False)  # answers in the words of a server
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

    def describe(self, action: object) -> str:
        """An action as a short phrase."""
        return self.texts.get(action) or str(self.game.describe(action, self.names, self.setup))

    def label(self, action: object) -> str:
        """A legal action as the slip words it; what stands under a heading on other screens is said in full here."""
        stated = self.offer(action)
        return self.describe(action) if stated.group else str(stated.says)

    def offer(self, action: object) -> Offer:
        """What the game states of an answer."""
        return self.game.slip(self.view, self.odds, (action,), self.names, self.setup).offers[0]

    @property
    def asks_by(self) -> tuple[str, ...]:
        """The rules that the question rests on."""
        return self.game.slip(self.view, self.odds, (), self.names, self.setup).rules if self.asked else ()

    def why_not(self, action: object) -> rr.Refusal | None:
        """The rule against an action; only for the one who is asked, to whom the engine speaks."""
        return self.judge(action) if self.asked and self.judge is not None else None


def take_picture(desk: Desk, viewer: int | None, *, with_odds: bool = True, beside: Sequence[int] = ()) -> Picture:
    """The table as the viewer may know it; the odds cost most, and not every use needs them.

    Those `beside` the viewer look on at the same screen, and may do what they can do unasked.
    """
    match = desk.match
    view = match.view(viewer)
    asked = viewer is not None and match.to_move == viewer
    return Picture(
        game=match.game,
        setup=match.setup,
        options=match.setup.options,
        box=match.game.box(match.setup),
        names=desk.names,
        sitters=tuple(sitter.words for sitter in desk.sitters),
        viewer=viewer,
        view=view,
        odds=match.odds(viewer) if with_odds else None,
        prompt=str(match.game.prompt(view, desk.names, setup=match.setup)),
        asked=asked,
        legal=tuple(match.legal()) if asked else (),
        told=tuple(told_here(desk, event) for event in desk.happened(viewer)),
        outcome=match.outcome,
        free=free_actions(match, () if viewer is None else (viewer, *(seat for seat in beside if seat != viewer))),
        judge=match.why_not,
    )


def free_actions(match: rr.Match, seats: Sequence[int]) -> tuple[tuple[int, Any], ...]:
    """What these seats may do without being asked."""
    return tuple((seat, action) for seat in seats for action in match.interjections(seat))


def told_here(desk: Desk, event: Event) -> Told:
    """An event of a match at this desk, in words."""
    match = desk.match
    if isinstance(event, Spoken):
        return Told(event, Line(f"{desk.names[event.seat]}: {event.text}", (), said=True))
    return Told(event, Line(match.tell(event, desk.names), match.game.rules_of(event)))
