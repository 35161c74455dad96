"""What a view states beyond the pieces is what then happens: no door has to work a rule out again."""

from __future__ import annotations

import random
from typing import Any

import pytest

import readingroom as rr
from readingroom.games.fire.edge import events as ev
from tests.games.fire.builders import ANA, in_the_library

VARIANTS = [
    {},
    {"technology": True},
    {"tools": False},
    {"tools": False, "shout": "off"},
    {"fire": "wild"},
    {"mode": "robot"},
]


def active_card(view: Any) -> Any:
    return next(card for card in view.cards if card.holder == view.active)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seed", range(12))
def test_what_is_stated_comes_true(options: dict[str, Any], seed: int) -> None:
    """FIRE-SAVE-1, FIRE-DEF-7, FIRE-DEF-8, FIRE-SCORE-1, FIRE-SCORE-3, FIRE-TECH-2: for each draw and each stop."""
    match = rr.start("fire", seats=3, seed=seed, options=options)
    chance = random.Random(seed)
    while not match.over:
        view = match.view(None)
        action = chance.choice(match.legal())
        happened = match.play(action)
        if str(action) == "draw":
            came_as_stated(view, happened, match)
        elif str(action) == "stop":
            scored_as_stated(view, happened, match)


def came_as_stated(view: Any, happened: list[Any], match: rr.Match) -> None:
    laid = next(event for event in happened if isinstance(event, ev.TokenLaid))
    assert laid.space == active_card(view).next
    caught = [event for event in happened if isinstance(event, ev.FireTriggered)]
    assert bool(caught) == (view.next_catches and laid.token == 5)
    if caught and match.view(None).decision in ("waiting", "reaction", "shout"):
        assert match.view(None).caught == caught[0].space


def scored_as_stated(view: Any, happened: list[Any], match: rr.Match) -> None:
    card = active_card(view)
    scored = next(event for event in happened if isinstance(event, ev.KnowledgeScored))
    books = [space.token for space in card.spaces if space.token not in (None, "fire")]
    assert (scored.knowledge, scored.bravery) == (sum(view.values[book] for book in books), card.bravery)
    after = match.view(None)
    if not after.over:
        assert view.leaving_brings_tool == (after.decision == "take_tool")


def test_after_an_axe_the_gap_is_filled_first() -> None:
    """FIRE-SAVE-6: the leftmost empty space, not the one after the last token."""
    view = in_the_library(1, cards={"1": ". W"}).view(ANA)
    assert (active_card(view).next, active_card(view).bravery) == (1, 2)


def test_under_gloves_only_a_second_fire_catches() -> None:
    """FIRE-T-GLOVES-1: and leaving brings no tool."""
    match = in_the_library(1, cards={"1": "W"}, hand=["gloves-1"])
    assert match.view(ANA).next_catches
    assert match.view(ANA).leaving_brings_tool
    match.play("play:gloves")
    assert not match.view(ANA).next_catches
    assert not match.view(ANA).leaving_brings_tool
