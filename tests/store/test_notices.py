"""Notices between processes, and a Redis that dies."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable

import pytest

from readingroom.store import Notices, StoreError, open_notices
from tests.patience import PATIENCE
from tests.services import Redis, free_port

Notice = tuple[str, int]


class Ear:
    """What a process heard."""

    def __init__(self) -> None:
        self.heard: list[Notice] = []

    async def __call__(self, table: str, number: int) -> None:
        self.heard.append((table, number))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # what is waited for is no event
            await asyncio.sleep(0.01)


async def two_processes(url: str) -> tuple[Notices, Notices, Ear, Ear]:
    first, second = open_notices(url), open_notices(url)
    ear, other = Ear(), Ear()
    await first.listen(ear)
    await second.listen(other)
    await until(lambda: first.working and second.working)
    return first, second, ear, other


async def test_alone_nobody_is_told_and_nothing_is_missed() -> None:
    alone, ear = open_notices(None), Ear()
    await alone.listen(ear)
    alone.publish("oak", 1)
    assert alone.working
    assert ear.heard == []
    await alone.close()


async def test_the_others_hear_all_in_order_and_the_sender_does_not_hear_itself(redis_url: str) -> None:
    first, second, ear, other = await two_processes(redis_url)
    for number in range(500):
        first.publish("oak table", number)
    second.publish("elm", 7)
    await until(lambda: len(other.heard) >= 500 and len(ear.heard) >= 1)
    assert other.heard == [("oak table", number) for number in range(500)]
    assert ear.heard == [("elm", 7)]
    await first.close()
    await second.close()


async def test_a_listener_may_be_a_plain_function_and_may_fail(
    redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = open_notices(redis_url), open_notices(redis_url)
    heard: list[Notice] = []

    def listen(table: str, number: int) -> None:
        heard.append((table, number))
        if number == 1:
            raise ValueError("a listener's mistake")

    await second.listen(listen)
    await first.listen(Ear())
    await until(lambda: first.working and second.working)
    first.publish("oak", 1)
    first.publish("oak", 2)
    await until(lambda: len(heard) == 2)
    assert "a listener's mistake" in caplog.text
    assert not [record for record in caplog.records if "oak" in record.getMessage()]  # ids of tables are not logged
    assert second.working
    await first.close()
    await second.close()


async def test_a_dead_redis_costs_only_notices_and_is_told_once(
    redis_server: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "readingroom")
    first, second, ear, other = await two_processes(redis_server.url)
    await asyncio.to_thread(redis_server.kill)
    await until(lambda: not first.working and not second.working)
    for number in range(1000):
        first.publish("lost", number)
    await asyncio.sleep(1.5)  # several attempts to come back
    assert len(of_ours(caplog)) == 2
    await asyncio.to_thread(redis_server.start)
    await until(lambda: first.working and second.working)
    first.publish("oak", 1)
    second.publish("elm", 2)
    await until(lambda: bool(other.heard and ear.heard))
    assert (other.heard, ear.heard) == ([("oak", 1)], [("elm", 2)])
    assert [line.split(":")[0] for line in of_ours(caplog)] == [
        "notices between processes are down",
        "notices between processes are down",
        "notices between processes are back",
        "notices between processes are back",
    ]
    await first.close()
    await second.close()


def of_ours(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What both processes logged."""
    return sorted((each.message for each in caplog.records if each.name.startswith("readingroom")), key=is_back)


def is_back(message: str) -> bool:
    return message.endswith("back")


async def test_a_redis_that_was_never_there_is_waited_for_without_telling_secrets(
    caplog: pytest.LogCaptureFixture,
) -> None:
    notices = open_notices(f"redis://ana:secret@127.0.0.1:{free_port()}/0")
    await notices.listen(Ear())
    await until(lambda: bool(of_ours(caplog)))
    notices.publish("oak", 1)
    assert not notices.working
    assert "secret" not in caplog.text
    await notices.close()


async def test_a_redis_that_says_nothing_counts_as_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("readingroom.store.redis_notices.PATIENCE", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        notices = open_notices(f"redis://127.0.0.1:{silent.getsockname()[1]}/0")
        await notices.listen(Ear())
        await asyncio.sleep(0.1)
        notices.publish("oak", 1)
        assert not notices.working
        await asyncio.wait_for(notices.close(), PATIENCE)


async def test_a_redis_that_freezes_is_noticed(redis_server: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """As behind a network that drops everything: no connection is refused, nothing is answered."""
    monkeypatch.setattr("readingroom.store.redis_notices.PATIENCE", 0.5)
    monkeypatch.setattr("readingroom.store.redis_notices.HEARTBEAT", 0.1)
    first, second, _, other = await two_processes(redis_server.url)
    redis_server.freeze()
    await until(lambda: not first.working and not second.working)
    redis_server.thaw()
    await until(lambda: first.working and second.working)
    first.publish("oak", 1)
    await until(lambda: bool(other.heard))
    await first.close()
    await second.close()


def test_what_is_no_redis_url_is_refused_without_telling_secrets() -> None:
    with pytest.raises(StoreError, match="redis://") as refused:
        open_notices("http://ana:secret@host")
    assert "secret" not in str(refused.value)
