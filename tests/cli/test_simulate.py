"""`simulate` and `bench`."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from readingroom.bots import bot_names
from tests.cli.builders import Run

REQUIRED = {
    "game",
    "seats",
    "options",
    "matches",
    "actions",
    "seconds",
    "actions_per_second",
    "compiled",
    "outcomes",
}
SPEED = {"seconds", "actions_per_second", "jobs"}


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if key not in SPEED}


def test_a_simulation_for_machines(run: Run) -> None:
    report = run("simulate", "fire", "--seats", 4, "--matches", 40, "--bots", "random", "--seed", 1, "--json").json
    assert set(report) >= REQUIRED
    assert (report["game"], report["seats"], report["matches"]) == ("fire", 4, 40)
    assert report["bots"] == ["random"] * 4
    outcomes = report["outcomes"]
    assert sum(outcomes["endings"].values()) == 40
    assert sum(outcomes["win_share"]) == pytest.approx(1)
    assert len(outcomes["wins"]) == len(outcomes["shared_wins"]) == len(outcomes["scores"]) == 4
    assert outcomes["length"]["actions"]["mean"] * 40 == pytest.approx(report["actions"])
    assert all(
        low <= share <= high for share, (low, high) in zip(outcomes["win_share"], outcomes["win_share_95"], strict=True)
    )


def test_the_same_seed_plays_the_same_and_another_another(run: Run) -> None:
    first, again = (run("simulate", "fire", "-n", 30, "--seed", 3, "--json").json for _ in range(2))
    other = run("simulate", "fire", "-n", 30, "--seed", 4, "--json").json
    assert timeless(first) == timeless(again)
    assert first["outcomes"] != other["outcomes"]


@pytest.mark.parametrize("bots", ["random", "random,greedy,random"])
def test_processes_leave_no_trace(run: Run, bots: str) -> None:
    one, two = (
        run("simulate", "fire", "--seats", 3, "-n", 20, "--bots", bots, "--jobs", jobs, "--json").json
        for jobs in (1, 2)
    )
    assert timeless(one) == timeless(two)


def test_options_reach_the_game(run: Run) -> None:
    report = run(
        *("simulate", "fire", "--seats", 3, "-n", 5, "--json"),
        *("-o", "tools=false", "-o", "fire=wild", "-o", "youth=2,0,1"),
    ).json
    chosen = {key: report["options"][key] for key in ("tools", "fire", "youth", "mode")}
    assert chosen == {"tools": False, "fire": "wild", "youth": [2, 0, 1], "mode": "table"}


def test_a_robot_without_a_seat_has_scores_of_its_own(run: Run) -> None:
    report = run("simulate", "fire", "--seats", 2, "-n", 20, "-o", "mode=robot", "--json").json
    assert len(report["outcomes"]["scores"]) == 2
    assert len(report["outcomes"]["other_scores"]) == 1
    assert sum(report["outcomes"]["win_share"]) < 1
    assert "Who has no seat scores" in run("simulate", "fire", "-n", 5, "-o", "mode=robot").out


def test_one_seat_plays_alone(run: Run) -> None:
    report = run("simulate", "fire", "--seats", 1, "-n", 20, "-o", "mode=lone_librarian", "--json").json
    assert set(report["outcomes"]["grades"]) <= {"win", "loss", "win with honours"}


def test_a_simulation_for_people(run: Run) -> None:
    done = run("simulate", "fire", "-n", 20)
    assert done.code == 0
    assert "Fire in the Library, 2 seats, 20 matches, seed 1" in done.out
    assert "Endings: " in done.out
    assert "Length in rounds: " in done.out
    assert done.err == ""  # a progress bar is for terminals


def test_without_a_wish_the_quick_players_play(run: Run) -> None:
    """Random players win no match of the Labyrinth, and say nothing about a card."""
    report = run("simulate", "labyrinth", "-n", 20, "--json").json
    assert report["bots"] == ["quick", "quick"]
    assert report["outcomes"]["wins"][0] > 0


def test_cards_that_a_bot_never_plays_are_warned_of(run: Run) -> None:
    """Greedy looks one step ahead, and these tools bring nothing before the second."""
    call = ("simulate", "fire", "--seats", 2, "-n", 3, "--bots", "greedy,random")
    report = run(*call, "--json").json
    greedy = report["never_played"]["greedy"]
    assert {"Amulet", "Gloves", "Shovel", "Torch"} <= set(greedy)
    assert all((report["cards"]["greedy"][card] == 0) == (card in greedy) for card in report["cards"]["random"])
    assert f"greedy never played {', '.join(greedy)}: these matches say nothing about them" in run(*call).out


def test_a_game_without_cards_to_play_has_no_warning(run: Run) -> None:
    done = run("simulate", "fire", "-n", 2, "-o", "tools=false")
    assert "Warning" not in done.out


def test_a_pack_of_ones_own(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "mild.toml"
    text = files("readingroom.games.fire.cards").joinpath("cards.toml").read_text("utf-8")
    pack.write_text(text, encoding="utf-8")
    assert run("simulate", "fire", "-n", 5, "--pack", pack, "--json").json["pack"] == "mild.toml"


def test_a_bad_pack_is_refused_with_file_entry_and_reason(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "broken.toml"
    text = files("readingroom.games.fire.cards").joinpath("cards.toml").read_text("utf-8")
    pack.write_text(text.replace("\ncopies = 3", "\ncopies = -3", 1), encoding="utf-8")
    done = run("simulate", "fire", "--pack", pack)
    assert done.code == 2
    assert done.err.startswith("error: broken.toml: ")
    assert "copies" in done.err


@pytest.mark.skipif(not bot_names(), reason="the bots are not here yet")
@pytest.mark.parametrize("bots", ["nobody", "random,nobody"])
def test_an_unknown_bot_is_refused(run: Run, bots: str) -> None:
    done = run("simulate", "fire", "--bots", bots)
    assert done.code == 2
    assert "nobody" in done.err


def test_bench_for_machines(run: Run) -> None:
    report = run("bench", "--seconds", 0.02, "--json").json
    assert [row["options"]["tools"] for row in report["tables"]] == [False, True]
    keys = ("actions_per_second", "clone_microseconds", "resample_microseconds")
    assert all(row[key] > 0 for row in report["tables"] for key in keys)


def test_bench_for_people(run: Run) -> None:
    assert "actions a second" in run("bench", "--seconds", 0.02).out
