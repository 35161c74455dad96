"""LAB-SETUP: lots, stacks and decks, and the first hands. Floor tiles are drawn when they are lit (`floor.py`)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.sets import members
from readingroom.core.state import bit, bits
from readingroom.games.labyrinth.edge.events import (
    BookwyrmPlaced,
    GenreReplaced,
    GenresChosen,
    GenresShown,
    HandDealt,
)
from readingroom.games.labyrinth.rules.decks import draw_book, next_reward
from readingroom.games.labyrinth.rules.geometry import COMPASS, COMPASS_CELL, JUNCTIONS
from readingroom.games.labyrinth.rules.house import AT_RANDOM, FROM_LOTS, GENRES
from readingroom.games.labyrinth.rules.table import (
    ALL_SHELVES,
    ASK_INSTEAD,
    ASK_START,
    SEAT_BITS,
    START_BITS,
    Table,
)
from readingroom.games.labyrinth.rules.turns import begin_turn

STARTS: Final[i64] = 56
NOBODY: Final[i64] = -1
# The sets of three genres, repeats allowed, in order; and the same as counts, two bits a genre.
START_GENRES: Final = tuple((one, two, three) for one in range(6) for two in range(one, 6) for three in range(two, 6))
START_COUNTS: Final = vec[i64]([sum(1 << (genre * 2) for genre in genres) for genres in START_GENRES])


def set_up(table: Table) -> None:
    """Everything but the hands; then each seat is asked for its genres (LAB-SETUP-11).

    The compass lies lit (LAB-SETUP-4), every meeple stands on it, alone the Trolley too (LAB-SETUP-10, LAB-SOLO-1);
    the stacks (LAB-SETUP-6), the decks (LAB-SETUP-7) and the Disturbance cards (LAB-SETUP-8) are full.
    """
    house = table.house
    table.lit = table.known = COMPASS_CELL
    table.north = table.east = table.south = table.west = COMPASS_CELL
    table.terror_stack = house.terrors
    table.shelf_stack = ALL_SHELVES
    table.book_deck = house.books
    table.reward_deck = house.rewards
    table.curse_bag = house.curse_bag
    table.curses_left = house.curses
    table.doubles_left = house.doubles
    table.double_unseen = 3 if house.doubles > 0 else 0
    for direction in range(4):
        table.curse_unseen += (house.curse_bag >> (direction * 8)) & 255
    for meeple in range(house.hands):
        table.at[meeple] = COMPASS
    draw_lots(table)
    table.push(ASK_START, 0, 0, 0)


def draw_lots(table: Table) -> None:
    """Who begins, and where the Bookwyrm does, unless the table has settled it.

    LAB-SETUP-13 with R-15, and LAB-SETUP-9 with R-13.
    """
    table.active = table.house.first_player
    if table.active == AT_RANDOM:
        table.active = table.pick_bit(FROM_LOTS, bit(table.seats) - 1)
        table.notice(table.active)
    table.bookwyrm = table.house.bookwyrm
    if table.bookwyrm == AT_RANDOM:
        table.bookwyrm = table.pick_bit(FROM_LOTS, bit(JUNCTIONS) - 1)
        table.notice(table.bookwyrm)
    if table.heard is not None:
        table.heard.append(BookwyrmPlaced(int(table.bookwyrm)))


# --- choosing genres (LAB-SETUP-11, R-14) -------------------------------------------------------------------


def choose_genres(table: Table, seat: i64, start: i64) -> None:
    """A seat's choice is kept sealed until all have chosen."""
    table.chosen |= bit(seat)
    table.wanted |= START_COUNTS[start] << (seat * SEAT_BITS)
    if table.heard is not None and table.seats > 1:
        table.heard.append(GenresChosen(int(seat), START_GENRES[start]))


def ask_next(table: Table) -> None:
    """The asked seat has chosen: on to the next that has not, or deal."""
    for seat in range(table.seats):
        if table.chosen & bit(seat) == 0:
            table.become(ASK_START, seat, 0, 0)
            return
    if table.heard is not None:
        table.heard.append(GenresShown(tuple(wanted_genres(table, seat) for seat in range(table.seats))))
    deal_or_ask(table)


def wanted(table: Table, seat: i64, genre: i64) -> i64:
    """How many Books of a genre a seat has asked for."""
    return (table.wanted >> (seat * SEAT_BITS + genre * START_BITS)) & 3


def wanted_genres(table: Table, seat: i64) -> tuple[int, ...]:
    """A seat's genres, each as often as it was asked for."""
    genres: list[int] = []
    for genre in range(GENRES):
        genres.extend([int(genre)] * int(wanted(table, seat, genre)))
    return tuple(genres)


def left_for(table: Table, seat: i64, genre: i64) -> i64:
    """How many Books of a genre are left for a seat after those before it, less its own."""
    left = bits(table.house.genre_set[genre])
    for other in range(seat + 1):
        left -= wanted(table, other, genre)
    return left


def deal_or_ask(table: Table) -> None:
    """Decks are dealt seat by seat: where one runs out the seat names another genre, before any card is shown."""
    seat, genre = first_shortage(table)
    if seat == NOBODY:
        deal_hands(table)
    else:
        table.become(ASK_INSTEAD, seat, genre, 0)


def first_shortage(table: Table) -> tuple[i64, i64]:
    """The first seat that a deck has too few Books for, and that genre; NOBODY: there are enough."""
    for seat in range(table.seats):
        for genre in range(GENRES):
            if left_for(table, seat, genre) < 0:
                return seat, genre
    return NOBODY, 0


def choose_instead(table: Table, genre: i64) -> None:
    """Another genre for one Book that a deck did not give (R-14)."""
    seat, missing = table.asked, table.first
    table.wanted -= bit(seat * SEAT_BITS + missing * START_BITS)
    table.wanted += bit(seat * SEAT_BITS + genre * START_BITS)
    if table.heard is not None:
        table.heard.append(GenreReplaced(int(seat), int(missing), int(genre)))
    deal_or_ask(table)


def deal_hands(table: Table) -> None:
    """Three Books and a Reward card each, open for all to see (LAB-SETUP-11, LAB-SETUP-12); then the first turn.

    Seats are dealt to, so the Trolley's hand is empty (LAB-SOLO-3, R-37).
    """
    for seat in range(table.seats):
        reward = next_reward(table)
        table.hand_others[seat] = bit(reward)
        for genre in range(GENRES):
            for _book in range(wanted(table, seat, genre)):
                table.hand_books[seat] |= bit(draw_book(table, genre))
        if table.heard is not None:
            table.heard.append(HandDealt(int(seat), members(table.hand_books[seat]), (int(reward),)))
    table.chosen = 0
    table.wanted = 0
    begin_turn(table, table.active)
