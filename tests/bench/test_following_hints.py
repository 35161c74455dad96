"""The measurement of the coach: a match by hints alone, and the row that tells of several."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.coach import follow_many, row_of
from readingroom.bots.levels import Archivist


def test_a_match_by_hints_alone_is_kept_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat does what its coach says, to the end."""
    monkeypatch.setattr(Archivist, "iterations", 10)
    kept = tmp_path / "matches.jsonl"
    played = list(follow_many("coach", "novice", 0, 1, kept))
    assert [json.loads(line)["ending"] for line in kept.read_text("utf-8").splitlines()] == [played[0].ending]
    assert row_of(played).startswith(f"| coach | novice | 1 | {int(played[0].won)} |")
