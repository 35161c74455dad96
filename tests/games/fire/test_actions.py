"""Every action in its four forms (rules 4.2): code, typed value, JSON and short text."""

from __future__ import annotations

import json
from typing import Any

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.games.fire.edge import actions as do
from readingroom.games.fire.rules import codes
from tests.games.fire.builders import KINDS, NAMES, in_the_library

FIRE = find_game("fire")
ALL_CODES = range(132)
TOKENS = ("white", "yellow", "black", "purple", "teal", "fire")
COLOURS = TOKENS[:5]
TARGETS: tuple[Any, ...] = (0, 1, 2, 3, 4, 5, "robot", "aside")
FAMILIES: list[tuple[str, list[do.FireAction]]] = [
    ("PASS", [do.Pass()]),
    ("PLAY_AMULET", [do.PlayTool("amulet")]),
    ("ASSIGN", [do.Assign(token) for token in TOKENS]),
    ("ASSIGN_NONE", [do.Assign(None)]),
    ("CHOOSE_CARD", [do.ChooseCard(number) for number in range(1, 7)]),
    ("DRAW", [do.Draw()]),
    ("DRAW_SHOVEL", [do.Draw(shovel=True)]),
    ("STOP", [do.Stop()]),
    ("PLAY_GLOVES", [do.PlayTool("gloves")]),
    ("PLAY_SHOVEL", [do.PlayTool("shovel")]),
    ("PLAY_TORCH", [do.PlayTool("torch")]),
    ("PICK", [do.Pick(token) for token in TOKENS]),
    ("DONE", [do.Done()]),
    ("PLAY_BUCKET", [do.PlayTool("bucket")]),
    (
        "PLAY_SLINGSHOT",
        [do.PlayTool("slingshot", target=to, space=space) for to in TARGETS for space in (None, 1, 2, 3, 4, 5)],
    ),
    ("PLAY_CLOAK", [do.PlayTool("cloak", colour) for colour in COLOURS]),
    ("PLAY_AXE", [do.PlayTool("axe", space=space) for space in (None, 1, 2, 3, 4, 5)]),
    ("TAKE_MARKET", [do.TakeTool(slot) for slot in (1, 2, 3)]),
    ("TAKE_DECK", [do.TakeTool("deck")]),
    ("TAKE_NONE", [do.TakeTool("none")]),
    ("END_TURN", [do.EndTurn()]),
    ("PLAY_MAP", [do.PlayTool("map")]),
    ("PLAY_CART", [do.PlayTool("library_cart")]),
    ("PLAY_LOCKBOX", [do.PlayTool("lockbox", colour) for colour in COLOURS]),
    ("PLAY_KNAPSACK", [do.PlayTool("knapsack", colour) for colour in COLOURS]),
    ("PLAY_COLLECTORS", [do.PlayTool("collectors_edition", colour) for colour in COLOURS]),
    ("KEEP", [do.Keep()]),
    ("REPLACE", [do.Replace(tool) for tool in KINDS]),
    ("SHOUT", [do.Shout(seat) for seat in range(6)]),
    ("SHOUT_NONE", [do.Shout(None)]),
]
TEXTS = {
    "pass": do.Pass(),
    "assign:fire": do.Assign("fire"),
    "assign:none": do.Assign(None),
    "card:6": do.ChooseCard(6),
    "draw": do.Draw(),
    "draw:shovel": do.Draw(shovel=True),
    "stop": do.Stop(),
    "pick:teal": do.Pick("teal"),
    "done": do.Done(),
    "play:bucket": do.PlayTool("bucket"),
    "play:slingshot:3:2": do.PlayTool("slingshot", target=3, space=2),
    "play:slingshot:aside": do.PlayTool("slingshot", target="aside"),
    "play:slingshot:robot:5": do.PlayTool("slingshot", target="robot", space=5),
    "play:cloak:purple": do.PlayTool("cloak", "purple"),
    "play:axe": do.PlayTool("axe"),
    "play:axe:1": do.PlayTool("axe", space=1),
    "take:market:1": do.TakeTool(1),
    "take:deck": do.TakeTool("deck"),
    "take:none": do.TakeTool("none"),
    "end": do.EndTurn(),
    "keep": do.Keep(),
    "replace:library_cart": do.Replace("library_cart"),
    "shout:0": do.Shout(0),
    "shout:none": do.Shout(None),
}


def test_there_are_132_codes() -> None:
    """4.2: one dense range."""
    assert len(FIRE.actions) == codes.CODES == sum(len(members) for _, members in FAMILIES) == 132


@pytest.mark.parametrize(("family", "members"), FAMILIES, ids=[name for name, _ in FAMILIES])
def test_codes_and_typed_actions_agree(family: str, members: list[do.FireAction]) -> None:
    """4.2: `codes.py` says where a family starts, `actions.py` lists it in that order."""
    start = int(getattr(codes, family))
    assert [FIRE.actions.code(action) for action in members] == list(range(start, start + len(members)))


@pytest.mark.parametrize("code", ALL_CODES)
def test_every_action_has_four_forms(code: int) -> None:
    """4.2: typed, JSON and text lead back to the same code."""
    action = FIRE.actions.actions[code]
    assert FIRE.actions.code(action) == code
    assert FIRE.actions.code(str(action)) == code
    assert FIRE.actions.parse(f"  {str(action).upper()} ") == action
    assert FIRE.actions.from_json(json.loads(json.dumps(FIRE.actions.to_json(action)))) == action


def test_no_two_actions_share_a_text() -> None:
    """4.2."""
    assert len({str(action) for action in FIRE.actions.actions}) == 132


def test_no_two_actions_share_a_phrase() -> None:
    """4.2: what a button says tells the actions apart."""
    assert len({str(FIRE.describe(action, NAMES)) for action in FIRE.actions.actions}) == 132


@pytest.mark.parametrize(("text", "action"), TEXTS.items(), ids=list(TEXTS))
def test_the_short_texts_are_those_of_the_rules(text: str, action: do.FireAction) -> None:
    """4.2: as the decision table writes them."""
    assert (str(action), FIRE.actions.parse(text)) == (text, action)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "jump",
        "card:7",
        "card:0",
        "play:hammer",
        "take:market:4",
        "play:cloak",
        "draw:torch",
        "shout:6",
        "play:axe:6",
        "assign",
        "play:slingshot:6:1",
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    """4.2: and the message helps."""
    with pytest.raises(rr.BadAction, match="is no action of this game"):
        in_the_library(1, "W").play(text)


@pytest.mark.parametrize(
    "plain",
    [
        None,
        7,
        "draw",
        [],
        {},
        {"type": "Jump"},
        {"type": "Draw"},
        {"type": "Draw", "shovel": 1},
        {"type": "ChooseCard"},
        {"type": "ChooseCard", "number": 7},
        {"type": "ChooseCard", "number": True},
        {"type": "Pick", "token": "blue"},
        {"type": "Stop", "really": True},
        {"type": "Replace", "tool": ["map"]},
    ],
)
def test_other_plain_data_is_no_action(plain: Any) -> None:
    """4.2: wrong types, fields and values."""
    with pytest.raises(rr.BadAction):
        FIRE.actions.from_json(plain)


@pytest.mark.parametrize("thing", [None, 15, ["draw"], object(), do.ChooseCard(9), do.PlayTool("axe", "white")])
def test_other_things_are_no_actions(thing: Any) -> None:
    """4.2: typed values that name nothing of ours."""
    with pytest.raises(rr.BadAction):
        in_the_library(1, "W").play(thing)


def test_a_wrong_word_is_answered_with_the_nearest() -> None:
    """4.2."""
    with pytest.raises(rr.BadAction, match="did you mean draw"):
        in_the_library(1, "W").play("drwa")


def test_legal_answers_come_in_the_order_of_their_codes() -> None:
    """4.2: always ascending."""
    match = in_the_library(1, "P W P", hand=["bucket", "slingshot", "cloak"], draws=["fire"])
    match.play("draw")
    found = [FIRE.actions.code(action) for action in match.legal()]
    assert found == sorted(found)
    assert len(found) == 1 + 1 + 3 * 2 + 2
