"""Hearts: what each Friend is worth, and all else that gives some (2.10, 3.2)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.chapters.rules.bespoke import archived_sets
from readingroom.games.chapters.rules.house import (
    ANY_CATEGORY,
    BY_BALANCE,
    BY_EXACT,
    BY_FRIENDS,
    BY_ICONS,
    BY_NEIGHBOURS,
    BY_PAIRS,
    BY_PREFERENCES,
    BY_SETS,
    BY_TYPES,
    CATEGORIES,
    GAME_END,
    OF_SHELVED,
    SCORE,
    TYPES,
)
from readingroom.games.chapters.rules.table import Table, category_of


def hearts(table: Table, seat: i64) -> i64:
    """The Friends', one for every two Shelved cards, those of Archives and Enhancements (CHAP-SCO-1, CHAP-SHL-2)."""
    sum_of: i64 = 0
    friends = table.friends[seat]
    while friends != 0:
        sum_of += friend_hearts(table, seat, lowest_bit(friends))
        friends &= friends - 1
    if table.house.enhancing:
        sum_of += table.shelved(seat) // 2 + enhancement_hearts(table, seat)
    if table.house.site_abilities:
        a_set = table.house.archive_hearts[table.site(seat)]
        if a_set > 0:
            sum_of += a_set * archived_sets(table, seat)  # CHAP-SITE-6
    return sum_of


def enhancement_hearts(table: Table, seat: i64) -> i64:
    """Those of `game_end`."""
    house = table.house
    cards = table.active_set[seat] & house.trigger_set[GAME_END]
    sum_of: i64 = 0
    while cards != 0:
        kind = house.enhancement_kind[lowest_bit(cards)]
        count = table.shelved(seat) if house.hearts_of[kind] == OF_SHELVED else bits(table.friends[seat])
        sum_of += house.hearts_per[kind] * (count // house.hearts_for_each[kind])
        cards &= cards - 1
    return sum_of


def friend_hearts(table: Table, seat: i64, friend: i64) -> i64:
    """What a Friend is worth in this Library, with the final position or the present one; its numbers are 3.2's."""
    kind = table.house.scores_by[friend]
    if kind <= BY_BALANCE:
        return hearts_by_icons(table, seat, friend, kind)
    if kind == BY_NEIGHBOURS:
        return hearts_by_neighbours(table, seat, friend)
    return hearts_by_company(table, table.friends[seat] | bit(friend), friend, kind)


def number(table: Table, friend: i64, place: i64) -> i64:
    """One of the numbers that a Friend's score is made of."""
    return table.house.score[friend * SCORE + place]


# --- by icons: every icon counts, MOLLY's too (CHAP-ICON-5, CHAP-Q-10) ------------------------------------------


def hearts_by_icons(table: Table, seat: i64, friend: i64, kind: i64) -> i64:
    icons = table.icons[seat]
    flat, per = number(table, friend, 0), number(table, friend, 1)
    if kind == BY_ICONS:
        return flat + by_category(table, friend, icons, per)
    fewest, most = category_of(icons, 0), category_of(icons, 0)
    for category in range(1, CATEGORIES):
        fewest = min(fewest, category_of(icons, category))
        most = max(most, category_of(icons, category))
    if kind == BY_SETS:
        return flat + per * fewest
    if kind == BY_EXACT:
        exact: i64 = 0
        for category in range(CATEGORIES):
            if category_of(icons, category) == number(table, friend, 2):
                exact += 1
        return flat + per * exact
    return number(table, friend, 3) if most - fewest <= number(table, friend, 2) else number(table, friend, 4)


def by_category(table: Table, friend: i64, icons: i64, per: i64) -> i64:
    """So much an icon of one Category after the first few, more if it leads strictly."""
    category = number(table, friend, 2)
    mine = category_of(icons, category)
    leads = True
    for other in range(CATEGORIES):
        if other != category and category_of(icons, other) >= mine:
            leads = False
    return per * max(0, mine - number(table, friend, 3)) + (number(table, friend, 4) if leads else 0)


# --- by neighbours (CHAP-SCO-6) ------------------------------------------------------------------------------


def hearts_by_neighbours(table: Table, seat: i64, friend: i64) -> i64:
    """Both neighbours' Features or Friends, halved; of two players the other is both."""
    both = counted_at(table, table.left_of(seat), friend) + counted_at(table, table.right_of(seat), friend)
    return number(table, friend, 0) + number(table, friend, 1) * (both // 2)


def counted_at(table: Table, seat: i64, friend: i64) -> i64:
    """Top Features or Friends of a Library; covered Features, MOLLY and Enhancements are none (CHAP-ICON-6)."""
    category, of_friends = number(table, friend, 2), number(table, friend, 3) != 0
    if of_friends:
        friends = table.friends[seat]
        return bits(friends if category == ANY_CATEGORY else friends & table.house.prefer_set[category])
    if category == ANY_CATEGORY:
        return table.stacks[seat]
    count: i64 = 0
    for stack in range(table.stacks[seat]):
        if table.house.category[table.top(seat, stack)] == category:
            count += 1
    return count


# --- by company ----------------------------------------------------------------------------------------------


def hearts_by_company(table: Table, friends: i64, friend: i64, kind: i64) -> i64:
    flat, per = number(table, friend, 0), number(table, friend, 1)
    if kind == BY_FRIENDS:
        return min(number(table, friend, 4), flat + per * bits(liked(table, friends & ~bit(friend), friend)))
    if kind == BY_TYPES:
        return number(table, friend, different_types(table, friends))
    if kind == BY_PREFERENCES:
        return flat + per * different_preferences(table, friends)
    return flat + per * different_pairs(table, friends) if kind == BY_PAIRS else 0


def liked(table: Table, others: i64, friend: i64) -> i64:
    """The other Friends that this one likes, by preferred Category and by type."""
    category, types = number(table, friend, 2), number(table, friend, 3)
    if category != ANY_CATEGORY:
        others &= table.house.prefer_set[category]
    found: i64 = 0
    for kind in range(TYPES):
        if types & bit(kind) != 0:
            found |= others & table.house.type_set[kind]
    return found


def different_types(table: Table, friends: i64) -> i64:
    count: i64 = 0
    for kind in range(TYPES):
        if friends & table.house.type_set[kind] != 0:
            count += 1
    return count


def different_preferences(table: Table, friends: i64) -> i64:
    count: i64 = 0
    for category in range(CATEGORIES):
        if friends & table.house.prefer_set[category] != 0:
            count += 1
    return count


def different_pairs(table: Table, friends: i64) -> i64:
    """Different pairs of type and preferred Category."""
    count: i64 = 0
    for kind in range(TYPES):
        for category in range(CATEGORIES):
            if friends & table.house.type_set[kind] & table.house.prefer_set[category] != 0:
                count += 1
    return count
