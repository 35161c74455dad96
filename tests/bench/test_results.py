"""What the result files say of themselves, and what README says of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bench import paper
from bench.places import RESULTS, ROOT
from bench.tree import measured_tree

# Measured before result files named their tree; whoever measures one anew takes it out of here.
BEFORE_TREES = {"ladder-fire", "ladder-labyrinth"}
STEMS = sorted(file.stem for file in RESULTS.glob("*.json"))
SPEED = (
    "The compiled engine plays random No Tool matches at {no_tool} of the speed of a C program that plays the same "
    "matches to the token, from one Python call; the full game with all tools at {tools} of it, and Library Labyrinth "
    "at {labyrinth}."
)


def result(stem: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((RESULTS / f"{stem}.json").read_text("utf-8"))
    return told


@pytest.mark.parametrize("stem", STEMS)
def test_a_result_names_the_tree_it_was_measured_on(stem: str) -> None:
    """bench/README.md; the page names the same one as the numbers."""
    page = (RESULTS / f"{stem}.md").read_text("utf-8")
    named = re.findall(r"^tree: ([0-9a-f]{12})  $", page, re.MULTILINE)
    assert named == ([] if stem in BEFORE_TREES else [result(stem)["tree"]])
    assert ("tree" in result(stem)) == (stem not in BEFORE_TREES)


def test_no_list_outlives_its_results() -> None:
    assert set(STEMS) >= BEFORE_TREES


def test_readme_tells_the_measured_ratios() -> None:
    """By the bests of interleaved rounds, to two digits."""
    gauges = {gauge["key"]: gauge for gauge in result("speed")["gauges"]}
    ratios = {key: f"{gauges[key]['of_c']['best']:#.2g}" for key in ("no_tool", "tools", "labyrinth")}
    section = (ROOT / "README.md").read_text("utf-8").partition("\n## How strong, how fast\n")[2].partition("\n## ")[0]
    assert SPEED.format(**ratios) in " ".join(section.split())
    assert sorted(re.findall(r"\d+\.\d+", section)) == sorted(ratios.values())  # and no other figure


def test_whatever_is_written_names_the_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper, "RESULTS", tmp_path)
    paper.write("x", {"tree": measured_tree()}, ["# X", "", "It is so."], paper.new_figure(1, 1))
    assert (tmp_path / "x.md").read_text("utf-8") == f"# X\n\ntree: {measured_tree()}  \nIt is so.\n"
    assert json.loads((tmp_path / "x.json").read_text("utf-8")) == {"tree": measured_tree()}
