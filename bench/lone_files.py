"""The Lone Librarian's losses on paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from matplotlib.figure import Figure

from bench.paper import GREEN, INK, new_figure, table, write

HEADS = ("level", "games", "given away a game", "95 %", "of the optimum", "95 %", "mean score", "95 %", "aim")


def write_lone(report: dict[str, Any]) -> None:
    write("lone", report, list(lone_page(report)), lone_picture(report))


def lone_page(report: dict[str, Any]) -> Iterator[str]:
    yield from ("# The Lone Librarian without tools: points given away against optimal play", "")
    yield f"Optimal play, by dynamic programming over the exact chances: {report['optimum']:.4f} points."
    yield "Each decision's loss is exact; the means have 95 % intervals over games."
    yield ""
    yield from table(HEADS, [lone_cells(row) for row in report["levels"]])
    yield "![The same as a picture](lone.svg)"


def lone_cells(row: dict[str, Any]) -> list[str]:
    answer = "met" if row.get("meets_aim") else "**missed**"
    return [
        row["level"],
        str(row["games"]),
        f"{row['given_away']:.2f}",
        between(row["given_away_95"], ".2f", ""),
        f"{row['percent_of_optimum']:.2f} %",
        between(row["percent_95"], ".2f", " %"),
        f"{row['mean_score']:.1f}",
        between(row["mean_score_95"], ".1f", ""),
        f"under {row['aim_percent']:g} %: {answer}" if "aim_percent" in row else "",
    ]


def between(ends: Sequence[float], form: str, unit: str) -> str:
    return f"{ends[0]:{form}} to {ends[1]:{form}}{unit}"


def lone_picture(report: dict[str, Any]) -> Figure:
    rows = report["levels"]
    figure = new_figure(7, 1.2 + 0.45 * len(rows))
    axes = figure.subplots()
    shares = [row["percent_of_optimum"] for row in rows]
    spreads = [row["percent_95"][1] - row["percent_of_optimum"] for row in rows]
    names = [row["level"] for row in rows]
    axes.barh(names, shares, xerr=spreads, color=GREEN, ecolor=INK, capsize=4, height=0.6)
    for place, row in enumerate(rows):
        label = f"  {row['given_away']:.2f} points"
        axes.text(row["percent_95"][1], place, label, va="center", fontsize=8, color=INK)
    axes.invert_yaxis()
    axes.margins(x=0.2)
    axes.set_xlabel("given away a game, per cent of the optimum, with 95 % interval")
    axes.set_title("Lone Librarian without tools")
    return figure
