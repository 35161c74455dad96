"""All recorded matches of all games."""

from __future__ import annotations

from tests.golden.cases import CASES
from tests.golden.labyrinth_cases import LABYRINTH_CASES

EVERY_CASE = (*CASES, *LABYRINTH_CASES)
