"""Which turns are announced: whose begins with an entry, and whether it is still theirs when a webhook is tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from readingroom.core.match import Match, replay
from readingroom.store import Delivery
from readingroom.tables import entries as log
from readingroom.tables.table import Table
from readingroom.tables.updates import encode

if TYPE_CHECKING:
    from readingroom.server.rooms import Rooms


def asked_after(table: Table, entry: log.AnyEntry) -> int | None:
    """Who is asked when the entry has happened; None: nobody, or nobody new."""
    if isinstance(entry, log.Moved):
        return table.playing.asked_after(entry.seat, entry.action)
    if isinstance(entry, log.Started):
        return table.dealt().to_move
    if isinstance(entry, log.TookBack):
        match = table.playing
        return replay(Match, match.game, match.file_head() | {"log": match.file_log()}, until=entry.to).to_move
    return None


def deliveries_of(table: Table, entry: log.AnyEntry, link: Callable[[str], str | None]) -> list[Delivery]:
    """Notices for whoever is asked after this entry and has an address for them."""
    if not any(chair.hook for chair in table.standing.chairs):
        return []
    asked = asked_after(table, entry)
    if asked is None or asked == table.asked or asked < 0:
        return []
    chair = table.standing.chairs[asked]
    if chair.hook is None:
        return []
    notice: dict[str, object] = {
        "table": table.id,
        "seat": asked,
        "game": table.game.meta.title,
        "text": f"It is your turn, {chair.name}: {table.game.meta.title}",
    }
    address = link(table.id)
    if address is not None:
        notice["link"] = address
    return [Delivery(table=table.id, seat=asked, url=chair.hook, body=encode(notice).decode())]


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
