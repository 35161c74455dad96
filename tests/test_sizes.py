"""Long files and long functions owe a reason."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "readingroom"
LONG_FILE, LONG_FUNCTION = 400, 40

REASONS = {
    "core/match.py": "one class: all that a match is asked from outside",
    "core/state.py": "one class: what the kernel asks of every game, and what it does for them",
    "games/fire/rules/table.py": "the fields of the state and the questions that the rules ask of them",
    "games/fire/rules/table.py:__init__": "every field of the state, each with what it means",
    "games/labyrinth/rules/table.py:__init__": "every field of the state, each with what it means",
    "games/labyrinth/cards/pack.py": "every part of the card file, read and checked",
    "games/labyrinth/edge/slip.py:offer": "one arm a verb",
    "games/fire/rules/fields.py:copy_fields": "a line a field, written by scripts/fields.py",
    "games/fire/rules/fields.py:packed_fields": "the same",
    "games/librarians/edge/events.py": "one short class for each of 35 events",
    "games/librarians/words/text.py:describe": "a line or two for each of 22 verbs",
    "games/labyrinth/rules/fields.py:copy_fields": "the same",
    "games/labyrinth/rules/fields.py:packed_fields": "the same",
    "games/chapters/cards/pack.py": "every kind of card as the file has it, and what it is checked for",
    "games/chapters/edge/events.py": "a table: every event of three modules",
    "games/chapters/rules/state.py": "one door: the arms of every answer and of every frame, and their imports",
    "games/chapters/rules/house.py:__init__": "every number of the pack that the rules read",
    "games/chapters/rules/table.py:__init__": "every field of the state, each with what it means",
    "games/chapters/rules/fields.py:copy_fields": "a line a field, written by scripts/fields.py",
    "games/chapters/rules/fields.py:packed_fields": "the same",
}


def test_a_long_file_or_function_has_a_reason() -> None:
    """Style, section 4: past 40 and 400 a test asks for a reason; tables are exempt."""
    found = set()
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        text = path.read_text("utf-8")
        if len(text.splitlines()) > LONG_FILE:
            found.add(name)
        for node in ast.walk(ast.parse(text)):
            is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            if is_function and len(ast.unparse(node).splitlines()) > LONG_FUNCTION:
                found.add(f"{name}:{getattr(node, 'name', '')}")
    assert found == set(REASONS)
