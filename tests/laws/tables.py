"""Every table the laws run at: each game x seats x variant that its options allow."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import readingroom as rr
from readingroom.catalog import all_games
from readingroom.core.game import Game, Option, Setup
from readingroom.core.match import new_secret

MANY = 4  # options with more values than this are tried one value at a time


@dataclass(frozen=True)
class Table:
    """A game with its setup, not yet dealt."""

    game: Game
    setup: Setup
    name: str

    def __str__(self) -> str:
        return self.name

    def start(self, seed: int) -> rr.Match:
        """A match at this table."""
        return rr.Match(self.game, self.setup, new_secret(seed))


def every_table() -> Iterator[Table]:
    """Each game, number of seats and combination of options that the game accepts."""
    for game in all_games().values():
        for seats in game.meta.seats:
            seen: set[str] = set()
            for options in every_options(game.meta.options):
                table = accepted(game, seats, options)
                if table is not None and table.name not in seen:
                    seen.add(table.name)
                    yield table


def every_options(options: tuple[Option, ...]) -> Iterator[dict[str, Any]]:
    """All combinations of options with few values; of the others one value at a time."""
    listed = [option for option in options if not isinstance(option.allowed, str)]
    few = [option for option in listed if len(option.allowed) <= MANY and not option.only_shown]
    for values in itertools.product(*(option.allowed for option in few)):
        yield dict(zip((option.key for option in few), values, strict=True))
    for option in listed:
        if option not in few:
            for mode in next((other.allowed for other in options if other.key == "mode"), (None,)):
                yield {option.key: option.allowed[-1], **({} if mode is None else {"mode": mode})}


def accepted(game: Game, seats: int, options: dict[str, Any]) -> Table | None:
    """The table, or None where the game refuses the combination."""
    try:
        checked = game.check(seats, options)
    except (rr.BadOption, rr.BadSeats):
        return None
    usual = {option.key: option.default for option in game.meta.options}
    words = [f"{key}={value}" for key, value in checked.items() if value != usual[key]]
    live = checked.get("shout") == "first"
    name = "-".join([game.meta.key, str(seats), *words])
    return Table(game, Setup(seats=seats, options=checked, live=live), name)
