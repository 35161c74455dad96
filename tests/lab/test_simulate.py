"""Many matches: what is counted is what was played."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from readingroom.bots.playout import play_many
from readingroom.core.errors import BadSeats
from readingroom.lab.experiment import Experiment, plan
from readingroom.lab.simulate import Chunk, play_bots, play_chunk, simulate
from readingroom.lab.tally import Tally, added

TABLES = [
    (1, {"mode": "lone_librarian"}),
    (1, {"mode": "solo_robot"}),
    (2, {"mode": "robot"}),
    (3, {"tools": False, "shout": "first"}),
    (4, {"technology": True, "fire": "inferno"}),
    (6, {}),
]


def total_actions(experiment: Experiment, matches: int) -> int:
    game = experiment.find_game()
    codes: vec[i64] = vec[i64]([0] * len(game.actions))
    return int(play_many(game.fresh(experiment.setup), codes, matches, experiment.seed, 0))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_same_matches_as_the_compiled_run(seats: int, options: dict[str, object]) -> None:
    experiment = plan("fire", seats=seats, options=options, seed=9)
    tally = simulate(experiment, 20)
    assert tally.matches == tally.ends.total() == tally.lengths.total() == 20
    assert tally.actions == total_actions(experiment, 20)
    assert all(counts.total() == 20 for counts in tally.scores)


def test_a_match_is_the_same_in_any_chunk() -> None:
    experiment = plan("fire", seats=3)
    pieces = [play_chunk(Chunk(experiment, start, stop)) for start, stop in ((0, 3), (3, 4), (4, 10))]
    assert added(pieces) == play_chunk(Chunk(experiment, 0, 10))


def test_bots_matches_are_the_same_in_any_chunk() -> None:
    experiment = plan("fire", seats=2, bots=["greedy", "random"])
    pieces = [play_chunk(Chunk(experiment, index, index + 1)) for index in range(4)]
    assert added(pieces) == play_chunk(Chunk(experiment, 0, 4))


def test_every_bot_and_match_has_a_seed_of_its_own() -> None:
    experiment = plan("fire", seats=3)
    seeds = [experiment.seed_of(index) for index in range(50)]
    seeds += [experiment.bot_seed(index, seat) for index in range(50) for seat in range(3)]
    assert len(set(seeds)) == 200


def test_a_bots_match_is_counted_as_it_ended() -> None:
    experiment = plan("fire", seats=2, bots=["greedy"])
    match = play_bots(experiment, 5)
    tally = play_chunk(Chunk(experiment, 5, 6))
    assert match.outcome is not None
    assert [list(counts) for counts in tally.scores] == [[score] for score in match.outcome.scores]
    assert tally.rounds == Counter([match.view().round])


def test_progress_is_reported_to_the_last_match() -> None:
    steps: list[int] = []
    simulate(plan("fire"), 250, advance=steps.append)
    assert sum(steps) == 250
    assert len(steps) > 50


def test_nothing_is_nothing() -> None:
    assert added([]) == Tally()


def test_a_bot_for_each_seat() -> None:
    assert plan("fire", seats=3, bots=["random"]).bots == ("random",) * 3
    with pytest.raises(BadSeats, match="one for each of the 3, not 2"):
        plan("fire", seats=3, bots=["random", "random"])
