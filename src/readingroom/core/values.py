"""A quicker way to make frozen values.

A frozen dataclass sets each of its fields past its own guard, which takes some two thousand instructions a field, and
a server makes a view and some events for every move. Here the fields are set while the value belongs to an open twin
of its class, which has the same slots and no guard; then it is closed again. What comes out is as frozen as before.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")


def quickly_made(kind: type[T]) -> type[T]:
    """The same frozen dataclass with slots, made in a third of the time; a class of another make stays as it is."""
    if can_be_opened(kind):
        # a twin must have the same parents and slots, or else a value could not go from one to the other
        twin = type(kind.__name__, kind.__bases__, {"__slots__": kind.__dict__["__slots__"]})
        made: dict[str, Any] = {"_open_as": object.__setattr__, "_twin": twin, "_kind": kind}  # no field is called so
        made |= {f"_default_{field.name}": field.default for field in fields(kind)}  # type: ignore[arg-type]
        exec(source_of(fields(kind)), made)  # type: ignore[arg-type]  # noqa: S102  # as dataclasses do it
        setattr(kind, "__init__", wraps(kind.__init__)(made["__init__"]))  # noqa: B010  # mypy forbids the plain way
    return kind


def can_be_opened(kind: type) -> bool:
    """A frozen dataclass with slots for all its fields, each with a plain default or none, and nothing to do after."""
    settings = getattr(kind, "__dataclass_params__", None)
    if settings is None or not settings.frozen or hasattr(kind, "__post_init__"):
        return False
    if any(hasattr(parent, "__dataclass_fields__") for parent in kind.__bases__):
        return False
    plain = all(field.init and field.default_factory is MISSING for field in fields(kind))
    return plain and [field.name for field in fields(kind)] == list(kind.__dict__.get("__slots__", ())) != []


def source_of(all_fields: tuple[Field[Any], ...]) -> str:
    """An `__init__` with the arguments that the dataclass has."""
    by_place = [argument(field) for field in all_fields if not field.kw_only]
    by_name = [argument(field) for field in all_fields if field.kw_only]
    arguments = ", ".join(["self", *by_place, *(["*"] if by_name else []), *by_name])
    lines = [f"self.{field.name} = {field.name}" for field in all_fields]
    return "\n    ".join(
        [f"def __init__({arguments}):", "_open_as(self, '__class__', _twin)", *lines, "self.__class__ = _kind"]
    )


def argument(field: Field[Any]) -> str:
    return field.name if field.default is MISSING else f"{field.name}=_default_{field.name}"
