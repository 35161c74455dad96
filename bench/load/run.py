"""All readings of a load, in rounds, and what is reported of them."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from http.client import HTTPException
from typing import Any, TypeVar

from bench.load.children import NotServing, can_measure, share_cores
from bench.load.figures import Reading, best, to_plain, typical
from bench.load.plan import FLATFILE, MEMORY, OF_MEMORY, OURS, STAND_IN, Case, Kind, cases_of, kinds_of
from bench.load.sockets import NoWebSocket
from bench.load.window import Shape, measure, weigh
from bench.peer_programs import reason
from bench.places import say
from bench.standstill import Watch

if sys.platform == "win32":
    from asyncio import run
else:
    import resource

    from uvloop import run

T = TypeVar("T")
Readings = dict[str, list[dict[str, Any]]]
FAILURES = (OSError, TimeoutError, NoWebSocket, NotServing, HTTPException, subprocess.CalledProcessError)
TWICE, EIGHT_TIMES, SHORT_MS = 2.0, 8.0, 10.0
HELD = 0.98  # of the asked moves a second: the pace was held
# A standstill of the machine delays the moves of its time and those that pile up behind them, several times as many:
# with 0.2 % of the time the slowest hundredth of the moves begins to tell of the machine alone.
QUIET, TRIES = 0.002, 5


class Loads:
    """What can be measured here; a server that fails once is named and left out from then on."""

    def __init__(self, chosen: Namespace) -> None:
        self.missing: dict[str, str] = {}  # why, by the key of the server
        self._chosen = chosen
        self._kinds = kinds_of(chosen)
        self._cases = cases_of(self._kinds, chosen)
        for kind in self._kinds:
            self._try(kind, kind.prepare)

    def _try(self, kind: Kind, work: Callable[[], T]) -> T | None:
        """What the work gives; None after a sentence about why it does not, and ever after."""
        if kind.key in self.missing:
            return None
        try:
            return work()
        except FAILURES as error:
            self.missing[kind.key] = f"{kind.title}: not measured, because {why(error)}."
            say(self.missing[kind.key])
            return None

    def read_all(self, rounds: int) -> dict[str, Any]:
        """Every case once a round, so that a machine's bad moments hit all of them alike."""
        readings: Readings = {}
        disturbed: Readings = {}
        for number in range(1, rounds + 1):
            for case in self._cases:
                shape = shape_now(case, readings)
                if shape is None or not (tries := self._try(case.kind, partial(read_in_peace, case.kind, shape))):
                    continue
                tries.sort(key=lambda reading: reading.still)
                asked = {"asked": shape.rate or 0.0}
                readings.setdefault(case.key, []).append(to_plain(tries[0]) | asked)
                disturbed.setdefault(case.key, []).extend(to_plain(reading) | asked for reading in tries[1:])
                say(f"round {number} of {rounds}: {case.key}: {sentence(tries[0])}")
        cases = [plain(case, readings[case.key], disturbed[case.key]) for case in self._cases if case.key in readings]
        return report(self._chosen, rounds, cases, self._weigh_all(), list(self.missing.values()))

    def _weigh_all(self) -> list[dict[str, Any]]:
        kinds = [kind for kind in self._kinds if kind is not STAND_IN and self._chosen.open_tables]
        found = ((kind, self._try(kind, partial(weigh_one, kind, self._chosen))) for kind in kinds)
        return [{"key": kind.key, "title": kind.title} | weight for kind, weight in found if weight]


def why(error: Exception) -> str:
    """The reason, without the places of this machine."""
    if isinstance(error, subprocess.CalledProcessError) or (isinstance(error, OSError) and error.filename):
        return reason(error)
    return str(error).rstrip(".") or type(error).__name__


def shape_now(case: Case, readings: Readings) -> Shape | None:
    """The load of a case in this round; None where it follows another server that was not measured."""
    if case.of_memory is None:
        return case.shape
    memory = readings.get(f"{MEMORY.key}/saturated")
    return replace(case.shape, rate=round(case.of_memory * memory[-1]["rate"])) if memory else None


def read(kind: Kind, shape: Shape) -> Reading:
    with kind.serve() as (adapter, servers):
        return run(measure(adapter, servers, shape))


def read_in_peace(kind: Kind, shape: Shape) -> list[Reading]:
    """A paced reading again and again, until the machine has hardly stood still in one; the others only once."""
    readings = [read(kind, shape)]
    while shape.rate is not None and readings[-1].still > QUIET and len(readings) < TRIES:
        say(f"again, since the machine stood still for {readings[-1].still:.1%} of the time: {sentence(readings[-1])}")
        readings.append(read(kind, shape))
    return readings


def weigh_one(kind: Kind, chosen: Namespace) -> dict[str, float]:
    say(f"weighing {chosen.open_tables} tables of {kind.title} ...")
    with kind.serve() as (adapter, servers):
        found = run(weigh(adapter, servers, chosen.open_tables, chosen.seats))
    return {key: float(f"{value:.4g}") for key, value in found.items()}


def sentence(reading: Reading) -> str:
    return (
        f"{reading.rate:,.0f} moves/s, {reading.p50_ms:.1f} / {reading.p99_ms:.1f} ms, "
        f"{reading.cpu_per_move_us:.0f} us a move, server {reading.server_busy:.0%} busy, load {reading.load_busy:.0%}"
    )


def plain(case: Case, readings: list[dict[str, Any]], disturbed: list[dict[str, Any]]) -> dict[str, Any]:
    middle = typical(readings)
    return {
        "key": case.key,
        "server": case.kind.key,
        "title": case.title,
        "is_ours": case.kind.is_ours,
        "cores": case.kind.cores,
        "asked": middle["asked"] or None,
        "follows": case.of_memory,
        "bot_tables": case.shape.bot_tables,
        "best": best(readings),
        "median": middle,
        "readings": readings,
        "disturbed": disturbed,
    }


def report(
    chosen: Namespace,
    rounds: int,
    cases: list[dict[str, Any]],
    memory: list[dict[str, Any]],
    missing: list[str],
) -> dict[str, Any]:
    """The cases with their ratios, and whether the aims are met."""
    saturated = {case["server"]: case for case in cases if case["asked"] is None}
    for case in saturated.values():
        case["of_memory"] = ratios(case, saturated.get(MEMORY.key))
        case["of_flatfile"] = ratios(case, saturated.get(FLATFILE.key))
    return {
        "rounds": rounds,
        "load": {key: getattr(chosen, key) for key in ("tables", "seats", "seconds", "warm_up")},
        "missing": missing,
        "aims": list(aims(cases, saturated.get(OURS.key))),
        "cases": cases,
        "memory": memory,
    }


def ratios(case: dict[str, Any], other: dict[str, Any] | None) -> dict[str, float] | None:
    """Moves a second of one core, of the bests and of the medians; None when the other was not measured."""
    if other is None or case["server"] == STAND_IN.key:
        return None
    cores = case["cores"] / other["cores"]
    return {kind: float(f"{case[kind]['rate'] / other[kind]['rate'] / cores:.4g}") for kind in ("best", "median")}


def aims(cases: Sequence[dict[str, Any]], ours: dict[str, Any] | None) -> list[dict[str, Any]]:
    """Met by the medians; None where there is nothing to judge by."""
    paced = [case for case in cases if case["server"] == OURS.key and not case["bot_tables"]]
    at_3000 = next((case for case in paced if case["asked"] == 3000 and not case["follows"]), None)
    following = next((case for case in paced if case["follows"]), None)
    return [
        ratio_aim("moves/s per core, of boardgame.io in memory", TWICE, ours and ours["of_memory"]),
        ratio_aim("moves/s per core, of boardgame.io with FlatFile", EIGHT_TIMES, ours and ours["of_flatfile"]),
        pace_aim("99th percentile at 3,000 moves/s, in ms", at_3000),
        pace_aim(f"the same at {OF_MEMORY:.2f} times boardgame.io in memory, as 3,000 was to its 2,365", following),
    ]


def ratio_aim(title: str, aim: float, ratio: dict[str, float] | None) -> dict[str, Any]:
    measured = ratio["median"] if ratio else None
    return {"title": title, "aim": f"at least {aim:g}", "measured": measured, "met": ratio and ratio["median"] >= aim}


def pace_aim(title: str, case: dict[str, Any] | None) -> dict[str, Any]:
    """A pace that was not held is missed, whatever its times."""
    told = {"title": title, "aim": f"under {SHORT_MS:g}"}
    if case is None:
        return told | {"measured": None, "met": None}
    middle = case["median"]
    held = middle["rate"] >= HELD * case["asked"]
    return told | {"measured": middle["p99_ms"], "met": held and middle["p99_ms"] < SHORT_MS}


def allow_many_sockets() -> None:
    """As many as the system lets this process and its children have; a load of ours opens thousands."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run_load(chosen: Namespace, rounds: int) -> dict[str, Any]:
    """Everything that can be measured here, as plain data."""
    if not can_measure():
        raise SystemExit("bench: the load reads processor time and memory from /proc, which is Linux's")
    allow_many_sockets()
    before = os.getloadavg()[0]
    measured = Loads(chosen).read_all(rounds)
    cores = share_cores(1)
    pinning = f"server on {sorted(cores.serving)}, load on {sorted(cores.loading)}" if cores.serving else "not pinned"
    with Watch(cores.serving | cores.loading) as watch:
        pass
    machine = {
        "load": f"{before:.1f} before, {os.getloadavg()[0]:.1f} after",
        "cores": pinning,
        "standstills of the machine": "watched"
        if watch.watches
        else "not watched, which needs the right to come first",
    }
    return {"machine": machine} | measured
