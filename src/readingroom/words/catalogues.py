"""Finding the words of a phrase: the catalogue of its game in a language, then English, then the key itself."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from readingroom.core.phrases import Phrase, Value

ENGLISH: Final = "en"
LANGUAGES: Final = {"en": "English", "de": "Deutsch"}  # as those who speak them call them
SHARED: Final = "shared"  # the catalogue of what all games say
DOORS: Final = "doors"  # what commands, plain lines and the terminal say around that; no page reads it
OF_DOORS: Final = f"-{DOORS}"  # `fire-doors`: the same for one game, made with that game's words

_brought: Final[dict[str, Traversable]] = {}  # folders of languages that are none of ours


@lru_cache(maxsize=8192)  # people draw white books again and again
def say(phrase: Phrase, language: str = ENGLISH) -> str:
    """A phrase as a sentence."""
    spoken = _in(phrase, language)
    if spoken is None and language != ENGLISH:
        spoken = _in(phrase, ENGLISH)
    return phrase.key if spoken is None else spoken


def _in(phrase: Phrase, language: str) -> str | None:
    bundle = bundle_of(catalogue_of(phrase.key), language)
    if not bundle.has_message(phrase.key):
        return None
    pattern = bundle.get_message(phrase.key).value
    if pattern is None:
        return None
    arguments = {name: _value(value, language) for name, value in phrase.args.items()}
    spoken, _ = bundle.format_pattern(pattern, arguments)
    return str(spoken).replace("\n", " ")  # a catalogue breaks its lines where they grow long


def _value(value: Value, language: str) -> str | int | float:
    """An argument as Fluent takes it."""
    if isinstance(value, Phrase):
        return say(value, language)
    if isinstance(value, tuple):
        return _listed([str(_value(one, language)) for one in value], language)
    return value


def _listed(words: list[str], language: str) -> str:
    """One, one and another, or one, another and a third."""
    if len(words) < 2:
        return "".join(words)
    first = words[0]
    for word in words[1:-1]:
        first = say(Phrase("list-more", {"first": first, "next": word}), language)
    return say(Phrase("list-last", {"first": first, "last": words[-1]}), language)


def catalogue_of(key: str) -> str:
    """The catalogue that a key belongs to: the doors' or the game's that its first words name, or the shared one."""
    first, _, rest = key.partition("-")
    if first == "door":
        game = rest.partition("-")[0]
        return f"{game}{OF_DOORS}" if game in games_with_words() else DOORS
    return first if first in games_with_words() else SHARED


@lru_cache(maxsize=1)
def games_with_words() -> frozenset[str]:
    """The games that bring catalogues."""
    games = files("readingroom.games").iterdir()
    return frozenset(game.name for game in games if game.is_dir() and game.joinpath("words", "en.ftl").is_file())


def folder_of(catalogue: str) -> Traversable:
    """Where a catalogue's files are, one a language."""
    if catalogue == SHARED:
        return files("readingroom.words")
    if catalogue == DOORS:
        return files("readingroom.words").joinpath("doors")
    home = files("readingroom.games").joinpath(catalogue.removesuffix(OF_DOORS), "words")
    return home.joinpath("doors") if catalogue.endswith(OF_DOORS) else home


def add_language(language: str, name: str, folder: Traversable) -> None:
    """Speak another language: a folder with `shared.ftl`, `fire.ftl`, ... and the rules, `shared.md`, `fire.md`, ...

    What it lacks is said in English.
    """
    LANGUAGES[language] = name
    _brought[language] = folder
    say.cache_clear()
    bundle_of.cache_clear()


def forget_language(language: str) -> None:
    """Speak a language that was added no more."""
    del LANGUAGES[language], _brought[language]
    say.cache_clear()
    bundle_of.cache_clear()


def file_of(catalogue: str, language: str) -> Traversable:
    """A catalogue in a language."""
    if language in _brought:
        return _brought[language].joinpath(f"{catalogue}.ftl")
    return folder_of(catalogue).joinpath(f"{language}.ftl")


def rules_file(catalogue: str, language: str) -> Traversable:
    """The rules of a game, or of every table, in a language; there need not be such a file."""
    if language in _brought:
        return _brought[language].joinpath(f"{catalogue}.md")
    home = files("readingroom.core") if catalogue == SHARED else files("readingroom.games").joinpath(catalogue)
    return home.joinpath(f"rules.{language}.md")


def start(words: object) -> Any:  # noqa: ANN401  # a text, which Fluent takes though its types do not say so
    """START($tokens): the words at the beginning of a sentence."""
    text = str(words)
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=32)
def bundle_of(catalogue: str, language: str) -> FluentBundle:
    """A catalogue in a language, with what all games share, and for the doors of a game with its words."""
    bundle = FluentBundle([language], use_isolating=False, functions={"START": start})
    for part in dict.fromkeys((SHARED, catalogue.removesuffix(OF_DOORS), catalogue)):
        file = file_of(part, language)
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
