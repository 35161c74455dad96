"""The log and the scores by round, out of events."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.core.events import Event
from readingroom.games.fire import events as ev
from readingroom.terminal.picture import Told


def without_doubles(story: Sequence[Told]) -> list[Told]:
    """A single token that is drawn and laid is told once."""
    following = [*(told.event for told in story), None][1:]
    return [told for told, after in zip(story, following, strict=True) if not is_laid_at_once(told.event, after)]


def is_laid_at_once(event: Event, after: Event | None) -> bool:
    """The next line tells of the same token."""
    return isinstance(event, ev.TokensDrawn) and isinstance(after, ev.TokenLaid) and event.tokens == (after.token,)


def scores_by_round(events: Sequence[Event], end: Sequence[int]) -> list[list[int]]:
    """Every participant's score at the start, after each round and at the end."""
    now = [0] * len(end)
    rows = [list(now)]
    for event in events:
        match event:
            case ev.KnowledgeScored():
                now[event.who] += event.knowledge + event.bravery
            case ev.PointsGained():
                now[event.who] += event.points
            case ev.PointsLost():
                now[event.who] -= event.points
            case ev.RoundEnded() | ev.MatchEnded():
                rows.append(list(now))
    # a head start, or a match that began in the middle
    start = [last - gained for last, gained in zip(end, now, strict=True)]
    return [[first + points for first, points in zip(start, row, strict=True)] for row in rows]
