"""Which servers are measured, under which loads."""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from bench.load.adapter import Adapter
from bench.load.boardgame_io import BoardgameIo
from bench.load.children import Server, pinned, share_cores
from bench.load.reading_room import ReadingRoom
from bench.load.window import Shape
from bench.peer_programs import ALL_PEERS, NODE_PEER, install_if_needed
from bench.places import ROOT

Command = Sequence[str]
BOARDGAME_IO = next(peer for peer in ALL_PEERS if peer.key == "boardgame_io")


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """A server that can be started, in one or several processes."""

    key: str
    title: str
    adapter: type[Adapter]
    commands: Callable[[Path], Sequence[Command]]  # told a folder of its own, which is removed afterwards
    folder: Path = ROOT
    prepare: Callable[[], None] = lambda: None
    processes: int = 1
    is_ours: bool = False

    @property
    def cores(self) -> int:
        """How many cores its processes have here."""
        return len(share_cores(self.processes).serving) or self.processes

    @contextmanager
    def serve(self) -> Iterator[tuple[Adapter, list[Server]]]:
        """Fresh processes on their cores, and this process on its own, until the block ends."""
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="readingroom-load-")))
            commands = self.commands(folder)
            cores = share_cores(self.processes)
            servers = [stack.enter_context(Server(command, cores, self.folder)) for command in commands]
            stack.enter_context(pinned(cores.loading))
            yield self.adapter([server.address for server in servers]), servers


def boardgame_io(storage: str, title: str) -> Kind:
    def commands(folder: Path) -> Sequence[Command]:
        return [("node", "server.js", "--storage", storage, "--port", "0", "--dir", str(folder))]

    return Kind(
        key=f"boardgame_io_{storage}",
        title=f"boardgame.io, {title}",
        adapter=BoardgameIo,
        commands=commands,
        folder=NODE_PEER,
        prepare=lambda: install_if_needed(BOARDGAME_IO),
    )


def reading_room(key: str, title: str, processes: int, storage: Callable[[Path], Sequence[str]]) -> Kind:
    def commands(folder: Path) -> Sequence[Command]:
        serve = (sys.executable, "-m", "readingroom", "serve", "--unlimited", "--port", "0")
        return [(*serve, *storage(folder))] * processes

    title = f"Reading Room, {title}"
    return Kind(key=key, title=title, adapter=ReadingRoom, commands=commands, processes=processes, is_ours=True)


MEMORY = boardgame_io("memory", "in memory (nothing durable)")
FLATFILE = boardgame_io("flatfile", "FlatFile (no fsync, sent before written)")
OURS = reading_room("ours", "SQLite", 1, lambda folder: ("--database", f"sqlite:///{folder / 'tables.sqlite'}"))
STAND_IN = Kind(
    key="stand_in",
    title="stand-in that plays nothing: the load's own ceiling",
    adapter=ReadingRoom,
    commands=lambda _: [(sys.executable, "-m", "bench.load.stand_in", "--port", "0")],
)


def two_processes(postgres: str, redis: str) -> Kind:
    def storage(_: Path) -> Sequence[str]:
        return ("--database", postgres, "--redis", redis)

    return reading_room("ours_two", "two processes, PostgreSQL and Redis", 2, storage)


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One server under one load."""

    kind: Kind
    shape: Shape
    at_half: bool = False  # of the moves a second that the server has just done as soon as it could

    @property
    def key(self) -> str:
        bots = self.shape.bot_tables
        return f"{self.kind.key}/{'half' if self.at_half else 'saturated'}" + (f"/{bots} bots" if bots else "")

    @property
    def title(self) -> str:
        bots = self.shape.bot_tables
        return f"{self.kind.title}; {bots} tables of bots" if bots else self.kind.title


def add_options(parser: ArgumentParser) -> None:
    """What `load` can be told."""
    group = parser.add_argument_group("load")
    group.add_argument("--tables", type=int, default=200, help="tables that play at once (200)")
    group.add_argument("--seats", type=int, default=4, help="sockets of each table (4)")
    group.add_argument("--seconds", type=float, default=10.0, help="of each reading (10)")
    group.add_argument("--warm-up", type=float, default=5.0, help="seconds before each reading (5)")
    group.add_argument("--bots", type=int, default=0, help="tables of bots that think beside one more reading (0)")
    group.add_argument("--open-tables", type=int, default=1000, help="tables to weigh; 0: none (1000)")
    group.add_argument("--postgres", help="address of a database: two processes are measured, too")
    group.add_argument("--redis", help="address of their Redis")
    group.add_argument("--only", help="servers whose key begins like this: ours, boardgame_io, stand_in")


def kinds_of(chosen: Namespace) -> list[Kind]:
    kinds = [MEMORY, FLATFILE, OURS]
    if chosen.postgres and chosen.redis:
        kinds.append(two_processes(chosen.postgres, chosen.redis))
    kinds.append(STAND_IN)
    return [kind for kind in kinds if kind.key.startswith(chosen.only or "")]


def cases_of(kinds: Sequence[Kind], chosen: Namespace) -> list[Case]:
    """Each server as soon as it can, then at half of that; ours also with bots beside it."""
    plain = Shape(tables=chosen.tables, seats=chosen.seats, seconds=chosen.seconds, warm_up=chosen.warm_up)
    cases = []
    for kind in kinds:
        cases += [Case(kind=kind, shape=plain), Case(kind=kind, shape=plain, at_half=True)]
        if kind.is_ours and chosen.bots:
            cases.append(Case(kind=kind, shape=replace(plain, bot_tables=chosen.bots), at_half=True))
    return cases
