"""Plays what a profile-guided build learns from.

setup.py runs it on an instrumented engine, and the compiler is told which branches were taken how often. Every game is
played for the same time, so that none looks unimportant beside another: random matches at every number of seats with
every choice of one option, as programs mostly play, and searches.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

from readingroom.bots.levels import Apprentice
from readingroom.bots.playout import begin, play_many
from readingroom.bots.search import Search
from readingroom.catalog import all_games
from readingroom.core.dice import match_seed
from readingroom.core.errors import ReadingRoomError
from readingroom.core.game import Game, Setup

SEED = 1
SECONDS = 2.0  # of each game, for random play and for searches


def tables(game: Game) -> Iterator[Setup]:
    """Every number of seats, with every choice of one option where it fits."""
    listed = [option for option in game.meta.options if not isinstance(option.allowed, str)]
    for seats in game.meta.seats:
        changes = [{one.key: value} for one in listed for value in one.allowed if value != one.default]
        for options in [{}, *changes]:
            try:
                yield Setup(seats=seats, options=game.check(seats, options))
            except ReadingRoomError:
                continue  # not at this number of seats


def play(game: Game, setup: Setup, seconds: float) -> None:
    """Random matches."""
    fresh, codes = game.fresh(setup), game.code_buffer()
    matches, began = 0, process_time()
    while process_time() - began < seconds:
        play_many(fresh, codes, 5, SEED, matches)
        matches += 5


def search(game: Game, setup: Setup, seconds: float) -> None:
    """The first decisions of a match, each searched from an empty tree."""
    fresh, began = game.fresh(setup), process_time()
    state = fresh.clone()
    begin(state, fresh, match_seed(SEED, 0))
    while state.to_move() >= 0 and process_time() - began < seconds:
        thinker = Search(len(game.actions), SEED, Apprentice.exploration, Apprentice.horizon)
        state.apply(thinker.think(state.resample(state.to_move(), SEED), Apprentice.iterations, 0.0))


def train(game: Game) -> None:
    ways = list(tables(game))
    for setup in ways:
        play(game, setup, SECONDS / len(ways))
        search(game, setup, SECONDS / len(ways))


if __name__ == "__main__":
    for one in all_games().values():
        train(one)
