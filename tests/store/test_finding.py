"""Finding tables, challenges, and webhooks waiting."""

from __future__ import annotations

from readingroom.store import Delivery, Store
from tests.store.builders import a_row, fill


async def test_tables_that_are_due_the_longest_waiting_first(store: Store) -> None:
    for key, due in (("a", 30.0), ("b", 10.0), ("c", None), ("d", 20.0), ("e", 30.5)):
        await store.append(a_row(key, due=due), 0, b"")
    assert await store.due(30.0) == ["b", "d", "a"]
    assert await store.due(30.0, limit=2) == ["b", "d"]
    await store.set_due("b", None)
    await store.set_due("c", 5.0)
    assert await store.due(30.0) == ["c", "d", "a"]


async def test_tables_are_found_by_phase_game_and_age(store: Store) -> None:
    await store.append(a_row("a", phase="waiting", touched=10.0), 0, b"")
    await store.append(a_row("b", phase="over", touched=20.0), 0, b"")
    await store.append(a_row("c", phase="over", touched=30.0, game="labyrinth"), 0, b"")
    assert [row.id for row in await store.tables()] == ["c", "b", "a"]
    assert [row.id for row in await store.tables(phase="over")] == ["c", "b"]
    assert [row.id for row in await store.tables(phase="over", game="fire")] == ["b"]
    assert [row.id for row in await store.tables(untouched_since=20.0)] == ["a"]
    assert [row.id for row in await store.tables(limit=1)] == ["c"]


async def test_the_tables_of_a_challenge(store: Store) -> None:
    first = await fill(store, "a", 1, challenge="spring", created=1.0)
    second = await fill(store, "b", 1, challenge="spring", created=2.0)
    await fill(store, "c", 1, challenge="autumn")
    await fill(store, "d", 1)
    assert await store.of_challenge("spring") == [first, second]


async def test_a_challenge_is_stored_once(store: Store) -> None:
    assert await store.add_challenge("spring", 1.0, b"\x00\xff")
    assert not await store.add_challenge("spring", 2.0, b"other")
    assert await store.challenge("spring") == b"\x00\xff"
    assert await store.challenge("autumn") is None


async def test_a_challenge_that_has_no_table_is_found_when_it_is_old_enough(store: Store) -> None:
    for key, created in (("played", 1.0), ("old", 2.0), ("older", 1.5), ("new", 9.0)):
        await store.add_challenge(key, created, b"")
    await fill(store, "a", 1, challenge="played")
    assert await store.unplayed_challenges(5.0) == ["old", "older"]
    await store.delete("a")
    assert await store.unplayed_challenges(5.0) == ["old", "older", "played"]
    assert await store.delete_challenge("old")
    assert not await store.delete_challenge("old")
    assert await store.challenge("old") is None


async def test_a_delivery_is_lent_retried_and_removed(store: Store) -> None:
    hook = Delivery("oak", 2, "https://example.org/hook", '{"turn": "yours"}')
    await fill(store, numbers=3)
    await store.append(a_row(touched=100.0), 3, b"", [hook])
    [taken] = await store.take_deliveries(now=100.0, lease=30)
    assert (taken.table, taken.seat, taken.url, taken.body, taken.attempts) == ("oak", 2, hook.url, hook.body, 0)
    assert taken.number == 3
    assert await store.take_deliveries(now=129.0, lease=30) == []
    assert [each.id for each in await store.take_deliveries(now=130.0, lease=30)] == [taken.id]
    await store.retry_delivery(taken.id, attempts=3, next_at=500.0)
    assert await store.take_deliveries(now=499.0, lease=30) == []
    [again] = await store.take_deliveries(now=500.0, lease=30)
    assert (again.id, again.attempts) == (taken.id, 3)
    await store.delivered(taken.id)
    assert await store.take_deliveries(now=1e12, lease=30) == []


async def test_deliveries_are_taken_oldest_first_and_in_portions(store: Store) -> None:
    for number in range(5):
        hook = Delivery("oak", number, "https://example.org", "{}")
        await store.append(a_row(entries=number + 1, touched=100.0 - number), number, b"", [hook])
    assert [each.seat for each in await store.take_deliveries(200.0, 60, limit=3)] == [4, 3, 2]
    assert [each.seat for each in await store.take_deliveries(200.0, 60, limit=3)] == [1, 0]
