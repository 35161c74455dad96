"""Copies and search of the other card games beside Fire's, as ratios within one reading."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import repeat, starmap

from bench.gauges import RATIO, Gauge
from bench.random_play import CHAPTERS, LIBRARIANS, NO_TOOL, TOOLS, Table
from bench.search_speed import real_decision, simulations_per_second
from bench.timing import microseconds
from readingroom.lab.speed import mid_game

# How many times Fire's clone one may take, and which share of Fire's simulations a search must reach.
ALLOWED = ((LIBRARIANS, 3.0, 0.02), (CHAPTERS, 2.0, 0.05))


def beside_fire_gauges() -> Iterator[Gauge]:
    """Fire's clone is that of the whole game, with its tools; its search is the quickest there is, without them."""
    for table, times, share in ALLOWED:
        yield Gauge(
            key=f"clone_of_fires_{table.key}",
            title=f"Fire's clone, with tools, of a clone of {table.words}",
            unit=RATIO,
            measure=partial(clone_ratio, table),
            aim=1 / times,
        )
        yield Gauge(
            key=f"search_of_fires_{table.key}",
            title=f"search of {table.words}, of Fire's without tools",
            unit=RATIO,
            measure=partial(search_ratio, table),
            aim=share,
        )


def clone_ratio(table: Table) -> float:
    return clone_time(TOOLS) / clone_time(table)


def clone_time(table: Table) -> float:
    return microseconds(starmap(mid_game(table.plan()).clone, repeat(())))


def search_ratio(table: Table) -> float:
    return search_rate(table) / search_rate(NO_TOOL)


def search_rate(table: Table) -> float:
    """In the middle of a match, where the tree is widest."""
    experiment = table.plan()
    game = experiment.find_game()
    return simulations_per_second(game, real_decision(game, mid_game(experiment)))
