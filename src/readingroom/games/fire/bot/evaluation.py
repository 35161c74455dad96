"""How good a position of Fire in the Library is, for a search that stops there."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from readingroom.core.state import bit, bits
from readingroom.games.fire.bot.quick import stake
from readingroom.games.fire.rules.end import has_won
from readingroom.games.fire.rules.house import (
    COLOURS,
    LONE,
    SECTIONS,
    TURN_CARDS,
)
from readingroom.games.fire.rules.table import (
    ASK_REACTION,
    ASK_SAVE,
    NO_CARD,
    Table,
)

TOOL_WORTH: Final = 2.5  # points that a tool in hand is good for
TOOLS_A_TURN: Final = 3.0
POINTS_SCALE: Final = 250.0  # the Lone Librarian's points as a share of a very good game


def utility(table: Table, seat: i64) -> float:
    """A win counts most, the margin a little, so that a lost game is still played on sensibly."""
    if table.house.mode == LONE:
        return lone_share(float(table.score(0)))
    lead = float(table.score(seat) - best_other(table, seat))
    won = 0.0
    if has_won(table, seat):
        won = 1.0 if lead > 0.0 else 0.5
    return 0.8 * won + 0.2 / (1.0 + math.exp(-lead / 15.0))


def lone_share(points: float) -> float:
    return min(1.0, max(0.0, (points + 50.0) / POINTS_SCALE))


def best_other(table: Table, seat: i64) -> i64:
    best: i64 = -1
    for other in range(table.house.participants):
        if other != seat:
            best = max(best, table.score(other))
    return best


def evaluate(table: Table, seat: i64) -> float:
    """The chance to win from expected scores: what is on the track, in hand and still to come this round."""
    if table.house.mode == LONE:
        return lone_share(float(table.score(0)) + lone_future(table))
    to_come = turn_worth(table)
    mine = expected_score(table, seat, to_come)
    best = -1000.0
    for other in range(table.house.participants):
        if other != seat:
            best = max(best, expected_score(table, other, to_come))
    spread = 4.0 + 3.0 * math.sqrt(turns_left(table))
    won = 1.0 / (1.0 + math.exp(-(mine - best) / spread))
    return 0.8 * won + 0.2 / (1.0 + math.exp(-(mine - best) / 15.0))


def expected_score(table: Table, who: i64, to_come: float) -> float:
    """Points so far, what a turn still to come this round may bring, and what tools and Lockboxes are worth."""
    points = float(table.score(who))
    if table.depth > 0 and table.card_of[who] != NO_CARD:
        if who != table.active:
            points += to_come
        elif table.asks >= ASK_SAVE and table.asks <= ASK_REACTION:
            points += float(stake(table))
    if who < table.seats and table.house.tools:
        points += TOOL_WORTH * float(bits(table.hands[who]))
        if table.lockboxes == 0:
            return points
        for colour in range(COLOURS):
            points += float(table.locked[who * COLOURS + colour] * (table.value(colour) + 2))
    return points


def turn_worth(table: Table) -> float:
    """What a turn brings on average with the library and the bag as they are.

    Fitted to the solved Lone Librarian without tools (bench/lone_optimal.py); a turn with tools brings more.
    """
    books: i64 = 0
    worth: i64 = 0
    for book in range(COLOURS):
        if table.house.books[book] != 0:
            books += table.house.books[book]
            worth += table.house.books[book] * table.value(book)
    fires = float(table.house.fires + table.house.reserve - table.reserve)
    points = 7.2 + 0.59 * float(worth) / float(books) - 0.14 * fires - 0.25 * float(last_cards(table))
    return points + TOOLS_A_TURN if table.house.deck != 0 and table.house.tools else points


def last_cards(table: Table) -> i64:
    """How many sections have come to their last numbered card."""
    count: i64 = 0
    for section in range(SECTIONS):
        if table.burned[section] == table.house.stack_size[section] - 2:
            count += 1
    return count


def turns_left(table: Table) -> float:
    """A guess at how many turns each participant still has: the shortest section counts most."""
    shortest: i64 = 100
    total: i64 = 0
    for section in range(SECTIONS):
        left = table.house.stack_size[section] - 1 - table.burned[section]
        total += left
        shortest = min(shortest, left)
    return min(float(shortest) * 1.6, float(total) * 0.5)


def lone_future(table: Table) -> float:
    """What the turns left of the Lone Librarian will bring, and the books and tools in hand."""
    turns = table.house.lone_turns - table.round
    points = TOOL_WORTH * float(bits(table.hands[0])) if turns > 0 else 0.0
    if table.card_of[0] == NO_CARD:
        turns += 1
    elif table.asks >= ASK_SAVE and table.asks <= ASK_REACTION:
        points += float(stake(table))
    for card in range(TURN_CARDS):  # the cautious cards of this cycle are worth keeping
        if table.used & bit(card) == 0:
            points += 0.85 * float(table.house.safe_spaces[card] - 2)
    return points + float(turns) * turn_worth(table) + float(table.house.section_bonus * SECTIONS)
