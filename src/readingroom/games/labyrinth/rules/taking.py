"""LAB-TAKE with LAB-BOOST-9, and LAB-BOOST-4: taking Books, with Library Cards, and the Time Machine."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.labyrinth.edge.events import RewardSkipped
from readingroom.games.labyrinth.rules.capturing import play_boosters
from readingroom.games.labyrinth.rules.decks import draw_reward, play_booster, take_book
from readingroom.games.labyrinth.rules.house import FIRST_REWARD, LIBRARY_CARD, TIME_MACHINE
from readingroom.games.labyrinth.rules.table import ASK_ACT, ASK_EXTRA, ASK_TAKE, Table
from readingroom.games.labyrinth.rules.turns import spend_action


def take(table: Table, hand: i64, genre: i64) -> None:
    """Take a Book; Library Cards that lie ready are discarded first and bring one more each (R-39, R-40)."""
    ready: i64 = 0
    if table.asks == ASK_TAKE:
        ready = table.first
        table.pop()
    spend_action(table)
    play_boosters(table, ready, LIBRARY_CARD)
    take_book(table, hand, genre)
    if ready != 0:
        table.push(ASK_EXTRA, table.active, bits(ready), hand)
        leave_empty_decks(table)


def lay_ready(table: Table, reward: i64) -> None:
    """Name a Library Card with the take that follows; it stays in the hand until then."""
    if table.asks == ASK_ACT:
        table.push(ASK_TAKE, table.active, bit(reward), table.holder(FIRST_REWARD + reward))
    else:
        table.first |= bit(reward)


def take_extra(table: Table, genre: i64) -> None:
    """A Library Card's Book."""
    take_book(table, table.second, genre)
    table.first -= 1
    if table.first == 0:
        table.pop()
    else:
        leave_empty_decks(table)


def leave_empty_decks(table: Table) -> None:
    """No Book is left that a Library Card could bring, and no discard would change that (R-46)."""
    if table.genres_to_take() == 0 and table.has_room(table.second):
        table.pop()


def skip(table: Table) -> None:
    """Leave the Reward, or the additional Books, where they are (LAB-REW-1, R-39)."""
    if table.heard is not None:
        hand = table.second if table.asks == ASK_EXTRA else lowest_bit(table.first)
        table.heard.append(RewardSkipped(int(hand)))
    table.pop()


def draw(table: Table, hand: i64) -> None:
    """Take the Reward of the tile (LAB-REW-1)."""
    table.pop()
    draw_reward(table, hand)


def travel_in_time(table: Table, reward: i64) -> None:
    """One more action in this phase (LAB-BOOST-4, R-43)."""
    play_booster(table, reward, TIME_MACHINE)
    table.actions += 1
