"""Books in a few signs: their letter, two letters of the genre in its colour, and how many lie on each other."""

from __future__ import annotations

from rich.text import Text

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.librarians.cards.box import LibrariansBook, LibrariansShelf
from readingroom.games.librarians.words.naming import colours_called
from readingroom.terminal.librarians.words import row

STYLES = {
    "red": "#ffffff on #a3262a",
    "green": "#ffffff on #256b3c",
    "blue": "#ffffff on #24549c",
    "purple": "#ffffff on #6a3ea1",
    "yellow": "#1d1a16 on #efbf2f",
    "black": "#f4ead8 on #2a2622",
}
THRILL_STYLE = "#1d1a16 on #e9ded0"
ARROWS = {"right": "▶", "left": "◀"}


def genre_mark(book: LibrariansBook) -> Text:
    """Two letters on the genre's colour; a thrill book has a sign of its own."""
    if book.genre is None:
        return Text("!!", THRILL_STYLE)
    return Text(str(phrase("door-librarians-mark", genre=book.genre))[:2].ljust(2), STYLES[book.colour or "black"])


def book_line(book: LibrariansBook, *, more: bool) -> Text:
    """`R Ro Roses for the Registrar`, and with `more` who wrote it for whom."""
    line = Text.assemble((book.letter, "bold"), " ", genre_mark(book), f" {book.title}")
    return line.append(f" · {row(printed_of(book))}", "#a2937f") if more else line


def printed_of(book: LibrariansBook) -> list[Phrase | str]:
    """What a book says besides letter, genre and title; a thrill book what it does."""
    if book.action is not None:
        return [phrase("door-librarians-thrill", thrill=book.action)]
    words: list[Phrase | str] = [phrase("librarians-genre", genre=book.genre or ""), book.author]
    if book.age != "any":
        words.append(phrase("door-librarians-age", age=book.age))
    if book.series is not None:
        words.append(phrase("door-librarians-volume", volume=book.volume))
    return words


def power_words(shelf: LibrariansShelf) -> Phrase:
    """What a shelf card says, where that counts."""
    return phrase(
        "librarians-power",
        power=shelf.power,
        first=shelf.letters[:1],
        last=shelf.letters[-1:],
        colours=colours_called(shelf.colours),
        side=shelf.side or "left",
        number=shelf.number,
    )
