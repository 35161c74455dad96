"""Views in two parts: what everybody may know, and what a seat knows beyond it."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any


def own_part(public: Any, view: Any) -> dict[str, Any]:  # noqa: ANN401  # each game has its own view type
    """The fields in which a seat's view differs from the public one; laid over the public one they give the view."""
    own = {}
    for name in field_names(view.__class__):
        mine, shared = getattr(view, name), getattr(public, name)
        if mine is not shared and mine != shared:
            own[name] = mine
    return own


@cache
def field_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a view, in order."""
    return tuple(field.name for field in dataclasses.fields(kind))
