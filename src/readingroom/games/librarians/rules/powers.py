"""Power cards (3.7): who may use one, when, and where its effect stands.

They lie face up, are not in the hand and cannot be played as books (LIB-PWR-1). Any number of them may be used in a
turn, and using one is not playing a book (LIB-PWR-4).
"""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.librarians.edge.events import PowerUsed
from readingroom.games.librarians.rules.bonus import add_shelf, raise_hand_limit, trim_deck
from readingroom.games.librarians.rules.chaos import ask_for_column, ask_for_shelf, can_insert_any
from readingroom.games.librarians.rules.house import (
    ACTION,
    ADVENTURE,
    BIOGRAPHY,
    BUSINESS,
    COMEDY,
    COOKING,
    CRIME,
    DRAMA,
    FANTASY,
    GRAPHIC_NOVEL,
    MYSTERY,
    MYTHOLOGY,
    NONE,
    PICTURE_BOOK,
    POETRY,
    ROMANCE,
    SCIENCE,
    SCIFI,
    SELF_HELP,
    THRILLER,
    TRAVEL,
)
from readingroom.games.librarians.rules.information import pass_hands, show_hand, study_deck
from readingroom.games.librarians.rules.moving import (
    ask_for_discards,
    ask_for_swap,
    can_lift_any,
    occupied_cells,
)
from readingroom.games.librarians.rules.sets import first_from, is_empty, remove
from readingroom.games.librarians.rules.table import (
    ASK_DRAMA,
    ASK_LIFT,
    ASK_RETRIEVE,
    ASK_TAP,
    LINES,
    TURN_GOES_ON,
    TURN_LOOSE,
    TURN_NO_ORDER,
    TURN_ODD_ONE,
    TURN_OFF_SHELF,
    TURN_STACK_ANY,
    Table,
)


def held_genres(table: Table, seat: i64) -> i64:
    """The genres, a set, of the power cards in front of a seat."""
    held: i64 = 0
    book = first_from(table.sets, table.powers_of(seat), 0)
    while book != NONE:
        held |= bit(table.house.genre[book])
        book = first_from(table.sets, table.powers_of(seat), book + 1)
    return held


def power_card(table: Table, seat: i64, genre: i64) -> i64:
    """The first power card of a genre in front of a seat: they are alike; or NONE."""
    book = first_from(table.sets, table.powers_of(seat), 0)
    while book != NONE and table.house.genre[book] != genre:
        book = first_from(table.sets, table.powers_of(seat), book + 1)
    return book


def is_usable(table: Table, genre: i64) -> bool:
    """The power can have its effect, as far as there is something to do (LIB-PWR-5, LIB-PWR-7)."""
    if genre == DRAMA:
        return can_insert_any(table)
    return is_usable_for_all_to_see(table, genre)


def is_usable_for_all_to_see(table: Table, genre: i64) -> bool:
    """The same for powers whose use tells nothing of the hand: all but Drama's."""
    if genre == ROMANCE or genre == COOKING:
        return table.deck_size > 0
    if genre == COMEDY:
        return table.spare != 0
    if genre == BIOGRAPHY:
        return not is_empty(table.sets, table.hand_of(table.active))
    if genre == BUSINESS:  # alone there is nobody to pass a hand to (LIB-SOLO-1)
        return table.seats > 1
    if genre == TRAVEL or genre == MYTHOLOGY or genre == SCIENCE:
        return occupied_cells(table) >= 1
    if genre == ACTION:
        return occupied_cells(table) >= 2
    if genre == THRILLER:
        return can_lift_any(table, NONE)
    if genre == CRIME:
        return table.shelf_count() > 0
    if genre == PICTURE_BOOK:
        return table.shelf_count() >= 2 and has_shelved_book(table)
    return genre != DRAMA


def has_shelved_book(table: Table) -> bool:
    for row in range(table.top, table.bottom + 1):
        if table.rows[row] != 0:
            return True
    return False


def usable_powers(table: Table) -> i64:
    """The genres that the active player can use now: their own cards only (LIB-PWR-2, LIB-Q-30)."""
    usable: i64 = 0
    held = held_genres(table, table.active)
    while held != 0:
        genre = held & -held
        if is_usable(table, number_of(genre)):
            usable |= genre
        held ^= genre
    return usable


def number_of(only: i64) -> i64:
    """The number of the only member of a set."""
    number: i64 = 0
    while only > 1:
        only >>= 1
        number += 1
    return number


def use_power(table: Table, genre: i64) -> None:
    """A card of the active player's own is used, before, between or after plays (LIB-PWR-2)."""
    table.become(TURN_GOES_ON, table.active, 0, 0)
    spend(table, table.active, genre)


def steal_power(table: Table, owner: i64, genre: i64) -> None:
    """Steal Power!: somebody else's card is used at once as one's own (LIB-THR-14)."""
    table.pop()
    spend(table, owner, genre)


def spend(table: Table, owner: i64, genre: i64) -> None:
    """The card goes to the discard pile (LIB-PWR-3), and its effect happens."""
    book = power_card(table, owner, genre)
    remove(table.sets, table.powers_of(owner), book)
    table.discard(book)
    table.cards_played |= bit(genre)
    if table.heard is not None:
        known = genre != DRAMA or table.seats == 1  # Drama tells that a book of the hand can be inserted
        table.heard.append(PowerUsed(int(table.active), int(book), int(owner), known))
    take_effect(table, genre)


def take_effect(table: Table, genre: i64) -> None:
    """What each genre does; a power that moves books is followed by a look for lines (LIB-LINE-3)."""
    if genre < THRILLER:
        bonus(table, genre)
    elif genre < FANTASY:
        table.push(LINES, table.active, 0, 0)
        movement(table, genre)
    elif genre < BIOGRAPHY:
        lift_rule(table, genre)
    elif genre < MYSTERY:
        information(table, genre)
    else:
        chaos(table, genre)


def bonus(table: Table, genre: i64) -> None:
    if genre == ROMANCE:
        trim_deck(table)
    elif genre == COMEDY:
        add_shelf(table)
    elif genre == ADVENTURE:
        raise_hand_limit(table)
    elif genre == SELF_HELP:  # LIB-GRN-4
        table.effects |= TURN_STACK_ANY


def movement(table: Table, genre: i64) -> None:
    """Powers that choose books choose visible ones, never shelf cards (LIB-PWR-6, LIB-Q-19)."""
    if genre == THRILLER:
        table.push(ASK_LIFT, table.active, 0, NONE)
    elif genre == ACTION:
        ask_for_swap(table)
    elif genre == TRAVEL:  # LIB-BLU-3: what is refilled is refilled by ordinary plays (LIB-Q-16)
        ask_for_discards(table, 2)
    elif genre == MYTHOLOGY:
        table.push(ASK_RETRIEVE, table.active, 2, 0)


def lift_rule(table: Table, genre: i64) -> None:
    """A rule is off for this turn (LIB-TURN-7)."""
    if genre == FANTASY:  # LIB-PUR-1
        table.required = 0
    elif genre == SCIFI:  # LIB-PUR-2
        table.effects |= TURN_LOOSE
    elif genre == POETRY:  # LIB-PUR-3
        table.effects |= TURN_NO_ORDER
    elif genre == GRAPHIC_NOVEL:  # LIB-PUR-4
        table.effects |= TURN_OFF_SHELF


def information(table: Table, genre: i64) -> None:
    if genre == BIOGRAPHY:
        show_hand(table, table.active, "LIB-YEL-1")
    elif genre == SCIENCE:
        table.push(ASK_TAP, table.active, NONE, 0)
    elif genre == BUSINESS:
        pass_hands(table)
    else:
        study_deck(table)


def chaos(table: Table, genre: i64) -> None:
    if genre == MYSTERY:  # LIB-BLK-1
        table.effects |= TURN_ODD_ONE
    elif genre == CRIME:
        ask_for_shelf(table)
    elif genre == DRAMA:
        table.push(ASK_DRAMA, table.active, 0, 0)
    else:
        table.push(LINES, table.active, 0, 0)
        ask_for_column(table)
