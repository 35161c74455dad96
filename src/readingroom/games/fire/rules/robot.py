"""The robot's turn: Solo Robot (2.12) and multiplayer with robot (2.14). It makes no choices."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, bits
from readingroom.games.fire.edge.events import RobotFlipped, TurnBegan, TurnEnded
from readingroom.games.fire.rules.burning import burn
from readingroom.games.fire.rules.house import FIRE, SECTIONS, SOLO_ROBOT, SPACES, TOKENS
from readingroom.games.fire.rules.market import discard_tool, turn_up
from readingroom.games.fire.rules.table import BY_ROBOT, NEXT_TURN, NO_CARD, Table
from readingroom.games.fire.rules.telling import gain_by


def take_robot_turn(table: Table) -> None:
    """Burn, then score; a robot that ends the game scores nothing (FIRE-SROBOT-4, FIRE-MROBOT-4).

    After a turn in which the player burned anything, with a Knapsack too, the Solo Robot gains the library's highest
    value and does nothing else (FIRE-SROBOT-2, AMB-27). Nobody may react to a robot (FIRE-T-AXE-5, AMB-35).
    """
    robot = table.seats
    blamed = table.house.mode == SOLO_ROBOT and table.cards_burned > 0
    table.active = robot
    table.card = table.card_of[robot]
    if table.heard is not None:
        table.heard.append(TurnBegan(robot, None if table.card == NO_CARD else int(table.card) + 1))
    if blamed:
        score(table, table.highest_value(), "FIRE-SROBOT-2")
        end_robot_turn(table)
        return
    tool = flip(table)
    if burn_banners(table, tool):
        return
    score(
        table,
        flipped_points(table, tool),
        "FIRE-SROBOT-5" if table.house.mode == SOLO_ROBOT else "FIRE-MROBOT-3",
    )
    end_robot_turn(table)


def flip(table: Table) -> i64:
    """Turn up the top tool card; NO_CARD when there is none (AMB-38)."""
    if not table.can_draw_tool():
        return NO_CARD
    tool = turn_up(table)
    discard_tool(table, tool)
    if table.heard is not None:
        table.heard.append(RobotFlipped(tool))
    return tool


def burn_banners(table: Table, tool: i64) -> bool:
    """Each banner section burns once, white, yellow, black, purple (FIRE-SROBOT-3); True: the library collapsed."""
    if tool == NO_CARD:
        return burn(table, table.lowest_section(), BY_ROBOT)
    for section in range(SECTIONS):
        if table.house.robot_burns[tool] & bit(section) != 0 and burn(table, section, BY_ROBOT):
            return True
    return False


def flipped_points(table: Table, tool: i64) -> i64:
    """The new values of the scoring icons, and bravery for how many there are (FIRE-SROBOT-5, FIRE-MROBOT-3)."""
    if tool == NO_CARD:
        return 0
    points: i64 = 0
    for section in range(SECTIONS):
        if table.house.robot_scores[tool] & bit(section) != 0:
            points += table.value(section)
    icons = bits(table.house.robot_scores[tool])
    if icons == 0:
        return points
    if table.house.mode == SOLO_ROBOT:
        return points + table.house.robot_step * (icons - 1)
    return points + table.house.bravery[table.card * SPACES + icons - 1]


def given_points(table: Table) -> i64:
    """Books given to the robot by Slingshots and Amulets; fires are ignored (FIRE-SROBOT-6, FIRE-MROBOT-5, AMB-29)."""
    points: i64 = 0
    for book in range(FIRE):
        points += table.given[book] * table.value(book)
    card = table.card_of[table.seats]
    if card != NO_CARD:
        points += table.knowledge_on(card)
    return points


def score(table: Table, points: i64, rule: str) -> None:
    """The robot gains its points and those of books given to it as one move."""
    gain_by(table, table.seats, points + given_points(table), rule)


def end_robot_turn(table: Table) -> None:
    """Given tokens return when the robot's turn is over (FIRE-MROBOT-5, AMB-27)."""
    robot = table.seats
    if table.card != NO_CARD:
        table.clear_card(table.card)
        table.waiting &= ~bit(table.card)
    for token in range(TOKENS):
        table.put_back(token, table.given[token])
        table.given[token] = 0
    table.played |= bit(robot)
    table.card_of[robot] = NO_CARD
    table.clock += 1
    if table.heard is not None:
        table.heard.append(TurnEnded(robot))
    table.become(NEXT_TURN, NO_CARD, 0, 0)
