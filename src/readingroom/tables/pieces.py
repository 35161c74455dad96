"""A view as JSON. Most of its pieces lie there as they lay before, and are encoded once."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode

MOST = 16_384  # pieces that are kept, some hundred bytes each

_kept: dict[int, tuple[object, bytes]] = {}  # by id; the piece itself is kept too, so that no other gets its id


def encoded_view(view: Any) -> bytes:  # noqa: ANN401  # each game has its own view type
    """A view is frozen, and games give the same object for a card that lies the same: what is known is not encoded."""
    kind: type = type(view)
    parts: list[bytes] = []
    for name, beginning in fields_of(kind):
        parts.append(beginning)
        parts.append(encoded_value(getattr(view, name)))
    parts.append(b"}")
    return b"".join(parts)


def encoded_value(value: Any) -> bytes:  # noqa: ANN401  # of any field
    if isinstance(value, tuple):
        return b"[" + b",".join([encoded_piece(piece) for piece in value]) + b"]"
    if value is None:
        return b"null"
    return encode(value)


def encoded_piece(piece: object) -> bytes:
    kept = _kept.get(id(piece))
    if kept is None:
        if len(_kept) >= MOST:
            _kept.clear()
        kept = _kept[id(piece)] = (piece, encode(piece))
    return kept[1]


@cache
def fields_of(view_type: type) -> tuple[tuple[str, bytes], ...]:
    """The fields of a view, each with the JSON that stands before its value."""
    names = [field.name for field in fields(view_type)]
    return tuple([(name, f'{"," if place else "{"}"{name}":'.encode()) for place, name in enumerate(names)])
