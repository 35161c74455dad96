"""The Lobby and the Friend deck: turning Friends up, and putting them below (2.5, 2.9)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.sets import members
from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.chapters.edge.events import FriendArrived, LobbySwept
from readingroom.games.chapters.rules.house import FRIEND_DECK
from readingroom.games.chapters.rules.table import (
    EVERYBODY,
    KNOWER_BITS,
    LAYER_FRIENDS,
    POOL_BITS,
    UNSEEN_POOL,
    Table,
)


def layer(friends: i64, knowers: i64, pool: i64) -> i64:
    """A layer of the deck: who may lie there, who knows it, and which Friends others cannot tell apart."""
    return friends | (knowers << KNOWER_BITS) | (pool << POOL_BITS)


def knowers_of(one: i64) -> i64:
    """The seats that know which Friend a layer of one is."""
    return (one >> KNOWER_BITS) & EVERYBODY


def pool_of(one: i64) -> i64:
    """The pool that a layer belongs to."""
    return one >> POOL_BITS


def fresh_pool(table: Table) -> i64:
    """A pool that no layer belongs to."""
    used: i64 = bit(UNSEEN_POOL)
    for place in range(table.layer_count):
        used |= bit(pool_of(table.layers[place]))
    return lowest_bit(~used)


def take_top(table: Table) -> i64:
    """The top Friend of the deck leaves it; which one of a layer it is, chance says."""
    at = table.layer_count - 1
    friends = table.layers[at] & LAYER_FRIENDS
    if friends & (friends - 1) == 0:
        table.layer_count -= 1
        table.layers[at] = 0
        return lowest_bit(friends)
    friend = table.pick_bit(FRIEND_DECK, friends)
    table.layers[at] &= ~bit(friend)
    return friend


def is_open(table: Table) -> bool:
    """Everybody knows the top Friend."""
    return knowers_of(table.layers[table.layer_count - 1]) == EVERYBODY


def turn_up(table: Table) -> i64:
    """The top Friend of the deck, for everybody to see."""
    friend = take_top(table)
    table.notice(friend)
    return friend


def put_on_top(table: Table, one: i64) -> None:
    """Lay a layer on the deck."""
    table.layers[table.layer_count] = one
    table.layer_count += 1


def put_below(table: Table, one: i64) -> None:
    """Lay a layer at the bottom, directly above Closing Time (CHAP-DEF-4, CHAP-SETUP-4)."""
    for place in range(table.layer_count, 0, -1):
        table.layers[place] = table.layers[place - 1]
    table.layers[0] = one
    table.layer_count += 1


def refill_lobby(table: Table) -> None:
    """A Friend from the deck, if there is one and the Lobby has room (CHAP-INV-3, CHAP-END-4, CHAP-Q-4, CHAP-Q-23)."""
    if table.layer_count > 0 and bits(table.lobby) < table.house.lobby:
        known = is_open(table)
        friend = turn_up(table)
        table.lobby |= bit(friend)
        if table.heard is not None:
            table.heard.append(FriendArrived(int(friend), known))


def leave_lobby(table: Table, friend: i64) -> None:
    """A Friend leaves the Lobby; a mark is bound to its being there (CHAP-Q-34)."""
    table.lobby &= ~bit(friend)
    if table.house.enhancing:
        unmark(table, bit(friend))


def unmark(table: Table, friends: i64) -> None:
    for seat in range(table.seats):
        table.marks[seat] &= ~friends


def sweep_lobby(table: Table) -> None:
    """All Lobby Friends, rotated ones too, go below in random order; then up to four come (3.1, CHAP-Q-23)."""
    swept = table.lobby
    table.lobby = 0
    if table.house.enhancing:
        unmark(table, swept)
    if table.heard is not None:
        table.heard.append(LobbySwept(members(swept)))
    if swept != 0:
        put_below(table, layer(swept, 0, fresh_pool(table)))
    for _place in range(table.house.lobby):
        refill_lobby(table)


def rotated(table: Table) -> i64:
    """All Lobby Friends that bear a mark."""
    friends: i64 = 0
    for seat in range(table.seats):
        friends |= table.marks[seat]
    return friends


def reserved(table: Table, seat: i64) -> i64:
    """Lobby Friends that others have rotated: this seat cannot Invite them (CHAP-Q-34, CHAP-Q-35)."""
    return rotated(table) & ~table.marks[seat] if table.house.enhancing else 0
