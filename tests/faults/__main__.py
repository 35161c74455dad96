"""`make faults`: plants one fault after the other in a copy of the sources, and looks whether its tests fail.

ARGS="curtain" plants those whose words hold it; a run of all writes docs/faults.md.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.faults.planted import FAULTS, Fault

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "docs" / "faults.md"
TESTS_FAILED = 1  # pytest's and Vitest's; any other number says that the tests could not be run
INTERPRETED = {
    "PYTHONPATH": "src",
    "READINGROOM_EXPECT": "interpreted",
    "READINGROOM_BREADTH": "1",  # the laws at every table, so that one can be named
}
HEAD = """\
# Planted faults

Each of these mistakes was planted in a copy of the sources, and the narrow tests that must notice it were run,
interpreted. `make faults` does it again and writes this page; the faults stand in `tests/faults/planted.py`.

| fault | its tests | caught |
|---|---|---|
"""


def main() -> int:
    wanted = sys.argv[1:]
    faults = [fault for fault in FAULTS if not wanted or any(words in fault.says for words in wanted)]
    with tempfile.TemporaryDirectory() as place:
        tree = copy_of_sources(Path(place))
        if not is_sound(tree, faults):
            return 1
        caught = {fault: is_caught(tree, fault) for fault in faults}
    if not wanted:
        write(caught)
    missed = [fault.says for fault in faults if not caught[fault]]
    print(f"{len(faults) - len(missed)} of {len(faults)} caught.", *missed, sep="\n  not caught: ")
    return int(bool(missed))


def copy_of_sources(place: Path) -> Path:
    """What git knows of, as it lies here; installed packages are shared."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place / name)
    if (ROOT / "page" / "node_modules").is_dir():
        (place / "page" / "node_modules").symlink_to(ROOT / "page" / "node_modules")
    return place


def is_sound(tree: Path, faults: list[Fault]) -> bool:
    """Without a fault all these tests pass: else a failure would tell nothing."""
    kinds: tuple[Callable[[Fault], bool], ...] = (
        lambda fault: fault.is_for_vitest,
        lambda fault: fault.needs_page,
        lambda fault: not fault.is_for_vitest and not fault.needs_page,
    )
    for kind in kinds:
        chosen = [fault for fault in faults if kind(fault)]
        tests = tuple(dict.fromkeys(test for fault in chosen for test in fault.tests))
        if chosen and run(tree, chosen[0], tests) != 0:
            print("These tests fail without any fault:", *tests, sep="\n  ")
            return False
    return True


def is_caught(tree: Path, fault: Fault) -> bool:
    """With the fault some of its tests fail."""
    file = tree / fault.file
    sound = file.read_text("utf-8")
    file.write_text(sound.replace(fault.old, fault.new), "utf-8")
    try:
        code = run(tree, fault, fault.tests)
    finally:
        file.write_text(sound, "utf-8")
    print(f"{'caught' if code == TESTS_FAILED else f'NOT CAUGHT ({code})'}: {fault.says}", flush=True)
    return code == TESTS_FAILED


def run(tree: Path, fault: Fault, tests: tuple[str, ...]) -> int:
    """Run some tests on the copy, up to the first failure."""
    if fault.is_for_vitest:
        return call(["npx", "vitest", "run", *tests], tree / "page")
    if fault.needs_page and call(["npm", "run", "build"], tree / "page") != 0:
        return -1
    # bytecode is known by second and size, and a fault may leave both as they were
    python = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    return call([*python, *tests], tree)


def call(command: list[str], place: Path) -> int:
    done = subprocess.run(
        command, cwd=place, env=os.environ | INTERPRETED, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode not in (0, TESTS_FAILED):
        print(done.stdout.decode(errors="replace")[-2000:])
    return done.returncode


def write(caught: dict[Fault, bool]) -> None:
    rows = [
        f"| {fault.says} | {', '.join(f'`{test}`' for test in fault.tests)} | {'yes' if seen else '**no**'} |\n"
        for fault, seen in caught.items()
    ]
    RESULTS.write_text(HEAD + "".join(rows), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
