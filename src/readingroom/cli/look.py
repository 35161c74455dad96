"""The table in plain lines, for pipes, screen readers and replays."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from readingroom.catalog import Match
from readingroom.cli.look_fire import fire_lines, fire_odds_lines
from readingroom.cli.look_labyrinth import labyrinth_lines, labyrinth_odds_lines

# Each gets the view, names and the setup; odds also the view.
LOOKS: dict[str, Callable[..., list[str]]] = {"fire": fire_lines, "labyrinth": labyrinth_lines}
ODDS: dict[str, Callable[..., list[str]]] = {"fire": fire_odds_lines, "labyrinth": labyrinth_odds_lines}
LEFT_OUT = frozenset({"legal", "seat"})


def table_lines(match: Match, seat: int | None, names: Sequence[str]) -> list[str]:
    """What a seat sees; None: what everybody sees, and every hand, as the referee does."""
    look = LOOKS.get(match.game.meta.key, outline)
    lines = look(match.view(seat), names, match.setup)
    if seat is None:
        lines += [hand for place in range(match.seats) for hand in hand_lines(match, place, names)]
    return lines


def hand_lines(match: Match, seat: int, names: Sequence[str]) -> list[str]:
    """A seat's hand, where the game has hands."""
    hand = getattr(match.view(seat), "hand", ())
    if not hand:
        return []
    return [f"{names[seat]} holds: {', '.join(getattr(card, 'name', str(card)) for card in hand)}"]


def odds_lines(match: Match, seat: int, names: Sequence[str]) -> list[str]:
    """The chances, as far as a seat can know them."""
    odds = match.odds(seat)
    if odds is None:
        return ["There are no odds to tell now."]
    return ODDS.get(match.game.meta.key, outline)(odds, names, match.setup, match.view(seat))


def outline(view: object, *_: object) -> list[str]:
    """Any view, field by field; for games that have no better words yet."""
    lines: list[str] = []
    for field in dataclasses.fields(view):  # type: ignore[arg-type]  # every view is a dataclass
        if field.name in LEFT_OUT:
            continue
        value = getattr(view, field.name)
        if isinstance(value, tuple) and value and dataclasses.is_dataclass(value[0]):
            lines.append(f"{field.name}:")
            lines += [f"  {one_line(item)}" for item in value]
        else:
            lines.append(f"{field.name}: {one_line(value)}")
    return lines


def one_line(value: object) -> str:
    """A value of a view in one line."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        parts = ((field.name, getattr(value, field.name)) for field in dataclasses.fields(value))
        return ", ".join(f"{name} {one_line(part)}" for name, part in parts if part not in (None, ()))
    if isinstance(value, tuple | list):
        return "; ".join(one_line(item) for item in value) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{key} {one_line(item)}" for key, item in value.items())
    return "none" if value is None else str(value)
