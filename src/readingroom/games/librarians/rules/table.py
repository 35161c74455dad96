"""What lies on the table of Librarians, and the questions that the rules ask of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from readingroom.core.state import State, bit
from readingroom.games.librarians.rules.grid import COLUMNS, ROWS
from readingroom.games.librarians.rules.house import (
    AGES,
    BOOK_DECK,
    GENRES,
    MAX_SEATS,
    NONE,
    House,
)
from readingroom.games.librarians.rules.sets import WORDS, add, has, is_empty, remove

# What a frame asks; from TURN_GOES_ON on a frame asks nobody and goes on by itself.
ASK_ACT: Final[i64] = 0
ASK_PLACE: Final[i64] = 1  # first: the book taken, a secret until it is played
ASK_GIVE: Final[i64] = 2  # first: the power card
ASK_END: Final[i64] = 3  # top or bottom; first: DETECTIVE or COMEDY
ASK_LIFT: Final[i64] = 4  # Thriller; first: books moved so far, second: the one moved first
ASK_LAY: Final[i64] = 5  # Thriller; first: the cell it is lifted from, second: the one moved first
ASK_SWAP: Final[i64] = 6  # first: the first cell, or NONE
ASK_DISCARD: Final[i64] = 7  # Travel, Clear!; first: how many are left
ASK_RETRIEVE: Final[i64] = 8  # Mythology; first: how many are left
ASK_TAP: Final[i64] = 9  # Science; first: the first cell, or NONE
ASK_INTENT: Final[i64] = 10  # Science; first: the cell, second: the cell tapped before
ASK_SHELF: Final[i64] = 11
ASK_SHIFT: Final[i64] = 12
ASK_COOK: Final[i64] = 13  # first: how many are put back
ASK_DRAMA: Final[i64] = 14
ASK_INSERT: Final[i64] = 15  # first: the book taken, a secret until it is played
ASK_REVEAL: Final[i64] = 16
ASK_COLOUR: Final[i64] = 17
ASK_LETTER: Final[i64] = 18
ASK_STEAL: Final[i64] = 19
ASK_CLAIM_CELL: Final[i64] = 20  # first: the genre
ASK_CLAIM_WAY: Final[i64] = 21  # first: the genre, second: the first cell
ASK_CLAIM_KEEP: Final[i64] = 22  # first: the genre, second: the first cell * WAYS + direction
ASK_AUTHOR_KEEP: Final[i64] = 23  # first: the author
TURN_GOES_ON: Final[i64] = 24
LINES: Final[i64] = 25  # what is due is done, then lines are looked for
THRILL: Final[i64] = 26  # first: the action of a thrill book just played
TURN_ENDS: Final[i64] = 27

# How a match ends (LIB-END-6).
NOT_ENDED: Final[i64] = 0
WON: Final[i64] = 1
STUCK: Final[i64] = 2
BY_HORROR: Final[i64] = 3

# What holds this turn (LIB-TURN-7).
TURN_NO_ORDER: Final[i64] = 1
TURN_LOOSE: Final[i64] = 2
TURN_STACK_ANY: Final[i64] = 4
TURN_OFF_SHELF: Final[i64] = 8
TURN_ODD_ONE: Final[i64] = 16

# What holds for the next book that anybody plays (LIB-THR-7, LIB-THR-8, LIB-THR-9, LIB-Q-43).
NEXT_GAP: Final[i64] = 1
NEXT_NO_ORDER: Final[i64] = 2
NEXT_STACK_ANY: Final[i64] = 4

# Sets of books, one after the other in `sets`. A book that lies in the library is in none of the first four.
DECK: Final[i64] = 0
DISCARD: Final[i64] = 5
HANDS: Final[i64] = 10  # + seat * WORDS
POWERS: Final[i64] = 40  # + seat * WORDS: power cards in front of a seat (LIB-PWR-1)
SHOWN: Final[i64] = 70  # hidden books that everybody has seen where they are
KNOWN: Final[i64] = 75  # + seat * WORDS: what a seat knows beyond that, having passed it on
ALL_SETS: Final[i64] = 105

CELL_BITS: Final[i64] = 4  # a cell or a book takes 16 bits, four of them a word
CELL_MASK: Final[i64] = 0xFFFF
RED: Final[i64] = 512  # in `due`: a red genre's effect instead of a power card

NO_ROWS: Final = vec[i64]([0] * ROWS)
NO_TOPS: Final = vec[i64]([0] * 300)
NOTHING_UNDER: Final = vec[i64]([0] * 69)
NO_SETS: Final = vec[i64]([0] * ALL_SETS)
NO_AUDIENCE: Final = vec[i64]([0] * (ROWS * (AGES - 1)))
NONE_COMPLETED: Final = vec[i64]([0] * GENRES)
NO_SIGNALS: Final = vec[i64]([0] * MAX_SEATS)
EMPTY: Final = vec[i64](capacity=0)

FOLLOWING: Final = ("rows", "audience", "upper", "lower", "deck_size")
CONDITIONAL: Final = {"house.ages": ("audience",)}


class Table(State):
    """The table, between two choices."""

    def __init__(self, house: House, seats: i64) -> None:
        super().__init__(seats)
        self.house: House = house
        # the library: cells and stacks (LIB-GEO-4)
        self.rows: vec[i64] = NO_ROWS  # occupied cells, a mask a row
        self.tops: vec[i64] = NO_TOPS  # the visible book of each cell, from 1; 0: empty
        self.under: vec[i64] = NOTHING_UNDER  # the book right under each book, from 1; 0: none
        self.audience: vec[i64] = EMPTY  # with ages: visible books of each audience, a mask a row
        self.loose: vec[i64] = EMPTY  # loose marks (LIB-CONN-4): cell * 2, + 1 where diagonals link too; ascending
        # shelves
        self.shelves: vec[i64] = NO_ROWS  # the shelf card of each row, from 1; 0: none
        self.leftward: i64 = 0  # rows whose arrow points to the left
        self.top: i64 = 0
        self.bottom: i64 = -1  # above `top`: no shelf is left
        self.upper: i64 = 0  # the first and the last row in which a card may lie
        self.lower: i64 = -1
        self.spare: i64 = 0  # shelf cards of the pile, a set
        # books elsewhere
        self.sets: vec[i64] = NO_SETS
        self.deck_size: i64 = 0
        self.known_top: vec[i64] = EMPTY  # books on top of the deck in a known order, the next one first (LIB-YEL-4)
        # standing rules
        self.hand_limit: i64 = 0
        self.stacking_banned: bool = False
        # the turn
        self.active: i64 = 0
        self.played: i64 = 0
        self.required: i64 = 0
        self.effects: i64 = 0
        self.next_effects: i64 = 0
        self.skips: i64 = 0
        self.colour_force: i64 = NONE  # named for this turn and not met (LIB-THR-11)
        self.letter_force: i64 = NONE
        self.colour_open: bool = False  # the active hand can meet it: nobody else knows
        self.letter_open: bool = False
        self.next_colour: i64 = NONE  # named for the next turn
        self.next_letter: i64 = NONE
        self.must_play: bool = False  # the last question had no other answer for all to see
        # what is due before the turn goes on: power cards to be given, red effects
        self.due: vec[i64] = EMPTY
        # the record
        self.completed: vec[i64] = NONE_COMPLETED
        self.signals: vec[i64] = NO_SIGNALS  # of each seat: keep_off, all_yours, mood; a byte each, 0: none
        self.ending: i64 = NOT_ENDED

    # --- cells ------------------------------------------------------------------------------------------

    def top_at(self, cell: i64) -> i64:
        """The visible book of a cell, or NONE (LIB-GEO-4)."""
        return ((self.tops[cell >> 2] >> ((cell & 3) << CELL_BITS)) & CELL_MASK) - 1

    def under_book(self, book: i64) -> i64:
        """The book right under another, or NONE."""
        return ((self.under[book >> 2] >> ((book & 3) << CELL_BITS)) & CELL_MASK) - 1

    def is_taken(self, cell: i64) -> bool:
        """The cell holds a book."""
        return self.rows[cell // COLUMNS] & bit(cell % COLUMNS) != 0

    def is_stack(self, cell: i64) -> bool:
        """The cell holds two books or more (LIB-CUR-7)."""
        return self.is_taken(cell) and self.under_book(self.top_at(cell)) != NONE

    def letter_at(self, cell: i64) -> i64:
        """The letter that counts in an occupied cell: its visible book's (LIB-STK-2)."""
        return self.house.letter[self.top_at(cell)]

    def genre_at(self, cell: i64) -> i64:
        """The genre that counts in an occupied cell."""
        return self.house.genre[self.top_at(cell)]

    def cover(self, cell: i64, book: i64) -> None:
        """Lay a book on a cell, on top of what lies there (LIB-STK-2)."""
        covered = self.top_at(cell)
        if covered != NONE:
            self._show(cell, covered, False)
        shift = (book & 3) << CELL_BITS
        self.under[book >> 2] += (covered + 1) << shift  # it was 0: the book lay on no other
        self._set_top(cell, covered, book)
        self.rows[cell // COLUMNS] |= bit(cell % COLUMNS)
        self._show(cell, book, True)

    def uncover(self, cell: i64) -> i64:
        """Take the visible book off a cell; the next one becomes visible (LIB-STK-3, LIB-Q-13)."""
        book = self.top_at(cell)
        next_one = self.under_book(book)
        self._show(cell, book, False)
        self.under[book >> 2] -= (next_one + 1) << ((book & 3) << CELL_BITS)
        self._set_top(cell, book, next_one)
        if next_one == NONE:
            self.rows[cell // COLUMNS] &= ~bit(cell % COLUMNS)
            self.unmark(cell)
        else:
            self._show(cell, next_one, True)
        return book

    def move_stack(self, cell: i64, to: i64) -> None:
        """Move everything in a cell to an empty one; a loose mark does not go along (LIB-CONN-4, LIB-Q-15)."""
        if self.is_taken(cell):
            self.lay_stack(to, self.lift_stack(cell))

    def lift_stack(self, cell: i64) -> i64:
        """Take everything off an occupied cell: the visible book, which the others hang on."""
        book = self.top_at(cell)
        self._show(cell, book, False)
        self._set_top(cell, book, NONE)
        self.rows[cell // COLUMNS] &= ~bit(cell % COLUMNS)
        self.unmark(cell)
        return book

    def lay_stack(self, cell: i64, book: i64) -> None:
        """Lay a lifted stack on an empty cell."""
        self._set_top(cell, NONE, book)
        self.rows[cell // COLUMNS] |= bit(cell % COLUMNS)
        self._show(cell, book, True)

    def _set_top(self, cell: i64, before: i64, book: i64) -> None:
        self.tops[cell >> 2] += (book - before) << ((cell & 3) << CELL_BITS)

    def _show(self, cell: i64, book: i64, on: bool) -> None:
        """Keep the masks of the audiences up to date (LIB-AGE-3: "any" is none)."""
        if len(self.audience) == 0:
            return
        age = self.house.age[book]
        if age > 0:
            at = (cell // COLUMNS) * (AGES - 1) + age - 1
            if on:
                self.audience[at] |= bit(cell % COLUMNS)
            else:
                self.audience[at] &= ~bit(cell % COLUMNS)

    def stretch(self, row: i64) -> None:
        """A row may hold cards from now on."""
        if self.lower < self.upper:
            self.upper = row
            self.lower = row
        self.upper = min(self.upper, row)
        self.lower = max(self.lower, row)

    def mark(self, cell: i64, diagonal: i64) -> None:
        """A book played across a gap keeps its loose link (LIB-CONN-4, LIB-Q-25)."""
        marks = EMPTY[:]
        laid = False
        for old in self.loose:
            if not laid and old > cell * 2:
                marks = append(marks, cell * 2 + diagonal)
                laid = True
            marks = append(marks, old)
        if not laid:
            marks = append(marks, cell * 2 + diagonal)
        self.loose = marks

    def unmark(self, cell: i64) -> None:
        """The mark of an empty or moved cell goes (LIB-CONN-4)."""
        if len(self.loose) == 0:
            return
        marks = EMPTY[:]
        for old in self.loose:
            if old // 2 != cell:
                marks = append(marks, old)
        self.loose = marks

    # --- shelves ----------------------------------------------------------------------------------------

    def has_shelf(self, row: i64) -> bool:
        """The row owns a shelf card: those rows are a gapless range (LIB-GEO-1)."""
        return self.top <= row <= self.bottom

    def shelf_at(self, row: i64) -> i64:
        """The shelf card of a shelf row."""
        return self.shelves[row] - 1

    def is_leftward(self, row: i64) -> bool:
        """A to Z runs to the left in this row; beyond the shelves by the nearest one's arrow (LIB-GEO-11, LIB-Q-26)."""
        nearest = self.top if row < self.top else min(row, self.bottom)
        return self.leftward & bit(nearest) != 0

    def lay_shelf(self, row: i64, shelf: i64) -> None:
        """Put a shelf card into a row, upright (LIB-SETUP-3)."""
        self.shelves[row] = shelf + 1
        if self.house.leftward[shelf] != 0:
            self.leftward |= bit(row)
        if self.bottom < self.top:
            self.top = row
            self.bottom = row
        elif row < self.top:
            self.top = row
        else:
            self.bottom = row
        self.stretch(row)

    def shelf_count(self) -> i64:
        """How many shelves the library has."""
        return self.bottom - self.top + 1 if self.bottom >= self.top else 0

    # --- books elsewhere --------------------------------------------------------------------------------

    def hand_of(self, seat: i64) -> i64:
        """Where a seat's hand begins in `sets`."""
        return HANDS + seat * WORDS

    def powers_of(self, seat: i64) -> i64:
        """Where a seat's power cards begin in `sets`."""
        return POWERS + seat * WORDS

    def knows(self, seat: i64, book: i64) -> bool:
        """A seat has seen where a hidden book is, its own hand aside."""
        return has(self.sets, SHOWN, book) or (seat >= 0 and has(self.sets, KNOWN + seat * WORDS, book))

    def is_known_to_all(self, seat: i64, book: i64) -> bool:
        """Everybody else knows that a seat holds this book: playing it tells nobody anything."""
        for other in range(self.seats):
            if other != seat and not self.knows(other, book):
                return False
        return True

    def forget(self, book: i64) -> None:
        """A book is hidden no more, so nobody needs to remember it."""
        remove(self.sets, SHOWN, book)
        for seat in range(self.seats):
            remove(self.sets, KNOWN + seat * WORDS, book)

    def discard(self, book: i64) -> None:
        """A book goes to the discard pile, which is never shuffled again (LIB-END-8, LIB-Q-49)."""
        add(self.sets, DISCARD, book)

    def draw_book(self) -> i64:
        """Take the top book of the deck; what Cooking ordered lies there as ordered (LIB-YEL-4)."""
        self.deck_size -= 1
        if len(self.known_top) > 0:
            book = self.known_top[0]
            self.known_top = self.known_top[1:]
        else:
            book = self.pick_member(BOOK_DECK, self.sets[DECK : DECK + WORDS])
        remove(self.sets, DECK, book)
        return book

    def are_all_hands_empty(self) -> bool:
        """Nobody holds a book."""
        for seat in range(self.seats):
            if not is_empty(self.sets, self.hand_of(seat)):
                return False
        return True

    def end_match(self, ending: i64) -> None:
        """Nobody is asked any more."""
        self.ending = ending
