"""What a teams' ladder shows: whether harder tables are won less often, and how much better the best level is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from readingroom.lab.statistics import newcombe
from readingroom.lab.teams import BASELINE, TeamRow


def compare(rows: Sequence[TeamRow]) -> dict[str, Any]:
    """All comparisons as plain data."""
    return {
        "climbs": [
            {
                "level": steps[0].easier.level,
                "seats": steps[0].easier.seats,
                "verdict": verdict(steps),
                "steps": [step.to_plain() for step in steps] if has_won(steps) else [],
            }
            for steps in climbs(rows)
        ],
        "leads": [lead.to_plain() for lead in leads(rows)],
    }


# --- difficulties -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step:
    """From one difficulty to the next, for one level and number of seats."""

    easier: TeamRow
    harder: TeamRow

    @property
    def difference(self) -> float:
        """How much less of the harder one is won."""
        return self.easier.share - self.harder.share

    @property
    def interval(self) -> tuple[float, float]:
        """95 % for the difference."""
        return newcombe(self.easier.won, self.easier.matches, self.harder.won, self.harder.matches)

    @property
    def is_clear(self) -> bool:
        """Chance alone would seldom do it, whichever way it points."""
        low, high = self.interval
        return low > 0 or high < 0

    @property
    def name(self) -> str:
        """As a sentence names it."""
        return f"{self.easier.difficulty} to {self.harder.difficulty}"

    def to_plain(self) -> dict[str, Any]:
        """One step as plain data."""
        return {
            "easier": self.easier.difficulty,
            "harder": self.harder.difficulty,
            "difference": round(self.difference, 6),
            "interval_95": [round(end, 6) for end in self.interval],
            "clear": self.is_clear,
        }


def climbs(rows: Sequence[TeamRow]) -> list[list[Step]]:
    """The steps of every level and number of seats that plays several difficulties, easiest first."""
    kinds = list(dict.fromkeys((row.level, row.seats) for row in rows))
    stairs = [[row for row in rows if (row.level, row.seats) == kind] for kind in kinds]
    return [[Step(easier, harder) for easier, harder in pairwise(stair)] for stair in stairs if len(stair) > 1]


def verdict(steps: Sequence[Step]) -> str:
    """In a sentence, whether a level wins less the harder it gets."""
    if not has_won(steps):
        return "wins nothing anywhere, and so tells nothing."
    against = [step for step in steps if step.difference < 0]
    clear_against = [step for step in against if step.is_clear]
    if clear_against:
        return f"the order does not hold: {listed(clear_against)} it clearly wins more."
    if against:
        return f"the order is not shown: {listed(against)} it won more, but within chance."
    within = [step for step in steps if not step.is_clear]
    if within:
        return f"the order shows, but {listed(within)} the difference is within chance."
    return "the order holds: every step is clear of chance."


def has_won(steps: Sequence[Step]) -> bool:
    """Something was won, at one difficulty or another."""
    return any(step.easier.won or step.harder.won for step in steps)


def listed(steps: Sequence[Step]) -> str:
    """Some steps in one phrase."""
    return "from " + " and from ".join(step.name for step in steps)


# --- the best level and the baseline ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lead:
    """The last level of a table beside the baseline."""

    best: TeamRow
    baseline: TeamRow

    @property
    def times(self) -> float | None:
        """How often the best wins for each win of the baseline; None: the baseline has won nothing."""
        return self.best.share / self.baseline.share if self.baseline.won else None

    @property
    def at_least(self) -> float:
        """The same where both intervals are at their ends."""
        return self.best.interval[0] / self.baseline.interval[1]

    def to_plain(self) -> dict[str, Any]:
        """One comparison as plain data."""
        return {
            "seats": self.best.seats,
            "difficulty": self.best.difficulty,
            "levels": [self.best.level, self.baseline.level],
            "shares": [round(self.best.share, 6), round(self.baseline.share, 6)],
            "times": None if self.times is None else round(self.times, 4),
            "at_least": round(self.at_least, 4),
        }


def leads(rows: Sequence[TeamRow]) -> list[Lead]:
    """The strongest level beside the baseline, at every table where both play."""
    strongest = rows[-1].level
    best = {(row.seats, row.difficulty): row for row in rows if row.level == strongest}
    if strongest == BASELINE:
        return []
    return [Lead(best[row.seats, row.difficulty], row) for row in rows if row.level == BASELINE]
