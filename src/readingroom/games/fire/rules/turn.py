"""From one turn to the next (2.2, 2.5)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.fire.edge.events import TurnEnded
from readingroom.games.fire.rules.house import SOLO_ROBOT
from readingroom.games.fire.rules.robot import take_robot_turn
from readingroom.games.fire.rules.saving import begin_turn
from readingroom.games.fire.rules.table import NO_CARD, ROUND_ENDS, Table
from readingroom.games.fire.rules.tokens import clear_turn


def end_turn(table: Table) -> None:
    """Tokens return and the turn order card goes back to the centre (FIRE-SCORE-6, FIRE-SPREAD-9)."""
    clear_turn(table)
    seat = table.active
    if table.house.solo:
        table.used |= bit(table.card)
    table.played |= bit(seat)
    table.waiting &= ~bit(table.card)
    table.card_of[seat] = NO_CARD
    table.clock += 1
    if table.heard is not None:
        table.heard.append(TurnEnded(seat))
    next_turn(table)


def next_turn(table: Table) -> None:
    """The lowest card still to be played goes next, whether or not it is the 1st (FIRE-ORDER-4, AMB-3).

    The Solo Robot has no card and follows the player (FIRE-SROBOT-1).
    """
    who: i64 = NO_CARD
    if table.waiting != 0:
        who = table.holder_of(lowest_bit(table.waiting))
    elif table.house.mode == SOLO_ROBOT and table.played & bit(table.seats) == 0:
        who = table.seats
    if who == NO_CARD:
        table.become(ROUND_ENDS, NO_CARD, 0, 0)
    elif who == table.seats:
        take_robot_turn(table)
    else:
        begin_turn(table, who)
