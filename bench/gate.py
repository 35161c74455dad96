"""`python -m bench.gate`: the engine against C, in half a minute; red when it has lost a quarter of a recorded ratio.

A ratio of bests within one run holds to a few per cent where times do not, so this can stand in every run of the tests.
Between kinds of processors it differs by a third, so each kind has a record of its own; one without is held to the
lowest.
"""

from __future__ import annotations

import json
import sys

from bench import c_yardstick
from bench.gauges import Gauge, read_all
from bench.machine import processor
from bench.places import RESULTS, ROOT
from bench.speed import play_gauges, yardstick_gauges

ROUNDS, PARTS = 100, 20  # many short readings: some of them are undisturbed
KEPT = 0.75  # of the recorded ratio


def main() -> int:
    compiler = c_yardstick.find_compiler()
    if compiler is None:
        print("Skipped: the engine's speed; there is no C compiler to compare it with.")
        return 0
    program = c_yardstick.build(compiler, ROOT / "build" / "yardstick")
    gauges = [*yardstick_gauges(program, PARTS), *play_gauges(PARTS)]
    read_all(gauges, ROUNDS, aloud=False)
    return compare(gauges, recorded(processor()))


def recorded(kind: str) -> dict[str, float]:
    """The ratios to C of the last measurement on a kind of processor, by gauge."""
    records = json.loads((RESULTS / "speed.json").read_text("utf-8"))["records"]
    known = [record["of_c"] for record in records if record["processor"] == kind]
    ratios = known or [record["of_c"] for record in records]
    return {key: min(each[key] for each in ratios) for key in ratios[0]}


def compare(gauges: list[Gauge], ratios: dict[str, float]) -> int:
    """Say how each stands to its record; 1 when one has fallen too far."""
    c = next(gauge for gauge in gauges if gauge.key == "c")
    fallen = False
    for gauge in gauges:
        if gauge is c:
            continue
        now, then = gauge.best / c.best, ratios[gauge.key]
        slow = now < KEPT * then
        fallen = fallen or slow
        verdict = f"TOO SLOW, at least {KEPT * then:.3f} is wanted" if slow else "kept"
        print(f"{gauge.title}: {now:.3f} of C, recorded {then:.3f}: {verdict}")
    if fallen:
        print(
            "The engine has lost speed. Look at the build (setup.py) and at what changed in compiled modules; if it is"
        )
        print("meant, `make bench` records the new figures.")
    return int(fallen)


if __name__ == "__main__":
    sys.exit(main())
