"""The deal, checked after the end: what the server's seal answers for, and what it does not."""

from __future__ import annotations

import readingroom as rr
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.replaying import verify
from readingroom.tables.setting_up import fork_of, set_up, upload
from readingroom.tables.table import Table

PEOPLE = [ask.ChairWish(kind="me", name="Ada"), ask.ChairWish(kind="me", name="Bob")]


def ended(created: log.Created) -> Table:
    """A table whose match was begun and given up."""
    return Table.from_log("table", [created, log.Started(at=2.0), log.Ended(at=3.0)])


def steps_that_hold(table: Table) -> tuple[object, list[object]]:
    told = verify(table)
    steps = told["steps"]
    assert isinstance(steps, list)
    return told["holds"], [step["holds"] for step in steps]


def test_a_match_dealt_at_the_table_holds_in_every_step() -> None:
    table = ended(set_up(ask.TableWish(game="fire", seats=PEOPLE), 1.0, secret="7" * 64).entry)
    assert steps_that_hold(table) == (True, [True, True, True, True])


def test_a_fork_was_laid_out_and_not_dealt() -> None:
    """Its position is another match's, so the seal of this table cannot answer for the opening."""
    table = ended(set_up(ask.TableWish(game="fire", seats=PEOPLE), 1.0, secret="7" * 64).entry)
    fork = ended(fork_of(table, 0, 1, "apprentice", "Eve", 4.0).entry)
    assert steps_that_hold(fork) == (False, [True, True, True, False])


def test_a_file_brings_its_own_seed() -> None:
    """Whoever uploads it knew the deal before the table published any hash."""
    match = rr.start("fire", seats=2, seed=7)
    assert steps_that_hold(ended(upload(match.dumps(), "Eve", 1.0).entry)) == (False, [False, True, True, True])


def test_a_file_with_forced_draws_was_not_dealt() -> None:
    match = rr.start("fire", seats=2, seed=7, draws=["bucket-1", "bucket-2", "bucket-3"])
    assert steps_that_hold(ended(upload(match.dumps(), "Eve", 1.0).entry)) == (False, [False, True, True, False])
