"""LAB-CAP, LAB-RET, LAB-REW: what happens where a walk ends."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.sets import members
from readingroom.core.state import bit
from readingroom.games.labyrinth.cards.names import cell_key
from readingroom.games.labyrinth.edge.events import Moved, TerrorCaptured, TerrorReturned
from readingroom.games.labyrinth.rules.decks import draw_reward, play_booster
from readingroom.games.labyrinth.rules.house import (
    FIRST_PILE,
    LIBRARY_LADDER,
    PHOTOCOPIER,
    SECRET_PASSAGE,
)
from readingroom.games.labyrinth.rules.table import (
    ALL_SHELVES,
    ASK_REWARD,
    BOTH,
    PLAYER,
    TROLLEY,
    WON,
    Table,
)
from readingroom.games.labyrinth.rules.turns import spend_action


def arrive(table: Table) -> None:
    """Walk to the goal with everything settled: pay the boosters, then capture, return, or find a Reward.

    The walk ends here (LAB-MOVE-8, R-24). Only its end counts for a Reward (LAB-REW-1, LAB-SOLO-11, R-25), and the tile
    is not used up (R-26).
    """
    spend_action(table)
    play_boosters(table, table.ladders, LIBRARY_LADDER)
    play_boosters(table, table.passages, SECRET_PASSAGE)
    play_boosters(table, table.copiers, PHOTOCOPIER)
    walk(table)
    goal = bit(table.goal)
    if table.terrors_on & goal != 0:
        capture(table)
    elif table.shelves_on & goal != 0:
        give_back(table)
    elif table.reward_tiles & goal != 0 and table.can_draw_reward():
        table.push(ASK_REWARD, table.active, hands_of_walker(table), 0)


def play_boosters(table: Table, rewards: i64, option: i64) -> None:
    """Discard a set of boosters for one of their options: several may serve one action (LAB-BOOST-3)."""
    for reward in members(rewards):
        play_booster(table, reward, option)


def walk(table: Table) -> None:
    """The meeples that walk stand on the goal now; a ride moves both, from one tile to one (LAB-SOLO-8, R-52)."""
    meeple = TROLLEY if table.walker == TROLLEY else table.active
    start = table.at[meeple]
    table.at[meeple] = table.goal
    if table.walker == BOTH:
        table.at[TROLLEY] = table.goal
    if table.heard is not None:
        table.heard.append(Moved(int(table.active), int(table.walker), cell_key(int(start)), cell_key(int(table.goal))))


def hands_of_walker(table: Table) -> i64:
    """The hands of those who walked, as a set (LAB-SOLO-11, R-51)."""
    if table.walker == BOTH:
        return bit(PLAYER) | bit(TROLLEY)
    return bit(TROLLEY) if table.walker == TROLLEY else bit(table.active)


def capture(table: Table) -> None:
    """The spent cards lie under the Terror, and the pile fills one slot (LAB-CAP-4); the tile is empty (LAB-CAP-6).

    They are in no hand any more, so nobody uses, passes or discards them (LAB-CAP-5); items lie there too (R-32).
    """
    terror = table.token[table.goal]
    table.terrors_on &= ~bit(table.goal)
    table.token[table.goal] = 0
    for hand in range(table.house.hands):
        table.hand_books[hand] &= ~table.paid_books
        table.hand_others[hand] &= ~table.paid_items
    table.under_books[terror] = table.paid_books
    table.under_items[terror] = table.paid_items
    table.put(table.keeper, FIRST_PILE + terror)
    if table.heard is not None:
        table.heard.append(
            TerrorCaptured(
                int(table.keeper),
                cell_key(int(table.goal)),
                int(terror),
                members(table.paid_books),
                members(table.paid_items),
                members(table.copied),
            )
        )


def give_back(table: Table) -> None:
    """A captured Terror goes to its Shelf, both for good (LAB-RET-2, R-20), and the tile is free (LAB-RET-4).

    First the pile is discarded, then a Reward is drawn (LAB-RET-3, R-45); the sixth Shelf wins at once, without a
    Reward (LAB-RET-5, LAB-END-1, R-2).
    """
    terror = table.back
    hand = table.holder(FIRST_PILE + terror)
    genre = table.token[table.goal]
    table.shelves_on &= ~bit(table.goal)
    table.token[table.goal] = 0
    table.remove(hand, FIRST_PILE + terror)
    table.returned |= bit(terror)
    table.filled |= bit(genre)
    table.filled_by |= terror << (genre * 8)
    table.book_discard |= table.under_books[terror]
    table.reward_discard |= table.under_items[terror]
    table.under_books[terror] = 0
    table.under_items[terror] = 0
    if table.heard is not None:
        table.heard.append(TerrorReturned(int(hand), cell_key(int(table.goal)), int(terror), int(genre)))
    if table.filled == ALL_SHELVES:
        table.ending = WON
    else:
        draw_reward(table, hand)
