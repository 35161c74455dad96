"""Events: what happened, as typed values; words for them come from each game's `text.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import ClassVar, Self, TypeVar, dataclass_transform

E = TypeVar("E", bound="Event")


class Event:
    """Something that happened at the table. Subclasses are frozen dataclasses."""

    __slots__ = ()
    rests_on: ClassVar[tuple[str, ...]] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that it rests on: its own `rule` where it has one, or those of its kind."""
        own: str | None = getattr(self, "rule", None)
        return self.rests_on if own is None else (own,)

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


@dataclass_transform(frozen_default=True)
def event(*rules: str) -> Callable[[type[E]], type[E]]:
    """A kind of event, as a frozen dataclass, with the rules that it rests on."""

    def made(kind: type[E]) -> type[E]:
        frozen = dataclass(frozen=True, slots=True)(kind)
        frozen.rests_on = rules
        return frozen

    return made


def events_in(module: ModuleType) -> dict[str, type[Event]]:
    """All kinds of events that a game's module defines, by name."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__)
    return {kind.__name__: kind for kind in kinds if issubclass(kind, Event)}
