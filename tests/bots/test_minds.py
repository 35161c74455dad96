"""The compiled part of bots: shortcuts that lead to the same answers."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from readingroom.bots.minds import GreedyMind
from readingroom.core.dice import mix
from readingroom.core.game import Game
from readingroom.core.state import NOT_FORETOLD, State

SAMPLES = 6
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fire", 4, {}),
    ("fire", 2, {"technology": True, "fire": "wild"}),
    ("fire", 3, {"mode": "robot"}),
    ("fire", 1, {"mode": "solo_robot"}),
    ("fire", 1, {"mode": "lone_librarian"}),
    ("fire", 5, {"tools": False, "shout": "first"}),
    ("labyrinth", 2, {}),
    ("labyrinth", 1, {}),
    ("labyrinth", 4, {"difficulty": "expert", "double_curses": 2}),
]


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_what_is_certain_need_not_be_sampled(key: str, seats: int, options: dict[str, Any]) -> None:
    """Greedy answers as if it had tried every answer on every sample."""
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
def test_what_is_foretold_comes_and_is_worth_the_same(key: str, seats: int, options: dict[str, Any]) -> None:
    """`State.foretold`, at every answer of a match."""
    match = rr.start(key, seats=seats, seed=13, options=options)
    player, codes = rr.bot("quick", seed=3), match.game.code_buffer()
    told: set[int] = set()
    while (seat := match.to_move) is not None:
        guess, worths = match.resampled(seat, 5), dict[int, tuple[int, float]]()
        for code in [int(code) for code in codes[: guess.legal(codes)]]:
            for sample in map(mix, range(2 * SAMPLES)):
                brings = int(guess.foretold(code, sample))
                if brings != NOT_FORETOLD:
                    worth = worth_after(guess.resample(seat, sample), code, seat)
                    assert worths.setdefault(brings, (code, worth)) == (code, worth)
                    told.add(brings)
        match.play(player.choose(match, seat))
    assert bool(told) == (key == "fire" and "robot" not in str(options))


def best_step(game: Game, guess: State, seed: int) -> int:
    """The answer whose next situation the game likes best, each tried on samples of its own."""
    codes = game.code_buffer()
    seat, tried = int(guess.to_move()), [int(code) for code in codes[: guess.sensible(codes)]]
    worths = [
        sum([worth_after(guess.resample(seat, mix(seed + number)), code, seat) for number in range(SAMPLES)])
        for code in tried
    ]
    return tried[worths.index(max(worths))]


def worth_after(state: State, code: int, seat: int) -> float:
    state.apply(code)
    return state.utility(seat) if state.is_over() else state.evaluate(seat)
