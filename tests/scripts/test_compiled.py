"""Building the compiled copy: what an earlier build made is used again only if that build came to its end."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from scripts import compiled


@pytest.fixture
def staged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An object as a build makes it, in a folder of the test's own."""
    places = {
        "BUILD": "",
        "PROFILE": "profile",
        "STAMP": "compiled.stamp",
        "RECIPE": "compiled.recipe",
        "LOG": "compiled.log",
        "PROGRESS": "progress",
    }
    for name, place in places.items():
        monkeypatch.setattr(compiled, name, tmp_path / place)
    made = tmp_path / "made" / "rules.o"
    made.parent.mkdir(parents=True)
    return made


def a_build(staged: Path, monkeypatch: pytest.MonkeyPatch, *, killed: bool = False) -> bool:
    """Build with a pip of our own, which makes an object; whether it found the one of before."""
    found: list[bool] = []

    def run(words: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        found.append(staged.exists())
        staged.parent.mkdir(parents=True, exist_ok=True)
        staged.touch()
        if killed:
            raise KeyboardInterrupt
        return subprocess.CompletedProcess(words, 0)

    monkeypatch.setattr(subprocess, "run", run)
    if killed:
        with pytest.raises(KeyboardInterrupt):
            compiled.pip("install")
    else:
        compiled.pip("install")
    return found[0]


def test_what_a_build_made_is_used_again(staged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a_build(staged, monkeypatch)
    assert a_build(staged, monkeypatch)


def test_what_a_killed_build_made_is_not(staged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be half written, and would be taken for whole."""
    a_build(staged, monkeypatch)
    a_build(staged, monkeypatch, killed=True)
    assert not a_build(staged, monkeypatch)


def test_counts_of_other_code_are_not_fresh(staged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured or handed on is built by counts of its own code."""
    a_build(staged, monkeypatch)
    counts = compiled.PROFILE / "state.gcda"
    counts.parent.mkdir(exist_ok=True)
    counts.touch()
    compiled.drop_old_counts()
    assert counts.exists()
    (compiled.PROFILE / "of").write_text("other code")
    compiled.drop_old_counts()
    assert not counts.exists()
