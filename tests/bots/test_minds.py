"""The compiled part of bots: shortcuts that lead to the same answers."""

from __future__ import annotations

import math
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import readingroom as rr
from readingroom.bots.minds import GreedyMind, worth_of
from readingroom.core.dice import mix
from readingroom.core.game import Game
from readingroom.core.state import MOST_WAYS, State

SAMPLES = 6
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fire", 4, {}),
    ("fire", 2, {"technology": True, "fire": "wild"}),
    ("fire", 3, {"mode": "robot"}),
    ("fire", 1, {"mode": "solo_robot"}),
    ("fire", 1, {"mode": "lone_librarian"}),
    ("fire", 5, {"tools": False, "shout": "first"}),
    ("fire", 3, {"fire": "inferno"}),
    ("labyrinth", 2, {}),
    ("labyrinth", 1, {}),
    ("labyrinth", 4, {"difficulty": "expert", "double_curses": 2}),
]


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_greedy_gives_the_answer_with_the_best_mean(key: str, seats: int, options: dict[str, Any]) -> None:
    """Over the ways that the game tells, else over all samples: what is certain is tried once, and it is the same."""
    match = rr.start(key, seats=seats, seed=11, options=options)
    player, greedy = rr.bot("quick", seed=1), GreedyMind(len(match.game.actions), SAMPLES)
    while (seat := match.to_move) is not None:
        guess, seed = match.resampled(seat, 5), mix(len(match.log))
        assert int(greedy.answer(guess, seed)) == best_step(match.game, guess, seed)
        match.play(player.choose(match, seat))


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_what_is_certain_is_worth_the_same_in_every_sample(key: str, seats: int, options: dict[str, Any]) -> None:
    """`State.is_certain`, at every answer of a match."""
    match = rr.start(key, seats=seats, seed=12, options=options)
    player, codes = rr.bot("quick", seed=2), match.game.code_buffer()
    while (seat := match.to_move) is not None:
        guess = match.resampled(seat, 5)
        for code in [int(code) for code in codes[: guess.legal(codes)]]:
            samples = [guess.resample(seat, mix(number)) for number in range(SAMPLES)]
            worths = [worth_after(sample.clone(), code, seat) for sample in samples]
            after = samples[0].clone()
            after.apply(code)
            assert not after.is_certain(samples[0]) or len(set(worths)) == 1, match.game.actions.texts[code]
        match.play(player.choose(match, seat))


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_every_sample_goes_one_of_the_ways_and_as_often_as_told(key: str, seats: int, options: dict[str, Any]) -> None:
    """`State.outcomes`, at every answer of a match: what they are worth, and how often they come."""
    match = rr.start(key, seats=seats, seed=13, options=options)
    player, codes = rr.bot("quick", seed=3), match.game.code_buffer()
    off, spread, told = 0.0, 0.0, 0
    while (seat := match.to_move) is not None:
        guess = match.resampled(seat, 5)
        keys = range(1000 * len(match.log), 1000 * len(match.log) + 4 * SAMPLES)
        samples = [guess.resample(seat, mix(number)) for number in keys]
        for code in [int(code) for code in codes[: guess.legal(codes)]]:
            ways = ways_of(guess, code, seat)
            if not ways:
                continue
            assert sum(chance for chance, _ in ways) == pytest.approx(1.0)
            worths = [worth_after(sample.clone(), code, seat) for sample in samples]
            assert set(worths) <= {worth for _, worth in ways}, match.game.actions.texts[code]
            mean = sum(chance * worth for chance, worth in ways)
            off += sum(worths) / len(worths) - mean
            spread += sum(chance * (worth - mean) ** 2 for chance, worth in ways) / len(worths)
            told += 1
        match.play(player.choose(match, seat))
    assert bool(told) == (key == "fire" and "robot" not in str(options))
    # the answers of one question share their samples, so their errors add up: hence not the usual two
    assert abs(off) <= 6 * math.sqrt(spread)


def ways_of(guess: State, code: int, seat: int) -> list[tuple[float, float]]:
    """The chances and worths of all ways that an answer can go."""
    ways, chances = vec[i64]([0] * int(MOST_WAYS)), vec[float]([0.0] * int(MOST_WAYS))
    found: list[tuple[float, float]] = []
    for at in range(guess.outcomes(code, ways, chances)):
        trial = guess.clone()
        trial.apply_outcome(code, ways[at])
        found.append((chances[at], worth_of(trial, seat)))
    return found


def best_step(game: Game, guess: State, seed: int) -> int:
    """The answer whose next situation the game likes best, each tried on samples of its own."""
    codes = game.code_buffer()
    seat, tried = int(guess.to_move()), [int(code) for code in codes[: guess.sensible(codes)]]
    worths = []
    for code in tried:
        ways = ways_of(guess, code, seat)
        samples = [guess.resample(seat, mix(seed + number)) for number in range(0 if ways else SAMPLES)]
        worths.append(
            SAMPLES * sum([chance * worth for chance, worth in ways])
            if ways
            else sum([worth_after(sample, code, seat) for sample in samples])
        )
    return tried[worths.index(max(worths))]


def worth_after(state: State, code: int, seat: int) -> float:
    state.apply(code)
    return worth_of(state, seat)
