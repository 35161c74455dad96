"""Taking back by consent: the log tells it, and the chance that follows is fresh."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import readingroom as rr
from readingroom.core.dice import mix
from readingroom.core.errors import BadMoment
from readingroom.core.match import replay
from readingroom.core.state import TAKEN_BACK
from readingroom.core.taking_back import line_of, secret_of
from tests.laws.laws import at_random, state_of
from tests.laws.tables import Table, tables_to_try
from tests.laws.test_snapshots import from_outside, inside, restored

TABLES = tables_to_try()


def saved(match: rr.Match) -> rr.Match:
    """The match again, through its file."""
    return replay(rr.Match, match.game, json.loads(match.dumps()))


def drawn(seed: int = 3, draws: int = 3) -> rr.Match:
    """Two librarians, the first of whom has drawn."""
    match = rr.start("fire", seats=2, seed=seed, options={"tools": False})
    while len(match.log) < draws:
        match.play("draw" if match.why_not("draw") is None else match.legal()[0])
    return match


def test_the_table_is_as_it_was_then() -> None:
    """After the second draw, as after the first."""
    match = drawn(draws=1)
    then = match.position()
    match.play("draw")
    match.take_back(1)
    assert (match.position(), match.to_move, match.can_undo) == (then, match.log[0][0], False)
    assert match.log[1:] == [match.log[1], (TAKEN_BACK, 1)]


def test_the_chance_that_follows_is_fresh() -> None:
    """Else everybody would know the next token; over many matches about as many differ as two draws do."""
    different = 0
    for seed in range(40):
        match = drawn(seed, draws=1)
        first = match.play("draw")
        match.take_back(1)
        different += match.play("draw") != first
    assert 20 < different < 40


def test_each_taking_back_has_a_chance_of_its_own() -> None:
    """All follow from the secret, and none tells another."""
    logs = [[], [(TAKEN_BACK, 0)], [(TAKEN_BACK, 0), (TAKEN_BACK, 0)], [(0, 5), (TAKEN_BACK, 0)]]
    secrets = [secret_of(b"k" * 32, log) for log in logs]
    assert secrets[0] == b"k" * 32
    assert secrets[1] == secrets[3]
    assert len(set(secrets)) == 3


def test_what_is_forced_stays_forced() -> None:
    """A position with named draws is for examples, and they should come out again."""
    position = {"seats": 2, "holds": [1, 2], "options": {"tools": False}}
    match = rr.start("fire", position=position, draws=["white", "black"])
    before = match.play("draw", "draw")
    match.take_back(0)
    assert match.play("draw", "draw") == before


def test_a_file_tells_what_was_taken_back() -> None:
    """Format 1, with one more kind of entry."""
    match = drawn()
    match.take_back(1)
    match.play("draw")
    plain = json.loads(match.dumps())
    assert (plain["readingroom"], plain["log"][3]) == (1, [-3, "take back 1"])
    again = saved(match)
    assert (again.log, again.history(), inside(again)) == (match.log, match.history(), inside(match))
    assert again.dumps() == match.dumps()


def test_what_was_told_stays_told() -> None:
    """Moments count the entries of the log, so what comes now is told after what was taken back."""
    match = drawn()
    told = match.events(0)
    match.take_back(1)
    assert match.events(0) == told
    now = match.play("draw")
    assert match.events(0, since=len(match.log)) == [event.seen_by(0) for event in now]


@pytest.mark.parametrize("to", [-1, 3, 4, 99])
def test_there_is_no_way_back_to_where_the_match_was_not(to: int) -> None:
    """Earlier moments only."""
    match = drawn()
    before = inside(match)
    with pytest.raises(BadMoment, match="cannot go back"):
        match.take_back(to)
    assert (inside(match), len(match.log)) == (before, 3)


def test_what_was_taken_back_is_not_gone_back_to() -> None:
    """The line of play is what led here."""
    match = drawn()
    match.take_back(1)
    match.play("draw")
    assert match.line() == [0, 3, 4]
    with pytest.raises(BadMoment):
        match.take_back(2)
    match.take_back(4)
    assert match.line() == line_of(match.log) == [0, 3, 5]


def test_a_free_undo_ends_at_a_taking_back() -> None:
    """Somebody has seen what was taken back."""
    match = rr.start("fire", seats=1, seed=5, options={"mode": "lone_librarian"})
    match.play("card:3", "draw")
    match.take_back(0)
    match.play("card:5")
    match.undo()
    assert (match.can_undo, match.log[2:]) == (False, [(TAKEN_BACK, 0)])


def test_a_match_that_is_over_can_be_taken_back() -> None:
    """Everybody agreed that the last fire was a slip of the hand."""
    match = rr.start("fire", seats=2, seed=3, options={"tools": False})
    while not match.over:
        match.play(match.legal()[0])
    match.take_back(len(match.log) - 1)
    assert match.outcome is None
    assert inside(saved(match)) == inside(match)


@pytest.mark.parametrize(
    "entry", [[-3, "take back 7"], [-3, "take back -1"], [-3, "take back"], [-3, "draw"], [0, "take back 0"]]
)
def test_a_forged_taking_back_is_refused(entry: list[object]) -> None:
    """As any entry that does not fit."""
    plain = json.loads(drawn().dumps())
    with pytest.raises(rr.BadMatchFile, match="log entry 4"):
        rr.Match.loads(json.dumps({**plain, "log": [*plain["log"], entry]}))


# --- everywhere ---------------------------------------------------------------------------------------------


def wander(table: Table, number: int, look: Callable[[rr.Match], None]) -> rr.Match:
    """A match that goes back now and then, looked at after every time; it is played on to the end."""
    match = table.start(number)
    for step in range(40):
        if not match.over:
            match.play(at_random(match, number + step))
        if step % 8 == 7:
            moments = [0, *(place + 1 for place in match.line())][:-1]
            match.take_back(moments[mix(number + step) % len(moments)])
            look(match)
    while not match.over:
        match.play(at_random(match, number))
    return match


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_files_and_snapshots_know_the_way_back(table: Table) -> None:
    """Replay, checksum and snapshots agree with a match that was taken back again and again."""

    def look(match: rr.Match) -> None:
        table.game.conserved(state_of(match))
        assert inside(restored(match)) == inside(match)
        assert inside(saved(match)) == inside(match)

    match = wander(table, 1 + TABLES.index(table), look)
    assert from_outside(saved(match)) == from_outside(match)
    if not match.can_undo:
        twin, early = restored(match), match.line()[3] + 1
        for again in (match, twin):
            again.take_back(early)  # a restored match still has its whole log
        assert inside(twin) == inside(match)
