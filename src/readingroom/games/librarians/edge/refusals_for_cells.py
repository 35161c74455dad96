"""Why a book cannot go there: the first rule that forbids it, in the order in which one looks."""

from __future__ import annotations

from readingroom.core.game import Refusal
from readingroom.core.phrases import phrase
from readingroom.core.state import bit
from readingroom.games.librarians.cards.names import AGE_KEYS, LETTERS, POWER_KEYS
from readingroom.games.librarians.cards.pack import Pack
from readingroom.games.librarians.rules.ages import joining_audience
from readingroom.games.librarians.rules.chaos import has_room, insertable
from readingroom.games.librarians.rules.curse import in_balance, let_in_by_shelf
from readingroom.games.librarians.rules.grid import COLUMNS, row_id
from readingroom.games.librarians.rules.house import (
    BANNED_COLORS,
    BANNED_LETTERS,
    NO_STACKING,
    SIDE_MAX,
)
from readingroom.games.librarians.rules.order import in_column_order, in_order, in_order_on_top
from readingroom.games.librarians.rules.playing import (
    connecting,
    is_open_row,
    is_order_kept,
    may_stack_on_any,
)
from readingroom.games.librarians.rules.sequels import joining_series
from readingroom.games.librarians.rules.state import LibrariansState


def why_not_here(state: LibrariansState, cell: int, book: int, pack: Pack) -> Refusal:
    """The rule that keeps a book out of a cell."""
    row, place = cell // int(COLUMNS), int(bit(cell % int(COLUMNS)))
    letter = int(state.house.letter[book])
    if not is_open_row(state, row):
        return Refusal("LIB-PLAY-1", phrase("librarians-refused-no-shelf"))
    found = why_not_on_top(state, cell, letter) if state.is_taken(cell) else why_not_free(state, row, place, letter)
    return found or by_expansions(state, row, place, book, pack)


def why_not_free(state: LibrariansState, row: int, place: int, letter: int) -> Refusal | None:
    if not connecting(state, row) & place:
        return Refusal("LIB-PLAY-3", phrase("librarians-refused-touches-nothing"))
    if is_order_kept(state) and not in_order(state, row, letter) & place:
        return Refusal("LIB-ORD-1", phrase("librarians-refused-order", letter=LETTERS[letter]))
    return None


def why_not_on_top(state: LibrariansState, cell: int, letter: int) -> Refusal | None:
    row, place = cell // int(COLUMNS), int(bit(cell % int(COLUMNS)))
    same = state.letter_at(cell) == letter
    if may_stack_on_any(state):
        if not same and is_order_kept(state) and not in_order_on_top(state, row, letter) & place:
            return Refusal("LIB-ORD-1", phrase("librarians-refused-order", letter=LETTERS[letter]))
        return None
    if not same:
        shown = LETTERS[state.letter_at(cell)]
        return Refusal("LIB-STK-1", phrase("librarians-refused-other-letter", letter=LETTERS[letter], shown=shown))
    if state.stacking_banned:
        return Refusal("LIB-RED-4", phrase("librarians-refused-tragedy"))
    return None


def by_expansions(state: LibrariansState, row: int, place: int, book: int, pack: Pack) -> Refusal:
    """All rules of the base game let it in, so an expansion does not."""
    house, letter = state.house, int(state.house.letter[book])
    if house.ages and not joining_audience(state, row, house.age[book]) & place:
        return Refusal("LIB-AGE-1", phrase("librarians-refused-audience", age=AGE_KEYS[house.age[book]]))
    if house.curse_powers and not let_in_by_shelf(state, row, book) & place:
        return by_shelf(state, row)
    if house.curse_balance and not in_balance(state, row, place):
        return Refusal("LIB-CUR-7", phrase("librarians-refused-balance"))
    if house.sequels and not joining_series(state, row, book, place):
        return Refusal("LIB-SEQ-2", phrase("librarians-refused-series", series=pack.books[book].series or ""))
    if house.curse_vertical and is_order_kept(state) and not in_column_order(state, row, letter, place):
        return Refusal("LIB-CUR-5", phrase("librarians-refused-column", letter=LETTERS[letter]))
    return Refusal("LIB-THR-5", phrase("librarians-refused-stop"))


def by_shelf(state: LibrariansState, row: int) -> Refusal:
    """The power of the row's shelf card, by its rule."""
    power = int(state.house.power[state.shelf_at(row)])
    rule = "LIB-CUR-3"
    if power == NO_STACKING:
        rule = "LIB-CUR-1"
    elif power in (BANNED_LETTERS, BANNED_COLORS):
        rule = "LIB-CUR-2"
    elif power == SIDE_MAX:
        rule = "LIB-CUR-4"
    return Refusal(rule, phrase("librarians-refused-shelf", power=POWER_KEYS[power], row=int(row_id(row))))


def why_not_inserted(state: LibrariansState, cell: int) -> Refusal:
    """Drama: between two books, or a book and the shelf card, in order (LIB-BLK-3)."""
    row, place = cell // int(COLUMNS), cell % int(COLUMNS)
    if state.has_shelf(row) and state.is_taken(cell) and not has_room(state, row, place):
        return Refusal("LIB-GEO-12", phrase("librarians-refused-edge"))
    if not insertable(state, row) & bit(place):
        return Refusal("LIB-BLK-3", phrase("librarians-refused-not-between"))
    return Refusal("LIB-BLK-3", phrase("librarians-refused-insert-order"))
