"""What is in the box: the pieces that never change, for whoever draws the table."""

from __future__ import annotations

from dataclasses import dataclass

from readingroom.games.librarians.cards.pack import Pack


@dataclass(frozen=True, slots=True)
class LibrariansBook:
    """A book card; events name it by its place in the box."""

    key: str
    letter: str
    title: str
    genre: str | None  # None: a thrill book
    colour: str | None
    author: str
    age: str
    series: str | None
    volume: int
    action: str | None


@dataclass(frozen=True, slots=True)
class LibrariansGenre:
    """A genre and what completing it brings."""

    key: str
    name: str
    colour: str
    power: str
    effect: str


@dataclass(frozen=True, slots=True)
class LibrariansThrill:
    """What a thrill book does."""

    key: str
    name: str
    effect: str


@dataclass(frozen=True, slots=True)
class LibrariansShelf:
    """A shelf card: events name it by its place in the box."""

    key: str
    arrow: str
    power: str
    letters: str
    colours: tuple[str, ...]
    side: str | None
    number: int


@dataclass(frozen=True, slots=True)
class LibrariansBox:
    """Everything printed that a table may use."""

    books: tuple[LibrariansBook, ...]
    genres: tuple[LibrariansGenre, ...]
    thrills: tuple[LibrariansThrill, ...]
    shelves: tuple[LibrariansShelf, ...]
    authors: tuple[str, ...]  # with several books, by the numbers of answers and events


def open_box(pack: Pack) -> LibrariansBox:
    """The pieces of a pack."""
    return LibrariansBox(
        books=tuple(
            LibrariansBook(b.key, b.letter, b.title, b.genre, b.colour, b.author, b.age, b.series, b.volume, b.action)
            for b in pack.books
        ),
        genres=tuple(LibrariansGenre(g.key, g.name, g.colour, g.power, g.effect) for g in pack.genres),
        thrills=tuple(LibrariansThrill(t.key, t.name, t.effect) for t in pack.thrills),
        shelves=tuple(
            LibrariansShelf(s.key, s.arrow, s.power, s.letters, s.colours, s.side, s.number) for s in pack.shelves
        ),
        authors=pack.authors,
    )
