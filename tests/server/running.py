"""A real server in a process of its own, and people at its tables."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from readingroom.client import TableLink
from tests.patience import PATIENCE


class Server:
    """One server process; started again on the same port after a kill."""

    def __init__(
        self,
        database: str | Path,
        *arguments: str,
        port: int = 0,
        unlimited: bool = True,
        hurried: bool = False,
        said: str | None = None,
    ) -> None:
        self.database = str(database)
        self.program = "tests.server.hurried" if hurried else "readingroom"
        self.said = said  # before the line that it is open
        self.unlimited = unlimited
        self.arguments = arguments
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.errors: list[str] = []

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start and wait until it listens."""
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port)]
        command += ["--unlimited"] if self.unlimited else []
        command += ["--database", self.database, *self.arguments]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, args=(self.process.stdout, lines.put), daemon=True).start()
        threading.Thread(target=self._read, args=(self.process.stderr, self.errors.append), daemon=True).start()
        try:
            line = lines.get(timeout=PATIENCE)
            if self.said is not None:
                assert self.said in line, (line, self.errors)
                line = lines.get(timeout=PATIENCE)
        except queue.Empty:
            raise AssertionError(f"the server did not start: {''.join(self.errors)}") from None
        assert "open at" in line, (line, self.errors)
        self.url = line.rsplit(" ", 1)[1].strip()
        self.port = urlsplit(self.url).port or self.port  # a public address may have none

    def _read(self, stream: Any, take: Any) -> None:
        with stream:
            for line in stream:
                take(line)
        take("")

    def mistakes(self, since: int = 0) -> list[str]:
        """What the server logged as an error of its own, in one line; and whatever a process of its prints as it dies.

        A bot's process that Python is just starting when its server is killed gets no word on what to do, and says so:
        that is nobody's mistake.
        """
        lines = self.errors[since:]
        logged = [line for line in lines if " ERROR " in line]
        starts = [place for place, line in enumerate(lines) if line.startswith("Traceback")]
        blocks = ["".join(lines[start : start + 40]) for start in starts]
        return logged + [block for block in blocks if "in spawn_main" not in block.partition("Error: ")[0]]

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """SIGTERM: a graceful stop; the exit code."""
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(PATIENCE)

    # --- the HTTP API -----------------------------------------------------------------------------------

    def get(self, path: str, token: str | None = None, host: str | None = None) -> Any:
        """An answer's JSON; raises Answer for anything but success."""
        return self.ask("GET", path, None, token, host)

    def post(self, path: str, body: object = None, token: str | None = None, host: str | None = None) -> Any:
        """The same, with a body."""
        return self.ask("POST", path, body, token, host)

    def ask(self, method: str, path: str, body: object, token: str | None, host: str | None) -> Any:
        """One request."""
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        if host is not None:
            headers["X-Host-Key"] = host
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            raise Answer(error.code, error.read().decode()) from None
        return json.loads(text) if text else None

    def table(self, seats: list[dict[str, Any]], **wish: Any) -> dict[str, Any]:
        """Set a table of Fire up."""
        wish = {"game": "fire", "options": {}, "think": 0, "beat": 0} | wish
        made: dict[str, Any] = self.post("/api/tables", {"seats": seats, **wish})
        return made

    def link(self, made: dict[str, Any], seat: int | None = None, *, host: bool = False) -> TableLink:
        """A seat's link, or a spectator's."""
        token = None if seat is None else made["seats"][seat]
        return TableLink(self.url, made["table"], token, made["host"] if host else None)


class Answer(Exception):
    """An answer that is no success."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"{status}: {text}")
        self.status = status
        self.problem: dict[str, Any] = json.loads(text) if text.startswith("{") else {"sentence": text}


def work_of(server: Server) -> float:
    """The seconds of the processor that the server's process has used; its bots' processes not counted.

    What must be quick for the others at the tables is measured by this: a busy machine takes none of it away.
    """
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(server: Server) -> float:
    """The megabytes that the server's process has in memory; its bots' processes not counted."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024
