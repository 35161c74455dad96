"""Setup (3.1)."""

from __future__ import annotations

from readingroom.core.state import bit
from readingroom.games.librarians.edge.events import StartPlayerDrawn
from readingroom.games.librarians.rules.bonus import lay_spare
from readingroom.games.librarians.rules.grid import FIRST_ROW
from readingroom.games.librarians.rules.house import SHELVES, START_PLAYER
from readingroom.games.librarians.rules.sets import WORDS
from readingroom.games.librarians.rules.table import DECK, TURN_GOES_ON, Table
from readingroom.games.librarians.rules.turn import begin_turn, draw_books


def set_up(table: Table) -> None:
    """Deck, shelves, hands, start player: three streams of chance, so that none moves another (LIB-SETUP-6)."""
    for word in range(WORDS):
        table.sets[DECK + word] = table.house.deck[word]  # LIB-SETUP-2
    table.deck_size = table.house.deck_size
    table.hand_limit = table.house.hand_limit
    table.spare = bit(SHELVES) - 1
    for row in range(table.house.start_shelves):  # LIB-SETUP-3, top to bottom
        lay_spare(table, row - FIRST_ROW, "LIB-SETUP-3")
    for seat in range(table.seats):  # LIB-SETUP-4
        draw_books(table, seat, table.house.start_hand, "LIB-SETUP-4")
    start = table.pick_bit(START_PLAYER, bit(table.seats) - 1)  # LIB-SETUP-5, LIB-Q-46
    table.notice(start)
    if table.heard is not None:
        table.heard.append(StartPlayerDrawn(int(start)))
    table.push(TURN_GOES_ON, start, 0, 0)
    begin_turn(table, start)
