"""The words by which `draws` names chance outcomes."""

from __future__ import annotations

from readingroom.core.errors import BadPosition
from readingroom.core.near import did_you_mean
from readingroom.games.librarians.cards.pack import Pack
from readingroom.games.librarians.rules.house import BOOK_DECK, SHELF_PILE, START_PLAYER


def forced_draw(pack: Pack, word: str) -> tuple[int, list[int]]:
    """Books and shelf cards by id, the start player as `seat:1`."""
    books = [book.key for book in pack.books]
    if word in books:
        return int(BOOK_DECK), [books.index(word)]
    shelves = [shelf.key for shelf in pack.shelves]
    if word in shelves:
        return int(SHELF_PILE), [shelves.index(word)]
    kind, _, number = word.partition(":")
    if kind == "seat" and number.isdecimal() and len(number) < 3:
        return int(START_PLAYER), [int(number)]
    raise BadPosition(
        f"draws: {word!r} is no chance outcome; it is a book such as horror-08, a shelf card such as S02, or seat:N "
        f"for the start player{did_you_mean(word, (*books, *shelves))}"
    )
