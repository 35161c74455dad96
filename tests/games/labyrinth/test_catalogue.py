"""No sentence of Library Labyrinth goes around its catalogues: a language whose letters are marked shows it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import readingroom as rr
from readingroom.core.phrases import Phrase, as_phrase
from readingroom.games.labyrinth.game import GAME
from readingroom.games.labyrinth.words.naming import name_of, name_of_genre, name_of_option, names
from readingroom.words import say
from tests.games.labyrinth.mazes import PACK, THING_NUMBERS
from tests.games.labyrinth.test_refusals import TABLES
from tests.words.pseudo import MARKED, PLAIN, spoken_from
from tests.words.test_third_language import NAMES, everything_said

PRINTED = re.compile(r'^((?:name|genre_name|title) = ")(.*)(")', re.MULTILINE)
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"double_curses": 2}),
    (3, {"difficulty": "novice"}),
    (5, {"difficulty": "expert"}),
]


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with spoken_from(tmp_path_factory.mktemp("words")) as language:
        yield language


@pytest.fixture(scope="module")
def marked_pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The published cards under names of one's own, whose letters are marked, too."""
    text = files("readingroom.games.labyrinth").joinpath("cards", "cards.toml").read_text("utf-8")
    pack = tmp_path_factory.mktemp("pack") / "cards.toml"
    pack.write_text(PRINTED.sub(lambda found: found[1] + found[2].translate(MARKED) + found[3], text), "utf-8")
    return pack


def check(what: str, says: Phrase | str, language: str) -> None:
    said = as_phrase(says)
    assert said is not None, f"{what} is plain text: {says}"
    words = say(said, language)
    assert words, what
    assert PLAIN.search(words) is None, f"{what}: {words}"


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_no_sentence_of_a_match_goes_around_the_catalogue(
    seats: int, options: dict[str, Any], pseudo: str, marked_pack: Path
) -> None:
    """Questions, answers, reasons, refusals, events and the story; a letter that is not marked was written in code."""
    match = rr.start("labyrinth", seats=seats, seed=seats, options=options, pack=marked_pack)
    for what, says in everything_said(match, random.Random(seats)):
        check(what, says, pseudo)


@pytest.mark.parametrize("table", TABLES)
def test_no_refusal_and_no_reason_of_these_tables_does_either(table: str, pseudo: str) -> None:
    """Every decision is among them; what the published cards print is no word of ours."""
    match = TABLES[table]()
    printed = re.compile("|".join(re.escape(name) for name in sorted(printed_names(), key=len, reverse=True)))
    people = NAMES[: match.seats]
    said = [refusal.says for action in match.actions.actions if (refusal := match.why_not(action)) is not None]
    if match.to_move is not None:
        said += [match.reason(action, match.to_move, people).says for action in match.legal()]
    for says in dict.fromkeys(said):
        phrase = as_phrase(says)
        assert phrase is not None, f"plain text: {says}"
        assert PLAIN.search(printed.sub("", say(phrase, pseudo))) is None, say(phrase, pseudo)


def printed_names() -> set[str]:
    cards = [str(name.args["name"]) for name in names(PACK) if "name" in name.args]
    options = [str(name_of_option(PACK, one.key).args["title"]) for one in PACK.options]
    return {*cards, *options, *(str(name_of_genre(PACK, genre).args["title"]) for genre in range(6))}


def test_a_pack_of_ones_own_keeps_its_names_in_every_language(marked_pack: Path) -> None:
    """What somebody has named is called so; what the box names may be called otherwise."""
    own = GAME.pack(rr.start("labyrinth", seats=2, seed=1, pack=marked_pack).setup)
    kraken, machine = THING_NUMBERS["kraken"], "time_machine"
    assert say(name_of(PACK, kraken), "de") == "Krake"
    assert say(name_of(own, kraken), "de") == "Kraken".translate(MARKED)
    assert say(name_of_option(PACK, machine), "de") == "Zeitmaschine"
    assert say(name_of_option(own, machine), "de") == "Time Machine".translate(MARKED)
    assert say(name_of_genre(PACK, 3), "de") == "Wissenschaft"
    assert say(name_of_genre(own, 3), "de") == "Science".translate(MARKED)
