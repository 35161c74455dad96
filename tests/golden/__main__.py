"""`python -m tests.golden`: write the golden files anew, to be reviewed as a diff.

A recorded match stays as long as it replays to what its case asks for; others are searched for, seed by seed.
`--anew` searches for all of them.
"""

from __future__ import annotations

import sys
from pathlib import Path

import readingroom as rr
from tests.golden.cases import Case
from tests.golden.counting import counted_text
from tests.golden.every_case import EVERY_CASE
from tests.golden.files import COUNTED, INDEX, MATCHES, PLAYTHROUGHS, kept_match, match_file, to_text
from tests.golden.index import index_text
from tests.golden.playthrough import PLAYTHROUGHS as TOLD, playthrough_text
from tests.golden.search import find_match


def main(arguments: list[str]) -> None:
    """Write everything, and say what changed."""
    MATCHES.mkdir(exist_ok=True)
    PLAYTHROUGHS.mkdir(exist_ok=True)
    recorded: dict[str, rr.Match] = {}
    for case in EVERY_CASE:
        recorded[case.name] = recorded_match(case, anew="--anew" in arguments)
        write(match_file(case), to_text(recorded[case.name]))
    for name in TOLD:
        write(PLAYTHROUGHS / f"{name}.txt", playthrough_text(recorded[name]))
    write(INDEX, index_text(recorded))
    write(COUNTED, counted_text())
    remove_strangers(MATCHES, {match_file(case).name for case in EVERY_CASE})
    remove_strangers(PLAYTHROUGHS, {f"{name}.txt" for name in TOLD})
    print(f"{len(EVERY_CASE)} matches, {len(TOLD)} playthroughs: review them with git diff")


def recorded_match(case: Case, *, anew: bool) -> rr.Match:
    """The match that stays recorded, or the first that the search finds."""
    kept = None if anew else kept_match(case)
    return kept or find_match(case)


def write(path: Path, text: str) -> None:
    """Write a file that is new or has changed."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")
        print(f"wrote {path.name}")


def remove_strangers(folder: Path, known: set[str]) -> None:
    """Files of cases that are no more."""
    for path in sorted(folder.iterdir()):
        if path.name not in known:
            path.unlink()
            print(f"removed {path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
