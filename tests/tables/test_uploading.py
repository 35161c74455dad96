"""Who sits at a table that was made out of a match file, and what they are called there."""

from __future__ import annotations

import json
from typing import Any

import pytest

import readingroom as rr
from readingroom.tables import entries as log
from readingroom.tables.replaying import match_file, updates_between
from readingroom.tables.setting_up import NewTable
from readingroom.tables.story import story_of
from readingroom.tables.table import Table
from readingroom.tables.uploading import upload


def a_file(actions: int = 10_000, game: str = "fire", **fields: Any) -> str:
    """A match of three that was played so far, with other fields."""
    match = rr.start(game, seats=3, seed=5)
    while not match.over and len(match.log) < actions:
        match.play(match.legal()[len(match.log) % len(match.legal())])
    return json.dumps(json.loads(match.dumps()) | fields)


def names_of(new: NewTable) -> list[str]:
    return Table.from_log("table", [new.entry]).standing.names


def sitters(*names: object) -> dict[str, Any]:
    """As the terminal client saves them."""
    return {"sitters": [{"name": name, "bot": None} for name in names]}


@pytest.mark.parametrize("game", ["fire", "labyrinth"])
def test_a_finished_match_is_told_with_the_names_of_its_file(game: str) -> None:
    """In the ledger, in the replay and in the story."""
    created = upload(a_file(game=game, names=["Ada", "Bob", "Cleo"]), "Eve", 1.0).entry
    entries: list[log.AnyEntry] = [created, log.Started(at=2.0)]
    ((_, update),) = updates_between("table", entries, None, 1, 1)
    ledger = " ".join(event["text"] for event in json.loads(update)["events"])
    story = story_of("table", entries)
    words = " ".join([story.result, story.tale, *(moment.sentence for moment in story.moments), ledger])
    assert "Player" not in words
    assert all(name in ledger for name in ("Ada", "Bob", "Cleo"))
    if game == "fire":
        assert all(any(name in luck.sentence for luck in story.luck) for name in ("Ada", "Bob", "Cleo"))


def test_the_names_go_into_the_file_again() -> None:
    table = Table.from_log("table", [upload(a_file(names=["Ada", "Bob", "Cleo"]), "Eve", 1.0).entry])
    table.take(log.Started(at=2.0))
    assert match_file(table)["names"] == ["Ada", "Bob", "Cleo"]


def test_the_terminals_saves_have_names_too() -> None:
    assert names_of(upload(a_file(table=sitters("Ada", "Agnes", "Jun")), "Eve", 1.0)) == ["Ada", "Agnes", "Jun"]


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"names": None},
        {"names": "Ada"},
        {"names": ["Ada", "Bob"]},
        {"names": ["Ada", "Bob", "Cleo", "Dora"]},
        {"names": ["Ada", "Bob", 7]},
        {"names": {"0": "Ada"}},
        {"table": []},
        {"table": {"sitters": "Ada"}},
        {"table": {"sitters": ["Ada", "Bob", "Cleo"]}},
        {"table": sitters("Ada", "Bob")},
        {"table": sitters("Ada", "Bob", None)},
    ],
    ids=str,
)
def test_without_names_that_fit_everybody_has_a_number(fields: dict[str, Any]) -> None:
    assert names_of(upload(a_file(**fields), "Eve", 1.0)) == ["Player 1", "Player 2", "Player 3"]
    assert names_of(upload(a_file(20, **fields), "Eve", 1.0)) == ["Eve", "Chair 2", "Chair 3"]


def test_names_are_cleaned_as_at_any_table() -> None:
    """docs/security.md, names: a stranger wrote the file."""
    hostile = ["\u202eAda\u200b\n", "ADA", "x" * 1000]
    assert names_of(upload(a_file(names=hostile), "Eve", 1.0)) == ["Ada", "ADA 2", "Player 3"]
    assert names_of(upload(a_file(names=["Player 3", "", "\ud800"]), "Eve", 1.0)) == [
        "Player 3",
        "Player 2",
        "Player 3 2",
    ]


def test_who_goes_on_has_their_own_name_and_open_chairs_have_the_files() -> None:
    new = upload(a_file(20, names=["Ada", "Eve", "Cleo"]), "Eve", 1.0)
    assert [(plan.kind, plan.name) for plan in new.entry.seats] == [
        ("person", "Eve"),
        ("open", "Eve 2"),
        ("open", "Cleo"),
    ]
    assert [token is not None for token in new.tokens] == [True, False, False]
