"""The teams' ladder on paper: a table in Markdown, the numbers in JSON, a picture where matplotlib is there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from readingroom.lab.ladder_files import file_stem
from readingroom.lab.teams import TeamRow

HEADS = ("seats", "difficulty", "level", "matches", "won", "win share", "95 % interval", "endings", "ms a decision")
COLOURS = ("#b9b2a3", "#c98f5a", "#a3b58f", "#7a8f6a", "#4c6142")


def write_teams(report: dict[str, Any], rows: Sequence[TeamRow], folder: Path) -> list[Path]:
    """Write all files of a teams' ladder; returns those that were written."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = folder / file_stem(report)
    text, numbers = stem.with_suffix(".md"), stem.with_suffix(".json")
    text.write_text(markdown(report), encoding="utf-8")
    numbers.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    picture = stem.with_suffix(".svg")
    return [text, numbers, *([picture] if draw(report, rows, picture) else [])]


def markdown(report: dict[str, Any]) -> str:
    """The ladder as a page."""
    chosen = ", ".join(f"{key}={str(value).lower()}" for key, value in report["chosen_options"].items())
    how = "compiled" if report["compiled"] else "interpreted"
    played = [chosen, f"rules version {report['rules_version']}", f"seed {report['seed']}"]
    played += [f"Reading Room {report['version']}, {how}"]
    lines = [
        f"# Ladder: {report['title']}",
        "",
        f"{', '.join(filter(None, played)).capitalize()}.",
        "All win or lose together: every seat is held by the same level, and all levels play the same deals.",
        "Intervals are Wilson's.",
        "",
        f"| {' | '.join(HEADS)} |",
        "|--:|---|---|--:|--:|--:|--:|---|--:|",
        *[f"| {' | '.join(cells(row))} |" for row in report["rows"]],
        "",
    ]
    return "\n".join(lines)


def cells(row: dict[str, Any]) -> list[str]:
    """One row of the table as texts."""
    low, high = row["interval_95"]
    return [
        str(row["seats"]),
        row["difficulty"],
        row["level"],
        str(row["matches"]),
        str(row["won"]),
        f"{row['win_share']:.1%}",
        f"{low:.1%} to {high:.1%}",
        ", ".join(f"{number} {ending}" for ending, number in row["endings"].items()),
        f"{row['milliseconds_per_decision']:.1f}",
    ]


def draw(report: dict[str, Any], rows: Sequence[TeamRow], file: Path) -> bool:
    """A group of bars a table, a bar a level, with their intervals; False without matplotlib."""
    try:
        import matplotlib as mpl  # noqa: PLC0415  # an extra that need not be installed
    except ImportError:
        return False
    from matplotlib.figure import Figure  # noqa: PLC0415

    tables = list(dict.fromkeys((row.seats, row.difficulty) for row in rows))
    levels = list(dict.fromkeys(row.level for row in rows))
    width = 0.8 / len(levels)
    with mpl.rc_context({"svg.hashsalt": "readingroom", "svg.fonttype": "none"}):
        figure = Figure(figsize=(2 + 1.1 * len(tables), 4), layout="constrained")
        axes = figure.subplots()
        for place, level in enumerate(levels):
            own = [row for row in rows if row.level == level]
            spots = [tables.index((row.seats, row.difficulty)) + width * (place + 0.5) - 0.4 for row in own]
            ends = [row.interval for row in own]  # at none or all of them a hair beyond the share, by rounding
            below = [max(0.0, row.share - low) for row, (low, _) in zip(own, ends, strict=True)]
            above = [max(0.0, high - row.share) for row, (_, high) in zip(own, ends, strict=True)]
            colour = COLOURS[place % len(COLOURS)]
            axes.bar(
                spots,
                [row.share for row in own],
                width,
                yerr=[below, above],
                color=colour,
                ecolor="#222222",
                label=level,
            )
        axes.set_xticks(range(len(tables)), [f"{difficulty}\n{seats} seats" for seats, difficulty in tables])
        axes.set_ylim(0, 1)
        axes.set_ylabel("share of matches won, with 95 % interval")
        axes.set_title(f"{report['title']}: teams of one level")
        axes.legend()
        figure.savefig(file, metadata={"Date": None})
    return True
