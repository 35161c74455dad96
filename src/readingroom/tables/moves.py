"""A move at a table, decided and taken. Apart from the other commands and entries, since it is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from readingroom.core.errors import Refused
from readingroom.core.match import Match
from readingroom.core.phrases import phrase
from readingroom.core.state import TABLE
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.moments import Moment
from readingroom.tables.viewers import Asker

if TYPE_CHECKING:
    from readingroom.tables.table import Table


# --- deciding -------------------------------------------------------------------------------------------------


def done_before(table: Table, command: ask.Command, asker: Asker) -> int | None:
    """The entry that did a command of this id, if it is a repeated one."""
    if command.id is None:
        return None
    number: int | None = table.standing.done.get(f"{asker.name} {command.id}")
    return number


def decide_move(command: ask.Move, table: Table, asker: Asker, now: float) -> log.Moved:
    """The seat that is asked answers what is legal; any seat may do what the rules let it do unasked."""
    seat = seated(asker)
    match = playing(table)
    if table.standing.paused:
        raise Refused("TABLE-PAUSE-1", phrase("table-paused"))
    if command.number is not None and command.number != table.timeline.number(seat):
        raise Refused("TABLE-LATE-1", phrase("table-late"))
    name = None if command.id is None else asker.name
    if match.to_move == TABLE:
        action = match.game.call(seat)
        if command.action != str(action):
            raise Refused("TABLE-TURN-1", phrase("table-call", action=str(action)))
        return log.Moved(at=now, id=command.id, asker=name, seat=TABLE, action=str(action), by="table")
    refusal = match.why_not(command.action, seat)
    if refusal is not None:
        raise Refused(refusal.rule, refusal.says)
    text = command.action.strip().lower()
    return log.Moved(at=now, id=command.id, asker=name, seat=seat, action=text, by="person")


def seated(asker: Asker) -> int:
    """The asker's seat; who only looks on is refused."""
    if asker.seat is None:
        raise Refused("TABLE-SEAT-1", phrase("table-looking-on"))
    return asker.seat


def playing(table: Table) -> Match:
    """The match that is being played; before and after it this is refused."""
    if table.standing.phase == "waiting":
        raise Refused("TABLE-START-1", phrase("table-not-begun"))
    not_over(table)
    return table.playing


def not_over(table: Table) -> None:
    """Refuse at the end."""
    if table.standing.phase == "over":
        raise Refused("TABLE-OVER-1", phrase("table-over"))


# --- taking ---------------------------------------------------------------------------------------------------


def take_move(entry: log.Moved, table: Table) -> None:
    """Let a move happen."""
    match, now = table.playing, table.standing
    asked, windows = table.asked, match.secret_windows
    heard = match.enter(entry.seat, entry.action)
    now.undo = None
    table.timeline.add(Moment(entry.at, heard, table.asked_in_secret(), window=match.secret_windows != windows))
    begins = any(event.begins_turn for event in heard)
    if entry.seat == asked:  # else somebody has put a word in, and the turn is as it was
        now.turn_begins = begins
    if begins:
        now.turn_since = entry.at
    go_on(table, entry.at, asked, entry.seat)


def go_on(table: Table, at: float, asked: int | None, doer: int) -> None:
    """After the match has changed: it is over, or somebody begins to think.

    Whoever was asked goes on thinking while somebody else puts a word in, or takes it back.
    """
    if table.playing.over:
        table.standing.phase = "over"
        table.standing.finished = at
    elif doer != asked and table.asked == asked:
        return
    table.stop_clock(at, asked)
    table.start_clock(at)
