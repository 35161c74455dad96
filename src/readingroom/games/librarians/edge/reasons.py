"""Why a player might answer so: a phrase with figures, from nothing but a seat's view and its odds."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.core.game import Reason
from readingroom.core.phrases import Phrase, phrase
from readingroom.games.librarians.cards.names import LETTERS
from readingroom.games.librarians.cards.pack import Pack
from readingroom.games.librarians.edge import actions as do
from readingroom.games.librarians.edge.odds import LibrariansOdds
from readingroom.games.librarians.edge.view import LibrariansView


def reason(
    view: LibrariansView, odds: LibrariansOdds | None, pack: Pack, action: do.LibrariansAction, names: Sequence[str]
) -> Reason:
    """Why the asked seat might do this, and the rule it rests on."""
    return Reason(*reason_for(view, odds, pack, action, names))


def reason_for(
    view: LibrariansView, odds: LibrariansOdds | None, pack: Pack, action: do.LibrariansAction, names: Sequence[str]
) -> tuple[str, Phrase]:
    match action:
        case do.EndTurn():
            return "LIB-TURN-4", phrase("librarians-reason-end", played=view.played)
        case do.GiveUp():
            return "LIB-END-4", phrase("librarians-reason-give-up")
        case do.Take():
            letter = letter_of(pack, action.book)
            same = 0 if odds is None else odds.letters.get(letter, 0)
            return "LIB-ORD-1", phrase("librarians-reason-take", letter=letter, same=same)
        case do.At() if view.decision == "place":
            return for_cell(view, pack, action)
        case do.Use() | do.Steal():
            return "LIB-PWR-2", phrase("librarians-reason-use", genre=action.genre, left=view.left)
        case do.Claim() | do.ClaimAuthor() | do.Keep():
            return "LIB-LINE-9", phrase("librarians-reason-claim")
        case do.Give():
            books = view.seats[action.seat].books if action.seat < len(view.seats) else 0
            return "LIB-LINE-6", phrase("librarians-reason-give", who=names[action.seat], books=books)
        case _:
            return "LIB-TURN-1", phrase("librarians-reason-other")


def letter_of(pack: Pack, key: str) -> str:
    return next((book.letter for book in pack.books if book.key == key), "")


def for_cell(view: LibrariansView, pack: Pack, action: do.At) -> tuple[str, Phrase]:
    """How many letters lose their place between the book and what it touches in its row."""
    shown = {(cell.row, cell.column): cell.letter for cell in view.cells}
    if (action.row, action.column) in shown:
        return "LIB-STK-1", phrase("librarians-reason-stack")
    letter = letter_of(pack, view.pending.book or "")
    lost = sum(
        max(0, abs(LETTERS.index(shown[action.row, column]) - LETTERS.index(letter)) - 1)
        for column in neighbours(action.column)
        if letter and (action.row, column) in shown
    )
    return "LIB-ORD-1", phrase("librarians-reason-at", open=lost)


def neighbours(column: int) -> tuple[int, int]:
    """The columns beside one; the shelf column is none (LIB-GEO-7)."""
    before, after = column - 1, column + 1
    return (before or -1), (after or 1)
