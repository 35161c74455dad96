"""What a seat does without being asked, and what it does to clocks, snapshots and turns."""

from __future__ import annotations

import random

import pytest

from readingroom.tables import commands as ask, entries as log
from readingroom.tables.deciding import decide, decide_bot_move
from readingroom.tables.setting_up import set_up
from readingroom.tables.table import Table
from readingroom.tables.viewers import Asker
from tests.tables.test_deciding import PEOPLE, compare

EARLY, LATER = "start:red+green+blue", "start:red+pink+blue"


def dealt(secret: str = "7") -> Table:
    made = set_up(ask.TableWish(game="labyrinth", seats=PEOPLE, clock=60), 1.0, secret=secret * 64)
    return Table.from_log("table", [made.entry, log.Started(at=2.0)])


def move(table: Table, seat: int, action: str, at: float) -> None:
    entry = decide(table, ask.Move(action=action), Asker(seat), at)
    assert isinstance(entry, log.Moved)
    table.take(entry)


def test_the_clock_of_whoever_is_asked_runs_on() -> None:
    table = dealt()
    standing = table.standing
    assert (table.asked, standing.asked_since) == (0, 2.0)
    move(table, 1, EARLY, 5.0)
    assert (table.asked, standing.asked_since) == (0, 2.0)
    table.take(log.TookBack(at=6.0, seat=1, to=0, free=True))
    assert (table.asked, standing.asked_since) == (0, 2.0)
    move(table, 1, EARLY, 7.0)
    move(table, 0, LATER, 12.0)
    assert standing.asked_since == 12.0
    assert [chair.used for chair in standing.chairs] == [10.0, 0.0]
    asked = table.asked
    assert asked is not None
    move(table, asked, "concede", 20.0)
    assert table.asked is None
    assert standing.asked_since is None
    assert sum(chair.used for chair in standing.chairs) == 18.0


def test_a_bots_thought_lapses_when_somebody_puts_a_word_in() -> None:
    table = dealt()
    table.take(log.BotSat(at=3.0, seat=0, level="apprentice"))
    number = table.number
    assert decide_bot_move(table, 0, LATER, number, 4.0) is not None
    move(table, 1, EARLY, 5.0)
    assert decide_bot_move(table, 0, LATER, number, 6.0) is None
    assert decide_bot_move(table, 0, LATER, table.number, 6.0) is not None


def test_in_a_pause_nobody_puts_a_word_in() -> None:
    table = dealt()
    table.take(log.Paused(at=3.0))
    with pytest.raises(Exception, match="paused"):
        move(table, 1, EARLY, 5.0)


@pytest.mark.parametrize("seed", range(3))
def test_a_log_with_words_put_in_makes_one_table_however_it_is_read(seed: int) -> None:
    chance = random.Random(seed)
    made = set_up(ask.TableWish(game="labyrinth", seats=PEOPLE), 1.0, secret=f"{seed}" * 64)
    entries: list[log.AnyEntry] = [made.entry, log.Started(at=2.0)]
    table = Table.from_log("table", entries)
    while table.asked is not None and len(entries) < 60:
        seat = chance.randrange(2)
        free = [str(action) for action in table.playing.interjections(seat) if str(action) != "concede"]
        if not free or chance.random() < 0.8:
            seat, free = table.asked, [str(action) for action in table.playing.legal()]
        entry = decide(table, ask.Move(action=chance.choice(free)), Asker(seat), 3.0 + len(entries))
        assert isinstance(entry, log.Moved)
        entries.append(log.read_entry(log.write_entry(entry)))
        table.take(entry)
    assert compare(entries, chance) > 0
