"""A table of Librarians while its position is written or laid out, and the kinds of zones that only it has."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.errors import BadPosition
from readingroom.core.holding import Holds, Layout, Named, Spot
from readingroom.core.near import did_you_mean
from readingroom.core.positions import listed, mapping, only, word
from readingroom.core.sets import members
from readingroom.games.librarians.cards.names import GENRE_KEYS, MOOD_KEYS, SIDE_KEYS, SIGNAL_KEYS, THRILL_KEYS
from readingroom.games.librarians.cards.pack import Pack
from readingroom.games.librarians.edge.looking import cell_named, place_of_signal, stack_at
from readingroom.games.librarians.rules.grid import COLUMNS, FIRST_ROW, ROWS, SIDE, place_of, row_id
from readingroom.games.librarians.rules.house import BOOKS, FIRST_HELD, SHELVES
from readingroom.games.librarians.rules.sets import WORDS, add, books_in, has
from readingroom.games.librarians.rules.signals import KINDS, set_signal, signal_of
from readingroom.games.librarians.rules.state import LibrariansState
from readingroom.games.librarians.rules.table import DECK, LINES, RED, THRILL, TURN_GOES_ON

LINK_WORDS: Final = ("gap", "scifi")
ON_TOP: Final = "+"  # of a stack, as in the worked examples: the visible book last
TURNED: Final = " turned"


class LibrariansLayout(Layout):
    """What the zones ask for."""

    state: LibrariansState
    pack: Pack

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Books by their ids."""
        return {book.key: number for number, book in enumerate(self.pack.books)}

    @cached_property
    def places(self) -> dict[int, str]:
        """Where each book that was laid out lies."""
        return {}

    @cached_property
    def shelf_places(self) -> dict[int, str]:
        """The same of shelf cards."""
        return {}

    def key(self, book: int) -> str:
        return self.pack.books[book].key

    def known(self, name: object, path: str) -> int:
        """The number of a book, wherever it lies."""
        number = self.numbers.get(name) if isinstance(name, str) else None
        if number is None:
            near = did_you_mean(name, self.numbers)
            raise BadPosition(f"{path}: no book is called {name!r}; books are named by id, such as horror-08{near}")
        return number

    def take(self, name: object, path: str) -> int:
        """A book that lies there, and nowhere else."""
        book = self.known(name, path)
        if book in self.places:
            raise BadPosition(f"{path}: {name} already lies in {self.places[book]}")
        if not has(self.state.house.deck, 0, book):
            raise BadPosition(f"{path}: {name} is not in the deck of this match; see the options genres and thrills")
        self.places[book] = path
        return book

    def shelf(self, name: object, path: str) -> int:
        """A shelf card that lies there, and nowhere else."""
        keys = [shelf.key for shelf in self.pack.shelves]
        shelf = word(name, keys, path)
        if shelf in self.shelf_places:
            raise BadPosition(f"{path}: shelf card {name} already lies in {self.shelf_places[shelf]}")
        self.shelf_places[shelf] = path
        return shelf


def read_row(text: object, path: str) -> int:
    """A row by its id."""
    try:
        row = int(str(text)) - int(FIRST_ROW)
    except ValueError:
        row = -1
    if not 0 <= row < ROWS:
        raise BadPosition(f"{path}: a row is a number from {FIRST_ROW} to {int(ROWS + FIRST_ROW) - 1}, not {text!r}")
    return row


def read_place(text: object, path: str) -> int:
    """A column by its number; column 0 holds the shelf cards (LIB-GEO-2)."""
    try:
        column = int(str(text))
    except ValueError:
        column = 0
    if column == 0 or abs(column) > SIDE:
        raise BadPosition(f"{path}: a column is a number from -{SIDE} to {SIDE} without 0, not {text!r}")
    return int(place_of(column))


# --- books in sets ------------------------------------------------------------------------------------------


class BookSet(Holds[LibrariansLayout]):
    """Books that lie there, `at` a place of the state's sets, or for each seat in turn."""

    def __init__(self, at: int) -> None:
        self.at = at

    def place(self, spot: Spot) -> int:
        return self.at + (spot.index or 0) * int(WORDS)

    def write(self, layout: LibrariansLayout, spot: Spot) -> list[str]:
        return [layout.key(book) for book in books_in(layout.state.sets, self.place(spot))]

    def read(self, layout: LibrariansLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        for name in listed({path: plain}, path):
            add(layout.state.sets, self.place(spot), layout.take(name, path))


class Remembered(BookSet):
    """Books that somebody has seen where they are, in a hand or on top of the deck."""

    def read(self, layout: LibrariansLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        for name in listed({path: plain}, path):
            book = layout.known(name, path)
            place = layout.places.get(book, "")
            if not place.startswith(("hands", "deck_top")):
                raise BadPosition(f"{path}: {name} lies in no hand and not on top of the deck, so nobody remembers it")
            add(layout.state.sets, self.place(spot), book)


class Deck(Holds[LibrariansLayout]):
    """All books that lie nowhere else; it has no order but that of its known top."""

    def write(self, layout: LibrariansLayout, spot: Spot) -> list[str]:
        return [layout.key(book) for book in books_in(layout.state.sets, int(DECK))]

    def read(self, layout: LibrariansLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        named = {layout.known(name, path) for name in listed({path: plain}, path)}
        self.leave_out(layout, spot)
        there = set(books_in(layout.state.sets, int(DECK)))
        for book in sorted(named - there):
            raise BadPosition(f"{path}: {layout.key(book)} lies in {layout.places.get(book, 'no zone of this match')}")
        for book in sorted(there - named):
            raise BadPosition(f"{path}: {layout.key(book)} is nowhere")

    def leave_out(self, layout: LibrariansLayout, spot: Spot) -> None:
        state = layout.state
        for book in range(BOOKS):
            on_top = layout.places.get(book, "").startswith("deck_top")
            if has(state.house.deck, 0, book) and (book not in layout.places or on_top):
                add(state.sets, DECK, book)
                state.deck_size += 1


class BookRow(Holds[LibrariansLayout]):
    """Books in an order, in a list of the state: the known top of the deck."""

    def write(self, layout: LibrariansLayout, spot: Spot) -> list[str]:
        return [layout.key(book) for book in getattr(layout.state, spot.field)]

    def read(self, layout: LibrariansLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        books = [layout.take(name, path) for name in listed({path: plain}, path)]
        setattr(layout.state, spot.field, vec[i64](books))


class Book(Named[LibrariansLayout]):
    """A book that lies in some zone."""

    def name(self, layout: LibrariansLayout, what: int) -> str:
        return layout.key(what)

    def number(self, layout: LibrariansLayout, plain: Any, path: str) -> int:  # noqa: ANN401
        return layout.known(plain, path)


class Gift(Book):
    """A power card on its way: it lies nowhere else."""

    def number(self, layout: LibrariansLayout, plain: Any, path: str) -> int:  # noqa: ANN401
        return layout.take(plain, path)


class Due(Holds[LibrariansLayout]):
    """What is due before the turn goes on: power cards to be given, by id, and red effects, by genre."""

    def write(self, layout: LibrariansLayout, spot: Spot) -> list[str]:
        return [layout.key(item) if item < RED else GENRE_KEYS[item - RED] for item in layout.state.due]

    def read(self, layout: LibrariansLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        reds = GENRE_KEYS[: int(FIRST_HELD)]
        items = [
            int(RED) + reds.index(one) if one in reds else layout.take(one, path) for one in listed({path: plain}, path)
        ]
        layout.state.due = vec[i64](items)


# --- the library --------------------------------------------------------------------------------------------


class Shelves(Holds[LibrariansLayout]):
    """The shelf card of each row, by row; `turned` where its arrow is not as printed."""

    def write(self, layout: LibrariansLayout, spot: Spot) -> dict[str, str]:
        return {
            str(int(row_id(row))): self.card(layout, row) for row in range(layout.state.top, layout.state.bottom + 1)
        }

    def card(self, layout: LibrariansLayout, row: int) -> str:
        state, shelf = layout.state, layout.state.shelf_at(row)
        turned = bool(state.house.leftward[shelf]) != state.is_leftward(row)
        return layout.pack.shelves[shelf].key + (TURNED if turned else "")

    def read(self, layout: LibrariansLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        rows = {read_row(row, path): card for row, card in mapping({path: plain}, path).items()}
        if rows and sorted(rows) != list(range(min(rows), max(rows) + 1)):
            raise BadPosition(
                f"{path}: rows with shelf cards lie without a gap, not {sorted(mapping({path: plain}, path))}"
            )
        for row in sorted(rows):
            name = str(rows[row])
            layout.state.lay_shelf(row, layout.shelf(name.removesuffix(TURNED), path))
            if name.endswith(TURNED):
                layout.state.leftward ^= 1 << row


class Spare(Holds[LibrariansLayout]):
    """Shelf cards of the pile; those that lie nowhere are out of the game."""

    def write(self, layout: LibrariansLayout, spot: Spot) -> list[str]:
        return [layout.pack.shelves[shelf].key for shelf in members(layout.state.spare)]

    def read(self, layout: LibrariansLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        for name in listed({path: plain}, path):
            layout.state.spare |= 1 << layout.shelf(name, path)

    def leave_out(self, layout: LibrariansLayout, spot: Spot) -> None:
        for shelf in range(SHELVES):
            if shelf not in layout.shelf_places:
                layout.state.spare |= 1 << shelf


class Library(Holds[LibrariansLayout]):
    """Occupied cells by row and column; a stack is written `lower+upper`."""

    def write(self, layout: LibrariansLayout, spot: Spot) -> dict[str, dict[str, str]]:
        rows: dict[str, dict[str, str]] = {}
        for row in range(ROWS):
            for place in members(layout.state.rows[row]):
                cell = row * int(COLUMNS) + place
                at = cell_named(cell)
                stack = ON_TOP.join(layout.key(book) for book in stack_at(layout.state, cell))
                rows.setdefault(str(at[0]), {})[str(at[1])] = stack
        return rows

    def read(self, layout: LibrariansLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        for row_name, cells in mapping({path: plain}, path).items():
            row = read_row(row_name, path)
            where = f"{path} {row_name}"
            layout.state.stretch(row)
            for column, stack in mapping({where: cells}, where).items():
                cell = row * int(COLUMNS) + read_place(column, where)
                for name in str(stack).split(ON_TOP):
                    layout.state.cover(cell, layout.take(name.strip(), f"{where}:{column}"))


class Cell(Named[LibrariansLayout]):
    """A cell as answers name it, `row:column`."""

    def name(self, layout: LibrariansLayout, what: int) -> str:
        return "{}:{}".format(*cell_named(what))

    def number(self, layout: LibrariansLayout, plain: Any, path: str) -> int:  # noqa: ANN401
        row, colon, column = str(plain).partition(":")
        if not colon:
            raise BadPosition(f"{path}: a cell is written row:column, such as 2:-3, not {plain!r}")
        return read_row(row, path) * int(COLUMNS) + read_place(column, path)


class Loose(Holds[LibrariansLayout]):
    """Cells that are linked across a gap, each with what let it be played there."""

    def write(self, layout: LibrariansLayout, spot: Spot) -> dict[str, str]:
        return {Cell().name(layout, int(mark) // 2): LINK_WORDS[int(mark) % 2] for mark in layout.state.loose}

    def read(self, layout: LibrariansLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        for name, kind in mapping({path: plain}, path).items():
            cell = Cell().number(layout, name, path)
            if not layout.state.is_taken(cell):
                raise BadPosition(f"{path}: no book lies in {name}")
            layout.state.mark(cell, word(kind, LINK_WORDS, path))


# --- seats and frames ---------------------------------------------------------------------------------------


class Signals(Holds[LibrariansLayout]):
    """The standing signals of a seat."""

    def write(self, layout: LibrariansLayout, spot: Spot) -> dict[str, str]:
        values = [int(signal_of(layout.state, spot.index or 0, kind)) for kind in range(KINDS)]
        told = [place_of_signal(values[0]), place_of_signal(values[1]), MOOD_KEYS[values[2] - 1] if values[2] else None]
        return {key: one for key, one in zip(SIGNAL_KEYS, told, strict=True) if one is not None}

    def read(self, layout: LibrariansLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        given = mapping({path: plain}, path)
        only(given, SIGNAL_KEYS, path)
        for kind, key in enumerate(SIGNAL_KEYS):
            if key in given:
                set_signal(layout.state, spot.index or 0, kind, self.value(layout, kind, given[key], path))

    def value(self, layout: LibrariansLayout, kind: int, plain: object, path: str) -> int:
        if kind == len(SIGNAL_KEYS) - 1:
            return word(plain, MOOD_KEYS, path) + 1
        row, _, side = str(plain).partition(":")
        number = read_row(row, path)
        if not layout.state.has_shelf(number):
            raise BadPosition(f"{path}: a signal is about a row with a shelf card, not {plain!r}")
        return number * 2 + word(side, SIDE_KEYS, path) + 1


class Counted(Holds[LibrariansLayout]):
    """Completions by genre."""

    def write(self, layout: LibrariansLayout, spot: Spot) -> dict[str, int]:
        return {GENRE_KEYS[genre]: int(count) for genre, count in enumerate(layout.state.completed) if count}

    def read(self, layout: LibrariansLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        for key, count in mapping({path: plain}, path).items():
            genre = word(key, GENRE_KEYS, path)
            if type(count) is not int or not 0 <= count < 100:
                raise BadPosition(f"{path} {key}: must be a whole number from 0 to 99, not {count!r}")
            layout.state.completed[genre] = count


class Then(Holds[LibrariansLayout]):
    """What goes on when the question is answered, the last first: `turn`, `lines`, `lines:BOOK`, `thrill:ACTION`."""

    def write(self, layout: LibrariansLayout, spot: Spot) -> list[str]:
        frames = layout.state.pending()[:-4]
        return [self.named(layout, frames[at], frames[at + 2]) for at in range(0, len(frames), 4)]

    def named(self, layout: LibrariansLayout, kind: int, first: int) -> str:
        if kind == TURN_GOES_ON:
            return "turn"
        if kind == THRILL:
            return f"thrill:{THRILL_KEYS[first]}"
        return "lines" if first == 0 else f"lines:{layout.key(first - 1)}"

    def read(self, layout: LibrariansLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        state = layout.state
        if state.is_over():
            return
        frames = [number for one in listed({path: plain}, path) for number in self.frame(layout, str(one), path)]
        state.set_pending([*frames, *state.pending()[-4:]])

    def frame(self, layout: LibrariansLayout, text: str, path: str) -> list[int]:
        what, _, of = text.partition(":")
        active = int(layout.state.active)
        if what == "turn":
            return [int(TURN_GOES_ON), active, 0, 0]
        if what == "thrill":
            return [int(THRILL), active, word(of, THRILL_KEYS, path), 0]
        if what == "lines":
            return [int(LINES), active, layout.known(of, path) + 1 if of else 0, 0]
        raise BadPosition(f"{path}: what goes on is turn, lines, lines:BOOK or thrill:ACTION, not {text!r}")
