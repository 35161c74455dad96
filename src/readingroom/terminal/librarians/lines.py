"""Librarians in plain lines: shelves as they are read, seats, deck, hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from readingroom.games.librarians.cards.box import LibrariansBook, LibrariansBox
from readingroom.games.librarians.edge.odds import LibrariansOdds
from readingroom.games.librarians.edge.view import CellView, LibrariansView, SeatView

ARROWS = {"right": ">", "left": "<"}


def table_lines(table: LibrariansView, names: Sequence[str], box: LibrariansBox) -> list[str]:
    """The whole table as one seat sees it."""
    books = {book.key: book for book in box.books}
    lines = [f"Turn {table.turn}, {table.left} books to shelve, {table.deck} of them in the deck"]
    lines += ["Library:", *(f"  {line}" for line in row_lines(table))]
    if not table.one_unit:
        lines.append("  Some books are cut off.")
    lines += ["Seats:", *(f"  {seat_line(seat, names, books)}" for seat in table.seats)]
    if table.seat is not None:
        lines.append(f"Your hand: {listed([named(books[key]) for key in table.hand])}")
    if table.pending.book is not None:
        lines.append(f"In question: {named(books[table.pending.book])}")
    return lines + standing_lines(table, books)


def row_lines(table: LibrariansView) -> list[str]:
    """Each row from left to right: letter and genre of what shows, `+` for a stack, a dot for a gap."""
    rows = sorted({cell.row for cell in table.cells} | {shelf.row for shelf in table.shelves})
    arrows = {shelf.row: ARROWS[shelf.arrow] for shelf in table.shelves}
    return [row_line(row, arrows.get(row, " "), [cell for cell in table.cells if cell.row == row]) for row in rows]


def row_line(row: int, arrow: str, cells: Sequence[CellView]) -> str:
    at = {cell.column: cell for cell in cells}
    left = [cell_text(at.get(column)) for column in range(min([0, *at]), 0)]
    right = [cell_text(at.get(column)) for column in range(1, max([0, *at]) + 1)]
    return " ".join([f"{row}:", *left, f"[{arrow}]", *right])


def cell_text(cell: CellView | None) -> str:
    if cell is None:
        return "."
    stack = "+" * (len(cell.books) - 1)
    return f"{cell.letter}{stack}/{cell.genre or 'thrill'}{'' if cell.anchored else '!'}"


def seat_line(seat: SeatView, names: Sequence[str], books: Mapping[str, LibrariansBook]) -> str:
    """One seat as everybody sees it."""
    parts = [f"{names[seat.seat]}: {seat.books} books"]
    if seat.known:
        parts.append(f"known: {listed([named(books[key]) for key in seat.known])}")
    if seat.powers:
        parts.append(f"powers: {listed([str(books[key].genre) for key in seat.powers])}")
    signals = seat.signals
    told = [("keep off", signals.keep_off), ("all yours", signals.all_yours), ("feels", signals.mood)]
    parts += [f"{what}: {value}" for what, value in told if value is not None]
    return "; ".join(parts)


def standing_lines(table: LibrariansView, books: Mapping[str, LibrariansBook]) -> list[str]:
    """What holds at the moment."""
    lines = [f"Hand limit {table.hand_limit}, {table.played} of {table.required} books played this turn"]
    if table.stacking_banned:
        lines.append("Equal letters are not stacked any more")
    if table.effects or table.next_effects:
        lines.append(f"In force: {listed([*table.effects, *(f'next book {one}' for one in table.next_effects)])}")
    if table.force.color or table.force.letter:
        lines.append(f"Named for this turn: {listed([one for one in (table.force.color, table.force.letter) if one])}")
    if table.deck_top:
        lines.append(f"On top of the deck: {listed([named(books[key]) for key in table.deck_top])}")
    return lines


def odds_lines(odds: LibrariansOdds) -> list[str]:
    """How many books of each letter and genre have not been seen."""
    letters = " ".join(f"{letter}{count}" for letter, count in odds.letters.items())
    genres = listed([f"{count} {genre}" for genre, count in odds.genres.items()])
    return [f"{odds.unseen} books have not been seen: {genres}", f"By letter: {letters}"]


def named(book: LibrariansBook) -> str:
    return f"{book.title} ({book.genre or book.action}, {book.key})"


def listed(words: Sequence[str]) -> str:
    return ", ".join(words) if words else "nothing"
