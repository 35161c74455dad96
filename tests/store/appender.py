"""A process to be killed: it appends to several tables at once and prints each number once it is confirmed."""

from __future__ import annotations

import asyncio
import sys

from readingroom.store import Store
from tests.store.builders import a_row

TABLES = 10


async def append_for_ever(store: Store, key: str) -> None:
    for number in range(1_000_000):
        assert await store.append(a_row(key, entries=number + 1), number, f"{key} {number}".encode() * 20)
        print(key, number, flush=True)


async def main(url: str, name: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(append_for_ever(store, f"{name}-{place}") for place in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
