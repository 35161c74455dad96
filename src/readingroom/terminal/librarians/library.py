"""The library on the screen: shelves in rows, a cursor over their cells, and what lies under it in words."""

from __future__ import annotations

from rich.text import Text
from textual.events import Click

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.librarians.edge import actions as do
from readingroom.terminal.answers import offer
from readingroom.terminal.faces import Board, with_keys
from readingroom.terminal.librarians.answers import cell_answers
from readingroom.terminal.librarians.marks import book_line, power_words, printed_of
from readingroom.terminal.librarians.wall import Spot, Wall, draw_wall, in_sight, spot_at
from readingroom.terminal.librarians.words import row
from readingroom.terminal.picture import Answer, Picture

STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
BESIDE = 13  # lines that counts, people and the hand need beside it on a small screen
FEW = 5  # rows that may stand apart
WIDTH, SMALL_WIDTH = 55, 54  # columns inside the part


class LibraryPart(Board):
    """The wall of shelves."""

    points = ("library",)
    DEFAULT_CSS = "LibraryPart { height: auto; text-wrap: nowrap; text-overflow: ellipsis; }"

    def __init__(self) -> None:
        super().__init__()
        self.picture: Picture | None = None
        self.cursor: Spot | None = None

    def show(self, picture: Picture) -> None:
        self.picture = picture
        self.styles.min_height = BESIDE if self.is_short_of_room else None
        self.redraw()

    @property
    def wall(self) -> Wall | None:
        """What there is to draw."""
        if self.picture is None:
            return None
        keys = {(one.action.row, one.action.column): one.key for one in with_keys(cell_answers(self.picture))}
        books = {book.key: book for book in self.picture.box.books}
        wall = Wall(view=self.picture.view, books=books, keys=keys, cursor=self.cursor)
        if self.cursor is not None and (self.cursor[0] not in wall.rows or self.cursor[1] not in wall.columns):
            self.cursor = None
            return self.wall
        return wall

    def redraw(self) -> None:
        """The rows, then the place under the cursor."""
        wall = self.wall
        if wall is None or self.picture is None:
            return
        columns = in_sight(wall, self.room)
        self.border_title = str(phrase("door-librarians-library"))
        self.border_subtitle = str(self.feet(wall, columns))
        lines = draw_wall(wall, columns)
        drawn = Text("\n" * self.apart).join(lines[1:])
        self.update(Text("\n").join([lines[0], drawn, *lens(self.picture, wall)]))

    @property
    def room(self) -> int:
        """The columns inside the part."""
        return SMALL_WIDTH if self.is_short_of_room else WIDTH

    @property
    def apart(self) -> int:
        """A line between two rows, where there is room for it."""
        wall = self.wall
        return 2 if wall is not None and not self.is_short_of_room and len(wall.rows) <= FEW else 1

    def feet(self, wall: Wall, columns: range) -> Phrase:
        """What is out of sight, and whether all hangs together."""
        left, right = columns.start - wall.columns.start, wall.columns.stop - columns.stop
        if left or right:
            return phrase("door-librarians-out-of-sight", left=left, right=right)
        return phrase("door-librarians-foot", unit="one" if wall.view.one_unit else "cut")

    def move(self, key: str) -> None:
        wall = self.wall
        if wall is None or not wall.rows:
            return
        if self.cursor is None:
            self.cursor = min(wall.keys, default=(wall.rows[0], 0))
        else:
            down, right = STEPS[key]
            at = min(max(0, wall.rows.index(self.cursor[0]) + down), len(wall.rows) - 1)
            column = min(max(wall.columns.start, self.cursor[1] + right), wall.columns.stop - 1)
            self.cursor = wall.rows[at], column
        self.redraw()

    def find(self, key: str) -> Answer | None:
        """Cells have their keys on the slip."""
        return None

    def open(self) -> None:
        """The answer of the place under the cursor, to be pressed once more."""
        action = None if self.cursor is None else do.At(*self.cursor)
        if self.picture is not None and action in self.picture.legal:
            inner = tuple(with_keys([offer(action, self.picture)]))
            self.post_message(self.Opened(Answer(words=self.picture.describe(action), inner=inner)))

    def on_click(self, event: Click) -> None:
        """The cursor by mouse; a second click answers."""
        wall, offset = self.wall, event.get_content_offset(self)
        if wall is None or offset is None:
            return
        spot = spot_at(wall, in_sight(wall, self.room), offset.x, offset.y, apart=self.apart)
        if spot is not None and spot == self.cursor:
            self.open()
        elif spot is not None:
            self.cursor = spot
            self.redraw()


# --- the lens -----------------------------------------------------------------------------------------------------


def lens(picture: Picture, wall: Wall) -> list[Text]:
    """Two lines: what lies under the cursor, and what is printed there."""
    if wall.cursor is None:
        return [Text(str(phrase("door-librarians-lens")), "#a2937f"), Text(" ")]
    if wall.cursor[1] == 0:
        return shelf_lens(picture, wall.cursor[0])
    cell = wall.cells.get(wall.cursor)
    where = Text(f"{picture.describe(do.At(*wall.cursor))}: ", "bold")
    if cell is None:
        return [where.append(str(phrase("door-librarians-empty")), "not bold"), Text(" ")]
    book = wall.books[cell.books[-1]]
    about = printed_of(book)
    if len(cell.books) > 1:
        under = [phrase("librarians-book", title=wall.books[key].title) for key in cell.books[:-1]]
        about.append(phrase("door-librarians-under", books=row(under)))
    return [where.append(book_line(book, more=False)), Text(row(about), "#a2937f")]


def shelf_lens(picture: Picture, number: int) -> list[Text]:
    """A shelf card: where A to Z runs, and its power where that counts."""
    shelf = next((one for one in picture.view.shelves if one.row == number), None)
    if shelf is None:
        return [Text(str(phrase("door-librarians-no-shelf", row=number))), Text(" ")]
    first = Text(str(phrase("door-librarians-shelf", row=number, arrow=shelf.arrow)), "bold")
    card = next(card for card in picture.box.shelves if card.key == shelf.shelf)
    return [first, Text(str(power_words(card)) if shelf.power is not None else " ")]
