"""Where the time of a run went: the slowest files and the total of each folder, printed at its end.

Workers report to the process that prints, so the seconds are those of all workers together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

SLOWEST = 15


class Timing:
    """Adds up what the tests of each file took, with their fixtures."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.tests: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = report.nodeid.partition("::")[0]
        self.seconds[file] += report.duration  # type: ignore[assignment]  # a Counter adds fractions just as well
        self.tests[file] += report.when == "call"

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.tests.total() > 1:
            terminalreporter.section("where the time went, in seconds of all workers together")
            for line in self.lines():
                terminalreporter.write_line(line)

    def lines(self) -> Iterable[str]:
        """The folders, all of them, and the slowest files."""
        folders: Counter[str] = Counter()
        tests: Counter[str] = Counter()
        for file, seconds in self.seconds.items():
            folders[folder_of(file)] += seconds
            tests[folder_of(file)] += self.tests[file]
        yield from rows(folders, tests)
        yield f"the slowest of {len(self.seconds)} files:"
        yield from rows(Counter(dict(self.seconds.most_common(SLOWEST))), self.tests)


def folder_of(file: str) -> str:
    """The folder of a test file, such as `tests/games/fire`."""
    return file.rpartition("/")[0] or "."


def rows(seconds: Counter[str], tests: Counter[str]) -> Iterable[str]:
    """One line each, the slowest first."""
    for name, taken in seconds.most_common():
        yield f"{taken:9.1f} s  {tests[name]:6} tests  {name}"
