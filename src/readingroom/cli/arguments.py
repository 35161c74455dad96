"""What several commands are asked for in the same words: seats, options, bots, a seed, a pack, processes."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from readingroom.catalog import find_game
from readingroom.core.errors import BadOption
from readingroom.core.phrases import phrase
from readingroom.lab.experiment import LARGEST_SEED

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game's key, as `readingroom games` lists it.")]
Seats = Annotated[
    int | None, typer.Option("--seats", help="How many seats; left out: two, or what the options ask for.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; repeatable."),
]
PackFile = Annotated[Path | None, typer.Option("--pack", help="Play with a card file of your own.")]
Seed = Annotated[int, typer.Option("--seed", min=0, max=LARGEST_SEED, help="The same seed plays the same matches.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes play at once.")]
Language = Annotated[
    str | None, typer.Option("--language", help="en or de; left out: the language of this system, else English.")
]
MatchFile = Annotated[Path, typer.Argument(metavar="FILE", help="A match file; - reads the input stream.")]


def parse_options(game: str, given: Sequence[str] | None) -> dict[str, Any]:
    """`key=value` texts as the options of a game; the game itself checks them."""
    known = {option.key: option for option in find_game(game).meta.options}
    options: dict[str, Any] = {}
    for text in given or ():
        key, sign, value = text.partition("=")
        if not sign:
            raise BadOption(phrase("mistake-option-form", text=repr(text), keys=", ".join(known)))
        if key in options:
            raise BadOption(phrase("mistake-option-twice", option=repr(key)))
        is_listed = key not in known or not isinstance(known[key].allowed, str)
        options[key] = value if is_listed else parse_free_value(value)
    return options


def parse_free_value(text: str) -> object:
    """A value that cannot be listed: JSON, or words with commas between them."""
    try:
        return json.loads(text)
    except (RecursionError, ValueError):
        return text.split(",")


ENGLISH = "en"  # what programs read, unless they ask for another language


def speak_in(language: str | None) -> None:
    """From now on sentences of the games are said in that language, or in the system's."""
    from readingroom.words import language_of, speak

    speak(language or language_of(os.environ))


def parse_names(text: str) -> list[str]:
    """Words with commas between them."""
    return [name.strip() for name in text.split(",") if name.strip()]


def read_text(file: Path) -> str:
    """The text of a file, or of the input stream for `-`; what is no text is refused by whoever parses it."""
    if str(file) == "-":
        return typer.get_text_stream("stdin").read()
    return file.read_text("utf-8", errors="replace")
