"""What is legal at each decision, as ascending codes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.chapters.rules.abilities import may_give_up, may_pay_with, ready, usable
from readingroom.games.chapters.rules.bespoke import rotatable
from readingroom.games.chapters.rules.codes import (
    ARCHIVE,
    ARRANGE,
    ARRANGEMENTS,
    BOTH_BELOW,
    BUILD_CARD,
    CALL_MOLLY,
    CHOOSE_FRIEND,
    CHOOSE_SEAT,
    CHOOSE_STACK,
    DISCARD,
    DONE,
    DRAW_ENHANCEMENT,
    DRAW_FEATURES,
    GIVE_UP,
    GUESS,
    INVITE_FRIEND,
    KEEP,
    OVER,
    PASS,
    PAY,
    PAY_DISCOUNT,
    PAY_LOAN,
    PLAY,
    RECOVER,
    SHELVE,
    SHELVE_EVENT,
    TAKE_MARKET,
    TRIGGER,
    TUCK,
    TUCK_NONE,
    USE,
)
from readingroom.games.chapters.rules.effects import friends_to_get, has_loose_stack
from readingroom.games.chapters.rules.house import (
    BUILD,
    CARD_ENHANCEMENT,
    CARD_EVENT,
    CATEGORIES,
    EVENT,
    INVITE,
    MARKET,
    MOLLY,
    NOT_THE_COST,
    STACKS,
)
from readingroom.games.chapters.rules.inviting import can_borrow, invitable, loan_cost, still_missing
from readingroom.games.chapters.rules.reacting import glares_of, reactions_of
from readingroom.games.chapters.rules.table import (
    ASK_ABILITY,
    ASK_ACTION,
    ASK_ARCHIVE,
    ASK_BUILD,
    ASK_COST,
    ASK_COST_STACK,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_EXCHANGE,
    ASK_GET_FRIEND,
    ASK_GET_STACK,
    ASK_GIVE_FRIEND,
    ASK_GIVE_STACK,
    ASK_GLARE,
    ASK_GUESS,
    ASK_INVITE,
    ASK_LOSE_STACK,
    ASK_ORDER,
    ASK_OVER,
    ASK_PAY,
    ASK_PAYMENT,
    ASK_PEEK,
    ASK_REACTION,
    ASK_RECOVER,
    ASK_REDECLARE,
    ASK_ROTATE,
    ASK_SHELVE,
    ASK_SHELVE_EVENT,
    ASK_SOURCE,
    ASK_START,
    ASK_TARGET,
    ASK_TUCK,
    IN_ENHANCEMENTS,
    IN_EVENTS,
    IN_FEATURES,
    NOTHING,
    Table,
    missing,
)


def legal_answers(table: Table, codes: vec[i64]) -> i64:
    """Every answer of the asked seat; one arm a question."""
    kind = table.asks
    if kind == ASK_ACTION:
        return for_action(table, codes)
    if kind >= ASK_DISCARD:
        return for_cards(table, codes, kind)
    if kind >= ASK_REACTION:
        return for_others(table, codes, kind)
    return for_choices(table, codes, kind)


# --- small writers -------------------------------------------------------------------------------------------


def write_set(codes: vec[i64], count: i64, first: i64, members: i64) -> i64:
    """A code for each member of a set."""
    while members != 0:
        codes[count] = first + lowest_bit(members)
        count += 1
        members &= members - 1
    return count


def write_range(codes: vec[i64], count: i64, first: i64, size: i64) -> i64:
    for place in range(size):
        codes[count] = first + place
        count += 1
    return count


def write_one(codes: vec[i64], count: i64, code: i64) -> i64:
    codes[count] = code
    return count + 1


def event_names(table: Table, cards: i64) -> i64:
    """The names among a set of Events, as a set."""
    names: i64 = 0
    while cards != 0:
        names |= bit(table.house.event_kind[lowest_bit(cards)])
        cards &= cards - 1
    return names


def enhancement_names(table: Table, cards: i64) -> i64:
    """The names among a set of Enhancements, as a set."""
    names: i64 = 0
    while cards != 0:
        names |= bit(table.house.enhancement_kind[lowest_bit(cards)])
        cards &= cards - 1
    return names


def write_cards(table: Table, codes: vec[i64], count: i64, first: i64, features: i64, events: i64, more: i64) -> i64:
    """Cards by their names: Features, Events, Enhancements."""
    count = write_set(codes, count, first, features)
    count = write_set(codes, count, first + CARD_EVENT, event_names(table, events))
    return write_set(codes, count, first + CARD_ENHANCEMENT, enhancement_names(table, more)) if more != 0 else count


def write_hand(table: Table, codes: vec[i64], count: i64, first: i64) -> i64:
    """All cards of the asked seat's hand."""
    seat = table.asked
    features, events = table.hand_features(seat), table.hand_events(seat)
    return write_cards(table, codes, count, first, features, events, table.hand_enhancements(seat))


# --- the action, and its choices -----------------------------------------------------------------------------


def for_action(table: Table, codes: vec[i64]) -> i64:
    """CHAP-TURN-2; an extra action only of the kinds that the frame allows (CHAP-DEF-3)."""
    seat, allowed = table.asked, table.first
    count: i64 = 0
    if allowed & bit(BUILD) != 0:
        count = write_set(codes, count, BUILD_CARD, table.hand_features(seat))
    if allowed & bit(INVITE) != 0:
        count = write_set(codes, count, INVITE_FRIEND, invitable(table, seat, 0))
    if allowed & bit(EVENT) != 0:
        events = table.hand_events(seat) & table.house.action_events
        count = write_set(codes, count, PLAY, event_names(table, events))
    return write_range(codes, count, CALL_MOLLY, CATEGORIES) if allowed & bit(MOLLY) != 0 else count


def for_choices(table: Table, codes: vec[i64], kind: i64) -> i64:
    seat = table.asked
    if kind == ASK_OVER:
        return write_range(codes, 0, OVER, table.stacks[seat])
    if kind == ASK_TUCK:
        count = write_set(codes, 0, TUCK, enhancement_names(table, table.hand_enhancements(seat)))
        return write_one(codes, count, TUCK_NONE)
    if kind == ASK_START:
        return write_set(codes, 0, KEEP, table.offered[seat])
    if kind == ASK_ABILITY:
        return for_ability(table, codes)
    if kind == ASK_BUILD:
        return or_none(codes, BUILD_CARD, table.hand_features(seat), table.first)
    if kind == ASK_INVITE:
        return or_none(codes, INVITE_FRIEND, invitable(table, seat, table.short), table.first)
    if kind == ASK_REDECLARE:
        return write_one(codes, write_set(codes, 0, INVITE_FRIEND, invitable(table, seat, 0)), GIVE_UP)
    if kind == ASK_PAYMENT:
        return for_payment(table, codes)
    if kind == ASK_PAY:
        return for_pay(table, codes)
    return write_range(codes, 0, CALL_MOLLY, CATEGORIES)


def or_none(codes: vec[i64], first: i64, members: i64, optional: i64) -> i64:
    """What may be declined, and what nobody can choose from, is declined by DONE (CHAP-EVT-3, CHAP-Q-15)."""
    count: i64 = 1 if optional != 0 or members == 0 else 0
    codes[0] = DONE
    return write_set(codes, count, first, members)


def for_ability(table: Table, codes: vec[i64]) -> i64:
    """CHAP-ENH-15, CHAP-ENH-16."""
    count = write_one(codes, 0, DONE)
    names = enhancement_names(table, ready(table, table.asked, table.first))
    while names != 0:
        name = lowest_bit(names)
        if usable(table, table.asked, name):
            count = write_one(codes, count, USE + name)
        names &= names - 1
    return count


def for_payment(table: Table, codes: vec[i64]) -> i64:
    """What makes up for a missing icon: a loan of that Category, or a discount (CHAP-Q-39, CHAP-Q-47)."""
    seat, need = table.asked, still_missing(table)
    lent = loan_cost(table, seat)
    lacking = missing(table.house.needs[table.act_card], table.icons[seat])
    size, spared = table.hand_size(seat), table.house.discount_cards
    count: i64 = 0
    if lent > 0 and table.loan == NOTHING and (need == 1 or size >= lent + spared):
        for category in range(CATEGORIES):
            if can_borrow(table, lacking, category, table.hand_features(seat), lent):
                count = write_one(codes, count, PAY_LOAN + category)
    if need == 1 and table.has_active(seat, table.house.discounts) and left_to_pay(table) >= spared:
        count = write_one(codes, count, PAY_DISCOUNT)
    return count


def left_to_pay(table: Table) -> i64:
    """Cards of the hand that no payment has been declared with."""
    declared: i64 = 0
    for word in range(3):
        cards = table.paying[word]
        while cards != 0:
            declared += 1
            cards &= cards - 1
    return table.hand_size(table.asked) - declared


def for_pay(table: Table, codes: vec[i64]) -> i64:
    seat = table.asked
    features = table.hand_features(seat) & ~table.paying[IN_FEATURES]
    if table.loan != NOTHING and not table.discounted:
        return write_set(codes, 0, PAY, features & table.house.category_set[table.loan])
    events = table.hand_events(seat) & ~table.paying[IN_EVENTS]
    more = table.hand_enhancements(seat) & ~table.paying[IN_ENHANCEMENTS]
    return write_cards(table, codes, 0, PAY, features, events, more)


# --- reactions, targets and swaps ----------------------------------------------------------------------------


def for_others(table: Table, codes: vec[i64], kind: i64) -> i64:
    seat = table.asked
    if kind == ASK_REACTION:
        return write_set(codes, write_one(codes, 0, PASS), PLAY, event_names(table, reactions_of(table, seat)))
    if kind == ASK_GLARE:
        return write_set(codes, write_one(codes, 0, PASS), PLAY, event_names(table, glares_of(table, seat)))
    if kind == ASK_TARGET:
        return write_set(codes, 0, CHOOSE_SEAT, table.first)
    if kind == ASK_GIVE_FRIEND:
        return write_set(codes, 0, CHOOSE_FRIEND, table.friends[seat])
    if kind == ASK_GET_FRIEND:
        return write_set(codes, 0, CHOOSE_FRIEND, friends_to_get(table, seat, table.first))
    if kind == ASK_GIVE_STACK:
        return write_range(codes, 0, CHOOSE_STACK + seat * STACKS, table.stacks[seat])
    if kind == ASK_GET_STACK:
        return stacks_to_get(table, codes)
    if kind == ASK_LOSE_STACK:
        return write_range(codes, 0, CHOOSE_STACK + table.target * STACKS, table.stacks[table.target])
    return write_set(codes, 0, CHOOSE_FRIEND, table.friends[table.target])  # ASK_LOSE_FRIEND


def stacks_to_get(table: Table, codes: vec[i64]) -> i64:
    """Others' stacks that nothing protects (CHAP-Q-44)."""
    count: i64 = 0
    for other in range(table.seats):
        if other != table.asked and has_loose_stack(table, other):
            count = write_range(codes, count, CHOOSE_STACK + other * STACKS, table.stacks[other])
    return count


# --- cards ---------------------------------------------------------------------------------------------------


def for_cards(table: Table, codes: vec[i64], kind: i64) -> i64:
    seat = table.asked
    if kind == ASK_DISCARD:
        return write_hand(table, codes, write_one(codes, 0, DONE) if table.second != 0 else 0, DISCARD)
    if kind == ASK_COST:
        return for_cost(table, codes)
    if kind == ASK_COST_STACK:
        return for_cost_stack(table, codes)
    if kind == ASK_RECOVER:
        return for_recover(table, codes)
    if kind == ASK_SHELVE:
        return write_hand(table, codes, write_one(codes, 0, DONE) if table.second != 0 else 0, SHELVE)
    if kind == ASK_SHELVE_EVENT:
        return write_one(codes, write_one(codes, 0, DONE), SHELVE_EVENT)
    if kind == ASK_ORDER:
        return write_set(codes, 0, TRIGGER, enhancement_names(table, table.first))
    if kind == ASK_PEEK:
        return for_peek(table, codes)
    if kind == ASK_ROTATE:
        return write_set(codes, 0, CHOOSE_FRIEND, rotatable(table))
    if kind == ASK_GUESS:
        return write_range(codes, 0, GUESS, CATEGORIES)
    if kind == ASK_EXCHANGE:
        return write_set(codes, write_one(codes, 0, DONE), CHOOSE_FRIEND, table.lobby)
    if kind == ASK_SOURCE:
        return for_source(table, codes, table.first != 0)
    if kind == ASK_DRAW:
        return for_source(table, codes, True)
    if kind == ASK_ARCHIVE:
        return write_set(codes, write_one(codes, 0, DONE), ARCHIVE, table.hand_features(seat))
    return write_hand(table, codes, 0, DISCARD)  # ASK_TRIM


def for_cost(table: Table, codes: vec[i64]) -> i64:
    """Cards that can go so that the ability still leads somewhere (CHAP-ENH-16)."""
    found = write_hand(table, codes, 0, DISCARD)
    count: i64 = 0
    for place in range(found):
        if may_pay_with(table, codes[place] - DISCARD):
            codes[count] = codes[place]
            count += 1
    return count


def for_cost_stack(table: Table, codes: vec[i64]) -> i64:
    count: i64 = 0
    for stack in range(table.stacks[table.asked]):
        if may_give_up(table, stack):
            count = write_one(codes, count, CHOOSE_STACK + table.asked * STACKS + stack)
    return count


def for_recover(table: Table, codes: vec[i64]) -> i64:
    """The Feature/Event pile, which anybody may look at (CHAP-DISC-3)."""
    count = write_one(codes, 0, DONE) if table.second & 1 != 0 else 0
    features, events = table.pile, table.pile_events
    if table.second >> 1 == NOT_THE_COST:
        features &= ~table.just_paid
        events &= ~table.just_paid_events
    return write_cards(table, codes, count, RECOVER, features, events, 0)


def for_peek(table: Table, codes: vec[i64]) -> i64:
    if table.first == 1:
        return write_one(codes, write_one(codes, 0, ARRANGE), ARRANGE + BOTH_BELOW)
    return write_range(codes, 0, ARRANGE, ARRANGEMENTS)


def for_source(table: Table, codes: vec[i64], features: bool) -> i64:
    """Where a card can come from (CHAP-DRW-1, CHAP-ENH-2)."""
    count: i64 = 0
    if features and table.deck | table.deck_events != 0:
        count = write_one(codes, count, DRAW_FEATURES)
    if table.enhancement_deck != 0:
        count = write_one(codes, count, DRAW_ENHANCEMENT)
    for slot in range(MARKET):
        if table.market[slot] != NOTHING:
            count = write_one(codes, count, TAKE_MARKET + slot)
    return count
