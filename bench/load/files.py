"""The load on paper: who moved how often and how soon, and what it cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bench.load.run import is_held
from bench.paper import GREEN, GREY, INK, new_figure, table, write
from bench.speed_files import number, ratio

BUSY, ROOM = 0.9, 0.85  # a server that was the bottleneck is busier than this, a load that was not is less busy

WRONG = {"refused": "moves refused", "lost": "sockets lost", "idle": "tables without a match"}


def write_load(report: dict[str, Any]) -> None:
    write("load", report, list(load_page(report)), load_picture(report["cases"]))


def load_page(report: dict[str, Any]) -> Iterator[str]:
    load = report["load"]
    yield from ("# The server under load", "")
    yield from (f"{key}: {value}  " for key, value in report["machine"].items())
    yield f"tables: {load['tables']}, with {load['seats']} sockets each, on loopback  "
    yield f"rounds: {report['rounds']}, all servers in turn in each, {load['seconds']:g} seconds a reading  "
    yield ""
    yield "A move takes from its sending until the mover's client has the confirmed new state."
    yield "All figures but *best* are medians of the rounds."
    yield "*At half*: of the moves a second that the same server played just before as soon as it could."
    yield "Watchers that come first on each core see the machine stand still; work of ours cannot make them late."
    yield ""
    yield from (line for sentence in report["missing"] for line in (sentence, ""))
    yield from (line for sentence in doubts(report["cases"]) for line in (f"**{sentence}**", ""))
    yield from aim_table(report["aims"])
    yield from saturated_table([case for case in report["cases"] if case["asked"] is None])
    yield from half_table([case for case in report["cases"] if case["asked"] is not None])
    yield from memory_table(report["memory"])
    yield "![The same as a picture](load.svg)"


def doubts(cases: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Why a figure may not say what it seems to say."""
    for case in cases:
        middle = case["median"]
        if case["asked"] is None and case["server"] != "stand_in" and middle["server_busy"] < BUSY:
            yield f"{case['title']}: the server had only {middle['server_busy']:.0%} of its core; the machine was busy."
        if case["server"] != "stand_in" and middle["load_busy"] > ROOM:
            yield f"{case['title']}: the load was {middle['load_busy']:.0%} busy and may have held the server back."
        wrong = {what: sum(reading[key] for reading in case["readings"]) for key, what in WRONG.items()}
        if any(wrong.values()):
            yield f"{case['title']}: " + ", ".join(f"{count} {what}" for what, count in wrong.items()) + "."


def aim_table(aims: Sequence[dict[str, Any]]) -> Iterator[str]:
    rows = [[aim["title"], aim["aim"], measured(aim), verdict(aim)] for aim in aims]
    yield from table(("aim", "", "measured", ""), rows)


def measured(aim: dict[str, Any]) -> str:
    return "" if aim["measured"] is None else number(aim["measured"])


def verdict(aim: dict[str, Any]) -> str:
    return {True: "met", False: "**missed**", None: "not measured"}[aim["met"]]


def saturated_table(cases: Sequence[dict[str, Any]]) -> Iterator[str]:
    heads = ("as soon as it can", "moves/s, best", "median", "p50 ms", "p99 ms", "CPU us a move", "server busy")
    rows = [
        [
            case["title"],
            number(case["best"]["rate"]),
            number(case["median"]["rate"]),
            *times(case["median"]),
            number(case["median"]["cpu_per_move_us"]),
            f"{case['median']['server_busy']:.0%}",
            f"{case['median']['load_busy']:.0%}",
            number(case["median"]["resident_mb"]),
            ratio(case["of_memory"], "median"),
            ratio(case["of_flatfile"], "median"),
        ]
        for case in cases
    ]
    if rows:
        yield from table(
            (*heads, "load busy", "resident MB", "per core, of boardgame.io in memory", "of FlatFile"), rows
        )


def half_table(cases: Sequence[dict[str, Any]]) -> Iterator[str]:
    heads = ("at half", "asked moves/s", "got", "p50 ms", "p99 ms", "worst ms", "CPU us a move", "pace", "stood still")
    rows = [
        [
            case["title"],
            number(case["asked"]),
            number(case["median"]["rate"]),
            *times(case["median"]),
            number(case["median"]["worst_ms"]),
            number(case["median"]["cpu_per_move_us"]),
            "held" if is_held(case) else "**not held**",
            f"{case['median']['still']:.2%}",
            ratio(case["of_memory"], "median"),
            ratio(case["of_flatfile"], "median"),
        ]
        for case in cases
    ]
    if rows:
        yield from table((*heads, "p99, of boardgame.io in memory", "of FlatFile"), rows)


def times(figures: dict[str, float]) -> tuple[str, str]:
    return number(figures["p50_ms"]), number(figures["p99_ms"])


def memory_table(memory: Sequence[dict[str, Any]]) -> Iterator[str]:
    heads = ("memory", "open tables", "server alone, MB", "KB a table, nobody there", "KB a table, all sockets open")
    rows = [
        [
            one["title"],
            number(one["tables"]),
            number(one["empty_mb"]),
            number(one["idle_kb"]),
            number(one["live_kb"]),
        ]
        for one in memory
    ]
    if rows:
        yield from table(heads, rows)


def load_picture(cases: Sequence[dict[str, Any]]) -> Figure:
    """Moves a second above; below, the slowest hundredth of the moves at half of that."""
    shown = [case for case in cases if case["server"] != "stand_in"]
    saturated = [case for case in shown if case["asked"] is None]
    paced = [case for case in shown if case["asked"] is not None]
    parts = [("moves/s, every table as soon as it can, median", "rate", saturated)] if saturated else []
    parts += [("99th percentile in ms at half of that, median", "p99_ms", paced)] if paced else []
    figure = new_figure(9, 0.8 * max(len(parts), 1) + 0.4 * len(shown))
    if parts:
        panels = figure.subplots(len(parts), height_ratios=[len(part[2]) for part in parts], squeeze=False)
        for axes, (head, key, part) in zip(panels[:, 0], parts, strict=True):
            draw_panel(axes, head, key, part)
    return figure


def draw_panel(axes: Axes, head: str, key: str, cases: Sequence[dict[str, Any]]) -> None:
    for place, case in enumerate(cases):
        value = case["median"][key]
        axes.barh(place, value, color=GREEN if case["is_ours"] else GREY, height=0.65)
        axes.text(value, place, f"  {number(value)}", va="center", fontsize=8, color=INK)
    names = [case["title"] if case["asked"] is None else f"{case['title']}, {case['asked']:,.0f}/s" for case in cases]
    axes.set_yticks(range(len(cases)), names, fontsize=8)
    axes.invert_yaxis()
    axes.margins(x=0.2)
    if key == "p99_ms":
        axes.set_xscale("log")
    axes.set_xlabel(head, fontsize=8)
    axes.tick_params(axis="x", labelsize=8)
