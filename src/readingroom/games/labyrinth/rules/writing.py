"""Writing codes: families of answers for the members of sets."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.labyrinth.rules.codes import SPEND
from readingroom.games.labyrinth.rules.house import FIRST_REWARD
from readingroom.games.labyrinth.rules.table import Table


def put(codes: vec[i64], count: i64, first: i64, members: i64) -> i64:
    """Write a family's codes for the members of a set; return how many are written now."""
    while members != 0:
        codes[count] = first + lowest_bit(members)
        count += 1
        members &= members - 1
    return count


def put_range(codes: vec[i64], first: i64, number: i64) -> i64:
    """Write so many codes in a row."""
    for place in range(number):
        codes[place] = first + place
    return number


def put_things(codes: vec[i64], count: i64, first: i64, books: i64, others: i64) -> i64:
    """Write a family's codes for a set of Books and a set of others."""
    return put(codes, put(codes, count, first, books), first + FIRST_REWARD, others)


def put_boosters(table: Table, codes: vec[i64], count: i64, rewards: i64, option: i64) -> i64:
    """Write the codes that spend these boosters for an option."""
    while rewards != 0:
        reward = lowest_bit(rewards)
        rewards &= rewards - 1
        codes[count] = spend_code(table, reward, option)
        count += 1
    return count


def spend_code(table: Table, reward: i64, option: i64) -> i64:
    """The code that spends a booster for one of its two options."""
    return SPEND + reward * 2 + (0 if is_first_option(table, reward, option) else 1)


def is_first_option(table: Table, reward: i64, option: i64) -> bool:
    """Options are counted in the order of `tables.py`; each booster has two."""
    for lower in range(option):
        if table.house.option_set[lower] & bit(reward) != 0:
            return False
    return True


def option_of(table: Table, code: i64) -> i64:
    """The option that a code spends a booster for."""
    reward, second = (code - SPEND) // 2, (code - SPEND) % 2
    option: i64 = 0
    while True:
        if table.house.option_set[option] & bit(reward) != 0:
            if second == 0:
                return option
            second -= 1
        option += 1
