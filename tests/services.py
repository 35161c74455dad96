"""Throw-away services for tests: a PostgreSQL cluster and a Redis server of their own, one each per test process.

A test that kills a server must not disturb another worker's, so workers share none. Import the fixtures into a
conftest.py: `postgres_url` is a fresh database for each test, `redis_server` can be killed and started again.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

from tests.patience import PATIENCE


class Missing(Exception):
    """A program that is not installed here."""


class Redis:
    """redis-server without persistence, on one port for good, so that it can come back."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [program("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no", "--dir", tempfile.gettempdir()]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_until(lambda: answers(self.port), "redis-server")

    def kill(self) -> None:
        """End it as a crash would; nothing if it does not run."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """Let it accept connections and never answer."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    stop = kill


class Postgres:
    """A PostgreSQL cluster in a folder of its own; anybody on this machine may connect."""

    def __init__(self) -> None:
        self.port = free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="readingroom-postgres-"))
        self._as_user: dict[str, Any] = {"cwd": self._folder}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self._folder, "postgres", "postgres")
            self._as_user |= {"user": "postgres", "group": "postgres", "extra_groups": []}
        self._process: subprocess.Popen[bytes] | None = None
        self._make()
        self.start()

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"test_{uuid.uuid4().hex}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def run(self, statement: str) -> None:
        """Run a statement as the cluster's owner; not from inside an event loop."""
        asyncio.run(self._run(statement))

    def start(self) -> None:
        command = [program("postgres"), "-D", str(self._folder / "data"), "-p", str(self.port), "-k", str(self._folder)]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=50"]
        command += ["-c", "fsync=off"]  # tests end processes, not the machine
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, **self._as_user)
        wait_until(self._accepts, "postgres")

    def stop(self) -> None:
        """End it at once, since nobody will read it again, and remove its folder."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
            self._process = None
        shutil.rmtree(self._folder, ignore_errors=True)

    def kill_backends(self, database_url: str) -> int:
        """Kill every connection's process of a database outright; PostgreSQL then restarts all that is left."""
        pids = asyncio.run(self._pids(database_url.rpartition("/")[2]))
        for pid in pids:
            with suppress(ProcessLookupError):  # after the first of them PostgreSQL ends the others itself
                os.kill(pid, signal.SIGKILL)
        return len(pids)

    def _make(self) -> None:
        command = [program("initdb"), "-D", str(self._folder / "data"), "--username=postgres", "--auth=trust"]
        command += ["--no-sync", "--no-locale", "--encoding=UTF8"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **self._as_user)

    def _accepts(self) -> bool:
        command = [program("pg_isready"), "--quiet", "--host=127.0.0.1", f"--port={self.port}"]
        return subprocess.run(command, check=False).returncode == 0

    async def _run(self, statement: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(statement)
        await connection.close()

    async def _pids(self, database: str) -> list[int]:
        connection = await asyncpg.connect(self.url("postgres"))
        found = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE datname = $1", database)
        await connection.close()
        return [pid for (pid,) in found]


def program(name: str) -> str:
    """Where a program is; Debian keeps PostgreSQL's off the path."""
    found = shutil.which(name) or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None
    )
    if found is None:
        raise Missing(f"{name} is not installed")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


def wait_until(ready: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError(f"{what} did not start")
        time.sleep(0.05)


@cache
def the_postgres() -> Postgres:
    """One for this process, however many conftests import the fixture."""
    program("postgres")
    return Postgres()


@cache
def the_redis() -> Redis:
    return Redis()


def or_skip(start: Callable[[], Any]) -> Any:
    """The service; without its program the test is skipped, or fails where nothing may be skipped."""
    try:
        return start()
    except Missing as missing:
        if os.environ.get("READINGROOM_NOTHING_SKIPPED") == "1":
            pytest.fail(str(missing))
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    server: Postgres = or_skip(the_postgres)
    yield server
    server.stop()


@pytest.fixture
def postgres_url(postgres_server: Postgres) -> str:
    """An empty database of its own."""
    return postgres_server.new_database()


@pytest.fixture(scope="session")
def the_redis_server() -> Iterator[Redis]:
    server: Redis = or_skip(the_redis)
    yield server
    server.stop()


@pytest.fixture
def redis_server(the_redis_server: Redis) -> Iterator[Redis]:
    """It runs when the test begins, whatever the last one did to it."""
    yield the_redis_server
    the_redis_server.kill()
    the_redis_server.start()


@pytest.fixture
def redis_url(the_redis_server: Redis) -> str:
    return the_redis_server.url
