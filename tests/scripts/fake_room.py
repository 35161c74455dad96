"""The room of `make play` with a build of a test's own, for a clone of a test's own.

python -m tests.scripts.fake_room ROOT BUILD [what `readingroom serve` takes]
"""

from __future__ import annotations

import asyncio
import shlex
import sys
from pathlib import Path

from scripts.room import Room

if __name__ == "__main__":
    root, build, *arguments = sys.argv[1:]
    sys.exit(asyncio.run(Room(arguments, build=shlex.split(build), root=Path(root)).run()))
