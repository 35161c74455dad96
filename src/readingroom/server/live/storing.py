"""What is stored beside an entry: the row by which its table is found."""

from __future__ import annotations

from readingroom.store import TableRow
from readingroom.tables import entries as log
from readingroom.tables.standing import Phase
from readingroom.tables.table import Table

DUE_AFTER = 25.0  # seconds after which some other process looks why nothing happens
ROW_SECONDS = 10.0  # for so long a row tells of the moves after it, too: writing it cost as much as writing the move


def row_beside(table: Table, entry: log.AnyEntry, last: TableRow | None) -> TableRow | None:
    """The row to write with an entry; None while the last one, if this process wrote it, tells enough."""
    if last is None or not isinstance(entry, log.Moved) or entry.at > last.touched + ROW_SECONDS:
        return row_after(table, entry)
    return None if phase_after(table, entry) == last.phase else row_after(table, entry)


def row_after(table: Table, entry: log.AnyEntry) -> TableRow:
    """The row by which a table is found, as it will be after an entry."""
    standing = table.standing
    phase = phase_after(table, entry)
    paused = isinstance(entry, log.Paused) or (standing.paused and not isinstance(entry, log.Resumed))
    bot_comes = isinstance(entry, log.BotSat | log.Stood)
    due = phase == "playing" and not paused and (bot_comes or needs_looking_after(table, entry))
    origin = standing.origin
    return TableRow(
        id=table.id,
        game=standing.settings.game,
        phase=phase,
        entries=table.number + 1,
        created=standing.created,
        touched=entry.at,
        due=entry.at + DUE_AFTER if due else None,
        challenge=None if origin is None else origin.challenge,
    )


def phase_after(table: Table, entry: log.AnyEntry) -> Phase:
    """The table's phase when the entry has happened."""
    standing, match = table.standing, table.match
    if isinstance(entry, log.Moved):
        over = match is not None and match.asked_after(entry.seat, entry.action) is None
        return "over" if over else standing.phase
    if isinstance(entry, log.Started):
        return "over" if "outcome" in (standing.file or {}) else "playing"
    return "over" if isinstance(entry, log.Ended) else standing.phase


def needs_looking_after(table: Table, entry: log.AnyEntry | None = None) -> bool:
    """Something must happen at this table, after an entry, even when nobody is connected: it has bots, or a grace."""
    standing = table.standing
    return grace_after(table, entry) is not None or any(chair.plays_itself for chair in standing.chairs)


def grace_after(table: Table, entry: log.AnyEntry | None) -> int | None:
    """How long a bot waits before it covers, when the entry has happened."""
    settings = table.standing.settings
    if not isinstance(entry, log.Changed):
        return settings.grace
    grace: int | None = entry.changes.get("grace", (entry.settings or settings).grace)
    return grace
