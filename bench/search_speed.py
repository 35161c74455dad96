"""How many simulations a second an Archivist's decision gets."""

from __future__ import annotations

from time import process_time

from bench.random_play import SEED
from readingroom.bots.levels import Archivist
from readingroom.bots.search import Search
from readingroom.core.game import Game
from readingroom.core.state import State

THOUGHTS = 5  # of a whole Archivist's decision each


def real_decision(game: Game, state: State) -> State:
    """Go on to the next decision with something to decide, as its seat knows it."""
    codes = game.code_buffer()
    while state.legal(codes) == 1:
        state.apply(codes[0])
    return state.resample(state.to_move(), SEED)


def simulations_per_second(game: Game, state: State) -> float:
    search = Search(len(game.actions), SEED, Archivist.exploration, Archivist.horizon)
    began = process_time()
    for _ in range(THOUGHTS):
        search.think(state, Archivist.iterations, 0.0)
        search.forget()
    return int(search.simulations) / (process_time() - began)
