"""What may be known of the table, built from nothing (7.4): what everybody sees, and what a seat sees beyond it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.sets import members
from readingroom.core.state import bit, bits
from readingroom.games.librarians.cards.names import (
    ARROW_KEYS,
    COLOUR_KEYS,
    DECISIONS,
    EFFECT_KEYS,
    GENRE_KEYS,
    LETTERS,
    MOOD_KEYS,
    NEXT_KEYS,
    SIDE_KEYS,
)
from readingroom.games.librarians.cards.pack import Pack
from readingroom.games.librarians.edge.actions import actions_with
from readingroom.games.librarians.edge.view import (
    CellView,
    ForceView,
    InQuestionView,
    LibrariansView,
    OpenCellView,
    SeatView,
    ShelfView,
    SignalView,
)
from readingroom.games.librarians.rules.codes import CODES
from readingroom.games.librarians.rules.connecting import anchored
from readingroom.games.librarians.rules.end import books_left
from readingroom.games.librarians.rules.grid import COLUMNS, ROWS, WAYS, column_of, row_id
from readingroom.games.librarians.rules.house import NONE
from readingroom.games.librarians.rules.playing import (
    cells_for,
    connecting,
    first_open_row,
    is_order_kept,
    last_open_row,
    may_take,
)
from readingroom.games.librarians.rules.sets import books_in, has, size
from readingroom.games.librarians.rules.signals import FEELING, OFF, YOURS, signal_of
from readingroom.games.librarians.rules.state import LibrariansState
from readingroom.games.librarians.rules.table import (
    ASK_ACT,
    ASK_AUTHOR_KEEP,
    ASK_CLAIM_CELL,
    ASK_CLAIM_KEEP,
    ASK_CLAIM_WAY,
    ASK_DISCARD,
    ASK_END,
    ASK_GIVE,
    ASK_INSERT,
    ASK_INTENT,
    ASK_LAY,
    ASK_PLACE,
    ASK_RETRIEVE,
    ASK_SWAP,
    ASK_TAP,
    DISCARD,
    SHOWN,
)

NO_ANSWERS = vec[i64]([0] * CODES)
NOTHING_PENDING = InQuestionView(book=None, cell=None, genre=None, author=None, left=None)
NO_FORCE = ForceView(color=None, letter=None)


def public_view(state: LibrariansState, pack: Pack) -> LibrariansView:
    """Everything on the table that everybody may know."""
    over = state.is_over()
    cells, one_unit = cells_of(state, pack)
    return LibrariansView(
        seat=None,
        turn=int(state.clock) + 1,
        over=over,
        active=int(state.active),
        asked=None if over else int(state.to_move()),
        decision=None if over else DECISIONS[state.asks],
        legal=(),
        free=(),
        shelves=shelves_of(state, pack),
        cells=cells,
        open=open_cells(state),
        seats=tuple(seat_view(state, pack, seat, None) for seat in range(state.seats)),
        hand=(),
        places={},
        deck=int(state.deck_size),
        deck_top=tuple(pack.books[book].key for book in state.known_top),
        spare_shelves=int(bits(state.spare)),
        discard=keys(pack, books_in(state.sets, DISCARD)),
        hand_limit=int(state.hand_limit),
        stacking_banned=bool(state.stacking_banned),
        played=int(state.played),
        required=int(state.required),
        one_unit=one_unit,
        effects=tuple(EFFECT_KEYS[one] for one in members(state.effects)),
        next_effects=tuple(NEXT_KEYS[one] for one in members(state.next_effects)),
        skips=int(state.skips),
        force=force_view(int(state.colour_force), int(state.letter_force)),
        next_force=force_view(int(state.next_colour), int(state.next_letter)),
        force_binds=False,
        pending=NOTHING_PENDING if over else pending_view(state, pack),
        completed={GENRE_KEYS[genre]: int(count) for genre, count in enumerate(state.completed) if count},
        left=int(books_left(state)),
    )


def own_view(state: LibrariansState, pack: Pack, seat: int) -> dict[str, Any]:
    """What a seat knows beyond everybody: its hand, what it has seen of others', and what it is asked."""
    own: dict[str, Any] = {"seat": seat, "hand": keys(pack, books_in(state.sets, state.hand_of(seat)))}
    own["seats"] = tuple(seat_view(state, pack, other, seat) for other in range(state.seats))
    if not state.is_over() and state.active == seat:
        own["force_binds"] = bool(state.colour_open or state.letter_open)
    codes = NO_ANSWERS[:]
    own["free"] = texts(pack, codes, state.interjections(seat, codes))
    if state.to_move() == seat:
        own["legal"] = texts(pack, codes, state.legal(codes))
        if state.asks == ASK_ACT:
            own["places"] = {pack.books[book].key: places_for(state, book) for book in hand_of(state, seat)}
        if state.asks in (ASK_PLACE, ASK_INSERT):
            own["pending"] = replace(NOTHING_PENDING, book=pack.books[state.first].key)
    return own


def keys(pack: Pack, books: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(pack.books[book].key for book in books)


def texts(pack: Pack, codes: vec[i64], count: int) -> tuple[str, ...]:
    """The short texts of so many answers."""
    known = actions_with(pack).texts
    return tuple(known[code] for code in codes[:count])


def hand_of(state: LibrariansState, seat: int) -> tuple[int, ...]:
    return books_in(state.sets, state.hand_of(seat))


def places_for(state: LibrariansState, book: int) -> int:
    """How many cells take a book of the active hand now."""
    if not may_take(state, book):
        return 0
    rows = range(first_open_row(state), last_open_row(state) + 1)
    return sum(int(bits(cells_for(state, row, book))) for row in rows)


# --- the library --------------------------------------------------------------------------------------------


def shelves_of(state: LibrariansState, pack: Pack) -> tuple[ShelfView, ...]:
    return tuple(
        ShelfView(
            row=int(row_id(row)),
            shelf=pack.shelves[state.shelf_at(row)].key,
            arrow=ARROW_KEYS[1 if state.is_leftward(row) else 0],
            power=pack.shelves[state.shelf_at(row)].power if state.house.curse_powers else None,
        )
        for row in range(state.top, state.bottom + 1)
    )


def cells_of(state: LibrariansState, pack: Pack) -> tuple[tuple[CellView, ...], bool]:
    """All occupied cells in reading order, and whether the library is one unit."""
    reached = anchored(state)
    loose = {int(mark) // 2 for mark in state.loose}
    cells = []
    for row in range(ROWS):
        for place in members(state.rows[row]):
            cell = row * COLUMNS + place
            top = pack.books[state.top_at(cell)]
            cells.append(
                CellView(
                    row=int(row_id(row)),
                    column=int(column_of(place)),
                    books=keys(pack, stack_at(state, cell)),
                    letter=top.letter,
                    genre=top.genre,
                    anchored=bool(reached[row] & bit(place)),
                    loose=cell in loose,
                )
            )
    return tuple(cells), all(cell.anchored for cell in cells)


def open_cells(state: LibrariansState) -> tuple[OpenCellView, ...]:
    """The empty cells beside the library in shelf rows, in reading order."""
    return tuple(
        OpenCellView(row=int(row_id(row)), column=int(column_of(place)), letters=letters_at(state, row, place))
        for row in range(state.top, state.bottom + 1)
        for place in members(connecting(state, row))
    )


def letters_at(state: LibrariansState, row: int, place: int) -> str:
    """What is in order between the nearest books on both sides; the whole alphabet where order is lifted."""
    if not is_order_kept(state):
        return LETTERS
    taken = list(members(state.rows[row]))
    left = max((one for one in taken if one < place), default=None)
    right = min((one for one in taken if one > place), default=None)
    ends = [None if one is None else int(state.letter_at(row * COLUMNS + one)) for one in (left, right)]
    before, after = reversed(ends) if state.is_leftward(row) else ends
    return LETTERS[before or 0 : len(LETTERS) if after is None else after + 1]


def stack_at(state: LibrariansState, cell: int) -> tuple[int, ...]:
    """The books of a cell, the visible one last."""
    stack: list[int] = []
    book = int(state.top_at(cell))
    while book != NONE:
        stack.insert(0, book)
        book = int(state.under_book(book))
    return tuple(stack)


# --- seats and questions ------------------------------------------------------------------------------------


def seat_view(state: LibrariansState, pack: Pack, seat: int, viewer: int | None) -> SeatView:
    """A seat, with those of its books that the viewer has seen there; everybody remembers alike."""
    hand = books_in(state.sets, state.hand_of(seat))
    knows = [book for book in hand if is_known_to(state, viewer, book)]
    return SeatView(
        seat=seat,
        books=int(size(state.sets, state.hand_of(seat))),
        known=keys(pack, tuple(knows)),
        powers=keys(pack, books_in(state.sets, state.powers_of(seat))),
        signals=SignalView(
            keep_off=place_of_signal(int(signal_of(state, seat, OFF))),
            all_yours=place_of_signal(int(signal_of(state, seat, YOURS))),
            mood=MOOD_KEYS[signal_of(state, seat, FEELING) - 1] if signal_of(state, seat, FEELING) else None,
        ),
    )


def is_known_to(state: LibrariansState, viewer: int | None, book: int) -> bool:
    return has(state.sets, SHOWN, book) if viewer is None else bool(state.knows(viewer, book))


def place_of_signal(value: int) -> str | None:
    return None if value == 0 else f"{int(row_id((value - 1) // 2))}:{SIDE_KEYS[(value - 1) % 2]}"


def force_view(colour: int, letter: int) -> ForceView:
    if colour == letter == NONE:
        return NO_FORCE
    return ForceView(
        color=None if colour == NONE else COLOUR_KEYS[colour], letter=None if letter == NONE else LETTERS[letter]
    )


def pending_view(state: LibrariansState, pack: Pack) -> InQuestionView:
    """What lies open of the question; the book of a half-made play does not."""
    kind, first, second = int(state.asks), int(state.first), int(state.second)
    if kind == ASK_GIVE:
        return replace(NOTHING_PENDING, book=pack.books[first].key)
    if kind == ASK_END:
        return replace(NOTHING_PENDING, genre=GENRE_KEYS[first])
    if kind in (ASK_LAY, ASK_INTENT) or (kind in (ASK_SWAP, ASK_TAP) and first != NONE):
        return replace(NOTHING_PENDING, cell=cell_named(first))
    if kind in (ASK_DISCARD, ASK_RETRIEVE):
        return replace(NOTHING_PENDING, left=first)
    if kind == ASK_CLAIM_CELL:
        return replace(NOTHING_PENDING, genre=GENRE_KEYS[first])
    if kind in (ASK_CLAIM_WAY, ASK_CLAIM_KEEP):
        cell = second if kind == ASK_CLAIM_WAY else second // int(WAYS)
        return replace(NOTHING_PENDING, genre=GENRE_KEYS[first], cell=cell_named(cell))
    return replace(NOTHING_PENDING, author=first + 1) if kind == ASK_AUTHOR_KEEP else NOTHING_PENDING


def cell_named(cell: int) -> tuple[int, int]:
    """Row and column as people read them."""
    return int(row_id(cell // COLUMNS)), int(column_of(cell % COLUMNS))
