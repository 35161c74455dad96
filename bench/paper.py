"""What was measured, on paper: tables in Markdown, all numbers in JSON, pictures in SVG."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from bench.places import RESULTS, say

GREEN, GREY, INK = "#7a8f6a", "#b9b4a6", "#222222"


def write(stem: str, report: dict[str, Any], lines: Sequence[str], figure: Figure) -> None:
    """The three files of one part, with the tree below the title; those of an earlier run are overwritten."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    place = RESULTS / stem
    title, blank, *rest = lines
    named = [title, blank, f"tree: {report['tree']}  ", *rest]
    place.with_suffix(".json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    place.with_suffix(".md").write_text("\n".join(named) + "\n", encoding="utf-8")
    save(figure, place.with_suffix(".svg"))
    say(f"written: bench/results/{stem}.md, .json, .svg")


def save(figure: Figure, file: Path) -> None:
    figure.savefig(file, metadata={"Date": None})


def new_figure(width: float, height: float) -> Figure:
    mpl.rcParams.update({"svg.hashsalt": "readingroom", "svg.fonttype": "none"})  # same numbers, same file
    return Figure(figsize=(width, height), layout="constrained")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown; all columns but the first are numbers."""
    yield f"| {' | '.join(heads)} |"
    yield f"|---|{'--:|' * (len(heads) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""
