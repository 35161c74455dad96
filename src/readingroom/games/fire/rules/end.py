"""The end of the match: what still scores, and who has won (2.7, 2.12, 2.13)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.games.fire.edge.events import MatchEnded, PointsLost
from readingroom.games.fire.rules.house import COLOURS, LONE, SECTIONS, SOLO_ROBOT
from readingroom.games.fire.rules.robot import given_points
from readingroom.games.fire.rules.table import NO_CARD, Table
from readingroom.games.fire.rules.telling import gain_by


def settle(table: Table) -> None:
    """Lockboxes, then books on cards still to be played, then the Lone Librarian's sums; nobody is asked any more."""
    score_lockboxes(table)
    score_waiting_cards(table)
    if table.house.mode == LONE:
        settle_lone(table)
    table.depth = 0
    if table.heard is not None:
        scores = tuple([int(table.score(who)) for who in range(table.house.participants)])
        table.heard.append(MatchEnded(table.ending, scores))


def score_lockboxes(table: Table) -> None:
    """Every locked book scores its section's value once more (FIRE-END-2, FIRE-T-LOCK-2)."""
    if table.lockboxes == 0:
        return
    for seat in range(table.seats):
        points: i64 = 0
        for colour in range(COLOURS):
            points += table.locked[seat * COLOURS + colour] * table.value(colour)
        gain_by(table, seat, points, "FIRE-END-2")


def score_waiting_cards(table: Table) -> None:
    """Whoever has not had their turn gains the books on their card; no bravery (FIRE-END-3, AMB-23).

    The active player gains nothing (FIRE-END-4); a robot still to play gains what was given to it (AMB-36).
    """
    for seat in range(table.seats):
        if table.is_to_play(seat) and table.card_of[seat] != NO_CARD:
            gain_by(table, seat, table.knowledge_on(table.card_of[seat]), "FIRE-END-3")
    if table.house.robot and table.is_to_play(table.seats):
        gain_by(table, table.seats, given_points(table), "FIRE-END-3")


def settle_lone(table: Table) -> None:
    """Ten off for each turn not taken; two more for each section standing after twelve (FIRE-LONE-4, FIRE-LONE-5)."""
    missed = table.house.lone_turns - table.round
    if missed > 0:
        penalty = table.house.collapse_penalty * missed
        table.move_on_track(0, -penalty)
        if table.heard is not None:
            table.heard.append(PointsLost(0, penalty, "FIRE-LONE-4"))
    else:
        gain_by(table, 0, table.house.section_bonus * standing(table), "FIRE-LONE-5")


def standing(table: Table) -> i64:
    """Sections not destroyed, or by option the numbered cards left in them (AMB-28)."""
    count: i64 = 0
    for section in range(SECTIONS):
        left = table.house.stack_size[section] - 1 - table.burned[section]
        count += left if table.house.bonus_per_card else min(left, 1)
    return count


def has_won(table: Table, who: i64) -> bool:
    """The highest total, shared if equal (FIRE-END-5, AMB-25), a robot's too (FIRE-MROBOT-6).

    Alone, what the variant asks (FIRE-SROBOT-7, FIRE-LONE-6).
    """
    if table.house.mode == LONE:
        return table.score(0) > table.house.win_above
    if table.house.mode == SOLO_ROBOT and who == 0:
        return table.score(0) > table.score(1)
    for other in range(table.house.participants):
        if table.score(other) > table.score(who):
            return False
    return True
