"""Options: what a game may be set up with, and what of it goes together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from readingroom.core.errors import BadOption, BadSeats
from readingroom.core.near import did_you_mean

if TYPE_CHECKING:
    from readingroom.core.game import Game

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a game's setup: its key, what it may be, what it is if left out, and a sentence on it."""

    key: str
    allowed: Sequence[Any] | str  # a text where the values cannot be listed
    default: Any
    sentence: str
    only_shown: bool = False  # it changes what is shown, not what happens

    def check(self, value: object, seats: int) -> object:  # some options count the seats
        """The value, if it is allowed; texts such as "true" and "3" are understood."""
        for allowed in self.allowed:
            if value == allowed and isinstance(value, bool) == isinstance(allowed, bool):
                return allowed
            if isinstance(value, str) and value.lower() == str(allowed).lower():
                return allowed
        near = "" if isinstance(self.allowed, str | range) else did_you_mean(value, map(str, self.allowed))
        raise BadOption(f"option {self.key!r} must be {self.allowed_words()}, not {value!r}{near}")

    def allowed_words(self) -> str:
        """The allowed values in a sentence."""
        if isinstance(self.allowed, str):
            return self.allowed
        if isinstance(self.allowed, range):
            return f"from {self.allowed[0]} to {self.allowed[-1]}"
        return " or ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in self.allowed)


@dataclass(frozen=True, slots=True)
class SeatsInOrder(Option):
    """All seats, each once, in an order that somebody gives; None: the game draws it."""

    def check(self, value: object, seats: int) -> tuple[int, ...] | None:
        if value is None:
            return None
        if not isinstance(value, list | tuple) or sorted(map(str, value)) != sorted(map(str, range(seats))):
            raise BadOption(f"option {self.key!r} must list every seat from 0 to {seats - 1} once, not {value!r}")
        return tuple(int(seat) for seat in value)


def check_each(
    options: Sequence[Option], seats: int, given: Mapping[str, Any], usual: Mapping[str, Any] = NOTHING
) -> dict[str, Any]:
    """Every option with a value that it may have by itself; `usual` where the default depends on the seats.

    What goes together is the game's affair.
    """
    known = {option.key: option for option in options}
    settled = {option.key: option.default for option in options} | dict(usual)
    for key, value in given.items():
        if key not in known:
            raise BadOption(f"unknown option {key!r}; the options are {', '.join(known)}{did_you_mean(key, known)}")
        settled[key] = known[key].check(value, seats)
    return settled


def why_not_so(game: Game, seats: int, given: Mapping[str, Any]) -> dict[str, dict[Any, str]]:
    """Of every option whose values can be listed: the values that do not go with what is given, and why."""
    told: dict[str, dict[Any, str]] = {}
    for option in game.meta.options:
        if isinstance(option.allowed, str):
            continue
        told[option.key] = {}
        for value in option.allowed:
            try:
                game.check(seats, {**given, option.key: value})
            except (BadOption, BadSeats) as error:
                told[option.key][value] = str(error)
    return told
