"""Legal placements, lines and anchoring once more: slowly, cell by cell, as the rules say it.

Nothing here is shared with the rules but the printed cards and where the books lie: cells are pairs of a row and a
column as people number them, the library is a dictionary, and each rule is a question about one cell.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from readingroom.games.librarians.cards.names import COLOUR_KEYS, GENRE_KEYS, LETTERS
from readingroom.games.librarians.cards.pack import Book, Shelf

Cell = tuple[int, int]
STRAIGHT = ((0, 1), (0, -1), (1, 0), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))
ROWS, COLUMNS = range(-8, 12), [column for column in range(-30, 31) if column]


@dataclass
class Slow:
    """A library as somebody would note it down."""

    stacks: dict[Cell, list[Book]]
    shelves: dict[int, tuple[Shelf, str]]  # with the way A to Z runs now
    options: dict[str, Any]
    effects: set[str] = field(default_factory=set)
    next_effects: set[str] = field(default_factory=set)
    stacking_banned: bool = False
    loose: dict[Cell, str] = field(default_factory=dict)

    # --- chapter 2 --------------------------------------------------------------------------------------

    def top(self, cell: Cell) -> Book | None:
        stack = self.stacks.get(cell)
        return stack[-1] if stack else None

    def is_card(self, cell: Cell) -> bool:
        """LIB-GEO-6: shelf cards are cards in column 0."""
        return cell in self.stacks or (cell[1] == 0 and cell[0] in self.shelves)

    def arrow(self, row: int) -> str:
        """LIB-GEO-11."""
        return self.shelves[min(self.shelves, key=lambda shelf: abs(shelf - row))][1]

    def neighbours(self, cell: Cell) -> tuple[Book | None, Book | None]:
        """LIB-GEO-9: the books before and after, skipping gaps and the shelf card."""
        row, column = cell
        left = [c for r, c in self.stacks if r == row and c < column]
        right = [c for r, c in self.stacks if r == row and c > column]
        pair = (
            self.top((row, max(left))) if left else None,
            self.top((row, min(right))) if right else None,
        )
        return pair if self.arrow(row) == "right" else (pair[1], pair[0])

    def is_one_unit(self) -> bool:
        """LIB-GEO-10, LIB-CONN-4: a walk from card to card, from the shelf column on."""
        reached = {(row, 0) for row in self.shelves}
        waiting = list(reached)
        while waiting:
            cell = waiting.pop()
            for other in [one for one in self.stacks if one not in reached and self.are_linked(cell, one)]:
                reached.add(other)
                waiting.append(other)
        return all(cell in reached for cell in self.stacks)

    def are_linked(self, one: Cell, other: Cell) -> bool:
        return touch(one, other) or self.is_loose_link(one, other) or self.is_loose_link(other, one)

    def is_loose_link(self, loose: Cell, other: Cell) -> bool:
        kind = self.loose.get(loose)
        return kind is not None and (
            self.is_across_gap(loose, other) or (kind == "scifi" and step(loose, other) in DIAGONAL)
        )

    def is_across_gap(self, one: Cell, other: Cell) -> bool:
        """Two steps away in a straight line, with the cell between empty."""
        rows, columns = step(one, other)
        if (abs(rows), abs(columns)) not in ((0, 2), (2, 0)):
            return False
        return not self.is_card((one[0] + rows // 2, one[1] + columns // 2))

    # --- chapter 3 --------------------------------------------------------------------------------------

    def may_play(self, book: Book, cell: Cell) -> bool:
        """LIB-PLAY-1 to LIB-PLAY-6."""
        if cell[0] not in self.shelves and ("off_shelf" not in self.effects or not self.shelves):
            return False
        ordered = "no_order" not in self.effects | self.next_effects
        covered = self.top(cell)
        if covered is None:
            if not self.connects(cell) or (ordered and not self.is_ordered(book, cell)):
                return False
        elif not self.may_stack(book, covered, cell, ordered):
            return False
        if not self.expansions_agree(book, cell, ordered):
            return False
        return book.action != "stop" or self.with_book(book, cell).is_one_unit()

    def connects(self, cell: Cell) -> bool:
        cards = [*self.stacks, *((row, 0) for row in self.shelves)]
        if any(touch(cell, card) for card in cards):
            return True
        loose = "loose" in self.effects
        if (loose or "gap" in self.next_effects) and any(self.is_across_gap(cell, card) for card in cards):
            return True
        return loose and any(step(cell, card) in DIAGONAL for card in cards)

    def is_ordered(self, book: Book, cell: Cell) -> bool:
        """LIB-ORD-1."""
        before, after = self.neighbours(cell)
        return (before is None or before.letter <= book.letter) and (after is None or book.letter <= after.letter)

    def may_stack(self, book: Book, covered: Book, cell: Cell, ordered: bool) -> bool:
        same = book.letter == covered.letter
        if "stack_any" in self.effects | self.next_effects:
            return same or not ordered or self.is_ordered(book, cell)
        return same and not self.stacking_banned

    def with_book(self, book: Book, cell: Cell) -> Slow:
        """The library after this play."""
        stacks = {at: list(stack) for at, stack in self.stacks.items()}
        touches = any(touch(cell, card) for card in [*self.stacks, *((row, 0) for row in self.shelves)])
        stacks.setdefault(cell, []).append(book)
        loose = dict(self.loose)
        if cell not in self.stacks and not touches:
            loose[cell] = "scifi" if "loose" in self.effects else "gap"
        return Slow(stacks, self.shelves, self.options, self.effects, self.next_effects, self.stacking_banned, loose)

    # --- chapter 5 --------------------------------------------------------------------------------------

    def expansions_agree(self, book: Book, cell: Cell, ordered: bool) -> bool:
        options = self.options
        return (
            (not options["ages"] or self.joins_audience(book, cell))
            and (not options["sequels"] or self.joins_series(book, cell))
            and (not options["curse_powers"] or self.shelf_allows(book, cell))
            and (not options["curse_balance"] or self.is_balanced(cell))
            and (not options["curse_vertical"] or not ordered or self.is_ordered_in_column(book, cell))
        )

    def visible(self) -> list[tuple[Cell, Book]]:
        return [(cell, stack[-1]) for cell, stack in self.stacks.items()]

    def joins_audience(self, book: Book, cell: Cell) -> bool:
        """LIB-AGE-1, LIB-AGE-2, LIB-AGE-3."""
        same = [at for at, top in self.visible() if top.age == book.age]
        return book.age == "any" or not same or any(at == cell or side_by_side(at, cell) for at in same)

    def joins_series(self, book: Book, cell: Cell) -> bool:
        """LIB-SEQ-1 to LIB-SEQ-4."""
        if book.series is None:
            return True
        volumes = {top.volume: at for at, top in self.visible() if top.series == book.series}
        if not volumes:
            return True
        if not self.is_line(volumes):
            return any(at == cell or side_by_side(at, cell) for at in volumes.values())
        return self.is_line({number: at for number, at in volumes.items() if at != cell} | {book.volume: cell})

    def is_line(self, volumes: dict[int, Cell]) -> bool:
        places = [(row, squeezed(column)) for _, (row, column) in sorted(volumes.items())]
        if len(places) < 2:
            return True
        steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(places)}
        along = (0, 1 if self.arrow(places[0][0]) == "right" else -1)
        return steps in ({along}, {(1, 0)})

    def shelf_allows(self, book: Book, cell: Cell) -> bool:  # noqa: PLR0911  # one line a power
        """LIB-CUR-1, LIB-CUR-2, LIB-CUR-3, LIB-CUR-4; LIB-CUR-12."""
        if cell[0] not in self.shelves:
            return True
        shelf = self.shelves[cell[0]][0]
        side = "left" if cell[1] < 0 else "right"
        if shelf.power == "no_stacking":
            return cell not in self.stacks
        if shelf.power == "banned_letters":
            return book.letter not in shelf.letters
        if shelf.power == "banned_colors":
            return book.colour not in shelf.colours
        if shelf.side != side:
            return True
        if shelf.power == "side_letters_only":
            return book.letter in shelf.letters
        if shelf.power == "side_colors_only":
            return book.colour in shelf.colours
        there = [at for at in self.stacks if at[0] == cell[0] and (at[1] < 0) == (side == "left")]
        return shelf.power != "side_max" or cell in self.stacks or len(there) < shelf.number

    def is_balanced(self, cell: Cell) -> bool:
        """LIB-CUR-7."""
        if cell[0] not in self.shelves or len(self.stacks.get(cell, ())) != 1:
            return True
        piles = [at for at, stack in self.stacks.items() if at[0] == cell[0] and len(stack) > 1]
        before = abs(sum(1 if at[1] < 0 else -1 for at in piles))
        after = abs(sum(1 if at[1] < 0 else -1 for at in [*piles, cell]))
        return after <= 1 or after < before

    def is_ordered_in_column(self, book: Book, cell: Cell) -> bool:
        """LIB-CUR-5; not asked of stacking the same letter."""
        covered = self.top(cell)
        if covered is not None and covered.letter == book.letter:
            return True
        above = [row for row, column in self.stacks if column == cell[1] and row < cell[0]]
        below = [row for row, column in self.stacks if column == cell[1] and row > cell[0]]
        upper = self.top((max(above), cell[1])) if above else None
        lower = self.top((min(below), cell[1])) if below else None
        return (upper is None or upper.letter <= book.letter) and (lower is None or book.letter <= lower.letter)

    # --- lines ------------------------------------------------------------------------------------------

    def lines(self) -> set[tuple[Cell, ...]]:
        """LIB-LINE-1: maximal runs of four or more, in squeezed columns."""
        genres = {(row, squeezed(column)): top.genre for (row, column), top in self.visible() if top.genre}
        found = set()
        for start, genre in genres.items():
            for rows, columns in ((0, 1), (1, 0), (1, 1), (1, -1)):
                if genres.get((start[0] - rows, start[1] - columns)) == genre:
                    continue
                run, at = [], start
                while genres.get(at) == genre:
                    run.append((at[0], unsqueezed(at[1])))
                    at = (at[0] + rows, at[1] + columns)
                if len(run) >= 4:
                    found.add(tuple(run))
        return found


def step(one: Cell, other: Cell) -> Cell:
    return other[0] - one[0], other[1] - one[1]


def touch(one: Cell, other: Cell) -> bool:
    return step(one, other) in STRAIGHT


def squeezed(column: int) -> int:
    """LIB-GEO-7."""
    return column if column < 0 else column - 1


def unsqueezed(place: int) -> int:
    return place if place < 0 else place + 1


def side_by_side(one: Cell, other: Cell) -> bool:
    """LIB-GEO-8."""
    rows, columns = one[0] - other[0], squeezed(one[1]) - squeezed(other[1])
    return abs(rows) + abs(columns) == 1


__all__ = ["COLOUR_KEYS", "COLUMNS", "GENRE_KEYS", "LETTERS", "ROWS", "Slow"]
