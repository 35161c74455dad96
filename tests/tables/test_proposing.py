"""What a bot says at the start of its turn, when it keeps silent, and arrows that people point with."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from readingroom.core.errors import Refused
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.deciding import decide, decide_bot_move
from readingroom.tables.proposing import LISTEN, QUIET, decide_proposal, listens_for
from readingroom.tables.setting_up import set_up
from readingroom.tables.standing import ChatLine
from readingroom.tables.table import Table
from readingroom.tables.updates import encode, table_info
from readingroom.tables.viewers import Asker

BOTS = 2  # the chairs of bots at each table
HERE = {BOTS}  # and of the person
NOW = 1000.0
STARTS = ("start:red+green+blue", "start:red+pink+blue", "start:pink+green+blue")


def dealt(game: str = "labyrinth", **wish: Any) -> Table:
    """Two bots and a person, after the deal."""
    chairs = [ask.ChairWish(kind="bot", level="apprentice")] * BOTS + [ask.ChairWish(kind="me", name="Ada")]
    made = set_up(ask.TableWish(game=game, seats=chairs, **wish), 1.0, secret="7" * 64)
    return Table.from_log("table", [made.entry, log.Started(at=2.0)])


def at_turn(**wish: Any) -> Table:
    """A bot's turn has just begun."""
    table = dealt(**wish)
    for seat, action in enumerate(STARTS):
        table.take(log.Moved(at=3.0, seat=seat, action=action, by="bot"))
    for _ in range(BOTS):
        asked = table.asked
        assert asked is not None
        if asked < BOTS:
            break
        table.take(log.Moved(at=4.0, seat=asked, action="end", by="person"))
    return table


def said(table: Table, action: str | None = None, here: set[int] = HERE, now: float = NOW) -> str | None:
    """What the asked bot would say; the table must be as before."""
    seat = table.asked
    assert seat is not None
    chosen = action or str(table.playing.legal()[0])
    before = encode(table.standing)
    line = decide_proposal(table, seat, chosen, table.number, here, now)
    assert encode(table.standing) == before
    assert line is None or (line.seat, line.at, line.phrase, line.action) == (seat, now, None, chosen)
    return None if line is None else line.text


def test_a_bot_says_what_it_has_in_mind_and_once_a_turn() -> None:
    table = at_turn()
    seat = table.asked
    assert seat is not None
    action = "take:red"
    sentence = table.playing.reason(action, seat, table.standing.names).sentence
    assert said(table, action) == sentence
    table.take(log.Said(at=NOW, seat=seat, text=sentence))
    assert said(table, action) is None  # also after a restart: the log has it
    assert table.standing.chat[-1] == ChatLine(NOW, seat, table.standing.names[seat], sentence)
    assert decide_bot_move(table, seat, action, table.number, NOW) is not None
    table.take(log.Moved(at=NOW, seat=seat, action=action, by="bot"))
    assert table.asked == seat
    assert said(table) is None


def test_before_the_first_action_or_not_in_this_turn() -> None:
    table = at_turn()
    seat = table.asked
    assert seat is not None
    table.take(log.Moved(at=5.0, seat=seat, action="take:red", by="bot"))
    assert said(table) is None
    while table.asked == seat:
        table.take(log.Moved(at=6.0, seat=seat, action="end", by="bot"))
    if table.asked in HERE:
        table.take(log.Moved(at=6.0, seat=BOTS, action="end", by="person"))
    assert said(table) is not None


def test_what_others_put_in_does_not_end_the_beginning() -> None:
    table = at_turn()
    asked = table.asked
    table.take(log.Moved(at=5.0, seat=BOTS, action=str(table.playing.interjections(BOTS)[0]), by="person"))
    assert table.asked == asked
    assert said(table) is not None


def test_nobody_talks_about_a_sealed_choice() -> None:
    table = dealt()
    assert table.asked is not None
    assert said(table, STARTS[0]) is None


def test_in_a_race_bots_keep_their_thoughts_to_themselves() -> None:
    table = dealt("fire")
    while table.asked in HERE:
        table.take(log.Moved(at=3.0, seat=BOTS, action=str(table.playing.legal()[0]), by="person"))
    assert said(table) is None


def test_nobody_is_talked_to_who_is_not_there() -> None:
    assert said(at_turn(), here=set()) is None
    assert said(at_turn(), here={0, 1}) is None


def test_where_the_chat_is_off_bots_are_silent() -> None:
    assert said(at_turn(chat=False)) is None


@pytest.mark.parametrize("words", [{"text": "wait"}, {"phrase": "hello"}, {"arrow": "2,2>1,2"}])
def test_people_are_not_talked_over(words: dict[str, Any]) -> None:
    table = at_turn()
    table.take(log.Said(at=NOW, seat=BOTS, **words))
    assert said(table, now=NOW + QUIET - 0.1) is None
    assert said(table, now=NOW + QUIET) is not None


def test_bots_may_talk_one_after_the_other() -> None:
    table = at_turn()
    seat = table.asked
    assert seat is not None
    table.take(log.Said(at=NOW, seat=1 - seat, text="I am the other bot."))
    table.standing.turn_begins = True
    assert said(table, now=NOW + 1) is not None


def test_a_thought_that_has_lapsed_is_not_said() -> None:
    table = at_turn()
    seat = table.asked
    assert seat is not None
    assert decide_proposal(table, seat, "take:red", table.number - 1, HERE, NOW) is None
    assert decide_proposal(table, BOTS, "take:red", table.number, HERE, NOW) is None
    table.take(log.Paused(at=5.0))
    assert decide_proposal(table, seat, "take:red", table.number, HERE, NOW) is None


def test_a_bot_leaves_time_to_answer_its_proposal() -> None:
    table = at_turn()
    seat = table.asked
    assert seat is not None
    assert listens_for(table, seat, NOW) == 0
    table.take(log.Said(at=NOW, seat=seat, text="I take a red Book."))
    assert listens_for(table, seat, NOW + 1) == LISTEN - 1
    table.take(log.Said(at=NOW + 2, seat=BOTS, text="wait"))
    assert listens_for(table, seat, NOW + LISTEN) == 2
    assert listens_for(table, seat, NOW + 2 + LISTEN) == 0
    assert listens_for(table, seat, NOW - 500) == LISTEN


def test_bots_that_take_less_time_listen_for_less() -> None:
    """People who like it brisk said so when they set the table."""
    table = at_turn(think=log.THINK / 4)
    seat = table.asked
    assert seat is not None
    table.take(log.Said(at=NOW, seat=seat, text="I take a red Book."))
    assert listens_for(table, seat, NOW) == LISTEN / 4
    slow = at_turn(think=2 * log.THINK)
    slow.take(log.Said(at=NOW, seat=seat, text="I take a red Book."))
    assert listens_for(slow, seat, NOW) == LISTEN


def test_nobody_waits_in_a_race_or_where_bots_take_no_time() -> None:
    for table in (at_turn(think=0), dealt("fire")):
        table.take(log.Said(at=NOW, seat=BOTS, text="wait"))
        assert [listens_for(table, seat, NOW) for seat in range(BOTS)] == [0, 0]


def test_a_bot_says_nothing_under_a_persons_name() -> None:
    table = at_turn()
    while table.asked not in HERE:
        asked = table.asked
        assert asked is not None
        table.take(log.Moved(at=6.0, seat=asked, action="end", by="bot"))
    table.take(log.Covered(at=7.0, seat=BOTS))
    assert decide_bot_move(table, BOTS, "end", table.number, NOW) is not None
    assert said(table, "end") is None


# --- arrows -----------------------------------------------------------------------------------------------------


def test_an_arrow_is_said_where_the_chat_is_off() -> None:
    table = dealt(chat=False)
    entry = decide(table, ask.Say(arrow="2,2>1,2"), Asker(BOTS), NOW)
    assert entry == log.Said(at=NOW, seat=BOTS, arrow="2,2>1,2")
    table.take(log.read_entry(log.write_entry(entry)))
    assert table_info(table).chat[-1] == ChatLine(NOW, BOTS, "Ada", arrow="2,2>1,2")
    with pytest.raises(Refused, match="arrows still work"):
        decide(table, ask.Say(text="there"), Asker(BOTS), NOW)


@pytest.mark.parametrize("arrow", ["2,2>1,2", "a>b", "r12>r13", "12345678>abcdefgh"])
def test_arrows_of_any_board(arrow: str) -> None:
    assert msgspec.convert({"type": "say", "arrow": arrow}, ask.Say).arrow == arrow


@pytest.mark.parametrize(
    "arrow", ["", ">", "2,2", "2,2>", ">1,2", "2>2>2", "A>b", "a >b", "a>b\n", "<b>x", "123456789>1", "1>123456789"]
)
def test_nothing_else_is_an_arrow(arrow: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "say", "arrow": arrow}, ask.Say)


def test_what_was_stored_before_there_were_arrows_still_loads() -> None:
    line = b'{"kind":"said","at":1.0,"seat":0,"text":"hello"}'
    assert log.read_entry(line) == log.Said(at=1.0, seat=0, text="hello")
    assert msgspec.json.decode(b'{"at":1.0,"seat":0,"name":"Ada","text":"hello"}', type=ChatLine).arrow is None
