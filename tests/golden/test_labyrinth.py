"""Law `golden` for Library Labyrinth: what its recorded matches cover."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.games.labyrinth.edge.events import (
    BookwyrmMoved,
    CurseRevealed,
    TerrorAppeared,
    TerrorCaptured,
    TerrorReturned,
    TurnBegan,
)
from tests.golden.cases import Case
from tests.golden.files import MATCHES, OLD_NAMES
from tests.golden.labyrinth_cases import DIFFICULTIES, ENDINGS, LABYRINTH_CASES

LABYRINTH = find_game("labyrinth")


@cache
def recorded(name: str) -> rr.Match:
    """A recorded match, replayed and checked."""
    return rr.Match.loads((MATCHES / f"{name}.json").read_text("utf-8"))


def events_of(case: Case) -> list[object]:
    return [event for _, event in recorded(case.name).history()]


def count(case: Case, *kinds: type) -> tuple[int, ...]:
    """How often such things happened."""
    found = Counter(type(event) for event in events_of(case))
    return tuple(found[kind] for kind in kinds)


def test_every_difficulty_and_ending_is_recorded() -> None:
    """LAB-END-1, LAB-END-2, LAB-END-3, R-6: five rows of tiles, four endings."""
    found = set()
    for case in LABYRINTH_CASES:
        match = recorded(case.name)
        assert match.outcome is not None
        found.add((match.setup.options["difficulty"], match.outcome.ending))
    assert found == {(difficulty, ending) for difficulty in DIFFICULTIES for ending in ENDINGS}


def test_every_number_of_seats_is_recorded() -> None:
    """LAB-SETUP-1: one to five."""
    assert {recorded(case.name).seats for case in LABYRINTH_CASES} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("option", LABYRINTH.meta.options, ids=lambda option: option.key)
def test_every_value_of_every_option_is_recorded(option: rr.Option) -> None:
    """The list that an option allows; where it is long, the default and another."""
    values = {str(recorded(case.name).setup.options[option.key]) for case in LABYRINTH_CASES}
    if len(option.allowed) <= 5:
        assert values == {str(value) for value in option.allowed}
    else:
        assert values > {str(option.default)}


def test_every_kind_of_event_is_recorded() -> None:
    """The recorded matches use what the game has."""
    found = {type(event).__name__ for case in LABYRINTH_CASES for event in events_of(case)}
    assert found == set(LABYRINTH.event_types)


@pytest.mark.parametrize("case", LABYRINTH_CASES, ids=lambda case: case.name)
def test_events_add_up_to_the_end(case: Case) -> None:
    """LAB-WYRM-1, LAB-RET-2, LAB-END-3: turns and curses, returned Terrors and Shelves, Terrors on the grid."""
    match = recorded(case.name)
    view, outcome = match.view(), match.outcome
    assert outcome is not None
    turns, curses, steps = count(case, TurnBegan, CurseRevealed, BookwyrmMoved)
    appeared, captured, returned = count(case, TerrorAppeared, TerrorCaptured, TerrorReturned)
    assert (steps, returned) == (turns - 1, outcome.scores[0])
    assert curses == steps + (outcome.ending == "overrun" and curses > steps)
    assert appeared - captured == sum(tile.terror is not None for tile in view.tiles)
    assert (outcome.ending == "overrun") == (appeared - captured == 6)
    assert (outcome.ending == "won") == (returned == 6)
    assert view.curses.left == 0 or outcome.ending != "out_of_time"


# --- stored before cards and cells had one name -------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(OLD_NAMES.iterdir()), ids=lambda path: path.stem)
def test_a_match_stored_under_old_names_loads_and_is_the_same(path: Path) -> None:
    """Law golden: these files are never written anew; `loads` compares log, checksum and outcome."""
    text = path.read_text("utf-8")
    match = rr.Match.loads(text)
    old, new = json.loads(text), json.loads(match.dumps())
    assert {key: value for key, value in new.items() if key != "log"} == {
        key: value for key, value in old.items() if key != "log"
    }
    said = {answer for _, answer in new["log"]}
    assert not said & {answer for _, answer in old["log"] if answer.startswith(("move:", "pay:", "discard:"))}
    assert rr.Match.loads(json.dumps(new)).position() == match.position()
