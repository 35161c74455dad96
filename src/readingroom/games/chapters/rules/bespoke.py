"""Effects that one card alone has, one function each: LAUNCH, StoryGen, the Biodiversity Library, two Sites."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.sets import members
from readingroom.core.state import NOBODY, bit, bits
from readingroom.games.chapters.edge.events import (
    FeatureArchived,
    FriendRotated,
    FriendsArranged,
    FriendsSeen,
    LobbyExchanged,
    TopFriendShown,
)
from readingroom.games.chapters.rules.codes import (
    BOTH_BELOW,
    BOTH_BELOW_TURNED,
    BOTH_STAY,
    BOTH_TURN,
    FIRST_BELOW,
)
from readingroom.games.chapters.rules.decks import draw_feature_cards, leave_hand
from readingroom.games.chapters.rules.lobby import (
    fresh_pool,
    is_open,
    knowers_of,
    layer,
    leave_lobby,
    pool_of,
    put_below,
    put_on_top,
    rotated,
    take_top,
    turn_up,
)
from readingroom.games.chapters.rules.table import (
    ASK_ACTION,
    ASK_EXCHANGE,
    ASK_PEEK,
    ASK_ROTATE,
    DRAWING,
    EVERYBODY,
    IN_FEATURES,
    LAYER_FRIENDS,
    POOL_BITS,
    Table,
)

# --- LAUNCH: a private look at the Friend deck (EN04) --------------------------------------------------------


def peek_friends(table: Table, seat: i64, n: i64) -> None:
    """Look at the top Friends alone; what there is, if there are fewer (CHAP-Q-36)."""
    count: i64 = 0
    first: i64 = 0
    second: i64 = 0
    if table.layer_count > 0:
        first = look(table)
        count = 1
    if n > 1 and table.layer_count > 0:
        second = look(table)
        count = 2
        merge_pools(table, pool_of(first), pool_of(second))
    if count == 0:
        return
    pool = min(pool_of(first), pool_of(second)) if count == 2 else pool_of(first)
    if count == 2:
        put_on_top(table, layer(second & LAYER_FRIENDS, bit(seat), pool))
        put_on_top(table, layer(first & LAYER_FRIENDS, bit(seat), pool))
    else:  # nothing can change places: whoever knew the one Friend still does
        put_on_top(table, first | layer(0, bit(seat), 0))
    if table.heard is not None:
        seen = members(first & LAYER_FRIENDS) + (members(second & LAYER_FRIENDS) if count == 2 else ())
        both = knowers_of(first) & knowers_of(second) if count == 2 else knowers_of(first)
        table.heard.append(FriendsSeen(int(seat), seen, both & bit(seat) != 0))
    table.push(ASK_PEEK, seat, count, 0)


def look(table: Table) -> i64:
    """The top Friend as a layer of its own, with those who know it and the pool that it came from."""
    top = table.layers[table.layer_count - 1]
    return layer(bit(take_top(table)), knowers_of(top), pool_of(top))


def merge_pools(table: Table, one: i64, other: i64) -> None:
    """Two cards change places unseen: whoever did not look cannot tell their pools apart any more."""
    kept, gone = min(one, other), max(one, other)
    for place in range(table.layer_count):
        if pool_of(table.layers[place]) == gone:
            table.layers[place] += (kept - gone) << POOL_BITS


def arrange_friends(table: Table, arrangement: i64) -> None:
    """Each goes back on top or below, in any order; others see how many went below (CHAP-EX-29)."""
    seat, count = table.asked, table.first
    table.pop()
    first = take_layer(table)
    below: i64 = 0
    if count == 1:
        below = 0 if arrangement == BOTH_STAY else 1
        (put_on_top if below == 0 else put_below)(table, first)
    else:
        below = place_two(table, first, take_layer(table), arrangement)
    if table.heard is not None:
        table.heard.append(FriendsArranged(int(seat), int(arrangement), int(count), int(below)))


def take_layer(table: Table) -> i64:
    """The top layer, as it is."""
    table.layer_count -= 1
    one = table.layers[table.layer_count]
    table.layers[table.layer_count] = 0
    return one


def place_two(table: Table, first: i64, second: i64, arrangement: i64) -> i64:
    """The first one lay on top; gives how many went below."""
    if arrangement == BOTH_STAY or arrangement == BOTH_TURN:
        turned = arrangement == BOTH_TURN
        put_on_top(table, first if turned else second)
        put_on_top(table, second if turned else first)
        return 0
    if arrangement == BOTH_BELOW or arrangement == BOTH_BELOW_TURNED:
        turned = arrangement == BOTH_BELOW_TURNED
        put_below(table, second if turned else first)
        put_below(table, first if turned else second)
        return 2
    under = arrangement == FIRST_BELOW
    put_below(table, first if under else second)
    put_on_top(table, second if under else first)
    return 1


# --- StoryGen: a Lobby Friend is rotated (EN05) --------------------------------------------------------------


def rotate_friend(table: Table, seat: i64) -> None:
    """One that is not rotated, and not the one of the previous turn (CHAP-Q-34, CHAP-Q-48)."""
    if rotatable(table) != 0:
        table.push(ASK_ROTATE, seat, 0, 0)


def rotatable(table: Table) -> i64:
    return table.lobby & ~rotated(table) & ~table.marked_before


def mark_friend(table: Table, friend: i64) -> None:
    """No other player may Invite it until this one's next turn (CHAP-Q-34)."""
    seat = table.asked
    table.pop()
    table.marks[seat] |= bit(friend)
    table.marked_now[seat] |= bit(friend)
    if table.heard is not None:
        table.heard.append(FriendRotated(int(seat), int(friend)))


# --- the Biodiversity Library: one more action (EN01) --------------------------------------------------------


def extra_action(table: Table, seat: i64) -> None:
    """Of a kind that the previous player took on the latest turn; declared as any other (CHAP-DEF-3, CHAP-Q-25)."""
    table.push(ASK_ACTION, seat, table.kinds_of(table.right_of(seat)), 0)


# --- Punggol: guessing the top Friend (CHAP-SITE-4, CHAP-SITE-5) ---------------------------------------------


def guess_friend(table: Table, category: i64) -> None:
    """The top Friend is shown to all. Right: cards, and perhaps an exchange; wrong: it goes below."""
    seat = table.asked
    table.pop()
    known = is_open(table)
    friend = turn_up(table)
    right = table.house.prefers[friend] == category
    if table.heard is not None:
        table.heard.append(TopFriendShown(int(seat), int(friend), int(category), right=right, known=known))
    seen = layer(bit(friend), EVERYBODY, fresh_pool(table))
    site = table.site(seat)
    if not right:
        put_below(table, seen)
        return
    if table.house.guess_exchanges[site] != 0 and table.lobby != 0:
        put_on_top(table, seen)
        table.push(ASK_EXCHANGE, seat, friend, 0)
    else:
        put_below(table, seen)
    draws = table.house.guess_draws[site]
    if table.house.enhancing:
        table.push(DRAWING, NOBODY, draws, seat)  # CHAP-DRW-1
    else:
        draw_feature_cards(table, seat, draws)


def exchange_friend(table: Table, friend: i64) -> None:
    """The shown Friend takes the place of one in the Lobby, which goes below; or goes below itself."""
    seat, shown = table.asked, table.first
    table.pop()
    seen = take_layer(table)
    if friend < 0:
        put_below(table, seen)
        return
    leave_lobby(table, friend)
    table.lobby |= bit(shown)
    put_below(table, layer(bit(friend), EVERYBODY, fresh_pool(table)))
    if table.heard is not None:
        table.heard.append(LobbyExchanged(int(seat), int(shown), int(friend)))


# --- the National Archives: archiving a Feature (CHAP-SITE-6) ------------------------------------------------


def archive_feature(table: Table, feature: i64) -> None:
    """A Feature card of the hand goes face up beside the Site, out of play otherwise."""
    seat = table.asked
    table.pop()
    hidden = leave_hand(table, seat, IN_FEATURES, feature)
    table.archive[seat] |= bit(feature)
    if table.heard is not None:
        table.heard.append(FeatureArchived(int(seat), int(feature), not hidden))


def archived_sets(table: Table, seat: i64) -> i64:
    """Full sets of all three Categories among the archived Features."""
    fewest: i64 = 62
    for category in range(3):
        fewest = min(fewest, bits(table.archive[seat] & table.house.category_set[category]))
    return fewest
