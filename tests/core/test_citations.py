"""Where a rule is implemented is found from the sources."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from readingroom.catalog import all_games, find_game
from readingroom.core.citations import Place, citations, has_sources, index_of, places_of
from readingroom.core.game import Game

ROOT = Path(__file__).parents[2]
READ = {".ftl", ".md", ".py", ".svelte", ".ts"}
# `LAB-HAND-3, -4`, `LAB-HAND-1..3`, `R-27 to R-29`; of worked examples a file may name a range
SHORTHAND = re.compile(
    r"\b(?!EX-|LAB-EX-)(?:[A-Z]+-)+\d+(?:(?:,| and| or| to|\.\.) ?-?\d+| to (?:[A-Z]+-)+\d+)(?![\w.])"
)

A_FILE = '''"""All of GAME-1."""

LIMIT = 6  # GAME-2


# --- hands (GAME-3) ---
class Table:
    """GAME-4."""

    def draw(self) -> str:
        # GAME-5, GAME-6
        return "GAME-7"


@answer.register
def _(asked: Stop) -> None:
    """GAME-8, not GAME-80 or AGAME-8-x."""


BOOK = "- **GAME-9** is written here, and done nowhere."
'''


def test_the_innermost_thing_that_names_a_rule_is_its_place() -> None:
    """The brief of `rule`: a file, and the function or class in it."""
    found = {rule: (place.line, place.name) for rule, place in citations("rules/table.py", A_FILE)}
    assert found == {
        "GAME-1": (1, ""),
        "GAME-2": (3, "LIMIT"),
        "GAME-3": (6, ""),
        "GAME-4": (7, "Table"),
        "GAME-5": (10, "Table.draw"),
        "GAME-6": (10, "Table.draw"),
        "GAME-7": (10, "Table.draw"),
        "GAME-8": (16, "Stop"),
        "GAME-80": (16, "Stop"),
    }


def test_what_is_said_to_people_about_a_rule_is_no_place() -> None:
    """A refusal names its rule; the rule is not done there."""
    found = [rule for rule, _ in citations("edge/refusals.py", A_FILE)]
    assert found == ["GAME-1", "GAME-2", "GAME-3", "GAME-4", "GAME-5", "GAME-6", "GAME-8", "GAME-80"]


def test_rules_come_first_and_those_who_tell_of_them_count_only_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader who follows an id finds the rule, and a view or a bot only where nothing else does it."""
    files = {
        "a_game/options.py": "# GAME-1",
        "a_game/rules/table.py": "# GAME-1",
        "a_game/edge/view.py": "# GAME-1, GAME-2",
        "a_game/__init__.py": "",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    assert index_of("a_game") == {
        "GAME-1": (Place("a_game/rules/table.py", 1, ""), Place("a_game/options.py", 1, "")),
        "GAME-2": (Place("a_game/edge/view.py", 1, ""),),
    }


def test_a_rule_of_a_game_leads_to_its_rules() -> None:
    """LAB-BOOST-10, FIRE-DEF-7: files as they lie in the package."""
    copying = {(place.file, place.name) for place in places_of(find_game("labyrinth"), "LAB-BOOST-10")}
    testing = {(place.file, place.name) for place in places_of(find_game("fire"), "FIRE-DEF-7")}
    assert ("games/labyrinth/rules/payments.py", "covers_with_copies") in copying
    assert ("games/fire/rules/table.py", "Table.would_trigger") in testing


def test_a_rule_of_every_table_leads_to_code_that_knows_no_game() -> None:
    """TABLE-UNDO-1: in the kernel and at the tables, whatever is played."""
    files = [{place.file for place in places_of(game, "TABLE-UNDO-1")} for game in all_games().values()]
    assert "core/match.py" in files[0]
    assert all(found == files[0] for found in files)
    assert not any(file.startswith("games/") for file in files[0])


def test_without_sources_nothing_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program may be installed without them."""

    class Bare:
        package = "a_bare_game"

    (tmp_path / "a_bare_game").mkdir()
    (tmp_path / "a_bare_game" / "game.so").touch()
    (tmp_path / "a_bare_game" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    game: Game = Bare()  # type: ignore[assignment]  # nothing else of a game is asked for
    assert not has_sources(game, "GAME-1")
    assert places_of(game, "GAME-1") == ()
    assert has_sources(game, "TABLE-UNDO-1")


def test_no_id_is_shortened() -> None:
    """Whoever searches for an id finds every place that means it."""
    found = []
    for folder in ("src", "tests", "docs", "page/src"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in READ and path.name not in {"rules.md", Path(__file__).name}:
                found += [f"{path.name}: {short}" for short in SHORTHAND.findall(path.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize("short", ["LAB-HAND-3, -4", "FIRE-ROUND-1..3", "LAB-SETUP-4 to -11", "R-27 to R-29"])
def test_a_shortened_id_is_seen(short: str) -> None:
    """The test above would find it."""
    assert SHORTHAND.search(f"Any card ({short}); then the turn.")
    assert not SHORTHAND.search("FIRE-TOOL-2, 4.2: LAB-HAND-3, LAB-HAND-4 and R-5.")
