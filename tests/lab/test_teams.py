"""The ladder of a cooperative game: which tables are played, by whom, and what counts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from readingroom.core.errors import BadOption, BadSeats, UnknownBot
from readingroom.lab.teams import LEVELS, TeamRow, counts_of, gather, pieces_of, play_teams, size_of
from readingroom.lab.teams_files import draw

DIFFICULTIES = ["novice", "standard", "advanced", "expert"]


def test_every_difficulty_and_every_number_of_seats_is_played() -> None:
    teams = gather("labyrinth", levels=["random"])
    assert [(team.seats, team.difficulty) for team in teams] == [
        *((2, difficulty) for difficulty in DIFFICULTIES),
        (1, "solo"),
        (3, "standard"),
        (4, "standard"),
        (5, "standard"),
    ]


def test_a_number_of_seats_may_be_asked_for() -> None:
    teams = gather("labyrinth", levels=["random"], seats=4)
    assert [(team.seats, team.difficulty) for team in teams] == [(4, difficulty) for difficulty in DIFFICULTIES]


def test_a_difficulty_may_be_asked_for() -> None:
    teams = gather("labyrinth", levels=["random"], seats=3, options={"difficulty": "expert"})
    assert [(team.seats, team.difficulty) for team in teams] == [(3, "expert")]


def test_all_seats_hold_one_level_and_all_levels_play_the_same_deals() -> None:
    teams = gather("labyrinth", levels=LEVELS, seats=3, options={"difficulty": "novice"})
    assert [team.experiment.bots for team in teams] == [(level,) * 3 for level in LEVELS]
    assert len({team.experiment.seed_of(7) for team in teams}) == 1


def test_a_table_stays_the_same_whatever_other_tables_there_are() -> None:
    (alone,) = gather("labyrinth", levels=["random"], seats=2, options={"difficulty": "expert"})
    among = next(team for team in gather("labyrinth", levels=["random"]) if team.difficulty == "expert")
    assert among.experiment.seed == alone.experiment.seed


@pytest.mark.parametrize("levels", [[], ["random", "random"]])
def test_a_ladder_needs_different_levels(levels: list[str]) -> None:
    with pytest.raises(UnknownBot, match="different levels"):
        gather("labyrinth", levels=levels)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSeats):
        gather("labyrinth", seats=6)
    with pytest.raises(BadOption):
        gather("labyrinth", seats=3, options={"difficulty": "solo"})


def test_levels_that_think_less_play_more_where_difficulties_are_compared() -> None:
    teams = gather("labyrinth")
    counts = {
        (team.seats, team.difficulty, team.level): count for team, count in zip(teams, counts_of(teams, 4), strict=True)
    }
    for difficulty in DIFFICULTIES:
        assert [counts[2, difficulty, level] for level in LEVELS] == [100, 600, 600, 60, 4]
    for table in ((1, "solo"), (3, "standard"), (5, "standard")):
        assert [counts[(*table, level)] for level in LEVELS] == [12, 12, 12, 12, 4]


def test_the_slowest_level_that_plays_sets_the_measure() -> None:
    teams = gather("labyrinth", levels=["apprentice", "librarian"], seats=2)
    assert counts_of(teams, 10) == [100, 10] * len(DIFFICULTIES)


def test_pieces_hold_every_match_once_and_weigh_by_thinking() -> None:
    teams = gather("labyrinth", levels=["apprentice", "archivist"], seats=2, options={"difficulty": "novice"})
    pieces = pieces_of(teams, 30)
    played = [
        [index for piece in pieces if piece.place == place for index in range(piece.start, piece.stop)]
        for place in (0, 1)
    ]
    assert played == [list(range(90)), list(range(30))]
    quick, slow = (next(piece for piece in pieces if piece.place == place) for place in (0, 1))
    assert (quick.stop - quick.start, slow.stop - slow.start) == (3, 1)
    assert size_of(slow) == 50 * size_of(quick)


def test_processes_leave_no_trace() -> None:
    teams = gather("labyrinth", levels=["random"], seats=2)
    one, two = (play_teams(teams, 6, jobs=jobs) for jobs in (1, 2))
    assert [(row.won, row.endings) for row in one] == [(row.won, row.endings) for row in two]
    assert [row.matches for row in one] == [6] * len(DIFFICULTIES)


def test_a_row_with_its_interval() -> None:
    row = TeamRow("greedy", 2, "novice", 30, Counter(won=30, out_of_time=50, overrun=20))
    assert row.share == pytest.approx(0.3)
    assert row.interval[0] < 0.3 < row.interval[1]
    plain = row.to_plain()
    assert plain["endings"] == {"out_of_time": 50, "overrun": 20, "won": 30}
    assert (plain["matches"], plain["won"]) == (100, 30)


@pytest.mark.parametrize("matches", [3, 7, 40])
def test_a_team_that_won_none_or_all_is_drawn_too(tmp_path: Path, matches: int) -> None:
    """Rounding puts the end of such an interval a hair beyond the share."""
    none = TeamRow("random", 2, "standard", 0, Counter(overrun=matches))
    every = TeamRow("archivist", 2, "standard", matches, Counter(won=matches))
    assert draw({"title": "Library Labyrinth"}, [none, every], tmp_path / "teams.svg")
    assert (tmp_path / "teams.svg").stat().st_size > 0
