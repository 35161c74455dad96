"""`make bench`: measures everything in one run and writes it into bench/results; see bench/README.md."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench import c_yardstick, lone
from bench.gauges import Gauge, read_all, to_plain
from bench.load.files import write_load
from bench.load.plan import add_options
from bench.load.run import run_load
from bench.lone_files import write_lone
from bench.machine import machine
from bench.page import run_page, write_page
from bench.peer_programs import peer_gauges
from bench.places import RESULTS, ROOT, say
from bench.random_play import SEED
from bench.speed import engine_gauges, yardstick_gauges
from bench.speed_files import records_with, write_speed
from bench.tree import measured_tree
from readingroom.cli.ladder import ladder
from readingroom.core.compiled import is_compiled
from readingroom_command import NoCopyError, current_copy

PARTS = ("speed", "peers", "lone", "ladder", "load", "page")
USUAL = ("speed", "peers", "lone")
SPEED_ROUNDS, LOAD_ROUNDS, PAGE_ROUNDS = 7, 3, 3
TWIN_MATCHES = 2000
LADDERS = {"fire": 400, "labyrinth": 14}  # matches of each pair; of teams, those of the slowest level


def main() -> None:
    chosen = arguments()
    parts = chosen.parts or USUAL
    if not is_compiled():
        sys.exit("bench: the compiled copy is what is measured; run this by `make bench`")
    try:
        current_copy(ROOT)
    except NoCopyError as why:
        sys.exit(f"bench: figures need the copy of the sources that they name, but {why}")
    tree = {"tree": measured_tree()}  # now: hours later the sources may be others
    if "speed" in parts or "peers" in parts:
        measure_speed(parts, chosen.rounds or SPEED_ROUNDS, tree)
    if "lone" in parts:
        games = {level: chosen.games or count for level, count in lone.GAMES.items()}
        write_lone(tree | lone.measure(games, chosen.jobs))
    if "ladder" in parts:
        for game, matches in LADDERS.items():
            ladder(game, matches=chosen.matches or matches, jobs=chosen.jobs, out=RESULTS, tree=tree["tree"])
    if "load" in parts:
        report = run_load(chosen, chosen.rounds or LOAD_ROUNDS)
        write_load(tree | report | {"machine": machine(None) | report["machine"]})
    if "page" in parts:
        write_page(tree | {"machine": machine(None)} | run_page(chosen.rounds or PAGE_ROUNDS))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure into bench/results.")
    meaning = f"{', '.join(PARTS)}; without any: {', '.join(USUAL)}"
    parser.add_argument("parts", nargs="*", metavar="PART", help=meaning)
    rounds = f"readings of each speed ({SPEED_ROUNDS}) and of each load ({LOAD_ROUNDS})"
    parser.add_argument("--rounds", type=int, help=rounds)
    parser.add_argument("--games", type=int, help="Lone Librarian games of each level")
    matches = ", ".join(f"{game} {count}" for game, count in LADDERS.items())
    parser.add_argument("--matches", type=int, help=f"ladder matches of each pair or team ({matches})")
    jobs = int(os.environ.get("JOBS") or 1)
    parser.add_argument("--jobs", type=int, default=jobs, help="processes for lone and ladder (JOBS, or 1)")
    add_options(parser)
    chosen = parser.parse_args()
    for part in chosen.parts:
        if part not in PARTS:
            parser.error(f"unknown part {part!r}; the parts are {', '.join(PARTS)}")
    return chosen


def measure_speed(parts: Sequence[str], rounds: int, tree: dict[str, str]) -> None:
    """Speed, peers or both, in the same rounds; the files are called `peers` when only these are wanted."""
    load = os.getloadavg()[0]
    compiler = c_yardstick.find_compiler()
    program, twins = prepare_yardstick(compiler)
    missing: list[str] = []
    gauges: list[Gauge] = list(yardstick_gauges(program))
    gauges += engine_gauges() if "speed" in parts else ()
    gauges += peer_gauges(missing) if "peers" in parts else ()
    read_all(gauges, rounds)
    report: dict[str, Any] = {
        "machine": machine(compiler) | {"load": f"{load:.1f} before, {os.getloadavg()[0]:.1f} after"},
        "rounds": rounds,
        "twins": twins,
        "missing": missing,
        "gauges": to_plain(gauges),
    }
    if "speed" in parts:
        write_speed("speed", tree | report | {"records": records_with(tree["tree"], report["gauges"])})
    else:
        write_speed("peers", tree | report)


def prepare_yardstick(compiler: list[str] | None) -> tuple[Path | None, dict[str, Any] | None]:
    """The C program, and whether it and the engine play identical matches."""
    if compiler is None:
        say("There is no C compiler here: the yardstick is left out.")
        return None, None
    program = c_yardstick.build(compiler, ROOT / "build" / "yardstick")
    twins = c_yardstick.compare(program, TWIN_MATCHES, SEED)
    same = "identical" if twins["identical"] else "DIFFERENT"
    say(f"C and the engine played {TWIN_MATCHES} {same} matches")
    return program, twins


if __name__ == "__main__":
    main()
