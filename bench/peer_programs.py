"""The same No Tool game on other people's engines, installed here only for the benchmark."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bench.gauges import ACTIONS, Gauge
from bench.places import PEERS, say
from bench.random_play import SEED

NODE_PEER = PEERS / "boardgame_io"
VENV = PEERS / ".venv"
PYTHON = VENV / ("Scripts" if sys.platform == "win32" else "bin") / "python"


@dataclass(frozen=True, slots=True, kw_only=True)
class Peer:
    """An engine with a small adapter of ours."""

    key: str
    title: str
    pins: Path  # the versions that are installed
    stamp: Path  # a copy of them, laid down when the installation is complete
    install: Callable[[], None]
    command: tuple[str, ...]  # followed by matches and seed
    matches: int


def install_boardgame_io() -> None:
    run(["npm", "ci", "--omit=dev", "--no-audit", "--no-fund"], NODE_PEER)


def install_openspiel() -> None:
    run([sys.executable, "-m", "venv", str(VENV)], PEERS)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check"]
    run([*pip, "install", "--quiet", "--require-hashes", "-r", "requirements.txt"], PEERS)


ALL_PEERS = (
    Peer(
        key="openspiel",
        title="OpenSpiel, Python game, No Tool",
        pins=PEERS / "requirements.txt",
        stamp=VENV / "installed",
        install=install_openspiel,
        command=(str(PYTHON), str(PEERS / "openspiel_fire.py")),
        matches=400,
    ),
    Peer(
        key="boardgame_io",
        title="boardgame.io, headless client, No Tool",
        pins=NODE_PEER / "package-lock.json",
        stamp=NODE_PEER / "node_modules" / "installed",
        install=install_boardgame_io,
        command=("node", str(NODE_PEER / "play.js")),
        matches=150,
    ),
)


def peer_gauges(missing: list[str]) -> Iterator[Gauge]:
    """A gauge for each peer that can be installed; a sentence about each that cannot goes to `missing`."""
    for peer in ALL_PEERS:
        try:
            install_if_needed(peer)
            play(peer, 1)
        except (OSError, subprocess.CalledProcessError) as error:
            missing.append(f"{peer.title}: not measured, because {reason(error)}.")
            say(missing[-1])
        else:
            measure = partial(play, peer, peer.matches)
            yield Gauge(key=peer.key, title=peer.title, unit=ACTIONS, measure=measure)


def install_if_needed(peer: Peer) -> None:
    if peer.stamp.exists() and peer.stamp.read_bytes() == peer.pins.read_bytes():
        return
    say(f"installing {peer.title} ...")
    peer.install()
    shutil.copyfile(peer.pins, peer.stamp)


def play(peer: Peer, matches: int) -> float:
    """Actions a second, by the peer's own clock."""
    done = run([*peer.command, str(matches), str(SEED)], PEERS)
    return float(json.loads(done)["actions_per_second"])


def run(command: list[str], folder: Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=folder).stdout


def reason(error: OSError | subprocess.CalledProcessError) -> str:
    """Why a program did not run, without the places of this machine."""
    if isinstance(error, OSError):
        return f"{Path(str(error.filename)).name} is not on this machine"
    words = " ".join(Path(word).name for word in error.cmd)
    return f"`{words}` failed with {error.returncode}"
