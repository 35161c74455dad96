"""The card file of Returns, and what of it a door draws."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from readingroom.games.returns.rules.house import BOOKS

from readingroom.core.packs import read_pack


@dataclass(frozen=True, slots=True)
class Pack:
    """The titles, from book 1 on."""

    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReturnsBox:
    """The printed books: their titles, from number 1 on."""

    titles: tuple[str, ...]


def load_pack(text: str, file: str) -> Pack:
    """Cards that somebody brought; raises BadPack."""
    pack = read_pack(text, file, "returns")
    books = pack.entries("books", "number")
    numbers = [book.number("number", 1, BOOKS) for book in books]
    if numbers != list(range(1, BOOKS + 1)):
        raise pack.bad(f"`books` must have the numbers 1 to {BOOKS}, each once and in order, not {numbers}")
    return Pack(tuple(book.text("title") for book in books))


@cache
def published_pack() -> Pack:
    """The cards inside the package."""
    text = files(__package__).joinpath("cards.toml").read_text("utf-8")
    return load_pack(text, "cards.toml")
