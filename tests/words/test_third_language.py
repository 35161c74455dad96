"""A third language is one folder of files, and no sentence of a game goes around the catalogues."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import readingroom as rr
from readingroom.core.phrases import Phrase, as_phrase, chance, phrase
from readingroom.core.state import TABLE
from readingroom.words import add_language, catalogues, say, speak, spoken
from tests.words.pseudo import PLAIN, spoken_from

NAMES = ("1.", "2.", "3.", "4.", "5.", "6.")  # without letters
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fire", 1, {"mode": "solo_robot"}),
    ("fire", 1, {"mode": "lone_librarian"}),
    ("fire", 2, {"technology": True}),
    ("fire", 3, {"mode": "robot"}),
    ("fire", 4, {"fire": "inferno"}),
    ("fire", 3, {"tools": False, "shout": "first"}),
    ("fire", 3, {"show_bag_contents": False}),
]


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with spoken_from(tmp_path_factory.mktemp("words")) as language:
        yield language


def everything_said(match: rr.Match, dice: random.Random) -> Iterator[tuple[str, Phrase | str]]:
    """Questions, answers, reasons, refusals, events and the story of a random match."""
    game, names = match.game, NAMES[: match.seats]
    while match.to_move is not None:
        seat = 0 if match.to_move == TABLE else match.to_move
        legal = match.legal()
        for viewer in (None, *range(match.seats)):
            yield "prompt", game.prompt(match.view(viewer), names, {}, match.setup)
        for action in legal:
            yield f"describe {action}", game.describe(action, names, match.setup)
            yield f"reason {action}", match.reason(action, seat, names).says
        for action in dice.sample(game.actions.actions, 12):
            refusal = None if match.to_move == TABLE else match.why_not(action)
            if refusal is not None:
                yield f"why not {action}", refusal.says
        match.play(dice.choice(legal))
    for event in match.events(0):
        yield f"tell {event}", game.tell(event, names, match.setup)
    story = game.story(match, names)
    luck, moments = [one.says for one in story.luck], [one.says for one in story.moments]
    for says in (story.won, *story.told, *luck, *moments):
        yield "story", says


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_no_sentence_goes_around_the_catalogues(game: str, seats: int, options: dict[str, Any], pseudo: str) -> None:
    """Design, promise 1: words are data. A letter that is not marked was written in the code."""
    for seed in range(2):
        match = rr.start(game, seats=seats, seed=seed, options=options, live=True)
        for what, says in everything_said(match, random.Random(seed)):
            said = as_phrase(says)
            assert said is not None, f"{what} is plain text: {says}"
            words = say(said, pseudo)
            assert words
            assert PLAIN.search(words) is None, f"{what}: {words}"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    tmp_path.joinpath("shared.ftl").write_text("chance-never = neniam\n", "utf-8")
    add_language("eo", "Esperanto", tmp_path)
    try:
        assert say(chance(0, 3), "eo") == "neniam"
        assert say(chance(1, 3), "eo") == "1 time in 3"
        assert say(phrase("fire-refused-card-taken", card=3), "eo") == "card 3 is taken"
    finally:
        catalogues.forget_language("eo")


def test_a_program_with_one_reader_speaks_that_language() -> None:
    """Whatever reads a phrase as text reads it so: the terminal, plain lines, replays."""
    try:
        speak("de")
        assert spoken() == "de"
        assert str(chance(1, 3)) == "1-mal unter 3"
    finally:
        speak("en")
    assert str(chance(1, 3)) == "1 time in 3"
    with pytest.raises(rr.BadOption, match="the languages are en"):
        speak("tlh")
