"""Where the time of a run went is said at its end."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.timing import Timing


def report(file: str, when: Literal["setup", "call", "teardown"], seconds: float) -> pytest.TestReport:
    return pytest.TestReport(f"{file}::test_it", (file, 1, "it"), {}, "passed", None, when, duration=seconds)


def test_folders_and_slowest_files_are_told_with_their_fixtures() -> None:
    """By whichever worker; a test counts once."""
    timing = Timing()
    for one in (
        report("tests/laws/test_a.py", "setup", 1.5),
        report("tests/laws/test_a.py", "call", 2.0),
        report("tests/laws/test_b.py", "call", 0.25),
        report("tests/page/test_c.py", "call", 9.0),
        report("tests/page/test_c.py", "teardown", 1.0),
    ):
        timing.pytest_runtest_logreport(one)
    assert [line.split() for line in timing.lines()] == [
        ["10.0", "s", "1", "tests", "tests/page"],
        ["3.8", "s", "2", "tests", "tests/laws"],
        ["the", "slowest", "of", "3", "files:"],
        ["10.0", "s", "1", "tests", "tests/page/test_c.py"],
        ["3.5", "s", "1", "tests", "tests/laws/test_a.py"],
        ["0.2", "s", "1", "tests", "tests/laws/test_b.py"],
    ]
