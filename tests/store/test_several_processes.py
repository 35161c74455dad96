"""Several stores on one PostgreSQL, as several server processes have."""

from __future__ import annotations

import asyncio
import random

from readingroom.store import Delivery, Store
from tests.store.builders import a_row

ROUNDS = 60
TABLES = 12


async def test_exactly_one_of_two_processes_is_first_with_a_number(postgres_url: str) -> None:
    first, second = await Store.open(postgres_url), await Store.open(postgres_url)
    chance = random.Random(7)
    for number in range(ROUNDS):
        keys = [f"table {place}" for place in range(TABLES)]
        ours = await asyncio.gather(*(race(first, second, key, number, chance) for key in chance.sample(keys, TABLES)))
        assert ours == [1] * TABLES
    for place in range(TABLES):
        assert len(await first.entries(f"table {place}")) == ROUNDS
    assert first.written.entries + second.written.entries == ROUNDS * TABLES
    assert min(first.written.entries, second.written.entries) > 0
    await first.close()
    await second.close()


async def race(first: Store, second: Store, key: str, number: int, chance: random.Random) -> int:
    """How many of two processes were told that they were first; what is stored is the winner's."""

    async def ask(store: Store, name: bytes) -> bool:
        await asyncio.sleep(chance.random() * 0.002)
        return await store.append(a_row(key, entries=number + 1, game=name.decode()), number, name)

    answers = await asyncio.gather(ask(first, b"first"), ask(second, b"second"))
    winner = b"first" if answers[0] else b"second"
    row = await first.row(key)
    assert row is not None
    assert (await first.entries(key, number), row.game) == ([(number, winner)], winner.decode())
    return sum(answers)


async def test_a_delivery_is_taken_by_one_process_only(postgres_url: str) -> None:
    stores = [await Store.open(postgres_url) for _ in range(3)]
    hooks = [Delivery("oak", seat, "https://example.org", "{}") for seat in range(90)]
    await stores[0].append(a_row(touched=1.0), 0, b"", hooks)
    taken = await asyncio.gather(*(store.take_deliveries(2.0, 60, limit=7) for store in stores * 6))
    ids = [each.id for portion in taken for each in portion]
    assert len(ids) == len(set(ids)) > 20
    for store in stores:
        await store.close()
