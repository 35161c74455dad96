"""Arguments of phrases: books, cells and people as the catalogues name them."""

from __future__ import annotations

from collections.abc import Iterable

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.librarians.cards.pack import Pack


def book_named(pack: Pack, number: int) -> Phrase:
    """A book by its title: "Attic of Whispers"."""
    return phrase("librarians-book", title=pack.books[number].title)


def books_named(pack: Pack, numbers: Iterable[int]) -> tuple[Phrase, ...]:
    """Several books, to be listed."""
    return tuple(book_named(pack, number) for number in numbers)


def book_called(pack: Pack, key: str) -> Phrase:
    """A book by its id, as answers name it."""
    book = next((one for one in pack.books if one.key == key), None)
    return phrase("librarians-book", title=key if book is None else book.title)


def cell_called(row: int, column: int) -> Phrase:
    """A cell: "row 0, 2 to the right"."""
    side = "left" if column < 0 else "right"
    return phrase("librarians-cell", row=row, side=side, steps=abs(column))


def colours_called(colours: Iterable[str]) -> tuple[Phrase, ...]:
    """Several colours, to be listed."""
    return tuple(phrase("librarians-colour", colour=colour) for colour in colours)
