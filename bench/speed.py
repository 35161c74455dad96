"""What the engine's speed is measured by: random play, copies, samples and search, beside the C yardstick."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import repeat, starmap
from pathlib import Path
from time import process_time
from typing import Any

from bench.c_yardstick import play_c
from bench.commands import command_gauges
from bench.gauges import ACTIONS, MICROSECONDS, SIMULATIONS, Gauge
from bench.random_play import LABYRINTH, NO_TOOL, SEED, TABLES, TOOLS, Table, interpreted_play, random_play
from readingroom.bots.levels import Archivist
from readingroom.bots.playout import begin
from readingroom.bots.search import Search
from readingroom.core.dice import match_seed
from readingroom.core.game import Game
from readingroom.core.state import State
from readingroom.lab.speed import mid_game

C_MATCHES = 120_000  # about a third of a second
CALLS = 100_000  # of clone and resample
THOUGHTS = 5  # of a whole Archivist's decision each


def yardstick_gauges(program: Path | None, parts: int = 1) -> Iterator[Gauge]:
    """C and the compiled engine on the same game: what all others are compared with.

    Readings of a `parts`-th of the length hit more of a busy machine's quiet moments.
    """
    if program is not None:
        yield Gauge(
            key="c",
            title="C, -O3, No Tool, four seats",
            unit=ACTIONS,
            measure=lambda: float(play_c(program, C_MATCHES // parts, SEED)["actions_per_second"]),
        )
    yield play_gauge(NO_TOOL, "No Tool, four seats", aim=0.5, parts=parts)


def play_gauges(parts: int = 1) -> Iterator[Gauge]:
    """Random play of what C does not play, as a share of the same figure."""
    yield play_gauge(TOOLS, "full game with tools, four seats", aim=0.18, parts=parts)
    yield play_gauge(LABYRINTH, LABYRINTH.words, aim=0.05, parts=parts)


def engine_gauges() -> Iterator[Gauge]:
    """All else about our own engine."""
    yield from play_gauges()
    for table, words in ((NO_TOOL, "No Tool"), (TOOLS, "full game with tools"), (LABYRINTH, LABYRINTH.words)):
        yield Gauge(
            key=f"interpreted_{table.key}",
            title=f"Reading Room, interpreted, {words}",
            unit=ACTIONS,
            measure=partial(interpreted_play, table),
        )
    for table in TABLES.values():
        yield from copy_gauges(table)
    for table in TABLES.values():
        yield from search_gauges(table)
    yield from command_gauges()


def play_gauge(table: Table, words: str, *, aim: float, parts: int) -> Gauge:
    """Random play on the compiled engine; the aim is a share of C."""
    return Gauge(
        key=table.key,
        title=f"Reading Room, compiled, {words}",
        unit=ACTIONS,
        measure=partial(random_play, table.matches // parts, table),
        aim=aim,
    )


# --- copies and samples -------------------------------------------------------------------------------------


def copy_gauges(table: Table) -> Iterator[Gauge]:
    """`clone` and `resample` of a state in the middle of a match."""
    middle = mid_game(table.plan())
    seat = int(middle.to_move())
    yield Gauge(
        key=f"clone_{table.key}",
        title=f"clone, mid-game, {table.words}",
        unit=MICROSECONDS,
        measure=lambda: microseconds(starmap(middle.clone, repeat((), CALLS))),
        aim=1.0,
    )
    yield Gauge(
        key=f"resample_{table.key}",
        title=f"resample, mid-game, {table.words}",
        unit=MICROSECONDS,
        measure=lambda: microseconds(map(middle.resample, repeat(seat), range(CALLS))),
        aim=5.0,
    )


def microseconds(calls: Iterable[Any]) -> float:
    """The mean time of a call and of the copy's end, the call from Python (about 50 ns) included; C loops."""
    began = process_time()
    deque(calls, maxlen=0)
    return 1e6 * (process_time() - began) / CALLS


# --- search -------------------------------------------------------------------------------------------------


def search_gauges(table: Table) -> Iterator[Gauge]:
    """Simulations of an Archivist's decisions, each from an empty tree."""
    experiment = table.plan()
    game = experiment.find_game()
    fresh = game.fresh(experiment.setup)
    opening = fresh.clone()
    begin(opening, fresh, match_seed(SEED, 0))
    for moment, state in (("opening", opening), ("mid-game", mid_game(experiment))):
        yield Gauge(
            key=f"search_{table.key}_{moment.replace('-', '_')}",
            title=f"search, {moment}, {table.words}",
            unit=SIMULATIONS,
            measure=partial(simulations_per_second, game, real_decision(game, state)),
            aim=table.simulations,
        )


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
