"""The ladder: who plays whom, where they sit, and what counts."""

from __future__ import annotations

from collections import Counter

import pytest

from readingroom.core.errors import BadSeats, UnknownBot
from readingroom.lab.ladder import LEVELS, Row, climb, neighbours, pair_up, result_of, rotations
from tests.lab.by_hand import play_by_hand


def test_each_level_plays_the_one_below_it() -> None:
    assert neighbours(LEVELS) == [
        ("apprentice", "random"),
        ("librarian", "apprentice"),
        ("archivist", "librarian"),
    ]


@pytest.mark.parametrize(
    ("levels", "pairs"),
    [
        (["random", "greedy"], [("greedy", "random")]),
        (["random", "greedy", "apprentice"], [("apprentice", "random"), ("greedy", "random")]),
        (["greedy", "apprentice", "librarian"], [("librarian", "apprentice"), ("apprentice", "greedy")]),
    ],
)
def test_greedy_stands_beside_the_chain(levels: list[str], pairs: list[tuple[str, str]]) -> None:
    assert neighbours(levels) == pairs


@pytest.mark.parametrize("levels", [[], ["random"], ["random", "random"]])
def test_a_ladder_needs_two_levels(levels: list[str]) -> None:
    with pytest.raises(UnknownBot, match="two different levels"):
        neighbours(levels)


def test_a_ladder_needs_two_seats() -> None:
    with pytest.raises(BadSeats, match="two seats or more"):
        pair_up("fire", seats=1)


@pytest.mark.parametrize(("seats", "seatings"), [(2, 2), (3, 6), (4, 2), (5, 10), (6, 2)])
def test_both_levels_sit_everywhere_equally_often(seats: int, seatings: int) -> None:
    found = rotations("a", "b", seats)
    assert len(found) == seatings
    half = {"a": seatings // 2, "b": seatings // 2}
    assert all(Counter(column) == half for column in zip(*found, strict=True))


def test_a_row_stays_the_same_whatever_other_rows_there_are() -> None:
    (alone,) = pair_up("fire", levels=["random", "apprentice"])
    assert pair_up("fire", levels=LEVELS)[0].experiments == alone.experiments


def test_processes_leave_no_trace() -> None:
    pairings = pair_up("fire", levels=["random", "greedy"], options={"tools": False})
    one, two = (climb(pairings, 6, jobs=jobs)[0].results for jobs in (1, 2))
    assert one == two
    assert one.total() == 6


def test_results_are_shared_out_by_seat() -> None:
    (pairing,) = pair_up("fire", levels=["random", "greedy"], seats=4)
    match = play_by_hand(pairing.experiments[0], 0)
    assert match.outcome is not None
    ours, theirs = result_of(match.outcome.results, pairing.experiments[0].bots, "greedy")
    assert ours == pytest.approx(sum(match.outcome.results[0::2]))
    assert ours + theirs == pytest.approx(1)


def test_a_clear_row_and_one_that_is_not() -> None:
    clear = Row("a", "b", Counter({(1.0, 0.0): 70, (0.0, 1.0): 30}))
    close = Row("a", "b", Counter({(1.0, 0.0): 50, (0.5, 0.5): 10, (0.0, 1.0): 40}))
    assert (clear.is_clear, close.is_clear) == (True, False)
    assert [clear.share(0), close.share(0)] == pytest.approx([0.7, 0.55])
    assert close.to_plain()["even"] == 10
