"""Whole matches inside compiled code: an interpreted loop around the engine would cost nine times as much."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.dice import match_seed
from readingroom.core.state import State


def play_randomly(state: State, codes: vec[i64]) -> i64:
    """Play on with uniform random choices to the end; returns how many decisions that took."""
    actions: i64 = 0
    while not state.is_over():
        count = state.legal(codes)
        if count == 1:
            state.apply(codes[0])
        else:
            state.apply(codes[state.choice(count)])
        actions += 1
    return actions


def play_quickly(state: State, codes: vec[i64]) -> i64:
    """Play on with the game's own quick player to the end; returns how many decisions that took."""
    actions: i64 = 0
    while not state.is_over():
        count = state.legal(codes)
        state.apply(state.policy(codes, count))
        actions += 1
    return actions


def play_many(fresh: State, codes: vec[i64], matches: i64, seed: i64, start: i64) -> i64:
    """Random matches number `start` and following of a run; returns the decisions of all of them."""
    state = fresh.clone()
    total: i64 = 0
    for index in range(start, start + matches):
        begin(state, fresh, match_seed(seed, index))
        total += play_randomly(state, codes)
    return total


def begin(state: State, fresh: State, seed: i64) -> None:
    """Deal a match on a state that may have been played before."""
    state.copy_from(fresh)
    state.reseed(seed)
    state.deal()
