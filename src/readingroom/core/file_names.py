"""Who sat where, as a match file tells it. No rule asks for it, so a file need not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def names_in(plain: Mapping[str, Any]) -> list[str] | None:
    """A name for every seat, as a stranger may have written it; None where there are none or they do not fit.

    A server writes `names` into the file; the terminal client writes who sits at its `table`.
    """
    table = plain.get("table")
    sitters = table.get("sitters") if isinstance(table, dict) else None
    names = plain.get("names")
    if not isinstance(names, list) and isinstance(sitters, list):
        names = [sitter.get("name") if isinstance(sitter, dict) else None for sitter in sitters]
    if not isinstance(names, list) or len(names) != plain["seats"]:
        return None
    return names if all(isinstance(name, str) for name in names) else None
