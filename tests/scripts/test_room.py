"""The room of `make play`: open at once, compiled beside, changed over while people play.

The builds are stand-ins that take no time; what a real one leaves behind is its copy and its stamp.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import readingroom_command as command
from readingroom.client import RemoteTable
from scripts.room import progress
from tests.server.running import Server
from tests.server.test_kills import Player, check_logs, play_tables
from tests.server.test_running import figures

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
ME = {"kind": "me", "name": "Ada"}
BOB = {"kind": "me", "name": "Bob"}
STRANGE = {  # what can be loaded and does not serve
    "": "",
    "cli": "def main(words): return 1",
    "server": "",
    "server__http": "",
    "server__http__app": "def make_app(rooms): pass",
    "server__rooms": "def Rooms(settings): pass",
    "server__running": "",
    "server__settings": "def ServerSettings(): pass",
}


class FakeRoom(Server):
    """A room whose build is a test's own; otherwise a server like any other."""

    def __init__(self, clone: Path, build: str) -> None:
        super().__init__(clone / "rooms.db")
        self.clone = clone
        self.build = build
        self.lines: queue.Queue[str] = queue.Queue()

    def start(self) -> None:
        """Start and wait until it is open."""
        room = [sys.executable, "-m", "tests.scripts.fake_room", str(self.clone), self.build]
        self.process = subprocess.Popen(
            [*room, "--port", "0", "--unlimited", "--database", self.database],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        )
        for stream, take in ((self.process.stdout, self.lines.put), (self.process.stderr, self.errors.append)):
            threading.Thread(target=self._read, args=(stream, take), daemon=True).start()
        self.url = self.says("open at").rsplit(" ", 1)[1].strip()

    def says(self, words: str) -> str:
        """The next line with these words."""
        while words not in (line := self.lines.get(timeout=PATIENCE)):
            assert line, f"the room ends without {words!r}: {''.join(self.errors)}"
        return line


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone of these sources in which nothing was built."""
    for name in ("src", "scripts", "pyproject.toml", "setup.py", "requirements"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "build").mkdir()
    return tmp_path


def a_build(clone: Path, ends: str) -> str:
    """A build that waits for `go`, and then ends as the test says."""
    (clone / "build.sh").write_text(f"while [ ! -e go ]; do sleep 0.1; done\n{ends}\n")
    return "sh build.sh"


def leaving(clone: Path, package: Path) -> str:
    """It leaves a package as the compiled copy."""
    return f"ln -s {package} build/compiled\n{stamping(clone, 'compiled')}"


def stamping(clone: Path, outcome: str) -> str:
    """It writes down what came of it."""
    return f"echo '{command.fingerprint(clone)} {outcome}' > build/compiled.stamp"


def go(clone: Path) -> None:
    (clone / "go").touch()


def a_package(clone: Path, **files: str) -> Path:
    """A package that is none of ours."""
    folder = clone / "strange"
    for name, text in files.items():
        file = folder / "readingroom" / name.replace("__", "/") / "__init__.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return folder


def children_of(pid: int) -> dict[int, str]:
    """The processes of a process, theirs included, with what they were called with."""
    found: dict[int, str] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text("utf-8").rsplit(")", 1)[1].split()[1])
            if parent == pid:
                words = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                found |= {int(folder.name): words} | children_of(int(folder.name))
    return found


def is_alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    return False


def wait_until(come: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


@contextlib.contextmanager
def knocking(url: str) -> Iterator[list[object]]:
    """Somebody who opens the page again and again; what went wrong, and how often it went well at the end."""
    problems: list[object] = []
    stop = threading.Event()
    answers = 0

    def knock() -> None:
        nonlocal answers
        while not stop.is_set():
            try:
                with urllib.request.urlopen(f"{url}/health", timeout=PATIENCE) as answer:
                    answers += answer.status == 200
            except OSError as error:
                problems.append(error)

    person = threading.Thread(target=knock)
    person.start()
    try:
        yield problems
    finally:
        stop.set()
        person.join()
    assert answers


async def test_people_play_on_while_the_server_changes_over(clone: Path) -> None:
    """Nobody who knocks is turned away, no confirmed move is lost, and the server runs from the copy afterwards."""
    with FakeRoom(clone, a_build(clone, leaving(clone, ROOT / "src"))) as room:
        stop = asyncio.Event()
        players: list[Player] = []
        playing = asyncio.create_task(play_tables([room], players, stop, 1, "fire"))
        with knocking(room.url) as problems:
            await asyncio.to_thread(wait_until, lambda: moves_in(room) > 10, "nobody plays")
            go(clone)
            await asyncio.to_thread(room.says, "Compiled in")
            await asyncio.to_thread(room.says, "full strength")
        refused = [problem for problem in problems if "refused" in str(problem)]
        assert not refused
        stop.set()
        async with asyncio.timeout(2 * PATIENCE):
            await playing
        assert sum(player.table.reconnects for player in players) >= 2  # both who sat there
        assert paths_of_servers(room) == [str(clone / "build" / "compiled")]
        assert room.stop() == 0
        assert not room.mistakes()
    assert await check_logs(room.database, players) > 10


def paths_of_servers(room: Server) -> list[str]:
    """Where the servers of a room have their code from."""
    assert room.process is not None
    servers = [pid for pid, words in children_of(room.process.pid).items() if "room.py" in words]
    settings = [Path(f"/proc/{pid}/environ").read_text("utf-8").split("\0") for pid in servers]
    return [one.removeprefix("PYTHONPATH=") for own in settings for one in own if one.startswith("PYTHONPATH=")]


def moves_in(room: Server) -> float:
    """What the metrics count, of the server that answers."""
    return figures(room)["readingroom_entries_total"]


@pytest.mark.parametrize(
    ("ends", "line"),
    [
        ("echo noise; exit 3", "Not compiled: the build failed, see build/beside.log."),
        ("kill -9 $$", "Not compiled: the build failed, see build/beside.log."),
        ("failed", "Not compiled: compiling failed, see build/compiled.log."),
        ("missing", "Not compiled: compiling needs a C compiler and the headers of Python."),
    ],
)
def test_a_build_that_fails_leaves_a_working_room_and_one_line(clone: Path, ends: str, line: str) -> None:
    with FakeRoom(clone, a_build(clone, stamping(clone, ends) if ends in command.OUTCOMES else ends)) as room:
        go(clone)
        assert room.says("ompil") == f"{line} The room stays open as it is.\n"
        assert room.get("/ready") == {"status": "ready"}
        assert room.stop() == 0
        assert room.lines.get(timeout=PATIENCE) == ""  # the end: nothing more was said
        wait_until(lambda: bool(room.errors), "the room's errors have no end")
        assert room.errors == [""]


@pytest.mark.parametrize(
    ("files", "line"),
    [
        ({"": "1 / 0"}, "cannot be loaded"),
        (STRANGE, "does not open"),
    ],
    ids=["not loaded", "not opened"],
)
async def test_a_compiled_server_that_does_not_run_leaves_a_working_room(
    clone: Path, files: dict[str, str], line: str
) -> None:
    with FakeRoom(clone, a_build(clone, leaving(clone, a_package(clone, **files)))) as room:
        made = room.table([ME, BOB], start=True)
        async with asyncio.timeout(PATIENCE), RemoteTable(room.link(made, 0)) as ada:
            go(clone)
            await asyncio.to_thread(room.says, line)
            await ada.until(lambda: ada.connected)
            await ada.do("say", phrase="hello")
        assert room.stop() == 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_whoever_stops_the_room_stops_all_of_it(clone: Path, how: signal.Signals) -> None:
    build = shlex.join(["sh", "-c", "trap '' INT HUP; sleep 1000; sleep 1000"])
    with FakeRoom(clone, build) as room:
        assert room.process is not None
        everybody = children_of(room.process.pid)
        assert any("sleep" in words for words in everybody.values())
        room.process.send_signal(how)
        assert room.process.wait(PATIENCE) == 0
        wait_until(lambda: not any(map(is_alive, everybody)), "something outlives the room")


def test_a_room_that_is_killed_leaves_no_server_behind(clone: Path) -> None:
    with FakeRoom(clone, "sleep 1") as room:
        assert room.process is not None
        everybody = children_of(room.process.pid)
        room.kill()
        wait_until(lambda: not any(map(is_alive, everybody)), "something outlives the room")


def test_a_server_that_cannot_start_ends_the_build(clone: Path) -> None:
    """Here another one has its database."""
    with Server(clone / "rooms.db"):
        room: Any = FakeRoom(clone, "sleep 1000")
        with pytest.raises(AssertionError, match="already served by another process"):
            room.start()
        assert room.process.wait(PATIENCE) == 2


def test_progress_is_told_in_steps(tmp_path: Path) -> None:
    assert progress(tmp_path) == "reading the rules"
    (tmp_path / command.PROGRESS).parent.mkdir()
    (tmp_path / command.PROGRESS).write_text("12 of 200")
    assert progress(tmp_path) == "12 of 200 steps"
