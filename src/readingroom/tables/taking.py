"""What each entry of the log does to a table. It was decided on before: what does not fit here is a broken log."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

import msgspec

from readingroom.core.errors import BadMatchFile, Broken
from readingroom.core.phrases import phrase
from readingroom.core.state import TABLE
from readingroom.tables import entries as log
from readingroom.tables.moments import Moment, TakenBack
from readingroom.tables.moves import go_on
from readingroom.tables.standing import Chair, ChatLine, UndoWish, bot_name, open_name

if TYPE_CHECKING:
    from readingroom.tables.table import Table


@singledispatch
def take(entry: log.Entry, table: Table) -> None:
    """Let an entry happen at a table; one function below for each kind but a move."""
    raise Broken(f"table {table.id} cannot take {entry!r}")


# --- people and chairs ----------------------------------------------------------------------------------------


@take.register(log.Sat)
def _(entry: log.Sat, table: Table) -> None:
    table.standing.chairs[entry.seat] = Chair("person", entry.name, key=entry.key)
    table.standing.forget(entry.seat)


@take.register(log.BotSat)
def _(entry: log.BotSat, table: Table) -> None:
    now, seat = table.standing, entry.seat
    now.chairs[seat] = Chair("bot", bot_name(entry.level, now.names_beside(seat)), entry.level)
    now.undo = None


@take.register(log.Stood)
def _(entry: log.Stood, table: Table) -> None:
    now, seat = table.standing, entry.seat
    left = now.chairs[seat]
    if now.phase == "waiting":
        now.chairs[seat] = Chair("open", open_name(seat, now.names_beside(seat)))
    elif now.phase == "over":
        now.chairs[seat] = Chair("open", left.name, covered=left.covered, used=left.used)
    else:  # in mid-match a bot goes on, and the chair can be taken by somebody else
        now.chairs[seat] = Chair("open", left.name, now.settings.cover, covered=True, used=left.used)
    now.undo = None


@take.register(log.Rekeyed)
def _(entry: log.Rekeyed, table: Table) -> None:
    chair = table.standing.chairs[entry.seat]
    chair.key, chair.carried = entry.key, entry.carried
    if entry.handed:  # the last holder's address is told nothing of the next one's turns
        chair.hook = None
    table.standing.forget(entry.seat)


@take.register(log.Renamed)
def _(entry: log.Renamed, table: Table) -> None:
    table.standing.chairs[entry.seat].name = entry.name


@take.register(log.Covered)
def _(entry: log.Covered, table: Table) -> None:
    table.standing.chairs[entry.seat].covered = True
    wish = table.standing.undo
    if wish is not None:
        wish.waiting = [seat for seat in wish.waiting if seat != entry.seat] or wish.waiting


@take.register(log.Returned)
def _(entry: log.Returned, table: Table) -> None:
    table.standing.chairs[entry.seat].covered = False


@take.register(log.Hooked)
def _(entry: log.Hooked, table: Table) -> None:
    table.standing.chairs[entry.seat].hook = entry.url


@take.register(log.Said)
def _(entry: log.Said, table: Table) -> None:
    now = table.standing
    chair = now.chairs[entry.seat]
    now.say(ChatLine(entry.at, entry.seat, chair.name, entry.text, entry.phrase, entry.arrow, entry.action, entry.says))
    if chair.kind == "bot":
        now.turn_begins = False


# --- the match ------------------------------------------------------------------------------------------------


@take.register(log.Stirred)
def _(entry: log.Stirred, table: Table) -> None:
    table.standing.entropy[entry.seat] = entry.entropy


@take.register(log.Started)
def _(entry: log.Started, table: Table) -> None:
    meta = table.game.meta
    if entry.rules != meta.rules_version:
        raise BadMatchFile(
            phrase("mistake-begun-version", game=meta.title, version=entry.rules, ours=meta.rules_version)
        )
    table.begin()
    heard = [event for _, event in table.playing.history()]
    table.timeline.add(Moment(entry.at, heard, table.asked_in_secret(), window=False))
    table.standing.turn_begins = bool(heard) and heard[-1].begins_turn
    table.standing.turn_since = entry.at
    go_on(table, entry.at, None, TABLE)


@take.register(log.TookBack)
def _(entry: log.TookBack, table: Table) -> None:
    match, now, asked = table.playing, table.standing, table.asked
    if entry.free:
        match.undo_to(entry.to)
    else:
        match.take_back(entry.to)
        now.taken_back += 1
    now.undo = None
    now.turn_begins = False
    table.timeline.add(Moment(entry.at, [TakenBack(entry.seat, entry.to)], table.asked_in_secret(), window=False))
    go_on(table, entry.at, asked, entry.seat)


@take.register(log.UndoAsked)
def _(entry: log.UndoAsked, table: Table) -> None:
    """Whoever is gone cannot answer, and is asked only where nobody else is there who could."""
    others = [seat for seat in table.people() if seat != entry.seat]
    there = [seat for seat in others if not table.standing.chairs[seat].covered]
    table.standing.undo = UndoWish(entry.seat, entry.to, there or others)


@take.register(log.UndoAnswered)
def _(entry: log.UndoAnswered, table: Table) -> None:
    wish = table.standing.undo
    if wish is None:
        return
    wish.waiting = [seat for seat in wish.waiting if seat != entry.seat]
    if not entry.yes or not wish.waiting:
        table.standing.undo = None


# --- the host -------------------------------------------------------------------------------------------------


@take.register(log.Paused)
def _(entry: log.Paused, table: Table) -> None:
    table.stop_clock(entry.at, table.asked)
    table.standing.paused = True


@take.register(log.Resumed)
def _(entry: log.Resumed, table: Table) -> None:
    table.standing.paused = False
    table.start_clock(entry.at)


@take.register(log.Ended)
def _(entry: log.Ended, table: Table) -> None:
    table.stop_clock(entry.at, table.asked)
    table.standing.phase = "over"
    table.standing.finished = entry.at
    table.standing.ended = True


@take.register(log.Changed)
def _(entry: log.Changed, table: Table) -> None:
    settings = entry.settings or table.standing.settings
    table.standing.settings = msgspec.structs.replace(settings, **entry.changes)


@take.register(log.Rematched)
def _(entry: log.Rematched, table: Table) -> None:
    table.standing.rematch = entry.table
