"""Bots in worker processes: bounded, replaceable, and with nothing but what their seat knows."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

import readingroom as rr
from readingroom.bots.levels import Archivist
from readingroom.bots.minds import SearchMind
from readingroom.bots.search import CLOCK_CHECK
from readingroom.client import RemoteTable
from readingroom.server import thinking
from readingroom.server.thinking import (
    GIVES_WAY,
    MATCHES_KEPT,
    BusyError,
    Question,
    Thinking,
    _bots as bots_kept,
    _matches as kept,
    answer,
    counsel,
    match_of,
    question_of,
)
from tests.patience import PATIENCE
from tests.server.running import Server
from tests.server.test_running import over, workers_of
from tests.server.test_tables import BOT, ME, play_on


def question(seed: int = 1, moves: int = 5, level: str = "apprentice") -> Question:
    match = rr.start("fire", seats=2, seed=seed)
    for _ in range(moves):
        match.play(match.legal()[0])
    asked = match.to_move
    assert asked is not None
    return question_of(f"table {seed}", match, asked, level)


async def test_an_answer_is_legal() -> None:
    bots = Thinking(1, 10)
    try:
        match = rr.start("fire", seats=2, seed=1)
        asked = match.to_move
        assert asked is not None
        action = await bots.choose(question_of("table", match, asked, "apprentice"))
        assert action in [str(legal) for legal in match.legal()]
    finally:
        bots.close()


@pytest.mark.skipif(not hasattr(os, "nice"), reason="Windows has no niceness")
async def test_workers_give_way_to_the_server() -> None:
    bots = Thinking(1, 10)
    try:
        await bots.choose(question())
        [worker] = multiprocessing.active_children()
        assert worker.pid is not None
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(own + GIVES_WAY, 19)
    finally:
        bots.close()


async def test_only_so_many_questions_wait() -> None:
    bots = Thinking(1, 3)
    try:
        asked = [asyncio.create_task(bots.choose(question(seed))) for seed in range(6)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(answer, BusyError) for answer in answers] == [False] * 3 + [True] * 3
        assert bots.asked == 0
    finally:
        bots.close()


async def test_a_killed_worker_is_replaced_and_its_questions_asked_again() -> None:
    bots = Thinking(2, 100)
    try:
        await bots.choose(question())
        asked = [asyncio.create_task(bots.choose(question(seed, level="librarian"))) for seed in range(6)]
        await asyncio.sleep(0.2)
        for process in multiprocessing.active_children():
            process.kill()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, str | BusyError) for answer in answers)
        assert await bots.choose(question())
        assert bots.asked == 0
    finally:
        bots.close()


def test_a_worker_follows_a_match_also_where_something_was_taken_back() -> None:
    kept.clear()
    match = rr.start("fire", seats=2, seed=4)
    for step in range(60):
        if match.over:
            break
        match.play(match.legal()[step % len(match.legal())])
        if step == 30:
            match.take_back(0)
        assert match.to_move is not None or match.over
        followed = match_of(question_of("table", match, 0, "apprentice"))
        assert followed.checksum() == match.checksum()
    match = rr.start("fire", seats=2, seed=5)  # another match under the same name
    assert match_of(question_of("table", match, 0, "apprentice")).checksum() == match.checksum()


def test_a_worker_keeps_only_so_many_matches() -> None:
    kept.clear()
    for seed in range(MATCHES_KEPT + 20):
        match_of(question(seed, moves=0))
    assert len(kept) == MATCHES_KEPT


async def test_a_worker_killed_in_mid_thought_does_not_stop_a_table(tmp_path: Path) -> None:
    with Server(tmp_path / "rooms.db") as server:
        made = server.table([ME, {"kind": "bot", "level": "librarian"}], start=True)
        bots = server.table([BOT, BOT, BOT], start=True)
        async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0)) as ada:
            playing = asyncio.create_task(play_on(ada))
            kills = 0
            while kills < 2 and not playing.done():
                for pid in workers_of(server):
                    os.kill(pid, signal.SIGKILL)
                    kills += 1
                await asyncio.sleep(1.5)
            await playing
            assert ada.info["outcome"] is not None
            deadline = time.monotonic() + PATIENCE
            while not await over(server.database, bots["table"]):
                assert time.monotonic() < deadline
                await asyncio.sleep(0.5)
        assert kills
        assert not server.mistakes()


def test_a_coach_is_not_kept() -> None:
    """Whoever asked may do something else, and a tree that followed the hint would mislead the next one."""
    asked = question(seed=9)
    given = counsel(asked)
    assert counsel(replace(asked, advice=given)) == given
    assert (asked.table, asked.seat, asked.level) not in bots_kept
    answer(asked)
    assert (asked.table, asked.seat, asked.level) in bots_kept


@pytest.mark.parametrize("end", ["a worker dies", "the server stops"])
async def test_a_thought_that_nobody_waits_for_any_more_spoils_no_other(
    end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody moves while a bot thinks, and then the worker dies: who asked besides is answered all the same."""
    mistakes: list[object] = []
    monkeypatch.setattr(threading, "excepthook", mistakes.append)
    bots = Thinking(2, 100)
    try:
        await bots.choose(question())
        asked = [asyncio.create_task(bots.choose(question(seed, level="librarian"))) for seed in range(4)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # all are handed over, and none is begun
        asked[0].cancel()
        asked[3].cancel()
        await asyncio.sleep(0)
        if end == "the server stops":
            bots.close()
        else:
            for process in multiprocessing.active_children():
                process.kill()
        async with asyncio.timeout(PATIENCE):
            answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answers[place], str | BusyError) for place in (1, 2)), answers
        if end == "a worker dies":
            assert await bots.choose(question())
        assert bots.asked == 0
    finally:
        bots.close()
    assert mistakes == []


def test_where_the_rules_are_plain_a_bot_answers_before_people_tire(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks at the clock now and then, so that an Archivist stops long before its 6,000 simulations."""
    asked = question(seed=2)
    key = (asked.table, asked.seat, "archivist")
    bots_kept.clear()
    monkeypatch.setattr(thinking, "is_compiled", lambda: False)
    monkeypatch.setattr(thinking, "PLAIN_PATIENCE", 1e-9)
    answer(replace(asked, level="archivist"))
    hurried = bots_kept.pop(key)
    assert isinstance(hurried, Archivist)
    mind = hurried._mind  # noqa: SLF001  # nobody else asks how far a bot has thought
    assert isinstance(mind, SearchMind)
    assert mind.search is not None
    assert mind.search.simulations == CLOCK_CHECK
    monkeypatch.setattr(thinking, "is_compiled", lambda: True)
    assert thinking.player_of("archivist").patience == 0.0  # type: ignore[attr-defined]
