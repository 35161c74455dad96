"""Whether a turn is still to be announced: it may be long past when its webhook is tried again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from readingroom.store import Delivery
from readingroom.tables import entries as log

if TYPE_CHECKING:
    from readingroom.server.rooms import Rooms


async def is_still_asked(rooms: Rooms, delivery: Delivery) -> bool:
    """The seat is asked, has not answered since, and still wants to be told so there."""
    live = await rooms.get(delivery.table)
    await live.catch_up()  # another process may have written the answer
    table, seat = live.table, delivery.seat
    if table.asked != seat or table.standing.chairs[seat].hook != delivery.url:
        return False
    if delivery.number is None or table.number == delivery.number + 1:
        return True
    since = await rooms.store.entries(table.id, delivery.number + 1)
    return not any(is_answer(log.read_entry(data), seat) for _, data in since)


def is_answer(entry: log.AnyEntry, seat: int) -> bool:
    """The seat has moved, or a bot for it; what comes after that is another turn."""
    return isinstance(entry, log.Moved) and entry.seat == seat
