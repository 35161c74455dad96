"""The teams' ladder on paper: a table in Markdown, the numbers in JSON, a picture where matplotlib is there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from readingroom.lab.ladder_files import file_stem
from readingroom.lab.teams import TeamRow

if TYPE_CHECKING:
    from matplotlib.axes import Axes

HEADS = ("seats", "difficulty", "level", "matches", "won", "win share", "95 % interval", "endings", "ms a decision")
STEP_HEADS = ("seats", "level", "from", "to", "share lost", "95 % interval", "clear of chance")
LEAD_HEADS = ("seats", "difficulty", "levels", "win shares", "times as often", "at least")
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
    played = [f"Reading Room {report['version']}, {how}", f"rules version {report['rules_version']}"]
    played += [f"seed {report['seed']}", chosen]
    lines = [
        f"# Ladder: {report['title']}",
        "",
        *([f"tree: {report['tree']}  "] if "tree" in report else []),
        f"{', '.join(filter(None, played))}.",
        "All win or lose together: every seat is held by the same level, and all levels begin with the same deals.",
        "Levels that think less play more of them. Intervals are Wilson's.",
        "",
        *table(HEADS, [cells(row) for row in report["rows"]], words=(1, 2, 7)),
        *(difficulties_compared(report["climbs"]) if report["climbs"] else []),
        *(best_beside_baseline(report["leads"]) if report["leads"] else []),
    ]
    return "\n".join(lines)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], *, words: Sequence[int]) -> list[str]:
    """A table and an empty line; the columns in `words` are texts, all others numbers."""
    rule = "|".join("---" if place in words else "--:" for place in range(len(heads)))
    return [f"| {' | '.join(heads)} |", f"|{rule}|", *[f"| {' | '.join(row)} |" for row in rows], ""]


def difficulties_compared(climbs: Sequence[dict[str, Any]]) -> list[str]:
    """Neighbouring difficulties, with a sentence for each level."""
    rows = [
        [
            str(climb["seats"]),
            climb["level"],
            step["easier"],
            step["harder"],
            f"{step['difference']:.1%}",
            f"{step['interval_95'][0]:.1%} to {step['interval_95'][1]:.1%}",
            "yes" if step["clear"] else "no",
        ]
        for climb in climbs
        for step in climb["steps"]
    ]
    return [
        "## Is what is called harder won less often?",
        "",
        *[f"- {climb['level']}, {climb['seats']} seats: {climb['verdict']}" for climb in climbs],
        "",
        "The difficulties have deals of their own, so the difference of two shares has Newcombe's interval.",
        "",
        *table(STEP_HEADS, rows, words=(1, 2, 3, 6)),
    ]


def best_beside_baseline(leads: Sequence[dict[str, Any]]) -> list[str]:
    """How many times as often the best level wins."""
    rows = [
        [
            str(lead["seats"]),
            lead["difficulty"],
            " / ".join(lead["levels"]),
            " / ".join(f"{share:.1%}" for share in lead["shares"]),
            "" if lead["times"] is None else f"{lead['times']:.1f}",
            f"{lead['at_least']:.1f}",
        ]
        for lead in leads
    ]
    return [
        f"## {leads[0]['levels'][0].capitalize()} beside {leads[0]['levels'][1]}",
        "",
        '"At least" is with the one interval at its lower and the other at its upper end.',
        "",
        *table(LEAD_HEADS, rows, words=(1, 2)),
    ]


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
        figure = Figure(figsize=(3 + 1.1 * len(tables), 4), layout="constrained")
        axes = figure.subplots()
        for place, level in enumerate(levels):
            own = [row for row in rows if row.level == level]
            spots = [tables.index((row.seats, row.difficulty)) + width * (place + 0.5) - 0.4 for row in own]
            draw_level(axes, own, spots, width, COLOURS[place % len(COLOURS)])
        axes.set_xticks(
            range(len(tables)), [f"{name}\n{seats} {'seat' if seats == 1 else 'seats'}" for seats, name in tables]
        )
        axes.set_ylim(0, 1.12)  # a number stands above a bar of all matches
        axes.set_ylabel("share of matches won, with 95 % interval\nand number of matches")
        axes.set_title(f"{report['title']}: teams of one level")
        figure.legend(loc="outside right center")
        figure.savefig(file, metadata={"Date": None})
    return True


def draw_level(axes: Axes, own: Sequence[TeamRow], spots: Sequence[float], width: float, colour: str) -> None:
    """The bars of one level, each with its interval and how many matches it rests on."""
    ends = [row.interval for row in own]  # at none or all of them a hair beyond the share, by rounding
    below = [max(0.0, row.share - low) for row, (low, _) in zip(own, ends, strict=True)]
    above = [max(0.0, high - row.share) for row, (_, high) in zip(own, ends, strict=True)]
    shares = [row.share for row in own]
    axes.bar(spots, shares, width, yerr=[below, above], color=colour, ecolor="#222222", label=own[0].level)
    for spot, row, (_, high) in zip(spots, own, ends, strict=True):
        axes.text(spot, high + 0.01, f"{row.matches}", rotation=90, ha="center", va="bottom", fontsize=6)
