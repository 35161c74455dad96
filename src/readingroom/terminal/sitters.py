"""Who sits on a chair: a person with a name, or a bot of a level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len, set_cell_size

from readingroom.core.errors import BadMatchFile, BadSeats
from readingroom.core.phrases import phrase

LEVELS = ("random", "greedy", "apprentice", "librarian", "archivist")  # weakest first
BOT_NAMES = ("Agnes", "Jun", "Theo", "Mina", "Otto", "Vera")
LONGEST_NAME = 12


@dataclass(frozen=True, slots=True)
class Sitter:
    """The holder of a seat; `bot` is the level, None for a person."""

    name: str
    bot: str | None = None

    @property
    def is_person(self) -> bool:
        """A person answers at this keyboard."""
        return self.bot is None

    @property
    def words(self) -> str:
        """The name, and what kind of bot it is."""
        return self.name if self.bot is None else f"{self.name} ({level_words(self.bot)})"

    def to_plain(self) -> dict[str, Any]:
        """For the save."""
        return {"name": self.name, "bot": self.bot}


def level_words(level: str) -> str:
    """A bot by its level."""
    return str(phrase("door-level", level=level))


def parse_sitters(plain: object, seats: int) -> tuple[Sitter, ...]:
    """The sitters of a save; raises BadMatchFile."""
    if not isinstance(plain, list) or len(plain) != seats:
        raise BadMatchFile(phrase("mistake-save-sitters", seats=seats))
    return tuple(parse_sitter(entry) for entry in plain)


def parse_sitter(plain: object) -> Sitter:
    """One sitter of a save; raises BadMatchFile."""
    if not isinstance(plain, dict) or not isinstance(plain.get("name"), str):
        raise BadMatchFile(phrase("mistake-save-sitter", sitter=repr(plain)))
    level = plain.get("bot")
    if level is not None and level not in LEVELS:
        raise BadMatchFile(phrase("mistake-unknown-level", level=repr(level), levels=", ".join(LEVELS)))
    return Sitter(plain["name"], level)


def usual_sitters(seats: int) -> tuple[Sitter, ...]:
    """A person and bots, for a match file that does not say who sat there."""
    bots = (Sitter(name, "librarian") for name in BOT_NAMES)
    return (Sitter(str(phrase("door-you"))), *bots)[:seats]


def check_names(sitters: Sequence[Sitter]) -> None:
    """Everybody has a name of their own; raises BadSeats."""
    names = [sitter.name.lower() for sitter in sitters]
    if "" in names:
        raise BadSeats(phrase("mistake-name-needed", chair=names.index("") + 1))
    for sitter in sitters:
        if names.count(sitter.name.lower()) > 1:
            raise BadSeats(phrase("mistake-name-twice", name=sitter.name))


def in_column(name: str, width: int) -> str:
    """The name, so many cells wide; of `Apprentice 2` the number stays, which tells it from others."""
    words, _, number = name.rpartition(" ")
    if cell_len(name) <= width or not number.isdigit() or len(number) > 2:
        return set_cell_size(name, width)
    return f"{set_cell_size(words, width - len(number) - 1)} {number}"


def marks_of(names: Sequence[str]) -> tuple[str, ...]:
    """One letter for each name; the seat's number where the letter is taken."""
    marks: list[str] = []
    for seat, name in enumerate(names):
        letter = name[:1].upper()
        marks.append(letter if letter and letter not in marks else str(seat + 1))
    return tuple(marks)
