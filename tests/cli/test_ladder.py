"""`ladder`: the table, the numbers, the picture."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.builders import Run

QUICK = ("ladder", "fire", "--levels", "random,greedy", "--matches", 4, "--option", "tools=false")


def test_the_ladder_writes_its_files(run: Run, tmp_path: Path) -> None:
    done = run(*QUICK, "--out", tmp_path / "results")
    assert done.code == 0
    stem = tmp_path / "results" / "ladder-fire-tools-false"
    page = stem.with_suffix(".md").read_text("utf-8")
    assert "| greedy | random | 4 |" in page
    assert "95 % interval" in page
    assert "2 seats, tools=false, rules version 1, seed 1" in page
    assert "<svg" in stem.with_suffix(".svg").read_text("utf-8")
    (row,) = json.loads(stem.with_suffix(".json").read_text("utf-8"))["rows"]
    assert (row["stronger"], row["weaker"], row["matches"]) == ("greedy", "random", 4)


def test_the_usual_ladder_is_named_after_its_game(run: Run, tmp_path: Path) -> None:
    report = run("ladder", "fire", "--levels", "random,greedy", "-n", 2, "--json").json
    assert report["files"][0] == str(Path("bench/results/ladder-fire.md"))
    assert (tmp_path / "bench/results/ladder-fire.json").exists()


@pytest.mark.parametrize(("game", "levels"), [("fire", "random,greedy"), ("labyrinth", "random")])
def test_the_files_name_the_tree_that_they_are_told(run: Run, tmp_path: Path, game: str, levels: str) -> None:
    """bench/README.md: every result names the tree it was measured on."""
    run("ladder", game, "--levels", levels, "-n", 1, "--seats", 2, "--out", tmp_path, "--tree", "0123456789ab")
    assert "\n\ntree: 0123456789ab  \n" in (tmp_path / f"ladder-{game}.md").read_text("utf-8")
    assert json.loads((tmp_path / f"ladder-{game}.json").read_text("utf-8"))["tree"] == "0123456789ab"


def test_the_ladder_for_machines(run: Run) -> None:
    report = run(*QUICK, "--json").json
    (row,) = report["rows"]
    low, high = row["interval_95"]
    assert low <= row["win_share"] <= high
    assert row["won"] + row["even"] + row["lost"] == 4
    assert report["options"]["tools"] is False


def test_seats_are_rotated_equally_often(run: Run) -> None:
    report = run(*QUICK, "--seats", 3, "--json").json
    assert report["rows"][0]["matches"] == 6  # three turns of the table, and their mirrors


def test_teams_of_a_game_that_all_win_together(run: Run, tmp_path: Path) -> None:
    done = run("ladder", "labyrinth", "--levels", "random", "-n", 2, "--seats", 2, "--out", tmp_path)
    assert done.code == 0
    page = (tmp_path / "ladder-labyrinth.md").read_text("utf-8")
    assert "| 2 | novice | random | 2 |" in page
    assert "<svg" in (tmp_path / "ladder-labyrinth.svg").read_text("utf-8")
    rows = json.loads((tmp_path / "ladder-labyrinth.json").read_text("utf-8"))["rows"]
    assert [row["difficulty"] for row in rows] == ["novice", "standard", "advanced", "expert"]
