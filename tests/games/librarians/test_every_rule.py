"""A test of the tests: every rule, ruling and worked example is cited by a test's docstring."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from readingroom.catalog import find_game

RULES_FILE = files("readingroom.games.librarians").joinpath("rules.md").read_text("utf-8")
RULE_IDS = [rule for rule in find_game("librarians").rulebook.rules if rule.startswith("LIB-")]
EXAMPLE_IDS = re.findall(r"^\*\*(EX-\d+) ", RULES_FILE, re.MULTILINE)
CITED = re.compile(r"\b(?:LIB-[A-Z]+-\d+|EX-\d+)\b")


def docstrings_of_tests() -> str:
    """The docstrings of all tests of this folder."""
    found = []
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        functions = [node for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]
        found += [ast.get_docstring(node) or "" for node in functions if node.name.startswith("test_")]
    return "\n".join(found)


CITED_IDS = set(CITED.findall(docstrings_of_tests()))


@pytest.mark.parametrize("rule", [*RULE_IDS, *EXAMPLE_IDS])
def test_every_rule_is_cited_by_a_test(rule: str) -> None:
    """Of `rules.md`: rules, rulings and worked examples."""
    assert rule in CITED_IDS


def test_every_cited_rule_exists() -> None:
    """A docstring that names a rule of no rulebook is a slip."""
    assert CITED_IDS - set(RULE_IDS) - set(EXAMPLE_IDS) == set()


def test_the_rulebook_is_read_whole() -> None:
    """All of its ids are found: a change of its form would otherwise hide rules from this test."""
    written = set(re.findall(r"\*\*(LIB-[A-Z]+-\d+)\*\*", RULES_FILE))
    assert set(RULE_IDS) == written
    assert [f"EX-{number}" for number in range(1, 37)] == EXAMPLE_IDS
