"""The speed on paper: a table and a panel of the picture for each unit."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bench.gauges import ACTIONS, MATCHES, MICROSECONDS, RATIO, SIMULATIONS
from bench.machine import processor
from bench.paper import GREEN, GREY, INK, new_figure, table, write
from bench.places import RESULTS

GATED = ("no_tool", "tools", "labyrinth")  # what bench.gate holds to its record


def write_speed(stem: str, report: dict[str, Any]) -> None:
    write(stem, report, list(speed_page(stem, report)), speed_picture(report["gauges"]))


def records_with(tree: str, gauges: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The newest ratios to C of each kind of processor, these among them."""
    file = RESULTS / "speed.json"
    before = json.loads(file.read_text("utf-8")).get("records", []) if file.exists() else []
    of_c = {gauge["key"]: gauge["of_c"]["best"] for gauge in gauges if gauge["key"] in GATED and gauge["of_c"]}
    if not of_c:
        return before
    others = [record for record in before if record["processor"] != processor()]
    return [*others, {"processor": processor(), "tree": tree, "of_c": of_c}]


def speed_page(stem: str, report: dict[str, Any]) -> Iterator[str]:
    """The page: what ran where, then a table a unit."""
    yield from ("# Speed", "")
    yield from (f"{key}: {value}  " for key, value in report["machine"].items())
    yield f"rounds: {report['rounds']}, all measures in turn in each  "
    yield ""
    yield from twin_sentences(report)
    yield from (*report["missing"], "") if report["missing"] else ()
    yield from play_table(gauges_of(report, ACTIONS))
    yield from record_table(report.get("records", []))
    yield from figure_table("copies and samples, in microseconds", gauges_of(report, MICROSECONDS), "under ")
    yield from figure_table("search, simulations a second", gauges_of(report, SIMULATIONS), "")
    yield from figure_table("what reaches the command line, as a ratio", gauges_of(report, RATIO), "")
    yield from figure_table("matches between bots a second", gauges_of(report, MATCHES), "")
    yield f"![The same as a picture]({stem}.svg)"


def twin_sentences(report: dict[str, Any]) -> Iterator[str]:
    twins = report["twins"]
    if twins is None:
        yield "There is no C compiler here: the yardstick was not measured, and there are no ratios to it."
    elif twins["identical"]:
        yield (
            f"C and the engine played {twins['ours']['matches']:,} identical No Tool matches from one seed: "
            f"equal actions, rounds, wins, score sums and checksum ({twins['ours']['checksum']})."
        )
    else:
        yield "**C and the engine played different matches: their ratio compares different work.**"
    yield ""


def gauges_of(report: dict[str, Any], unit: str) -> list[dict[str, Any]]:
    return [gauge for gauge in report["gauges"] if gauge["unit"] == unit]


def play_table(gauges: Sequence[dict[str, Any]]) -> Iterator[str]:
    heads = ("random play", "actions/s, best", "median", "of C, by bests", "by medians")
    rows = [
        [
            gauge["title"],
            number(gauge["best"]),
            number(gauge["median"]),
            ratio(gauge["of_c"], "best"),
            ratio(gauge["of_c"], "median"),
            ratio(gauge["of_ours"], "median"),
            verdict(gauge, ""),
        ]
        for gauge in gauges
    ]
    yield from table((*heads, "of ours, by medians", "aim (of C, or a second)"), rows)


def record_table(records: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What the gate holds each kind of processor to."""
    if records:
        rows = [[r["processor"], r["tree"], *(f"{r['of_c'][key]:.3g}" for key in GATED)] for r in records]
        heads = ("of C, by bests, on each kind of processor", "tree", "No Tool", "with tools", "Labyrinth")
        yield from table(heads, rows)


def figure_table(head: str, gauges: Sequence[dict[str, Any]], word: str) -> Iterator[str]:
    if gauges:
        rows = [[g["title"], number(g["best"]), number(g["median"]), verdict(g, word)] for g in gauges]
        yield from table((head, "best", "median", "aim"), rows)


def verdict(gauge: dict[str, Any], word: str) -> str:
    if "aim" not in gauge:
        return ""
    answer = {True: ": met", False: ": **missed**", None: ""}[gauge["meets_aim"]]
    return f"{word}{gauge['aim']:,g}{answer}"


def number(value: float) -> str:
    """Three digits, or all before the point."""
    return f"{value:,.0f}" if value >= 999.5 else f"{value:.3g}"


def ratio(ratios: dict[str, float] | None, kind: str) -> str:
    return "" if ratios is None else f"{ratios[kind]:.3g}"


def speed_picture(gauges: Sequence[dict[str, Any]]) -> Figure:
    """A panel a unit; a short line marks each aim."""
    known = (ACTIONS, MICROSECONDS, SIMULATIONS, RATIO, MATCHES)
    units = [unit for unit in known if any(g["unit"] == unit for g in gauges)]
    parts = [[gauge for gauge in gauges if gauge["unit"] == unit] for unit in units]
    figure = new_figure(9, 0.7 * len(units) + 0.38 * len(gauges))
    panels = figure.subplots(len(units), height_ratios=[len(part) for part in parts], squeeze=False)
    for axes, unit, part in zip(panels[:, 0], units, parts, strict=True):
        draw_panel(axes, unit, part)
    return figure


def draw_panel(axes: Axes, unit: str, gauges: Sequence[dict[str, Any]]) -> None:
    c = next((gauge["median"] for gauge in gauges if gauge["key"] == "c"), None)
    for place, gauge in enumerate(gauges):
        is_ours = "Reading Room" in gauge["title"] or unit != ACTIONS
        axes.barh(place, gauge["median"], color=GREEN if is_ours else GREY, height=0.65)
        end = max(gauge["median"], draw_aim(axes, place, gauge, c) or 0)
        axes.text(end, place, f"  {label(gauge)}", va="center", fontsize=8, color=INK)
    axes.set_yticks(range(len(gauges)), [gauge["title"] for gauge in gauges], fontsize=8)
    axes.invert_yaxis()
    axes.margins(x=0.3)
    if unit == ACTIONS:
        axes.set_xscale("log")
        axes.set_xlim(right=20 * max(gauge["median"] for gauge in gauges))
    axes.set_xlabel(f"{unit}, median; line: the aim", fontsize=8)
    axes.tick_params(axis="x", labelsize=8)


def draw_aim(axes: Axes, place: int, gauge: dict[str, Any], c: float | None) -> float | None:
    """Mark the aim of a bar, and tell where it is; None: there is none, or no C to tell it by."""
    of_c = gauge["unit"] == ACTIONS
    if "aim" not in gauge or (of_c and c is None):
        return None
    at = float(gauge["aim"] * (c or 0) if of_c else gauge["aim"])
    axes.plot([at, at], [place - 0.42, place + 0.42], color=INK, linewidth=1.5)
    return at


def label(gauge: dict[str, Any]) -> str:
    share = f" ({ratio(gauge['of_c'], 'median')} of C)" if gauge.get("of_c") else ""
    return number(gauge["median"]) + share
