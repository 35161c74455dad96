"""A small file can take long to play again: it is refused, or nobody waits for it."""

from __future__ import annotations

import random
import threading
import time

import msgspec
import pytest

import readingroom as rr
from readingroom.core import replaying
from readingroom.core.errors import BadMatchFile
from readingroom.core.match import Match, play_entry
from readingroom.server.live.storing import row_after
from readingroom.server.rooms import Rooms
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.uploading import STEPS_MOST, upload
from readingroom.tables.viewers import Asker


def nearly_over(times: int) -> rr.Match:
    """A match of some hundred actions whose last one was taken back so many times."""
    chance = random.Random(5)
    whole = rr.start("fire", seats=6, seed=5)
    while not whole.over:
        whole.play(chance.choice(whole.legal()))
    match, chance = rr.start("fire", seats=6, seed=5), random.Random(5)
    for _ in range(len(whole.log) - 2):
        match.play(chance.choice(match.legal()))
    for _ in range(times):
        match.take_back([0, *(place + 1 for place in match.line())][-2])
        match.play(match.legal()[0])
    return match


def test_a_file_that_would_be_replayed_too_often_is_refused() -> None:
    text = nearly_over(199).dumps()
    assert len(text) < 20_000
    began = time.process_time()
    with pytest.raises(BadMatchFile, match=f"{STEPS_MOST:,}"):
        upload(text, "Ada", 1.0)
    assert time.process_time() - began < 1


def test_a_file_in_which_people_took_back_now_and_then_is_taken() -> None:
    assert upload(nearly_over(20).dumps(), "Ada", 1.0).entry.file is not None


@pytest.mark.parametrize("way", ["start", "load", "hear"])
async def test_the_loop_never_replays_a_file(rooms: Rooms, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it is started here, loaded from the store, or started by another process."""
    match = nearly_over(3)
    kept = msgspec.structs.replace(upload(match.dumps(), "Ada", time.time()).entry, file=match.to_plain())
    live = await rooms.create(kept)  # the log of a file is kept where the match is over, or the table old
    started = log.Started(at=time.time())
    if way != "start":
        await rooms.store.append(row_after(live.table, started), 1, log.write_entry(started))
    threads: list[threading.Thread] = []

    def watched(match: Match, number: int, entry: object) -> None:
        threads.append(threading.current_thread())
        play_entry(match, number, entry)

    monkeypatch.setattr(replaying, "play_entry", watched)
    if way == "start":
        await live.do(ask.Start(fill="apprentice"), Asker(host=True))
    elif way == "hear":
        await live.catch_up()
    else:
        rooms.forget(live)
        live = await rooms.get(live.table.id)
    assert live.table.standing.phase == "playing"
    assert threads
    assert threading.main_thread() not in threads
