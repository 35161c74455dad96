"""The C yardstick plays the engine's game: only then does their ratio say anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.c_yardstick import TOLD, build, find_compiler, play_c, play_ours

MATCHES = 200


@pytest.fixture
def yardstick(tmp_path: Path) -> Path:
    compiler = find_compiler()
    if compiler is None:
        pytest.skip("there is no C compiler to build the yardstick with")
    return build(compiler, tmp_path)


@pytest.mark.parametrize("seed", [1, 987654321])
def test_c_and_the_engine_play_identical_matches(yardstick: Path, seed: int) -> None:
    """Equal actions, rounds, wins and scores, and a checksum over every match's own."""
    theirs = play_c(yardstick, MATCHES, seed)
    assert {key: theirs[key] for key in TOLD} == play_ours(MATCHES, seed)


def test_another_seed_gives_other_matches() -> None:
    assert play_ours(20, 1)["checksum"] != play_ours(20, 2)["checksum"]
