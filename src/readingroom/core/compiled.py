"""Which of the two runs: the compiled rules, or the same files as plain Python."""

from __future__ import annotations

from readingroom.core import state


def is_compiled() -> bool:
    """The rules run as compiled code."""
    return not str(state.__file__).endswith(".py")
