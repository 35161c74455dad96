"""A quick player for Chapters: Friends first, then what brings the next one nearer."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import lowest_bit
from readingroom.games.chapters.rules.codes import (
    BUILD_CARD,
    CALL_MOLLY,
    CHOOSE_SEAT,
    GIVE_UP,
    INVITE_FRIEND,
    OVER,
    PLAY,
    USE,
)
from readingroom.games.chapters.rules.house import CATEGORIES
from readingroom.games.chapters.rules.scoring import friend_hearts
from readingroom.games.chapters.rules.table import (
    ASK_ACTION,
    ASK_INVITE,
    ASK_REDECLARE,
    Table,
    category_of,
    missing,
    total,
)


def quick_choice(table: Table, codes: vec[i64], count: i64) -> i64:
    """Invite who brings most; build what the Lobby asks for; everything else at random."""
    if count == 1:
        return codes[0]
    kind = table.asks
    if kind == ASK_ACTION or kind == ASK_INVITE or kind == ASK_REDECLARE:
        invited = best_invite(table, codes, count)
        if invited >= 0:
            return invited
        if kind == ASK_ACTION:
            return next_step(table, codes, count)
    if codes[0] == 1 and codes[1] >= USE and codes[1] < CHOOSE_SEAT and table.choice(3) != 0:
        return codes[1 + table.choice(count - 1)]
    return codes[table.choice(count)]


def best_invite(table: Table, codes: vec[i64], count: i64) -> i64:
    """The invitation that brings most Hearts now; -1: none."""
    best: i64 = -1
    most: i64 = -1
    for place in range(count):
        code = codes[place]
        if code >= INVITE_FRIEND and code < GIVE_UP:
            brings = friend_hearts(table, table.asked, code - INVITE_FRIEND)
            if brings > most:
                most = brings
                best = code
    return best


def next_step(table: Table, codes: vec[i64], count: i64) -> i64:
    """Mostly a Feature of the Category that is missing most, sometimes anything."""
    wanted = wanted_category(table, table.asked)
    if table.choice(8) != 0:
        for place in range(count):
            code = codes[place]
            if code >= BUILD_CARD and code < OVER and table.house.category[code - BUILD_CARD] == wanted:
                return code
        for place in range(count):
            if codes[place] >= PLAY and codes[place] < CALL_MOLLY and table.choice(2) == 0:
                return codes[place]
        if table.molly_at != table.asked and codes[count - 1] >= CALL_MOLLY:
            return codes[count - 1] + wanted - 2
    return codes[table.choice(count)]


def wanted_category(table: Table, seat: i64) -> i64:
    """What the nearest Lobby Friend lacks most."""
    lobby = table.lobby
    nearest: i64 = 99
    lacking: i64 = 0
    while lobby != 0:
        needs = table.house.needs[lowest_bit(lobby)]
        short = missing(needs, table.icons[seat])
        if total(short) < nearest:
            nearest = total(short)
            lacking = short
        lobby &= lobby - 1
    best: i64 = 0
    for category in range(1, CATEGORIES):
        if category_of(lacking, category) > category_of(lacking, best):
            best = category
    return best if lacking != 0 else table.choice(CATEGORIES)
