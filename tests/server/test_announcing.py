"""Whose turns are announced to an address, and when."""

from __future__ import annotations

import json
from typing import Any

import pytest

from readingroom.server.webhooks.announcing import deliveries_of
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.deciding import AlreadyDone, decide, decide_rekey
from readingroom.tables.keys import fingerprint, new_token
from readingroom.tables.setting_up import set_up
from readingroom.tables.table import Table
from readingroom.tables.viewers import Asker

HOST = Asker(host=True)
ADDRESS = "https://hooks.example.org/"
CHAIRS = [ask.ChairWish(kind="me", name="Ada"), ask.ChairWish(kind="me", name="Bob")]


@pytest.fixture
def table() -> Table:
    """A table that has not begun; both seats want their turns announced."""
    wish = ask.TableWish(game="fire", seats=CHAIRS, options={"tools": False}, beat=0)
    table = Table.from_log("table", [set_up(wish, 1.0, secret="7" * 64).entry])
    for seat in range(2):
        table.take(log.Hooked(at=2.0, seat=seat, url=f"{ADDRESS}{seat}"))
    return table


def announced(table: Table, entry: log.AnyEntry | AlreadyDone, public: str | None = None) -> list[dict[str, Any]]:
    """The notices that go with an entry, which then happens."""
    assert not isinstance(entry, AlreadyDone)
    sent = deliveries_of(table, entry, lambda id_: None if public is None else f"{public}/t/{id_}")
    table.take(entry)
    for delivery in sent:
        assert (delivery.seat, delivery.url) == (table.asked, f"{ADDRESS}{table.asked}")
    return [json.loads(delivery.body) for delivery in sent]


def test_the_first_turn_is_announced(table: Table) -> None:
    (notice,) = announced(table, log.Started(at=3.0))
    assert (notice["table"], notice["seat"], notice["game"]) == ("table", table.asked, "Fire in the Library")


def test_a_turn_that_comes_again_by_taking_back_is_announced(table: Table) -> None:
    """With days between the answers whoever asked for it is not waiting at the table."""
    table.take(log.Started(at=3.0))
    first = table.asked
    assert first is not None
    while table.asked == first:
        table.take(log.Moved(at=4.0, seat=first, action=str(table.playing.legal()[-1]), by="person"))
    other = 1 - first
    wish = decide(table, ask.Undo(), Asker(first), 5.0)
    if not isinstance(wish, log.TookBack):
        assert announced(table, wish) == []
        wish = decide(table, ask.AnswerUndo(yes=True), Asker(other), 6.0)
    assert isinstance(wish, log.TookBack)
    (notice,) = announced(table, wish)
    assert notice["seat"] == first == table.asked


def test_a_link_is_whole_or_left_out(table: Table) -> None:
    """A receiver can do nothing with a path."""
    (notice,) = announced(table, log.Started(at=3.0))
    assert "link" not in notice


def test_the_link_leads_to_the_table(table: Table) -> None:
    (notice,) = announced(table, log.Started(at=3.0), "https://games.example.org")
    assert notice["link"] == "https://games.example.org/t/table"


@pytest.mark.parametrize(("asker", "kept"), [(Asker(1), f"{ADDRESS}1"), (HOST, None), (Asker(0, host=True), None)])
def test_who_is_handed_a_seat_does_not_inherit_the_address(table: Table, asker: Asker, kept: str | None) -> None:
    """The holder on another device keeps it."""
    rekeyed = decide_rekey(table, 1, fingerprint(new_token()), asker, 3.0)
    assert isinstance(rekeyed, log.Rekeyed)
    table.take(rekeyed)
    assert table.standing.chairs[1].hook == kept
