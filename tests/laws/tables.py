"""Every table the laws run at: each game x seats x variant that its options allow."""

from __future__ import annotations

import itertools
import math
import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import readingroom as rr
from readingroom.catalog import all_games
from readingroom.core import state
from readingroom.core.game import Game, Setup
from readingroom.core.match import new_secret
from readingroom.core.options import Option

MANY = 4  # options with more values than this are not combined with the others
COMBINED = 300  # combinations at most; where there are more, every pair of values is tried
EACH = 6  # of these, options with more values than this are tried with the last value that is accepted


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
            tables = [accepted(game, seats, options) for options in combined(game.meta.options)]
            for options in alone(game.meta.options):
                found = [accepted(game, seats, one) for one in options]
                tables += found if len(found) <= EACH else [table for table in found if table is not None][-1:]
            for table in tables:
                if table is not None and table.name not in seen:
                    seen.add(table.name)
                    yield table


def tables_to_try() -> list[Table]:
    """Every table where the code is compiled; a sample where it is interpreted, which is many times slower.

    READINGROOM_BREADTH=1: every table in any case, for machines that cannot compile.
    """
    interpreted = str(state.__file__).endswith(".py")
    thin = interpreted and os.environ.get("READINGROOM_BREADTH") != "1"
    return sample(list(every_table())) if thin else list(every_table())


def sample(tables: list[Table]) -> list[Table]:
    """As few tables as show every game, every number of seats and every value of an option."""
    missing = set().union(*(facets(table) for table in tables))
    chosen = []
    while missing:
        chosen.append(max(tables, key=lambda table: len(facets(table) & missing)))
        missing -= facets(chosen[-1])
    return chosen


def facets(table: Table) -> set[tuple[str, str, str]]:
    """What is to be seen at a table: its seats, and each option with its value."""
    said = {"seats": table.setup.seats, **table.setup.options}
    return {(table.game.meta.key, key, str(value)) for key, value in said.items()}


def combined(options: tuple[Option, ...]) -> Iterator[dict[str, Any]]:
    """All combinations of options with few values; every pair of values where that would be too many."""
    few = [option for option in listed(options) if len(option.allowed) <= MANY and not option.only_shown]
    keys, values = [option.key for option in few], [list(option.allowed) for option in few]
    whole = math.prod(map(len, values)) <= COMBINED
    for row in itertools.product(*values) if whole else in_pairs(values):
        yield dict(zip(keys, row, strict=True))


def in_pairs(values: list[list[Any]]) -> Iterator[tuple[Any, ...]]:
    """Rows of values in which every two values of two options come together.

    Each row begins with a pair that is missing, and takes, option by option, what brings the most others.
    """
    missing = {
        frozenset(pair)
        for (one, first), (two, second) in itertools.combinations(enumerate(values), 2)
        for pair in itertools.product([(one, at) for at in range(len(first))], [(two, at) for at in range(len(second))])
    }
    while missing:
        row = dict(min(missing, key=sorted))
        for number, one in enumerate(values):
            if number not in row:
                row[number] = max(range(len(one)), key=lambda at: new_pairs(missing, row, number, at))
        missing -= {frozenset(pair) for pair in itertools.combinations(row.items(), 2)}
        yield tuple(one[row[number]] for number, one in enumerate(values))


def new_pairs(missing: set[frozenset[tuple[int, int]]], row: dict[int, int], number: int, at: int) -> int:
    """How many missing pairs a value would bring to a row."""
    return sum(frozenset([(number, at), other]) in missing for other in row.items())


def alone(options: tuple[Option, ...]) -> Iterator[list[dict[str, Any]]]:
    """Each other option by itself, in every mode of play: its values one after the other."""
    modes = next((option.allowed for option in options if option.key == "mode"), (None,))
    for option in listed(options):
        if len(option.allowed) > MANY or option.only_shown:
            for mode in modes:
                yield [{option.key: value, **({} if mode is None else {"mode": mode})} for value in option.allowed]


def listed(options: tuple[Option, ...]) -> list[Option]:
    """The options whose values can be listed."""
    return [option for option in options if not isinstance(option.allowed, str)]


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
