"""Many matches: what is counted is what was played."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from readingroom.bots.playout import begin, play_many, play_randomly
from readingroom.catalog import Match
from readingroom.core.errors import BadSeats
from readingroom.core.game import Outcome
from readingroom.games.fire.edge.events import ToolPlayed
from readingroom.games.labyrinth.edge.events import BoosterPlayed
from readingroom.lab.experiment import Experiment, plan
from readingroom.lab.simulate import Chunk, play_bots, play_chunk, simulate
from readingroom.lab.tally import End, Tally, added
from tests.lab.by_hand import play_by_hand

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


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_matches_are_counted_as_they_ended(seats: int, options: dict[str, object]) -> None:
    experiment = plan("fire", seats=seats, options=options, seed=5)
    game = experiment.find_game()
    fresh, codes = game.fresh(experiment.setup), game.code_buffer()
    outcomes: list[Outcome] = []
    lengths: Counter[int] = Counter()
    for index in range(12):
        state = fresh.clone()
        begin(state, fresh, experiment.seed_of(index))
        lengths[int(play_randomly(state, codes))] += 1
        outcomes.append(game.outcome(state))
    tally = simulate(experiment, 12)
    assert tally.ends == Counter(map(end_of, outcomes))
    assert tally.scores == [Counter(column) for column in zip(*[end.scores for end in outcomes], strict=True)]
    assert tally.lengths == lengths


TEAMS: list[tuple[str, list[str], dict[str, object]]] = [
    ("fire", ["greedy"] * 4, {}),
    ("fire", ["random", "quick", "apprentice"], {"technology": True}),
    ("fire", ["quick", "greedy"], {"mode": "robot"}),
    ("fire", ["greedy"], {"mode": "solo_robot"}),
    ("fire", ["apprentice"], {"mode": "lone_librarian"}),
    ("fire", ["random", "greedy"], {"tools": False}),
    ("labyrinth", ["random", "random", "quick"], {}),
    ("labyrinth", ["greedy", "quick"], {"difficulty": "expert"}),
    ("labyrinth", ["quick"], {"difficulty": "solo"}),
    ("labyrinth", ["apprentice", "quick", "quick", "quick"], {"double_curses": 2}),
]


@pytest.mark.parametrize(("game", "bots", "options"), TEAMS)
def test_a_run_plays_the_matches_that_the_bots_play_at_a_table(
    game: str, bots: list[str], options: dict[str, object]
) -> None:
    """Same seeds, same samples, same answers: a match does not depend on who drives it."""
    experiment = plan(game, seats=len(bots), bots=bots, options=options, seed=3)
    for index in range(2):
        match = play_by_hand(experiment, index)
        tally = play_bots(Chunk(experiment, index, index + 1))
        assert match.outcome is not None
        assert tally.ends == Counter([end_of(match.outcome)])
        assert tally.scores == [Counter([score]) for score in match.outcome.scores]
        assert tally.lengths == Counter([len(match.log)])
        assert tally.turns == Counter([count_events(match, "TurnBegan")])
        assert tally.plays.total() == len(cards_played(match))
        assert sum(tally.thinking.decisions.values()) == len(match.log)


def test_the_turn_that_ends_a_match_counts_and_none_after_the_last_round() -> None:
    """A turn that has begun is a turn, whether the match ends in it or not."""
    experiment = plan("fire", seats=3, bots=["quick"])
    endings: set[str] = set()
    index = 0
    while endings < {"fire_spreading", "round_end"}:
        match = play_by_hand(experiment, index)
        assert play_bots(Chunk(experiment, index, index + 1)).turns == Counter([count_events(match, "TurnBegan")])
        endings.add(match.outcome.ending if match.outcome is not None else "")
        index += 1


def end_of(outcome: Outcome) -> End:
    return End(outcome.ending, outcome.winners, outcome.grade, outcome.results)


def count_events(match: Match, kind: str) -> int:
    return sum(type(event).__name__ == kind for _, event in match.history())


def cards_played(match: Match) -> set[tuple[int, object]]:
    """After which answer, which card; two Ladders for one walk are one answer that played Ladders."""
    tools = {(at, event.tool) for at, event in match.history() if isinstance(event, ToolPlayed)}
    return tools | {(at, event.option) for at, event in match.history() if isinstance(event, BoosterPlayed)}


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
    match = play_by_hand(experiment, 5)
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
