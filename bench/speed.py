"""What the engine's speed is measured by: random play, copies, samples and search, beside the C yardstick."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import repeat, starmap
from pathlib import Path

from bench.beside_fire import beside_fire_gauges
from bench.c_yardstick import play_c
from bench.commands import command_gauges
from bench.gauges import ACTIONS, MICROSECONDS, SIMULATIONS, Gauge
from bench.random_play import (
    CHAPTERS,
    CHAPTERS_ENHANCED,
    LABYRINTH,
    LIBRARIANS,
    LIBRARIANS_WHOLE,
    NO_TOOL,
    SEED,
    TABLES,
    TOOLS,
    Table,
    interpreted_play,
    random_play,
)
from bench.search_speed import real_decision, simulations_per_second
from bench.timing import CALLS, microseconds
from readingroom.bots.playout import begin
from readingroom.core.dice import match_seed
from readingroom.lab.speed import mid_game

C_MATCHES = 120_000  # about a third of a second


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


def card_game_gauges() -> Iterator[Gauge]:
    """Random play of the two card games; the gate has no record of them on every kind of processor yet."""
    for table, aim in ((LIBRARIANS, 0.01), (LIBRARIANS_WHOLE, 0.005), (CHAPTERS, 0.03), (CHAPTERS_ENHANCED, 0.01)):
        yield play_gauge(table, table.words, aim=aim, parts=1)


def engine_gauges() -> Iterator[Gauge]:
    """All else about our own engine."""
    yield from play_gauges()
    yield from card_game_gauges()
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
    yield from beside_fire_gauges()
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
        measure=lambda: microseconds(starmap(middle.clone, repeat(()))),
        aim=1.0,
    )
    yield Gauge(
        key=f"resample_{table.key}",
        title=f"resample, mid-game, {table.words}",
        unit=MICROSECONDS,
        measure=lambda: microseconds(map(middle.resample, repeat(seat), range(CALLS))),
        aim=5.0,
    )


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
