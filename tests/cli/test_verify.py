"""`verify`: good files pass, forged and damaged ones are found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import readingroom as rr
from tests.cli.builders import Run

Forge = Callable[[dict[str, Any]], object]


def test_a_good_match(run: Run, finished: Path) -> None:
    done = run("verify", finished)
    assert done.code == 0
    assert "This match is what it says." in done.out
    assert "The opening deal:" in done.out
    assert "Seat 0 is dealt the " in done.out


def test_a_good_match_for_machines(run: Run, finished: Path) -> None:
    match = rr.Match.loads(finished.read_text("utf-8"))
    told = run("verify", finished, "--commitment", match.commitment.upper(), "--json").json
    assert told["ok"] is True
    assert told["problem"] is None
    assert (told["commitment"], told["seed"]) == (match.commitment, match.secret.hex())
    assert told["outcome"] == match.to_plain()["outcome"]
    assert "the commitment is the published one" in told["checked"]
    assert len(told["deal"]) > 3


def test_a_match_that_goes_on_can_be_checked_too(run: Run, unfinished: Path) -> None:
    assert run("verify", unfinished).code == 0


def test_another_commitment_than_the_published_one(run: Run, finished: Path) -> None:
    done = run("verify", finished, "--commitment", "ab" * 32)
    assert done.code == 1
    assert f"not to the published {'ab' * 32}" in done.out


FORGERIES: dict[str, tuple[Forge, str]] = {
    "seed": (lambda plain: plain.update(seed="00" * 32), "seed is not the one"),
    "short seed": (lambda plain: plain.update(seed="00"), "64 hex digits"),
    "commitment": (lambda plain: plain.update(commitment="00" * 32), "seed is not the one"),
    "scores": (lambda plain: plain["outcome"].update(scores=[99, 0, 0]), "the match ended"),
    "ending": (lambda plain: plain["outcome"].update(ending="peace"), "the match ended"),
    "no outcome": (lambda plain: plain.pop("outcome"), "the match ended"),
    "illegal action": (
        lambda plain: plain["log"][0].__setitem__(1, "stop"),
        "FIRE-SAVE-4",
    ),
    "no action": (
        lambda plain: plain["log"][0].__setitem__(1, "fly"),
        "'fly' is no action",
    ),
    "another seat": (lambda plain: plain["log"][0].__setitem__(0, 7), "is asked, not seat 7"),
    "missing action": (lambda plain: plain["log"].pop(), "differs from the saved one"),
    "one more action": (lambda plain: plain["log"].append([0, "draw"]), "after the end of the match"),
    "checksum": (lambda plain: plain.update(checksum="00"), "differs from the saved one"),
    "option": (lambda plain: plain["options"].update(tools="some"), "true or false"),
    "seats": (lambda plain: plain.update(seats=4), "log entry"),
    "rules version": (lambda plain: plain.update(rules_version=99), "rules version 99"),
    "game": (lambda plain: plain.update(game="chess"), "unknown game 'chess'"),
    "log": (lambda plain: plain.update(log=7), "`log` must be a list"),
    "log entry": (lambda plain: plain["log"].__setitem__(0, 7), "log entry 1 must be"),
    "lacking": (lambda plain: plain.pop("checksum"), "lacks checksum"),
    "position": (lambda plain: plain.update(position={"seats": 3, "bag": 7}), ""),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_match(run: Run, finished: Path, name: str) -> None:
    forge, words = FORGERIES[name]
    plain = json.loads(finished.read_text("utf-8"))
    forge(plain)
    finished.write_text(json.dumps(plain), encoding="utf-8")
    done = run("verify", finished)
    assert done.code == 1
    assert "WRONG" in done.out
    assert words in done.out
    assert "This match is not what it says." in done.out
    assert run("verify", finished, "--json").json["ok"] is False
    assert run("replay", finished).code == 2


@pytest.mark.parametrize("share", [0, 0.2, 0.7, 0.99])
def test_a_damaged_file(run: Run, finished: Path, share: float) -> None:
    text = finished.read_bytes()
    finished.write_bytes(text[: int(len(text) * share)] + b"\xff")
    done = run("verify", finished)
    assert done.code == 1
    assert "not a match file" in done.out
