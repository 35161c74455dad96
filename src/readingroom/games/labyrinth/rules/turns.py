"""LAB-TURN, LAB-PASSACT: three phases a turn, actions, and passing one on."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.games.labyrinth.edge.events import PhaseEnded, TurnBegan
from readingroom.games.labyrinth.rules.table import ACTIONS_A_TURN, ASK_ACT, TURN_ENDS, Table


def begin_turn(table: Table, seat: i64) -> None:
    """The next player's Action phase: three actions (LAB-TURN-2), and one more if passed on (LAB-PASSACT-1, R-42).

    From here on this player alone is asked what to do (LAB-TURN-4). Alone the two meeples share the actions
    (LAB-SOLO-2).
    """
    table.active = seat
    table.actions = ACTIONS_A_TURN + table.bonus
    table.bonus = 0
    table.acted = 0
    forget_passing(table)
    table.become(ASK_ACT, seat, 0, 0)
    if table.heard is not None:
        table.heard.append(TurnBegan(int(seat), int(table.actions)))


def spend_action(table: Table) -> None:
    """An action is used."""
    table.actions -= 1
    table.acted += 1
    forget_passing(table)


def forget_passing(table: Table) -> None:
    """After an action cards may be passed between the two hands anew, and a full hand may be asked again."""
    table.moved_books = 0
    table.moved_others = 0
    table.refused = False


def end_phase(table: Table, passes_on: bool) -> None:
    """The player ends the Action phase; actions left are lost but for one passed on (LAB-TURN-3, R-42).

    LAB-PASSACT-1, LAB-PASSACT-2: one at most, whatever is left.
    """
    table.bonus = 1 if passes_on else 0
    if table.heard is not None:
        table.heard.append(PhaseEnded(int(table.active), int(table.actions - table.bonus), passes_on))
    table.become(TURN_ENDS, -1, 0, 0)
