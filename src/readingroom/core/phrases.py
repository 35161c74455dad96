"""Phrases: what is to be said, without the words. The rules give a key and arguments; catalogues give the sentences.

    phrase("fire-refused-card-taken", card=3)     # "card 3 is taken", "Karte Nr. 3 ist schon vergeben."

Where somebody reads a phrase as text without saying in which language, English is meant, or the one language of the
reader that a program has said it has. Words are found only then: rules and searches that nobody reads pay for a key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import gcd
from typing import Final, Union

Word = Union[str, int, float, "Phrase"]  # a phrase may be made of phrases
Value = Union[Word, tuple[Word, ...]]  # noqa: UP007  # the same


@dataclass(frozen=True, slots=True)
class Phrase:
    """A key of the catalogues and what its sentence tells of.

    A text is a key that the catalogue selects by ("axe"), or a name that somebody gave; several are listed with "and".
    A phrase within a phrase is said first.
    """

    key: str
    args: Mapping[str, Value]

    def __str__(self) -> str:
        """The phrase in English, or in the language of a program's one reader."""
        return _speakers[-1](self)

    def __hash__(self) -> int:
        """What is said again and again is remembered."""
        return hash((self.key, frozenset(self.args.items())))


def phrase(key: str, /, **args: Value) -> Phrase:
    """A phrase; `make check` holds that the catalogues have the key and ask for no other arguments."""
    return Phrase(key, args)


def as_phrase(says: Phrase | str) -> Phrase | None:
    """The phrase, where it is one: plain text is in nobody's catalogue."""
    return says if isinstance(says, Phrase) else None


def read_phrase(plain: object) -> Phrase | None:
    """A phrase that came as plain data; None for anything else."""
    match plain:
        case {"key": str(key), "args": dict(args)}:
            return Phrase(key, {str(name): _read_value(value) for name, value in args.items()})
    return None


def _read_value(plain: object) -> Value:
    if isinstance(plain, list | tuple):
        return tuple(_read_word(one) for one in plain)
    return _read_word(plain)


def _read_word(plain: object) -> Word:
    return plain if isinstance(plain, str | int | float) else read_phrase(plain) or str(plain)


def _tell_key(unsaid: Phrase) -> str:
    """Without catalogues: as programs name it."""
    return f"{unsaid.key} {dict(unsaid.args)}"


_speakers: Final[list[Callable[[Phrase], str]]] = [_tell_key]


def speak_by(speaker: Callable[[Phrase], str]) -> None:
    """Let catalogues say phrases from now on; called by the package that has them."""
    _speakers.append(speaker)


def figure(number: float) -> float:
    """A figure in a sentence, with one decimal where it needs one: 11.6, 11."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded


HUNDREDTHS_FROM: Final = 60  # a fraction with a longer denominator says nothing to a reader


def chance(above: int, below: int) -> Phrase:
    """A chance as people say it: `chance(7, 21)` is "1 time in 3"; long fractions are rounded to hundredths."""
    if above <= 0:
        return phrase("chance-never")
    if above >= below:
        return phrase("chance-always")
    part = gcd(above, below)
    above, below = above // part, below // part
    if below > HUNDREDTHS_FROM:
        hundredths = min(99, max(1, round(100 * above / below)))
        part = gcd(hundredths, 100)
        above, below = hundredths // part, 100 // part
    return phrase("chance-times", above=above, below=below)
