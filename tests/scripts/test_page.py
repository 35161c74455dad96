"""Building the page: with Node, without it, and into a wheel."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
BUILT = "build/page/index.html"
MAKEFILE = f"""\
{BUILT}:
\t@mkdir -p build/page && cp page/built {BUILT}
page/node_modules/ready:
\t@mkdir -p page/node_modules && touch $@
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with a page, and a make that builds it without Node's packages."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "page.sh", tmp_path / "scripts")
    (tmp_path / "Makefile").write_text(MAKEFILE)
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "package.json").write_text("{}")
    return tmp_path


def node(clone: Path, version: str) -> None:
    """A Node of that version, whose npm says what it was asked."""
    tools = clone / "bin"
    major = version.partition(".")[0]
    for name, text in {
        "node": f'[ "$1" = --version ] && echo v{version} && exit; [ {major} -ge 20 ]',
        "npm": 'echo "npm $*"',
    }.items():
        (tools / name).write_text(f"#!/bin/sh\n{text}\n")
        (tools / name).chmod(0o755)


def run(clone: Path, what: str, **settings: str) -> tuple[int, str]:
    """The script, with nothing on the path but a shell's tools and what the test put there."""
    tools = clone / "bin"
    tools.mkdir(exist_ok=True)
    for name in ("sh", "make", "dirname", "mkdir", "cp", "touch"):
        found = shutil.which(name)
        if found is not None and not (tools / name).exists():
            (tools / name).symlink_to(found)
    environment = {"PATH": str(tools), **settings}
    done = subprocess.run(
        [tools / "sh", "scripts/page.sh", what],
        cwd=clone,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def test_without_node_it_says_so_and_what_it_needs(clone: Path) -> None:
    code, said = run(clone, "build")
    assert (code, said) == (
        1,
        "The page is not built: it needs Node 20 or newer, which is not on this machine.\n",
    )


def test_an_old_node_is_named(clone: Path) -> None:
    (clone / "bin").mkdir()
    node(clone, "18.3.0")
    assert run(clone, "build") == (1, "The page is not built: it needs Node 20 or newer, and this is v18.3.0.\n")


def test_a_page_built_before_is_good_enough(clone: Path) -> None:
    (clone / BUILT).parent.mkdir(parents=True)
    (clone / BUILT).write_text("built")
    code, said = run(clone, "build")
    assert code == 0
    assert "The one built before is used." in said


def test_a_clone_without_a_page_says_so(clone: Path) -> None:
    (clone / "page" / "package.json").unlink()
    assert run(clone, "build") == (1, "The page is not built: this clone has no page.\n")


def test_with_node_the_page_is_built_checked_and_tested(clone: Path) -> None:
    (clone / "bin").mkdir()
    node(clone, "20.0.0")
    (clone / "page" / "built").write_text("new")
    assert run(clone, "build")[0] == 0
    assert (clone / BUILT).read_text() == "new"
    assert run(clone, "check") == (0, "npm run --silent check\n")
    assert run(clone, "format") == (0, "npm run --silent format\n")
    assert run(clone, "test") == (0, "npm run --silent test\n")


def test_the_lock_file_records_hashes_and_no_addresses() -> None:
    """CONTRIBUTING, Dependencies: the pinned files name no index and no machine."""
    lock = json.loads((ROOT / "page" / "package-lock.json").read_text())
    pinned = [package for name, package in lock["packages"].items() if name]
    assert all("integrity" in package for package in pinned)
    assert not any("resolved" in package for package in pinned)


def test_a_build_that_fails_is_no_page(clone: Path) -> None:
    (clone / "bin").mkdir()
    node(clone, "20.0.0")
    code, said = run(clone, "build")
    assert code == 1
    assert said.endswith("The page is not built: the build failed, as told above.\n")


def test_what_is_skipped_is_said_and_may_be_an_error(clone: Path) -> None:
    code, said = run(clone, "test")
    assert (code, said.startswith("Skipped: the page's tests; it needs Node 20")) == (0, True)
    assert run(clone, "check", READINGROOM_NOTHING_SKIPPED="1")[0] == 1


@pytest.mark.parametrize(("asked", "inside"), [("1", True), ("0", False)])
def test_a_wheel_has_the_page_inside_when_it_is_asked_for(tmp_path: Path, asked: str, inside: bool) -> None:
    """`make wheel` asks for it; the compiled copy finds the page beside it, and an old one inside would hide that."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    (tmp_path / BUILT).parent.mkdir(parents=True)
    (tmp_path / BUILT).write_text("built")
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
    command += ["--no-build-isolation", "--wheel-dir", "dist", "."]
    environment = os.environ | {"READINGROOM_COMPILE": "0", "READINGROOM_PAGE": asked}
    subprocess.run(command, cwd=tmp_path, env=environment, check=True, timeout=PATIENCE)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert ("readingroom/page/index.html" in names) == inside
    assert "readingroom/games/fire/words/lesson.toml" in names
