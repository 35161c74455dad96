"""A finished match told again: its steps, and the story that a game makes of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from readingroom.core.phrases import Phrase
from readingroom.core.state import TAKEN_BACK, State

if TYPE_CHECKING:
    from readingroom.core.events import Event
    from readingroom.core.match import Match


@dataclass(frozen=True, slots=True)
class Step:
    """One action that led to the end, with the state it was taken in. Referee's eyes."""

    at: int  # how long the log was after it
    seat: int
    action: Any
    before: State
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Luck:
    """What chance gave a participant, beside what it gives on average."""

    who: int
    drawn: float  # points
    expected: float
    says: Phrase | str
    figures: Mapping[str, float]

    @property
    def sentence(self) -> str:
        """In English."""
        return str(self.says)


@dataclass(frozen=True, slots=True, kw_only=True)
class HighPoint:
    """A moment that one would talk about afterwards."""

    kind: str  # bravest, unluckiest, lucky, turning_point, what_if, ...
    who: int | None  # a participant; None: nobody's doing
    at: int  # how long the log was when it had happened
    says: Phrase | str
    figures: Mapping[str, float]

    @property
    def sentence(self) -> str:
        """In English."""
        return str(self.says)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchStory:
    """How a match went."""

    won: Phrase | str  # who won, in a sentence
    told: tuple[Phrase | str, ...]  # two to four sentences
    scores: tuple[tuple[int, ...], ...]  # of every participant: at the start, after each round, at the end
    luck: tuple[Luck, ...]
    moments: tuple[HighPoint, ...]

    @property
    def result(self) -> str:
        """Who won, in English."""
        return str(self.won)

    @property
    def tale(self) -> str:
        """The sentences in English."""
        return " ".join(map(str, self.told))


def steps_of(match: Match) -> tuple[list[Event], list[Step]]:
    """What the deal told, and every action that led to where the match stands; what was taken back is left out."""
    again = type(match)(match.game, match.setup, match.secret, position=match.start_position, draws=match.draws)
    dealt = [event for _, event in again.history()]
    steps: list[Step] = []
    for at, (asked, code) in enumerate(match.log, 1):
        if asked == TAKEN_BACK:
            again.take_back(code)
            steps = [step for step in steps if step.at <= code]
            continue
        before, action = again.true_state(), match.actions.actions[code]
        steps.append(Step(at, asked, action, before, tuple(again.enter(asked, action))))
    return dealt, steps
