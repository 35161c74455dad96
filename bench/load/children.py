"""The servers that are measured: processes of our own on cores of their own, ended by their number."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from bench.load.sockets import Address

READY = re.compile(r"http://(?:127\.0\.0\.1|localhost):\d+")
BEGIN, END = 30.0, 10.0  # seconds that a server may take to begin and to end
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class NotServing(Exception):
    """A server did not begin; the message says why, as far as it told."""


@dataclass(frozen=True, slots=True)
class Cores:
    """Which cores serve and which make the load; both empty where they cannot be told apart."""

    serving: frozenset[int] = frozenset()
    loading: frozenset[int] = frozenset()


def share_cores(servers: int) -> Cores:
    """The last core makes the load; a core for each server, or what is left for all of them."""
    if not hasattr(os, "sched_getaffinity"):
        return Cores()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        return Cores()
    return Cores(frozenset(cores[:-1][:servers]), frozenset(cores[-1:]))


@contextmanager
def pinned(cores: frozenset[int]) -> Iterator[None]:
    """Keep this process, and all that it starts meanwhile with all their threads, on these cores."""
    if not cores:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class Server:
    """A process that says where it listens once it does. Ends with the `with` block."""

    def __init__(
        self, command: Sequence[str], cores: Cores, folder: Path, more: Mapping[str, str] | None = None
    ) -> None:
        self._command = tuple(command)
        self._cores = cores
        self._folder = folder
        self._environment = os.environ | (more or {})
        self.address: Address

    def __enter__(self) -> Self:
        self._told = tempfile.NamedTemporaryFile("w+", encoding="utf-8", errors="replace")
        with pinned(self._cores.serving):
            self._process = subprocess.Popen(
                self._command, stdout=self._told, stderr=subprocess.STDOUT, cwd=self._folder, env=self._environment
            )
        try:
            self.address = Address.parse(self._wait_for_address())
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._end()

    @property
    def pid(self) -> int:
        return self._process.pid

    def words(self) -> str:
        """All that it has printed."""
        return Path(self._told.name).read_text("utf-8", errors="replace")

    def _wait_for_address(self) -> str:
        end = time.monotonic() + BEGIN
        while time.monotonic() < end:
            if found := READY.search(self.words()):
                return found[0]
            if self._process.poll() is not None:
                raise NotServing(f"`{self._name()}` ended with {self._process.returncode}: {self._last_line()}")
            time.sleep(0.02)
        raise NotServing(f"`{self._name()}` did not say where it listens within {BEGIN:.0f} seconds")

    def _name(self) -> str:
        return " ".join(Path(word).name for word in self._command[:4])

    def _last_line(self) -> str:
        lines = [line.strip(" │╭╮╰╯─") for line in self.words().splitlines()]
        return next((line for line in reversed(lines) if line), "it told nothing")

    def _end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(END)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._told.close()


def cpu_seconds(pid: int) -> float:
    """Processor time of a process and its threads so far, without its children."""
    return cpu_ticks(Path(f"/proc/{pid}/stat").read_text("utf-8")) / TICKS


def cpu_ticks(stat: str) -> int:
    """User and system time; the name before them may hold spaces and brackets."""
    fields = stat[stat.rindex(")") + 2 :].split()
    return int(fields[11]) + int(fields[12])


def resident_bytes(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    found = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
    return int(found[1]) * 1024 if found else 0


def can_measure() -> bool:
    """Processor time and memory of another process are read from /proc."""
    return sys.platform == "linux"
