"""A match restored from a snapshot plays on as the other would."""

from __future__ import annotations

import json
from typing import Any

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.errors import BadMoment
from readingroom.core.snapshot import restore
from tests.laws.laws import at_random, seats_of, state_of, walk
from tests.laws.tables import Table, every_table, tables_to_try

TABLES = tables_to_try()
EVERY = 13  # actions between two snapshots of a match


def restored(match: rr.Match) -> rr.Match:
    """The match again, through JSON."""
    return restore(rr.Match, match.game, match.setup, match.secret, json.loads(json.dumps(match.snapshot())))


def inside(match: rr.Match) -> list[int]:
    """Everything that the future depends on, with what `packed` leaves out as history."""
    state = state_of(match)
    return [*state.packed(), int(state.rolled), int(state.windows), int(state.noticed)]


def from_outside(match: rr.Match) -> list[Any]:
    everybody: list[int | None] = [*range(match.seats), None]
    seen = [(match.view(seat), match.odds(seat)) for seat in everybody]
    return [seen, match.legal(), match.to_move, match.can_undo, match.outcome, match.position(), match.dumps()]


def play_both(match: rr.Match, twin: rr.Match, number: int, actions: int = 10_000) -> None:
    """The same actions on both: the same happens, at every step and in the end."""
    while not match.over and actions > 0:
        action = at_random(match, number)
        assert twin.play(action) == match.play(action)
        assert inside(twin) == inside(match)
        actions -= 1
    assert from_outside(twin) == from_outside(match)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_restored_match_is_the_same_at_every_moment(table: Table) -> None:
    """Inside and outside, at all kinds of decisions and after the end."""
    number = 1 + TABLES.index(table)
    for match in walk(table, number):
        if not match.can_undo:
            twin = restored(match)
            assert inside(twin) == inside(match)
            if len(match.log) % EVERY == 0 or match.over:
                assert from_outside(twin) == from_outside(match)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_restored_match_plays_on_alike(table: Table) -> None:
    """From a moment in the middle to the end: views, answers, events, chance, files."""
    number = 1 + TABLES.index(table)
    for match in walk(table, number):
        if len(match.log) >= EVERY + number % EVERY and not match.can_undo:
            play_both(match, restored(match), number)
            break


def test_a_match_begun_from_a_position_is_restored_with_its_draws() -> None:
    """The forced draws that have not come yet are still to come."""
    match = rr.start(
        "fire",
        position={"seats": 3, "holds": [3, 1, 2], "cards": {"3": "Y . . . ."}, "hands": [["torch"], ["bucket"], []]},
        draws=["white", "fire", "black"],
        seed=4,
    )
    match.play("draw")
    kept = match.snapshot()
    twin, other = (restore(rr.Match, match.game, match.setup, match.secret, kept) for _ in range(2))
    assert twin.start_position == match.start_position
    play_both(match, twin, 5)
    assert other.snapshot() == kept  # one snapshot serves several times


def test_a_match_with_a_pack_of_its_own_is_restored(tmp_path: Any) -> None:
    """The position holds the pack."""
    from readingroom.games.fire.cards.pack import published_pack

    file = tmp_path / "mine.toml"
    file.write_text(published_pack().text.replace("Geography", "Maps"), "utf-8")
    match = rr.start("fire", seats=2, seed=3, pack=file)
    match.play("draw")
    play_both(match, restored(match), 2)


def test_a_restored_match_says_from_when_it_can_tell() -> None:
    """What was told before the snapshot is not kept."""
    match = rr.start("fire", seats=2, seed=3)
    match.play("draw")
    assert match.events_from == 0
    twin = restored(match)
    assert (twin.events_from, twin.events(since=2), twin.history()) == (2, [], [])
    with pytest.raises(BadMoment, match="since moment 2, not 0"):
        twin.events(0)
    assert twin.play("draw") == match.play("draw")
    assert twin.events(0, since=2) == match.events(0, since=2)


def test_there_is_no_snapshot_while_an_action_can_be_undone() -> None:
    """It would not know the way back."""
    match = rr.start("fire", seats=1, seed=5, options={"mode": "lone_librarian"})
    match.play("card:3")
    assert match.can_undo
    with pytest.raises(BadMoment, match="can still be taken back"):
        match.snapshot()


def test_the_seed_is_in_no_snapshot() -> None:
    """It is kept elsewhere, and given to `restore`."""
    match = rr.start("fire", seats=2, seed=3)
    text = json.dumps(match.snapshot())
    assert match.secret.hex() not in text
    assert str(int.from_bytes(match.secret, "big")) not in text


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "not of Fire in the Library"),
        ({"rules_version": 9}, "by rules version 1"),
        ({"state": {}}, "damaged"),
        ({"pending": ["x"]}, "damaged"),
        ({"counted": [1]}, "damaged"),
        ({"chance": {}}, "damaged"),
        ({"log": [[1]]}, "damaged"),
    ],
)
def test_a_damaged_snapshot_is_refused(changes: dict[str, Any], words: str) -> None:
    """With an exception of ours."""
    match = rr.start("fire", seats=2, seed=3)
    with pytest.raises(rr.BadMatchFile, match=words):
        restore(rr.Match, match.game, match.setup, match.secret, match.snapshot() | changes)


def test_a_snapshot_of_another_setup_is_refused() -> None:
    """Options decide what the same numbers mean."""
    match, other = rr.start("fire", seats=2, seed=3), rr.start("fire", seats=2, seed=3, options={"technology": True})
    with pytest.raises(rr.BadMatchFile, match="another setup"):
        restore(rr.Match, find_game("fire"), other.setup, match.secret, match.snapshot())


def test_every_table_can_look() -> None:
    """The suite covers every variant."""
    assert len(list(every_table())) > 100
    assert seats_of(TABLES[0])
