"""The log, out of events."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.core.events import Event
from readingroom.games.fire.edge import events as ev
from readingroom.terminal.picture import Told


def without_doubles(story: Sequence[Told]) -> list[Told]:
    """A single token that is drawn and laid is told once."""
    following = [*(told.event for told in story), None][1:]
    return [told for told, after in zip(story, following, strict=True) if not is_laid_at_once(told.event, after)]


def is_laid_at_once(event: Event, after: Event | None) -> bool:
    """The next line tells of the same token."""
    return isinstance(event, ev.TokensDrawn) and isinstance(after, ev.TokenLaid) and event.tokens == (after.token,)
