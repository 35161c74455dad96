"""Typed values to plain data and back: frozen dataclasses, tuples, numbers, texts. JSON does the rest."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping
from functools import cache
from typing import Any


def to_plain(value: object) -> Any:  # noqa: ANN401  # plain data is whatever JSON can hold
    """Dataclasses become dictionaries with their `type`, tuples become lists."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {field.name: to_plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
        return {"type": type(value).__name__, **fields}
    if isinstance(value, tuple | list):
        return [to_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): to_plain(item) for key, item in value.items()}
    return value


def from_plain(plain: object, known: Mapping[str, type]) -> Any:  # noqa: ANN401
    """The typed value again; `known` names the dataclasses that may occur. Raises KeyError, TypeError or ValueError."""
    if isinstance(plain, list):
        return tuple(from_plain(item, known) for item in plain)
    if not isinstance(plain, dict):
        return plain
    if "type" not in plain:
        return {key: from_plain(item, known) for key, item in plain.items()}
    kind = known[plain["type"]]
    hints = field_types(kind)
    if set(plain) - {"type"} != set(hints):
        raise ValueError(f"{plain['type']} has the fields {', '.join(hints)}")
    values = {key: from_plain(plain[key], known) for key in hints}
    for key, value in values.items():
        check_type(value, hints[key], key)
    return kind(**values)


@cache
def field_types(kind: type) -> dict[str, Any]:
    """The fields of a dataclass with their types."""
    hints = typing.get_type_hints(kind)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind)}


def types_within(*kinds: type) -> dict[str, type]:
    """Dataclasses and all that their fields are made of, by name; those named first come first."""
    found: dict[str, type] = {}
    for kind in kinds:
        if dataclasses.is_dataclass(kind):
            inside = types_within(*field_types(kind).values()) if kind.__name__ not in found else {}
            found |= {kind.__name__: kind} | inside
        else:
            found |= types_within(*typing.get_args(kind))
    return found


def check_type(value: object, hint: Any, name: str) -> None:  # noqa: ANN401
    """Refuse a value that the field's type does not allow."""
    if not fits(value, hint):
        raise TypeError(f"{name} cannot be {value!r}")


def fits(value: object, hint: Any) -> bool:  # noqa: ANN401  # one line a kind of type
    """Whether a value is of a type, as far as plain data can tell."""
    origin = typing.get_origin(hint)
    if hint is Any:
        return True
    if origin in (types.UnionType, typing.Union):
        return any(fits(value, option) for option in typing.get_args(hint))
    if origin is typing.Literal:
        return value in typing.get_args(hint)
    if origin is tuple:
        return isinstance(value, tuple) and fits_tuple(value, typing.get_args(hint))
    if origin is dict:
        return isinstance(value, dict)
    if hint is int:
        return isinstance(value, int) and not isinstance(value, bool)
    if hint is float:
        return isinstance(value, int | float) and not isinstance(value, bool)
    return value is None if hint is type(None) else isinstance(value, hint)


def fits_tuple(value: tuple[object, ...], items: tuple[Any, ...]) -> bool:
    """Whether each item fits; `(X, ...)` is any number of X."""
    if len(items) == 2 and items[1] is Ellipsis:
        return all(fits(item, items[0]) for item in value)
    return len(value) == len(items) and all(map(fits, value, items))
