"""The installed command `readingroom`; in a clone it runs the compiled copy of the package whenever that is current.

The command itself is `readingroom.cli.main` either way. Which files it comes from is decided here, before anything of
the package is loaded: `scripts/compiled.py` builds the copy, and leaves in its stamp of what it was built.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

HERE = Path(__file__).resolve().parent  # src in a clone, or wherever the package was installed for good
COPY = Path("build", "compiled")
STAMP = Path("build", "compiled.stamp")  # the fingerprint of the sources, and what came of building them
PROGRESS = Path("build", "compiled.progress")  # how far a build is, as "12 of 200"
OUTCOMES = {
    "failed": "compiling failed, see build/compiled.log",
    "missing": "compiling needs a C compiler and the headers of Python",
}


class NoCopyError(Exception):
    """Why no compiled copy of a clone runs, and what would change that."""


def main() -> int:
    """The command, from the compiled copy or from here. Worker processes get this path, and so follow the choice."""
    root = clone()
    if root is not None and not is_on_path(HERE):
        with suppress(NoCopyError):  # `readingroom version` says why there is none
            sys.path.insert(0, str(current_copy(root)))
    from readingroom.cli import main as run  # noqa: PLC0415  # the path had to be set first

    return run()


def clone() -> Path | None:
    """The clone that this file lies in; None where the package was installed for good."""
    return HERE.parent if HERE.name == "src" and (HERE.parent / "scripts" / "compiled.py").is_file() else None


def is_on_path(folder: Path) -> bool:
    """Whether PYTHONPATH names it: then whoever set it means these files, and no others."""
    entries = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return any(entry and Path(entry).resolve() == folder for entry in entries)


def current_copy(root: Path) -> Path:
    """The compiled copy, if it is the one of these sources; raises NoCopyError."""
    if os.environ.get("READINGROOM_COMPILE") == "0":
        raise NoCopyError("READINGROOM_COMPILE=0 asks for plain Python")
    known = stamp_of(root)
    if not known:
        raise NoCopyError("there is no compiled copy yet; `make compiled` builds one")
    if known[0] != fingerprint(root):
        raise NoCopyError("the compiled copy is older than the sources; `make compiled` builds it anew")
    if known[1:] != ["compiled"] or not (root / COPY).is_dir():
        raise NoCopyError(OUTCOMES.get(known[-1], "the compiled copy is gone; `make compiled` builds it anew"))
    return root / COPY


def stamp_of(root: Path) -> list[str]:
    """What was built last, and what came of it."""
    stamp = root / STAMP
    return stamp.read_text(encoding="utf-8").split() if stamp.is_file() else []


def fingerprint(root: Path) -> str:
    """What a compiled copy of this clone is made of."""
    return hash_of(root, package(root) + recipe(root))


def package(root: Path) -> list[Path]:
    """The files of the package, data included."""
    files = (root / "src" / "readingroom").rglob("*")
    return [path for path in files if path.is_file() and "__pycache__" not in path.parts]


def recipe(root: Path) -> list[Path]:
    """The files that say how the package is built."""
    return [root / name for name in ("pyproject.toml", "setup.py", "requirements/build.txt", "scripts/training.py")]


def hash_of(root: Path, paths: Iterable[Path]) -> str:
    """A hash of these files, of this Python and of the chosen compiler."""
    made_with = f"{sys.version} {os.environ.get('CC')} {hash_of_files(root, paths)}"
    return hashlib.sha256(made_with.encode()).hexdigest()


def hash_of_files(root: Path, paths: Iterable[Path]) -> str:
    """A hash of these files alone, the same on every machine."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root)} {len(content)}\n".encode() + content)
    return digest.hexdigest()
