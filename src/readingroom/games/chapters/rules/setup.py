"""Setting the table up (2.1)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.sets import members
from readingroom.core.state import NOBODY, bit
from readingroom.games.chapters.edge.events import (
    FirstPlayer,
    FriendArrived,
    FriendsDealt,
    SiteDealt,
    StartingFriendKept,
    StartingFriendsShown,
)
from readingroom.games.chapters.rules.decks import draw_feature_cards, fill_market
from readingroom.games.chapters.rules.house import DEALS, FRIEND_DECK, NO_SEAT
from readingroom.games.chapters.rules.lobby import layer, put_on_top, take_top, turn_up
from readingroom.games.chapters.rules.table import (
    ASK_START,
    IN_ENHANCEMENTS,
    IN_EVENTS,
    LAYER_FRIENDS,
    NOTHING,
    SEAT_BITS,
    TURN_BEGINS,
    UNSEEN_POOL,
    Table,
)


def set_up(table: Table) -> None:
    """Sites, decks, Lobby, hands; then starting Friends, if any (CHAP-SETUP-12)."""
    deal_sites(table)
    make_decks(table)
    open_lobby(table)
    table.molly_at = NOTHING  # CHAP-SETUP-6
    for seat in range(table.seats):
        draw_feature_cards(table, seat, table.house.hand)  # CHAP-SETUP-7
    if table.house.enhancing:
        fill_market(table)  # CHAP-ENH-1
    table.push(TURN_BEGINS, NOBODY, 0, 0)
    if table.house.starting_friends:
        deal_starting_friends(table)
    else:
        table.lowest_deck = table.friends_in_deck()


def deal_sites(table: Table) -> None:
    """One Site each at random (CHAP-SETUP-1); who goes first follows from them (CHAP-SETUP-11, CHAP-Q-38)."""
    left: i64 = bit(table.house.sites) - 1
    first = NO_SEAT
    for seat in range(table.seats):
        site = table.pick_bit(DEALS, left)
        table.notice(site)
        left &= ~bit(site)
        table.sites |= site << (seat * SEAT_BITS)
        if site == table.house.first_site:
            first = seat
        if table.heard is not None:
            table.heard.append(SiteDealt(int(seat), int(site)))
    if first == NO_SEAT:
        first = table.house.first_seat
    if first == NO_SEAT:
        first = table.pick_bit(DEALS, bit(table.seats) - 1)
    table.first_player = first
    table.active = first
    if table.heard is not None:
        table.heard.append(FirstPlayer(int(first)))


def make_decks(table: Table) -> None:
    """All Features and Events, NSFL Events with module 1; the Friends, some of them removed unseen.

    CHAP-SETUP-2, CHAP-SETUP-3, CHAP-NSFL-1, CHAP-ENH-1.
    """
    house = table.house
    table.deck = house.features
    table.deck_events = house.events
    table.pools[0] = table.deck
    table.pools[IN_EVENTS] = table.deck_events
    if house.enhancing:
        table.enhancement_deck = house.enhancements
        table.pools[IN_ENHANCEMENTS] = house.enhancements
    friends = house.friends
    for _friend in range(house.removed_friends):
        removed = table.pick_bit(FRIEND_DECK, friends)
        friends &= ~bit(removed)
        table.removed |= bit(removed)
    put_on_top(table, layer(friends, 0, UNSEEN_POOL))


def open_lobby(table: Table) -> None:
    """Turn up four Friends (CHAP-SETUP-5)."""
    for _friend in range(table.house.lobby):
        friend = turn_up(table)
        table.lobby |= bit(friend)
        if table.heard is not None:
            table.heard.append(FriendArrived(int(friend), known=False))


# --- starting Friends (CHAP-SETUP-8, CHAP-SETUP-9, CHAP-SETUP-10) --------------------------------------------


def deal_starting_friends(table: Table) -> None:
    """Two Friends each, in private; all choose before any choice is shown."""
    for seat in range(table.seats):
        for _friend in range(table.house.start_options):
            table.offered[seat] |= bit(take_top(table))
        if table.heard is not None:
            table.heard.append(FriendsDealt(int(seat), members(table.offered[seat])))
    table.windows += 1
    table.push(ASK_START, 0, 0, 0)


def keep_friend(table: Table, friend: i64) -> None:
    """A seat chooses one of its two; when the last one has, all are shown (CHAP-SETUP-9)."""
    seat = table.asked
    table.windows += 1
    table.kept[seat] = bit(friend)
    if table.heard is not None:
        table.heard.append(StartingFriendKept(int(seat), int(friend)))
    if seat + 1 < table.seats:
        table.asked = seat + 1
    else:
        show_starting_friends(table)
        table.pop()


def show_starting_friends(table: Table) -> None:
    """The others are shuffled back into the Friend deck: each seat knows of its own that it is there."""
    table.layers[0] &= LAYER_FRIENDS
    for seat in range(table.seats):
        table.friends[seat] = table.kept[seat]
        table.given_back[seat] = table.offered[seat] & ~table.kept[seat]
        table.layers[0] |= table.given_back[seat]
        table.offered[seat] = 0
        table.kept[seat] = 0
    table.lowest_deck = table.friends_in_deck()
    if table.heard is not None:
        shown = tuple([members(table.friends[seat])[0] for seat in range(table.seats)])
        table.heard.append(StartingFriendsShown(shown))
