"""`games`, `rule` and `version`."""

from __future__ import annotations

import os
import platform

import pytest

import readingroom as rr
from tests.cli.builders import Run


def test_games_for_machines_hold_what_a_lobby_needs(run: Run) -> None:
    fire, labyrinth, librarians, chapters = run("games", "--json").json
    assert (fire["key"], fire["title"]) == ("fire", "Fire in the Library")
    assert fire["seats"] == {"min": 1, "max": 6}
    assert fire["rules_version"] == 1
    assert "lone_librarian" in fire["variants"]
    options = {option["key"]: option for option in fire["options"]}
    assert options["fire"]["allowed"] == ["normal", "wild", "inferno"]
    assert options["tools"] == options["tools"] | {"allowed": [True, False], "default": True}
    assert all(option["sentence"] for option in fire["options"])
    assert {"mode", "tools", "fire", "technology", "shout"} <= set(options)
    assert (labyrinth["key"], labyrinth["seats"]) == ("labyrinth", {"min": 1, "max": 5})
    assert (librarians["key"], librarians["seats"]) == ("librarians", {"min": 1, "max": 6})
    assert (chapters["key"], chapters["seats"]) == ("chapters", {"min": 2, "max": 4})


def test_games_for_people_name_designers_and_options(run: Run) -> None:
    done = run("games")
    assert done.code == 0
    assert "Fire in the Library (fire), 1 to 6 seats" in done.out
    assert "Tony Miller and John Prather" in done.out
    assert "technology: true or false (false if left out)" in done.out


def test_a_rule_by_its_id(run: Run) -> None:
    done = run("rule", "FIRE-T-AXE-2")
    assert done.code == 0
    assert done.out.startswith("FIRE-T-AXE-2")
    assert "The user gains that book's current value." in done.out
    assert "FIRE-T-AXE-1" not in done.out


@pytest.mark.parametrize("words", [("fire-t-axe-2",), ("axe",), ("axe", "book"), ("gains", "value")])
def test_a_rule_by_words(run: Run, words: tuple[str, ...]) -> None:
    found = run("rule", *words, "--json").json
    assert "FIRE-T-AXE-2" in [rule["id"] for rule in found]


def test_a_ruling_by_its_id(run: Run) -> None:
    (ruling,) = run("rule", "AMB-18", "--json").json
    assert (ruling["id"], ruling["game"]) == ("AMB-18", "fire")
    assert "Ruling:" in ruling["text"]


def test_a_rule_says_where_it_is_implemented(run: Run) -> None:
    """Files as they lie in the package, with line and function; found from the sources, compiled or not."""
    done = run("rule", "LAB-BOOST-10")
    first, text, head, *places = done.out.splitlines()
    assert (first[:12], text[:14], head) == ("LAB-BOOST-10", "  Photocopier:", "  Implemented in")
    (rule,) = run("rule", "LAB-BOOST-10", "--json").json
    told = [f"    {place['file']}:{place['line']}  {place['name']}" for place in rule["implemented"]]
    assert places == told
    assert "games/labyrinth/rules/payments.py covers_with_copies" in [
        f"{place['file']} {place['name']}" for place in rule["implemented"]
    ]


def test_a_worked_example_is_implemented_by_no_code(run: Run) -> None:
    """LAB-EX-3: tests play it."""
    assert "Implemented" not in run("rule", "LAB-EX-3").out
    assert run("rule", "LAB-EX-3", "--json").json[0]["implemented"] == []


def test_without_sources_a_rule_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program may be installed without them."""
    monkeypatch.setattr("readingroom.core.citations.index_of", lambda *_, **__: {})
    assert "the sources do not lie beside the program" in run("rule", "FIRE-T-AXE-2").out
    assert run("rule", "FIRE-T-AXE-2", "--json").json[0]["implemented"] is None


def test_rules_of_every_table_are_found_once(run: Run) -> None:
    (rule,) = run("rule", "TABLE-UNDO-1", "--json").json
    assert (rule["id"], rule["game"], rule["title"]) == ("TABLE-UNDO-1", None, "every game")


def test_version_tells_what_runs(run: Run) -> None:
    told = run("version", "--json").json
    assert told["version"] == rr.__version__
    assert told["python"] == platform.python_version()
    assert told["rules_versions"] == {"fire": 1, "labyrinth": 1, "librarians": 1, "chapters": 1}
    expected = os.environ.get("READINGROOM_EXPECT")
    assert expected is None or told["compiled"] == (expected == "compiled")


def test_version_for_people_says_compiled_or_not(run: Run) -> None:
    told = run("version", "--json").json
    assert ("interpreted" in run("version").out) == (not told["compiled"])
