"""Rematches: the next table is set up with the keys of the last, and a key that dies there dies here."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.store import StoreError
from readingroom.tables import commands as ask
from readingroom.tables.deciding import decide
from readingroom.tables.rematching import decide_carried, decide_rematch, rematch_of
from readingroom.tables.viewers import Asker

if TYPE_CHECKING:
    from readingroom.server.live.live_table import LiveTable


async def make_rematch(live: LiveTable) -> None:
    """One rematch, however many ask; set up anew when a key was replaced or a chair left while it was written."""
    while live.table.standing.rematch is None:
        created = rematch_of(live.table, time.time())
        again = await live.rooms.create(created)
        if await live.append(partial(decide_rematch, again.table.id, created)):
            await start_if_full(again)
        else:
            await live.rooms.discard(again)


async def start_if_full(live: LiveTable) -> None:
    """Everybody is there already; somebody may even have begun."""
    if all(chair.kind != "open" for chair in live.table.standing.chairs):
        with suppress(Refused):
            await live.do(ask.Start(), Asker(host=True))


async def carry_key(live: LiveTable, seat: int, *, handed: bool = False) -> None:
    """A seat's key was replaced or given up: so it is at the rematch, at that one's rematch, and so on.

    Whoever asks again after a breakdown in the middle gets here again, so nothing is done twice and nothing left out.
    """
    while (again := await next_table(live)) is not None:
        await follow(live, again, seat, handed=handed)
        live = again


async def leave_with_rematches(live: LiveTable, command: ask.Leave, asker: Asker) -> None:
    """A seat is given up at the rematches first: whoever has left this table cannot ask again after a breakdown."""
    decide(live.table, command, asker, time.time())  # refused before anything is given up
    if asker.seat is not None:
        await give_up(live, asker.seat)
    await live.append(lambda table, now: decide(table, command, asker, now))
    if asker.seat is not None:
        await carry_key(live, asker.seat)  # to a rematch that was set up meanwhile


async def give_up(live: LiveTable, seat: int) -> None:
    """At the rematches alone."""
    while (again := await next_table(live)) is not None:
        await again.append(lambda table, now: decide_carried(table, seat, None, now, handed=False))
        live = again


async def follow(live: LiveTable, again: LiveTable, seat: int, *, handed: bool) -> None:
    """Let a key that was carried to the rematch be what it is now at the table before."""
    chairs = live.table.standing.chairs
    while await again.append(lambda table, now: decide_carried(table, seat, chairs[seat].key, now, handed=handed)):
        await live.catch_up()  # another process may have replaced it once more


async def next_table(live: LiveTable) -> LiveTable | None:
    """The rematch; None where there is none, or none that anybody could open."""
    id_ = live.table.standing.rematch
    if id_ is None:
        return None
    try:
        again = await live.rooms.get(id_)
        await again.catch_up()
    except StoreError:
        raise
    except ReadingRoomError:  # deleted, or begun by other rules
        return None
    return again
