"""Doors know no game: what a game brings is found by its key, in its own folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import readingroom as rr
from readingroom.terminal.faces import Face, face_of
from readingroom.terminal.speech import Speech, speech_of

SOURCES = Path(rr.__file__).parent
GAMES = tuple(meta.key for meta in rr.games())
NAMED_ON_PURPOSE = {"cli/bench.py", "cli/rule.py"}  # the tables that are measured; an example in a help text


def test_no_file_outside_its_folder_names_a_game() -> None:
    """A new game touches none of these files."""
    words = re.compile(rf"""["'.](?:{"|".join(GAMES)})["'.\s]""")
    shared = [*(SOURCES / "cli").glob("*.py"), *(SOURCES / "terminal").glob("*.py")]
    shared += (SOURCES / "terminal" / "join").glob("*.py")
    named = {str(file.relative_to(SOURCES)) for file in shared if words.search(file.read_text("utf-8"))}
    assert named <= NAMED_ON_PURPOSE


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_face_and_a_speech(game: str) -> None:
    assert type(face_of(game)) is not Face
    assert type(speech_of(game)) is not Speech


@pytest.mark.parametrize("key", ["nothing", "join", "../fire", "faces"])
def test_a_game_without_a_folder_gets_what_every_game_gets(key: str) -> None:
    assert type(face_of(key)) is Face
    assert type(speech_of(key)) is Speech
