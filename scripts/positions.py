"""Write the tables of zones in docs/positions.md anew from what the games declare; `--check` only looks."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from readingroom.catalog import find_game
from readingroom.core.state import NOBODY
from readingroom.core.wiring import CardGame
from readingroom.core.zones import HEAD, Asked, Decision, Group, Zone, Zones

PAGE = Path(__file__).parent.parent / "docs" / "positions.md"
TABLES = re.compile(r"(<!-- zones: (\w+) -->\n)(.*?)(<!-- end of zones -->)", re.DOTALL)


def tables_of(zones: Zones[Any]) -> str:
    """The zones, what a zone of zones holds, and what may be asked."""
    head = [(f"`{key}`", holds, left_out) for key, (holds, left_out) in HEAD.items()]
    rows = [(f"`{zone.key}`", zone.holds, zone.left_out) for zone in zones.zones]
    lines = [*table(("zone", "holds", "left out"), head + rows), ""]
    for zone in zones.zones:
        if isinstance(zone.what, Group):
            lines += [*group(zone.key, zone.what.zones), ""]
        if isinstance(zone.what, Asked):
            lines += [*asked(zone.key, zone.what), ""]
    return "\n".join(lines[:-1]) + "\n"


def group(key: str, zones: Iterable[Zone[Any]]) -> Iterator[str]:
    yield f"`{key}` may hold"
    yield ""
    for zone in zones:
        yield f"- {told(zone)}"


def asked(key: str, what: Asked[Any]) -> Iterator[str]:
    """Decisions that hold the same share a row."""
    rows: dict[str, list[str]] = {}
    for name, decision in what.decisions.items():
        rows.setdefault(belongs(decision), []).append(f"`{name}`")
    always = ", ".join(map(told, what.common))
    yield f"`{key}` is a decision, or an object with a `decision`, {always}, and what belongs to it:"
    yield ""
    yield from table(("decision", "may hold"), [(", ".join(names), holds) for holds, names in rows.items()])


def belongs(decision: Decision[Any]) -> str:
    itself = ["a moment that goes on by itself"] if decision.nobody == NOBODY else []
    return "; ".join([*itself, *([", ".join(map(told, decision.zones))] if decision.zones else [])])


def told(zone: Zone[Any]) -> str:
    return f"`{zone.key}` ({zone.holds})" if zone.holds else f"`{zone.key}`"


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield "|" + "---|" * len(heads)
    for row in rows:
        yield f"| {' | '.join(row)} |".replace("|  |", "| |")


def written(page: str) -> str:
    """The page with tables that are true."""

    def anew(found: re.Match[str]) -> str:
        game = find_game(found[2])
        assert isinstance(game, CardGame)  # only these declare zones
        return found[1] + tables_of(game.zones) + found[4]

    return TABLES.sub(anew, page)


def main() -> int:
    page = PAGE.read_text("utf-8")
    if "--check" in sys.argv:
        if written(page) != page:
            print("docs/positions.md does not show the zones as they are: run scripts/positions.py")
            return 1
        return 0
    PAGE.write_text(written(page), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
