"""Librarians in plain lines: shelves as they are read, seats, deck, hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from readingroom.core.phrases import Phrase, Word, phrase
from readingroom.games.librarians.cards.box import LibrariansBook, LibrariansBox
from readingroom.games.librarians.edge.odds import LibrariansOdds
from readingroom.games.librarians.edge.view import CellView, LibrariansView, SeatView
from readingroom.terminal.librarians.standing import signal_words, standing_words
from readingroom.terminal.librarians.words import row

ARROWS = {"right": ">", "left": "<"}


def table_lines(table: LibrariansView, names: Sequence[str], box: LibrariansBox) -> list[str]:
    """The whole table as one seat sees it."""
    books = {book.key: book for book in box.books}
    lines = [str(phrase("door-librarians-line-turn", turn=table.turn, left=table.left, deck=table.deck))]
    lines += [str(phrase("door-librarians-line-library")), *(f"  {line}" for line in row_lines(table))]
    if not table.one_unit:
        lines.append(f"  {phrase('door-librarians-line-cut-off')}")
    lines.append(str(phrase("door-librarians-line-seats")))
    lines += [f"  {seat_line(seat, names, books)}" for seat in table.seats]
    if table.seat is not None:
        held = listed([named(books[key]) for key in table.hand])
        lines.append(str(phrase("door-librarians-line-hand", books=held)))
    if table.pending.book is not None:
        lines.append(str(phrase("door-librarians-line-question", book=named(books[table.pending.book]))))
    return lines + standing_lines(table, books)


def row_lines(table: LibrariansView) -> list[str]:
    """Each row from left to right: letter and genre of what shows, `+` for a stack, a dot for a gap."""
    rows = sorted({cell.row for cell in table.cells} | {shelf.row for shelf in table.shelves})
    arrows = {shelf.row: ARROWS[shelf.arrow] for shelf in table.shelves}
    return [
        row_line(number, arrows.get(number, " "), [cell for cell in table.cells if cell.row == number])
        for number in rows
    ]


def row_line(number: int, arrow: str, cells: Sequence[CellView]) -> str:
    at = {cell.column: cell for cell in cells}
    left = [cell_text(at.get(column)) for column in range(min([0, *at]), 0)]
    right = [cell_text(at.get(column)) for column in range(1, max([0, *at]) + 1)]
    return " ".join([f"{number}:", *left, f"[{arrow}]", *right])


def cell_text(cell: CellView | None) -> str:
    if cell is None:
        return "."
    stack = "+" * (len(cell.books) - 1)
    genre = phrase("librarians-genre", genre=cell.genre) if cell.genre else phrase("door-librarians-line-thrill")
    return f"{cell.letter}{stack}/{genre}{'' if cell.anchored else '!'}"


def seat_line(seat: SeatView, names: Sequence[str], books: Mapping[str, LibrariansBook]) -> str:
    """One seat as everybody sees it."""
    parts: list[Word] = [phrase("door-librarians-line-seat", who=names[seat.seat], books=seat.books)]
    if seat.known:
        parts.append(phrase("door-librarians-line-known", books=listed([named(books[key]) for key in seat.known])))
    if seat.powers:
        powers = [phrase("librarians-genre", genre=str(books[key].genre)) for key in seat.powers]
        parts.append(phrase("door-librarians-line-powers", powers=listed(powers)))
    return "; ".join(map(str, [*parts, *signal_words(seat)]))


def standing_lines(table: LibrariansView, books: Mapping[str, LibrariansBook]) -> list[str]:
    """What holds at the moment."""
    limit = phrase("door-librarians-line-limit", limit=table.hand_limit, played=table.played, required=table.required)
    lines = [limit, *standing_words(table)]
    if table.deck_top:
        lines.append(phrase("door-librarians-line-top", books=listed([named(books[key]) for key in table.deck_top])))
    return [str(line) for line in lines]


def odds_lines(odds: LibrariansOdds) -> list[str]:
    """How many books of each letter and genre have not been seen."""
    letters = " ".join(f"{letter}{count}" for letter, count in odds.letters.items())
    genres = listed([counted(genre, count) for genre, count in odds.genres.items()])
    return [
        str(phrase("door-librarians-line-unseen", books=odds.unseen, genres=genres)),
        str(phrase("door-librarians-line-letters", letters=letters)),
    ]


def counted(genre: str, count: int) -> Phrase:
    if genre == "thrill":
        return phrase("door-librarians-line-thrills", count=count)
    return phrase("door-librarians-line-genres", count=count, genre=genre)


def named(book: LibrariansBook) -> Phrase:
    """A book with its genre and its id, as answers name it."""
    if book.action is not None:
        return phrase("door-librarians-line-thrill-book", title=book.title, thrill=book.action, key=book.key)
    return phrase("door-librarians-line-book", title=book.title, genre=book.genre or "", key=book.key)


def listed(words: Sequence[Word]) -> str:
    return row(words) if words else str(phrase("door-librarians-line-nothing"))
