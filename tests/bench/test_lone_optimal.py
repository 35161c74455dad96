"""The Lone Librarian without tools, solved: against the spec's exact numbers and the engine itself."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from statistics import fmean, stdev

import numpy as np
import pytest

from bench.lone import Game, advisor, final_score, lone_table, play_game, regret
from bench.lone_optimal import Solution, Values, optimum, pack_without_tools
from readingroom.games.fire.cards.pack import load_pack

EMPTY = ((0, 0, 0, 0), 0)
# 7: optimal stopping at the start library, 0 on a trigger, nothing afterwards; cards 1st to 6th
ONE_TURN = (
    Fraction(7863151, 1187550),
    Fraction(7360523, 1187550),
    Fraction(3960136, 593775),
    Fraction(1472389, 237510),
    Fraction(544561, 79170),
    Fraction(261361, 40950),
)


class OneTurn(Solution):
    """The same recursion where nothing comes after the turn, however it ends."""

    def value_before(self, turn: int, used: int) -> Values:
        return np.zeros(len(self.positions))

    def collapse(self, turn: int) -> float:
        return 0.0


@pytest.fixture(scope="module")
def one_turn() -> OneTurn:
    return OneTurn(load_pack(pack_without_tools(), "cards without tools"))


@pytest.mark.parametrize("card", range(6))
def test_a_single_turn_is_worth_what_the_spec_says(one_turn: OneTurn, card: int) -> None:
    """Section 7, the last column of its table of expected points."""
    start = one_turn.index[0, 0, 0, 0]
    assert one_turn.turn(1, 0, card)[EMPTY][start] == pytest.approx(float(ONE_TURN[card]), abs=1e-12)


def test_the_optimum() -> None:
    assert optimum() == pytest.approx(100.79, abs=0.01)


def test_the_first_choice_is_worth_the_optimum() -> None:
    values = advisor().choices(lone_table("random").start(0).view(0))
    assert max(values.values()) == pytest.approx(optimum(), abs=1e-9)


def test_a_perfect_player_scores_the_optimum() -> None:
    """On the engine's own matches, within four standard errors."""
    scores = [float(play_perfectly(index)) for index in range(30)]
    assert abs(fmean(scores) - optimum()) < 4 * stdev(scores) / sqrt(len(scores))


def play_perfectly(index: int) -> int:
    match = lone_table("random").start(index)
    while not match.over:
        values = advisor().choices(match.view(0))
        match.play(max(values, key=values.__getitem__))
    return final_score(match)


def test_no_answer_is_better_than_the_best() -> None:
    """A regret is never negative, and of every decision one answer has none."""
    match = lone_table("random").start(7)
    while not match.over:
        regrets = [regret(match, action) for action in match.legal()]
        assert min(regrets) == 0.0
        match.play(match.legal()[len(match.log) % len(regrets)])


def test_a_random_player_gives_points_away() -> None:
    results = [play_game(Game("random", index)) for index in range(3)]
    assert all(result.given_away > 0.0 for result in results)
