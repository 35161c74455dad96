"""The turn (3.2): how it begins, what it asks, when it may end, whose is next."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.games.librarians.edge.events import BooksDrawn, TurnBegan, TurnEnded, TurnSkipped, WaySought
from readingroom.games.librarians.rules.chaos import can_insert_any
from readingroom.games.librarians.rules.claims import claimable_authors, claimable_genres
from readingroom.games.librarians.rules.connecting import is_one_unit
from readingroom.games.librarians.rules.end import check_win
from readingroom.games.librarians.rules.house import DRAMA, NONE
from readingroom.games.librarians.rules.playing import can_play, can_play_any, may_play_on
from readingroom.games.librarians.rules.powers import held_genres, is_usable_for_all_to_see, number_of
from readingroom.games.librarians.rules.sets import add, first_from, has, is_empty, size
from readingroom.games.librarians.rules.table import (
    ASK_ACT,
    NOT_ENDED,
    SHOWN,
    STUCK,
    TURN_GOES_ON,
    Table,
)


def begin_turn(table: Table, seat: i64) -> None:
    """Two books, or as many as the hand has, have to be played (LIB-TURN-2, LIB-Q-28)."""
    table.active = seat
    table.played = 0
    table.effects = 0
    table.required = min(table.house.plays, size(table.sets, table.hand_of(seat)))
    table.colour_force, table.letter_force = table.next_colour, table.next_letter
    table.colour_open, table.letter_open = table.colour_force != NONE, table.letter_force != NONE
    table.next_colour = NONE
    table.next_letter = NONE
    table.become(TURN_GOES_ON, seat, 0, 0)
    if table.heard is not None:
        table.heard.append(TurnBegan(int(seat), int(table.required)))


def go_on_with_turn(table: Table) -> None:
    """The active player plays, uses and claims in any order (LIB-TURN-1), as long as something can be done."""
    check_win(table)
    if table.ending != NOT_ENDED:
        return
    watch_forces(table)
    table.must_play = False
    table.become(ASK_ACT, table.active, 0, 0)
    if is_empty(table.sets, table.hand_of(table.active)) and table.played == 0:
        if may_end(table) and not has_open_options(table):
            end_turn(table, True)  # LIB-TURN-6
    elif not is_done(table):
        look_for_a_way(table)


def look_for_a_way(table: Table) -> None:
    """Who may not end the turn must be able to do something, or the game is over (LIB-END-3, LIB-Q-29, LIB-CONN-3).

    Where only the hand can tell, everybody learns that it had a way: a window as after a secret question.
    """
    if has_open_options(table):
        return
    table.must_play = True
    if table.heard is not None:
        table.heard.append(WaySought(int(table.active)))
    if table.seats > 1:
        table.windows += 1
    if not can_play_any(table) and not (held_genres(table, table.active) >> DRAMA & 1 and can_insert_any(table)):
        table.end_match(STUCK)


def has_open_options(table: Table) -> bool:
    """A power card or a claim can be used, for all to see."""
    held = held_genres(table, table.active)
    while held != 0:
        genre = held & -held
        if is_usable_for_all_to_see(table, number_of(genre)):
            return True
        held ^= genre
    return claimable_genres(table) != 0 or claimable_authors(table) != 0


def watch_forces(table: Table) -> None:
    """A force that the hand cannot meet is over for good (LIB-THR-11)."""
    if table.colour_open and not has_match(table, table.colour_force, NONE):
        table.colour_open = False
    if table.letter_open and not has_match(table, NONE, table.letter_force):
        table.letter_open = False


def has_match(table: Table, colour: i64, letter: i64) -> bool:
    """The active hand has a book of that colour or letter with a legal play."""
    if not may_play_on(table):
        return False
    hand = table.hand_of(table.active)
    book = first_from(table.sets, hand, 0)
    while book != NONE:
        matches = table.house.colour[book] == colour or table.house.letter[book] == letter
        if matches and can_play(table, book):
            return True
        book = first_from(table.sets, hand, book + 1)
    return False


# --- ending it ----------------------------------------------------------------------------------------------


def is_done(table: Table) -> bool:
    """Enough books are played, or the hand is empty, and the library is one unit (LIB-TURN-4, LIB-CONN-1)."""
    return has_played_enough(table) and is_one_unit(table)


def has_played_enough(table: Table) -> bool:
    """The books that were asked for, or the last of the hand (LIB-TURN-4)."""
    return table.played >= table.required or is_empty(table.sets, table.hand_of(table.active))


def may_end(table: Table) -> bool:
    """And no force is open (LIB-TURN-4)."""
    return not table.colour_open and not table.letter_open and is_done(table)


def end_turn(table: Table, tells_nothing: bool) -> None:
    """Draw up and pass on (LIB-TURN-5). Ending against a force tells that the hand could not meet it."""
    if table.heard is not None:
        unmet = table.colour_force != NONE or table.letter_force != NONE
        table.heard.append(TurnEnded(int(table.active), tells_nothing or not unmet or table.seats == 1))
    held = size(table.sets, table.hand_of(table.active))
    draw_books(table, table.active, table.hand_limit - held, "LIB-TURN-5")
    table.clock += 1
    next_seat = (table.active + 1) % table.seats
    while table.skips > 0:  # one turn each, in order; a force is used up by it (LIB-THR-4, LIB-THR-11)
        table.skips -= 1
        table.next_colour = NONE
        table.next_letter = NONE
        if table.heard is not None:
            table.heard.append(TurnSkipped(int(next_seat)))
        next_seat = (next_seat + 1) % table.seats
    begin_turn(table, next_seat)


def draw_books(table: Table, seat: i64, count: i64, rule: str) -> None:
    """So many books, or what the deck has; with none left play simply goes on (LIB-TURN-5, LIB-END-8)."""
    books: list[int | None] = []
    known: list[int] = []
    for _book in range(min(count, table.deck_size)):
        book = table.draw_book()
        add(table.sets, table.hand_of(seat), book)
        if table.heard is not None:
            books.append(int(book))
            if has(table.sets, SHOWN, book):
                known.append(int(book))
    if table.heard is not None and books:
        table.heard.append(BooksDrawn(int(seat), tuple(books), tuple(known), rule))
