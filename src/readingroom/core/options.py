"""Options: what a game may be set up with, and what of it goes together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from readingroom.core.errors import BadOption, BadSeats
from readingroom.core.near import did_you_mean, either
from readingroom.core.phrases import Phrase, Word, phrase

if TYPE_CHECKING:
    from readingroom.core.game import Game

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a game's setup: its key, what it may be, what it is if left out, and a sentence on it."""

    key: str
    allowed: Sequence[Any] | str  # a text where the values cannot be listed
    default: Any
    says: Phrase | str  # plain text only where a game has no catalogue
    only_shown: bool = False  # it changes what is shown, not what happens

    @property
    def sentence(self) -> str:
        """What it means, in words."""
        return str(self.says)

    def check(self, value: object, seats: int) -> object:  # some options count the seats
        """The value, if it is allowed; texts such as "true" and "3" are understood."""
        for allowed in self.allowed:
            if value == allowed and isinstance(value, bool) == isinstance(allowed, bool):
                return allowed
            if isinstance(value, str) and value.lower() == str(allowed).lower():
                return allowed
        near: Word = "" if isinstance(self.allowed, str | range) else did_you_mean(value, map(str, self.allowed))
        raise BadOption(
            phrase(
                "mistake-option-value",
                option=repr(self.key),
                allowed=self.allowed_words(),
                value=repr(value),
                near=near,
            )
        )

    def allowed_words(self) -> Word:
        """The allowed values in a sentence."""
        if isinstance(self.allowed, str):
            return self.allowed
        if isinstance(self.allowed, range):
            return phrase("option-from-to", low=self.allowed[0], high=self.allowed[-1])
        return either(str(value).lower() if isinstance(value, bool) else str(value) for value in self.allowed)


@dataclass(frozen=True, slots=True)
class SeatsInOrder(Option):
    """All seats, each once, in an order that somebody gives; None: the game draws it."""

    def check(self, value: object, seats: int) -> tuple[int, ...] | None:
        if value is None:
            return None
        if not isinstance(value, list | tuple) or sorted(map(str, value)) != sorted(map(str, range(seats))):
            raise BadOption(phrase("mistake-option-seats", option=repr(self.key), last=seats - 1, value=repr(value)))
        return tuple(int(seat) for seat in value)

    def allowed_words(self) -> Phrase:
        return phrase("option-all-seats")


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
            there_are, near = ", ".join(known), did_you_mean(key, known)
            raise BadOption(phrase("mistake-option-unknown", option=repr(key), options=there_are, near=near))
        settled[key] = known[key].check(value, seats)
    return settled


# --- what goes together -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """An option under those before it: the value it has, the one it has if left out, and those it cannot have."""

    option: Option
    value: Any
    usual: Any
    closed: Mapping[Any, Phrase | str]  # and why

    @property
    def is_idle(self) -> bool:
        """Nothing is left to choose."""
        return len(self.option.allowed) - len(self.closed) <= 1


def choices_now(game: Game, seats: int, given: Mapping[str, Any], *, company: bool) -> list[Choice]:
    """Every option whose values can be listed, in the game's order; what does not fit gives way to what stands before.

    Whoever changes an early option is so never held up by a late one. `company`: several people sit there at once.
    Raises BadSeats, and BadOption for what is no option or value of the game at all.
    """
    wished = check_each(game.meta.options, seats, given)
    pointless = game.pointless(seats, company=company)
    settled: dict[str, Any] = {}
    choices: list[Choice] = []
    for option in game.meta.options:
        usual = game.check(seats, settled)[option.key]
        value = wished[option.key] if option.key in given else usual
        if not isinstance(option.allowed, str):
            closed = {**pointless.get(option.key, NOTHING), **why_not_so(game, seats, settled, option)}
            if value in closed:
                value = next((other for other in (usual, *option.allowed) if other not in closed), usual)
            choices.append(Choice(option=option, value=value, usual=usual, closed=closed))
        if value != usual:
            settled[option.key] = value
    return choices


def why_not_so(game: Game, seats: int, given: Mapping[str, Any], option: Option) -> dict[Any, Phrase | str]:
    """The values of an option that do not go with what is given, and why."""
    told: dict[Any, Phrase | str] = {}
    for value in option.allowed:
        try:
            game.check(seats, {**given, option.key: value})
        except (BadOption, BadSeats) as error:
            told[value] = error.phrase or str(error)
    return told
