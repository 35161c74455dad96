"""What came of many matches, counted: whole numbers only, so that the order of counting leaves no trace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import zip_longest

from readingroom.core.game import Outcome

End = tuple[str, tuple[int, ...], str, tuple[float, ...]]  # ending, winners, grade, results


@dataclass(slots=True)
class Tally:
    """Counts over finished matches."""

    matches: int = 0
    actions: int = 0
    ends: Counter[End] = field(default_factory=Counter)
    scores: list[Counter[int]] = field(default_factory=list)  # of each participant: the seats, then a robot
    lengths: Counter[int] = field(default_factory=Counter)  # in decisions
    turns: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)  # empty where the game has none

    def add(self, other: Tally) -> None:
        """Count another tally's matches too."""
        self.matches += other.matches
        self.actions += other.actions
        self.ends.update(other.ends)
        pairs = zip_longest(self.scores, other.scores, fillvalue=Counter[int]())
        self.scores = [mine + theirs for mine, theirs in pairs]
        self.lengths.update(other.lengths)
        self.turns.update(other.turns)
        self.rounds.update(other.rounds)


class Notes:
    """Matches as they end, noted down as cheaply as can be and counted afterwards."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []
        self.lengths: list[int] = []
        self.turns: list[int] = []
        self.rounds: list[int] = []

    def count(self) -> Tally:
        """All that was noted."""
        outcomes = self.outcomes
        return Tally(
            matches=len(outcomes),
            actions=sum(self.lengths),
            ends=Counter([(end.ending, end.winners, end.grade, end.results) for end in outcomes]),
            scores=[Counter(column) for column in zip(*[end.scores for end in outcomes], strict=True)],
            lengths=Counter(self.lengths),
            turns=Counter(self.turns),
            rounds=Counter(self.rounds),
        )


def added(tallies: Iterable[Tally]) -> Tally:
    """Many tallies as one."""
    total = Tally()
    for tally in tallies:
        total.add(tally)
    return total
