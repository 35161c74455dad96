"""`replay`: the whole story, one moment, one seat's eyes, keys."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import pytest

import readingroom as rr
from readingroom.cli.replay import step
from tests.cli.builders import Run
from tests.patience import PATIENCE


def test_the_whole_story(run: Run, finished: Path) -> None:
    match = rr.Match.loads(finished.read_text("utf-8"))
    done = run("replay", finished)
    assert done.code == 0
    assert "Seat 0 draws the " in done.out  # one who sees all sees every hand
    assert f"{len(match.log)}. Seat " in done.out
    assert f"The match is over after {len(match.log)} actions" in done.out
    assert "[FIRE-" in done.out


def test_names_instead_of_numbers(run: Run, finished: Path) -> None:
    done = run("replay", finished, "--names", "Ana,Ben,Cleo")
    assert "Ben: " in done.out
    assert "Seat 1" not in done.out
    assert run("replay", finished, "--names", "Ana").code == 2


def test_the_names_that_a_server_wrote_into_the_file(run: Run, finished: Path, tmp_path: Path) -> None:
    """And nothing that a screen would obey: a stranger may have written them."""
    file = tmp_path / "named.json"
    plain = json.loads(finished.read_text("utf-8"))
    file.write_text(json.dumps(plain | {"names": ["Ana\x1b[31m", "Ben", "\x1b"]}), "utf-8")
    done = run("replay", file)
    assert "Ben: " in done.out
    assert "Seat 2: " in done.out
    assert "Ana[31m: " in done.out
    assert "\x1b" not in done.out


def test_what_was_taken_back_is_told(run: Run, tmp_path: Path) -> None:
    match = rr.start("fire", seats=2, seed=3, options={"tools": False})
    match.play("draw")
    match.take_back(0)
    match.play("draw")
    file = tmp_path / "match.json"
    file.write_text(match.dumps(), "utf-8")
    assert "2. The table: Back to moment 0" in run("replay", file).out
    assert "2. The table: Back to moment 0" in run("replay", file, "--seat", 1).out


def test_a_match_that_goes_on(run: Run, unfinished: Path) -> None:
    assert "The match goes on after 30 actions." in run("replay", unfinished).out


def test_one_moment(run: Run, unfinished: Path) -> None:
    done = run("replay", unfinished, "--at", 12)
    assert done.code == 0
    assert "After 12 of 30 actions" in done.out
    assert "Library:" in done.out
    assert "BURNS NEXT" in done.out


def test_the_deal_is_moment_zero(run: Run, unfinished: Path) -> None:
    assert "The deal" in run("replay", unfinished, "--at", 0).out


def test_a_moment_that_never_came(run: Run, unfinished: Path) -> None:
    done = run("replay", unfinished, "--at", 31)
    assert (done.code, done.out) == (2, "")
    assert "from 0 to 30" in done.err


def test_a_seat_sees_only_what_it_may_know(run: Run, finished: Path) -> None:
    told = run("replay", finished, "--seat", 1).out
    assert "Seat 1 draws the " in told
    assert "Seat 0 draws a tool." in told
    assert "Seat 0 draws the " not in told
    match = rr.Match.loads(finished.read_text("utf-8"))
    story = run("replay", finished, "--seat", 1, "--json").json
    assert sum(len(moment["events"]) for moment in story["moments"]) == len(match.events(1))


def test_a_seat_that_is_not_at_the_table(run: Run, finished: Path) -> None:
    done = run("replay", finished, "--seat", 3)
    assert done.code == 2
    assert "0 to 2" in done.err


def test_the_story_for_machines(run: Run, finished: Path) -> None:
    story = run("replay", finished, "--json").json
    match = rr.Match.loads(finished.read_text("utf-8"))
    assert [moment["moment"] for moment in story["moments"]] == list(range(len(match.log) + 1))
    actions = [[moment["asked"], moment["action"]] for moment in story["moments"][1:]]
    assert actions == match.to_plain()["log"]
    assert story["outcome"] == match.to_plain()["outcome"]


def test_a_moment_for_machines(run: Run, unfinished: Path) -> None:
    moment = run("replay", unfinished, "--at", 12, "--json").json
    assert moment["moment"] == 12
    assert moment["view"]["type"] == "FireView"
    assert moment["position"]["game"] == "fire"
    assert moment["legal"]
    seen = run("replay", unfinished, "--at", 12, "--seat", 0, "--json").json
    assert "position" not in seen
    assert seen["view"]["seat"] == 0


def test_a_match_from_the_input_stream(run: Run, unfinished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with unfinished.open(encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        assert "After 3 of 30" in run("replay", "-", "--at", 3).out


@pytest.mark.parametrize("text", ["", "{", "[]", '{"readingroom": 1}', '{"readingroom": 99}', "\x00\xff"])
def test_what_is_no_match_file(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, encoding="latin-1")
    done = run("replay", file)
    assert done.code == 2
    assert done.err.startswith("error: ")


@pytest.mark.parametrize(
    ("at", "key", "then"),
    [
        (0, "\r", 1),
        (3, "\x1b[D", 2),
        (0, "\x1b[D", 0),
        (9, "\x1b[C", 9),
        (4, "G", 9),
        (4, "g", 0),
        (4, "x", 4),
    ],
)
def test_keys_lead_to_moments(at: int, key: str, then: int) -> None:
    assert step(at, 9, key) == then


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX terminal")
def test_stepping_in_a_terminal(unfinished: Path) -> None:
    import pty

    pid, terminal = pty.fork()
    if pid == 0:  # the command, in a terminal of its own
        os.execv(sys.executable, [sys.executable, "-m", "readingroom", "replay", str(unfinished)])
    shown = read_until(terminal, b"After 0 of 30 actions")
    os.write(terminal, b"\r")
    shown += read_until(terminal, b"After 1 of 30 actions")
    os.write(terminal, b"\x1b[C")
    shown += read_until(terminal, b"After 2 of 30 actions")
    os.write(terminal, b"q")
    while chunk := read_some(terminal):
        shown += chunk
    _, status = os.waitpid(pid, 0)
    assert os.waitstatus_to_exitcode(status) == 0, shown


def read_until(terminal: int, words: bytes) -> bytes:
    shown, until = b"", time.monotonic() + PATIENCE
    while words not in shown and time.monotonic() < until:
        shown += read_some(terminal)
    assert words in shown
    time.sleep(0.2)  # the question for a key follows
    return shown


def read_some(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux says so when the other end is closed
        return b""
