"""Entries, rows and snapshots, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from readingroom.store import Delivery, NoSuchTable, Store, StoreError, Unwritable
from tests.patience import PATIENCE
from tests.store.builders import a_row, fill


async def test_entries_come_back_in_order_from_any_number(store: Store) -> None:
    await fill(store, numbers=12)
    assert await store.entries("oak") == [(number, f"entry {number}".encode()) for number in range(12)]
    assert await store.entries("oak", 10) == [(10, b"entry 10"), (11, b"entry 11")]
    assert await store.entries("elm") == []


async def test_entries_of_many_tables_come_in_one_query(store: Store) -> None:
    await fill(store, "oak", numbers=4)
    await fill(store, "elm", numbers=2)
    found = await store.entries_at([("oak", 2), ("oak", 3), ("oak", 4), ("elm", 1), ("ash", 0)])
    assert found == {("oak", 2): b"entry 2", ("oak", 3): b"entry 3", ("elm", 1): b"entry 1"}
    assert await store.entries_at([]) == {}


async def test_any_bytes_are_kept(store: Store) -> None:
    data = bytes(range(256)) * 400
    assert await store.append(a_row(), 0, data)
    assert await store.entries("oak") == [(0, data)]


async def test_a_row_is_kept_exactly_and_follows_the_last_entry(store: Store) -> None:
    first = a_row(phase="waiting", due=0.1 + 0.2, challenge="spring")
    assert await store.append(first, 0, b"")
    assert await store.row("oak") == first
    second = replace(first, phase="over", entries=2, touched=2e9 + 1 / 3, due=None)
    assert await store.append(second, 1, b"")
    assert await store.row("oak") == second
    assert await store.row("elm") is None


async def test_a_taken_number_stores_nothing_of_the_append(store: Store) -> None:
    row = await fill(store, numbers=2)
    late = replace(row, phase="over", entries=99)
    assert not await store.append(late, 1, b"too late", [Delivery("oak", 0, "https://example.org", "{}")])
    assert await store.entries("oak", 1) == [(1, b"entry 1")]
    assert await store.row("oak") == row
    assert await store.take_deliveries(1e12, 60) == []


async def test_number_zero_creates_a_table_only_once(store: Store) -> None:
    row = await fill(store, numbers=1)
    assert not await store.append(a_row(game="labyrinth"), 0, b"another")
    assert await store.row("oak") == row


async def test_an_entry_for_no_table_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.append(a_row("elm"), 1, b"")
    assert await store.row("elm") is None


async def test_of_one_number_asked_for_many_times_at_once_the_first_is_stored(store: Store) -> None:
    await fill(store, numbers=1)
    asked = [store.append(a_row(entries=2), 1, str(place).encode()) for place in range(10)]
    assert await asyncio.gather(*asked) == [True] + [False] * 9
    assert await store.entries("oak", 1) == [(1, b"0")]


async def test_a_batch_with_taken_numbers_tells_each_append_its_own_answer(store: Store) -> None:
    """More rows than one statement takes, and every third is too late."""
    taken = [f"table {place}" for place in range(0, 700, 3)]
    await asyncio.gather(*(store.append(a_row(key, game="labyrinth"), 0, b"first") for key in taken))
    answers = await asyncio.gather(*(store.append(a_row(f"table {place}"), 0, b"second") for place in range(700)))
    assert answers == [place % 3 != 0 for place in range(700)]
    for place in (0, 1, 299, 300, 699):
        first = place % 3 == 0
        row = await store.row(f"table {place}")
        assert row is not None
        assert row.game == ("labyrinth" if first else "fire")
        assert await store.entries(row.id) == [(0, b"first" if first else b"second")]


async def test_what_arrives_together_shares_a_commit(store: Store) -> None:
    await asyncio.gather(*(store.append(a_row(f"table {place}"), 0, b"") for place in range(300)))
    assert store.written.entries == 300
    assert store.written.commits <= 2
    assert store.written.largest_batch >= 299


async def test_who_writes_alone_never_waits_for_others(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("readingroom.store.writer.GATHER_SECONDS", 10 * PATIENCE)
    await asyncio.wait_for(fill(store, numbers=5), PATIENCE)
    assert store.written.largest_batch == 1


async def test_while_several_write_the_next_commit_gives_others_time_to_join(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("readingroom.store.writer.GATHER_SECONDS", 2.0)
    await asyncio.gather(*(store.append(a_row(f"table {place}"), 0, b"") for place in range(3)))
    commits = store.written.commits
    early = asyncio.create_task(store.append(a_row("early"), 0, b""))
    await asyncio.sleep(0.05)
    assert all(await asyncio.gather(early, store.append(a_row("late"), 0, b"")))
    assert store.written.commits == commits + 1


async def test_whoever_joins_is_called_once_and_shares_the_commit(store: Store) -> None:
    """Also after somebody whose call fails."""
    await fill(store, "oak", numbers=1)
    await fill(store, "elm", numbers=1)
    done = [asyncio.get_running_loop().create_future() for _ in range(2)]
    calls: list[str] = []

    def fail() -> None:
        calls.append("fail")
        raise RuntimeError("a mistake of whoever joins")

    def hand_over() -> None:
        calls.append("hand over")
        for table, answer in zip(("oak", "elm"), done, strict=True):
            store.hand_over((table, 1), b"joined", None, [], answer)

    commits = store.written.commits
    store.join(fail)
    store.join(hand_over)
    assert calls == []
    assert await asyncio.wait_for(asyncio.gather(*done), PATIENCE) == [True, True]
    await fill(store, "ash", numbers=2)
    assert (calls, store.written.commits) == (["fail", "hand over"], commits + 3)
    assert await store.entries("elm", 1) == [(1, b"joined")]


async def test_whoever_has_joined_before_the_end_is_still_written(url: str) -> None:
    store = await Store.open(url)
    await fill(store, numbers=1)
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.join(lambda: store.hand_over(("oak", 1), b"the last", None, [], done))
    await store.close()
    assert await done
    with pytest.raises(StoreError, match="closed"):
        store.join(lambda: None)
    again = await Store.open(url)
    assert await again.entries("oak", 1) == [(1, b"the last")]
    await again.close()


async def test_several_entries_of_a_table_in_one_batch_leave_the_last_row(store: Store) -> None:
    await fill(store, numbers=1)
    appends = [store.append(a_row(entries=number + 1), number, b"") for number in (3, 1, 2)]
    assert await asyncio.gather(*appends) == [True, True, True]
    assert await store.row("oak") == a_row(entries=4)


async def test_one_bad_row_does_not_spoil_the_others(store: Store) -> None:
    rows = [a_row(f"table {place}") for place in range(6)]
    rows[2] = replace(rows[2], phase="asleep")
    rows[4] = replace(rows[4], game=None)  # type: ignore[arg-type]  # what the database must refuse
    answers = await asyncio.gather(*(store.append(row, 0, b"") for row in rows), return_exceptions=True)
    assert [place for place, answer in enumerate(answers) if answer is True] == [0, 1, 3, 5]
    assert isinstance(answers[2], Unwritable)
    assert isinstance(answers[4], Unwritable)
    assert [row.id for row in await store.tables()] == ["table 0", "table 1", "table 3", "table 5"]


async def test_cancelled_callers_leave_whole_appends(store: Store) -> None:
    """Whether or not somebody waits: entry and row together, or neither; and the others are answered."""
    tasks = [asyncio.create_task(store.append(a_row(f"table {place}"), 0, b"x")) for place in range(200)]
    for turn in range(10):
        await asyncio.sleep(0)
        for task in tasks[turn::20]:
            task.cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(answer is True or isinstance(answer, asyncio.CancelledError) for answer in answers)
    assert sum(answer is True for answer in answers) >= 100
    assert await store.append(a_row("after"), 0, b"")
    for place, answer in enumerate(answers):
        row, entries = await store.row(f"table {place}"), await store.entries(f"table {place}")
        assert (row is not None) == (entries == [(0, b"x")])
        assert answer is not True or row is not None


async def test_close_commits_what_waits_and_refuses_what_comes_later(url: str) -> None:
    store = await Store.open(url)
    waiting = [asyncio.create_task(store.append(a_row(f"table {place}"), 0, b"")) for place in range(50)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [True] * 50
    with pytest.raises(StoreError, match="closed"):
        await store.append(a_row("late"), 0, b"")
    again = await Store.open(url)
    assert len(await again.tables()) == 50
    await again.close()


async def test_the_newest_snapshot_is_kept(store: Store) -> None:
    await fill(store)
    assert await store.snapshot("oak") is None
    for number in (1, 3, 2):
        await store.save_snapshot("oak", number, f"state {number}".encode())
    assert await store.snapshot("oak") == (3, b"state 3")


async def test_deleting_a_table_removes_all_that_belongs_to_it(store: Store) -> None:
    await fill(store)
    await store.append(a_row(entries=4), 3, b"", [Delivery("oak", 0, "https://example.org", "{}")])
    await store.save_snapshot("oak", 1, b"state")
    assert await store.delete("oak")
    assert not await store.delete("oak")
    assert (await store.row("oak"), await store.entries("oak"), await store.snapshot("oak")) == (None, [], None)
    assert await store.take_deliveries(1e12, 60) == []
    with pytest.raises(NoSuchTable):
        await store.append(a_row(entries=5), 4, b"")


async def test_a_whole_table_is_added_at_once(store: Store) -> None:
    row = a_row(entries=2)
    assert await store.add_table(row, [b"a", b"b"])
    assert not await store.add_table(replace(row, game="labyrinth"), [b"c"])
    assert await store.row("oak") == row
    assert await store.entries("oak") == [(0, b"a"), (1, b"b")]


async def test_vacuum_keeps_everything(store: Store) -> None:
    row = await fill(store)
    await fill(store, "elm")
    await store.delete("elm")
    await store.vacuum()
    assert (await store.row("oak"), len(await store.entries("oak"))) == (row, 3)
    await store.ping()


async def test_an_entry_may_leave_the_row_as_it_is_and_is_counted_all_the_same(store: Store) -> None:
    row = await fill(store, numbers=2)
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.hand_over(("oak", 2), b"a move", None, (), done)
    assert await done
    assert await store.row("oak") == replace(row, entries=3)


def entries_alone(store: Store, *entries: tuple[str, int, bytes]) -> list[asyncio.Future[bool]]:
    """Moves that leave the rows as they are, handed over in one go."""
    answers = []
    for table, number, data in entries:
        answers.append(asyncio.get_running_loop().create_future())
        store.hand_over((table, number), data, None, (), answers[-1])
    return answers


async def test_entries_alone_are_stored_together(store: Store) -> None:
    await fill(store, "oak")
    await fill(store, "elm")
    before = store.written.commits
    answers = entries_alone(store, ("oak", 3, b"one"), ("elm", 3, b"two"), ("oak", 4, b"three"))
    assert await asyncio.gather(*answers) == [True, True, True]
    assert store.written.commits == before + 1
    assert await store.entries("oak", 3) == [(3, b"one"), (4, b"three")]
    assert await store.entries("elm", 3) == [(3, b"two")]


async def test_of_entries_alone_the_late_one_is_told_and_the_others_are_stored(store: Store) -> None:
    await fill(store, "oak")
    await fill(store, "elm")
    answers = entries_alone(
        store,
        ("elm", 3, b"free"),
        ("oak", 2, b"late"),
        ("elm", 4, b"first"),
        ("elm", 4, b"second"),
        ("oak", 3, b"free"),
    )
    assert await asyncio.gather(*answers) == [True, False, True, False, True]
    assert await store.entries("oak", 2) == [(2, b"entry 2"), (3, b"free")]
    assert await store.entries("elm", 3) == [(3, b"free"), (4, b"first")]


async def test_of_entries_alone_the_one_for_no_table_is_refused_and_the_others_are_stored(store: Store) -> None:
    await fill(store, "oak")
    free, lost = entries_alone(store, ("oak", 3, b"free"), ("ash", 7, b"lost"))
    with pytest.raises(NoSuchTable):
        await lost
    assert await free
    assert await store.entries("oak", 3) == [(3, b"free")]


async def test_more_entries_alone_than_one_statement_takes_are_stored(store: Store) -> None:
    await fill(store, numbers=1)
    answers = entries_alone(store, *(("oak", number, b"%d" % number) for number in range(1, 601)))
    assert all(await asyncio.gather(*answers))
    assert await store.entries("oak", 598) == [(598, b"598"), (599, b"599"), (600, b"600")]
