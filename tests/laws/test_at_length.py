"""`make laws` tells what is broken, and ends when a worker dies. That it runs at all: tests/cli/test_documented.py."""

from __future__ import annotations

import os
import sys

import pytest

from tests.laws import at_length


def a_broken_law(numbers: range, game: str | None) -> list[str]:  # noqa: ARG001  # as workers are asked
    return [f"seed {number}: broken" for number in numbers if number == 1_000_007]


def a_death(numbers: range, game: str | None) -> list[str]:  # noqa: ARG001  # as workers are asked
    print("no more memory", file=sys.stderr, flush=True)
    os._exit(9)


@pytest.mark.parametrize(
    ("act", "code", "said"),
    [
        (a_broken_law, 1, "seed 1000007: broken\n"),
        (a_death, 2, "The laws were not run to the end: A process in the process pool was terminated abruptly"),
    ],
)
def test_a_broken_law_and_a_dead_worker_are_told(
    act: object, code: int, said: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A worker that is gone is not started again and again: the run ends with its last words."""
    monkeypatch.setattr(sys, "argv", ["laws", "--matches", "100", "--jobs", "2"])
    assert at_length.main(act) == code  # type: ignore[arg-type]  # a parameter of either kind
    heard = capfd.readouterr()
    assert said in heard.out + heard.err
    assert ("no more memory" in heard.err) == (code == 2)
