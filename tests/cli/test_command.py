"""The installed command in a clone: the compiled copy runs whenever it is current, and it is said which one does.

What stands for the compiled copy here is a package that says so; that mypyc's own runs is seen by every test compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import readingroom_command as command

ROOT = Path(__file__).resolve().parents[2]
WORKERS = """\
import multiprocessing, readingroom
def main():
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print("from the copy, and so is", pool.apply(where))
    return 0
def where():
    return readingroom.__file__
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with the recipe, a file of rules and the command, and nothing built."""
    recipe = ("pyproject.toml", "setup.py", "requirements/build.txt", "scripts/training.py")
    for name in (*recipe, "scripts/compiled.py", "src/readingroom_command.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    a_package(tmp_path / "src", "def main():\n    print('plain')\n    return 0\n")
    return tmp_path


def a_package(folder: Path, text: str) -> None:
    cli = folder / "readingroom" / "cli"
    cli.mkdir(parents=True)
    (cli.parent / "__init__.py").touch()
    (cli / "__init__.py").write_text(text)


def compiled(clone: Path, outcome: str = "compiled") -> None:
    """A copy that was built from the sources as they are now."""
    a_package(clone / command.COPY, WORKERS)
    (clone / command.STAMP).write_text(f"{command.fingerprint(clone)} {outcome}\n")


def run(clone: Path, **settings: str) -> str:
    """What the installed command prints; an editable install puts src on the path without PYTHONPATH."""
    environment = {name: text for name, text in os.environ.items() if name not in ("PYTHONPATH", "READINGROOM_COMPILE")}
    (clone / "bin").mkdir(exist_ok=True)
    script = clone / "bin" / "readingroom"
    script.write_text(
        f"import sys\nsys.path.append({str(clone / 'src')!r})\nfrom readingroom_command import main\n"
        "if __name__ == '__main__':\n    sys.exit(main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-S", str(script)],
        cwd=clone,
        env=environment | settings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_current_copy_runs_in_the_command_and_in_its_workers(clone: Path) -> None:
    compiled(clone)
    assert run(clone) == f"from the copy, and so is {clone / command.COPY / 'readingroom' / '__init__.py'}\n"


def test_without_a_copy_the_sources_run(clone: Path) -> None:
    assert run(clone) == "plain\n"
    with pytest.raises(command.NoCopyError, match="there is no compiled copy yet"):
        command.current_copy(clone)


@pytest.mark.parametrize(
    "change", ["src/readingroom/cli/__init__.py", "src/readingroom/rules.md", "setup.py", "scripts/training.py"]
)
def test_a_copy_that_is_older_than_the_sources_does_not_run(clone: Path, change: str) -> None:
    compiled(clone)
    with (clone / change).open("a") as file:
        file.write("\n# changed\n")
    assert run(clone) == "plain\n"
    with pytest.raises(command.NoCopyError, match="older than the sources"):
        command.current_copy(clone)


@pytest.mark.parametrize(("outcome", "words"), command.OUTCOMES.items())
def test_a_build_that_came_to_nothing_is_no_copy(clone: Path, outcome: str, words: str) -> None:
    compiled(clone, outcome)
    assert run(clone) == "plain\n"
    with pytest.raises(command.NoCopyError, match=words):
        command.current_copy(clone)


def test_a_copy_that_was_removed_is_said_to_be_gone(clone: Path) -> None:
    compiled(clone)
    shutil.rmtree(clone / command.COPY)
    assert run(clone) == "plain\n"
    with pytest.raises(command.NoCopyError, match="is gone"):
        command.current_copy(clone)


def test_whoever_asks_for_plain_python_gets_it(clone: Path) -> None:
    compiled(clone)
    assert run(clone, READINGROOM_COMPILE="0") == "plain\n"
    assert run(clone, PYTHONPATH="src") == "plain\n"


def test_an_installed_package_looks_for_no_copy(clone: Path) -> None:
    compiled(clone)
    (clone / "src").rename(clone / "site-packages")
    (clone / "src").symlink_to("site-packages")
    assert run(clone) == "plain\n"


def test_version_says_why_a_clone_runs_uncompiled(clone: Path) -> None:
    """The sources of this clone, beside a stamp of others."""
    shutil.rmtree(clone / "src" / "readingroom")
    shutil.copytree(ROOT / "src" / "readingroom", clone / "src" / "readingroom")
    words = [sys.executable, "-m", "readingroom", "version"]
    environment = os.environ | {"PYTHONPATH": str(clone / "src")}
    environment.pop("READINGROOM_COMPILE", None)

    def told() -> str:
        return subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout

    assert "interpreted" in (first := told())
    assert "Not compiled: there is no compiled copy yet; `make compiled` builds one\n" in first
    (clone / command.COPY).mkdir(parents=True)
    (clone / command.STAMP).write_text("0123 compiled\n")
    assert "Not compiled: the compiled copy is older than the sources; `make compiled` builds it anew\n" in told()
    (clone / command.STAMP).write_text(f"{command.fingerprint(clone)} compiled\n")
    assert "A compiled copy is there: the installed command `readingroom` runs it\n" in told()
