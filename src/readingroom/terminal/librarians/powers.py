"""The genres in play and what completing each of them brings."""

from __future__ import annotations

from readingroom.core.phrases import phrase
from readingroom.games.librarians.cards.box import LibrariansGenre
from readingroom.games.librarians.cards.names import GENRE_KEYS
from readingroom.games.librarians.cards.pack import published_pack
from readingroom.terminal.librarians.lines import seat_line
from readingroom.terminal.picture import Picture


def powers_in_full(picture: Picture) -> str:
    """A line for each genre of the deck, and what everybody knows of each seat."""
    genres: tuple[LibrariansGenre, ...] = picture.box.genres
    books = {book.key: book for book in picture.box.books}
    lines = [power_line(genre) for genre in genres if genre.key in picture.options["genres"]]
    seats = [seat_line(seat, picture.names, books) for seat in picture.view.seats]
    return "\n".join([*lines, "", *seats])


def power_line(genre: LibrariansGenre) -> str:
    """Name, colour and effect; a pack of one's own says it in its own words."""
    ours = published_pack().genres[GENRE_KEYS.index(genre.key)].effect == genre.effect
    effect = phrase("librarians-effect", genre=genre.key if ours else "own", effect=genre.effect)
    return str(phrase("door-librarians-power", genre=genre.key, colour=genre.colour, effect=effect))
