"""Why a player might answer so: every decision has its sentence, and the figures in it are exact."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import readingroom as rr
from readingroom.core.phrases import chance, figure
from readingroom.core.state import TABLE
from readingroom.games.fire.cards.names import DECISIONS
from tests.games.fire.builders import ANA, NAMES, a_table, in_the_library

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"mode": "solo_robot"}),
    (1, {"mode": "lone_librarian"}),
    (2, {}),
    (3, {"mode": "robot"}),
    (4, {"technology": True}),
    (4, {"fire": "inferno"}),
    (6, {"fire": "wild"}),
    (3, {"tools": False, "shout": "first"}),
    (3, {"show_bag_contents": False}),
]


def walk(seats: int, options: dict[str, Any], seed: int) -> set[str]:
    """A random match: every legal answer of every decision has a reason. Which decisions there were."""
    match = rr.start("fire", seats=seats, seed=seed, options=options, live=True)
    chance = random.Random(seed)
    reached = set()
    while match.to_move is not None:
        seat = 0 if match.to_move == TABLE else match.to_move
        reached.add(str(match.view(seat).decision))
        for action in match.legal():
            reason = match.reason(action, seat, NAMES)
            assert reason.rule in match.game.rulebook
            assert 20 < len(reason.sentence) < 190
            assert re.fullmatch(r"[A-Z0-9][^!]*\.", reason.sentence)
            assert not re.search(r"\b1 (points|books|times)\b|None|  ", reason.sentence)
        match.play(chance.choice(match.legal()))
    return reached


def test_every_decision_of_every_variant_has_a_reason() -> None:
    reached = set()
    for seats, options in TABLES:
        for seed in range(4):
            reached |= walk(seats, options, seed)
    assert reached == set(DECISIONS)


def said(match: rr.Match, action: str, seat: int = ANA) -> tuple[str, str]:
    reason = match.reason(action, seat, NAMES)
    return reason.sentence, reason.rule


def test_draw_or_stop_is_weighed_in_figures() -> None:
    """Fire, Sample Turns: yellow 2, a fire, white 2; the bag then holds 6 fires among 26 tokens."""
    match = in_the_library(card=3, laid="Y F W", library=(2, 2, 4, 4))
    odds = match.odds(ANA)
    assert (odds.stop, odds.burns) == (6, (6, 26))
    weighed = f"6 points are certain; one more draw brings {figure(odds.draw_once)} on average and burns 3 times in 13"
    assert said(match, "draw") == (f"{weighed}.", "FIRE-SAVE-2")
    assert said(match, "stop")[0].startswith(weighed)


def test_what_cannot_burn_is_said() -> None:
    match = in_the_library(card=5, laid="W")
    assert "none of it can burn" in said(match, "draw")[0]


def test_a_first_draw_is_no_choice() -> None:
    match = in_the_library(card=3)
    assert said(match, "draw") == ("A turn begins with a draw, and no fire can catch on this space.", "FIRE-SAVE-4")


def test_leaving_early_brings_a_tool_but_not_in_a_wild_fire() -> None:
    assert said(in_the_library(card=5, laid="W"), "stop")[0].endswith("but leaving early brings a tool.")
    wild = a_table(seats=4, holds=[4, 1, 2, 3], rows={4: "W . . . ."}, options={"fire": "wild"})
    assert "tool" not in said(wild, "stop")[0]


def test_a_tool_against_the_fire_speaks_for_a_draw_that_does_not_pay() -> None:
    match = in_the_library(card=1, laid="P P P .", hand=["bucket"])
    odds = match.odds(ANA)
    assert odds.draw_best <= odds.stop
    assert said(match, "draw")[0].endswith("but your Bucket is at hand when the fire catches.")


def test_an_axe_names_whom_it_helps() -> None:
    match = a_table(
        seats=4,
        holds=[1, 2, 3, 4],
        rows={1: "P W . . ."},
        hands={2: ["axe"]},
        draws=["fire"],
        asked="save_or_leave",
    )
    match.play("draw")
    assert said(match, "play:axe:1", 2) == (
        "The Axe pays you 4 points for Ana's best book, and no section burns.",
        "FIRE-T-AXE-1",
    )
    assert said(match, "pass", 2)[0] == "Ana loses books worth 5 points, and your Axe stays in hand."


def test_alone_nobody_is_in_the_lead() -> None:
    match = a_table(
        seats=1, options={"mode": "lone_librarian"}, holds=[1], rows={1: "W W . . ."}, scores=[30], used=[2]
    )
    assert "lead" not in said(match, "stop")[0] + said(match, "draw")[0]


@pytest.mark.parametrize(
    ("above", "below", "words"),
    [
        (7, 21, "1 time in 3"),
        (7, 27, "7 times in 27"),
        (0, 5, "never"),
        (42, 29 * 28, "3 times in 58"),
        (1, 999, "1 time in 100"),
    ],
)
def test_a_chance_in_words(above: int, below: int, words: str) -> None:
    assert str(chance(above, below)) == words
