"""Keeps build/compiled, the compiled copy of the package, in step with the sources.

    python scripts/compiled.py copy [--fallback never|tools|always]
    python scripts/compiled.py wheel

`copy` does nothing when the copy is up to date and builds it anew when any file of the package changed.
Where it cannot be built, `--fallback` says what then: `never` is an error, `tools` accepts a missing
compiler but no failed build, `always` accepts both. A copy that is out of date never stays behind.
"""

import argparse
import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
COPY = BUILD / "compiled"
STAMP = BUILD / "compiled.stamp"  # the fingerprint of the sources, and what came of building them
RECIPE = BUILD / "compiled.recipe"  # the hash of the recipe that staged build/lib*
LOG = BUILD / "compiled.log"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
PIP_OPTIONS = ["--quiet", "--no-deps", "--no-build-isolation"]


class CannotCompileError(Exception):
    """Why there is no compiled copy."""


class ToolMissingError(CannotCompileError):
    """What compiling needs is not on this machine."""


FAILED = CannotCompileError(f"compiling failed, see {LOG.relative_to(ROOT)}")


def hash_of(paths: Iterable[Path]) -> str:
    """A hash of these files, of this Python and of the chosen compiler."""
    digest = hashlib.sha256(f"{sys.version} {os.environ.get('CC')}".encode())
    for path in sorted(paths):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def recipe() -> list[Path]:
    """The files that say how the package is built."""
    return [ROOT / name for name in ("pyproject.toml", "setup.py", "requirements/build.txt")]


def package() -> list[Path]:
    """The files of the package, data included."""
    files = (ROOT / "src" / "readingroom").rglob("*")
    return [path for path in files if path.is_file() and "__pycache__" not in path.parts]


def check_tools() -> None:
    """Refuse when there is no C compiler, or no headers to compile against."""
    if os.environ.get("READINGROOM_COMPILE") == "0":
        raise ToolMissingError("READINGROOM_COMPILE=0")
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(command)[0]) is None:
        raise ToolMissingError("no C compiler found")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise ToolMissingError("no C headers of Python found")


def clear_staging() -> None:
    """Remove what earlier builds staged, so that no deleted module lives on in a new one.

    While the recipe is the same the C extensions stay, and are compiled again only if their C changed.
    """
    current = hash_of(recipe())
    same = RECIPE.exists() and RECIPE.read_text(encoding="utf-8") == current
    for folder in [*BUILD.glob("bdist*"), BUILD / "compiled.new", *([] if same else BUILD.glob("lib*"))]:
        shutil.rmtree(folder, ignore_errors=True)
    for path in BUILD.glob("lib*/**/*"):
        if path.is_file() and path.suffix != ".so":
            path.unlink()
    RECIPE.write_text(current, encoding="utf-8")


def pip(*arguments: str, page: bool = False) -> None:
    """Let pip build the package, compiled or not at all; the copy finds the page beside it and needs none inside."""
    clear_staging()
    started = time.monotonic()
    print("Compiling the rules (once per change of the code, two minutes or so) ...", flush=True)
    environment = os.environ | {"READINGROOM_COMPILE": "1", "READINGROOM_PAGE": "1" if page else "0"}
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [*PIP, *arguments], cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode:
        raise FAILED
    print(f"Compiled in {time.monotonic() - started:.0f} s.", flush=True)


def build_copy(*, again: bool) -> None:
    """Make the copy match the sources, or raise with the reason; `again` tries even what failed before."""
    wanted = hash_of(package() + recipe())
    known = STAMP.read_text(encoding="utf-8").split() if STAMP.exists() else []
    if known == [wanted, "compiled"] and COPY.exists() and os.environ.get("READINGROOM_COMPILE") != "0":
        return
    fresh = BUILD / "compiled.new"
    try:
        check_tools()
        if known == [wanted, "failed"] and not again:
            raise FAILED
        pip("install", *PIP_OPTIONS, "--no-compile", "--target", str(fresh), ".")
    except CannotCompileError as problem:
        shutil.rmtree(COPY, ignore_errors=True)
        STAMP.write_text(f"{wanted} {'failed' if problem is FAILED else 'missing'}\n", encoding="utf-8")
        raise
    shutil.rmtree(COPY, ignore_errors=True)
    fresh.rename(COPY)
    STAMP.write_text(f"{wanted} compiled\n", encoding="utf-8")


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other build runs in this clone."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the compiled copy of the package, or a wheel.")
    parser.add_argument("what", choices=["copy", "wheel"])
    parser.add_argument("--fallback", choices=["never", "tools", "always"], default="never")
    arguments = parser.parse_args()
    try:
        with alone():
            if arguments.what == "wheel":
                check_tools()
                pip("wheel", *PIP_OPTIONS, "--wheel-dir", "dist", ".", page=True)
            else:
                build_copy(again=arguments.fallback != "always")
    except CannotCompileError as problem:
        missing = isinstance(problem, ToolMissingError)
        if arguments.fallback == "always" or (arguments.fallback == "tools" and missing):
            print(f"running uncompiled ({problem})", flush=True)
            return 0
        if not missing:
            sys.stderr.write(LOG.read_text(encoding="utf-8"))
        print(f"error: not compiled: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
