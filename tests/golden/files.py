"""The recorded matches as files: one a case, one line an entry of the log, so that a diff reads well."""

from __future__ import annotations

import json
from pathlib import Path

from readingroom.catalog import Match, find_game
from readingroom.core.errors import ReadingRoomError
from readingroom.core.match import replay
from tests.golden.cases import Case

HERE = Path(__file__).parent
MATCHES = HERE / "matches"
OLD_NAMES = HERE / "old_names"  # matches as they were stored before cards and cells had one name
PLAYTHROUGHS = HERE / "playthroughs"
INDEX = HERE / "index.md"
COUNTED = HERE / "counted.json"


def match_file(case: Case) -> Path:
    """Where a case's match is kept."""
    return MATCHES / f"{case.name}.json"


def to_text(match: Match) -> str:
    """A match file, one line a key and one line an entry of the log."""
    lines = [f'"{key}": {value_text(key, value)}' for key, value in match.to_plain().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def value_text(key: str, value: object) -> str:
    """One value of a match file."""
    if key == "log" and isinstance(value, list):
        return "[\n" + ",\n".join(json.dumps(entry) for entry in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)


def kept_match(case: Case) -> Match | None:
    """The match that is recorded, if by today's rules it is still one that the case asks for.

    Its checksum may be another: then the same log is written again, and the diff is that one line.
    """
    path = match_file(case)
    if not path.exists():
        return None
    game = find_game(case.game)
    plain = json.loads(path.read_text("utf-8")) | {"rules_version": game.meta.rules_version}
    try:
        match = replay(Match, game, plain, until=len(plain["log"]))
    except ReadingRoomError:
        return None
    return match if case.is_fit_by(match) else None
