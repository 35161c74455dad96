"""Positions: written and read back, laid out by hand, and refused by the piece that is wrong."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.match import Match as KernelMatch, begin_from_file
from readingroom.games.fire.cards.names import DECISIONS
from readingroom.games.fire.positions.zones import MOMENTS
from tests.games.fire.builders import (
    ANA,
    BEN,
    CLEO,
    STANDING_MARKET,
    asked,
    before_round,
    choosing_order,
    dealt,
    discard,
    fires_in_bag,
    in_the_library,
    options,
    row,
    scores,
    waiting_on,
)

EVERY_MODE: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {}) for seats in range(2, 7)],
    (2, {"technology": True, "fire": "wild"}),
    (3, {"fire": "inferno"}),
    (4, {"tools": False}),
    (5, {"tools": False, "fire": "inferno", "technology": True}),
    (2, {"mode": "robot"}),
    (5, {"mode": "robot", "technology": True}),
    (1, {"mode": "solo_robot", "robot_head_start": 9}),
    (1, {"mode": "lone_librarian"}),
]


def seen(match: KernelMatch) -> list[object]:
    """All that anybody can see and do."""
    return [
        match.position(),
        match.legal(),
        match.to_move,
        *[match.view(seat) for seat in (None, *range(match.seats))],
    ]


@pytest.mark.parametrize(("seats", "choice"), EVERY_MODE)
def test_a_position_is_read_back_as_it_was_written(seats: int, choice: dict[str, Any]) -> None:
    """INV-1, INV-5: through JSON, along random matches, the finished ones too."""
    decisions = set()
    for seed in range(4):
        dice, match = random.Random(seed), dealt(seats=seats, seed=seed, **choice)
        while True:
            new = asked(match) not in decisions
            if new or match.over or dice.random() < 0.15:
                decisions.add(asked(match))
                again = rr.start("fire", position=json.dumps(match.position()), seed=seed)
                assert seen(again) == seen(match)
            if match.over:
                break
            match.play(dice.choice(match.legal()))
    assert {"save_or_leave", None} <= decisions


@pytest.mark.parametrize(("seats", "choice"), EVERY_MODE)
def test_a_position_plays_on_to_the_end(seats: int, choice: dict[str, Any]) -> None:
    """INV-8, INV-9: from the middle of a match, whatever was pending."""
    dice, match = random.Random(5), dealt(seats=seats, seed=5, **choice)
    for _ in range(12):
        if not match.over:
            match.play(dice.choice(match.legal()))
    again = rr.start("fire", position=match.position(), seed=8)
    while not again.over:
        again.play(dice.choice(again.legal()))
    assert again.outcome is not None


def test_the_shortest_position() -> None:
    """FIRE-SAVE-1: a librarian with a card, all else as at the start."""
    match = rr.start("fire", position={"holds": [1, 2]}, seed=1)
    assert (match.seats, asked(match), match.to_move, options(match)) == (2, "save_or_leave", ANA, ["draw"])
    assert match.view().bag_size == 29
    assert len([tool for tool in match.view().market if tool]) == 3


def test_a_position_may_be_text() -> None:
    """FIRE-SAVE-1: JSON."""
    match = rr.start("fire", position='{"seats": 3, "holds": [3, 1, 4], "cards": {"3": "y f w"}}', seed=1)
    assert row(match, 3) == "Y F W . ."


def test_what_is_left_out_comes_from_what_remains() -> None:
    """INV-1, INV-5: bag, reserve and deck."""
    position = in_the_library(3, "Y F W", (2, 2, 4, 4), hand=["axe"]).position()
    for zone in ("bag", "reserve", "deck", "deck_history", "shown"):
        del position[zone]
    again = rr.start("fire", position=position, seed=1).position()
    assert again["bag"] == "W W W W W W Y Y Y Y Y B B B B B P P P P F F F F F F"
    assert (again["reserve"], len(again["deck"])) == (10, 35)


@pytest.mark.parametrize(
    ("moment", "decision"),
    [
        ("round_starts", "choose_card"),
        ("next_turn", "save_or_leave"),
        ("scores", "take_tool"),
        ("turn_ends", "save_or_leave"),
        ("round_ends", "choose_card"),
        ({"decision": "fire_catches", "space": 2}, "take_tool"),
    ],
)
def test_a_match_may_begin_at_a_moment_that_goes_on_by_itself(moment: Any, decision: str) -> None:
    """4.1: play goes on to the next decision."""
    holds = [None] * 4 if moment in ("round_starts", "round_ends") else [1, 2, 3, 4]
    laid = "W F" if isinstance(moment, dict) else "W"
    match = in_the_library(1, laid, holds=holds, asked=moment)
    assert asked(match) == decision


@pytest.mark.parametrize(
    ("decision", "zones", "answers"),
    [
        ("amulet", {"hands": {ANA: ["amulet"]}, "round": 2, "holds": [None] * 4}, ["pass", "play:amulet"]),
        ({"decision": "assign", "tool": "amulet-1"}, {"drawn": "W Y P B", "round": 2, "holds": [None] * 4}, None),
        ("choose_card", {"holds": [None, 2, 3, 4]}, ["card:1"]),
        ("shovel_pick", {"drawn": "W P", "turn_tools": ["shovel-2"]}, ["pick:white", "pick:purple"]),
        ("torch_pick", {"drawn": "W P", "turn_tools": ["torch-2"]}, ["pick:white", "pick:purple"]),
        ({"decision": "reaction", "space": 2}, {"hands": {ANA: ["bucket"]}}, ["pass", "play:bucket"]),
        ({"decision": "take_tool", "optional": True}, {}, None),
        ("after_scoring", {"hands": {ANA: ["lockbox"]}}, ["end", "play:lockbox:white"]),
        ("exchange", {"hands": {ANA: ["map-2"]}, "holds": [None] * 4}, ["keep", "replace:map"]),
    ],
)
def test_every_decision_can_be_laid_out(decision: Any, zones: dict[str, Any], answers: list[str] | None) -> None:
    """4.2: by its name, with what it needs."""
    laid = "W F" if zones.get("hands") == {ANA: ["bucket"]} else "F W"
    match = in_the_library(1, laid, asked=decision, **zones)
    name = decision if isinstance(decision, str) else decision["decision"]
    assert (asked(match), match.to_move) == (name, ANA)
    if answers is not None:
        assert options(match) == answers


def test_a_shout_can_be_laid_out() -> None:
    """4.2, FIRE-NOTOOL-2: the table is asked."""
    match = in_the_library(1, "W F", asked="shout", options={"tools": False, "shout": "first"})
    assert match.to_move == rr.TABLE
    match.play("shout:1")
    assert scores(match) == (0, 1, 0, 0)


UNREACHABLE: list[tuple[dict[str, Any], str]] = [
    ({"cards": {"1": "W F"}}, "a fire lies on a risky space of card 1"),
    ({"cards": {"1": "F F"}}, "two fires on card 1"),
    ({"cards": {"1": "W F"}, "asked": "scores"}, "a fire lies on a risky space of card 1"),  # gone when asked
    ({"played": [0]}, "0 has played and still holds a card"),
    ({"played": [3]}, "3 has played and still holds a card"),
    ({"waiting": {"bucket": "F"}}, "bucket holds tokens, and none lies in turn_tools"),
    ({"waiting": {"shovel": "F"}}, "shovel holds tokens, and none lies in turn_tools"),
    ({"waiting": {"torch": "F"}}, "torch holds tokens, and none lies in turn_tools"),
    ({"waiting": {"torch": "F"}, "turn_tools": ["bucket"]}, "torch holds tokens, and none lies in turn_tools"),
    ({"waiting": {"amulet": "F"}, "turn_tools": ["bucket"]}, "amulet holds tokens, and none lies in round_tools"),
    ({"waiting": {"bucket": "W"}, "turn_tools": ["bucket"]}, "no book ever waits on a bucket"),
    ({"waiting": {"library_cart": "F"}, "round_tools": ["library_cart"]}, "no fire ever waits on a library_cart"),
    ({"waiting": {"map": "W"}}, "no token ever waits on a map"),
    ({"waiting": {"knapsack": "F"}, "turn_tools": ["knapsack"]}, "no token ever waits on a knapsack"),
    ({"round_tools": ["map"]}, "no map ever lies in round_tools"),
    ({"turn_tools": ["lockbox"]}, "no lockbox ever lies in turn_tools"),
    ({"lockboxes": ["cloak"]}, "no cloak ever lies in lockboxes"),
    ({"locked": ["W", "", "", ""]}, "1 books are locked in 0 lockboxes"),
]


@pytest.mark.parametrize(("change", "words"), UNREACHABLE, ids=[str(change) for change, _ in UNREACHABLE])
def test_a_position_that_no_match_can_reach_is_refused(change: dict[str, Any], words: str) -> None:
    """INV-3, INV-10, INV-11, INV-12: what the laws hold every match to holds in positions by hand."""
    position = {"seats": 4, "holds": [1, 2, 3, 4], "market": list(STANDING_MARKET)} | change
    with pytest.raises(rr.BadPosition, match=f"the position cannot be: INV.*{words}"):
        rr.start("fire", position=position, seed=1)


def test_a_fire_on_the_bucket_of_a_position_returns() -> None:
    """FIRE-T-BUCKET-1: with its Bucket on the table."""
    match = in_the_library(1, "W", waiting={"bucket": "F"}, turn_tools=["bucket"])
    match.play("stop", "take:none")
    assert (waiting_on(match, "bucket"), fires_in_bag(match), discard(match)) == (None, 7, ["bucket-1"])


def test_the_order_of_youth_counts_in_a_position() -> None:
    """FIRE-SETUP-8, FIRE-DEF-4: the youngest chooses first, a robot last; `arrival` says it itself."""
    youth = {"youth": [2, 0, 3, 1]}
    assert choosing_order(before_round(2, options=youth)) == [2, 0, 3, 1]
    assert before_round(2, options=youth).to_move == CLEO
    with_robot = before_round(2, seats=3, options={"mode": "robot", "youth": [2, 0, 1]})
    assert choosing_order(with_robot) == [2, 0, 1, 3]
    assert choosing_order(before_round(2, options=youth, arrival=[3, 2, 1, 0])) == [3, 2, 1, 0]
    again = rr.Match.loads(before_round(2, options=youth).dumps())
    assert choosing_order(again) == [2, 0, 3, 1]


def test_a_stored_match_keeps_the_order_that_its_position_had() -> None:
    """A file that names no arrival was begun when seats counted in their order; it replays so."""
    plain = before_round(2, options={"youth": [2, 0, 3, 1]}).to_plain()
    del plain["position"]["arrival"]
    old = begin_from_file(rr.Match, find_game("fire"), plain)
    assert choosing_order(old) == [0, 1, 2, 3]


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"played": [3, 3]}, r"played: must name nobody and nothing twice, not \[3, 3\]"),
    (
        {"asked": {"decision": "reaction", "passed": [1, 1]}},
        r"passed: must name nobody and nothing twice, not \[1, 1\]",
    ),
    (
        {"holds": [None] * 4, "asked": {"decision": "exchange", "asked": [2, 3, 2]}},
        r"asked: must name nobody and nothing twice, not \[2, 3, 2\]",
    ),
    (
        {"seats": 1, "options": {"mode": "solo_robot"}, "holds": [1], "used": [2, 3, 3]},
        r"used: must name nobody and nothing twice, not \[2, 3, 3\]",
    ),
    ({"turn": {"gloves": "no"}}, "gloves: must be true or false, not 'no'"),
    ({"turn": {"drew": 1}}, "drew: must be true or false, not 1"),
    ({"shelf": 1}, "unknown zone 'shelf'"),
    ({"game": "chess"}, "'chess'"),
    ({"seats": 9}, "seats"),
    ({"options": {"fire": "cosy"}}, "fire"),
    ({"options": []}, "options"),
    ({"library": {"green": 1}}, "unknown section 'green'"),
    ({"library": {"white": 9}}, "white can show 1, 2, 3, 4, 5, 6, 7, 10"),
    ({"library": {"white": 10}}, "white is destroyed"),
    ({"library": [1, 2, 3, 4]}, "library"),
    ({"scores": [1, 2]}, "scores"),
    ({"scores": [1, 2, 3, True]}, "scores"),
    ({"arrival": [0, 1, 2, 2]}, "arrival"),
    ({"cards": {"5": "W"}}, "card '5' is not in play"),
    ({"cards": {"1": "W W W W W W"}}, "has 5 spaces"),
    ({"cards": {"1": "Q"}}, "unknown token 'Q'"),
    ({"cards": {"1": "P P P P", "2": "P"}}, "only 4 purple tokens"),
    ({"cards": {"1": "T"}}, "only 0 teal tokens"),
    ({"cards": {"1": "W"}, "waiting": {"library_cart": "W W W W W W W"}}, "only 7 white tokens"),
    ({"holds": [1, 1, 2, 3]}, "held twice"),
    ({"holds": [1, 2, 3]}, "holds"),
    ({"holds": [1, 2, 3, 6]}, "card 6 is not in play"),
    ({"holds": [[], 2, 3, 4]}, "is not in play"),
    ({"played": [7]}, "played"),
    ({"played": ["robot"]}, "played"),
    ({"used": [1]}, "used"),
    ({"robot_holds": 1}, "no robot plays"),
    ({"robot_score": 4}, "no robot plays"),
    ({"given": "P"}, "no robot plays"),
    ({"hands": [[], []]}, "hands"),
    ({"hands": [["hammer"], [], [], []]}, "unknown tool 'hammer'"),
    ({"hands": [["axe-1"], ["axe-1"], [], []]}, r"axe-1 is already in hands\[0\]"),
    ({"hands": [["axe"], ["axe", "axe"], ["axe"], []]}, "no axe card is left"),
    ({"hands": [["map-1"], [], [], []]}, "map-1 is already in"),
    ({"market": ["axe"] * 4}, "market"),
    ({"deck": ["axe-1"]}, "is nowhere"),
    ({"discard": "axe-1"}, "discard"),
    ({"bag": "W"}, "tokens are nowhere"),
    ({"bag": "P P P P P"}, "only 4 purple tokens"),
    ({"reserve": 3}, "so 10 are left, not 3"),
    ({"waiting": {"hammer": "W"}}, "unknown tool 'hammer'"),
    ({"locked": ["F", "", "", ""]}, "a Lockbox holds books"),
    ({"locked": ["B"]}, "locked"),
    ({"turn": {"mood": 1}}, "unknown 'mood'"),
    ({"turn": {"active": 4}}, "turn"),
    ({"turn": {"charges": -1}}, "charges"),
    ({"turn": {"cloaked": [0]}}, "cloaked"),
    ({"turn": {"cloaked": 3}}, "cloaked"),
    ({"turn": {"saved": "F"}}, "saved"),
    ({"asked": "sleep"}, "unknown decision 'sleep'"),
    ({"asked": {"decision": []}}, "unknown decision"),
    ({"asked": {"decision": "reaction", "mood": 1}}, "asked"),
    ({"asked": {"decision": "reaction", "space": 6}}, "space"),
    ({"asked": {"decision": "reaction", "passed": 3}}, "passed"),
    ({"asked": {"decision": "exchange", "asked": 3}}, "asked"),
    ({"asked": {"decision": "exchange", "seat": 4}}, "seat"),
    ({"holds": [None, 2, 3, 4], "asked": "save_or_leave"}, "needs an active librarian"),
    ({"cards": {"1": "W W Y B P"}}, "the active card is full"),
    ({"asked": {"decision": "fire_catches", "space": 1}}, "needs a fire on space 1"),
    ({"asked": {"decision": "reaction", "space": 2}}, "needs a fire on space 2"),
    ({"holds": [None] * 4, "asked": "turn_ends"}, "needs an active librarian"),
    ({"holds": [None] * 4, "asked": "take_tool"}, "needs an active librarian"),
    ({"asked": "shovel_pick"}, "needs 1 to 2 tokens"),
    ({"drawn": "W"}, "nobody has tokens in hand"),
    ({"asked": "round_starts"}, "nobody holds a turn order card"),
    ({"asked": "exchange"}, "nobody holds a turn order card"),
    ({"asked": "choose_card"}, "holds a turn order card already"),
    ({"asked": {"decision": "after_scoring", "seat": 1}}, "only the active librarian"),
    ({"scores": [10**30, 0, 0, 0]}, "whole numbers from"),
    ({"holds": [1, "²", 3, 4]}, "is not in play"),
    ({"holds": [1, "01", 3, 4]}, "held twice"),
    ({"turn": {"saved": "W " * 300}}, "at most 5 books"),
    ({"asked": "torch_pick"}, "no torch lies in turn_tools"),
    ({"deck_history": []}, "deck_history"),
    ({"shown": ["hammer-1"]}, "hammer-1"),
]


@pytest.mark.parametrize(("change", "words"), BROKEN, ids=[str(change) for change, _ in BROKEN])
def test_a_position_that_cannot_be_is_refused_by_name(change: dict[str, Any], words: str) -> None:
    """INV-1, INV-5: no piece lost or doubled, no zone misread."""
    position = {"seats": 4, "holds": [1, 2, 3, 4], "market": list(STANDING_MARKET)} | change
    with pytest.raises(rr.BadPosition, match=words):
        rr.start("fire", position=position, seed=1)


def test_axes_are_not_in_play_with_two_seats() -> None:
    """FIRE-SETUP-3: nor in a position."""
    with pytest.raises(rr.BadPosition, match="no axe card is left"):
        rr.start("fire", position={"holds": [1, 2], "hands": [["axe"], []]})
    with pytest.raises(rr.BadPosition, match="axe-1 is not in play with this many seats"):
        rr.start("fire", position={"holds": [1, 2], "hands": [["axe-1"], []]})


def test_without_tools_no_zone_holds_tools() -> None:
    """FIRE-NOTOOL-1."""
    with pytest.raises(rr.BadPosition, match="without tools"):
        rr.start("fire", position={"holds": [1, 2], "options": {"tools": False}, "hands": [["map"], []]})


@pytest.mark.parametrize("text", ["", "[]", "{", "7", "null", '"fire"'])
def test_other_texts_are_no_positions(text: str) -> None:
    """A position is a JSON object."""
    with pytest.raises(rr.BadPosition, match="JSON object"):
        rr.start("fire", position=text)


def test_a_position_names_its_own_options() -> None:
    """They are part of it; giving them twice would be a riddle."""
    with pytest.raises(rr.BadPosition):
        rr.start("fire", position={"holds": [1, 2]}, options={"fire": "wild"})
    with pytest.raises(rr.BadSeats):
        rr.start("fire", position={"seats": 2, "holds": [1, 2]}, seats=3)


WRONG_KINDS: list[Any] = [None, 5, -1, 1.5, True, "x", [], [None], [[]], ["x"], [99], {}, {"a": 1}, {"1": 5}]


def test_no_wrong_kind_of_value_breaks_the_reader() -> None:
    """Every zone, every kind of nonsense: refused with BadPosition, or understood."""
    base = in_the_library(1, "P W", hand=["bucket"], hands={BEN: ["axe"]}, draws=["fire"])
    base.play("draw")
    written = base.position()
    paths = [(zone,) for zone in written] + [(zone, key) for zone in ("turn", "asked") for key in written[zone]]
    understood = 0
    for path in paths:
        for value in WRONG_KINDS:
            position = json.loads(json.dumps(written))
            inner = position if len(path) == 1 else position[path[0]]
            inner[path[-1]] = value
            try:
                match = rr.start("fire", position=position, seed=1)
            except (rr.BadPosition, rr.BadPack):
                continue
            understood += 1
            assert match.over == (match.legal() == [])
    assert 0 < understood < len(paths) * len(WRONG_KINDS) / 2


ROWS = ("", "W F", "W Y B P F", "F . . . .")
HOLDS = ([None] * 4, [1, 2, None, 4], [1, None, 3, 2], [2, 1, 3, 4])
TOOLS_IN_HAND: tuple[list[str], ...] = (
    [],
    ["slingshot", "bucket", "cloak"],
    ["amulet", "lockbox", "map"],
    ["torch", "shovel", "gloves"],
)
DRAWN = ("", "W F", "W Y P B")
CHOICES: tuple[dict[str, Any], ...] = ({}, {"tools": False, "shout": "first"}, {"mode": "robot"}, {"fire": "inferno"})


def layouts() -> Iterator[dict[str, Any]]:
    """Every decision and moment, with zones that fit it and zones that do not."""
    for decision in (*DECISIONS, *MOMENTS):
        for laid, holds, hand, drawn, choice in product(ROWS, HOLDS, TOOLS_IN_HAND, DRAWN, CHOICES):
            zones: dict[str, Any] = {"seats": 4, "round": 2, "options": choice, "holds": holds, "cards": {"1": laid}}
            if choice.get("tools", True):
                zones |= {"hands": [hand, ["axe"], ["amulet"], []], "drawn": drawn, "turn_tools": ["torch-3"]}
            asked = {"decision": decision, "space": 2} if decision in ("reaction", "fire_catches") else decision
            yield zones | {"asked": asked}


def test_whatever_is_laid_out_is_refused_or_can_be_played() -> None:
    """INV-1, INV-5: no accepted position loses or doubles a piece later, and every refusal is ours."""
    accepted: set[str] = set()
    dice = random.Random(1)
    for position in dice.sample(list(layouts()), 1500):
        try:
            match = rr.start("fire", position=position, seed=1)
        except rr.BadPosition:
            continue
        asked = position["asked"]
        accepted.add(asked if isinstance(asked, str) else asked["decision"])
        for _ in range(25):
            if not match.over:
                match.play(dice.choice(match.legal()))
                match.check()
    assert accepted == {*DECISIONS, *MOMENTS}


def test_zones_that_mean_nothing_without_tools_are_passed_over() -> None:
    """FIRE-NOTOOL-1: stored matches were begun so, and load; a card that everybody saw twice is one card."""
    zones = {"turn_tools": ["map"], "shown": ["map-1"], "deck_history": [["map-1"]]}
    match = rr.start("fire", position={"holds": [1, 2], "options": {"tools": False}} | zones, seed=1)
    assert zones.keys().isdisjoint(match.position())
    hands = {"hands": [["map-1"], []], "shown": ["map-1", "map-1"]}
    assert rr.start("fire", position={"holds": [1, 2]} | hands, seed=1).position()["shown"] == ["map-1"]
