"""Readers for positions written by hand; each refuses with the zone and what it may hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from readingroom.core.errors import BadOption, BadPosition, BadSeats, Broken
from readingroom.core.game import Game, Setup
from readingroom.core.near import did_you_mean
from readingroom.core.state import State


def read_setup(game: Game, plain: dict[str, Any]) -> Setup:
    """What is settled before a position: the game, seats, options and pack that it names."""
    key = game.meta.key
    if plain.get("game", key) != key:
        raise BadPosition(f"this is a position of {plain['game']!r}, not of {key!r}")
    pack = plain.get("pack")
    if pack is not None and not (isinstance(pack, dict) and isinstance(pack.get("text"), str)):
        raise BadPosition("pack: must hold the text of a card file")
    seats = plain.get("seats", 2)
    try:
        options = game.check(seats, plain.get("options", {}))
    except (BadSeats, BadOption) as error:
        raise BadPosition(str(error)) from error
    return Setup(
        seats=seats,
        options=options,
        pack=pack["text"] if pack else None,
        pack_file=str(pack.get("file")) if pack else None,
        live=plain.get("live", False) is True,
    )


def check_by_hand(game: Game, laid: State, begun: State) -> None:
    """Refuse what play cannot lead to: the invariants that the laws hold every match to, as laid out and as begun.

    A position may leave gaps that are filled when play goes on; so pieces are counted only then.
    """
    try:
        game.sound(laid)
        game.conserved(begun)
        game.sound(begun)
    except Broken as error:
        raise BadPosition(f"the position cannot be: {error}") from error


def demand(holds: bool, why: str) -> None:  # reads as a sentence
    """Refuse a position whose question cannot be asked there."""
    if not holds:
        raise BadPosition(f"asked: {why}")


def mapping(plain: dict[str, Any], key: str) -> dict[str, Any]:
    """The object of that name; left out: an empty one."""
    value = plain.get(key, {})
    if not isinstance(value, dict):
        raise BadPosition(f"{key}: must be an object, not {value!r}")
    return value


def listed(plain: dict[str, Any], key: str) -> list[Any]:
    """The list of that name; left out: an empty one."""
    value = plain.get(key, [])
    if not isinstance(value, list):
        raise BadPosition(f"{key}: must be a list, not {value!r}")
    return value


def number(plain: dict[str, Any], key: str, default: int, low: int, high: int) -> int:
    """The whole number of that name, within bounds."""
    value = plain.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{key}: must be a whole number from {low} to {high}, not {value!r}")
    return value


def yes_or_no(plain: dict[str, Any], key: str, *, default: bool) -> bool:
    """The true or false of that name."""
    value = plain.get(key, default)
    if not isinstance(value, bool):
        raise BadPosition(f"{key}: must be true or false, not {value!r}")
    return value


def word(value: object, allowed: Sequence[str], zone: str) -> int:
    """The place of a word among those allowed."""
    if value not in allowed:
        near = did_you_mean(value, allowed)
        raise BadPosition(f"{zone}: must be one of {', '.join(allowed)}, not {value!r}{near}")
    return allowed.index(str(value))


def only(plain: Iterable[str], allowed: Sequence[str], zone: str) -> None:
    """Refuse keys that mean nothing here."""
    unknown = [key for key in plain if key not in allowed]
    if unknown:
        near = did_you_mean(unknown[0], allowed)
        raise BadPosition(f"{zone}: unknown {unknown[0]!r}; it may hold {', '.join(allowed)}{near}")
