"""What came of many matches, counted: whole numbers only, so that the order of counting leaves no trace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from readingroom.lab.run import KINDS, Run
from readingroom.lab.thinking import Thinking


class End(NamedTuple):
    """How a match ended, but for the scores."""

    ending: str
    winners: tuple[int, ...]
    grade: str
    results: tuple[float, ...]


@dataclass(slots=True)
class Tally:
    """Counts over finished matches."""

    matches: int = 0
    actions: int = 0
    ends: Counter[End] = field(default_factory=Counter)
    scores: list[Counter[int]] = field(default_factory=list)  # of each participant: the seats, then a robot
    lengths: Counter[int] = field(default_factory=Counter)  # in decisions
    turns: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)  # all 0 where the game has none
    plays: Counter[tuple[int, int]] = field(default_factory=Counter)  # of cards, by seat and kind
    thinking: Thinking = field(default_factory=Thinking, compare=False)  # by the clock, never twice the same

    def add(self, other: Tally) -> None:
        """Count another tally's matches too."""
        self.matches += other.matches
        self.actions += other.actions
        self.ends.update(other.ends)
        self.scores = self.scores or [Counter() for _ in other.scores]
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.update(theirs)
        self.lengths.update(other.lengths)
        self.turns.update(other.turns)
        self.rounds.update(other.rounds)
        self.plays.update(other.plays)
        self.thinking.add(other.thinking)


def tally_of(run: Run, thinking: Thinking) -> Tally:
    """What a run has counted, by its names."""
    lengths = run.lengths.counted()
    ends: Counter[End] = Counter()
    for result, count in run.results.counted().items():
        end = run.outcomes[result]
        ends[End(end.ending, end.winners, end.grade, end.results)] += count
    return Tally(
        matches=sum(lengths.values()),
        actions=sum(length * count for length, count in lengths.items()),
        ends=ends,
        scores=[Counter(scores.counted()) for scores in run.scores],
        lengths=Counter(lengths),
        turns=Counter(run.turns.counted()),
        rounds=Counter(run.rounds.counted()),
        plays=Counter({divmod(place, int(KINDS)): int(count) for place, count in enumerate(run.plays) if count}),
        thinking=thinking,
    )


def added(tallies: Iterable[Tally]) -> Tally:
    """Many tallies as one."""
    total = Tally()
    for tally in tallies:
        total.add(tally)
    return total
