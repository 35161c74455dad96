"""The shelves as they are drawn: a line a row, a place for each cell, as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from readingroom.games.librarians.cards.box import LibrariansBook
from readingroom.games.librarians.edge.view import CellView, LibrariansView
from readingroom.terminal.librarians.marks import ARROWS, genre_mark

PLACE = 6  # columns of a cell
GAP = "·"
CURSOR_STYLE = "bold #1d1a16 on #d6a94a"
KEY_STYLE = "bold reverse"
CUT_OFF, LOOSE = "!", "~"

Spot = tuple[int, int]  # row and column


@dataclass(frozen=True, kw_only=True)
class Wall:
    """What is drawn, out of a picture."""

    view: LibrariansView
    books: Mapping[str, LibrariansBook]
    keys: Mapping[Spot, str]  # by cell: the key that answers it; no key: it can be answered, but not by one
    cursor: Spot | None

    @property
    def rows(self) -> list[int]:
        """Every row with a shelf, a book or an answer."""
        found = {shelf.row for shelf in self.view.shelves} | {cell.row for cell in self.view.cells}
        return sorted(found | {row for row, _ in self.keys})

    @property
    def columns(self) -> range:
        """Every column with a book or an answer, and one beyond on each side."""
        found = [0, *(cell.column for cell in self.view.cells), *(column for _, column in self.keys)]
        return range(min(found) - 1, max(found) + 2)

    @property
    def cells(self) -> Mapping[Spot, CellView]:
        return {(cell.row, cell.column): cell for cell in self.view.cells}

    @property
    def arrows(self) -> Mapping[int, str]:
        return {shelf.row: shelf.arrow for shelf in self.view.shelves}


def in_sight(wall: Wall, room: int) -> range:
    """The columns that are drawn: all, or as many as there is room for, round the cursor or the shelf cards."""
    columns, fits = wall.columns, max(3, room // PLACE)
    if len(columns) <= fits:
        return columns
    middle = wall.cursor[1] if wall.cursor is not None else 0
    first = min(max(columns.start, middle - fits // 2), columns.stop - fits)
    return range(first, first + fits)


def draw_wall(wall: Wall, columns: Sequence[int]) -> list[Text]:
    """A line over the columns, and one for each row."""
    cells, arrows = wall.cells, wall.arrows
    return [
        Text("".join(heading(column) for column in columns), "#a2937f"),
        *(Text().join(place(wall, (row, column), cells, arrows) for column in columns) for row in wall.rows),
    ]


def heading(column: int) -> str:
    """The steps to the left or right of the shelf cards."""
    return (" " * PLACE) if column == 0 else f" {abs(column):<{PLACE - 1}}"


def place(wall: Wall, spot: Spot, cells: Mapping[Spot, CellView], arrows: Mapping[int, str]) -> Text:
    """A shelf card, a book, or an empty cell, each as wide as all others."""
    here = spot == wall.cursor
    drawn = shelf(spot[0], arrows) if spot[1] == 0 else cell_text(wall, spot, cells.get(spot))
    line = Text("▸" if here else " ", CURSOR_STYLE if here else "").append(drawn)
    return line.append(" " * (PLACE - line.cell_len))


def shelf(row: int, arrows: Mapping[int, str]) -> Text:
    """`▐2▶▌`: the number of the row, and where A to Z runs to."""
    if row not in arrows:
        return Text(f"{row:>3}", "#a2937f")
    arrow = ARROWS[arrows[row]]
    words = f"{row:>2}{arrow}" if arrows[row] == "right" else f"{arrow}{row:<2}"
    return Text(words, "bold #1d1a16 on #c9b896")


def cell_text(wall: Wall, spot: Spot, cell: CellView | None) -> Text:
    """The letter, the genre, and how many books lie there; the key where it can be answered."""
    key = f"[{wall.keys[spot] or '•'}]" if spot in wall.keys else ""
    if cell is None:
        return Text(key, KEY_STYLE) if key else Text(GAP, "#6b5d4f")
    line = Text(cell.letter, "bold")
    if key:
        return line.append(key, KEY_STYLE)
    line.append(genre_mark(wall.books[cell.books[-1]]))
    if len(cell.books) > 1:
        line.append(str(min(9, len(cell.books))), "bold")
    if not cell.anchored:
        line.append(CUT_OFF, "bold #ff9d5c")
    return line.append(LOOSE) if cell.loose else line


def spot_at(wall: Wall, columns: Sequence[int], x: int, y: int, *, apart: int) -> Spot | None:
    """The cell at a point of the drawing, whose rows lie so many lines apart."""
    row, column = (y - 1) // apart, x // PLACE
    if y < 1 or not 0 <= row < len(wall.rows) or not 0 <= column < len(columns):
        return None
    return wall.rows[row], columns[column]
