"""A view as JSON. After a move most of it lies there as it lay before, and is not encoded again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode

MOST = 16_384  # members that are kept, some hundred bytes each

_kept: dict[int, tuple[object, bytes]] = {}  # by id; the member itself is kept too, so that no other gets its id


class ViewWriter:
    """One table's view, written anew after each move.

    A view is frozen, and games give the same object for a card that lies the same: what is the same object as in the
    view before stays as it is written there.
    """

    def __init__(self) -> None:
        self._kind: type | None = None
        self._values_of: Callable[[Any], tuple[Any, ...]] = tuple
        self._values: list[Any] = []  # of the fields, as they were written last
        self._members_written: list[list[bytes]] = []  # of each field that is a tuple, what its members were written as
        self._parts: list[bytes] = []  # in turn what stands before a field's value, and the value

    def write(self, view: Any) -> bytes:  # noqa: ANN401  # each game has its own view type
        """The view, encoded."""
        if type(view) is not self._kind:
            self._begin(type(view))
        values, parts = self._values, self._parts
        for place, value in enumerate(self._values_of(view)):
            last = values[place]
            if value is not last:
                values[place] = value
                parts[2 * place + 1] = self._members(place, last, value) if type(value) is tuple else encode(value)
        return b"".join(parts)

    def _members(self, place: int, last: Any, value: tuple[Any, ...]) -> bytes:  # noqa: ANN401  # of any kind
        written = self._members_written[place]
        before: tuple[Any, ...] = last if type(last) is tuple else ()
        del written[min(len(before), len(value)) :]
        for number in range(len(value)):
            member = value[number]
            if number >= len(before):
                written.append(encoded_member(member))
            elif member is not before[number]:
                written[number] = encoded_member(member)
        return b"[" + b",".join(written) + b"]"

    def _begin(self, kind: type) -> None:
        """Nothing of this kind was written before."""
        self._kind = kind
        self._values_of, heads = fields_of(kind)
        self._values = [self] * len(heads)  # nobody's value
        self._members_written = [[] for _ in heads]
        self._parts = []
        for head in heads:
            self._parts.append(head)
            self._parts.append(b"")
        self._parts.append(b"}")


def encoded_member(member: object) -> bytes:
    """A card that lies somewhere, at this table or another, as it has lain before, is encoded once."""
    kept = _kept.get(id(member))
    if kept is None:
        if len(_kept) >= MOST:
            _kept.clear()
        kept = _kept[id(member)] = (member, encode(member))
    return kept[1]


@cache
def fields_of(kind: type) -> tuple[Callable[[Any], tuple[Any, ...]], list[bytes]]:
    """What reads the values of a view's fields, and the JSON that stands before each of them."""
    heads = [f'{"," if place else "{"}"{field.name}":'.encode() for place, field in enumerate(fields(kind))]
    return values_of(kind), heads


@cache
def values_of(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    """What reads the values of a dataclass's fields, in their order."""
    names = [field.name for field in fields(kind)]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple([getattr(value, name) for name in names])
