"""LAB-PASS, LAB-SOLO-7: cards change hands, on one tile or by Trolley Service.

With others a pass is one action: give one, receive one, or swap one for one (R-41). Alone, cards and captured Terrors
pass between player and Trolley free while both are on one tile, also to make room for a draw (R-54); what has been
passed stays until the next action, so that passing to and fro ends (R-62).
"""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.labyrinth.edge.events import GiftOffered, GiftRefused, ThingPassed
from readingroom.games.labyrinth.rules.decks import discard, play_booster
from readingroom.games.labyrinth.rules.house import (
    CARDS,
    FIRST_REWARD,
    TROLLEY_SERVICE,
)
from readingroom.games.labyrinth.rules.table import (
    ABOVE,
    ASK_GIVE_TO,
    ASK_ROOM,
    ASK_SPEND,
    ASK_SWAP_FOR,
    FOR_GIFT,
    FOR_RECEIPT,
    FOR_SWAP,
    NO_CARD,
    TROLLEY,
    Table,
)
from readingroom.games.labyrinth.rules.turns import spend_action

# --- whom, and what -----------------------------------------------------------------------------------------


def partners(table: Table) -> i64:
    """The hands that may take part in a pass with the active player's, as a set."""
    if table.house.solo:
        return bit(TROLLEY)
    return (bit(table.seats) - 1) & ~bit(table.active)


def is_near(table: Table, partner: i64) -> bool:
    """The partner stands on the active player's tile (LAB-PASS-1)."""
    return table.at[partner] == table.at[table.active]


def is_free(table: Table) -> bool:
    """Passing costs no action: alone, on one tile (LAB-SOLO-7)."""
    return table.house.solo and table.together()


def services(table: Table, thing: i64) -> i64:
    """The boosters that could bring a thing to another tile: not the thing itself (LAB-BOOST-5)."""
    cards = table.own_boosters(TROLLEY_SERVICE)
    return cards & ~bit(thing - FIRST_REWARD) if thing >= FIRST_REWARD else cards


def may_pass(table: Table) -> bool:
    """The player has an action for it, or needs none."""
    return table.actions > 0 or is_free(table)


def things_books(table: Table, hand: i64) -> i64:
    """The Books of a hand that may be passed now."""
    return table.hand_books[hand] & ~table.moved_books


def things_others(table: Table, hand: i64) -> i64:
    """The others that may be passed now: captured Terrors only alone (LAB-PASS-2)."""
    others = table.hand_others[hand] if table.house.solo else table.hand_others[hand] & CARDS
    return others & ~table.moved_others


def receivers(table: Table, thing: i64) -> i64:
    """The hands that a thing of the active player's may be given to, as a set.

    A full hand that could discard is asked (R-58), but not after a refusal (R-61); alone a full hand gets nothing.
    """
    found: i64 = 0
    left = partners(table)
    far_too = services(table, thing) != 0
    while left != 0:
        partner = lowest_bit(left)
        left &= left - 1
        if not is_near(table, partner) and not far_too:
            continue
        if table.has_room(partner) or takes_service_from(table, partner, thing) or may_make_room(table, partner):
            found |= bit(partner)
    return found


def may_make_room(table: Table, partner: i64) -> bool:
    """A full hand of somebody else can be asked to discard (R-58)."""
    if table.house.solo or table.refused:
        return False
    return table.hand_books[partner] != 0 or table.rewards_in(partner) != 0


def takes_service_from(table: Table, hand: i64, thing: i64) -> bool:
    """Alone, at a distance: a Trolley Service lies in this hand, and playing it frees a slot (R-40, R-56)."""
    return not is_near(table, hand) and services(table, thing) & table.hand_others[hand] != 0


def can_receive(table: Table, giver: i64, thing: i64) -> bool:
    """The active player may receive this thing of a partner's (LAB-PASS-3)."""
    if is_near(table, giver):
        return table.has_room(table.active)
    cards = services(table, thing)
    if cards == 0:
        return False
    return table.has_room(table.active) or cards & table.hand_others[table.active] != 0


def can_swap(table: Table, thing: i64, partner: i64, theirs: i64) -> bool:
    """One for one needs no slot (LAB-PASS-3); on another tile it needs a Trolley Service that is neither of them."""
    if is_near(table, partner):
        return True
    cards = services(table, thing)
    if theirs >= FIRST_REWARD:
        cards &= ~bit(theirs - FIRST_REWARD)
    return cards != 0


def swappable(table: Table, thing: i64) -> tuple[i64, i64]:
    """What can come for a thing: Books and others of all partners."""
    books: i64 = 0
    others: i64 = 0
    left = partners(table)
    while left != 0:
        partner = lowest_bit(left)
        left &= left - 1
        more = things_books(table, partner)
        if more != 0 and can_swap(table, thing, partner, lowest_bit(more)):
            books |= more
        more = things_others(table, partner)
        while more != 0:
            if can_swap(table, thing, partner, FIRST_REWARD + lowest_bit(more)):
                others |= more & -more
            more &= more - 1
    return books, others


# --- giving -------------------------------------------------------------------------------------------------


def give(table: Table, thing: i64) -> None:
    """Give a thing; ask to whom if several could get it."""
    hands = receivers(table, thing)
    if bits(hands) > 1:
        table.push(ASK_GIVE_TO, table.active, thing, 0)
    else:
        give_to(table, thing, lowest_bit(hands))


def give_to(table: Table, thing: i64, receiver: i64) -> None:
    """The receiver is known; a receiver elsewhere needs a Trolley Service."""
    leave_question(table)
    if is_near(table, receiver):
        offer(table, thing, receiver, NO_CARD)
        return
    cards = services(table, thing)
    if not table.has_room(receiver) and takes_service_from(table, receiver, thing):
        cards &= table.hand_others[receiver]
    if bits(cards) > 1:
        table.push(ASK_SPEND, table.active, FOR_GIFT, thing + receiver * ABOVE)
    else:
        offer(table, thing, receiver, lowest_bit(cards))


def leave_question(table: Table) -> None:
    """Return from a question about a pass to what it interrupted."""
    if table.asks == ASK_GIVE_TO or table.asks == ASK_SWAP_FOR:
        table.pop()


def offer(table: Table, thing: i64, receiver: i64, service: i64) -> None:
    """Hand the thing over; a full hand is asked to make room first (R-58)."""
    if table.has_room(receiver) or table.house.solo:
        hand_over(table, thing, receiver, service)
        return
    table.push(ASK_ROOM, receiver, thing, service)
    if table.heard is not None:
        table.heard.append(GiftOffered(int(table.active), int(receiver), int(thing)))


def make_room(table: Table, thing: i64) -> None:
    """The receiver discards a card, and the gift arrives."""
    receiver, gift, service = table.asked, table.first, table.second
    table.pop()
    discard(table, receiver, thing)
    hand_over(table, gift, receiver, service)


def refuse(table: Table) -> None:
    """The receiver keeps all cards: no action and no booster was spent (R-58)."""
    receiver, gift = table.asked, table.first
    table.pop()
    table.refused = True
    if table.heard is not None:
        table.heard.append(GiftRefused(int(table.active), int(receiver), int(gift)))


def hand_over(table: Table, thing: i64, receiver: i64, service: i64) -> None:
    """A thing goes from the active player, or alone from the player or the Trolley, to another hand."""
    pay_for_passing(table, service)
    move_thing(table, table.holder(thing), receiver, thing)


def pay_for_passing(table: Table, service: i64) -> None:
    """An action and perhaps a Trolley Service; nothing alone on one tile (LAB-SOLO-7)."""
    if is_free(table):
        return
    spend_action(table)
    if service != NO_CARD:
        play_booster(table, service, TROLLEY_SERVICE)


def move_thing(table: Table, giver: i64, receiver: i64, thing: i64) -> None:
    """A thing changes hands."""
    table.remove(giver, thing)
    table.put(receiver, thing)
    if is_free(table):
        if thing < FIRST_REWARD:
            table.moved_books |= bit(thing)
        else:
            table.moved_others |= bit(thing - FIRST_REWARD)
    if table.heard is not None:
        table.heard.append(ThingPassed(int(giver), int(receiver), int(thing)))


# --- receiving and swapping ---------------------------------------------------------------------------------


def receive(table: Table, thing: i64) -> None:
    """Take a thing out of a partner's hand."""
    giver = table.holder(thing)
    if is_near(table, giver):
        hand_over(table, thing, table.active, NO_CARD)
        return
    cards = services(table, thing)
    if not table.has_room(table.active):
        cards &= table.hand_others[table.active]
    if bits(cards) > 1:
        table.push(ASK_SPEND, table.active, FOR_RECEIPT, thing)
    else:
        hand_over(table, thing, table.active, lowest_bit(cards))


def swap(table: Table, thing: i64) -> None:
    """Choose what to give in a swap; what comes for it is asked next, if there is a choice."""
    table.push(ASK_SWAP_FOR, table.active, thing, 0)
    books, others = swappable(table, thing)
    if bits(books) + bits(others) == 1:
        swap_for(table, lowest_bit(books) if books != 0 else FIRST_REWARD + lowest_bit(others))


def swap_for(table: Table, theirs: i64) -> None:
    """Both things are known; a partner elsewhere needs a Trolley Service."""
    thing = table.first
    leave_question(table)
    partner = table.holder(theirs)
    if is_near(table, partner):
        exchange(table, thing, theirs, NO_CARD)
        return
    cards = services(table, thing)
    if theirs >= FIRST_REWARD:
        cards &= ~bit(theirs - FIRST_REWARD)
    if bits(cards) > 1:
        table.push(ASK_SPEND, table.active, FOR_SWAP, thing + theirs * ABOVE)
    else:
        exchange(table, thing, theirs, lowest_bit(cards))


def exchange(table: Table, thing: i64, theirs: i64, service: i64) -> None:
    """One for one."""
    partner = table.holder(theirs)
    mine = table.holder(thing)
    pay_for_passing(table, service)
    move_thing(table, mine, partner, thing)
    move_thing(table, partner, mine, theirs)


def spend_on_passing(table: Table, reward: i64) -> None:
    """The Trolley Service for what is pending is chosen."""
    purpose, thing, above = table.first, table.second % ABOVE, table.second // ABOVE
    table.pop()
    if purpose == FOR_GIFT:
        offer(table, thing, above, reward)
    elif purpose == FOR_RECEIPT:
        hand_over(table, thing, table.active, reward)
    else:
        exchange(table, thing, above, reward)
