"""What may happen next at a table: a command is refused, or becomes the entry that would make it happen.

Nothing here changes the table. The server appends the entry, waits until it is durable, and lets the table take it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch
from typing import cast

import msgspec

from readingroom.bots.levels import LEVELS
from readingroom.core.errors import Refused, UnknownBot
from readingroom.core.phrases import phrase
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.moves import decide_move, done_before, not_over, playing, seated
from readingroom.tables.standing import Chair
from readingroom.tables.table import Table
from readingroom.tables.viewers import Asker, check_still
from readingroom.tables.words import PHRASES, clean_chat, clean_name, distinct


@dataclass(frozen=True, slots=True)
class AlreadyDone:
    """A repeated command: the entry that did it the first time, or where the log was when that was noticed."""

    number: int


def decide(table: Table, command: ask.AnyCommand, asker: Asker, now: float) -> log.AnyEntry | AlreadyDone:
    """The entry that a command becomes; raises Refused or another error of ours, and nothing is lost."""
    number = done_before(table, command, asker)
    if number is not None:
        return AlreadyDone(number)
    check_still(table.standing, asker)
    if isinstance(command, ask.Move):
        return decide_move(command, table, asker, now)
    entry = entry_for(command, table, asker, now)
    return entry if command.id is None else msgspec.structs.replace(entry, id=command.id, asker=asker.name)


@singledispatch
def entry_for(command: ask.Command, table: Table, asker: Asker, now: float) -> log.AnyEntry:
    """One function below for each other kind of command."""
    raise AssertionError(command)


# --- the match ----------------------------------------------------------------------------------------------


def decide_bot_move(table: Table, seat: int, action: str, at_number: int, now: float) -> log.Moved | None:
    """What a bot thought of, if it is still what is asked."""
    if table.number != at_number or table.asked != seat or table.standing.paused:
        return None
    if seat >= 0 and not table.standing.chairs[seat].plays_itself:
        return None
    return log.Moved(at=now, seat=seat, action=action, by="bot" if seat >= 0 else "table")


@entry_for.register(ask.Undo)
def _(command: ask.Undo, table: Table, asker: Asker, now: float) -> log.AnyEntry:
    """At once while nobody has learned anything; else the other people are asked."""
    seat = seated(asker)
    match = playing(table)
    own = [place for place in match.line() if match.log[place][0] == seat]
    if not own:
        raise Refused("TABLE-UNDO-1", phrase("table-undo-nothing"))
    if match.can_undo and match.log[-1][0] == seat:
        return log.TookBack(at=now, seat=seat, to=len(match.log) - 1, free=True)
    if table.standing.is_challenge:
        raise Refused("TABLE-UNDO-1", phrase("table-undo-challenge"))
    if not [other for other in table.people() if other != seat]:
        return log.TookBack(at=now, seat=seat, to=own[-1], free=False)
    if table.standing.undo is not None:
        raise Refused("TABLE-UNDO-1", phrase("table-undo-asked"))
    return log.UndoAsked(at=now, seat=seat, to=own[-1])


@entry_for.register(ask.AnswerUndo)
def _(command: ask.AnswerUndo, table: Table, asker: Asker, now: float) -> log.AnyEntry:
    """The last yes takes it back; one no is enough to leave it."""
    seat = seated(asker)
    playing(table)
    wish = table.standing.undo
    if wish is None or seat not in wish.waiting:
        raise Refused("TABLE-UNDO-1", phrase("table-undo-not-asked"))
    if command.yes and wish.waiting == [seat]:
        return log.TookBack(at=now, seat=wish.seat, to=wish.to, free=False)
    return log.UndoAnswered(at=now, seat=seat, yes=command.yes)


# --- people -------------------------------------------------------------------------------------------------


def decide_sit(table: Table, seat: int, name: str, key: str, now: float) -> log.Sat | AlreadyDone:
    """Take an open chair, before the start or in mid-match; with the key that it has already, it was taken."""
    chair = chair_of(table, seat)
    if chair.key == key:
        return AlreadyDone(table.number)
    only_there(table, seat, key)
    not_over(table)
    chairs_may_change(table)
    if chair.kind != "open":
        raise Refused("TABLE-SEAT-1", phrase("table-chair-taken", name=chair.name))
    return log.Sat(at=now, seat=seat, name=distinct(clean_name(name), table.standing.names_beside(seat)), key=key)


def decide_rekey(table: Table, seat: int, key: str, asker: Asker, now: float) -> log.Rekeyed | AlreadyDone:
    """A new key for a chair: its holder's, for another device, or the host's, for another person."""
    chair = chair_of(table, seat)
    if chair.key == key:
        return AlreadyDone(table.number)
    check_still(table.standing, asker)
    if asker.seat != seat and not asker.host:
        raise Refused("TABLE-SEAT-1", phrase("table-key-not-yours"))
    only_there(table, seat, key)
    if chair.kind != "person":
        raise Refused("TABLE-SEAT-1", phrase("table-key-nobody"))
    return log.Rekeyed(at=now, seat=seat, key=key, handed=asker.seat != seat)


def only_there(table: Table, seat: int, key: str) -> None:
    """One key, one chair."""
    if any(chair.key == key for place, chair in enumerate(table.standing.chairs) if place != seat):
        raise Refused("TABLE-SEAT-1", phrase("table-key-elsewhere"))


@entry_for.register(ask.Say)
def _(command: ask.Say, table: Table, asker: Asker, now: float) -> log.Said:
    seat = seated(asker)
    if sum(said is not None for said in (command.text, command.phrase, command.arrow)) != 1:
        raise Refused("TABLE-CHAT-1", phrase("table-say-one"))
    if command.arrow is not None:
        return log.Said(at=now, seat=seat, arrow=command.arrow)
    if command.phrase is not None:
        if command.phrase not in PHRASES:
            raise Refused("TABLE-CHAT-1", phrase("table-no-such-phrase", phrases=", ".join(PHRASES)))
        return log.Said(at=now, seat=seat, phrase=command.phrase)
    if not table.standing.settings.chat:
        raise Refused("TABLE-CHAT-1", phrase("table-chat-off"))
    return log.Said(at=now, seat=seat, text=clean_chat(cast("str", command.text)))


@entry_for.register(ask.Rename)
def _(command: ask.Rename, table: Table, asker: Asker, now: float) -> log.Renamed:
    seat = seated(asker)
    return log.Renamed(at=now, seat=seat, name=distinct(clean_name(command.name), table.standing.names_beside(seat)))


@entry_for.register(ask.Leave)
def _(command: ask.Leave, table: Table, asker: Asker, now: float) -> log.Stood:
    return log.Stood(at=now, seat=seated(asker))


@entry_for.register(ask.Hook)
def _(command: ask.Hook, table: Table, asker: Asker, now: float) -> log.Hooked:
    return log.Hooked(at=now, seat=seated(asker), url=command.url)


@entry_for.register(ask.Stir)
def _(command: ask.Stir, table: Table, asker: Asker, now: float) -> log.Stirred:
    seat = seated(asker)
    if table.standing.phase != "waiting":
        raise Refused("TABLE-START-1", phrase("table-dealt"))
    if table.standing.is_challenge or table.standing.file is not None:
        raise Refused("TABLE-START-1", phrase("table-deal-settled"))
    return log.Stirred(at=now, seat=seat, entropy=command.entropy)


# --- the host -----------------------------------------------------------------------------------------------


@entry_for.register(ask.Start)
def _(command: ask.Start, table: Table, asker: Asker, now: float) -> log.Started:
    only_host(asker)
    standing = table.standing
    if standing.phase != "waiting":
        raise Refused("TABLE-START-1", phrase("table-begun"))
    empty = [str(seat + 1) for seat, chair in enumerate(standing.chairs) if chair.kind == "open"]
    if empty:
        raise Refused("TABLE-START-1", phrase("table-chairs-open", chairs=", ".join(empty)))
    return log.Started(at=now, rules=table.game.meta.rules_version)


@entry_for.register(ask.SeatBot)
def _(command: ask.SeatBot, table: Table, asker: Asker, now: float) -> log.BotSat:
    only_host(asker)
    chair_of(table, command.seat)
    not_over(table)
    chairs_may_change(table)
    return log.BotSat(at=now, seat=command.seat, level=checked_level(command.level))


@entry_for.register(ask.OpenSeat)
def _(command: ask.OpenSeat, table: Table, asker: Asker, now: float) -> log.Stood:
    only_host(asker)
    chair_of(table, command.seat)
    not_over(table)
    chairs_may_change(table)
    return log.Stood(at=now, seat=command.seat)


@entry_for.register(ask.Pause)
def _(command: ask.Pause, table: Table, asker: Asker, now: float) -> log.Paused:
    only_host(asker)
    playing(table)
    if table.standing.paused:
        raise Refused("TABLE-PAUSE-1", phrase("table-paused-already"))
    return log.Paused(at=now)


@entry_for.register(ask.Resume)
def _(command: ask.Resume, table: Table, asker: Asker, now: float) -> log.Resumed:
    only_host(asker)
    playing(table)
    if not table.standing.paused:
        raise Refused("TABLE-PAUSE-1", phrase("table-not-paused"))
    return log.Resumed(at=now)


@entry_for.register(ask.End)
def _(command: ask.End, table: Table, asker: Asker, now: float) -> log.Ended:
    only_host(asker)
    playing(table)
    return log.Ended(at=now)


@entry_for.register(ask.Change)
def _(command: ask.Change, table: Table, asker: Asker, now: float) -> log.Changed:
    only_host(asker)
    settings = table.standing.settings
    changes: dict[str, object] = {
        key: value
        for key, value in (("chat", command.chat), ("odds", command.odds), ("pace", command.pace))
        if value is not None
    }
    if command.pace is not None and table.standing.phase != "waiting":
        raise Refused("TABLE-START-1", phrase("table-pace-settled"))
    if command.pace is not None and table.standing.file is not None:
        raise Refused("TABLE-START-1", phrase("table-pace-of-file"))
    if command.grace is not None:
        chairs_may_change(table)
        changes["grace"] = None if command.grace == "never" else command.grace
    if command.clock is not None:
        changes["clock"] = None if command.clock == "none" else command.clock
    changes = {key: value for key, value in changes.items() if getattr(settings, key) != value}
    if not changes:
        raise Refused("TABLE-HOST-1", phrase("table-no-change"))
    return log.Changed(at=now, changes=changes)


# --- what many of them ask ------------------------------------------------------------------------------------


def only_host(asker: Asker) -> None:
    if not asker.host:
        raise Refused("TABLE-HOST-1", phrase("table-host-only"))


def chairs_may_change(table: Table) -> None:
    """Whoever takes a challenge up holds its host's key, and could let a bot play for them or weaken the others."""
    if table.standing.is_challenge:
        raise Refused("TABLE-SEAT-1", phrase("table-challenge-alone"))


def chair_of(table: Table, seat: int) -> Chair:
    chairs = table.standing.chairs
    if not 0 <= seat < len(chairs):
        raise Refused("TABLE-SEAT-1", phrase("table-no-chair", chair=seat, last=len(chairs) - 1))
    return chairs[seat]


def checked_level(level: str) -> str:
    if level not in LEVELS:
        raise UnknownBot(phrase("mistake-unknown-level", level=repr(level), levels=", ".join(LEVELS)))
    return level
