"""What one entry of the log did to a match. Apart from the story that they make, which is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from readingroom.core.events import Event
from readingroom.core.values import quickly_made


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """The match is again as it was after so many actions."""

    seat: int
    to: int


@quickly_made
@dataclass(frozen=True, slots=True)
class Moment:
    """What one entry did."""

    at: float
    events: Sequence[Event]
    asked: int | None  # the seat that is being asked in secret after it
    window: bool  # a secret window was opened, whether or not anybody is asked in it
