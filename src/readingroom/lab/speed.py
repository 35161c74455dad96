"""A short measure of speed: random matches, and copies and samples of a state in mid-game."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.bots.playout import begin, play_many
from readingroom.core.dice import match_seed
from readingroom.core.state import State
from readingroom.lab.experiment import Experiment, plan

BATCH = 100  # calls between two looks at the clock
MIDDLE = 60  # decisions into a match


def measure(game: str, *, seats: int, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    """The speed of one table; each of the three measures takes about that many seconds."""
    experiment = plan(game, seats=seats, options=options)
    middle = mid_game(experiment)
    return {
        "game": game,
        "seats": seats,
        "options": options,
        "actions_per_second": round(actions_per_second(experiment, seconds)),
        "clone_microseconds": round(1e6 * seconds_per_call(middle.clone, seconds), 3),
        "resample_microseconds": round(1e6 * seconds_per_call(lambda: middle.resample(0, 7), seconds), 3),
    }


def actions_per_second(experiment: Experiment, seconds: float) -> float:
    """Random matches, from calls that run many of them."""
    game = experiment.find_game()
    fresh = game.fresh(experiment.setup)
    codes: vec[i64] = vec[i64]([0] * len(game.actions))
    matches, actions, began = 10, 0, perf_counter()
    start = 0
    while (spent := perf_counter() - began) < seconds:
        actions += play_many(fresh, codes, matches, experiment.seed, start)
        start += matches
        matches = min(10_000, matches * 2) if spent < seconds / 4 else matches
    return actions / spent


def seconds_per_call(call: Callable[[], object], seconds: float) -> float:
    """The mean time of a call, the loop around it included."""
    calls, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds:
        for _ in range(BATCH):
            call()
        calls += BATCH
    return spent / calls


def mid_game(experiment: Experiment) -> State:
    """A state some way into a random match; the first match that is long enough."""
    game = experiment.find_game()
    fresh = game.fresh(experiment.setup)
    codes: vec[i64] = vec[i64]([0] * len(game.actions))
    index = 0
    while True:
        state = fresh.clone()
        begin(state, fresh, match_seed(experiment.seed, index))
        for _ in range(MIDDLE):
            if state.is_over():
                break
            state.apply(codes[state.choice(state.legal(codes))])
        if not state.is_over():
            return state
        index += 1
