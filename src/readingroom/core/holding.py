"""What a zone of a position may hold: numbers, words, seats, cards of a deck, tokens, and sets, rows and maps of them.

Each kind knows how its things are written, reads them back from plain data, and refuses what it cannot be, with the
path to it and what to write instead. A game adds kinds of its own where its pieces need them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from readingroom.core.errors import BadPosition
from readingroom.core.near import did_you_mean
from readingroom.core.pieces import Pieces, Supply
from readingroom.core.positions import listed, mapping, number, word, yes_or_no
from readingroom.core.sets import members
from readingroom.core.state import State


class Spot:
    """A place on the table: a field of the state, or one entry of a field that is a row."""

    __slots__ = ("field", "index", "state")

    def __init__(self, state: State, field: str, index: int | None = None) -> None:
        self.state = state
        self.field = field
        self.index = index

    def get(self) -> int:
        """What lies there."""
        whole = getattr(self.state, self.field)
        return int(whole if self.index is None else whole[self.index])

    def put(self, what: int) -> None:
        """Lay something there."""
        if self.index is None:
            setattr(self.state, self.field, what)
        else:
            getattr(self.state, self.field)[self.index] = what

    def entry(self, index: int) -> Spot:
        """One entry of the row."""
        return Spot(self.state, self.field, index)


class Layout:
    """A table while its position is written or laid out; a game's own class has what else its zones ask for."""

    def __init__(self, state: Any, pack: Any) -> None:  # noqa: ANN401  # each game has its own
        self.state = state
        self.pack = pack

    def everybody(self) -> list[int | str]:
        """Who takes part, by the names that positions have for them: the seats, and after them a robot."""
        return [*range(self.state.seats)]


L = TypeVar("L", bound=Layout)
Bound = int | Callable[[Any], int]  # of a layout, where it depends on the match


def bound(limit: Bound, layout: Layout) -> int:
    return int(limit(layout) if callable(limit) else limit)


class Holds(ABC, Generic[L]):
    """The base class of all kinds."""

    @abstractmethod
    def write(self, layout: L, spot: Spot) -> Any:  # noqa: ANN401  # plain data
        """What lies there, as a position has it."""

    @abstractmethod
    def read(self, layout: L, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401  # the same
        """Lay it out; raises BadPosition that begins with the path."""

    def leave_out(self, layout: L, spot: Spot) -> None:
        """Nothing was given."""

    def claim(self, layout: L, plain: Any, path: str) -> None:  # noqa: ANN401  # the same
        """Take pieces that are named by id out of the box, before anybody takes some piece of a kind."""


@dataclass(frozen=True)
class Own(Holds[L]):
    """What no kind below is: a game's own pair of functions, which lay it where it belongs."""

    written: Callable[[L], Any]
    laid: Callable[[L, Any, str], None]

    def write(self, layout: L, spot: Spot) -> Any:  # noqa: ANN401
        return self.written(layout)

    def read(self, layout: L, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        self.laid(layout, plain, path)


# --- one thing ----------------------------------------------------------------------------------------------


class Named(Holds[L]):
    """One thing that the rules number and positions name."""

    @abstractmethod
    def name(self, layout: L, what: int) -> Any:  # noqa: ANN401
        """As a position names it."""

    @abstractmethod
    def number(self, layout: L, plain: Any, path: str) -> int:  # noqa: ANN401
        """As the rules number it; raises BadPosition."""

    def write(self, layout: L, spot: Spot) -> Any:  # noqa: ANN401
        return self.name(layout, spot.get())

    def read(self, layout: L, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        spot.put(self.number(layout, plain, path))


@dataclass(frozen=True)
class Number(Named[Any]):
    """A whole number; `start` is what the state's 0 is called, for what people count from 1."""

    low: Bound
    high: Bound
    start: int = 0

    def name(self, layout: Layout, what: int) -> int:
        return what + self.start

    def number(self, layout: Layout, plain: Any, path: str) -> int:  # noqa: ANN401
        return number({path: plain}, path, 0, bound(self.low, layout), bound(self.high, layout)) - self.start


class Flag(Named[Any]):
    """True or false."""

    def name(self, layout: Layout, what: int) -> bool:
        return bool(what)

    def number(self, layout: Layout, plain: Any, path: str) -> bool:  # noqa: ANN401
        return yes_or_no({path: plain}, path, default=False)


@dataclass(frozen=True)
class Word(Named[Any]):
    """One of a few words, in the order of their numbers; `start` is the number of the first."""

    words: Sequence[str]
    start: int = 0

    def name(self, layout: Layout, what: int) -> str:
        return self.words[what - self.start]

    def number(self, layout: Layout, plain: Any, path: str) -> int:  # noqa: ANN401
        return word(plain, self.words, path) + self.start


class Seat(Named[Any]):
    """Somebody who takes part."""

    def name(self, layout: Layout, what: int) -> int | str:
        return layout.everybody()[what] if what >= 0 else what  # a question to the whole table has no seat

    def number(self, layout: Layout, plain: Any, path: str) -> int:  # noqa: ANN401
        everybody = layout.everybody()
        if isinstance(plain, bool) or not isinstance(plain, int | str) or plain not in everybody:
            named = "".join(f" or {who!r}" for who in everybody if isinstance(who, str))
            raise BadPosition(f"{path}: must be a seat from 0 to {layout.state.seats - 1}{named}, not {plain!r}")
        return everybody.index(plain)


@dataclass(frozen=True)
class OrNull(Named[L]):
    """A thing or none of them."""

    what: Named[L]
    none: int = -1

    def name(self, layout: L, what: int) -> Any:  # noqa: ANN401
        return None if what == self.none else self.what.name(layout, what)

    def number(self, layout: L, plain: Any, path: str) -> int:  # noqa: ANN401
        return self.none if plain is None else self.what.number(layout, plain, path)

    def claim(self, layout: L, plain: Any, path: str) -> None:  # noqa: ANN401
        if plain is not None:
            self.what.claim(layout, plain, path)


# --- several things -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SetOf(Holds[L]):
    """A set, written as a list in which nothing comes twice; `again`: where it may, and means nothing."""

    what: Named[L]
    again: bool = False

    def write(self, layout: L, spot: Spot) -> list[Any]:
        return [self.what.name(layout, one) for one in members(spot.get())]

    def read(self, layout: L, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        spot.put(self.mask(layout, plain, path))

    def mask(self, layout: L, plain: Any, path: str) -> int:  # noqa: ANN401
        """The set that a list names."""
        numbers = [self.what.number(layout, one, path) for one in listed({path: plain}, path)]
        if len(set(numbers)) != len(numbers) and not self.again:
            raise BadPosition(f"{path}: must name nobody and nothing twice, not {plain!r}")
        return sum(1 << one for one in set(numbers))

    def claim(self, layout: L, plain: Any, path: str) -> None:  # noqa: ANN401
        for one in listed({path: plain}, path):
            self.what.claim(layout, one, path)


@dataclass(frozen=True)
class Each(Holds[L]):
    """One entry for each seat, hand or slot, in their order; `fewer` where the last ones may be left out."""

    what: Holds[L]
    count: Bound
    things: str
    fewer: bool = False

    def write(self, layout: L, spot: Spot) -> list[Any]:
        return [self.what.write(layout, spot.entry(index)) for index in range(bound(self.count, layout))]

    def read(self, layout: L, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        for index, one in enumerate(self.entries(layout, plain, path)):
            self.what.read(layout, spot.entry(index), one, f"{path}[{index}]")

    def entries(self, layout: L, plain: Any, path: str) -> list[Any]:  # noqa: ANN401
        count = bound(self.count, layout)
        right = isinstance(plain, list) and (len(plain) <= count if self.fewer else len(plain) == count)
        if not right:
            most = "up to " if self.fewer else ""
            raise BadPosition(f"{path}: must list {most}{count} {self.things}, not {plain!r}")
        return list(plain)

    def claim(self, layout: L, plain: Any, path: str) -> None:  # noqa: ANN401
        for index, one in enumerate(self.entries(layout, plain, path)):
            self.what.claim(layout, one, f"{path}[{index}]")


@dataclass(frozen=True)
class ByKey(Holds[L]):
    """A row of the state as an object; what is not named there is as before the deal, or empty where `sparse`."""

    noun: str
    keys: Sequence[str]
    what: Holds[L]
    sparse: bool = False

    def write(self, layout: L, spot: Spot) -> dict[str, Any]:
        written = {key: self.what.write(layout, spot.entry(index)) for index, key in enumerate(self.keys)}
        return {key: one for key, one in written.items() if one or not self.sparse}

    def read(self, layout: L, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        for key, one in mapping({path: plain}, path).items():
            if key not in self.keys:
                near = did_you_mean(key, self.keys)
                known = f"the {self.noun}s are {', '.join(self.keys)}"
                raise BadPosition(f"{path}: unknown {self.noun} {key!r}; {known}{near}")
            self.what.read(layout, spot.entry(self.keys.index(key)), one, f"{path} {key}")


# --- pieces of the box --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card(Named[Any]):
    """A card that lies there, out of a deck of the layout; or, `elsewhere`, one that lies in some zone."""

    deck: Callable[[Any], Pieces]
    elsewhere: bool = False

    def name(self, layout: Layout, what: int) -> str:
        return self.deck(layout).names[what]

    def number(self, layout: Layout, plain: Any, path: str) -> int:  # noqa: ANN401
        deck = self.deck(layout)
        return deck.known(plain, path) if self.elsewhere else deck.take(plain, path)

    def claim(self, layout: Layout, plain: Any, path: str) -> None:  # noqa: ANN401
        if not self.elsewhere:
            self.deck(layout).claim_named(plain, path)


@dataclass(frozen=True)
class Rest(Holds[Any]):
    """A deck that has whatever cards lie nowhere else; it has no order. Its zone is read `last`."""

    deck: Callable[[Any], Pieces]

    def write(self, layout: Layout, spot: Spot) -> list[str]:
        names = self.deck(layout).names
        return [names[card] for card in members(spot.get())]

    def read(self, layout: Layout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        spot.put(self.deck(layout).rest(plain, path))

    def leave_out(self, layout: Layout, spot: Spot) -> None:
        spot.put(self.deck(layout).rest(None, ""))


def bag_counts(bag: int, kinds: int) -> list[int]:
    """The pieces of a bag by kind; a bag is one byte a kind."""
    return [bag >> (kind * 8) & 255 for kind in range(kinds)]


@dataclass(frozen=True)
class Bag(Holds[Any]):
    """Tokens in a bag of the kernel's form: one number, one byte a kind."""

    supply: Callable[[Any], Supply]

    def write(self, layout: Layout, spot: Spot) -> str:
        supply = self.supply(layout)
        return supply.written(bag_counts(spot.get(), len(supply.letters)))

    def read(self, layout: Layout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        tokens = self.supply(layout).take_all(plain, path)
        spot.put(spot.get() + sum(1 << (token * 8) for token in tokens))


@dataclass(frozen=True)
class Counts(Holds[Any]):
    """Tokens as a row of counts; as one entry of many such rows, where each has so many `kinds`."""

    supply: Callable[[Any], Supply]
    kinds: int
    only: str = ""  # why no other kind ever lies there

    def write(self, layout: Layout, spot: Spot) -> str:
        row, first = getattr(spot.state, spot.field), (spot.index or 0) * self.kinds
        return self.supply(layout).written([int(row[first + kind]) for kind in range(self.kinds)])

    def read(self, layout: Layout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        first = (spot.index or 0) * self.kinds
        for token in self.supply(layout).take_all(plain, path):
            if token >= self.kinds:
                raise BadPosition(f"{path}: {self.only}")
            place = spot.entry(first + token)
            place.put(place.get() + 1)
