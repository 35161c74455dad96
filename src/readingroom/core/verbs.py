"""Kinds of actions, each a verb with its values.

Beside `actions.py`, which is compiled: a compiled function cannot carry what `dataclass_transform` notes on it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform

K = TypeVar("K")


@dataclass_transform(frozen_default=True)
def action(verb: str) -> Callable[[type[K]], type[K]]:
    """A kind of action, as a frozen dataclass; its short text is the verb and its values, unless it has one itself."""

    def text(self: Any) -> str:  # noqa: ANN401  # whatever is decorated
        values = (getattr(self, field.name) for field in fields(self))
        return ":".join([verb, *("none" if value is None else str(value) for value in values)])

    def made(kind: type[K]) -> type[K]:
        if "__str__" not in vars(kind):
            setattr(kind, "__str__", text)  # noqa: B010  # mypy forbids the plain way
        return dataclass(frozen=True, slots=True)(kind)

    return made
