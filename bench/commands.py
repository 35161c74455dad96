"""How much of the engine's speed reaches whoever types `readingroom simulate` or `ladder`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter, process_time

from bench.gauges import MATCHES, RATIO, Gauge
from bench.random_play import NO_TOOL, SEED, TOOLS, Table
from readingroom.bots.playout import play_many
from readingroom.lab.experiment import Experiment, plan
from readingroom.lab.simulate import Chunk, play_bots, simulate

RANDOM_MATCHES = 20_000
SHARED_MATCHES = 20_000  # some seconds of quick players, shared by two processes
BOTS_MATCHES = {"quick": 1000, "greedy": 200, "apprentice": 50}


def command_gauges() -> Iterator[Gauge]:
    """Ratios within one reading, and matches between bots."""
    for table in (NO_TOOL, TOOLS):
        yield Gauge(
            key=f"simulate_{table.key}",
            title=f"simulate of play_many, random, {table.words}",
            unit=RATIO,
            measure=partial(simulate_of_play_many, table),
            aim=0.8,
        )
    yield Gauge(
        key="thinking_apprentice",
        title="thinking of the whole time, four Apprentices, with tools",
        unit=RATIO,
        measure=thinking_share,
        aim=0.9,
    )
    yield Gauge(key="two_jobs", title="two jobs of one, quick players", unit=RATIO, measure=two_jobs, aim=1.8)
    for name in BOTS_MATCHES:
        yield Gauge(
            key=f"matches_{name}",
            title=f"four {name} players, with tools",
            unit=MATCHES,
            measure=partial(matches_per_second, name),
            aim=2_800 if name == "greedy" else None,
        )


def simulate_of_play_many(table: Table) -> float:
    """The rate of the command's own loop, statistics and all, as a share of the bare loop's."""
    experiment = table.plan()
    game = experiment.find_game()
    fresh, codes = game.fresh(experiment.setup), game.code_buffer()
    bare = seconds(process_time, lambda: play_many(fresh, codes, RANDOM_MATCHES, SEED, 0))
    return bare / seconds(process_time, lambda: simulate(experiment, RANDOM_MATCHES))


def thinking_share() -> float:
    """Of matches between Apprentices; the rest is the table's."""
    experiment = bots_at_a_table(["apprentice"])
    began = perf_counter()
    tally = play_bots(Chunk(experiment, 0, BOTS_MATCHES["apprentice"]))
    return sum(tally.thinking.seconds.values()) / (perf_counter() - began)


def two_jobs() -> float:
    """How many times as fast two processes are, by the wall; it takes two free cores."""
    experiment = bots_at_a_table(["quick"])
    one, two = (
        seconds(perf_counter, lambda: simulate(experiment, SHARED_MATCHES, jobs=jobs))  # noqa: B023  # called at once
        for jobs in (1, 2)
    )
    return one / two


def matches_per_second(name: str) -> float:
    matches = BOTS_MATCHES[name]
    return matches / seconds(process_time, lambda: simulate(bots_at_a_table([name]), matches))


def bots_at_a_table(bots: Sequence[str]) -> Experiment:
    return plan(TOOLS.game, seats=TOOLS.seats, bots=bots, seed=SEED, options=TOOLS.options)


def seconds(clock: Callable[[], float], act: Callable[[], object]) -> float:
    began = clock()
    act()
    return clock() - began
