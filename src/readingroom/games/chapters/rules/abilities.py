"""Abilities of Enhancements before and after the action: when they can be used, and what they cost (2.14)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.chapters.edge.events import AbilityUsed
from readingroom.games.chapters.rules.bespoke import rotatable
from readingroom.games.chapters.rules.decks import named_cards, pay_with_named, word_of
from readingroom.games.chapters.rules.effects import friends_to_get, has_loose_stack
from readingroom.games.chapters.rules.house import (
    BUILD,
    DO_BUILD,
    DO_EXTRA_ACTION,
    DO_INVITE,
    DO_PEEK_FRIENDS,
    DO_RECOVER,
    DO_ROTATE_FRIEND,
    DO_SHELVE,
    DO_SWAP_FRIEND,
    DO_SWAP_STACK,
    EVENT,
    EVENT_KINDS,
    INVITE,
    MOLLY,
    STEP,
)
from readingroom.games.chapters.rules.inviting import invitable_after
from readingroom.games.chapters.rules.library import discard_stack
from readingroom.games.chapters.rules.reacting import run
from readingroom.games.chapters.rules.table import (
    ASK_COST,
    ASK_COST_STACK,
    IN_EVENTS,
    IN_FEATURES,
    Table,
)


def ready(table: Table, seat: i64, trigger: i64) -> i64:
    """Abilities of this moment that are not used yet: each once in each of one's own turns (CHAP-ENH-15)."""
    return table.active_set[seat] & table.house.trigger_set[trigger] & ~table.used


def might_use(table: Table, seat: i64, trigger: i64) -> bool:
    """An ability could be used, as far as everybody can tell: the question itself must tell nothing of a hand."""
    cards = ready(table, seat, trigger)
    while cards != 0:
        kind = table.house.enhancement_kind[lowest_bit(cards)]
        if can_afford(table, seat, kind) and leads_somewhere(table, seat, kind):
            return True
        cards &= cards - 1
    return False


def usable(table: Table, seat: i64, kind: i64) -> bool:
    """Its cost can be paid in full, and its first step then has a legal choice (CHAP-ENH-16)."""
    if not can_afford(table, seat, kind) or not leads_somewhere(table, seat, kind):
        return False
    stacks = table.house.cost_stacks[kind]
    if stacks > 0:
        return some_stacks_leave_a_choice(table, seat, kind, 0, stacks)
    return leaves_a_choice(
        table, seat, kind, 0, table.hand_features(seat), table.hand_events(seat), cards_kept(table, seat, kind)
    )


def can_afford(table: Table, seat: i64, kind: i64) -> bool:
    house = table.house
    return table.hand_size(seat) >= house.cost_cards[kind] and table.stacks[seat] >= house.cost_stacks[kind]


def cards_kept(table: Table, seat: i64, kind: i64) -> i64:
    """How many cards are left in hand once the cost is paid."""
    return table.hand_size(seat) - table.house.cost_cards[kind]


def leads_somewhere(table: Table, seat: i64, kind: i64) -> bool:
    """What of the first step everybody can see has a choice."""
    at = table.house.first_step[EVENT_KINDS + kind] * STEP
    what, way = table.house.steps[at], table.house.steps[at + 2]
    kept = cards_kept(table, seat, kind)
    if what == DO_BUILD or what == DO_SHELVE:
        return kept > 0
    if what == DO_INVITE:
        return table.lobby != 0
    if what == DO_RECOVER:
        return table.pile | table.pile_events != 0
    if what == DO_PEEK_FRIENDS:
        return table.layer_count > 0
    if what == DO_ROTATE_FRIEND:
        return rotatable(table) != 0
    if what == DO_EXTRA_ACTION:
        return table.kinds_of(table.right_of(seat)) != 0
    if what == DO_SWAP_FRIEND:
        return table.friends[seat] != 0 and friends_to_get(table, seat, way) != 0
    return what != DO_SWAP_STACK or (table.stacks[seat] > 0 and others_have_stacks(table, seat))


def others_have_stacks(table: Table, seat: i64) -> bool:
    for other in range(table.seats):
        if other != seat and has_loose_stack(table, other):
            return True
    return False


def leaves_a_choice(table: Table, seat: i64, kind: i64, gone: i64, features: i64, events: i64, kept: i64) -> bool:
    """The first step has a choice with these cards to keep so many of, and without some stacks (CHAP-ENH-16)."""
    at = table.house.first_step[EVENT_KINDS + kind] * STEP
    what = table.house.steps[at]
    if what == DO_BUILD:
        return kept > 0 and features != 0
    if what == DO_INVITE:
        return invitable_after(table, seat, table.house.steps[at + 1], gone, features, kept) != 0
    if what == DO_EXTRA_ACTION:
        return some_action_is_left(table, seat, features, events, kept)
    return True


def some_action_is_left(table: Table, seat: i64, features: i64, events: i64, kept: i64) -> bool:
    """An action of a kind that the previous player took can still be taken."""
    kinds = table.kinds_of(table.right_of(seat))
    if kinds & bit(MOLLY) != 0:
        return True
    if kinds & bit(BUILD) != 0 and kept > 0 and features != 0:
        return True
    if kinds & bit(EVENT) != 0 and kept > 0 and events & table.house.action_events != 0:
        return True
    return kinds & bit(INVITE) != 0 and invitable_after(table, seat, 0, 0, features, kept) != 0


def some_stacks_leave_a_choice(table: Table, seat: i64, kind: i64, gone: i64, left: i64) -> bool:
    """Among the stacks that could be given up some leave a choice; which ones is looked for."""
    if left == 0:
        features, events = table.hand_features(seat), table.hand_events(seat)
        return leaves_a_choice(table, seat, kind, gone, features, events, table.hand_size(seat))
    for stack in range(table.stacks[seat]):
        if gone >> stack == 0 and some_stacks_leave_a_choice(table, seat, kind, gone | bit(stack), left - 1):
            return True
    return False


# --- using ---------------------------------------------------------------------------------------------------


def use_ability(table: Table, kind: i64) -> None:
    """Its cost is paid first and in full, then it is carried out (CHAP-ENH-16)."""
    seat, house = table.asked, table.house
    table.used |= bit(lowest_bit(table.active_set[seat] & house.enhancement_set[kind] & ~table.used))
    table.just_paid = 0
    table.just_paid_events = 0
    table.discarded = 0
    if table.heard is not None:
        table.heard.append(AbilityUsed(int(seat), int(kind)))
    table.pop()
    run(table, EVENT_KINDS + kind, seat)
    if house.cost_stacks[kind] > 0:
        table.push(ASK_COST_STACK, seat, house.cost_stacks[kind], kind)
    if house.cost_cards[kind] > 0:
        table.push(ASK_COST, seat, house.cost_cards[kind], kind)


def may_pay_with(table: Table, name: i64) -> bool:
    """The card can go, and enough stays for the step that follows."""
    seat, left, kind = table.asked, table.first, table.second
    word, cards = word_of(name), named_cards(table, name)
    features, events = table.hand_features(seat), table.hand_events(seat)
    if word == IN_FEATURES:
        features &= ~cards
    elif word == IN_EVENTS:
        gone = events & cards
        events &= ~(gone & -gone)
    return leaves_a_choice(table, seat, kind, 0, features, events, table.hand_size(seat) - left)


def pay_cost(table: Table, name: i64) -> None:
    """One card of the cost is discarded."""
    seat = table.asked
    table.first -= 1
    if table.first == 0:
        table.pop()
    card = pay_with_named(table, seat, name)
    table.discarded += 1
    if word_of(name) == IN_FEATURES:
        table.just_paid |= bit(card)
    elif word_of(name) == IN_EVENTS:
        table.just_paid_events |= bit(card)


def may_give_up(table: Table, stack: i64) -> bool:
    """The stack can go, and some choice of the others leaves the following step possible (CHAP-ENH-16)."""
    seat, left, kind = table.asked, table.first, table.second
    if left == 1:
        return some_stacks_leave_a_choice(table, seat, kind, bit(stack), 0)
    for other in range(table.stacks[seat]):
        if other != stack:
            both = bit(stack) | bit(other)
            if left > 2 or some_stacks_leave_a_choice(table, seat, kind, both, 0):
                return True
    return False


def pay_stack(table: Table, stack: i64) -> None:
    """A stack of one's own Library is the cost; it may be the one that bears the ability (CHAP-Q-33)."""
    seat = table.asked
    table.first -= 1
    if table.first == 0:
        table.pop()
    discard_stack(table, seat, stack)
