"""Fire Spreading: the reaction window and the burning (2.4), with the Axe, the Bucket, the Cloak and the Slingshot."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import TABLE, bit
from readingroom.games.fire.edge.events import FireSpread, FireStopped, TokensSent
from readingroom.games.fire.rules.burning import burn, burn_book
from readingroom.games.fire.rules.codes import ASIDE, NO_BOOK, TO_ROBOT
from readingroom.games.fire.rules.house import (
    AXE,
    BUCKET,
    CLOAK,
    FIRE,
    FIRST,
    MARKET,
    OFF,
    SLINGSHOT,
    SPACES,
    TEAL,
)
from readingroom.games.fire.rules.market import (
    discard_tool,
    draw_into_hand,
    play_from_hand,
    refill_market,
    take_from_market,
    tools_to_take,
)
from readingroom.games.fire.rules.rows import EMPTY, leftmost_empty
from readingroom.games.fire.rules.saving import go_on_saving
from readingroom.games.fire.rules.table import (
    ASK_REACTION,
    ASK_SHOUT,
    ASK_TOOL,
    BOOKS_BURN,
    BY_FIRE_SPREADING,
    NO_CARD,
    TURN_ENDS,
    Table,
)
from readingroom.games.fire.rules.telling import gain_by, tell_book, tell_points
from readingroom.games.fire.rules.tokens import clear_turn, wait_on
from readingroom.games.fire.rules.turn import end_turn

# The frame of a window holds the triggering fire's space and the set of seats that passed.


# --- the reaction window (FIRE-TOOL-10) ---------------------------------------------------------------------


def ask_for_reactions(table: Table) -> None:
    """Ask the first seat in priority order that can react and has not passed (AMB-16); nobody left: the fire spreads.

    Only a trigger leads here: burning, a robot's turn and the round's end open no window (FIRE-T-AXE-5, AMB-35).
    """
    space = table.first
    passed = table.second
    able: i64 = 0
    if table.house.tools:
        table.windows += 1
        for seat in range(table.seats):
            if passed & bit(seat) == 0 and can_react(table, seat):
                able |= bit(seat)
    if able == 0:
        spread_fire(table)
    else:
        table.become(ASK_REACTION, table.first_of(able), space, passed)


def can_react(table: Table, seat: i64) -> bool:
    """The seat holds a tool for this moment: others an Axe alone (FIRE-TOOL-4, FIRE-TOOL-9, FIRE-T-CLOAK-3)."""
    if seat != table.active:
        return table.cloaked == 0 and table.has_tool(seat, AXE)
    if table.has_tool(seat, CLOAK) and books_to_burn(table) > 0:
        return True
    return table.cloaked == 0 and (table.has_tool(seat, BUCKET) or table.has_tool(seat, SLINGSHOT))


def pass_reaction(table: Table) -> None:
    """A pass is final for this trigger (FIRE-TOOL-5)."""
    table.second |= bit(table.asked)
    ask_for_reactions(table)


def stop_fire(table: Table) -> None:
    """The triggering fire is gone; the turn returns to saving books (FIRE-SPREAD-1)."""
    if table.heard is not None:
        table.heard.append(FireStopped(table.active))
    go_on_saving(table)


# --- Axe, Bucket, Cloak, Slingshot --------------------------------------------------------------------------


def play_axe(table: Table, space: i64) -> None:
    """Fire and best book go back into the bag; the Axe's user gains the book's value (FIRE-T-AXE-1, FIRE-T-AXE-2)."""
    seat = table.to_move()
    fire = table.first
    discard_tool(table, play_from_hand(table, seat, AXE))
    table.put_back(table.take_off(table.card, fire), 1)
    if space != NO_BOOK:
        book = table.take_off(table.card, space - 1)
        points = table.value(book)
        table.put_back(book, 1)
        tell_book(table, seat, AXE, book)
        gain_by(table, seat, points, "FIRE-T-AXE-2")
    stop_fire(table)


def play_bucket(table: Table) -> None:
    """The triggering fire, no other (AMB-17), waits on the Bucket until the turn ends (FIRE-T-BUCKET-1, AMB-39)."""
    fire = table.first
    table.turn_tools |= bit(play_from_hand(table, table.active, BUCKET))
    wait_on(table, BUCKET, table.take_off(table.card, fire), 1)
    stop_fire(table)


def play_cloak(table: Table, colour: i64) -> None:
    """Score one book, and bravery once a turn, before the rest burns (FIRE-T-CLOAK-1, FIRE-T-CLOAK-3, AMB-19)."""
    discard_tool(table, play_from_hand(table, table.active, CLOAK))
    tell_book(table, table.active, CLOAK, colour)
    points = table.value(colour)
    if table.cloaked == 0:
        points += table.bravery(table.card)
    table.cloaked |= bit(find_unsaved(table, colour))
    gain_by(table, table.active, points, "FIRE-T-CLOAK-1")
    # a played Cloak commits: only the active player is asked again, for another Cloak
    table.second = 0
    ask_for_reactions(table)


def find_unsaved(table: Table, colour: i64) -> i64:
    """The leftmost book of a colour that no Cloak has saved; SPACES when there is none."""
    space: i64 = 0
    while space < SPACES and not is_unsaved(table, space, colour):
        space += 1
    return space


def is_unsaved(table: Table, space: i64, colour: i64) -> bool:
    return table.on_space(table.card, space) == colour + 1 and table.cloaked & bit(space) == 0


def books_to_burn(table: Table) -> i64:
    """How many books of the active card no Cloak has saved."""
    books: i64 = 0
    for space in range(SPACES):
        token = table.on_space(table.card, space)
        if token != EMPTY and token != FIRE + 1 and table.cloaked & bit(space) == 0:
            books += 1
    return books


def play_slingshot(table: Table, to: i64, space: i64) -> None:
    """Fire and best book go to a later card, the robot, or aside; saving goes on (FIRE-T-SLING-1, FIRE-T-SLING-4)."""
    fire_space = table.first
    tool = play_from_hand(table, table.active, SLINGSHOT)
    table.take_off(table.card, fire_space)
    tokens: tuple[int, ...] = (FIRE,)
    book: i64 = -1
    if space != NO_BOOK:
        book = table.take_off(table.card, space - 1)
        tokens = (FIRE, int(book))
    if table.heard is not None:
        table.heard.append(TokensSent(table.active, to, tokens))
    if to == ASIDE:
        table.round_tools |= bit(tool)
        wait_on(table, SLINGSHOT, FIRE, 1)
        if book >= 0:
            wait_on(table, SLINGSHOT, book, 1)
    else:
        discard_tool(table, tool)
        give(table, to, FIRE)
        if book >= 0:
            give(table, to, book)
    stop_fire(table)


def give(table: Table, to: i64, token: i64) -> None:
    """The leftmost empty space of the recipient's card; a robot keeps what it gets beside its card."""
    if to == TO_ROBOT:
        table.given[token] += 1
    else:
        card = table.card_of[to]
        table.place(card, leftmost_empty(table.rows[card]), token)


def may_receive(table: Table, to: i64, tokens: i64) -> bool:
    """A later player with room, where the fire would not trigger; aside only if nobody can.

    FIRE-T-SLING-2, FIRE-T-SLING-3, AMB-18. The Lone Librarian has nobody to send it to (FIRE-LONE-7).
    """
    if to == ASIDE:
        for other in range(TO_ROBOT + 1):
            if may_receive(table, other, tokens):
                return False
        return True
    if to == TO_ROBOT:
        return table.house.robot and table.is_to_play(table.seats)
    if to >= table.seats or not table.is_to_play(to):
        return False
    card = table.card_of[to]
    return table.room(card) >= tokens and table.fire_fits(card)


# --- burning ------------------------------------------------------------------------------------------------


def spread_fire(table: Table) -> None:
    """Nothing stopped it (FIRE-SPREAD-2); without tools people shout first (FIRE-NOTOOL-2)."""
    table.spread = True
    if table.heard is not None:
        table.heard.append(FireSpread(table.active))
    if table.house.shout == FIRST and table.house.live:
        table.become(BOOKS_BURN, NO_CARD, 0, 0)
        table.push(ASK_SHOUT, TABLE, 0, 0)
        return
    if table.house.shout != OFF:
        everyone_shouts(table)
    burn_books(table)


def everyone_shouts(table: Table) -> None:
    """Each seat gains as much, in priority order (AMB-30): nobody passes anybody, so the stamps stay as they are."""
    for seat in range(table.seats):
        table.move_on_track(seat, table.house.shout_points)
    if table.heard is not None:
        tell_shouts(table)


def tell_shouts(table: Table) -> None:
    waiting: i64 = bit(table.seats) - 1
    while waiting != 0:
        seat = table.first_of(waiting)
        waiting &= ~bit(seat)
        tell_points(table, seat, table.house.shout_points, "FIRE-NOTOOL-2")


def shout(table: Table, seat: i64) -> None:
    """The seat is paid for its "Burn!"."""
    gain_by(table, seat, table.house.shout_points, "FIRE-NOTOOL-2")


def answer_shout(table: Table, seat: i64) -> None:
    """The live table says who was first (a seat beyond the last: nobody)."""
    table.pop()
    if seat < table.seats:
        shout(table, seat)


def burn_books(table: Table) -> None:
    """Books burn left to right, technology last; none at all: the lowest burn index (FIRE-SPREAD-3, FIRE-SPREAD-4).

    What lies on the card now is burned (AMB-11), technology books as books (FIRE-TECH-4), up to the first destroyed
    card (AMB-10). The tool for burning follows, and no after-scoring window, a Cloak's points or not (FIRE-T-CLOAK-4).
    """
    if burn_row(table, False) or (table.house.books[TEAL] != 0 and burn_row(table, True)):
        return  # FIRE-SPREAD-10
    if table.cards_burned == 0:
        table.cards_burned = 1
        if burn(table, table.lowest_section(), BY_FIRE_SPREADING):
            return
    if table.house.tools:
        clear_turn(table)
        table.become(TURN_ENDS, NO_CARD, 0, 0)
        ask_for_tool(table, False)
    else:
        end_turn(table)


def burn_row(table: Table, technology: bool) -> bool:
    """Burn the card's technology books, or all others, but what a Cloak saved (FIRE-T-CLOAK-2); True: it collapsed."""
    for space in range(SPACES):
        token = table.on_space(table.card, space)
        if token == EMPTY or token == FIRE + 1 or table.cloaked & bit(space) != 0:
            continue
        if (token == TEAL + 1) == technology:
            table.cards_burned += 1
            if burn_book(table, token - 1, BY_FIRE_SPREADING):
                return True
    return False


# --- a tool for burning or for leaving early ----------------------------------------------------------------


def ask_for_tool(table: Table, optional: bool) -> None:
    """Take a tool from market or deck: a must after burning, a may after leaving early (AMB-33)."""
    if table.market_short and table.can_draw_tool():
        refill_market(table)  # FIRE-TOOL-8: what was just discarded comes before the choice
    sources = tools_to_take(table)
    if sources == 0:
        return  # nothing to take: the tool is forgone (FIRE-TOOL-8)
    if sources == 1 and not optional:
        take_only_tool(table)
        return
    table.push(ASK_TOOL, table.active, 1 if optional else 0, 0)


def take_only_tool(table: Table) -> None:
    for slot in range(MARKET):
        if table.market[slot] != NO_CARD:
            take_from_market(table, table.active, slot)
            return
    draw_into_hand(table, table.active)


def take_tool(table: Table, slot: i64) -> None:
    """Take a market card, or (MARKET) the top of the deck (FIRE-SPREAD-7, FIRE-SCORE-3)."""
    table.pop()
    if slot == MARKET:
        draw_into_hand(table, table.active)
    else:
        take_from_market(table, table.active, slot)
