"""Who of a table's seats is connected: to this process, or to another that said so lately."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from readingroom.server.live.live_table import LiveTable

ELSEWHERE_SECONDS = 40.0  # how long another process's word that somebody is there holds


class Left(NamedTuple):
    """When somebody left: the grace is counted by a clock that nobody sets, people read the other."""

    monotonic: float
    clock: float


class Presence:
    """The seats of one table whose holders are there, and since when the others are not."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._gone: dict[int, Left] = {}  # seats of people who are not connected
        self._elsewhere: dict[int, float] = {}  # seats connected to other processes: when that was last heard

    def here(self) -> set[int]:
        """The seats whose holders are connected, to this process or to another that said so lately."""
        seats = self.seats_here()
        if self._elsewhere:
            lately = time.monotonic() - ELSEWHERE_SECONDS
            seats |= {seat for seat, heard in self._elsewhere.items() if heard > lately}
        return seats

    def is_here(self, seat: int) -> bool:
        """Asked after every move, and nearly always said by the first line."""
        return any(viewer.asker.seat == seat and viewer.closing is None for viewer in self._live.viewers) or (
            seat in self.here()
        )

    def seats_here(self) -> set[int]:
        """The seats connected to this process alone; whoever is being sent away no longer counts."""
        seats = {viewer.asker.seat for viewer in self._live.viewers if viewer.closing is None}
        return {seat for seat in seats if seat is not None}

    def gone_since(self, seat: int) -> float:
        """Since when somebody who is not there is gone, as far as this process knows."""
        return self._left(seat).monotonic

    def away(self) -> dict[int, float]:
        """Since when people are away whose match goes on, by the clock that everybody reads."""
        if self._live.table.standing.phase != "playing":
            return {}
        here = self.here()
        return {seat: self._left(seat).clock for seat in self._live.table.people() if seat not in here}

    def _left(self, seat: int) -> Left:
        return self._gone.setdefault(seat, Left(time.monotonic(), round(time.time(), 1)))

    def came(self, seat: int) -> None:
        """Somebody has connected to this process, and the others are told."""
        self.returned(seat)
        self._live.rooms.neighbours.announce(self._live.table.id, seat, here=True)

    def went(self, seat: int) -> None:
        """Somebody has left this process, unless they are still connected from another place."""
        if seat not in self.seats_here():
            self._live.rooms.neighbours.announce(self._live.table.id, seat, here=False)
            self.returned(seat)
            self._left(seat)

    def returned(self, seat: int) -> None:
        """When they go the next time, their grace begins anew."""
        self._gone.pop(seat, None)

    def heard_of(self, seat: int, *, here: bool) -> bool:
        """Another process tells of somebody who is connected there, or no more; whether that changes anything."""
        before = self.here()
        if here:
            self._elsewhere[seat] = time.monotonic()
            self.returned(seat)
        else:
            self._elsewhere.pop(seat, None)
        return self.here() != before
