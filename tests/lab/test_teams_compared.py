"""What a teams' ladder shows: sentences on difficulties, and the best level beside the baseline."""

from __future__ import annotations

from collections import Counter

import pytest

from readingroom.lab.statistics import newcombe
from readingroom.lab.teams import TeamRow
from readingroom.lab.teams_compared import climbs, compare, leads, verdict
from readingroom.lab.teams_files import best_beside_baseline, difficulties_compared

DIFFICULTIES = ("novice", "standard", "advanced", "expert")


def row(level: str, difficulty: str, won: int, matches: int, seats: int = 2) -> TeamRow:
    return TeamRow(level, seats, difficulty, won, Counter(won=won, out_of_time=matches - won))


def stair(level: str, *won: int, matches: int = 1000) -> list[TeamRow]:
    """One level at the four difficulties."""
    return [row(level, difficulty, count, matches) for difficulty, count in zip(DIFFICULTIES, won, strict=True)]


def said(*won: int, matches: int = 1000) -> str:
    (steps,) = climbs(stair("greedy", *won, matches=matches))
    return verdict(steps)


def test_the_interval_of_a_difference_is_newcombes() -> None:
    """Newcombe 1998, method 10: his first two examples."""
    assert newcombe(56, 70, 48, 80) == pytest.approx((0.0524, 0.3339), abs=5e-5)
    assert newcombe(9, 10, 3, 10) == pytest.approx((0.1705, 0.8090), abs=5e-5)


def test_a_clear_order() -> None:
    assert said(600, 500, 400, 300) == "the order holds: every step is clear of chance."


def test_an_order_within_chance() -> None:
    words = said(600, 500, 495, 300)
    assert words == "the order shows, but from standard to advanced the difference is within chance."


def test_an_order_that_is_not_shown() -> None:
    """As few matches do: 7 and 13 of 40 say nothing yet."""
    words = said(7, 13, 8, 6, matches=40)
    assert words == "the order is not shown: from novice to standard it won more, but within chance."


def test_an_order_that_does_not_hold() -> None:
    words = said(300, 500, 300, 400)
    assert words == "the order does not hold: from novice to standard and from advanced to expert it clearly wins more."


def test_who_never_wins_tells_nothing() -> None:
    assert said(0, 0, 0, 0) == "wins nothing anywhere, and so tells nothing."
    assert compare(stair("random", 0, 0, 0, 0))["climbs"][0]["steps"] == []


def test_only_neighbours_at_one_number_of_seats_are_compared() -> None:
    rows = [
        *stair("greedy", 4, 3, 2, 1),
        row("greedy", "solo", 9, 10, seats=1),
        row("greedy", "standard", 9, 10, seats=3),
    ]
    (steps,) = climbs(rows)
    assert [step.name for step in steps] == ["novice to standard", "standard to advanced", "advanced to expert"]


def test_the_best_level_beside_the_baseline() -> None:
    rows = [
        row("greedy", "standard", 250, 1000),
        row("apprentice", "standard", 9, 10),
        row("archivist", "standard", 18, 20),
    ]
    (lead,) = leads(rows)
    assert lead.best.level == "archivist"
    assert lead.times == pytest.approx(3.6)
    assert lead.at_least == pytest.approx(lead.best.interval[0] / lead.baseline.interval[1])
    assert 2 < lead.at_least < 3
    assert leads(rows[:1]) == []


def test_a_baseline_without_a_win() -> None:
    rows = [row("greedy", "expert", 0, 20), row("archivist", "expert", 10, 20)]
    (lead,) = compare(rows)["leads"]
    assert lead["times"] is None
    assert "| 2 | expert | archivist / greedy | 50.0% / 0.0% |  | 1.9 |" in best_beside_baseline([lead])


def test_the_sections_of_the_page() -> None:
    report = compare([*stair("greedy", 349, 277, 230, 178), *stair("archivist", 20, 18, 17, 13, matches=20)])
    page = difficulties_compared(report["climbs"])
    assert "- greedy, 2 seats: the order holds: every step is clear of chance." in page
    assert "| 2 | greedy | novice | standard | 7.2% | 3.1% to 11.2% | yes |" in page
    assert best_beside_baseline(report["leads"])[0] == "## Archivist beside greedy"
