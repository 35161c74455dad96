"""The ladder on paper: a table in Markdown, the numbers in JSON, a picture where matplotlib is there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from readingroom.lab.ladder import Row

HEADS = (
    "stronger",
    "weaker",
    "matches",
    "won",
    "even",
    "lost",
    "win share",
    "95 % interval",
    "clear of even",
    "ms a decision",
)


def write_ladder(report: dict[str, Any], rows: Sequence[Row], folder: Path) -> list[Path]:
    """Write all files of a ladder; returns those that were written."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = folder / file_stem(report)
    text, numbers = stem.with_suffix(".md"), stem.with_suffix(".json")
    text.write_text(markdown(report), encoding="utf-8")
    numbers.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    picture = stem.with_suffix(".svg")
    return [text, numbers, *([picture] if draw(report, rows, picture) else [])]


def file_stem(report: dict[str, Any]) -> str:
    """`ladder-fire`, with the seats and options that are not the usual ones."""
    seats = [] if report["seats"] == 2 else [f"{report['seats']}-seats"]
    chosen = [f"{key}-{value}".lower() for key, value in report["chosen_options"].items()]
    return "-".join(["ladder", report["game"], *seats, *chosen])


def markdown(report: dict[str, Any]) -> str:
    """The ladder as a page."""
    chosen = ", ".join(f"{key}={str(value).lower()}" for key, value in report["chosen_options"].items())
    how = "compiled" if report["compiled"] else "interpreted"
    played = [f"{report['seats']} seats", chosen, f"rules version {report['rules_version']}"]
    played += [f"seed {report['seed']}", f"Reading Room {report['version']}, {how}"]
    lines = [
        f"# Ladder: {report['title']}",
        "",
        *([f"tree: {report['tree']}  "] if "tree" in report else []),
        f"{', '.join(filter(None, played))}.",
        "Every seating is played equally often. A shared win counts by its share; intervals are Wilson's.",
        "",
        f"| {' | '.join(HEADS)} |",
        f"|{'|'.join(['---'] * 2 + ['--:'] * 6 + ['---', '--:'])}|",
        *[f"| {' | '.join(cells(row))} |" for row in report["rows"]],
        "",
    ]
    return "\n".join(lines)


def cells(row: dict[str, Any]) -> list[str]:
    """One row of the table as texts."""
    low, high = row["interval_95"]
    times = row["milliseconds_per_decision"]
    return [
        row["stronger"],
        row["weaker"],
        str(row["matches"]),
        str(row["won"]),
        str(row["even"]),
        str(row["lost"]),
        f"{row['win_share']:.1%}",
        f"{low:.1%} to {high:.1%}",
        "yes" if row["clear_of_even"] else "no",
        " / ".join(f"{times.get(row[side], 0):.1f}" for side in ("stronger", "weaker")),
    ]


def draw(report: dict[str, Any], rows: Sequence[Row], file: Path) -> bool:
    """A bar a row with its interval, beside the line of even; False without matplotlib."""
    try:
        import matplotlib as mpl  # noqa: PLC0415  # an extra that need not be installed
    except ImportError:
        return False
    from matplotlib.figure import Figure  # noqa: PLC0415

    shares = [row.share(0) for row in rows]
    below = [share - row.interval[0] for share, row in zip(shares, rows, strict=True)]
    above = [row.interval[1] - share for share, row in zip(shares, rows, strict=True)]
    with mpl.rc_context({"svg.hashsalt": "readingroom", "svg.fonttype": "none"}):
        figure = Figure(figsize=(7, 1.2 + 0.5 * len(rows)), layout="constrained")
        axes = figure.subplots()
        names = [f"{row.stronger} against {row.weaker}" for row in rows]
        axes.barh(names, shares, xerr=[below, above], color="#7a8f6a", ecolor="#222222", capsize=4, height=0.6)
        axes.axvline(0.5, color="#222222", linestyle="--", linewidth=1)
        axes.set_xlim(0, 1)
        axes.set_xlabel("win share of the first named, with 95 % interval; dashed: even")
        axes.set_title(f"{report['title']}: ladder, {report['seats']} seats")
        figure.savefig(file, metadata={"Date": None})
    return True
