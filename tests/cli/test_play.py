"""`play`: line by line, saving and going on; and how the full-screen client is opened."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

import readingroom as rr
import readingroom.terminal
from tests.cli.builders import Done, Run


@pytest.fixture
def typed(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `play --text` with lines that somebody types."""

    def run_typed(lines: str, *arguments: object) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        return run("play", *arguments, "--text")

    return run_typed


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path | None]:
    """What the full-screen client was opened with."""
    files: list[Path | None] = []
    monkeypatch.setattr(readingroom.terminal, "run_terminal", files.append)
    monkeypatch.setattr(sys.modules["readingroom.cli.play"], "has_terminal", lambda: True)
    return files


ONE = ("fire", "--seats", 3, "--person", "Ana", "--bots", "random", "--seed", 4)


def test_a_whole_match_by_numbers(typed: Run, tmp_path: Path) -> None:
    file = tmp_path / "ana.json"
    done = typed("1\n" * 2000, *ONE, "--save", file)
    assert done.code == 0
    assert "The match is over: " in done.out
    match = rr.Match.loads(file.read_text("utf-8"))
    assert match.over
    assert match.seats == 3


def test_every_answer_is_saved_and_the_match_goes_on(typed: Run, tmp_path: Path) -> None:
    file = tmp_path / "ana.json"
    first = typed("1\n", *ONE, "--save", file)
    assert f"Go on with: readingroom play {file} --text" in first.out
    before = len(rr.Match.loads(file.read_text("utf-8")).log)
    again = typed("1\n", file)
    assert "Ana: " in again.out  # who sat there is in the file
    assert len(rr.Match.loads(file.read_text("utf-8")).log) > before > 0


def test_words_as_good_as_numbers(typed: Run, tmp_path: Path) -> None:
    file = tmp_path / "ana.json"
    typed("draw\n", *ONE, "--save", file)
    assert [0, "draw"] in json.loads(file.read_text("utf-8"))["log"]


def test_a_person_reads_only_what_their_seat_may_know(typed: Run) -> None:
    told = typed("look\n", *ONE).out
    assert "Ana draws the " in told
    assert "Agnes draws a tool." in told
    assert "Agnes draws the " not in told


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("?", "take your last answer back"),
        ("look", "Turn order cards:"),
        ("odds", "The next token is a fire: "),
        ("why stop", "[FIRE-SAVE-4]"),
        ("why 1", "That is allowed."),
        ("why fly", "No: 'fly' is no action"),
        ("rule axe", "FIRE-T-AXE-2: "),
        ("rule xyzzy", "No: no rule is called 'xyzzy'"),
        ("99", "No: the answers go from 1 to "),
        ("fly", "No: 'fly' is no action"),
        ("stop", "[FIRE-SAVE-4]"),
        ("undo", "[TABLE-UNDO-1]"),
        ("quit", "Saved. Go on with: "),
    ],
)
def test_what_one_can_type(typed: Run, line: str, words: str) -> None:
    done = typed(f"{line}\n", *ONE)
    assert done.code == 0
    assert words in done.out


def test_taking_back(typed: Run, tmp_path: Path) -> None:
    """Choosing a turn order card tells nobody anything new."""
    file = tmp_path / "ana.json"
    done = typed("card:2\nundo\ncard:3\n", "fire", "--seats", 1, "-o", "mode=lone_librarian", "--save", file)
    assert "Taken back." in done.out
    assert json.loads(file.read_text("utf-8"))["log"] == [[0, "card:3"]]


def test_people_hand_over(typed: Run) -> None:
    done = typed("draw\nstop\n" * 30, "fire", "-p", "Ana", "-p", "Ben", "--seed", 1, "-o", "tools=false")
    assert "Hand over to Ana, who presses Enter." in done.out
    assert "Hand over to Ben, who presses Enter." in done.out


def test_an_existing_file_is_never_overwritten(typed: Run, finished: Path) -> None:
    text = finished.read_text("utf-8")
    done = typed("1\n", *ONE, "--save", finished)
    assert done.code == 2
    assert "exists already" in done.err
    assert finished.read_text("utf-8") == text


def test_a_forged_match_is_not_gone_on_with(typed: Run, finished: Path) -> None:
    finished.write_text(finished.read_text("utf-8").replace("draw", "drew", 1), encoding="utf-8")
    done = typed("1\n", finished)
    assert done.code == 2
    assert done.err.startswith(f"error: {finished}: ")


def test_the_lobby_opens_without_arguments(run: Run, opened: list[Path | None]) -> None:
    assert run("play").code == 0
    assert opened == [None]


def test_options_without_a_game_set_a_table_of_the_first_one(run: Run, opened: list[Path | None]) -> None:
    assert run("play", "--seats", 4).code == 0
    (file,) = opened
    assert file is not None
    assert rr.Match.loads(file.read_text("utf-8")).seats == 4


def test_a_new_table_opens_in_the_client(run: Run, opened: list[Path | None]) -> None:
    assert run("play", *ONE).code == 0
    (file,) = opened
    assert file is not None
    plain = json.loads(file.read_text("utf-8"))
    assert [sitter["bot"] for sitter in plain["table"]["sitters"]] == [None, "random", "random"]


def test_a_match_from_elsewhere_opens_as_a_copy(run: Run, opened: list[Path | None], unfinished: Path) -> None:
    text = unfinished.read_text("utf-8")
    assert run("play", unfinished).code == 0
    (file,) = opened
    assert file is not None
    assert file != unfinished
    assert rr.Match.loads(file.read_text("utf-8")).log == rr.Match.loads(text).log
    assert unfinished.read_text("utf-8") == text


def test_a_bot_tells_its_partner_what_it_will_do(typed: Run) -> None:
    """Where all win or lose as one."""
    lines = "start:red+green+blue\nend\nend\n"
    told = typed(lines, "labyrinth", "--seats", 2, "--person", "Ana", "--bots", "greedy", "--seed", 4).out.splitlines()
    assert any(line.startswith("Agnes: ") for line in told)


def test_what_may_be_done_unasked_is_done_by_its_words(typed: Run, tmp_path: Path) -> None:
    """R-38, R-6: a person at this keyboard gives up, though another answer was asked for."""
    file = tmp_path / "ana.json"
    pair = ("labyrinth", "-p", "Ana", "-p", "Ben", "--seed", 4, "-o", "first_player=0", "--save", file)
    start = "start:red+green+blue\n\n"
    done = typed(f"{start}{start}free\nconcede\n", *pair)
    assert "  Ana: Give the match up  (concede)" in done.out
    assert "  Ben: Discard " in done.out
    assert rr.Match.loads(file.read_text("utf-8")).outcome is not None
    assert "`free` lists it" in typed("?\n", *ONE).out


def test_without_a_terminal_nothing_is_painted_and_nothing_is_saved(run: Run, tmp_path: Path) -> None:
    """What reads from nowhere and writes into a pipe gets a sentence, and --text is there for it."""
    done = run("play", "fire", "--seed", 4)
    assert done.code == 2
    assert "--text" in done.err
    assert not (tmp_path / "home").exists()


def test_seats_left_out_follow_the_options(typed: Run, tmp_path: Path) -> None:
    """FIRE-SOLO-1: a solo mode is for one."""
    file = tmp_path / "solo.json"
    assert typed("1\n", "fire", "--option", "mode=solo_robot", "--seed", 4, "--save", file).code == 0
    assert rr.Match.loads(file.read_text("utf-8")).seats == 1
