"""`verify`: good files pass, forged and damaged ones are found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import readingroom as rr
from tests.cli.builders import Run
from tests.cli.conftest import write

PUBLISHED = files("readingroom.games.fire.cards").joinpath("cards.toml")
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


FORCED = ["bucket-1", "bucket-2", "bucket-3", "seat:0", "seat:1", "card:1", *["purple"] * 4]


def by_hand(tmp_path: Path, **beginning: Any) -> Path:
    """A match that somebody arranged, with the seed that was committed to."""
    match = rr.start("fire", seed=7, **beginning)
    while len(match.log) < 4:
        match.play("draw")
    return write(tmp_path / "arranged.json", match)


@pytest.mark.parametrize(
    ("beginning", "words"),
    [
        ({"seats": 2, "draws": FORCED}, "the first draws were forced (10 of them)"),
        ({"position": {"seats": 2, "holds": [1, 2]}, "draws": ["purple"] * 4}, "a position laid out by hand"),
    ],
)
def test_what_was_chosen_by_hand_is_not_said_to_come_from_the_seed(
    run: Run, tmp_path: Path, beginning: dict[str, Any], words: str
) -> None:
    """The file's commitment is that of an honest match, and binds nothing of what was laid out or forced."""
    file = by_hand(tmp_path, **beginning)
    alone = run("verify", file)
    assert alone.code == 0
    assert f"note   {words}" in alone.out or f"note   the match begins from {words}" in alone.out
    assert "computed anew from that seed" not in alone.out
    published = rr.start("fire", seats=2, seed=7).commitment
    done = run("verify", file, "--commitment", published)
    assert done.code == 1
    assert words in done.out
    assert "the commitment binds nothing of that" in done.out


def test_a_pack_of_ones_own_is_named(run: Run, tmp_path: Path) -> None:
    """Other cards are an honest option, but no seed answers for them."""
    pack = tmp_path / "mine.toml"
    pack.write_text(PUBLISHED.read_text("utf-8"), encoding="utf-8")
    match = rr.start("fire", seats=2, seed=7, pack=pack)
    file = write(tmp_path / "packed.json", match)
    done = run("verify", file, "--commitment", match.commitment)
    assert done.code == 0
    assert "note   the cards are those of mine.toml" in done.out
    assert "computed anew from that seed" in done.out


def test_what_was_taken_back_is_counted_by_itself(run: Run, tmp_path: Path) -> None:
    """TABLE-UNDO-1: each taking back gives chance afresh, which a verifier wants to know of."""
    match = rr.start("fire", seats=2, seed=7)
    match.play("draw", "draw")
    match.take_back(1)
    match.play("draw")
    told = run("verify", write(tmp_path / "back.json", match), "--json").json
    assert "3 actions, each by the seat that was asked, each legal" in told["checked"]
    assert told["notes"] == ["once something was taken back, and chance was drawn afresh from the seed"]


@pytest.mark.parametrize("share", [0, 0.2, 0.7, 0.99])
def test_a_damaged_file(run: Run, finished: Path, share: float) -> None:
    text = finished.read_bytes()
    finished.write_bytes(text[: int(len(text) * share)] + b"\xff")
    done = run("verify", finished)
    assert done.code == 1
    assert "not a match file" in done.out
