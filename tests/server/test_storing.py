"""The line by which a table is found: whether somebody must look after it."""

from __future__ import annotations

import msgspec
import pytest

from readingroom.server.live.storing import DUE_AFTER, row_after
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.setting_up import set_up
from readingroom.tables.table import Table

CHAIRS = [ask.ChairWish(kind="me", name="Ada"), ask.ChairWish(kind="me", name="Bob")]


@pytest.mark.parametrize("old", [False, True])
def test_a_table_is_due_by_the_grace_that_an_entry_gives_it(*, old: bool) -> None:
    """Else a process that dies after the change leaves a table which nobody looks after."""
    table = Table.from_log("table", [set_up(ask.TableWish(game="fire", seats=CHAIRS, grace="never"), 1.0).entry])
    table.take(log.Started(at=2.0))
    for at, grace in ((3.0, 30), (4.0, None)):
        settings = msgspec.structs.replace(table.standing.settings, grace=grace)
        changed = log.Changed(at=at, settings=settings) if old else log.Changed(at=at, changes={"grace": grace})
        assert row_after(table, changed).due == (None if grace is None else at + DUE_AFTER)
        table.take(changed)
    assert row_after(table, log.Changed(at=5.0, changes={"chat": False})).due is None
