"""How good a position of Chapters is, for a search that stops there."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from readingroom.core.state import lowest_bit
from readingroom.games.chapters.rules.end import has_won, points, standing
from readingroom.games.chapters.rules.house import MOLLY
from readingroom.games.chapters.rules.scoring import friend_hearts
from readingroom.games.chapters.rules.table import Table, missing, total

CARD_WORTH: Final = 0.15  # Hearts that a card in hand is good for
ICON_WORTH: Final = 0.6
REACH_WORTH: Final = 0.35  # of what the best Lobby Friend would bring, for each icon that is not missing


def utility(table: Table, seat: i64) -> float:
    """A win counts most, the margin a little, so that a lost game is still played on sensibly."""
    lead = float(points(table, seat) - best_other(table, seat))
    won = 0.0
    if has_won(table, seat):
        won = 1.0 / float(winners(table))
    return 0.8 * won + 0.2 / (1.0 + math.exp(-lead / 8.0))


def winners(table: Table) -> i64:
    count: i64 = 0
    for seat in range(table.seats):
        if has_won(table, seat):
            count += 1
    return count


def best_other(table: Table, seat: i64) -> i64:
    best: i64 = 0
    for other in range(table.seats):
        if other != seat:
            best = max(best, points(table, other))
    return best


def evaluate(table: Table, seat: i64) -> float:
    """The chance to win from what the Libraries are worth now, and what they could still take in."""
    mine = prospect(table, seat)
    best = -1000.0
    for other in range(table.seats):
        if other != seat:
            best = max(best, prospect(table, other))
    spread = 3.0 + 0.5 * math.sqrt(float(table.friends_in_deck() * 3))
    return 0.8 / (1.0 + math.exp(-(mine - best) / spread)) + 0.2 / (1.0 + math.exp(-(mine - best) / 8.0))


def prospect(table: Table, seat: i64) -> float:
    """Hearts as things stand, icons and cards for what is to come, and the best Friend within reach."""
    worth = float(standing(table, seat)) / 1000.0
    if table.depth == 0:
        return worth
    to_come = min(1.0, float(table.friends_in_deck() + table.seats) / float(4 * table.seats))
    worth += to_come * (ICON_WORTH * float(total(table.icons[seat])) + CARD_WORTH * float(table.hand_size(seat)))
    return worth + to_come * best_in_lobby(table, seat)


def best_in_lobby(table: Table, seat: i64) -> float:
    """What the best Lobby Friend would bring, less for each icon that is missing."""
    best = 0.0
    lobby = table.lobby
    while lobby != 0:
        friend = lowest_bit(lobby)
        lobby &= lobby - 1
        short = total(missing(table.house.needs[friend], table.icons[seat]))
        if short < MOLLY:
            brings = 1.0 if table.house.casual else float(friend_hearts(table, seat, friend))
            best = max(best, REACH_WORTH * brings * (1.0 - 0.3 * float(short)))
    return best
