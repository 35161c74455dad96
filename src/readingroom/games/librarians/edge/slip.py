"""What is asked, and what each answer brings, from nothing but the asked seat's view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from readingroom.core.phrases import Phrase, phrase
from readingroom.core.slips import Heading, Offer, Slip
from readingroom.games.librarians.cards.names import GENRE_KEYS
from readingroom.games.librarians.cards.pack import Book, Pack, published_pack
from readingroom.games.librarians.edge import actions as do
from readingroom.games.librarians.edge.view import CellView, LibrariansView
from readingroom.games.librarians.rules.house import LINE
from readingroom.games.librarians.words.naming import book_called
from readingroom.games.librarians.words.text import describe, prompt

QUESTION_RULES: Final = {
    "act": ("LIB-TURN-1", "LIB-TURN-2"),
    "place": ("LIB-PLAY-3", "LIB-PLAY-4"),
    "give": ("LIB-LINE-6",),
    "end": ("LIB-RED-2", "LIB-GRN-2"),
    "lift": ("LIB-BLU-1",),
    "lay": ("LIB-BLU-1",),
    "swap": ("LIB-BLU-2",),
    "discard": ("LIB-BLU-3", "LIB-THR-13"),
    "retrieve": ("LIB-BLU-4",),
    "tap": ("LIB-YEL-2",),
    "intent": ("LIB-COMM-7",),
    "shelf": ("LIB-BLK-2",),
    "shift": ("LIB-BLK-4",),
    "cook": ("LIB-YEL-4",),
    "drama": ("LIB-BLK-3",),
    "insert": ("LIB-BLK-3",),
    "reveal": ("LIB-THR-12",),
    "color": ("LIB-THR-11",),
    "letter": ("LIB-THR-11",),
    "steal": ("LIB-THR-14",),
    "claim_cell": ("LIB-LINE-9",),
    "claim_way": ("LIB-LINE-9",),
    "claim_keep": ("LIB-LINE-9",),
    "author_keep": ("LIB-AUT-2", "LIB-AUT-3"),
}
FAMILIES: Final = ("RED", "GRN", "BLU", "PUR", "YEL", "BLK")  # of the rules of the genres, four each
WAYS: Final = ((0, 1), (1, 0), (1, 1), (1, -1))  # row, column, both diagonals
PLAYS: Final = ("place", "insert")


@dataclass(frozen=True)
class Looks:
    """A table as one seat sees it, and what is printed."""

    view: LibrariansView
    pack: Pack
    names: Sequence[str]

    @cached_property
    def cells(self) -> Mapping[tuple[int, int], CellView]:
        return {(cell.row, cell.column): cell for cell in self.view.cells}

    @cached_property
    def books(self) -> Mapping[str, Book]:
        return {book.key: book for book in self.pack.books}

    @property
    def taken(self) -> Book | None:
        """The book that is taken and not yet played."""
        return self.books.get(self.view.pending.book or "")


def slip_of(looks: Looks, actions: Sequence[do.LibrariansAction]) -> Slip:
    """The slip of the asked seat."""
    view = looks.view
    rows = dict.fromkeys(action.row for action in actions if isinstance(action, do.At))
    return Slip(
        asks=prompt(view, looks.names, {}, looks.pack),
        more=more(looks),
        rules=QUESTION_RULES.get(view.decision or "", ()),
        offers=tuple(offer(action, looks) for action in actions),
        headings=tuple(heading(row) for row in rows),
    )


def more(looks: Looks) -> Phrase | None:
    """A line under the question: which book it is about, and what has to be played."""
    view = looks.view
    if view.decision in PLAYS and looks.taken is not None:
        return about(looks.taken)
    if view.decision == "act" and (view.force.color or view.force.letter) and view.force_binds:
        return phrase("librarians-more-forced", colour=view.force.color or "none", letter=view.force.letter or "none")
    return None


def heading(row: int) -> Heading:
    """All cells of one row."""
    return Heading(
        key=row_key(row),
        says=phrase("librarians-in-row", row=row),
        asks=phrase("librarians-where-in-row", row=row),
        symbol="row",
        rule="LIB-GEO-1",
    )


def row_key(row: int) -> str:
    return f"row-{row}"


# --- answers ----------------------------------------------------------------------------------------------------


def offer(action: do.LibrariansAction, looks: Looks) -> Offer:  # one line a verb
    """One answer."""
    says, view = describe(action, looks.names, looks.pack), looks.view
    match action:
        case do.EndTurn():
            return Offer(says, drawing(view), "main", "end", rule="LIB-TURN-5")
        case do.GiveUp():
            return Offer(says, phrase("librarians-then-left", left=view.left), "risk", "end", rule="LIB-END-4")
        case do.Take() | do.PutBack() | do.Keep():
            return of_book(action, says, looks)
        case do.Use():
            return Offer(says, effect(action.genre, looks.pack), "plain", genre_symbol(action.genre), rule="LIB-PWR-2")
        case do.Steal():
            return Offer(says, effect(action.genre, looks.pack), "plain", genre_symbol(action.genre), rule="LIB-THR-14")
        case do.Claim():
            gains = phrase("librarians-then-claimed", genre=action.genre)
            return Offer(says, gains, "plain", genre_symbol(action.genre), rule="LIB-LINE-9")
        case do.ClaimAuthor():
            return Offer(says, phrase("librarians-then-author"), "plain", "author", rule="LIB-AUT-2")
        case do.At():
            return at_cell(action, looks)
        case do.Give() | do.Reveal():
            return to_seat(action, says, view)
        case do.AtEnd():
            return at_end(action, says, view)
        case do.TurnShelf():
            return turning(action, says, view)
        case do.NameColour():
            return Offer(says, symbol=f"colour-{action.colour}", rule="LIB-THR-11")
        case do.Signal() | do.Feel() | do.Withdraw():
            return Offer(says, tone="quiet", symbol="signal", rule="LIB-COMM-4")
        case _:  # a way, a column, a letter, an intent: their words say it all
            return Offer(says, rule=QUESTION_RULES.get(view.decision or "", ("LIB-TURN-1",))[0])


def drawing(view: LibrariansView) -> Phrase:
    """How many books one draws at the end of the turn."""
    return phrase("librarians-then-draws", books=max(0, min(view.hand_limit - len(view.hand), view.deck)))


def of_book(action: do.Take | do.PutBack | do.Keep, says: Phrase, looks: Looks) -> Offer:
    rules = {do.PutBack: "LIB-YEL-4", do.Keep: "LIB-LINE-9"}
    rule = rules.get(type(action), "LIB-BLK-3" if looks.view.decision == "drama" else "LIB-ORD-1")
    book = looks.books.get(action.book)
    if book is None:
        return Offer(says, rule=rule)
    return Offer(says, about(book), symbol=symbol_of(book), rule=rule)


def about(book: Book) -> Phrase:
    """Letter and genre; of a thrill book what it does."""
    if book.action is not None:
        return phrase("librarians-about-thrill", letter=book.letter, thrill=book.action)
    return phrase("librarians-about", letter=book.letter, genre=book.genre or "")


def effect(genre: str, pack: Pack) -> Phrase:
    """What a power does; a pack of one's own says it in its own words."""
    number = GENRE_KEYS.index(genre)
    ours = published_pack().genres[number].effect == pack.genres[number].effect
    return phrase("librarians-effect", genre=genre if ours else "own", effect=pack.genres[number].effect)


def to_seat(action: do.Give | do.Reveal, says: Phrase, view: LibrariansView) -> Offer:
    books = view.seats[action.seat].books if action.seat < len(view.seats) else 0
    rule = "LIB-LINE-6" if isinstance(action, do.Give) else "LIB-THR-12"
    return Offer(says, phrase("librarians-then-holds", books=books), rule=rule)


def at_end(action: do.AtEnd, says: Phrase, view: LibrariansView) -> Offer:
    """A shelf that comes, or one that goes with all its books (LIB-RED-2, LIB-GRN-2)."""
    if view.pending.genre != "detective" or not view.shelves:
        return Offer(says, rule="LIB-GRN-2")
    row = view.shelves[0 if action.end == "top" else -1].row
    gone = sum(len(cell.books) for cell in view.cells if cell.row == row)
    return Offer(says, phrase("librarians-then-gone", row=row, books=gone), "risk", rule="LIB-RED-2")


def turning(action: do.TurnShelf, says: Phrase, view: LibrariansView) -> Offer:
    arrow = next((shelf.arrow for shelf in view.shelves if shelf.row == action.row), "right")
    after = "left" if arrow == "right" else "right"
    return Offer(says, phrase("librarians-then-turned", arrow=after), symbol=f"arrow-{after}", rule="LIB-BLK-2")


# --- cells ------------------------------------------------------------------------------------------------------


def at_cell(action: do.At, looks: Looks) -> Offer:
    """A cell, under its row: what lies there or beside it, and whether a line is completed."""
    spot, group = (action.row, action.column), row_key(action.row)
    side = "left" if action.column < 0 else "right"
    says = phrase("librarians-spot", side=side, steps=abs(action.column))
    here, book = looks.cells.get(spot), looks.taken
    if looks.view.decision not in PLAYS or book is None:
        shows = None if here is None else book_called(looks.pack, here.books[-1])
        rule = QUESTION_RULES.get(looks.view.decision or "", ("LIB-PWR-6",))[0]
        return Offer(says, shows or beside(spot, looks), symbol=symbol_at(here), group=group, rule=rule)
    if looks.view.decision == "place" and completes(spot, book, looks):
        red = book.colour == "red"
        done = phrase(
            "librarians-then-loses" if book.genre == "horror" else "librarians-then-line", genre=book.genre or ""
        )
        return Offer(says, done, "risk" if red else "main", symbol_of(book), group, genre_rule(book.genre or ""))
    if here is None:
        return Offer(says, beside(spot, looks), symbol=symbol_of(book), group=group, rule="LIB-ORD-1")
    on = phrase(
        "librarians-then-on" if looks.view.decision == "place" else "librarians-then-pushes",
        book=book_called(looks.pack, here.books[-1]),
    )
    return Offer(
        says,
        on,
        symbol=symbol_of(book),
        group=group,
        rule="LIB-STK-1" if looks.view.decision == "place" else "LIB-BLK-3",
    )


def beside(spot: tuple[int, int], looks: Looks) -> Phrase:
    """The letters that show to the left and right in the row, however far."""
    row, column = spot
    letters = {cell.column: cell.letter for cell in looks.view.cells if cell.row == row}
    left = max((at for at in letters if at < column), default=None)
    right = min((at for at in letters if at > column), default=None)
    return phrase(
        "librarians-then-beside",
        between="both"
        if left is not None and right is not None
        else "left"
        if left is not None
        else "none"
        if right is None
        else "right",
        left="" if left is None else letters[left],
        right="" if right is None else letters[right],
    )


def completes(spot: tuple[int, int], book: Book, looks: Looks) -> bool:
    """With this book four or more of its genre lie in a line; the shelf column is none (LIB-LINE-1, LIB-GEO-7)."""
    if book.genre is None:
        return False
    row, column = spot[0], squeezed(spot[1])
    of_genre = {(cell.row, squeezed(cell.column)) for cell in looks.view.cells if cell.genre == book.genre}
    return any(
        1 + run(of_genre, row, column, down, right) + run(of_genre, row, column, -down, -right) >= LINE
        for down, right in WAYS
    )


def squeezed(column: int) -> int:
    return column if column < 0 else column - 1


def run(cells: set[tuple[int, int]], row: int, column: int, down: int, right: int) -> int:
    """How many of the cells follow each other from here."""
    steps = 0
    while (row + (steps + 1) * down, column + (steps + 1) * right) in cells:
        steps += 1
    return steps


# --- pictures and rules -----------------------------------------------------------------------------------------


def symbol_at(cell: CellView | None) -> str:
    return "" if cell is None or cell.genre is None else genre_symbol(cell.genre)


def symbol_of(book: Book) -> str:
    return genre_symbol(book.genre) if book.genre is not None else f"thrill-{book.action}"


def genre_symbol(genre: str) -> str:
    return f"genre-{genre}"


def genre_rule(genre: str) -> str:
    """The rule of a genre's power: LIB-GRN-1 for Romance."""
    family, number = divmod(GENRE_KEYS.index(genre), 4)
    return f"LIB-{FAMILIES[family]}-{number + 1}"
