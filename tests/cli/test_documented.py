"""Every command that README, CONTRIBUTING, docs or `make help` names is run, at least in its smallest form.

A new one fails `test_every_documented_command_is_known` until it has its row below.
"""

from __future__ import annotations

import os
import pty
import re
import shlex
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import readingroom
from readingroom.cli import main
from tests.cli.builders import Run, played
from tests.cli.test_main import COMMANDS
from tests.cli.test_replay import read_some, read_until
from tests.server.running import Server

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^    (\S.*)$", re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
OURS = re.compile(r"(make|readingroom|python|scripts/\S+|\.ci/run)( |$)")
TARGET = re.compile(r"^([a-z]+):.*## ", re.MULTILINE)

ALL_OF_THEM = f"readingroom {'|'.join(COMMANDS)}"
NO_COMMANDS = {
    "make",  # the program
    "readingroom",  # the package
    "python -m readingroom",  # the command's other name
    "readingroom simulate",  # spoken of without what it plays
    "readingroom seed",  # what a hash begins with
    "readingroom take back n",  # the same
}

# What is typed in a folder with a room's database, a match file and an exported table; None: as it is written.
TYPED: dict[str, str | None] = {
    ALL_OF_THEM: "--help",
    "readingroom rule AMB-16": None,
    "readingroom rule FIRE-T-AXE-2": None,
    "readingroom rule R-27": None,
    "readingroom rule axe": None,
    "readingroom simulate fire --seats 4 --matches 10000": "simulate fire --seats 4 --matches 20",
    "readingroom verify": "verify match.json",
    "readingroom verify FILE": "verify match.json",
    "readingroom version": None,
    "readingroom admin": "admin --help",
    "readingroom admin list --phase playing": None,
    "readingroom admin export TABLE -o table.json": "admin export {table} -o again.json",
    "readingroom admin import table.json --database postgresql://readingroom@localhost/readingroom": (
        "admin import table.json --database other.db"
    ),
    "readingroom admin delete --untouched-days 90 --phase over": "admin delete --untouched-days 90 --phase over --yes",
    "readingroom admin vacuum": None,
    'readingroom admin backup "/backups/room-$(date +%F).db"': "admin backup copy.db",
}
# A test of their own, here or where a file is named.
BY_THEMSELVES = {
    "readingroom join LINK": "below",
    "readingroom join LINK --text": "tests/cli/test_text_doors.py",
    "readingroom learn fire": "tests/cli/test_text_doors.py, and tests/terminal/test_hints.py",
    "python -m bench.coach": "an hour of the processor: tests/bench/test_following_hints.py plays one match",
    "readingroom rule CHAP-Q-34": "tests/cli/test_catalogue.py looks one up",
    "readingroom rule LIB-Q-12": "the same",
    "readingroom serve": "below",
    "readingroom serve --host 0.0.0.0 --public-url https://games.example.org --trusted-proxy 10.0.0.2": "below",
    "python docs/example_bot.py http://127.0.0.1:8000/t/TABLE": "tests/server/test_protocol.py",
    ".ci/run": "what runs the tests where nothing may be skipped",
    "scripts/room.py": "tests/scripts/test_room.py",
    "scripts/words.py": "make check calls it, and tests/words",
    "scripts/fields.py": "make check calls it, and tests/laws/test_fields.py",
    "scripts/positions.py": "make check calls it",
    "scripts/training.py": "a build runs it, on an instrumented engine",
}
# Targets of make that are run as they are.
MADE = ("help", "page")
# Targets whose last line is run without what make would build before it: a wish for make, and more words for the line.
LAST_LINES = {
    "bench": ("ARGS=--help", ""),
    "chaos": ("KILLS=1", " --collect-only"),
    "faults": ("ARGS=German", ""),
    "laws": ("MATCHES=11", ""),
    "types": ("", " --check"),
}
# Targets that are only looked at (`make --dry-run`), and where what they call is run for real.
LOOKED_AT = {
    "play": "opens a browser and stays: tests/server/test_opening.py",
    "serve": "stays: below",
    "terminal": "takes the terminal: tests/terminal",
    "test": "runs this",
    "compiled": "minutes: make test builds the copy that it tests",
    "check": "minutes: .ci/run",
    "format": "changes files: make check calls the same with --check",
    "golden": "changes files: tests/golden compares what it would write",
    "wheel": "compiles: tests/scripts/test_page.py builds one without",
    "requirements": "needs the network",
    "clean": "removes the clone's own environment",
}


def documented() -> Iterator[str]:
    """The commands of ours in blocks and between words, without their comments."""
    for page in PAGES:
        text = page.read_text("utf-8")
        lines = [line for kind, body in BLOCK.findall(text) if kind in ("", "sh") for line in body.splitlines()]
        rest = BLOCK.sub("", text)
        for line in [*lines, *INDENTED.findall(rest), *INLINE.findall(rest)]:
            command = line.partition(" #")[0].strip()
            if OURS.match(command) and command not in NO_COMMANDS:
                yield command


def targets() -> list[str]:
    """What `make help` lists."""
    return TARGET.findall((ROOT / "Makefile").read_text("utf-8"))


def test_every_documented_command_is_known() -> None:
    """A row for each in the tables above, and no row for what nobody can read of any more."""
    found = set(documented())
    assert {command for command in found if not command.startswith("make ")} == {*TYPED, *BY_THEMSELVES}
    made = {command.split()[1] for command in found if command.startswith("make ")}
    assert made <= set(targets())
    assert sorted([*MADE, *LAST_LINES, *LOOKED_AT]) == sorted(targets())


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with what the documented commands speak of, and the id of a table."""
    folder = tmp_path_factory.mktemp("room")
    with Server(folder / "readingroom.db") as server:
        made = server.table([{"kind": "me", "name": "Ada"}, {"kind": "open"}])
        server.table([{"kind": "me", "name": "Bob"}])
    (folder / "match.json").write_text(played(seats=2, seed=5).dumps(), "utf-8")
    database = ["--database", str(folder / "readingroom.db")]
    assert main(["admin", "export", made["table"], "-o", str(folder / "table.json"), *database]) == 0
    shutil.copy(folder / "readingroom.db", folder / "other.db")
    assert main(["admin", "delete", made["table"], "--yes", "--database", str(folder / "other.db")]) == 0
    return folder, made["table"]


@pytest.mark.parametrize("command", TYPED)
def test_a_documented_command_does_what_it_says(
    command: str, room: tuple[Path, str], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In its smallest form it ends well."""
    folder, table = room
    monkeypatch.chdir(folder)
    typed = (TYPED[command] or command.removeprefix("readingroom ")).format(table=table)
    calls = [[name, "--help"] for name in COMMANDS] if command == ALL_OF_THEM else [shlex.split(typed)]
    for call in calls:
        done = run(*call)
        assert (done.code, done.err) == (0, "")
        assert done.out or call[0] == "admin"


def a_free_port() -> int:
    """For a server whose own word is of another address."""
    with socket.socket() as knocking:
        knocking.bind(("127.0.0.1", 0))
        return int(knocking.getsockname()[1])


@pytest.mark.parametrize("command", [command for command in BY_THEMSELVES if command.startswith("readingroom serve")])
def test_a_documented_server_opens_and_stops(command: str, tmp_path: Path) -> None:
    """On another port, in a folder of its own."""
    with Server(tmp_path / "rooms.db", *shlex.split(command)[2:], port=a_free_port(), unlimited=False) as server:
        server.url = f"http://127.0.0.1:{server.port}"
        assert server.get("/health") == {"status": "ok"}
        assert server.stop() == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a terminal of its own")
def test_join_sits_down_in_the_terminal(tmp_path: Path) -> None:
    """README: `readingroom join LINK`."""
    with Server(tmp_path / "rooms.db") as server:
        made = server.table([{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "apprentice"}], start=True)
        link = f"{server.url}/t/{made['table']}#seat={made['seats'][0]}"
        pid, terminal = pty.fork()
        if pid == 0:
            os.environ |= {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
            os.execv(sys.executable, [sys.executable, "-m", "readingroom", "join", link])
        read_until(terminal, b"Ada")
        os.write(terminal, b"\x11")  # Ctrl+Q
        while read_some(terminal):
            pass
        _, status = os.waitpid(pid, 0)
    assert os.waitstatus_to_exitcode(status) == 0


# --- make ---------------------------------------------------------------------------------------------------


ABOVE = ("MAKE", "MFLAGS", "ARGS", "PYTEST_", "PYTHONPATH")  # what a make or a test run above us says


def in_clone(*command: str) -> subprocess.CompletedProcess[str]:
    """As from a shell that stands in the clone."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(ABOVE)}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    return in_clone("make", *arguments)


def test_make_help_names_every_target() -> None:
    done = make("help")
    assert [line.split()[1] for line in done.stdout.splitlines()] == targets()


def test_make_page_builds_the_page() -> None:
    if shutil.which("npm") is None:
        pytest.skip("the page needs Node")
    assert make("page").returncode == 0
    assert (ROOT / "build" / "page" / "index.html").exists()


@pytest.mark.parametrize("target", LAST_LINES)
def test_the_last_line_of_a_target_of_make_is_run(target: str) -> None:
    wish, more = LAST_LINES[target]
    line = make("--dry-run", target, *filter(None, [wish])).stdout.splitlines()[-1] + more
    line = line.replace("PYTHONPATH=build/compiled", f"PYTHONPATH={Path(readingroom.__file__).parents[1]}")
    done = in_clone("sh", "-c", line)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("target", LOOKED_AT)
def test_a_target_of_make_calls_what_there_is(target: str) -> None:
    """Its scripts and modules exist."""
    done = make("--dry-run", target)
    assert done.returncode == 0, done.stderr
    scripts = re.findall(r"\bscripts/[\w.]+", done.stdout)
    modules = set(re.findall(r" -m ([\w.]+)", done.stdout))
    assert [script for script in scripts if not (ROOT / script).exists()] == []
    assert [module for module in modules if find_spec(module) is None] == []
    assert scripts or modules or target == "clean"
