"""The face of Returns: the desk, and the viewer's books."""

from __future__ import annotations

from rich.text import Text
from textual.widget import Widget

from readingroom.core.phrases import phrase
from readingroom.terminal.faces import Face, Part
from readingroom.terminal.picture import Picture


class DeskPart(Part):
    """Who has laid what, and who stamped how many rounds."""

    points = ("desk", "stamps")
    DEFAULT_CSS = "DeskPart { height: auto; }"

    def show(self, picture: Picture) -> None:
        """A line for each librarian."""
        self.border_title = str(phrase("returns-desk"))
        lines = []
        for player in picture.view.librarians:
            line = Text(f"{picture.names[player.seat]:<12} ")
            line.append("■" * player.stamps + "□" * (3 - player.stamps))
            line.append(f"  {player.laid or '-':>2}", "bold" if player.laid == picture.view.highest else "")
            lines.append(line)
        self.update(Text("\n").join(lines))


class BooksPart(Part):
    """What only the viewer sees."""

    points = ("hand",)
    DEFAULT_CSS = "BooksPart { height: auto; }"

    def show(self, picture: Picture) -> None:
        """A line for each book."""
        self.border_title = str(phrase("returns-your-books"))
        self.update("\n".join(f"{book:>2}  {picture.box.titles[book - 1]}" for book in picture.view.hand))


class ReturnsFace(Face):
    """Returns at the terminal."""

    search_hint = "swap, RET-LAY-1"

    def board(self) -> list[Widget]:
        return [DeskPart()]

    def hand(self) -> list[Widget]:
        return [BooksPart()]

    def status(self, picture: Picture) -> str:
        return str(phrase("returns-status", round=picture.view.round))


FACE = ReturnsFace()
