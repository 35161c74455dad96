"""Match files as commands read them: checked once, and with a name for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from readingroom.catalog import Match, load_match, read_match_file
from readingroom.core.errors import BadSeats
from readingroom.core.game import Game
from readingroom.core.match import replay


def read_match(text: str) -> tuple[Game, dict[str, Any]]:
    """A match file's game and plain data, replayed once and found good."""
    load_match(text)
    return read_match_file(text)


def match_at(game: Game, plain: dict[str, Any], moment: int) -> Match:
    """The match after so many actions."""
    return replay(Match, game, plain, until=moment)


def names_of(plain: dict[str, Any], given: Sequence[str] = ()) -> list[str]:
    """A name for every seat: those given, else those of the save, else the seat's number."""
    seats: int = plain["seats"]
    if given and len(given) != seats:
        raise BadSeats(f"give a name for each of the {seats} seats, not {len(given)}")
    return list(given) or saved_names(plain.get("table"), seats) or [f"Seat {seat}" for seat in range(seats)]


def saved_names(table: object, seats: int) -> list[str]:
    """The names that the terminal client saved with a match; none where there are none or they do not fit."""
    sitters = table.get("sitters") if isinstance(table, dict) else None
    if not isinstance(sitters, list) or len(sitters) != seats:
        return []
    return [str(sitter.get("name")) for sitter in sitters if isinstance(sitter, dict)]
