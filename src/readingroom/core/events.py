"""Events: what happened, as typed values; words for them come from each game's `text.py`."""

from __future__ import annotations

from typing import Self


class Event:
    """Something that happened at the table. Subclasses are frozen dataclasses."""

    __slots__ = ()

    def seen_by(self, seat: int | None) -> Self | None:
        """What a seat (None: a spectator) sees of it: all, a part, or nothing. Public unless it says otherwise."""
        return self

    @property
    def learned(self) -> bool:
        """A seat learned a hidden thing from it that no dice told (a card shown from a hand)."""
        return False

    @property
    def opens(self) -> bool:
        """Sealed choices are opened with it, and what follows rests on them."""
        return False

    @property
    def begins_turn(self) -> bool:
        """A seat's turn begins with it, where a game has turns of several actions."""
        return False
