"""The command line as a test runs it: in this process, with what it printed."""

from __future__ import annotations

from pathlib import Path

import pytest

import readingroom as rr
from readingroom.cli import main
from tests.cli.builders import Done, Run, played


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run one command in an empty folder, with saves of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("READINGROOM_HOME", str(tmp_path / "home"))

    def run_command(*arguments: object) -> Done:
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Done(code, printed.out, printed.err)

    return run_command


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The file of a finished match of three."""
    return write(tmp_path / "finished.json", played(seats=3, seed=5))


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """The file of a match of two after thirty actions."""
    return write(tmp_path / "unfinished.json", played(seats=2, seed=6, actions=30))


def write(file: Path, match: rr.Match) -> Path:
    file.write_text(match.dumps(), encoding="utf-8")
    return file
