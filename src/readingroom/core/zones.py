"""Zones: what a position may hold, declared once; it is written, read, checked and explained by the same lines.

    Zone("round", Number(0, 99), "number of the round", "1", default=1)

A zone has a key in the position, something it holds (`core.holding`), a field of the state where that lies, and the
words of the table in `docs/positions.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from readingroom.core.errors import BadPosition
from readingroom.core.holding import Holds, L, Layout, Spot
from readingroom.core.near import did_you_mean
from readingroom.core.positions import mapping, only
from readingroom.core.state import NOBODY, State

S = TypeVar("S", bound=State)

LEFT_OUT: Final = object()  # a zone without a default: the table stays there as it is before the deal


@dataclass(frozen=True)
class When(Generic[L]):
    """Where there is such a zone at all; elsewhere it must be empty, and `why` says so (None: it is passed over)."""

    holds: Callable[[L], bool]
    why: str | None = None


@dataclass(frozen=True)
class Zone(Generic[L]):
    """One zone of a position."""

    key: str
    what: Holds[L]
    holds: str = ""  # for people
    left_out: str = ""  # the same: what it is then
    at: str = ""  # the field of the state; not given: that of the key
    default: Any = LEFT_OUT  # what is read then, as it would be written; or how that follows from the table
    when: When[L] | None = None
    sparse: bool = False  # written only where something lies
    last: bool = False  # read after all others, because it takes what they leave

    def spot(self, layout: L) -> Spot:
        """Where it lies."""
        return Spot(layout.state, self.at or self.key)

    def is_there(self, layout: L) -> bool:
        return self.when is None or self.when.holds(layout)

    def claim(self, layout: L, plain: Mapping[str, Any], path: str) -> None:
        """Take the pieces that are named by id, before those that only say their kind."""
        if self.key in plain and self.is_there(layout):
            self.what.claim(layout, plain[self.key], path)

    def read(self, layout: L, plain: Mapping[str, Any], path: str) -> None:
        """Lay out what a position has here."""
        if self.when is not None and not self.when.holds(layout):
            if plain.get(self.key) and self.when.why is not None:
                raise BadPosition(f"{path}: {self.when.why}")
            return
        if self.key in plain:
            self.what.read(layout, self.spot(layout), plain[self.key], path)
        elif self.default is LEFT_OUT:
            self.what.leave_out(layout, self.spot(layout))
        else:
            usual = self.default(layout) if callable(self.default) else self.default
            self.what.read(layout, self.spot(layout), usual, path)

    def write(self, layout: L, position: dict[str, Any]) -> None:
        """Add what lies here to a position."""
        if self.is_there(layout):
            written = self.what.write(layout, self.spot(layout))
            if written or not self.sparse:
                position[self.key] = written


class Zones(Generic[L]):
    """All zones of a game's positions, in the order in which they are read; `checks` look at the whole table then."""

    def __init__(self, *zones: Zone[L], checks: tuple[Callable[[L], None], ...] = ()) -> None:
        self.zones = zones
        self.checks = checks
        self.keys = (*(zone.key for zone in zones), *HEAD)

    def write(self, layout: L) -> dict[str, Any]:
        """Every zone of a table."""
        position: dict[str, Any] = {}
        for zone in self.zones:
            zone.write(layout, position)
        return position

    def read(self, layout: L, plain: Mapping[str, Any]) -> None:
        """Lay a position out on a fresh table; raises BadPosition that names the zone and the piece."""
        unknown = [key for key in plain if key not in self.keys]
        if unknown:
            near = did_you_mean(unknown[0], self.keys)
            raise BadPosition(f"unknown zone {unknown[0]!r}; the zones are {', '.join(self.keys)}{near}")
        for zone in self.zones:
            zone.claim(layout, plain, zone.key)
        for zone in sorted(self.zones, key=lambda zone: zone.last):
            zone.read(layout, plain, zone.key)
        for check in self.checks:
            check(layout)


# What every position has; the kernel reads and writes it (`positions.read_setup`, `CardGame.position`).
HEAD: Final[Mapping[str, tuple[str, str]]] = {
    "game": ("the game's key", "the game that is begun"),
    "seats": ("how many", "2"),
    "options": ("as for `rr.start`", "the defaults"),
    "pack": ('`{"file": name, "text": the whole card file}`', "the published cards"),
    "live": ("true where people are there to answer what no seat is asked", "false"),
}


@dataclass(frozen=True)
class Group(Holds[L]):
    """A zone of zones, such as the turn going on."""

    zones: tuple[Zone[L], ...]

    def write(self, layout: L, spot: Spot) -> dict[str, Any]:
        inside: dict[str, Any] = {}
        for zone in self.zones:
            zone.write(layout, inside)
        return inside

    def read(self, layout: L, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        inside = mapping({path: plain}, path)
        only(inside, [zone.key for zone in self.zones], path)
        for zone in self.zones:
            zone.read(layout, inside, f"{path} {zone.key}")


# --- what is asked ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Decision(Generic[L]):
    """Something that may be asked: its kind of frame, and what belongs to it, in the frame's numbers or on the table.

    `below` is the frame that it interrupts, with whom that asks; `settle` does what else follows from the table.
    """

    kind: int
    zones: tuple[Zone[L], ...] = ()
    below: Callable[[L], tuple[int, int]] | None = None
    settle: Callable[[L], None] | None = None
    nobody: int | None = None  # a moment that goes on by itself, or a question to the table: "asked" as a number


def interrupting(kind: int) -> Callable[[Layout], tuple[int, int]]:
    """Above a question to the same seat."""
    return lambda layout: (int(kind), int(layout.state.asked))


def before(kind: int) -> Callable[[Layout], tuple[int, int]]:
    """Above something that goes on by itself then."""
    return lambda _: (int(kind), int(NOBODY))


@dataclass(frozen=True)
class Asked(Holds[L]):
    """What is asked, by name; null when the match is over."""

    decisions: Mapping[str, Decision[L]]
    common: tuple[Zone[L], ...]  # what every question has: the seat that is asked, and what else

    def write(self, layout: L, spot: Spot) -> dict[str, Any] | None:
        if layout.state.is_over():
            return None
        name = self.name_of(layout)
        asked: dict[str, Any] = {"decision": name}
        for zone in (*self.common, *self.decisions[name].zones):
            zone.write(layout, asked)
        return asked

    def name_of(self, layout: L) -> str:
        """What is asked now."""
        return next(name for name, decision in self.decisions.items() if decision.kind == layout.state.asks)

    def read(self, layout: L, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        if plain is None:
            return
        asked = {"decision": plain} if isinstance(plain, str) else plain
        if not isinstance(asked, dict):
            raise BadPosition(f"{path}: must be a decision, or an object with one, not {plain!r}")
        only(asked, self.keys(), path)
        decision = self.decision(asked.get("decision"), path)
        self.push(layout, decision, asked, path)

    def claim(self, layout: L, plain: Any, path: str) -> None:  # noqa: ANN401
        if isinstance(plain, dict) and plain.get("decision") in list(self.decisions):
            for zone in self.decisions[plain["decision"]].zones:
                zone.claim(layout, plain, f"{path} {zone.key}")

    def keys(self) -> list[str]:
        """All that any decision may hold; stored matches have been begun with more than their own needs."""
        zones = [*self.common, *(zone for decision in self.decisions.values() for zone in decision.zones)]
        return list(dict.fromkeys(["decision", *(zone.key for zone in zones)]))

    def decision(self, name: object, path: str) -> Decision[L]:
        if not isinstance(name, str) or name not in self.decisions:
            near = did_you_mean(name, self.decisions)
            raise BadPosition(f"{path}: unknown decision {name!r}; it is one of {', '.join(self.decisions)}{near}")
        return self.decisions[name]

    def push(self, layout: L, decision: Decision[L], asked: dict[str, Any], path: str) -> None:
        """The frame of a decision with its numbers, on top of what it interrupts."""
        state = layout.state
        state.push(decision.kind, NOBODY if decision.nobody is None else decision.nobody, 0, 0)
        for zone in (*(self.common if decision.nobody is None else ()), *decision.zones):
            zone.read(layout, asked, f"{path} {zone.key}")
        if decision.settle is not None:
            decision.settle(layout)
        if decision.below is not None:
            kind, seat, first, second = state.asks, state.asked, state.first, state.second
            state.become(*decision.below(layout), 0, 0)
            state.push(kind, seat, first, second)
