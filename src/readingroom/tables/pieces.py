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
    parts: dict[str, Any] = {}
    for name in names_of(kind):
        value = getattr(view, name)
        parts[name] = encoded_pieces(value) if isinstance(value, tuple) and value else value
    return encode(parts)


def encoded_pieces(pieces: tuple[Any, ...]) -> msgspec.Raw:
    return msgspec.Raw(b"[" + b",".join([encoded_piece(piece) for piece in pieces]) + b"]")


def encoded_piece(piece: object) -> bytes:
    kept = _kept.get(id(piece))
    if kept is None:
        if len(_kept) >= MOST:
            _kept.clear()
        kept = _kept[id(piece)] = (piece, encode(piece))
    return kept[1]


@cache
def names_of(view_type: type) -> tuple[str, ...]:
    """The fields of a view."""
    return tuple(field.name for field in fields(view_type))
