"""The viewer's own books, and what each of them prints."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from readingroom.core.phrases import phrase
from readingroom.games.librarians.cards.box import LibrariansBook
from readingroom.games.librarians.edge import actions as do
from readingroom.terminal.faces import ScrollingPart
from readingroom.terminal.librarians.marks import book_line
from readingroom.terminal.picture import Picture
from readingroom.terminal.rules import AskRule

RULES = ("LIB-ORD-1", "LIB-PLAY-3", "LIB-STK-1", "LIB-LINE-1")


class HandBook(Static, can_focus=True):
    """One book; Enter or a click shows all that it says."""

    DEFAULT_CSS = """
    HandBook { height: auto; text-wrap: nowrap; text-overflow: ellipsis; }
    HandBook:focus { background: $primary 30%; text-wrap: wrap; }
    HandBook:hover { background: $primary 15%; }
    """
    BINDINGS = [("enter", "ask", "door-key-the-cards-in-full")]

    def __init__(self, book: LibrariansBook, picture: Picture, *, short: bool) -> None:
        self.book = book
        taken = picture.view.pending.book == book.key
        playable = do.Take(book.key) in picture.legal
        sign = Text("◆ " if taken else "▸ " if playable else "  ", "bold")
        super().__init__(sign.append(book_line(book, more=not short)))

    def action_ask(self) -> None:
        """Open the book's words."""
        self.post_message(AskRule(RULES, book_line(self.book, more=True).plain))

    def on_click(self) -> None:
        """The same by mouse."""
        self.action_ask()


class HandPart(ScrollingPart):
    """Your books."""

    points = ("hand",)
    DEFAULT_CSS = "HandPart { height: 1fr; min-height: 5; scrollbar-size-vertical: 1; }"

    async def show(self, picture: Picture) -> None:
        """Only the viewer's own; nobody's when nobody looks."""
        whose = None if picture.viewer is None else phrase("door-librarians-hand", name=picture.names[picture.viewer])
        self.border_title = str(whose or phrase("door-librarians-nobodys-hand"))
        self.can_focus = False
        books = {book.key: book for book in picture.box.books}
        held = sorted((books[key] for key in picture.view.hand), key=lambda book: (book.letter, book.key))
        async with self.batch():
            await self.remove_children()
            cards = [HandBook(book, picture, short=self.is_short_of_room) for book in held]
            await self.mount_all(cards or [Static(str(phrase("door-librarians-no-books")))])
