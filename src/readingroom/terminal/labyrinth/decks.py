"""Everything that everybody can count, in words: what has not come out yet, and what lies in the discards."""

from __future__ import annotations

from readingroom.games.labyrinth.cards.box import LabyrinthBox
from readingroom.games.labyrinth.edge.view import GenreView, LabyrinthView
from readingroom.terminal.labyrinth.marks import TERROR, letters, with_shapes
from readingroom.terminal.picture import Picture


def decks_in_full(picture: Picture) -> str:
    """Terrors to come, Books by genre, Rewards, curses."""
    view: LabyrinthView = picture.view
    box: LabyrinthBox = picture.box
    to_come = ", ".join(
        f"{box.terrors[terror].name} {letters(box.terrors[terror].symbols)}" for terror in view.terror_stack
    )
    seen = ", ".join(f"{key} {count}" for key, count in view.curses.seen.items())
    unseen = ", ".join(f"{key} {count}" for key, count in view.curses.unseen.items())
    parts = [
        f"{TERROR} Terrors that have not come out: {to_come or 'none'}.",
        f"Shelves that have not come out: {', '.join(view.shelf_stack) or 'none'}.",
        *(genre_words(genre, view, box) for genre in view.genres),
        f"Rewards: {view.reward_deck} in the deck, {len(view.reward_discard)} discarded.",
        f"Curses: {view.curses.left} left, then time is out. Seen: {seen}. Unseen, in the deck or left out: {unseen}."
        + (f" Double curses to come: {view.curses.doubles_left}." if view.curses.doubles_left else ""),
    ]
    return "\n\n".join(parts)


def genre_words(genre: GenreView, view: LabyrinthView, box: LabyrinthBox) -> str:
    """The Books of a genre that can still be drawn."""
    away = {book for hand in view.hands for book in hand.books} | set(genre.discard)
    away |= {book for hand in view.hands for pile in hand.piles for book in pile.books}
    left = [book for number, book in enumerate(box.books) if book.genre == genre.key and number not in away]
    names = ", ".join(f"{book.name} {letters(book.symbols)}" for book in left)
    discards = ", ".join(f"{box.books[book].name} {letters(box.books[book].symbols)}" for book in genre.discard)
    title = next(printed.title for printed in box.genres if printed.key == genre.key)
    words = f"{with_shapes((genre.key,))} {title}, in the deck: {names or 'none'}."
    return f"{words} Discarded: {discards}." if discards else words
