"""Questions that change nothing."""

from __future__ import annotations

import pytest

from readingroom.bots.coach import Advice
from readingroom.core.errors import BadAction, Refused
from readingroom.tables import commands as ask
from readingroom.tables.asking import check_hint, hint, why
from readingroom.tables.deciding import decide
from readingroom.tables.table import Table
from readingroom.tables.viewers import SPECTATOR, Asker, BadToken
from tests.tables.test_deciding import table_of, whole


def refused(table: Table, asker: Asker, action: str) -> tuple[str | None, str | None]:
    """How a move is refused, if it is."""
    try:
        decide(table, ask.Move(action=action), asker, 5.0)
    except Refused as refusal:
        return refusal.rule, refusal.sentence
    return None, None


@pytest.mark.parametrize("phase", ["waiting", "playing", "paused", "over"])
def test_why_says_what_the_move_would_be_answered_with(phase: str) -> None:
    table = table_of(phase)
    before = whole(table)
    for asker in (Asker(0), Asker(1), SPECTATOR):
        for action in table.game.actions.texts:
            said = why(table, asker, action, 5.0)
            assert (said.action, said.rule, said.sentence) == (action, *refused(table, asker, action))
    assert whole(table) == before


def test_what_is_legal_has_no_rule_against_it() -> None:
    table = table_of("playing")
    asked = table.asked
    assert asked is not None
    assert why(table, Asker(asked), "draw", 5.0).rule is None
    assert why(table, Asker(asked), "stop", 5.0).rule == "FIRE-SAVE-4"
    assert why(table, Asker(1 - asked), "draw", 5.0).rule == "TABLE-TURN-1"
    assert why(table, SPECTATOR, "draw", 5.0).rule == "TABLE-SEAT-1"


def test_a_text_that_is_no_action_gets_a_sentence() -> None:
    with pytest.raises(BadAction, match="did you mean draw"):
        why(table_of("playing"), Asker(0), "drow", 5.0)


def test_a_dead_key_asks_nothing() -> None:
    with pytest.raises(BadToken):
        why(table_of("playing"), Asker(0, key="old"), "draw", 5.0)


# --- hints ------------------------------------------------------------------------------------------------------


def test_a_hint_is_for_the_seat_that_is_asked() -> None:
    table = table_of("playing")
    asked = table.asked
    assert asked is not None
    assert check_hint(table, Asker(asked)) == asked
    for asker, rule in ((Asker(1 - asked), "TABLE-ODDS-1"), (SPECTATOR, "TABLE-SEAT-1")):
        with pytest.raises(Refused) as refusal:
            check_hint(table, asker)
        assert refusal.value.rule == rule


@pytest.mark.parametrize(("phase", "rule"), [("waiting", "TABLE-START-1"), ("over", "TABLE-OVER-1")])
def test_a_hint_needs_a_match_that_goes_on(phase: str, rule: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_hint(table_of(phase), Asker(0))
    assert refusal.value.rule == rule


def test_without_odds_there_are_no_hints() -> None:
    table = table_of("playing", odds=False)
    with pytest.raises(Refused, match="switched odds and hints off"):
        check_hint(table, Asker(table.asked))


def test_a_hint_says_what_and_why() -> None:
    table = table_of("playing")
    asked = table.asked
    assert asked is not None
    told = hint(table, asked, Advice(0, 0, ("draw",), changed=False))
    assert (told.then, told.changed) == ([], False)
    assert (told.action, told.text, told.number) == ("draw", "Draw a token", table.timeline.number(asked))
    assert (told.sentence, told.rule) == (
        "A turn begins with a draw, and no fire can catch on this space.",
        "FIRE-SAVE-4",
    )
