"""Burning sections of the library (FIRE-DEF-5) and who is to blame."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.games.fire.edge.events import LibraryCollapsed, SectionBurned
from readingroom.games.fire.rules.house import FIRE, STACK, TEAL
from readingroom.games.fire.rules.table import Table


def burn(table: Table, section: i64, ending: i64) -> bool:
    """Discard a section's top card; the next one may bring fire or end the match. False: the library stands.

    Every revealed icon brings a fire (FIRE-SPREAD-5, AMB-9), if the reserve has one (AMB-13); a destroyed card that
    shows ends the match at once, whatever burned it (FIRE-END-1, AMB-32).
    """
    table.burned[section] += 1
    table.read_top_card(section)
    at = section * STACK + table.burned[section]
    collapsed = table.is_destroyed(section)
    fires: i64 = 0
    if not collapsed:
        fires = min(table.house.icons[at], table.reserve)
        if fires != 0:
            table.reserve -= fires
            table.put_back(FIRE, fires)
    if table.heard is not None:
        table.heard.append(SectionBurned(section, table.house.values[at], fires))
        if collapsed:
            table.heard.append(LibraryCollapsed(section))
    if collapsed:
        table.end_match(ending)
    return collapsed


def burn_book(table: Table, book: i64, ending: i64) -> bool:
    """The section of a book burns; technology burns the highest burn index (FIRE-TECH-3)."""
    return burn(table, table.highest_section() if book == TEAL else book, ending)
