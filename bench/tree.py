"""Which sources a figure was measured on."""

from __future__ import annotations

import readingroom_command as command
from bench.places import ROOT


def measured_tree() -> str:
    """A short hash of the package and of the files that say how it is built."""
    return command.hash_of_files(ROOT, command.package(ROOT) + command.recipe(ROOT))[:12]
