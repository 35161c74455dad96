"""The language of a program that has one reader: a terminal, or a command. A server has many, and speaks English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from readingroom.core.errors import BadOption
from readingroom.core.phrases import Phrase, phrase, read_phrase, speak_by
from readingroom.words.catalogues import ENGLISH, LANGUAGES, say

_spoken = [ENGLISH]


def speak(language: str) -> None:
    """From now on every phrase that is read as text is said in this language."""
    if language not in LANGUAGES:
        there_are = ", ".join(f"{key} ({name})" for key, name in LANGUAGES.items())
        raise BadOption(phrase("mistake-language", language=repr(language), languages=there_are))
    _spoken[:] = [language]
    speak_by(partial(say, language=language))


def spoken() -> str:
    """The language that is spoken now."""
    return _spoken[-1]


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a system, as its locale names it; English where there are no words for that."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = locale[:2].lower()
    return language if language in LANGUAGES else ENGLISH


def heard(plain: Mapping[str, Any]) -> Phrase | str:
    """What a server says: its own English sentence, or in another language what our catalogues make of it."""
    says = None if spoken() == ENGLISH else read_phrase(plain.get("says"))
    return str(plain["sentence"]) if says is None else says
