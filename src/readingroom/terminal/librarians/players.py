"""Who sits round the table: how many books, power cards, signals; and what is left to be done."""

from __future__ import annotations

from rich.text import Text

from readingroom.core.phrases import phrase
from readingroom.games.librarians.edge.odds import LibrariansOdds
from readingroom.games.librarians.edge.view import LibrariansView, SeatView
from readingroom.terminal.faces import Part
from readingroom.terminal.librarians.marks import genre_mark
from readingroom.terminal.librarians.standing import signal_words, standing_words
from readingroom.terminal.librarians.words import row
from readingroom.terminal.picture import Picture
from readingroom.terminal.sitters import in_column

NAME, SHORT_NAME = 12, 5
A_PAIR = 2  # seats in a line of a small screen
POWER = "◈"
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
A_LINE = 9  # letters


class CountsPart(Part):
    """How many books are left, and what holds at the moment."""

    points = ("counts",)
    DEFAULT_CSS = "CountsPart { height: auto; }"

    def show(self, picture: Picture) -> None:
        view: LibrariansView = picture.view
        self.border_title = str(phrase("door-librarians-counts"))
        size = "short" if self.is_short_of_room else "long"
        lines = [left_line(view, size), turn_line(view, size), *standing_lines(view)]
        if not self.is_short_of_room:
            lines += letter_lines(picture.odds)
        self.update(Text("\n").join(lines))


def left_line(view: LibrariansView, size: str) -> Text:
    """`49 to shelve, 41 in the deck`."""
    return Text(str(phrase("door-librarians-left", size=size, left=view.left, deck=view.deck)), "bold")


def turn_line(view: LibrariansView, size: str) -> Text:
    """How much is played, and how many books a hand holds."""
    played, required, limit = view.played, view.required, view.hand_limit
    return Text(str(phrase("door-librarians-played", size=size, played=played, required=required, limit=limit)))


def standing_lines(view: LibrariansView) -> list[Text]:
    """What holds for this turn, for the next book, or for good."""
    cut_off = [] if view.one_unit else [phrase("door-librarians-cut-off")]
    return [Text(str(line), "#ff9d5c") for line in (*standing_words(view), *cut_off)]


def letter_lines(odds: LibrariansOdds | None) -> list[Text]:
    """How many books of each letter nobody at this seat has seen."""
    if odds is None:
        return []
    counts = [f"{letter}{odds.letters.get(letter, 0)}" for letter in ALPHABET]
    lines = [Text(" ".join(counts[at : at + A_LINE])) for at in range(0, len(counts), A_LINE)]
    return [Text(str(phrase("door-librarians-unseen", books=odds.unseen)), "#a2937f"), *lines]


class PlayersPart(Part):
    """One line a seat, the next ones in the order of turns."""

    points = ("players",)
    DEFAULT_CSS = "PlayersPart { height: auto; max-height: 14; text-wrap: nowrap; text-overflow: ellipsis; }"

    def show(self, picture: Picture) -> None:
        self.border_title = str(phrase("door-librarians-players"))
        seats = picture.view.seats
        if self.is_short_of_room:
            short = [short_seat(seat, picture) for seat in seats]
            lines = [Text("").join(short[at : at + A_PAIR]) for at in range(0, len(short), A_PAIR)]
        else:
            lines = [line for seat in seats for line in seat_lines(seat, picture)]
        self.update(Text("\n").join(lines))


def short_seat(seat: SeatView, picture: Picture) -> Text:
    """`▸A Ana   4 ◈1`: books in hand, and power cards."""
    acting = seat.seat == picture.view.active and not picture.view.over
    line = Text("▸" if acting else " ").append(picture.marks[seat.seat], "reverse")
    line.append(picture.signs[seat.seat] if picture.signs else "")
    line.append(f" {in_column(picture.names[seat.seat], SHORT_NAME)}", "bold" if acting else "")
    powers = f"{POWER}{len(seat.powers)}" if seat.powers else ""
    return line.append(f"{seat.books}{powers:<3}")


def seat_lines(seat: SeatView, picture: Picture) -> list[Text]:
    """`▸A Ana  4 books  Ro Fa`, and a line for what was signalled or seen."""
    acting = seat.seat == picture.view.active and not picture.view.over
    sign = f" {picture.signs[seat.seat]}" if picture.signs else ""
    line = Text("▸" if acting else " ").append(picture.marks[seat.seat], "reverse").append(sign)
    line.append(f" {in_column(picture.names[seat.seat], NAME)}", "bold" if acting else "")
    line.append(f" {phrase('door-librarians-holds', books=seat.books)}")
    books = {book.key: book for book in picture.box.books}
    for key in seat.powers:
        line.append(" ").append(genre_mark(books[key]))
    about = signal_words(seat)
    if seat.known and seat.seat != picture.viewer:
        about.append(phrase("door-librarians-known", books=row(books[key].letter for key in seat.known)))
    return [line, *([Text(f"   {row(about)}", "#a2937f")] if about else [])]
