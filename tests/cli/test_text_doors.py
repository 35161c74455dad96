"""The doors in plain lines: a server's table, the lesson, and answers that say what they bring."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import readingroom as rr
from readingroom.bots.levels import Archivist
from tests.cli.builders import Run
from tests.server.running import Server

OPEN = {"kind": "open"}
ADA = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "level": "apprentice"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "rooms.db") as running:
        yield running


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lines that somebody types."""
    lines: list[str] = []

    class Typed:
        """A pipe: its lines, and then its end."""

        def readline(self) -> str:
            return f"{lines.pop(0)}\n" if lines else ""

        def __iter__(self) -> Iterator[str]:
            return iter(self.readline, "")

        def isatty(self) -> bool:
            return False

    monkeypatch.setattr("sys.stdin", Typed())
    return lines


def test_a_seat_at_a_server_in_lines(run: Run, server: Server, typed: list[str]) -> None:
    """The host begins from a pipe, asks, answers and leaves; the key of the seat is kept."""
    made = server.table([ADA, BOT], options={"tools": False})
    typed += ["begin", "look", "odds", "why stop", "who", "1", "say Hello", "undo", "quit"]
    link = f"{made['link']}#seat={made['seats'][0]}&host={made['host']}"
    done = run("join", link, "--text")
    assert (done.code, done.err) == (0, "")
    for words in (
        "Fire in the Library. You are Ada. The match has not begun yet.",
        "Take the bag and draw.",
        "  1  Draw a token: cannot burn  (draw)",
        "Turn order cards:",
        "The next token is a fire:",
        "draw at least once before you stop [FIRE-SAVE-4]",
        "Ada: here",
        "Ada draws a ",
    ):
        assert words in done.out
    assert done.out.splitlines()[-1] == f"Come back with: readingroom join {made['link']} --text"


@pytest.mark.usefixtures("typed")
def test_an_open_chair_is_taken_by_name(run: Run, server: Server) -> None:
    made = server.table([OPEN, ADA])
    done = run("join", made["link"], "--text", "--name", "Nora")
    assert "You are Nora." in done.out
    again = run("join", made["link"], "--text")
    assert "You are Nora." in again.out  # by the key that was kept


def test_whoever_gives_no_name_looks_on(run: Run, server: Server, typed: list[str]) -> None:
    made = server.table([OPEN, ADA])
    typed += [""]
    done = run("join", made["link"], "--text")
    assert done.out.startswith("Your name, as the others shall read it")


@pytest.mark.usefixtures("typed")
def test_whoever_looks_on_needs_to_type_nothing(run: Run, server: Server) -> None:
    made = server.table([BOT, BOT], options={"tools": False}, start=True)
    done = run("join", made["link"], "--text", "--watch")
    assert "You look on." in done.out
    assert "The match is over: " in done.out  # it is told to its end, with nobody typing


def test_the_markets_cards_are_named(run: Run, typed: list[str]) -> None:
    """FIRE-SPREAD-7: whoever chooses a card knows which it is."""
    typed += ["draw", "stop", "quit"]
    done = run("play", "fire", "--text", "--seed", 3, "--bots", "random")
    market = [line for line in done.out.splitlines() if "(take:market:" in line]
    offered = [tool.name for tool in rr.start("fire", seats=2, seed=3).view(0).market]
    assert len(market) == len(offered) == 3
    assert all(name in line for name, line in zip(offered, market, strict=True))


def test_a_hint_in_lines(run: Run, typed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Archivist, "iterations", 60)
    typed += ["hint", "quit"]
    done = run("play", "labyrinth", "--text", "--seed", 3, "--bots", "random")
    assert "Start with " in done.out
    assert "[LAB-SETUP-11]" in done.out


@pytest.mark.parametrize("game", [meta.key for meta in rr.games()])
def test_the_lesson_in_lines(run: Run, typed: list[str], game: str) -> None:
    """Every note, to the end."""
    typed += ["", "look", *[""] * 40]
    done = run("learn", game, "--text")
    lesson = rr.start(game, seats=2).game.lesson()
    assert lesson is not None
    assert (done.code, done.err) == (0, "")
    assert all(str(step.note) in done.out for step in lesson.steps)


def test_the_lesson_needs_a_terminal_or_lines(run: Run) -> None:
    done = run("learn", "fire")
    assert (done.code, done.out) == (2, "")
    assert "with --text the lesson is read line by line" in done.err
