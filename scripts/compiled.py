"""Keeps build/compiled, the compiled copy of the package, in step with the sources.

    python scripts/compiled.py copy [--fallback never|tools|always] [--fresh]
    python scripts/compiled.py wheel

`copy` does nothing when the copy is up to date and builds it anew when any file of the package changed.
Where it cannot be built, `--fallback` says what then: `never` is an error, `tools` accepts a missing
compiler but no failed build, `always` accepts both. A copy that is out of date never stays behind.

The compiler inlines by what an instrumented engine counted (see setup.py). A small change is built with the counts of
before; `--fresh`, and every wheel, wants counts of the very code.
"""

import argparse
import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import readingroom_command as command

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
COPY = ROOT / command.COPY
STAMP = ROOT / command.STAMP
RECIPE = BUILD / "compiled.recipe"  # the hash of the recipe of the last build
PROGRESS = ROOT / command.PROGRESS
PROFILE = BUILD / "profile"
LOG = BUILD / "compiled.log"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
PIP_OPTIONS = ["--quiet", "--no-deps", "--no-build-isolation"]


class CannotCompileError(Exception):
    """Why there is no compiled copy."""


class ToolMissingError(CannotCompileError):
    """What compiling needs is not on this machine."""


FAILED = CannotCompileError(f"compiling failed, see {LOG.relative_to(ROOT)}")


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

    What was made of each file of C stays, and what an instrumented engine counted (see setup.py), while the recipe is
    the same. It is written down when a build has ended: one that was killed may have counted half of it.
    """
    same = RECIPE.exists() and RECIPE.read_text(encoding="utf-8") == command.hash_of(ROOT, command.recipe(ROOT))
    RECIPE.unlink(missing_ok=True)
    PROGRESS.unlink(missing_ok=True)
    kept = [] if same else [BUILD / "made", BUILD / "mypyc", PROFILE]
    for folder in [*BUILD.glob("bdist*"), *BUILD.glob("lib*"), BUILD / "compiled.new", *kept]:
        shutil.rmtree(folder, ignore_errors=True)


def drop_old_counts() -> None:
    """Let the next build count anew, unless the counts are of this very code."""
    of = PROFILE / "of"
    if not of.exists() or of.read_text(encoding="utf-8") != command.fingerprint(ROOT):
        shutil.rmtree(PROFILE, ignore_errors=True)
        STAMP.unlink(missing_ok=True)


def pip(*arguments: str, page: bool = False) -> None:
    """Let pip build the package, compiled or not at all; the copy finds the page beside it and needs none inside."""
    clear_staging()
    counted_before = PROFILE.exists()
    started = time.monotonic()
    print("Compiling the rules (once per change of the code, two or three minutes) ...", flush=True)
    environment = os.environ | {
        "READINGROOM_COMPILE": "1",
        "READINGROOM_PAGE": "1" if page else "0",
        "READINGROOM_PROGRESS": str(PROGRESS),
    }
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [*PIP, *arguments], cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    RECIPE.write_text(command.hash_of(ROOT, command.recipe(ROOT)), encoding="utf-8")
    if done.returncode:
        raise FAILED
    if not counted_before:
        PROFILE.mkdir(exist_ok=True)
        (PROFILE / "of").write_text(command.fingerprint(ROOT), encoding="utf-8")
    print(f"Compiled in {time.monotonic() - started:.0f} s.", flush=True)


def build_copy(*, again: bool) -> None:
    """Make the copy match the sources, or raise with the reason; `again` tries even what failed before."""
    with suppress(command.NoCopyError):
        command.current_copy(ROOT)
        return
    wanted = command.fingerprint(ROOT)
    known = command.stamp_of(ROOT)
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
    parser.add_argument("--fresh", action="store_true")
    arguments = parser.parse_args()
    try:
        with alone():
            if arguments.what == "wheel":
                check_tools()
                drop_old_counts()
                pip("wheel", *PIP_OPTIONS, "--wheel-dir", "dist", ".", page=True)
            else:
                if arguments.fresh:
                    drop_old_counts()
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
