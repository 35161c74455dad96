"""Match files as commands read them: checked once, and with a name for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from readingroom.catalog import Match, load_match, read_match_file
from readingroom.core.errors import BadSeats
from readingroom.core.file_names import names_in
from readingroom.core.game import Game
from readingroom.core.match import replay
from readingroom.core.phrases import phrase
from readingroom.tables.words import BadWords, clean_name


def read_match(text: str) -> tuple[Game, dict[str, Any]]:
    """A match file's game and plain data, replayed once and found good."""
    load_match(text)
    return read_match_file(text)


def match_at(game: Game, plain: dict[str, Any], moment: int) -> Match:
    """The match after so many actions."""
    return replay(Match, game, plain, until=moment)


def names_of(plain: dict[str, Any], given: Sequence[str] = ()) -> list[str]:
    """A name for every seat: those given, else those of the file, else the seat's number."""
    seats: int = plain["seats"]
    if given and len(given) != seats:
        raise BadSeats(phrase("mistake-names-of-seats", seats=seats, given=len(given)))
    told = names_in(plain) or [""] * seats
    return list(given) or [shown_name(name, seat) for seat, name in enumerate(told)]


def shown_name(name: str, seat: int) -> str:
    """A name that a stranger may have written into the file, without what a screen would obey."""
    try:
        return clean_name(name)
    except BadWords:
        return str(phrase("door-seat", seat=seat))
