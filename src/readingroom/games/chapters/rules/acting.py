"""The four actions: Build a Feature, Invite a Friend, Play an Event, Call MOLLY (2.4 to 2.7)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import NOBODY, bit, lowest_bit
from readingroom.games.chapters.edge.events import CardNamed, EventPlayed, FeatureBuilt, MollyCalled
from readingroom.games.chapters.rules.decks import copy_to_play, leave_hand, name_of, show
from readingroom.games.chapters.rules.house import (
    AFTER_BUILD,
    AFTER_EVENT,
    AFTER_INVITE,
    AFTER_MOLLY,
    ANY_CATEGORY,
    BUILD,
    CARD_ENHANCEMENT,
    CARD_EVENT,
    EVENT,
    EVENT_KINDS,
    INVITE,
    MOLLY,
)
from readingroom.games.chapters.rules.inviting import invite
from readingroom.games.chapters.rules.library import build_on, read_library
from readingroom.games.chapters.rules.reacting import GRANTED, clear_action, declare, put_away, run
from readingroom.games.chapters.rules.table import (
    ASK_ORDER,
    ASK_OVER,
    ASK_TUCK,
    EVENT_RESOLVED,
    IN_ENHANCEMENTS,
    IN_EVENTS,
    IN_FEATURES,
    NOTHING,
    TRIGGERING,
    Table,
)

# --- choosing ------------------------------------------------------------------------------------------------


def begin_build(table: Table, feature: i64) -> None:
    """A Feature of the hand is named. Below the limit it starts a new stack, at the limit it must cover one.

    CHAP-BUILD-1, CHAP-BUILD-3, CHAP-BUILD-4, CHAP-Q-13.
    """
    table.act = BUILD
    table.act_card = feature
    table.act_stack = NOTHING
    table.act_enhancement = NOTHING
    table.act_hidden = show(table, IN_FEATURES, feature)
    if table.stacks[table.asked] >= table.stack_limit(table.asked):
        name_feature(table)
        table.become(ASK_OVER, table.asked, 0, table.second)
    else:
        ask_tuck(table)


def name_feature(table: Table) -> None:
    """Everybody hears which Feature it is, for more is asked before it is built."""
    if table.act_hidden or table.house.nsfl or table.second == GRANTED:
        if table.heard is not None:
            table.heard.append(CardNamed(int(table.asked), int(table.act_card), not table.act_hidden))
        table.act_hidden = False


def build_over(table: Table, stack: i64) -> None:
    """Any Category may cover any (CHAP-BUILD-5)."""
    table.act_stack = stack
    ask_tuck(table)


def ask_tuck(table: Table) -> None:
    """One Enhancement may be tucked under it (CHAP-ENH-8). Asked whatever the hand holds: else it would tell."""
    if table.house.enhancing and table.hand_size(table.asked) > 1:
        name_feature(table)
        table.become(ASK_TUCK, table.asked, 0, table.second)
    else:
        declare(table)


def tuck(table: Table, kind: i64) -> None:
    """An Enhancement of the hand is named."""
    card = copy_to_play(table, table.asked, CARD_ENHANCEMENT + kind, 0)
    table.act_enhancement = card
    table.act_hidden = show(table, IN_ENHANCEMENTS, card)
    declare(table)


def play_event(table: Table, kind: i64) -> None:
    """An Event leaves the hand; targets are chosen while it resolves (CHAP-EVT-1, CHAP-EVT-2, CHAP-EVT-5, CHAP-Q-3).

    It may be played even if it will do nothing (CHAP-EVT-4, CHAP-Q-14).
    """
    card = copy_to_play(table, table.asked, CARD_EVENT + kind, 0)
    table.act = EVENT
    table.act_card = card
    table.act_hidden = leave_hand(table, table.asked, IN_EVENTS, card)
    table.resolving |= bit(card)
    table.just_paid = 0
    table.just_paid_events = 0
    table.cards_played |= bit(kind)
    declare(table)


def call_molly(table: Table, category: i64) -> None:
    """Any Category, the old one too, and whoever has MOLLY now (CHAP-MOL-1, CHAP-MOL-2, CHAP-MOL-4, CHAP-Q-12)."""
    table.act = MOLLY
    table.act_card = category
    declare(table)


# --- resolving -----------------------------------------------------------------------------------------------


def resolve_action(table: Table) -> None:
    """The action takes place; what it triggers comes as soon as it is complete (CHAP-ENH-18)."""
    act, seat = table.act, table.active
    if act == EVENT:
        begin_event(table, seat)
        return
    waiting: i64 = 0
    if act == BUILD:
        build(table, seat)
        if table.house.enhancing:
            waiting = triggered(table, seat, AFTER_BUILD) & fitting(table)
    elif act == INVITE:
        invite(table, seat)
        waiting = triggered(table, seat, AFTER_INVITE)
    else:
        move_molly(table, seat, table.act_card)
        waiting = triggered(table, seat, AFTER_MOLLY)
    clear_action(table)
    finish(table, waiting)


def finish(table: Table, waiting: i64) -> None:
    """Back to what was pending, unless something was triggered."""
    if waiting == 0:
        table.pop()
    else:
        table.become(TRIGGERING, NOBODY, waiting, 0)


def build(table: Table, seat: i64) -> None:
    """The Feature lies in the row, an Enhancement under it works from now on (CHAP-ENH-9, CHAP-ENH-10, CHAP-Q-29)."""
    feature, enhancement = table.act_card, table.act_enhancement
    table.act_over = table.act_stack != NOTHING
    leave_hand(table, seat, IN_FEATURES, feature)
    kind = NOTHING
    if enhancement != NOTHING:
        leave_hand(table, seat, IN_ENHANCEMENTS, enhancement)
        kind = table.house.enhancement_kind[enhancement]
        table.cards_played |= bit(EVENT_KINDS + kind)
    build_on(table, seat, feature, table.act_stack, enhancement)
    read_library(table, seat)
    if table.heard is not None:
        told = FeatureBuilt(int(seat), int(feature), int(table.act_stack), int(kind), known=not table.act_hidden)
        table.heard.append(told)


def move_molly(table: Table, seat: i64, category: i64) -> None:
    """MOLLY comes from wherever it is; who had it loses the icon at once (CHAP-MOL-1, CHAP-MOL-3, CHAP-MOL-5)."""
    before = table.molly_at
    table.molly_at = seat
    table.molly_gives = category
    if before != NOTHING and before != seat:
        read_library(table, before)
    read_library(table, seat)
    if table.heard is not None:
        table.heard.append(MollyCalled(int(seat), int(category), None if before == NOTHING else int(before)))


def begin_event(table: Table, seat: i64) -> None:
    """Its steps are carried out, then it is put away."""
    card = table.act_card
    kind = table.house.event_kind[card]
    if table.heard is not None:
        name = name_of(table, IN_EVENTS, card)
        table.heard.append(EventPlayed(int(seat), int(name), known=not table.act_hidden))
    clear_action(table)
    table.become(EVENT_RESOLVED, NOBODY, card, 0)
    run(table, kind, seat)


def end_event(table: Table) -> None:
    """The Event goes to the pile or onto the shelf; only then `after_event` comes (CHAP-EVT-1, CHAP-ENH-18)."""
    card = table.first
    finish_event(table)
    put_away(table, table.active, card, True)


def finish_event(table: Table) -> None:
    finish(table, triggered(table, table.active, AFTER_EVENT))


# --- triggers ------------------------------------------------------------------------------------------------


def triggered(table: Table, seat: i64, trigger: i64) -> i64:
    """Enhancements that answer: active when the action began, and still when it is complete (CHAP-ENH-17)."""
    if not table.house.enhancing:
        return 0
    began = table.began_granted if table.second == GRANTED else table.began
    return began & table.active_set[seat] & table.house.trigger_set[trigger]


def fitting(table: Table) -> i64:
    """Those among all Enhancements whose condition fits the Build."""
    house = table.house
    category = house.category[table.act_card]
    cards = house.trigger_set[AFTER_BUILD]
    found: i64 = 0
    while cards != 0:
        kind = house.enhancement_kind[lowest_bit(cards)]
        fits = house.when_category[kind] == ANY_CATEGORY or house.when_category[kind] == category
        if fits and (house.when_over[kind] == 0 or table.act_over):
            found |= cards & -cards
        cards &= cards - 1
    return found


def next_trigger(table: Table) -> None:
    """Several at once come in the order that their owner chooses (3.1, D-ORDER)."""
    waiting = table.first
    if waiting == 0:
        table.pop()
    elif waiting & (waiting - 1) == 0:
        pull_trigger(table, lowest_bit(waiting))
    else:
        table.push(ASK_ORDER, table.active, waiting, 0)


def order_trigger(table: Table, kind: i64) -> None:
    """The owner says which one is next."""
    card = lowest_bit(table.first & table.house.enhancement_set[kind])
    table.pop()
    pull_trigger(table, card)


def pull_trigger(table: Table, card: i64) -> None:
    table.first &= ~bit(card)
    run(table, EVENT_KINDS + table.house.enhancement_kind[card], table.active)
