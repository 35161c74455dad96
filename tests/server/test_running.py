"""Starting, stopping, being looked after: what whoever runs a server relies on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from readingroom.cli import MISTAKE
from readingroom.client import RemoteTable
from readingroom.server.live.storing import DUE_AFTER
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.setting_up import set_up
from readingroom.tables.table import Table
from readingroom.tables.updates import Updates, encode, table_info
from readingroom.tables.viewers import Asker
from tests.patience import PATIENCE
from tests.server.running import Server, memory_of, work_of
from tests.server.test_fuzz_socket import raw_viewer
from tests.server.test_security import entries_of
from tests.server.test_tables import BOB, BOT, ME, play_on
from tests.services import Postgres, or_skip

STOP_WITHIN = 60.0  # also for those who never answer the goodbye, and on a busy machine
CONFIRMED_WITHIN = 2.0  # seconds of the server's work


def figures(server: Server) -> dict[str, float]:
    """The metrics, read as Prometheus reads them."""
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    return {sample.name: sample.value for family in text_string_to_metric_families(text) for sample in family.samples}


# --- looking after it -------------------------------------------------------------------------------------------


def test_health_and_readiness(server: Server) -> None:
    assert server.get("/health") == {"status": "ok"}
    assert server.get("/ready") == {"status": "ready"}


async def test_the_metrics_count(server: Server) -> None:
    before = figures(server)
    made = server.table([ME, BOT], start=True)
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0)) as ada:
        assert figures(server)["readingroom_viewers"] == before["readingroom_viewers"] + 1
        await play_on(ada)
    after = figures(server)
    written = len(await entries_of(server.database, made["table"]))
    assert (
        after["readingroom_entries_total"] - before["readingroom_entries_total"] == written - 1
    )  # the first creates it
    assert after["readingroom_rows_total"] - before["readingroom_rows_total"] == written
    assert after["readingroom_tables_in_memory"] > before["readingroom_tables_in_memory"]
    assert 0 <= after["readingroom_loop_lag_seconds"] < 5


def test_the_metrics_name_nobody(server: Server) -> None:
    made = server.table([ME, BOB])
    text = httpx.get(f"{server.url}/metrics").text
    assert made["table"] not in text
    assert "Ada" not in text


def test_the_metrics_are_for_this_machine_and_whom_it_was_told_of(server: Server, tmp_path: Path) -> None:
    """Entries are counted in them, and so would secret questions be by whoever plays."""
    stranger = {"X-Forwarded-For": "203.0.113.9"}
    answer = httpx.get(f"{server.url}/metrics", headers=stranger)
    assert (answer.status_code, "entries" in answer.text) == (404, False)
    more = ("--trusted-proxy", "127.0.0.1", "--metrics-from", "203.0.113.0/24")
    with Server(tmp_path / "rooms.db", *more) as told:
        assert httpx.get(f"{told.url}/metrics", headers=stranger).status_code == 200
        assert httpx.get(f"{told.url}/metrics", headers={"X-Forwarded-For": "198.51.100.1"}).status_code == 404
        assert httpx.get(f"{told.url}/metrics").status_code == 200


def test_without_a_database_the_server_lives_and_is_not_ready() -> None:
    postgres: Postgres = or_skip(Postgres)
    try:
        with Server(postgres.new_database()) as server:
            made = server.table([ME, BOB])
            assert server.get("/ready") == {"status": "ready"}
            postgres.stop()
            answer = httpx.get(f"{server.url}/ready", timeout=PATIENCE)
            assert answer.status_code == 503
            assert answer.json() == {"status": "no database"}
            assert server.get("/health") == {"status": "ok"}
            sent = httpx.post(
                f"{server.url}/api/tables/{made['table']}/commands",
                json={"type": "say", "phrase": "hello"},
                headers={"Authorization": f"Bearer {made['seats'][0]}"},
                timeout=PATIENCE,
            )
            assert sent.status_code == 503
            assert "127.0.0.1" not in sent.json()["sentence"]
            assert server.stop() == 0
            assert not server.mistakes()
    finally:
        postgres.stop()


def test_a_server_that_stops_is_not_ready(tmp_path: Path) -> None:
    with Server(tmp_path / "rooms.db") as server:
        made = server.table([ME, BOB])
        lingering = raw_viewer(server, made, None)  # it never answers the goodbye, so that there is time to look
        assert server.process is not None
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            assert client.get("/ready").status_code == 200
            server.process.terminate()
            statuses: list[int] = []
            with contextlib.suppress(httpx.HTTPError):
                while True:
                    statuses.append(client.get("/ready").status_code)
        assert statuses[-1] == 503
        assert server.process.wait(STOP_WITHIN) == 0
        lingering.close()


# --- starting ---------------------------------------------------------------------------------------------------


def start(*arguments: str) -> tuple[int, list[str]]:
    """Start a server that will not start: its exit code, and all that it says."""
    command = [sys.executable, "-m", "readingroom", "serve", "--port", "0", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.returncode, (done.stdout + done.stderr).splitlines()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--database", "mysql://user:password@host/rooms"), "names no database"),
        (("--database", "postgresql://user:password@127.0.0.1:1/rooms"), "cannot be reached"),
        (("--database", "/no/such/folder/rooms.db"), "does not exist"),
        (("--redis", "nonsense"), "no Redis URL"),
        (("--trusted-proxy", "nonsense"), "a proxy is an address or a network"),
        (("--host", "192.0.2.1"), "cannot be opened"),
    ],
)
def test_what_cannot_start_says_why_in_one_line(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    code, lines = start("--database", str(tmp_path / "rooms.db"), *arguments)
    assert code == MISTAKE
    assert len(lines) == 1
    assert lines[0].startswith("error: ")
    assert words in lines[0]
    assert "password" not in lines[0]


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "rooms.db").write_text("x" * 10_000)
    code, lines = start("--database", str(tmp_path / "rooms.db"))
    assert (code, len(lines)) == (MISTAKE, 1)


def test_a_port_in_use_and_a_file_in_use(server: Server, tmp_path: Path) -> None:
    code, lines = start("--database", str(tmp_path / "rooms.db"), "--port", str(server.port))
    assert (code, len(lines)) == (MISTAKE, 1)
    assert "Address already in use; choose another --port" in lines[0]
    code, lines = start("--database", server.database)
    assert (code, len(lines)) == (MISTAKE, 1)
    assert "already served by another process" in lines[0]
    assert server.get("/ready") == {"status": "ready"}


# --- stopping ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_in_the_middle_of_moves_ends_it_in_order(tmp_path: Path, sig: signal.Signals) -> None:
    with Server(tmp_path / "rooms.db") as server:
        made = [server.table([ME, BOT, BOT], start=True) for _ in range(10)]

        async def play(one: dict[str, Any]) -> None:
            async with RemoteTable(server.link(one, 0)) as ada:
                await play_on(ada)

        playing = [asyncio.create_task(play(one)) for one in made]
        await asyncio.sleep(1.5)
        assert server.process is not None
        began = time.monotonic()
        server.process.send_signal(sig)
        assert await asyncio.to_thread(server.process.wait, STOP_WITHIN) == 0
        assert time.monotonic() - began < STOP_WITHIN
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert not server.mistakes()
        for one in made:
            entries = await entries_of(server.database, one["table"])
            Table.from_log(one["table"], entries).playing.check()


# --- going on by itself -----------------------------------------------------------------------------------------


async def test_bots_go_on_after_a_kill_although_nobody_connects(tmp_path: Path) -> None:
    """Also at a table where the last thing that happened was no move."""
    with Server(tmp_path / "rooms.db") as server:
        bots = server.table([BOT, BOT], start=True, think=1)
        left = server.table([ME, BOT, BOT], start=True, think=1)
        server.post(f"/api/tables/{left['table']}/commands", {"type": "leave"}, token=left["seats"][0])
        server.kill()
        before = [len(await entries_of(server.database, one["table"])) for one in (bots, left)]
        with contextlib.closing(sqlite3.connect(server.database)) as database, database:
            waits = [due - time.time() for (due,) in database.execute("SELECT due FROM tables")]
            assert all(0 < wait <= DUE_AFTER for wait in waits), waits
            database.execute("UPDATE tables SET due = due - ?", (DUE_AFTER,))  # the time goes by
        server.start()
        deadline = time.monotonic() + PATIENCE
        while True:
            after = [len(await entries_of(server.database, one["table"])) for one in (bots, left)]
            if all(now >= then + 3 for then, now in zip(before, after, strict=True)):
                return
            assert time.monotonic() < deadline, "a table waits for ever"
            await asyncio.sleep(0.5)


async def over(database: str, table: str) -> bool:
    return Table.from_log(table, await entries_of(database, table)).standing.phase == "over"


async def test_a_table_that_cannot_be_read_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    with Server(tmp_path / "rooms.db") as server:
        broken = server.table([BOT, BOT], start=True, think=10)
        good = server.table([BOT, BOT], start=True, think=0.3)
        server.kill()
        with contextlib.closing(sqlite3.connect(server.database)) as database, database:
            database.execute("UPDATE entries SET data = ? WHERE table_id = ?", (b"{", broken["table"]))
            database.execute("UPDATE tables SET due = 1 WHERE id = ?", (broken["table"],))
            database.execute("UPDATE tables SET due = 2 WHERE id = ?", (good["table"],))
        before = len(await entries_of(server.database, good["table"]))
        server.start()
        deadline = time.monotonic() + PATIENCE
        while len(await entries_of(server.database, good["table"])) < before + 5:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.2)
        mistakes = server.mistakes()
        assert mistakes
        assert all("a table cannot be looked after" in line for line in mistakes)


def seen(table: Table) -> list[bytes]:
    """All that anybody is shown of a table, apart from who is connected."""
    views = [Updates(table).update(viewer, None) for viewer in (None, *range(len(table.standing.chairs)))]
    return [encode(table_info(table)), *views]


async def test_idle_tables_are_forgotten_and_come_back_as_they_were(tmp_path: Path) -> None:
    settings = ServerSettings(database=str(tmp_path / "rooms.db"), idle_minutes=0.005, snapshot_every=8)
    rooms = Rooms(settings)
    await rooms.open()
    try:
        for place in range(3):
            chairs = [ask.ChairWish(kind="me", name="Ada"), ask.ChairWish(kind="me", name="Bob")]
            wish = ask.TableWish(game="fire", seats=chairs, grace="never", beat=0.0)
            live = await rooms.create(set_up(wish, time.time()).entry)
            await live.do(ask.Start(), Asker(host=True))
            for step in range(20 + place):
                asked = live.table.asked
                assert asked is not None
                choices = live.table.playing.legal()
                await live.do(ask.Move(action=str(choices[step % len(choices)]), id=f"m{step}"), Asker(asked))
            await live.do(ask.Say(text="see you tomorrow"), Asker(0))
            before, id_ = seen(live.table), live.table.id
            async with asyncio.timeout(PATIENCE):
                while id_ in rooms.live:
                    await asyncio.sleep(0.05)
            assert (await rooms.store.snapshot(id_)) is not None
            again = await rooms.get(id_)
            assert again is not live
            assert seen(again.table) == before
            entries = [log.read_entry(data) for _, data in await rooms.store.entries(id_)]
            assert seen(Table.from_log(id_, entries)) == before
        assert rooms.counts.unloaded >= 3
        assert rooms.counts.loaded >= 3
    finally:
        await rooms.close()


@pytest.mark.parametrize("damage", ["no JSON", "of another rules version", "without a match"])
async def test_a_snapshot_that_cannot_be_read_loses_nothing(tmp_path: Path, damage: str) -> None:
    """A newer release may not know an older one's snapshots; the log has all that they have."""
    rooms = Rooms(ServerSettings(database=str(tmp_path / "rooms.db")))
    await rooms.open()
    try:
        chairs = [ask.ChairWish(kind="me", name="Ada"), ask.ChairWish(kind="me", name="Bob")]
        wish = ask.TableWish(game="fire", seats=chairs, grace="never", beat=0.0, options={"tools": False})
        live = await rooms.create(set_up(wish, time.time()).entry)
        await live.do(ask.Start(), Asker(host=True))
        before = seen(live.table)
        kept = json.loads(live.table.snapshot())
        if damage == "of another rules version":
            kept["match"]["rules_version"] += 1
        elif damage == "without a match":
            del kept["match"]
        data = b"{" if damage == "no JSON" else json.dumps(kept).encode()
        await rooms.store.save_snapshot(live.table.id, live.table.number, data)
        rooms.forget(live)
        assert seen((await rooms.get(live.table.id)).table) == before
    finally:
        await rooms.close()


# --- load -------------------------------------------------------------------------------------------------------


async def test_a_thousand_tables_of_bots_leave_the_loop_free(tmp_path: Path) -> None:
    with Server(tmp_path / "rooms.db", "--bot-processes", "2") as server:
        made = server.table([ME, BOB], start=True, grace="never")
        async with (
            asyncio.timeout(PATIENCE),
            RemoteTable(server.link(made, 0)) as ada,
            RemoteTable(server.link(made, 1)),
        ):
            await asyncio.to_thread(set_up_bots, server, 1000)
            assert figures(server)["readingroom_bots_thinking"] > 500
            slowest = 0.0
            for _ in range(20):
                before = work_of(server)
                await ada.do("say", phrase="thinking")
                slowest = max(slowest, work_of(server) - before)
                await asyncio.sleep(0.1)
            assert slowest < CONFIRMED_WITHIN
            assert len(workers_of(server)) == 2
            assert memory_of(server) < 700
        assert server.stop() == 0
    assert workers_of(server) == []


def set_up_bots(server: Server, tables: int) -> None:
    """So many tables of three bots each, some at a time."""
    with ThreadPoolExecutor(8) as friends:
        list(friends.map(lambda _: server.table([BOT, BOT, BOT], start=True), range(tables)))


def workers_of(server: Server) -> list[int]:
    """The processes in which the server's bots think."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text("utf-8").rsplit(")", 1)[1].split()[1])
            if parent == server.process.pid and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def test_a_killed_server_leaves_no_workers_behind(tmp_path: Path) -> None:
    with Server(tmp_path / "rooms.db") as server:
        server.table([BOT, BOT], start=True)
        deadline = time.monotonic() + PATIENCE
        while not (workers := workers_of(server)):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        time.sleep(1)
        server.kill()
        while [pid for pid in workers if Path(f"/proc/{pid}").exists() and state_of(pid) != "Z"]:
            assert time.monotonic() < deadline, "a bot's process outlives its server"
            time.sleep(0.05)


def state_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()[0]
    except OSError:
        return "Z"
