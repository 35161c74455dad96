"""The machine that carries card effects out: one step after the other, in the vocabulary of 3.1.

A card that is being carried out is a RUNNING frame: the row of its next step, and who does it. A step acts, or asks
first by pushing a frame of its own. Steps happen in order; one without a legal choice is skipped (CHAP-EVT-3,
CHAP-Q-15).
"""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import NOBODY, bit, bits, lowest_bit
from readingroom.games.chapters.edge.events import FriendFled, FriendsSwapped, MollySentHome, PlayerChosen
from readingroom.games.chapters.rules.bespoke import extra_action, peek_friends, rotate_friend
from readingroom.games.chapters.rules.decks import (
    discard_card,
    discard_named,
    draw_enhancement,
    draw_feature_card,
    draw_feature_cards,
    enhancements_to_take,
    recover_named,
    shelve_named,
    take_from_market,
)
from readingroom.games.chapters.rules.house import (
    DO_BLOCK_FRIEND,
    DO_BUILD,
    DO_CANCEL_ACTION,
    DO_CANCEL_NSFL,
    DO_CHOOSE_PLAYER,
    DO_DISCARD,
    DO_DISCARD_STACK,
    DO_DRAW,
    DO_EXTRA_ACTION,
    DO_FRIEND_TO_LOBBY,
    DO_INVITE,
    DO_MOLLY,
    DO_MOLLY_HOME,
    DO_PEEK_FRIENDS,
    DO_RECOVER,
    DO_ROTATE_FRIEND,
    DO_SHELVE,
    DO_SWAP_FRIEND,
    DO_SWAP_STACK,
    DO_SWEEP,
    FROM_ANY,
    MARKET,
    NEEDS_FRIEND,
    NEEDS_STACK,
    NOT_THE_COST,
    STEP,
    TARGET,
    WITH_LOBBY,
)
from readingroom.games.chapters.rules.inviting import might_invite
from readingroom.games.chapters.rules.library import discard_stack, read_library, swap_stacks
from readingroom.games.chapters.rules.lobby import leave_lobby, sweep_lobby
from readingroom.games.chapters.rules.reacting import GRANTED, RUN_PROGRAM
from readingroom.games.chapters.rules.table import (
    ASK_BUILD,
    ASK_DISCARD,
    ASK_GET_FRIEND,
    ASK_GET_STACK,
    ASK_GIVE_FRIEND,
    ASK_GIVE_STACK,
    ASK_INVITE,
    ASK_LOSE_FRIEND,
    ASK_LOSE_STACK,
    ASK_MOLLY,
    ASK_RECOVER,
    ASK_SHELVE,
    ASK_SOURCE,
    ASK_TARGET,
    DRAWING,
    NOTHING,
    WORDS,
    Table,
)

SEAT_MASK = 15  # of a RUNNING frame's second number
UP_TO = 1
ONLY_ENHANCEMENTS = 16  # in a DRAWING frame's second number, beside the seat


def run_step(table: Table) -> None:
    """The next step of the card that is being carried out, or its end."""
    row = table.first
    actor, program = table.second & SEAT_MASK, table.second >> RUN_PROGRAM
    if row >= table.house.last_step[program]:
        table.pop()
        return
    table.first = row + 1
    steps = table.house.steps
    at = row * STEP
    what, n, way, optional = steps[at], steps[at + 1], steps[at + 2], steps[at + 3]
    who = table.target if steps[at + 4] == TARGET else actor
    if what == DO_DRAW:
        draw_cards(table, who, n + table.discarded if optional != 0 else n, way)
    elif what <= DO_INVITE:
        grant(table, actor, what, n, optional)
    elif what <= DO_DISCARD:
        move_things(table, what, who, n, way, optional)
    elif what <= DO_SHELVE:
        take_things(table, what, actor, who, n, way, optional)
    elif what == DO_CANCEL_ACTION or what == DO_CANCEL_NSFL:
        table.cancelled = True
    elif what == DO_BLOCK_FRIEND:
        table.barred |= bit(table.act_card)
    elif what == DO_PEEK_FRIENDS:
        peek_friends(table, actor, n)
    elif what == DO_ROTATE_FRIEND:
        rotate_friend(table, actor)
    elif what == DO_EXTRA_ACTION:
        extra_action(table, actor)


def move_things(table: Table, what: i64, who: i64, n: i64, way: i64, optional: i64) -> None:
    if what == DO_SWEEP:
        sweep_lobby(table)
    elif what == DO_SWAP_FRIEND:
        ask_swap_friend(table, who, way)
    elif what == DO_SWAP_STACK:
        ask_swap_stack(table, who)
    else:
        ask_discard(table, who, n, optional)


def take_things(table: Table, what: i64, actor: i64, who: i64, n: i64, way: i64, optional: i64) -> None:
    if what == DO_RECOVER:
        ask_recover(table, actor, n, way, optional)
    elif what == DO_CHOOSE_PLAYER:
        ask_target(table, actor, way)
    elif what == DO_DISCARD_STACK:
        ask_lose_stack(table, actor)
    elif what == DO_FRIEND_TO_LOBBY:
        ask_lose_friend(table, actor)
    elif what == DO_MOLLY_HOME:
        send_molly_home(table, who)
    elif what == DO_SHELVE and table.hand_size(actor) > 0:
        table.push(ASK_SHELVE, actor, n, optional)


# --- actions inside effects (CHAP-EVT-6) ---------------------------------------------------------------------


def grant(table: Table, actor: i64, what: i64, n: i64, optional: i64) -> None:
    """An action inside an effect: it follows that action's rules and counts, but is not declared."""
    table.began_granted = table.active_set[actor]
    table.short = 0
    if what == DO_MOLLY:
        table.push(ASK_MOLLY, actor, 0, GRANTED)
    elif what == DO_BUILD:
        if table.hand_size(actor) > 0:  # whether there is a Feature among them is nobody else's business
            table.push(ASK_BUILD, actor, optional, GRANTED)
    elif might_invite(table, actor, n):
        table.short = n
        table.push(ASK_INVITE, actor, optional, GRANTED)


# --- swapping (CHAP-INV-7, CHAP-Q-16, CHAP-Q-17) -------------------------------------------------------------------


def ask_swap_friend(table: Table, seat: i64, way: i64) -> None:
    """One's own Friend against one of the Lobby's or of another's; with nothing on one side there is no swap."""
    if table.friends[seat] != 0 and friends_to_get(table, seat, way) != 0:
        table.push(ASK_GIVE_FRIEND, seat, way, 0)


def friends_to_get(table: Table, seat: i64, way: i64) -> i64:
    """The Friends that can come in exchange: those of others only where nothing protects them (CHAP-Q-44)."""
    if way == WITH_LOBBY:
        return table.lobby
    found: i64 = 0
    for other in range(table.seats):
        if other != seat and not table.has_active(other, table.house.friend_guards):
            found |= table.friends[other]
    return found


def swap_friend(table: Table, friend: i64) -> None:
    """Two Friends change places: no requirement, no refill, no trigger (CHAP-INV-7)."""
    seat, given = table.asked, table.second
    table.pop()
    table.friends[seat] &= ~bit(given)
    table.friends[seat] |= bit(friend)
    other = NOTHING
    if table.lobby & bit(friend) != 0:
        leave_lobby(table, friend)
        table.lobby |= bit(given)
    else:
        other = owner_of(table, friend, seat)
        table.friends[other] &= ~bit(friend)
        table.friends[other] |= bit(given)
    if table.heard is not None:
        whose = None if other == NOTHING else int(other)
        table.heard.append(FriendsSwapped(int(seat), int(given), whose, int(friend)))


def owner_of(table: Table, friend: i64, but: i64) -> i64:
    """In whose Library a Friend is."""
    for seat in range(table.seats):
        if seat != but and table.friends[seat] & bit(friend) != 0:
            return seat
    return NOTHING


def ask_swap_stack(table: Table, seat: i64) -> None:
    """A stack of one's own against another's that nothing protects."""
    if table.stacks[seat] == 0:
        return
    for other in range(table.seats):
        if other != seat and has_loose_stack(table, other):
            table.push(ASK_GIVE_STACK, seat, 0, 0)
            return


def has_loose_stack(table: Table, seat: i64) -> bool:
    """Others' cards can take a stack from this Library (CHAP-Q-44)."""
    return table.stacks[seat] > 0 and not table.has_active(seat, table.house.stack_guards)


def swap_stack(table: Table, other: i64, stack: i64) -> None:
    seat, given = table.asked, table.first
    table.pop()
    swap_stacks(table, seat, given, other, stack)


# --- aiming at somebody (CHAP-Q-45) -----------------------------------------------------------------------------


def targets(table: Table, actor: i64, needs: i64) -> i64:
    """Other players who have what the card takes; none: the card ends without effect."""
    found: i64 = 0
    for seat in range(table.seats):
        if seat == actor:
            continue
        if needs == NEEDS_STACK and not has_loose_stack(table, seat):
            continue
        if needs == NEEDS_FRIEND and not has_loose_friend(table, seat):
            continue
        found |= bit(seat)
    return found


def has_loose_friend(table: Table, seat: i64) -> bool:
    return table.friends[seat] != 0 and not table.has_active(seat, table.house.friend_guards)


def ask_target(table: Table, actor: i64, needs: i64) -> None:
    possible = targets(table, actor, needs)
    if possible == 0:
        table.first = table.house.last_step[table.second >> RUN_PROGRAM]
    elif possible & (possible - 1) == 0:
        choose_target(table, actor, lowest_bit(possible))
    else:
        table.push(ASK_TARGET, actor, possible, 0)


def choose_target(table: Table, actor: i64, seat: i64) -> None:
    table.target = seat
    if table.heard is not None:
        table.heard.append(PlayerChosen(int(actor), int(seat)))


def ask_lose_stack(table: Table, actor: i64) -> None:
    """The acting player picks one of the target's stacks."""
    if table.stacks[table.target] == 1:
        discard_stack(table, table.target, 0)
    elif table.stacks[table.target] > 1:
        table.push(ASK_LOSE_STACK, actor, 0, 0)


def ask_lose_friend(table: Table, actor: i64) -> None:
    """The acting player picks one of the target's Friends."""
    friends = table.friends[table.target]
    if friends != 0 and friends & (friends - 1) == 0:
        chase_friend(table, lowest_bit(friends))
    elif friends != 0:
        table.push(ASK_LOSE_FRIEND, actor, 0, 0)


def chase_friend(table: Table, friend: i64) -> None:
    """A Friend leaves a Library for the Lobby, which may then hold more than four (CHAP-Q-23)."""
    table.friends[table.target] &= ~bit(friend)
    table.lobby |= bit(friend)
    if table.heard is not None:
        table.heard.append(FriendFled(int(table.target), int(friend)))


def send_molly_home(table: Table, seat: i64) -> None:
    """MOLLY goes to the middle and gives nothing there (CHAP-Q-9)."""
    if table.molly_at == seat:
        table.molly_at = NOTHING
        table.molly_gives = 0
        read_library(table, seat)
        if table.heard is not None:
            table.heard.append(MollySentHome(int(seat)))


# --- cards ---------------------------------------------------------------------------------------------------


def ask_discard(table: Table, seat: i64, n: i64, optional: i64) -> None:
    """From the hand (CHAP-DISC-1); with fewer cards than told, all of them (CHAP-DISC-2)."""
    table.discarded = 0
    size = table.hand_size(seat)
    if size == 0:
        return
    if optional == UP_TO or n < size:
        table.push(ASK_DISCARD, seat, n, optional)
        return
    table.discarded = size
    for word in range(WORDS):
        while table.hands[seat * WORDS + word] != 0:
            discard_card(table, seat, word, lowest_bit(table.hands[seat * WORDS + word]), False)


def discard_one(table: Table, name: i64) -> None:
    seat = table.asked
    table.first -= 1
    table.discarded += 1
    if table.first == 0 or table.hand_size(seat) == 1:
        table.pop()
    discard_named(table, seat, name)


def ask_recover(table: Table, actor: i64, n: i64, way: i64, optional: i64) -> None:
    if recoverable(table, way) > 0:
        table.push(ASK_RECOVER, actor, n, way * 2 + optional)


def recoverable(table: Table, way: i64) -> i64:
    """How many cards of the pile can be taken; not the one that was just paid with, where the card says so."""
    if way == NOT_THE_COST:
        return bits(table.pile & ~table.just_paid) + bits(table.pile_events & ~table.just_paid_events)
    return bits(table.pile) + bits(table.pile_events)


def recover_one(table: Table, name: i64) -> None:
    seat, way = table.asked, table.second >> 1
    table.first -= 1
    recover_named(table, seat, name)
    if table.first == 0 or recoverable(table, way) == 0:
        table.pop()


def shelve_one(table: Table, name: i64) -> None:
    seat = table.asked
    table.first -= 1
    shelve_named(table, seat, name)
    if table.first == 0 or table.hand_size(seat) == 0:
        table.pop()


def draw_cards(table: Table, seat: i64, n: i64, way: i64) -> None:
    """From the Feature deck; "draw a card" with module 3 from where the drawer likes (CHAP-DRW-1)."""
    if way == FROM_ANY and table.house.enhancing:
        table.push(DRAWING, NOBODY, n, seat)
    else:
        draw_feature_cards(table, seat, n)


def draw_next(table: Table) -> None:
    """One card of several, each from a source of its own (CHAP-DRW-1, CHAP-ENH-4)."""
    seat, only = table.second & SEAT_MASK, table.second & ONLY_ENHANCEMENTS != 0
    left = table.first
    if left == 0 or (only and not enhancements_to_take(table)):
        table.pop()
        return
    table.first = left - 1
    if only or enhancements_to_take(table):
        table.push(ASK_SOURCE, seat, 0 if only else 1, 0)
    else:
        draw_feature_card(table, seat)


def draw_from(table: Table, slot: i64) -> None:
    """A source is chosen: the Feature deck (-1), a market card, or (MARKET) the Enhancement deck."""
    seat = table.asked
    table.pop()
    take_from(table, seat, slot)


def take_from(table: Table, seat: i64, slot: i64) -> None:
    if slot == NOTHING:
        draw_feature_card(table, seat)
    elif slot == MARKET:
        draw_enhancement(table, seat)
    else:
        take_from_market(table, seat, slot)


def give_friend(table: Table, friend: i64) -> None:
    """One's own Friend is chosen, the other one next."""
    table.become(ASK_GET_FRIEND, table.asked, table.first, friend)


def give_stack(table: Table, stack: i64) -> None:
    table.become(ASK_GET_STACK, table.asked, stack, 0)
