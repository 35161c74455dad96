"""Picture: everything that the screen of one viewer shows, taken while the match is quiet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import readingroom as rr
from readingroom.core.events import Event
from readingroom.core.game import Game
from readingroom.terminal.desk import Desk


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One line on the slip: an action with its consequence, or why it is not to be had."""

    words: str
    consequence: str = ""
    action: Any = None  # None: refused
    refusal: rr.Refusal | None = None
    key: str = ""  # the key that gives this answer; none when they have run out
    risky: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log and the rules it rests on."""

    words: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """What one viewer sees. `viewer` None: what everybody may see."""

    game: Game
    desk: Desk
    viewer: int | None
    view: Any
    odds: Any
    prompt: str
    asked: bool  # the viewer is asked now
    legal: tuple[Any, ...]
    events: tuple[Event, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return self.desk.names

    def why_not(self, action: object) -> rr.Refusal | None:
        """The rule against an action; only for the one who is asked, to whom the engine speaks."""
        return self.desk.match.why_not(action) if self.asked else None


def take_picture(desk: Desk, viewer: int | None, *, with_odds: bool = True) -> Picture:
    """The table as the viewer may know it; the odds cost most, and not every use needs them."""
    match = desk.match
    view = match.view(viewer)
    asked = viewer is not None and match.to_move == viewer
    return Picture(
        game=match.game,
        desk=desk,
        viewer=viewer,
        view=view,
        odds=match.odds(viewer) if with_odds else None,
        prompt=match.game.prompt(view, desk.names),
        asked=asked,
        legal=tuple(match.legal()) if asked else (),
        events=tuple(match.events(viewer)),
    )
