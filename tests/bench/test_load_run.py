"""The whole load against a server that plays nothing, and the page that is written of it."""

from __future__ import annotations

import asyncio
import socket
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bench.load.children import Cores, NotServing, Server, can_measure, share_cores
from bench.load.files import doubts, load_page, load_picture
from bench.load.plan import FLATFILE, MEMORY, OURS, add_options, cases_of, kinds_of
from bench.load.reading_room import ReadingRoom
from bench.load.run import Loads, report, shape_now
from bench.load.window import Shape, measure, weigh
from bench.places import ROOT

SMALL = Shape(tables=5, warm_up=0.1, seconds=0.3)
linux_only = pytest.mark.skipif(not can_measure(), reason="the system has no /proc")


@pytest.fixture(scope="module")
def stand_in() -> Iterator[Server]:
    """Its matches are short, so that tables need new ones."""
    with Server((sys.executable, "-m", "bench.load.stand_in", "--moves", "20"), Cores(), ROOT) as server:
        yield server


@linux_only
def test_tables_move_as_soon_as_they_can(stand_in: Server) -> None:
    shape = replace(SMALL, seconds=2.0, most_moves=400)
    reading = asyncio.run(measure(ReadingRoom([stand_in.address]), [stand_in], shape))
    assert reading.moves > 50
    assert reading.finished > 0
    assert (reading.refused, reading.lost) == (0, 0)
    assert 0.0 < reading.p50_ms <= reading.p99_ms <= reading.worst_ms


@linux_only
def test_a_pace_is_held(stand_in: Server) -> None:
    reading = asyncio.run(measure(ReadingRoom([stand_in.address]), [stand_in], replace(SMALL, rate=100)))
    assert 5 <= reading.moves <= 31  # fewer where the machine is busy
    assert (reading.refused, reading.lost, reading.idle) == (0, 0, 0)


@linux_only
def test_a_count_ends_a_reading(stand_in: Server) -> None:
    shape = replace(SMALL, seconds=60.0, most_moves=20)  # one spare match has as many, however far the others are
    assert asyncio.run(measure(ReadingRoom([stand_in.address]), [stand_in], shape)).seconds < 30


@linux_only
def test_tables_are_weighed_idle_and_live(stand_in: Server) -> None:
    weight = asyncio.run(weigh(ReadingRoom([stand_in.address]), [stand_in], 10, 4))
    assert weight["tables"] == 10
    assert weight["live_kb"] >= weight["idle_kb"]


def test_a_server_that_hung_up_is_called_again(stand_in: Server) -> None:
    adapter = ReadingRoom([stand_in.address])
    first = adapter.open_table(4)
    line = adapter._lines[stand_in.address]  # noqa: SLF001
    assert line.sock is not None
    line.sock.shutdown(socket.SHUT_RDWR)
    assert adapter.open_table(4).key != first.key
    adapter.close()


def test_a_server_that_ends_tells_why() -> None:
    command = (sys.executable, "-c", "import sys; sys.exit('no such thing')")
    with pytest.raises(NotServing, match="ended with 1: no such thing"), Server(command, Cores(), ROOT):
        pass


def test_server_and_load_have_different_cores() -> None:
    cores = share_cores(2)
    assert not cores.serving & cores.loading
    assert bool(cores.serving) == bool(cores.loading)


def chosen(*words: str) -> Namespace:
    parser = ArgumentParser()
    add_options(parser)
    return parser.parse_args(words)


def keys(*words: str) -> list[str]:
    options = chosen(*words)
    return [case.key for case in cases_of(kinds_of(options), options)]


def test_each_server_is_read_at_half_right_after_it_was_read_as_quick_as_it_can() -> None:
    assert keys("--only", "ours") == ["ours/saturated", "ours/half"]
    assert keys("--only", "boardgame") == [
        "boardgame_io_memory/saturated",
        "boardgame_io_memory/half",
        "boardgame_io_flatfile/saturated",
        "boardgame_io_flatfile/half",
    ]


def test_bots_and_a_second_process_are_measured_when_asked_for() -> None:
    assert "ours/half/3 bots" in keys("--bots", "3")
    assert "ours_two/saturated" in keys("--postgres", "postgresql://127.0.0.1/x", "--redis", "redis://127.0.0.1")
    assert not [key for key in keys() if key.startswith("ours_two")]


def test_half_is_of_what_the_same_server_did_last() -> None:
    options = chosen("--only", "ours", "--bots", "3")
    readings = {"ours/saturated": [{"rate": 1000.0}, {"rate": 4000.0}]}
    shapes = [shape_now(case, readings) for case in cases_of(kinds_of(options), options)]
    assert [(shape.rate, shape.bot_tables) for shape in shapes] == [(None, 0), (2000, 0), (2000, 3)]


def case(server: str, rate: float, p99: float = 5.0, asked: int | None = None, busy: float = 1.0) -> dict[str, Any]:
    figures = {
        "rate": rate,
        "p50_ms": 1.0,
        "p99_ms": p99,
        "worst_ms": 20.0,
        "cpu_per_move_us": 100.0,
        "server_busy": busy,
        "load_busy": 0.5,
        "resident_mb": 80.0,
        "refused": 0,
        "lost": 0,
        "idle": 0,
        "still": 0.001,
    }
    told = {"key": f"{server}/{asked}", "server": server, "title": server, "is_ours": server == OURS.key, "cores": 1}
    return told | {
        "asked": asked,
        "bot_tables": 0,
        "best": figures,
        "median": figures,
        "readings": [figures],
    }


def a_report(*cases: dict[str, Any]) -> dict[str, Any]:
    weight = {"key": "ours", "title": "ours", "tables": 1000, "empty_mb": 60.0, "idle_kb": 20.0, "live_kb": 90.0}
    return {"machine": {"cores": "2"}} | report(chosen(), 3, list(cases), [weight], ["x: not measured, because y."])


def test_aims_are_met_by_ratios_in_one_run() -> None:
    told = a_report(
        case(MEMORY.key, 2400),
        case(MEMORY.key, 1200, asked=1200, p99=60.0),
        case(FLATFILE.key, 800),
        case(FLATFILE.key, 400, asked=400, p99=80.0),
        case(OURS.key, 6000),
        case(OURS.key, 3000, asked=3000, p99=12.0),
    )
    figures = [(aim["measured"], aim["met"]) for aim in told["aims"]]
    assert figures == [(2.5, True), (7.5, False), (0.2, True)]
    page = "\n".join(load_page(told))
    assert "| moves/s per core, of boardgame.io in memory | at least 2 | 2.5 | met |" in page
    assert "| at least 8 | 7.5 | **missed** |" in page
    assert "of its own | at most 0.5 | 0.2 | met |" in page
    assert "| held | 0.10% | 0.2 | 0.15 |" in page
    assert "x: not measured, because y." in page
    assert len(load_picture(told["cases"]).axes) == 2


def test_a_ratio_is_of_single_cores() -> None:
    two = case("ours_two", 9600) | {"cores": 2}
    assert a_report(case(MEMORY.key, 2400), two)["cases"][1]["of_memory"] == {"best": 2.0, "median": 2.0}


def test_a_wait_that_is_too_long_is_missed() -> None:
    told = a_report(case(MEMORY.key, 1200, asked=1200, p99=20.0), case(OURS.key, 3000, asked=3000, p99=10.1))
    assert (told["aims"][2]["measured"], told["aims"][2]["met"]) == (0.505, False)


@pytest.mark.parametrize(("ours", "memory"), [(2000, 1200), (3000, 800)])
def test_a_pace_that_was_not_held_is_missed(ours: float, memory: float) -> None:
    told = a_report(case(MEMORY.key, memory, asked=1200, p99=60.0), case(OURS.key, ours, asked=3000, p99=1.0))
    assert told["aims"][2]["met"] is False
    assert "**not held**" in "\n".join(load_page(told))


def test_what_was_not_measured_is_neither_met_nor_missed() -> None:
    told = a_report(case(OURS.key, 6000), case(OURS.key, 3000, asked=3000))
    assert [aim["met"] for aim in told["aims"]] == [None, None, None]
    assert "not measured |" in "\n".join(load_page(told))
    assert load_picture([]).axes == []


def test_a_starved_server_is_doubted() -> None:
    (doubt,) = doubts([case(MEMORY.key, 500, busy=0.4)])
    assert "only 40% of its core" in doubt
    assert list(doubts([case(MEMORY.key, 500)])) == []


@linux_only
def test_a_round_reads_a_server_as_quick_as_it_can_and_then_at_half() -> None:
    words = ("--only", "stand_in", "--tables", "3", "--seconds", "0.3", "--warm-up", "0.1", "--open-tables", "0")
    quick, half = Loads(chosen(*words)).read_all(1)["cases"]
    assert (quick["key"], quick["asked"]) == ("stand_in/saturated", None)
    assert (half["key"], half["asked"]) == ("stand_in/half", round(quick["median"]["rate"] / 2))
    assert half["median"]["moves"] > 0
