"""Where the benchmark finds things and writes them, and how it tells what it is doing."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
PEERS = ROOT / "bench" / "peers"


def say(text: str) -> None:
    """A line of progress."""
    print(text, file=sys.stderr, flush=True)
