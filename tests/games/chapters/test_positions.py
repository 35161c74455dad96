"""Positions by hand: out and back at every kind of decision, and what is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import readingroom as rr
from readingroom.games.chapters.cards.names import DECISIONS
from tests.games.chapters.builders import a_table, asked, with_modules

RARE = {
    "glare",
    "shelve_event",
    "payment",
    "pay",
    "cost_stack",
    "peek",
    "order",
    "rotate",
    "lose_stack",
    "lose_friend",
    "archive",
}


def test_a_position_goes_out_and_comes_back() -> None:
    """At every kind of decision that random matches come to."""
    seen: set[str] = set()
    for seed in range(12):
        chosen = {} if seed % 3 == 0 else with_modules("nsfl", "sites", "enhancements")
        match = rr.start("chapters", seats=2 + seed % 3, seed=seed, options=chosen)
        dice = Random(seed)
        while not match.over:
            decision = asked(match)
            assert decision is not None
            if decision not in seen or dice.random() < 0.02:
                seen.add(decision)
                position = json.loads(json.dumps(match.position()))
                again = rr.start("chapters", position=position)
                assert again.position() == position
                assert [str(one) for one in again.legal()] == [str(one) for one in match.legal()]
            match.play(dice.choice(match.legal()))
    assert set(DECISIONS) - seen <= RARE


@pytest.mark.parametrize(
    ("zones", "reason"),
    [
        ({"hand": []}, "unknown zone 'hand'"),
        ({"lobby": ["fr99"]}, "no friend card"),
        ({"lobby": ["fr01", "fr01"]}, "fr01 is already in lobby"),
        ({"lobby": ["fs01"]}, "no friend card"),
        ({"stacks": {0: ["fs01", "fs01"]}}, "already in stacks"),
        ({"hands": {0: ["ns01"]}}, "no ns01 card is left"),
        ({"sites": ["si01", "si01"]}, "a Site of its own"),
        ({"asked": "nap"}, "by hand a position begins with"),
        ({"asked": {"decision": "x", "frames": [[99, 0, 0, 0]]}}, "frames must be"),
        ({"active": 7}, "must be a seat"),
        ({"molly": (5, "space")}, "must be a seat"),
        ({"shelves": [["fs01"], []]}, "module 3 only"),
        ({"friend_deck": [{"friends": []}]}, "a layer has Friends"),
        ({"deck": ["fs01"]}, "is nowhere"),
    ],
)
def test_what_cannot_be_is_refused(zones: dict[str, Any], reason: str) -> None:
    """With the zone and the reason."""
    with pytest.raises(rr.BadPosition, match=reason):
        a_table(**zones)


def test_bare_names_stand_for_any_copy() -> None:
    """A Category stands for a Feature of it, an Event's name for one of its copies."""
    match = a_table(hands={0: ["space", "ev01", "ev01-1", "ev01"]}, stacks={1: "S"})
    assert match.view(0).hand.count("ev01") == 3
