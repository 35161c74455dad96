"""`--language` and the system's locale: sentences of the games in German, where somebody reads them."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from readingroom.words import language_of, speak
from tests.cli.builders import Run

TABLE = ("fire", "--seats", 2, "--person", "Ana", "--bots", "random", "--seed", 4, "--text")


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    speak("en")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "", "LC_MESSAGES": "de"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "eo"}, "en"),
    ],
)
def test_the_system_says_what_its_reader_speaks(environment: dict[str, str], language: str) -> None:
    """POSIX: LC_ALL before LC_MESSAGES before LANG."""
    assert language_of(environment) == language


def test_a_table_line_by_line_in_german(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("why stop\n1\nquit\n"))
    done = run("play", *TABLE, "--language", "de", "--save", tmp_path / "ana.json")
    assert done.code == 0
    assert "Ana zieht" in done.out
    assert "Ana: Nimm den Beutel und zieh." in done.out
    assert "1  Ein Plättchen ziehen" in done.out
    assert "Zieh mindestens einmal, bevor du aufhörst. [FIRE-SAVE-4]" in done.out
    assert done.out.startswith("? zeigt die Hilfe.")
    assert "Gespeichert. Weiter geht es mit: readingroom play" in done.out


def test_a_replay_speaks_as_the_system_does(run: Run, finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Runde 1 beginnt. [FIRE-ROUND-4]" in run("replay", finished).out
    assert "Round 1 begins. [FIRE-ROUND-4]" in run("replay", finished, "--language", "en").out
    assert "Round 1 begins." in run("replay", finished, "--json").out  # programs read English, unless they ask


def test_a_language_without_words_is_refused(run: Run, finished: Path) -> None:
    done = run("replay", finished, "--language", "tlh")
    assert done.code == 2
    assert "the languages are en (English), de (Deutsch)" in done.err


def test_a_rule_is_told_in_german(run: Run) -> None:
    done = run("rule", "FIRE-DEF-6", "--language", "de")
    assert "FIRE-DEF-6  (Fire in the Library: Begriffe)" in done.out
    assert "deren oberste Karte die niedrigste" in done.out
    assert "Im Programm:" in done.out
    assert "highest burn index" in run("rule", "FIRE-DEF-6", "--json").out


def test_a_lesson_is_told_in_german(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n" * 40))
    done = run("learn", "fire", "--text", "--language", "de")
    assert "Fire in the Library: So spielt man." in done.out
    assert "1. Die Bibliothek hat vier Abteilungen." in done.out
    assert "Eingabe: Weiter" in done.out


def test_the_catalogue_and_a_mistake_in_german(run: Run) -> None:
    done = run("games", "--language", "de")
    assert "1 bis 6 Plätze, Regelfassung" in done.out
    assert "Punkte, mit denen der Roboter beginnt." in done.out
    wrong = run("play", "fire", "--text", "--seats", 9, "--language", "de")
    assert (wrong.code, wrong.err) == (2, "Fehler: Fire in the Library hat 1 bis 6 Plätze, nicht 9.\n")


def test_a_match_is_verified_in_german(run: Run, finished: Path) -> None:
    done = run("verify", finished, "--language", "de")
    assert done.out.endswith("Diese Partie ist, was sie sagt.\n")
    assert "die Mischung ist die, die die Datei versprochen hat" in done.out
