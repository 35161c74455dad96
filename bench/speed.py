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
from bench.gauges import ACTIONS, MICROSECONDS, SIMULATIONS, Gauge
from bench.random_play import SEED, interpreted_play, random_play
from readingroom.bots.levels import Archivist
from readingroom.bots.playout import begin
from readingroom.bots.search import Search
from readingroom.core.dice import match_seed
from readingroom.core.game import Game
from readingroom.core.state import State
from readingroom.lab.experiment import plan
from readingroom.lab.speed import mid_game

# About a third of a second each.
MATCHES = {"c": 120_000, "no_tool": 40_000, "tools": 8_000, "interpreted": 200, "interpreted_tools": 60}
CALLS = 100_000  # of clone and resample
THOUGHTS = 5  # of a whole Archivist's decision each
TOOLS = {False: "without tools", True: "with tools"}


def yardstick_gauges(program: Path | None) -> Iterator[Gauge]:
    """C and the compiled engine on the same game: what all others are compared with."""
    if program is not None:
        yield Gauge(
            key="c",
            title="C, -O3, No Tool",
            unit=ACTIONS,
            measure=lambda: float(play_c(program, MATCHES["c"], SEED)["actions_per_second"]),
        )
    yield Gauge(
        key="no_tool",
        title="Reading Room, compiled, No Tool",
        unit=ACTIONS,
        measure=partial(random_play, MATCHES["no_tool"], tools=False),
        aim=0.3,
    )


def engine_gauges() -> Iterator[Gauge]:
    """All else about our own engine."""
    yield Gauge(
        key="tools",
        title="Reading Room, compiled, full game with tools",
        unit=ACTIONS,
        measure=partial(random_play, MATCHES["tools"], tools=True),
        aim=0.1,
    )
    yield Gauge(
        key="interpreted",
        title="Reading Room, interpreted, No Tool",
        unit=ACTIONS,
        measure=partial(interpreted_play, MATCHES["interpreted"], tools=False),
    )
    yield Gauge(
        key="interpreted_tools",
        title="Reading Room, interpreted, full game with tools",
        unit=ACTIONS,
        measure=partial(interpreted_play, MATCHES["interpreted_tools"], tools=True),
    )
    for tools in TOOLS:
        yield from copy_gauges(tools=tools)
    for tools in TOOLS:
        yield from search_gauges(tools=tools)


# --- copies and samples -------------------------------------------------------------------------------------


def copy_gauges(*, tools: bool) -> Iterator[Gauge]:
    """`clone` and `resample` of a state in the middle of a match."""
    middle = mid_game(plan("fire", seats=4, options={"tools": tools}))
    seat = int(middle.to_move())
    yield Gauge(
        key=f"clone_{'tools' if tools else 'no_tool'}",
        title=f"clone, mid-game, {TOOLS[tools]}",
        unit=MICROSECONDS,
        measure=lambda: microseconds(starmap(middle.clone, repeat((), CALLS))),
        aim=1.0,
    )
    yield Gauge(
        key=f"resample_{'tools' if tools else 'no_tool'}",
        title=f"resample, mid-game, {TOOLS[tools]}",
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


def search_gauges(*, tools: bool) -> Iterator[Gauge]:
    """Simulations of an Archivist's decisions, each from an empty tree."""
    experiment = plan("fire", seats=4, options={"tools": tools})
    game = experiment.find_game()
    fresh = game.fresh(experiment.setup)
    opening = fresh.clone()
    begin(opening, fresh, match_seed(SEED, 0))
    for moment, state in (("opening", opening), ("mid-game", mid_game(experiment))):
        yield Gauge(
            key=f"search_{'tools' if tools else 'no_tool'}_{moment.replace('-', '_')}",
            title=f"search, {moment}, {TOOLS[tools]}",
            unit=SIMULATIONS,
            measure=partial(simulations_per_second, game, real_decision(game, state)),
            aim=20_000 if tools else 60_000,
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
