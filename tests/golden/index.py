"""The index of the recorded matches: what each is, what is covered, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import readingroom as rr
from tests.golden.cases import (
    CASES,
    ENDINGS,
    GRADES,
    IMPOSSIBLE_ENDINGS,
    IMPOSSIBLE_GRADES,
    VARIANTS,
    Case,
    Variant,
    name_of,
)
from tests.golden.labyrinth_cases import LABYRINTH_CASES

HEAD = """# Golden matches

Written by `make golden`; do not edit.
Each file in `matches` is a finished match that must replay to the same end, interpreted and compiled.
"""


def index_text(recorded: Mapping[str, rr.Match]) -> str:
    """The whole index."""
    parts = [
        HEAD,
        "## Endings and grades of each variant\n",
        *coverage_lines(recorded),
        "\n`-`: impossible, for the reasons below.\n",
        "## What cannot be\n",
        *impossible_lines(),
        "\n## The matches\n",
        *match_lines(recorded),
        "\n## Library Labyrinth\n",
        *labyrinth_lines(recorded),
    ]
    return "\n".join(parts) + "\n"


def coverage_lines(recorded: Mapping[str, rr.Match]) -> Iterator[str]:
    """A table of the grid: the grades that are recorded for each variant and ending."""
    yield f"| variant | {' | '.join(ENDINGS)} |"
    yield "|---" * (len(ENDINGS) + 1) + "|"
    for variant in VARIANTS:
        cells = [grades_of(recorded, variant, ending) for ending in ENDINGS]
        yield f"| {variant.name} | {' | '.join(cells)} |"


def grades_of(recorded: Mapping[str, rr.Match], variant: Variant, ending: str) -> str:
    """The grades with which a recorded match of a variant ended so."""
    return ", ".join(grade for grade in GRADES if name_of(variant, ending, grade) in recorded) or "-"


def impossible_lines() -> Iterator[str]:
    """Every ending and grade that a kind of variant cannot have, and why."""
    for (kind, what), reason in (IMPOSSIBLE_ENDINGS | IMPOSSIBLE_GRADES).items():
        yield f"- {kind}, {what}: {reason}."


def match_lines(recorded: Mapping[str, rr.Match]) -> Iterator[str]:
    """A line for each match."""
    yield "| match | seats | options | ending | grade | scores | rounds | decisions |"
    yield "|---|---|---|---|---|---|---|---|"
    for case in CASES:
        yield match_line(case, recorded[case.name])


def match_line(case: Case, match: rr.Match) -> str:
    """One match."""
    outcome = match.outcome
    assert outcome is not None
    cells = [
        case.name,
        str(match.seats),
        options_words(match),
        outcome.ending,
        outcome.grade,
        " ".join(map(str, outcome.scores)),
        str(match.view().round),
        str(len(match.log)),
    ]
    return f"| {' | '.join(cells)} |"


def labyrinth_lines(recorded: Mapping[str, rr.Match]) -> Iterator[str]:
    """A line for each match of Library Labyrinth."""
    yield "| match | seats | options | ending | Shelves | turns | decisions |"
    yield "|---|---|---|---|---|---|---|"
    for case in LABYRINTH_CASES:
        match = recorded[case.name]
        outcome = match.outcome
        assert outcome is not None
        numbers = (str(outcome.scores[0]), str(match.view().turn), str(len(match.log)))
        yield f"| {' | '.join((case.name, str(match.seats), options_words(match), outcome.ending, *numbers))} |"


def options_words(match: rr.Match) -> str:
    """The options that are not as they are by default."""
    defaults = {option.key: option.default for option in match.game.meta.options}
    chosen = [f"{key}={value}" for key, value in match.setup.options.items() if value != defaults[key]]
    return ", ".join([*chosen, *(["live"] if match.setup.live else [])]).lower()
