"""All readings of a load, in rounds, and what is reported of them."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from http.client import HTTPException
from typing import Any, TypeVar

from bench.load.children import NotServing, can_measure, share_cores
from bench.load.figures import best, to_plain, typical
from bench.load.plan import FLATFILE, MEMORY, OURS, STAND_IN, Case, Kind, cases_of, kinds_of
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
TWICE, EIGHT_TIMES, HALF = 2.0, 8.0, 0.5
HELD = 0.98  # of the asked moves a second: the pace was held


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
        for number in range(1, rounds + 1):
            for case in self._cases:
                if reading := self._try(case.kind, partial(read, case, readings)):
                    readings.setdefault(case.key, []).append(reading)
                    say(f"round {number} of {rounds}: {case.key}: {sentence(reading)}")
        cases = [plain(case, readings[case.key]) for case in self._cases if case.key in readings]
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


def shape_now(case: Case, readings: Readings) -> Shape:
    """The load of a case in this round: half of what its server has done in it, or as much as it can."""
    if not case.at_half:
        return case.shape
    saturated = readings[f"{case.kind.key}/saturated"][-1]
    return replace(case.shape, rate=round(saturated["rate"] / 2))


def read(case: Case, readings: Readings) -> dict[str, Any]:
    """One reading, with the pace that was asked for; 0 for none."""
    shape = shape_now(case, readings)
    with case.kind.serve() as (adapter, servers):
        return to_plain(run(measure(adapter, servers, shape))) | {"asked": shape.rate or 0.0}


def weigh_one(kind: Kind, chosen: Namespace) -> dict[str, float]:
    say(f"weighing {chosen.open_tables} tables of {kind.title} ...")
    with kind.serve() as (adapter, servers):
        found = run(weigh(adapter, servers, chosen.open_tables, chosen.seats))
    return {key: four_digits(value) for key, value in found.items()}


def sentence(reading: dict[str, Any]) -> str:
    form = (
        "{rate:,.0f} moves/s, {p50_ms:.1f} / {p99_ms:.1f} ms, {cpu_per_move_us:.0f} us a move, "
        "server {server_busy:.0%} busy, load {load_busy:.0%}"
    )
    return form.format(**reading)


def plain(case: Case, readings: list[dict[str, Any]]) -> dict[str, Any]:
    middle = typical(readings)
    return {
        "key": case.key,
        "server": case.kind.key,
        "title": case.title,
        "is_ours": case.kind.is_ours,
        "cores": case.kind.cores,
        "asked": middle["asked"] or None,
        "bot_tables": case.shape.bot_tables,
        "best": best(readings),
        "median": middle,
        "readings": readings,
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
    half = {case["server"]: case for case in cases if case["asked"] is not None and not case["bot_tables"]}
    for case in cases:
        compare, others = (rate_ratios, saturated) if case["asked"] is None else (wait_ratio, half)
        for name, kind in (("of_memory", MEMORY), ("of_flatfile", FLATFILE)):
            is_measured = kind.key in others and case["server"] != STAND_IN.key
            case[name] = compare(case, others[kind.key]) if is_measured else None
    return {
        "rounds": rounds,
        "load": {key: getattr(chosen, key) for key in ("tables", "seats", "seconds", "warm_up")},
        "missing": missing,
        "aims": aims(saturated.get(OURS.key), half.get(OURS.key), half.get(MEMORY.key)),
        "cases": cases,
        "memory": memory,
    }


def rate_ratios(case: dict[str, Any], other: dict[str, Any]) -> dict[str, float]:
    """Moves a second of one core, of the bests and of the medians."""
    cores = case["cores"] / other["cores"]
    return {kind: four_digits(case[kind]["rate"] / other[kind]["rate"] / cores) for kind in ("best", "median")}


def wait_ratio(case: dict[str, Any], other: dict[str, Any]) -> dict[str, float]:
    """How long the slowest hundredth of the moves takes, of the medians."""
    return {"median": four_digits(case["median"]["p99_ms"] / other["median"]["p99_ms"])}


def four_digits(value: float) -> float:
    return float(f"{value:.4g}")


def aims(
    ours: dict[str, Any] | None, at_half: dict[str, Any] | None, memory: dict[str, Any] | None
) -> list[dict[str, Any]]:
    """Met by the medians; None where there is nothing to judge by."""
    return [
        rate_aim("moves/s per core, of boardgame.io in memory", TWICE, ours and ours["of_memory"]),
        rate_aim("moves/s per core, of boardgame.io with FlatFile", EIGHT_TIMES, ours and ours["of_flatfile"]),
        wait_aim(at_half, memory),
    ]


def rate_aim(title: str, aim: float, ratio: dict[str, float] | None) -> dict[str, Any]:
    measured = ratio["median"] if ratio else None
    return {"title": title, "aim": f"at least {aim:g}", "measured": measured, "met": ratio and ratio["median"] >= aim}


def wait_aim(ours: dict[str, Any] | None, memory: dict[str, Any] | None) -> dict[str, Any]:
    """A pace that either did not hold is missed, whatever the times."""
    title = "99th percentile at half of its own moves/s, of that of boardgame.io in memory at half of its own"
    told = {"title": title, "aim": f"at most {HALF:g}"}
    if ours is None or memory is None:
        return told | {"measured": None, "met": None}
    ratio = ours["of_memory"]["median"]
    return told | {"measured": ratio, "met": ratio <= HALF and is_held(ours) and is_held(memory)}


def is_held(case: dict[str, Any]) -> bool:
    """Whether a paced server played as many moves a second as it was asked for."""
    return bool(case["median"]["rate"] >= HELD * case["asked"])


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
