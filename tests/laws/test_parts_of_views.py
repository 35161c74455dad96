"""A view is what everybody may know and a seat's own part; both can be sent as they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import readingroom as rr
from readingroom.core.codec import to_plain
from readingroom.core.events import Event
from tests.laws.laws import moments, seats_of
from tests.laws.tables import Table, tables_to_try
from tests.laws.toy import toy_table

TABLES = [*tables_to_try(), toy_table()]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_public_part_and_the_own_part_are_the_view(table: Table) -> None:
    """Decision 0006: the shared part is sent to all, what a seat knows beyond it comes beside it."""
    for match in moments(table, 1 + TABLES.index(table), 9):
        seats = seats_of(table)
        public = match.view()
        assert match.views(seats) == [match.view(seat) for seat in seats]
        assert match.views(seats) == [replace(public, **match.own_view(seat)) for seat in seats]


def test_only_the_hand_and_the_question_are_a_seats_own_in_fire() -> None:
    """4.4, 4.5: whoever is not asked adds its number and its hand."""
    match = rr.start("fire", seats=3, seed=2)
    question = {"asked", "decision", "legal"}
    for seat in range(3):
        assert set(match.own_view(seat)) == {"seat", "hand"} | (question if seat == match.to_move else set())
    assert match.own_view(None) == {}


def test_a_seat_that_is_not_at_the_table_has_no_view() -> None:
    """As with a single view."""
    with pytest.raises(rr.BadSeats, match="0 to 1"):
        rr.start("fire", seats=2, seed=1).views([None, 2])


# --- encoding -----------------------------------------------------------------------------------------------


def untyped(plain: Any) -> Any:
    """Plain data without the names of its types."""
    if isinstance(plain, dict):
        return {key: untyped(value) for key, value in plain.items() if key != "type"}
    return [untyped(item) for item in plain] if isinstance(plain, list) else plain


def encoded(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def named(event: Event) -> dict[str, Any]:
    """An event as a server sends it."""
    return {"type": type(event).__name__, **encoded(event)}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_views_and_events_can_be_encoded_as_they_are(table: Table) -> None:
    """The frozen dataclasses themselves go through msgspec, which says what our own codec says."""
    match = None
    for match in moments(table, 1 + TABLES.index(table), 17):
        for seat in seats_of(table):
            assert encoded(match.view(seat)) == untyped(to_plain(match.view(seat)))
    assert match is not None
    for seat in seats_of(table):
        for event in match.events(seat):
            assert named(event) == to_plain(event)
