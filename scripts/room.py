"""Opens the room at once with what is there, compiles beside it, and changes over when that is done.

    python scripts/room.py [whatever `readingroom serve` takes]

People can play as soon as the packages are there. Where the compiled copy is current, this is `readingroom serve` and
nothing more. Else the plain server opens, and `make compiled` runs beside it and gives way to it. Once there is a copy,
a server from it takes the plain one's place: it has loaded everything before the plain one is told to stop, and the
port is open all the while, so that whoever knocks in between waits for a moment and is let in.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import threading
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import redirect_stdout, suppress
from io import StringIO
from pathlib import Path

import readingroom_command as command

HERE = Path(__file__).resolve()
ROOT = HERE.parent.parent
PLAIN = ROOT / "src"
LOG = Path("build", "beside.log")
BUILD = ("nice", "-n", "19", "make", "--silent", "--no-print-directory", "compiled", "FALLBACK=always")
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
TELL_SECONDS = 20.0  # between two lines of progress
KILL_SECONDS = 10.0  # for the build to end by itself
LOADED = b"loaded\n"


def main() -> int:
    match sys.argv[1:]:
        case ["--serve", *arguments]:
            return serve(arguments)
        case ["--stand-by", *arguments]:
            return stand_by(arguments)
        case arguments:
            with suppress(command.NoCopyError):
                serve_compiled(command.current_copy(ROOT), arguments)
            return asyncio.run(Room(arguments).run())


def serve_compiled(copy: Path, arguments: Sequence[str]) -> None:
    """Become the server."""
    words = [sys.executable, "-m", "readingroom", "serve", *arguments]
    os.execve(sys.executable, words, os.environ | {"PYTHONPATH": str(copy)})


# --- in the servers' processes ----------------------------------------------------------------------------------


def serve(arguments: Sequence[str]) -> int:
    """Serve, and stop when nobody is left at the other end of the input."""
    from readingroom.cli import main as run  # noqa: PLC0415  # from wherever PYTHONPATH says

    threading.Thread(target=stop_with_room, daemon=True).start()
    return run(["serve", *arguments])


def stand_by(arguments: Sequence[str]) -> int:
    """Load everything and say so; serve when it is our turn."""
    rehearse()
    sys.stdout.buffer.write(LOADED)
    sys.stdout.flush()
    return serve(arguments) if sys.stdin.readline() else 1


def rehearse() -> None:
    """Do once what frameworks load the rest of themselves for, so that nobody waits for it later."""
    import readingroom.server.running  # noqa: F401, PLC0415
    from readingroom.cli import main as run  # noqa: PLC0415
    from readingroom.server.http.app import make_app  # noqa: PLC0415
    from readingroom.server.rooms import Rooms  # noqa: PLC0415
    from readingroom.server.settings import ServerSettings  # noqa: PLC0415

    make_app(Rooms(ServerSettings()))
    with redirect_stdout(StringIO()):
        run(["version", "--json"])


def stop_with_room() -> None:
    """Whoever kills the room with SIGKILL leaves no server behind."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


# --- the room ---------------------------------------------------------------------------------------------------


class Room:
    """The open port, the server that people are at, and the build beside it."""

    def __init__(self, arguments: Sequence[str], build: Sequence[str] = BUILD, root: Path = ROOT) -> None:
        from readingroom.server.listening import open_port  # noqa: PLC0415  # a compiled start needs none of this

        wished = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
        wished.add_argument("--host", default="127.0.0.1")
        wished.add_argument("--port", type=int, default=8000)
        wished.add_argument("--open", action="store_true")
        place, self.arguments = wished.parse_known_args(arguments)
        self.port = open_port(place.host, place.port, or_any=place.open)
        self.arguments += ["--host", place.host, "--fd", str(self.port.fileno())]
        self.browser = ["--open"] if place.open else []
        self.build = build
        self.root = root
        self.servers: list[Process] = []  # that may be alive
        self.stopping = False

    async def run(self) -> int:
        """Until the server ends, or somebody says stop; the exit code."""
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            loop.add_signal_handler(number, self.stop)
        server = await self.start("--serve", PLAIN, *self.browser)
        ended = asyncio.create_task(server.wait())
        compiling = asyncio.create_task(self.compile())
        await asyncio.wait({ended, compiling}, return_when=asyncio.FIRST_COMPLETED)
        if not compiling.done():
            compiling.cancel()
            await asyncio.wait({compiling})
        elif not ended.done() and (copy := compiling.result()) is not None:
            server = await self.change_over(server, copy)
        return await server.wait()

    def stop(self) -> None:
        """Servers stop gracefully when they are told once, and at once when they are told again."""
        self.stopping = True
        for server in self.servers:
            if server.returncode is None:
                server.terminate()

    async def start(self, how: str, package: Path, *more: str) -> Process:
        """A server's process. It has a session of its own: what is typed here is told to it in our words."""
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, str(HERE), how, *self.arguments, *more),
            stdin=PIPE,
            stdout=PIPE if how == "--stand-by" else None,
            pass_fds=[self.port.fileno()],
            env=os.environ | {"PYTHONPATH": str(package)},
            start_new_session=True,
        )
        self.servers.append(server)
        return server

    async def change_over(self, plain: Process, copy: Path) -> Process:
        """The server that people are at from now on: one of the compiled copy, if that can be had."""
        fresh = await self.start("--stand-by", copy)
        assert fresh.stdin is not None
        assert fresh.stdout is not None
        if await fresh.stdout.readline() != LOADED:
            self.say("The compiled server cannot be loaded, so the room stays as it is.")
            return plain
        plain.terminate()
        await plain.wait()
        fresh.stdin.write(b"your turn\n")
        if await fresh.stdout.readline() or self.stopping:
            self.say("The bots are at their full strength now.")
            return fresh
        self.say("The compiled server does not open, so the room goes on as before.")
        return await self.start("--serve", PLAIN)

    async def compile(self) -> Path | None:
        """Build the compiled copy with progress in lines; None, and a line that says why, where there is none."""
        self.say("The rules are compiled beside the room; once that is done, the bots play better.")
        began = time.monotonic()
        log = self.root / LOG
        log.parent.mkdir(exist_ok=True)
        with log.open("w") as noise:
            build = await asyncio.create_subprocess_exec(
                *self.build,
                cwd=self.root,
                stdin=DEVNULL,
                stdout=noise,
                stderr=noise,
                env={name: value for name, value in os.environ.items() if not name.startswith("MAKE")},
                start_new_session=True,
            )
        telling = asyncio.create_task(self.tell(began))
        try:
            code = await build.wait()
        finally:
            telling.cancel()
            if build.returncode is None:
                await end_group(build)
        return self.built(code, time.monotonic() - began)

    def built(self, code: int, seconds: float) -> Path | None:
        """What came of the build."""
        try:
            copy = command.current_copy(self.root)
        except command.NoCopyError as problem:
            reason = str(problem) if code == 0 else f"the build failed, see {LOG}"
            self.say(f"Not compiled: {reason}. The room stays open as it is.")
            return None
        self.say(f"Compiled in {seconds:.0f} s.")
        return copy

    async def tell(self, began: float) -> None:
        """How far the build is, every now and then."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            self.say(f"Compiling: {progress(self.root)}, {time.monotonic() - began:.0f} s so far.")

    def say(self, line: str) -> None:
        """A line for whoever sits before the terminal, unless they have said that it is enough."""
        if not self.stopping:
            print(line, flush=True)


def progress(root: Path) -> str:
    """How many of its steps are done; before the first, mypyc has to write the C."""
    told = root / command.PROGRESS
    return f"{told.read_text(encoding='utf-8')} steps" if told.is_file() else "reading the rules"


async def end_group(build: Process) -> None:
    """End a build with all that it started; what is still there after a while is killed."""
    with suppress(ProcessLookupError):
        os.killpg(build.pid, signal.SIGTERM)
        with suppress(TimeoutError):
            async with asyncio.timeout(KILL_SECONDS):
                await build.wait()
        os.killpg(build.pid, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main())
