"""Exact chances: which books have not been seen, as a seat can know it (7.4)."""

from __future__ import annotations

from dataclasses import dataclass

from readingroom.games.librarians.cards.pack import Pack
from readingroom.games.librarians.rules.sets import books_in
from readingroom.games.librarians.rules.state import LibrariansState
from readingroom.games.librarians.rules.table import DECK


@dataclass(frozen=True, slots=True, kw_only=True)
class LibrariansOdds:
    """The books that a viewer has not seen: each is as likely as any other to be drawn next, unless that is known.

    The deck and the hands of the others share them; the complete list of cards is public, so everybody can count.
    """

    unseen: int
    letters: dict[str, int]
    genres: dict[str, int]
    next: tuple[str, ...]  # known to be drawn next, in this order


def make_odds(state: LibrariansState, pack: Pack, seat: int | None) -> LibrariansOdds:
    """Of all books in the deck and in other hands, those whose place the viewer does not know."""
    viewer = -1 if seat is None else seat
    top = {int(book) for book in state.known_top}
    unseen = [book for book in books_in(state.sets, DECK) if book not in top]
    for other in range(state.seats):
        if other != viewer:
            hand = books_in(state.sets, state.hand_of(other))
            unseen += [book for book in hand if not state.knows(viewer, book)]
    unseen.sort()
    letters: dict[str, int] = {}
    genres: dict[str, int] = {}
    for book in sorted(unseen, key=lambda number: pack.books[number].letter):
        letters[pack.books[book].letter] = letters.get(pack.books[book].letter, 0) + 1
    for book in unseen:
        genre = pack.books[book].genre or "thrill"
        genres[genre] = genres.get(genre, 0) + 1
    return LibrariansOdds(
        unseen=len(unseen),
        letters=letters,
        genres=genres,
        next=tuple(pack.books[book].key for book in state.known_top),
    )
