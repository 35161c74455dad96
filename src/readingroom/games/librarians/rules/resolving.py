"""What is due is done (LIB-LINE-10): red effects, then power cards given away, then lines are looked for again."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.games.librarians.edge.events import HorrorStruck, PowerGiven
from readingroom.games.librarians.rules.end import check_win
from readingroom.games.librarians.rules.house import DETECTIVE, HORROR, TRUE_CRIME
from readingroom.games.librarians.rules.lines import complete_lines, find_lines, is_in_line
from readingroom.games.librarians.rules.red import ask_which_shelf_goes, ban_stacking, lower_hand_limit
from readingroom.games.librarians.rules.sets import add
from readingroom.games.librarians.rules.table import ASK_GIVE, BY_HORROR, EMPTY, RED, Table


def resolve(table: Table) -> None:
    """One step of the frame LINES; completing a line does not end the turn (LIB-LINE-11)."""
    if len(table.due) > 0:
        item = table.due[0]
        table.due = table.due[1:] if len(table.due) > 1 else EMPTY
        do_due(table, item)
    elif not look_for_lines(table):
        table.pop()
        check_win(table)


def look_for_lines(table: Table) -> bool:
    """Complete all lines there are now (LIB-LINE-3, LIB-Q-10); False when there is none.

    After a play only its own cell can be part of one, and where nothing lies any more there is nothing to see.
    """
    cell = table.second - 1
    if cell >= 0 and (not table.is_taken(cell) or not is_in_line(table, cell)):
        return False
    lines = find_lines(table)
    if len(lines) == 0:
        return False
    complete_lines(table, lines, table.first - 1)
    table.second = 0  # uncovered books can form new ones anywhere
    return True


def do_due(table: Table, item: i64) -> None:
    """A red effect happens at once (LIB-LINE-8), a power card is given to anybody (LIB-LINE-6)."""
    if item < RED:
        table.push(ASK_GIVE, table.active, item, 0)
    elif item == RED + HORROR:  # LIB-RED-1, before any win (LIB-END-2, LIB-Q-32)
        table.end_match(BY_HORROR)
        if table.heard is not None:
            table.heard.append(HorrorStruck(int(table.active)))
    elif item == RED + DETECTIVE:
        ask_which_shelf_goes(table)
    elif item == RED + TRUE_CRIME:
        lower_hand_limit(table)
    else:
        ban_stacking(table)


def give_power(table: Table, to: i64) -> None:
    """The card is laid face up in front of a player, the active one included (LIB-LINE-6)."""
    book = table.first
    table.pop()
    add(table.sets, table.powers_of(to), book)
    if table.heard is not None:
        table.heard.append(PowerGiven(int(table.active), int(to), int(book)))
