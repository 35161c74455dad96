"""Rules and lessons in every language: the ids, their number and order are those of the English book."""

from __future__ import annotations

from pathlib import Path

import pytest

from readingroom.catalog import all_games, find_game
from readingroom.words import LANGUAGES, rulebook_of, say
from scripts import words as checks
from tests.words.pseudo import spoken_from


@pytest.mark.parametrize("key", all_games())
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_book_in_another_language_is_the_same_book(key: str, language: str) -> None:
    game = find_game(key)
    told = rulebook_of(game, language)
    assert list(told.rules) == list(game.rulebook.rules)
    assert {rule.language for rule in told.rules.values()} == {language}
    assert all(told.rules[rule].text != english.text for rule, english in game.rulebook.rules.items())


def test_a_rule_is_found_by_words_of_its_language() -> None:
    book = rulebook_of(find_game("fire"), "de")
    assert [rule.id for rule in book.find("fire-def-6")] == ["FIRE-DEF-6"]
    assert "FIRE-DEF-4" in [rule.id for rule in book.find("Ankunftsmarke")]


def test_what_a_language_lacks_stays_english_under_the_chapters_new_title() -> None:
    """A language may come rule by rule."""
    english = find_game("fire").rulebook
    told = english.retold("## Ekde la komenco\n- **FIRE-DEF-1** Sidloko estas loko.", "eo")
    assert (told.rules["FIRE-DEF-1"].text, told.rules["FIRE-DEF-1"].language) == ("Sidloko estas loko.", "eo")
    assert told.rules["FIRE-DEF-2"].text == english.rules["FIRE-DEF-2"].text
    assert (told.rules["FIRE-DEF-2"].chapter, told.rules["FIRE-DEF-2"].language) == ("Ekde la komenco", "en")
    assert told.rules["FIRE-SETUP-1"] == english.rules["FIRE-SETUP-1"]


def test_a_language_of_ones_own_brings_its_rules(tmp_path: Path) -> None:
    """A third language is one folder of files, its rules among them."""
    with spoken_from(tmp_path) as language:
        tmp_path.joinpath("fire.md").write_text("## Ｂｏｏｋ\n- **FIRE-DEF-1** Ｓｅａｔ．", "utf-8")
        told = rulebook_of(find_game("fire"), language).rules
        assert (told["FIRE-DEF-1"].text, told["TABLE-TURN-1"].language) == ("Ｓｅａｔ．", "en")


@pytest.mark.parametrize("key", [key for key, game in all_games().items() if game.lesson() is not None])
def test_every_note_of_a_lesson_is_told_in_every_language(key: str) -> None:
    lesson = find_game(key).lesson()
    assert lesson is not None
    for step in lesson.steps:
        told = [say(step.note, language) for language in LANGUAGES]
        assert len(set(told)) == len(told)
        assert step.note.key not in told


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("## A\n- **X-1** one (R)\n- **X-2** two", "X-3 missing"),
        ("## A\n- **X-2** two\n- **X-1** one (R)\n## B\n- **X-3** see X-1", "X-2 is not in the order of rules.md"),
        ("## A\n- **X-1** one (R)\n## B\n- **X-2** two\n- **X-3** see X-1", "its chapters do not begin where"),
        ("## A\n- **X-1** one (O)\n- **X-2** two\n## B\n- **X-3** see X-1", "X-1 does not say as English does"),
        ("## A\n- **X-1** one (R)\n- **X-2** two\n## B\n- **X-3** see X-2", "X-3 does not name the rules"),
    ],
)
def test_a_book_that_differs_is_found(told: str, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What `make check` would say."""
    book = tmp_path / "games" / "toy"
    book.mkdir(parents=True)
    book.joinpath("rules.md").write_text("## A\n- **X-1** one (R)\n- **X-2** two\n## B\n- **X-3** see X-1", "utf-8")
    book.joinpath("rules.de.md").write_text(told, "utf-8")
    monkeypatch.setattr(checks, "PACKAGE", tmp_path)
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    found = list(checks.mistakes_in_rules())
    assert any(wrong in line for line in found), found


def test_a_mistake_in_plain_words_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the class is named alone or by its package, and however far below the first one it stands."""
    tmp_path.joinpath("one.py").write_text(
        "class BadOption(ReadingRoomError): ...\n"
        "class BadDice(BadOption): ...\n"
        "raise BadDice(f'{dice} is loaded')\n"
        "raise rr.BadOption('an option too many')\n"
        "raise BadOption(phrase('mistake-option-twice', option='x'))\n"
        "raise ValueError('not ours')\n",
        "utf-8",
    )
    monkeypatch.setattr(checks, "PACKAGE", tmp_path)
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    assert [line.split(":")[1] for line in checks.plain_mistakes()] == ["3", "4"]
