"""The deal, checked after the end: what the server's seal answers for, and what it does not."""

from __future__ import annotations

import random

import msgspec
import pytest

import readingroom as rr
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.replaying import verify
from readingroom.tables.setting_up import fork_of, set_up
from readingroom.tables.table import Table
from readingroom.tables.uploading import upload

PEOPLE = [ask.ChairWish(kind="me", name="Ada"), ask.ChairWish(kind="me", name="Bob")]


def ended(created: log.Created) -> Table:
    """A table whose match was begun and given up."""
    return Table.from_log("table", [created, log.Started(at=2.0), log.Ended(at=3.0)])


def steps_that_hold(table: Table) -> tuple[object, list[object]]:
    told = verify(table)
    steps = told["steps"]
    assert isinstance(steps, list)
    return told["holds"], [step["holds"] for step in steps]


def test_a_match_dealt_at_the_table_holds_in_every_step() -> None:
    table = ended(set_up(ask.TableWish(game="fire", seats=PEOPLE), 1.0, secret="7" * 64).entry)
    assert steps_that_hold(table) == (True, [True, True, True, True])


def test_a_fork_was_laid_out_and_not_dealt() -> None:
    """Its position is another match's, so the seal of this table cannot answer for the opening."""
    table = ended(set_up(ask.TableWish(game="fire", seats=PEOPLE), 1.0, secret="7" * 64).entry)
    fork = ended(fork_of(table, 0, 1, "apprentice", "Eve", 4.0).entry)
    assert steps_that_hold(fork) == (False, [True, True, True, False])


def finished() -> rr.Match:
    match = rr.start("fire", seats=2, seed=7)
    while not match.over:
        match.play(match.legal()[0])
    return match


def test_a_file_brings_its_own_seed() -> None:
    """Whoever uploads it knew the deal before the table published any hash."""
    assert steps_that_hold(ended(upload(finished().dumps(), "Eve", 1.0).entry)) == (False, [False, True, True, True])


def test_an_unfinished_file_goes_on_with_a_seed_of_the_table() -> None:
    """security.md: whoever uploads it laid the opening out, and knows no more of what comes than anybody."""
    match = rr.start("fire", seats=2, seed=7)
    assert steps_that_hold(ended(upload(match.dumps(), "Eve", 1.0).entry)) == (False, [True, True, True, False])


def test_an_unfinished_file_of_an_old_table_keeps_the_seed_that_it_brought() -> None:
    match = rr.start("fire", seats=2, seed=7)
    new = upload(match.dumps(), "Eve", 1.0).entry
    old = msgspec.structs.replace(
        new, origin=log.Origin(kind="upload"), secret=match.secret.hex(), file=match.to_plain()
    )
    assert steps_that_hold(ended(old)) == (False, [False, True, True, True])


@pytest.mark.parametrize("game", ["fire", "labyrinth"])
def test_chance_after_an_unfinished_file_is_fresh_and_nothing_of_it_is_forced(game: str) -> None:
    """security.md: nobody, the host included, knows or chooses the chance to come."""
    chance = random.Random(3)
    match = rr.start(game, seats=2, seed=7)
    for _ in range(30):
        match.play(chance.choice(match.legal()))
    first, second = (upload(match.dumps(), "Eve", 1.0).entry for _ in range(2))
    assert match.secret.hex() not in log.write_entry(first).decode()
    assert first.secret != second.secret
    table = ended(first)
    assert table.playing.position() == match.position()
    assert table.playing.secret == bytes.fromhex(first.secret)
    assert table.standing.origin == log.Origin(kind="upload", at=30)


def test_draws_that_a_file_forces_are_forgotten() -> None:
    match = rr.start("fire", seats=2, seed=7, draws=["fire", "fire", "fire"])
    assert ended(upload(match.dumps(), "Eve", 1.0).entry).playing.draws == ()
