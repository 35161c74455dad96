"""Everything that everybody can count, in words: what has not come out yet, and what lies in the discards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from readingroom.core.phrases import phrase
from readingroom.games.labyrinth.cards.box import BookInBox, LabyrinthBox, TerrorInBox
from readingroom.games.labyrinth.edge.view import GenreView, LabyrinthView
from readingroom.terminal.labyrinth.marks import TERROR, letters, with_shapes
from readingroom.terminal.labyrinth.things import genre_title, name_words, row
from readingroom.terminal.picture import Picture


def decks_in_full(picture: Picture) -> str:
    """Terrors to come, Books by genre, Rewards, curses."""
    view: LabyrinthView = picture.view
    box: LabyrinthBox = picture.box
    to_come = with_letters(box.terrors[terror] for terror in view.terror_stack)
    shelves = row(phrase("labyrinth-genre", genre=shelf) for shelf in view.shelf_stack) or no_more()
    parts = [
        f"{TERROR} {phrase('door-labyrinth-decks-terrors', terrors=to_come)}",
        str(phrase("door-labyrinth-decks-shelves", shelves=shelves)),
        *(genre_words(genre, view, box) for genre in view.genres),
        str(phrase("door-labyrinth-decks-rewards", deck=view.reward_deck, discarded=len(view.reward_discard))),
        curses_words(view),
    ]
    return "\n\n".join(parts)


def curses_words(view: LabyrinthView) -> str:
    """How long it goes on, and where the curses point."""
    curses = view.curses
    seen, unseen = by_direction(curses.seen), by_direction(curses.unseen)
    words = str(phrase("door-labyrinth-decks-curses", left=curses.left, seen=seen, unseen=unseen))
    return (
        f"{words} {phrase('door-labyrinth-decks-doubles', doubles=curses.doubles_left)}"
        if curses.doubles_left
        else words
    )


def by_direction(counts: Mapping[str, int]) -> str:
    """`NW 3, NE 2`."""
    return row(f"{phrase('door-labyrinth-direction', direction=key)} {count}" for key, count in counts.items())


def genre_words(genre: GenreView, view: LabyrinthView, box: LabyrinthBox) -> str:
    """The Books of a genre that can still be drawn."""
    away = {book for hand in view.hands for book in hand.books} | set(genre.discard)
    away |= {book for hand in view.hands for pile in hand.piles for book in pile.books}
    left = [book for number, book in enumerate(box.books) if book.genre == genre.key and number not in away]
    title = next(genre_title(printed) for printed in box.genres if printed.key == genre.key)
    words = str(phrase("door-labyrinth-decks-genre", genre=title, books=with_letters(left)))
    if genre.discard:
        discarded = with_letters(box.books[book] for book in genre.discard)
        words += f" {phrase('door-labyrinth-decks-discarded', books=discarded)}"
    return f"{with_shapes((genre.key,))} {words}"


def with_letters(pieces: Iterable[BookInBox | TerrorInBox]) -> str:
    """Cards or Terrors with their symbols."""
    return row(f"{name_words(piece)} {letters(piece.symbols)}" for piece in pieces) or no_more()


def no_more() -> str:
    return str(phrase("door-labyrinth-no-more"))
