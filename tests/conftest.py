"""What holds for every test: the code that runs is the kind that scripts/test.sh meant."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from tests.timing import Timing

os.environ["LC_ALL"] = "C.UTF-8"  # sentences are compared in English, whatever this machine speaks

settings.register_profile("shared", deadline=None, max_examples=25, derandomize=True)
settings.load_profile("shared")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Timing(), "where-the-time-went")


def pytest_sessionstart() -> None:
    """Stop at once when READINGROOM_EXPECT names another kind of code than the one found."""
    from readingroom.core import state

    expected = os.environ.get("READINGROOM_EXPECT")
    found = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
    if expected is not None and expected != found:
        pytest.exit(f"these tests are to run {expected}, but {state.__file__} is {found}", returncode=3)
