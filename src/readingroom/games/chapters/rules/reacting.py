"""Declaring an action, the reaction window, cancelling, and cancelled cancels (2.12).

The window's frame holds the set of seats that passed. A reaction and the cards that answer it are a chain: the last one
stands and cancels the one below it, and so on down to the reaction itself.
"""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import NOBODY, bit
from readingroom.games.chapters.edge.events import (
    ActionCancelled,
    ActionDeclared,
    ActionGivenUp,
    ReactionCancelled,
    ReactionPlayed,
)
from readingroom.games.chapters.rules.decks import copy_to_play, discard_event, leave_hand, name_of, shelve_event
from readingroom.games.chapters.rules.house import CARD_EVENT, EVENT, INVITE
from readingroom.games.chapters.rules.table import (
    ASK_GLARE,
    ASK_REACTION,
    ASK_REDECLARE,
    ASK_SHELVE_EVENT,
    CHAIN,
    IN_EVENTS,
    NOTHING,
    RESOLVING,
    RUNNING,
    SEAT_BITS,
    SEAT_MASK,
    SETTLING,
    WINDOW,
    Table,
)

GRANTED = 1  # an action inside an effect: it is no declaration and opens no window (CHAP-EVT-6)
RUN_PROGRAM = 4  # in a RUNNING frame: bits of the actor below the program

# --- declaring -----------------------------------------------------------------------------------------------


def declare(table: Table) -> None:
    """All choices of an action are made. It counts as taken from now on, cancelled or not (CHAP-NSFL-11, CHAP-Q-20).

    A granted one counts too (CHAP-Q-26), and is carried out at once.
    """
    table.kinds |= bit(table.act)
    if table.second == GRANTED:
        table.become(RESOLVING, NOBODY, 0, GRANTED)
        return
    table.began = table.active_set[table.active]
    if table.house.nsfl:
        tell_declaration(table)
    table.become(WINDOW, NOBODY, 0, 0)


def tell_declaration(table: Table) -> None:
    """Declaring makes an action's choices public (CHAP-NSFL-4)."""
    if table.heard is None:
        return
    card = table.act_card
    if table.act == EVENT:
        card = table.house.event_kind[card]
    enhancement = table.act_enhancement
    if enhancement != NOTHING:
        enhancement = table.house.enhancement_kind[enhancement]
    table.heard.append(
        ActionDeclared(
            int(table.active),
            int(table.act),
            int(card),
            int(table.act_stack),
            int(enhancement),
            known=not table.act_hidden,
        )
    )
    table.act_hidden = False


# --- the window (CHAP-NSFL-5, CHAP-NSFL-7) -------------------------------------------------------------------


def ask_for_reactions(table: Table) -> None:
    """Ask the next opponent, clockwise from the left, who can react and has not passed (CHAP-Q-22); none: it happens.

    Only seats that can react are asked, in secret; a window is counted whether or not anybody is.
    """
    if table.cancelled:
        cancel_action(table)
        return
    if table.act == INVITE and table.barred & bit(table.act_card) != 0:
        table.become(ASK_REDECLARE, table.active, 0, 0)  # CHAP-NSFL-14
        return
    if table.house.nsfl:
        table.windows += 1
        seat = table.left_of(table.active)
        while seat != table.active:
            if table.first & bit(seat) == 0 and reactions_of(table, seat) != 0:
                table.become(ASK_REACTION, seat, table.first, 0)
                return
            seat = table.left_of(seat)
    table.become(RESOLVING, NOBODY, 0, 0)


def reactions_of(table: Table, seat: i64) -> i64:
    """The cards of a hand that answer the declared action (CHAP-NSFL-3, CHAP-NSFL-13)."""
    house = table.house
    answers = house.on_action
    if table.act == INVITE:
        answers |= house.on_invite
    elif table.act == EVENT and house.nsfl_events & bit(table.act_card) != 0:
        answers |= house.on_nsfl
    return table.hand_events(seat) & answers


def pass_reaction(table: Table) -> None:
    """A pass holds until another card is played."""
    table.become(WINDOW, NOBODY, table.first | bit(table.asked), 0)


def react(table: Table, kind: i64) -> None:
    """A reaction is played; it is no action (CHAP-NSFL-12, CHAP-Q-21). Others may answer it first (CHAP-NSFL-6)."""
    seat = table.asked
    table.chain = 0
    table.chain_seats = 0
    table.chain_length = 0
    table.become(WINDOW, NOBODY, 0, 0)
    table.push(CHAIN, NOBODY, 0, 0)
    add_to_chain(table, seat, kind)


def add_to_chain(table: Table, seat: i64, kind: i64) -> None:
    card = copy_to_play(table, seat, CARD_EVENT + kind, 0)
    hidden = leave_hand(table, seat, IN_EVENTS, card)
    table.resolving |= bit(card)
    table.chain |= card << (table.chain_length * SEAT_BITS)
    table.chain_seats |= seat << (table.chain_length * SEAT_BITS)
    table.chain_length += 1
    table.cards_played |= bit(kind)
    if table.heard is not None:
        table.heard.append(ReactionPlayed(int(seat), int(name_of(table, IN_EVENTS, card)), not hidden))


# --- answers to a reaction (CHAP-NSFL-6, CHAP-NSFL-16) -------------------------------------------------------


def chain_card(table: Table, place: i64) -> i64:
    """A card of the chain; the reaction has place 0."""
    return (table.chain >> (place * SEAT_BITS)) & SEAT_MASK


def chain_seat(table: Table, place: i64) -> i64:
    """Who played it."""
    return (table.chain_seats >> (place * SEAT_BITS)) & SEAT_MASK


def ask_for_glares(table: Table) -> None:
    """Ask the others, the active player included, clockwise from the last card's player, for an answer to it."""
    table.windows += 1
    player = chain_seat(table, table.chain_length - 1)
    seat = table.left_of(player)
    while seat != player:
        if table.first & bit(seat) == 0 and glares_of(table, seat) != 0:
            table.become(ASK_GLARE, seat, table.first, 0)
            return
        seat = table.left_of(seat)
    table.become(SETTLING, NOBODY, table.chain_length - 1, 0)


def glares_of(table: Table, seat: i64) -> i64:
    """Cards that answer an NSFL Event; what stands in the declaration cannot be played (CHAP-NSFL-17)."""
    held = table.hand_events(seat) & table.house.on_nsfl
    return held & ~table.paying[IN_EVENTS] if seat == table.active and table.act == INVITE else held


def pass_glare(table: Table) -> None:
    table.become(CHAIN, NOBODY, table.first | bit(table.asked), 0)


def glare(table: Table, kind: i64) -> None:
    """An answer is played, and can be answered in the same way (CHAP-NSFL-16)."""
    seat = table.asked
    table.become(CHAIN, NOBODY, 0, 0)
    add_to_chain(table, seat, kind)


# --- settling ------------------------------------------------------------------------------------------------


def settle_chain(table: Table) -> None:
    """From the last card down: it stands, the one below is cancelled, the next one stands (CHAP-NSFL-15, CHAP-Q-19)."""
    place = table.first
    stands = (table.chain_length - 1 - place) % 2 == 0
    card, seat = chain_card(table, place), chain_seat(table, place)
    if not stands and table.heard is not None:
        table.heard.append(ReactionCancelled(int(seat), int(name_of(table, IN_EVENTS, card))))
    if place > 0:
        table.first = place - 1
        put_away(table, seat, card, stands)
    elif stands and table.second == 0:
        table.second = 1
        run(table, table.house.event_kind[card], seat)
    else:
        table.pop()
        put_away(table, seat, card, stands)


def run(table: Table, program: i64, actor: i64) -> None:
    """Carry a card's steps out, one after the other (CHAP-EVT-3)."""
    table.push(RUNNING, NOBODY, table.house.first_step[program], actor | (program << RUN_PROGRAM))


def put_away(table: Table, seat: i64, card: i64, took_effect: bool) -> None:
    """A played Event goes to the pile, or onto the shelf of a player who may do that (CHAP-Q-46)."""
    if took_effect and table.house.enhancing and table.has_active(seat, table.house.event_shelvers):
        table.push(ASK_SHELVE_EVENT, seat, card, 0)
    else:
        discard_event(table, card)


def answer_shelf(table: Table, shelves: bool) -> None:
    """The player Shelves the Event, or lets it go to the pile."""
    seat, card = table.asked, table.first
    table.pop()
    if shelves:
        shelve_event(table, seat, card)
    else:
        discard_event(table, card)


# --- cancelling ----------------------------------------------------------------------------------------------


def cancel_action(table: Table) -> None:
    """It has no effect and is not replaced; an Event goes to the pile, all else stays (CHAP-NSFL-8, CHAP-NSFL-9).

    CHAP-Q-18. What an extra action cost stays paid (CHAP-NSFL-18).
    """
    table.cancelled = False
    if table.heard is not None:
        table.heard.append(ActionCancelled(int(table.active), int(table.act)))
    if table.act == EVENT:
        discard_event(table, table.act_card)
    end_action(table)


def give_up(table: Table) -> None:
    """After Chope! no other Friend is named; the action counts as taken (CHAP-NSFL-14)."""
    if table.heard is not None:
        table.heard.append(ActionGivenUp(int(table.active)))
    end_action(table)


def end_action(table: Table) -> None:
    """Nothing is declared any more."""
    clear_action(table)
    table.pop()


def clear_action(table: Table) -> None:
    table.act = NOTHING
    table.act_card = NOTHING
    table.act_stack = NOTHING
    table.act_enhancement = NOTHING
    table.act_over = False
    table.act_hidden = False
    table.short = 0
    table.loan = NOTHING
    table.discounted = False
    for word in range(3):
        table.paying[word] = 0
