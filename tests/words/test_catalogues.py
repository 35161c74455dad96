"""Phrases in words: catalogues in Fluent, lists, chances, languages that lack something."""

from __future__ import annotations

import pytest

from readingroom.core.phrases import Phrase, Word, chance, phrase
from readingroom.words import LANGUAGES, say
from scripts import words as checks


@pytest.mark.parametrize(
    ("above", "below", "english", "german"),
    [
        (0, 5, "never", "nie"),
        (5, 5, "every time", "jedes Mal"),
        (7, 21, "1 time in 3", "1-mal unter 3"),
        (7, 27, "7 times in 27", "7-mal unter 27"),
        (50, 100, "1 time in 2", "1-mal unter 2"),
        (250, 1001, "1 time in 4", "1-mal unter 4"),
        (25, 61, "41 times in 100", "41-mal unter 100"),
        (30, 61, "49 times in 100", "49-mal unter 100"),
        (1, 1000, "1 time in 100", "1-mal unter 100"),
        (999, 1000, "99 times in 100", "99-mal unter 100"),
    ],
)
def test_a_chance_is_told_as_people_tell_it(above: int, below: int, english: str, german: str) -> None:
    """A short fraction, or hundredths; what can happen is never told as never."""
    assert str(chance(above, below)) == english
    assert say(chance(above, below), "de") == german


@pytest.mark.parametrize(
    ("items", "english", "german"),
    [
        ((), "", ""),
        (("an Axe",), "an Axe", "an Axe"),
        (("an Axe", "a Map"), "an Axe and a Map", "an Axe und a Map"),
        (("1", "2", chance(1, 2)), "1, 2 and 1 time in 2", "1, 2 und 1-mal unter 2"),
    ],
)
def test_several_things_are_listed(items: tuple[Word, ...], english: str, german: str) -> None:
    told = Phrase("list-last", {"first": items, "last": "."})
    assert say(told) == f"{english} and ."
    assert say(told, "de") == f"{german} und ."


def test_a_language_without_the_words_speaks_english() -> None:
    assert say(chance(1, 3), "eo") == "1 time in 3"


def test_a_key_that_nobody_knows_is_told_as_it_is() -> None:
    assert say(phrase("no-such-phrase", card=3)) == "no-such-phrase"


def test_the_catalogues_fit_the_code_and_each_other() -> None:
    """No key is missing or there for nothing, in no language, and no message asks for what nobody gives."""
    assert list(checks.mistakes()) == []
    assert all(set(LANGUAGES) == set(languages) for languages in checks.catalogues().values())
