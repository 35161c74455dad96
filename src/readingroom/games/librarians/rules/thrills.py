"""Turns full of Thrills (5.5): the action of a thrill book happens right after it is played (LIB-THR-1, LIB-THR-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.librarians.edge.events import ColourForced, LetterForced, ThrillActed
from readingroom.games.librarians.rules.connecting import is_one_unit
from readingroom.games.librarians.rules.house import (
    CLEAR,
    DRAW,
    FORCE_COLOR,
    FORCE_LETTER,
    GAP,
    GENRES,
    NO_ORDER,
    REVEAL,
    SKIP,
    STACK_ANY,
    STOP,
    SWAP,
)
from readingroom.games.librarians.rules.information import show_hand
from readingroom.games.librarians.rules.moving import ask_for_discards, ask_for_swap
from readingroom.games.librarians.rules.powers import held_genres, is_usable
from readingroom.games.librarians.rules.table import (
    ASK_COLOUR,
    ASK_LETTER,
    ASK_REVEAL,
    ASK_STEAL,
    LINES,
    NEXT_GAP,
    NEXT_NO_ORDER,
    NEXT_STACK_ANY,
    Table,
)
from readingroom.games.librarians.rules.turn import draw_books, end_turn

DRAWN: Final[i64] = 3
CLEARED: Final[i64] = 5


def act(table: Table) -> None:
    """One step of the frame THRILL: obligatory, as far as possible (LIB-THR-2)."""
    action = table.first
    table.pop()
    if table.heard is not None:
        table.heard.append(ThrillActed(int(table.active), int(action)))
    if action == SKIP:
        if table.seats > 1:  # LIB-THR-4, LIB-SOLO-1
            table.skips += 1
    elif action == STOP:
        stop(table)
    elif action == DRAW:
        draw_books(table, table.active, DRAWN, "LIB-THR-10")
    elif action == GAP or action == NO_ORDER or action == STACK_ANY:
        help_next_book(table, action)
    elif action == SWAP or action == CLEAR:
        table.push(LINES, table.active, 0, 0)
        if action == SWAP:
            ask_for_swap(table)  # LIB-THR-6
        else:
            ask_for_discards(table, CLEARED)  # LIB-THR-13
    else:
        ask_around(table, action)


def stop(table: Table) -> None:
    """Stop!: the turn ends, whatever was required (LIB-THR-5, LIB-Q-44).

    An inserted one can have completed a line and left an island: then the turn goes on (LIB-THR-16).
    """
    if is_one_unit(table):
        end_turn(table, True)


def help_next_book(table: Table, action: i64) -> None:
    """Gap!, No Order!, Stack Any!: for the next book that anybody plays (LIB-THR-7, LIB-THR-8, LIB-THR-9)."""
    if action == GAP:
        table.next_effects |= NEXT_GAP
    elif action == NO_ORDER:
        table.next_effects |= NEXT_NO_ORDER
    else:
        table.next_effects |= NEXT_STACK_ANY


def ask_around(table: Table, action: i64) -> None:
    """Actions that ask for a colour, a letter, a player or a power card."""
    if action == FORCE_COLOR:
        table.push(ASK_COLOUR, table.active, 0, 0)
    elif action == FORCE_LETTER:
        table.push(ASK_LETTER, table.active, 0, 0)
    elif action == REVEAL:
        table.push(ASK_REVEAL, table.active, 0, 0)
    elif can_steal_any(table):  # LIB-THR-14
        table.push(ASK_STEAL, table.active, 0, 0)


def name_colour(table: Table, colour: i64) -> None:
    """For the next player's turn, which alone is one's own (LIB-THR-11, LIB-SOLO-1)."""
    table.pop()
    table.next_colour = colour
    if table.heard is not None:
        table.heard.append(ColourForced(int(table.active), int(colour)))


def name_letter(table: Table, letter: i64) -> None:
    table.pop()
    table.next_letter = letter
    if table.heard is not None:
        table.heard.append(LetterForced(int(table.active), int(letter)))


def reveal(table: Table, seat: i64) -> None:
    """Reveal!: any player's hand is shown, as by Biography (LIB-THR-12)."""
    table.pop()
    show_hand(table, seat, "LIB-THR-12")


def can_steal(table: Table, owner: i64, genre: i64) -> bool:
    """Another player has such a power card, and it can be used."""
    return owner != table.active and held_genres(table, owner) & bit(genre) != 0 and is_usable(table, genre)


def can_steal_any(table: Table) -> bool:
    for owner in range(table.seats):
        for genre in range(GENRES):
            if can_steal(table, owner, genre):
                return True
    return False
