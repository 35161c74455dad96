"""Refusals: the rule that forbids an action, and that nothing changes (style 19)."""

from __future__ import annotations

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from tests.games.fire.builders import (
    ANA,
    BEN,
    a_table,
    after_all_turns,
    alone,
    before_round,
    dealt,
    in_the_library,
    rule_against,
)

RULES = find_game("fire").rulebook


def reacting(*hand: str, laid: str = "P W") -> rr.Match:
    """Ana's fire has caught."""
    match = in_the_library(1, laid, hand=hand, draws=["fire"])
    match.play("draw")
    return match


def scored(*hand: str) -> rr.Match:
    """Ana has scored, with tools to play."""
    match = in_the_library(1, "P W", hand=hand)
    match.play("stop")
    return match


TABLES = {
    "first draw": lambda: in_the_library(1),
    "saving": lambda: in_the_library(3, "W", hand=["bucket"]),
    "gloved": lambda: in_the_library(3, "W", hand=["gloves"], turn={"active": ANA, "gloves": True}),
    "reacting": lambda: reacting("bucket", "slingshot", "cloak"),
    "burned": lambda: in_the_library(1, "W F", asked={"decision": "fire_catches", "space": 2}),
    "scored": lambda: scored("lockbox", "knapsack"),
    "choosing": lambda: before_round(2, seats=2, scores=[0, 1]),
    "one has chosen": lambda: a_table(
        seats=2, round=2, holds=[1, None], asked={"decision": "choose_card", "seat": BEN}
    ),
    "exchanging": lambda: after_all_turns(hands={ANA: ["map"]}),
    "alone": lambda: before_round(2, seats=1, options={"mode": "solo_robot"}, used=[4]),
    "no tools": lambda: in_the_library(1, "W", options={"tools": False}),
    "inferno": lambda: in_the_library(1, "W", options={"fire": "inferno"}),
    "shovel": lambda: in_the_library(3, drawn="W P", turn_tools=["shovel-2"], asked="shovel_pick"),
    "torch": lambda: in_the_library(3, drawn="W P", turn_tools=["torch-2"], asked="torch_pick"),
    "amulet": lambda: before_round(2, seats=2, hands={BEN: ["amulet"]}),
    "over": lambda: a_table(library=(10, 7, 7, 7), asked=None),
}
WRONG = [
    ("first draw", "stop", "FIRE-SAVE-4"),
    ("first draw", "draw:shovel", "FIRE-T-SHOVEL-1"),
    ("first draw", "card:1", "FIRE-ORDER-2"),
    ("first draw", "pass", "FIRE-TOOL-10"),
    ("first draw", "end", "FIRE-SCORE-5"),
    ("first draw", "take:deck", "FIRE-SPREAD-7"),
    ("first draw", "play:amulet", "FIRE-T-AMULET-1"),
    ("saving", "play:bucket", "FIRE-TOOL-2"),
    ("saving", "play:torch", "FIRE-TOOL-2"),
    ("saving", "done", "FIRE-T-TORCH-1"),
    ("saving", "pick:white", "FIRE-T-SHOVEL-2"),
    ("saving", "assign:white", "FIRE-T-AMULET-3"),
    ("saving", "keep", "FIRE-ROUND-3"),
    ("saving", "replace:bucket", "FIRE-ROUND-3"),
    ("saving", "shout:0", "FIRE-NOTOOL-2"),
    ("gloved", "play:gloves", "FIRE-T-GLOVES-1"),
    ("reacting", "stop", "FIRE-SAVE-2"),
    ("reacting", "draw", "FIRE-SAVE-2"),
    ("reacting", "play:axe:1", "FIRE-T-AXE-1"),
    ("reacting", "play:cloak:black", "FIRE-T-CLOAK-1"),
    ("reacting", "play:slingshot:1:2", "FIRE-T-SLING-1"),
    ("reacting", "play:slingshot:aside:1", "FIRE-T-SLING-3"),
    ("reacting", "play:slingshot:robot:1", "FIRE-T-SLING-2"),
    ("reacting", "play:slingshot:0:1", "FIRE-T-SLING-2"),
    ("burned", "take:none", "FIRE-SPREAD-7"),
    ("burned", "play:map", "FIRE-TOOL-2"),
    ("scored", "play:lockbox:teal", "FIRE-T-LOCK-1"),
    ("scored", "play:knapsack:black", "FIRE-T-KNAP-1"),
    ("scored", "play:collectors_edition:white", "FIRE-TOOL-2"),
    ("scored", "stop", "FIRE-SAVE-2"),
    ("choosing", "card:4", "FIRE-SETUP-5"),
    ("choosing", "draw", "FIRE-SAVE-2"),
    ("one has chosen", "card:1", "FIRE-ORDER-2"),
    ("exchanging", "replace:axe", "FIRE-ROUND-3"),
    ("exchanging", "end", "FIRE-SCORE-5"),
    ("alone", "card:4", "FIRE-SOLO-2"),
    ("no tools", "play:gloves", "FIRE-NOTOOL-1"),
    ("no tools", "take:none", "FIRE-NOTOOL-1"),
    ("inferno", "card:1", "FIRE-INFERNO-1"),
    ("shovel", "pick:black", "FIRE-T-SHOVEL-2"),
    ("shovel", "stop", "FIRE-SAVE-2"),
    ("torch", "pick:black", "FIRE-T-TORCH-1"),
    ("torch", "done", "FIRE-T-TORCH-1"),
    ("amulet", "card:1", "FIRE-ORDER-2"),
    ("over", "draw", "FIRE-END-1"),
    ("over", "pass", "FIRE-END-1"),
]


@pytest.mark.parametrize(("table", "action", "rule"), WRONG)
def test_a_wrong_action_is_refused_with_its_rule(table: str, action: str, rule: str) -> None:
    """FIRE-TOOL-2 and the rule named: what `why_not` and the refusal say is the same."""
    match = TABLES[table]()
    refusal = match.why_not(action)
    assert refusal is not None
    assert refusal.rule == rule
    with pytest.raises(rr.Refused) as refused:
        match.play(action)
    assert (refused.value.rule, refused.value.sentence) == (refusal.rule, refusal.sentence)


@pytest.mark.parametrize("table", TABLES)
def test_every_action_is_legal_or_refused_by_a_rule_of_the_book(table: str) -> None:
    """4.2, INV-8: all 132 of them at each of these tables; every refusal has a rule and a sentence."""
    match = TABLES[table]()
    legal = match.legal()
    assert match.over == (not legal)
    for action in match.game.actions.actions:
        refusal = match.why_not(action)
        assert (refusal is None) == (action in legal)
        if refusal is not None:
            assert refusal.rule in RULES
            assert refusal.sentence


@pytest.mark.parametrize("table", TABLES)
def test_a_refusal_leaves_everything_as_it_was(table: str) -> None:
    """Style 19: position, views, events, log and chance to come."""
    match = TABLES[table]()
    before = (match.position(), match.checksum(), match.events(), list(match.log), match.view(0))
    wrong = next(action for action in match.game.actions.actions if match.why_not(action) is not None)
    with pytest.raises(rr.Refused):
        match.play(wrong)
    assert (match.position(), match.checksum(), match.events(), list(match.log), match.view(0)) == before


def test_a_taken_card_is_refused() -> None:
    """FIRE-ORDER-2: Ana took it."""
    match = before_round(2, seats=4, scores=[0, 1, 2, 3])
    match.play("card:2")
    assert rule_against(match, "card:2") == "FIRE-ORDER-2"


def test_a_forced_draw_that_cannot_come_changes_nothing() -> None:
    """FIRE-SAVE-1: there is no teal book in this bag."""
    match = in_the_library(3, "W", draws=["teal"])
    before = (match.position(), match.events(), list(match.log))
    with pytest.raises(rr.ForcedDraw, match="draws: 'teal' cannot come now"):
        match.play("draw")
    assert (match.position(), match.events(), list(match.log)) == before


def test_a_forced_outcome_must_be_one() -> None:
    """FIRE-SAVE-1."""
    with pytest.raises(rr.BadPosition, match="is no chance outcome"):
        in_the_library(3, "W", draws=["gold"])


def test_an_axe_against_a_cloaked_fire_is_refused() -> None:
    """FIRE-T-CLOAK-3: the window is the active player's now."""
    match = in_the_library(
        1,
        "P W",
        hand=["cloak", "cloak", "slingshot"],
        hands={BEN: ["axe"]},
        scores=[0, 1, 1, 1],
        draws=["fire"],
    )
    match.play("draw", "play:cloak:purple")
    assert rule_against(match, "play:slingshot:1:2") == "FIRE-T-CLOAK-3"


# --- taking back --------------------------------------------------------------------------------------------


def test_what_nobody_learned_from_may_be_taken_back() -> None:
    """FIRE-ORDER-2: a chosen card, while the next seat has not answered."""
    match = before_round(2, seats=4, scores=[0, 1, 2, 3])
    before = match.position()
    match.play("card:2")
    assert match.can_undo
    match.undo()
    assert (match.position(), match.log) == (before, [])


@pytest.mark.parametrize(
    ("table", "action"), [("first draw", "draw"), ("reacting", "pass"), ("scored", "end"), ("amulet", "pass")]
)
def test_what_somebody_learned_from_stays(table: str, action: str) -> None:
    """4.5: a token drawn, or an answer in a secret window."""
    match = TABLES[table]()
    match.play(action)
    assert not match.can_undo
    with pytest.raises(rr.Refused) as refused:
        match.undo()
    assert refused.value.rule == "TABLE-UNDO-1"


def test_a_shown_tool_cannot_be_taken_back() -> None:
    """4.4: others have learned what was in the hand; a tool that everybody knew is another matter."""
    match = in_the_library(1, hand=["gloves-1"])
    match.play("play:gloves")
    assert not match.can_undo
    match = in_the_library(1, hand=["gloves-1"], shown=["gloves-1"])
    match.play("play:gloves")
    assert match.can_undo


def test_an_unknown_seat_has_no_view() -> None:
    """FIRE-DEF-1."""
    match = dealt(seats=2)
    for look in (match.view, match.events, match.odds):
        with pytest.raises(rr.BadSeats):
            look(2)


def test_alone_the_robot_cannot_be_asked() -> None:
    """FIRE-DEF-1, FIRE-SROBOT-1."""
    with pytest.raises(rr.BadSeats):
        alone(1).view(1)
