"""What is legal in a pass: to give, to receive, to swap (LAB-PASS, LAB-SOLO-7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.labyrinth.rules.codes import GIVE, RECEIVE, SWAP, SWAP_FOR
from readingroom.games.labyrinth.rules.house import FIRST_REWARD, TROLLEY_SERVICE
from readingroom.games.labyrinth.rules.passing import (
    can_receive,
    is_free,
    partners,
    receivers,
    swappable,
    things_books,
    things_others,
)
from readingroom.games.labyrinth.rules.table import TROLLEY, Table
from readingroom.games.labyrinth.rules.writing import put, put_things


def pass_answers(table: Table, codes: vec[i64], count: i64) -> i64:
    """GIVE, RECEIVE and SWAP with everybody on the tile, or by Trolley Service."""
    far_too = table.own_boosters(TROLLEY_SERVICE) != 0
    with_whom: i64 = 0
    left = partners(table)
    while left != 0:
        partner = lowest_bit(left)
        left &= left - 1
        if far_too or table.at[partner] == table.at[table.active]:
            with_whom |= bit(partner)
    if with_whom == 0:
        return count
    count = give_answers(table, codes, count)
    count = receive_answers(table, codes, count, with_whom)
    return swap_answers(table, codes, count)


def passes_from(table: Table, codes: vec[i64], count: i64, hand: i64) -> i64:
    """Alone, on one tile: what a full hand may pass to the other to make room for what it draws (LAB-SOLO-7, R-54)."""
    if not is_free(table):
        return count
    if hand == TROLLEY:
        return receive_answers(table, codes, count, bit(TROLLEY))
    return give_answers(table, codes, count)


def give_answers(table: Table, codes: vec[i64], count: i64) -> i64:
    books, others = things_books(table, table.active), things_others(table, table.active)
    if books != 0 and receivers(table, lowest_bit(books)) != 0:  # the same for all Books
        count = put(codes, count, GIVE, books)
    while others != 0:
        thing = FIRST_REWARD + lowest_bit(others)
        others &= others - 1
        if receivers(table, thing) != 0:
            codes[count] = GIVE + thing
            count += 1
    return count


def receive_answers(table: Table, codes: vec[i64], count: i64, givers: i64) -> i64:
    """In ascending order of things, whoever holds them."""
    books: i64 = 0
    others: i64 = 0
    while givers != 0:
        giver = lowest_bit(givers)
        givers &= givers - 1
        more = things_books(table, giver)
        if more != 0 and can_receive(table, giver, lowest_bit(more)):
            books |= more
        more = things_others(table, giver)
        while more != 0:
            thing = FIRST_REWARD + lowest_bit(more)
            if can_receive(table, giver, thing):
                others |= more & -more
            more &= more - 1
    return put_things(codes, count, RECEIVE, books, others)


def swap_answers(table: Table, codes: vec[i64], count: i64) -> i64:
    """A thing may be swapped if something can come for it."""
    books, others = things_books(table, table.active), things_others(table, table.active)
    if books != 0 and has_swap(table, lowest_bit(books)):  # the same for all Books
        count = put(codes, count, SWAP, books)
    while others != 0:
        thing = FIRST_REWARD + lowest_bit(others)
        others &= others - 1
        if has_swap(table, thing):
            codes[count] = SWAP + thing
            count += 1
    return count


def has_swap(table: Table, thing: i64) -> bool:
    """Something can come for a thing."""
    books, others = swappable(table, thing)
    return (books | others) != 0


def swap_for_answers(table: Table, codes: vec[i64]) -> i64:
    """What can come for the thing that is chosen."""
    books, others = swappable(table, table.first)
    return put_things(codes, 0, SWAP_FOR, books, others)
