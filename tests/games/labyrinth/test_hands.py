"""LAB-HAND: six slots, free discards."""

from __future__ import annotations

import pytest

from readingroom.games.labyrinth.edge.events import Discarded
from tests.games.labyrinth.builders import (
    ANA,
    BASILISK,
    BEN,
    FULL,
    a_library,
    actions_left,
    asked,
    captured,
    discards,
    hand,
    interject,
    options,
    play,
    rule_against,
    slots,
    thing,
    told,
    unasked,
)

PILES = captured("anxiety", "basilisk", "bunyip", "chupacabra", "tornado", "triffid")


def test_books_rewards_and_piles_fill_a_slot_each() -> None:
    """LAB-HAND-1: the cards under a Terror fill none."""
    match = a_library(None, ["circe", "booster-1", BASILISK, "item-drink-me", "alice"])
    assert slots(match) == 5
    play(match, "take:red")
    assert (slots(match), options(match, "take")) == (6, [])


@pytest.mark.parametrize("cards", [FULL, PILES, [*FULL[:3], *PILES[:3]]])
def test_a_full_hand_neither_draws_nor_receives(cards: list[object]) -> None:
    """LAB-HAND-2, R-36: not by take, not by pass."""
    match = a_library(None, cards, ["nzinga"])
    assert options(match, "take", "receive") == []
    assert rule_against(match, "take:red") in ("LAB-TAKE-2", "LAB-HAND-2")
    assert rule_against(match, "receive:nzinga") in ("LAB-PASS-3", "LAB-HAND-2")


def test_a_discard_is_free() -> None:
    """LAB-HAND-3: Books and Rewards, on one's own turn as often as one likes."""
    match = a_library(None, ["circe", "booster-1", "item-drink-me"])
    assert options(match, "discard") == ["discard:circe", "discard:item-drink-me", "discard:booster-1"]
    happened = play(match, "discard:circe", "discard:booster-1", "discard:item-drink-me")
    assert told(happened, Discarded)[0] == Discarded(ANA, thing("circe"))
    assert (actions_left(match), hand(match)) == (3, [])
    assert sorted(discards(match)) == ["booster-1", "circe", "item-drink-me"]


def test_a_captured_terror_is_never_discarded() -> None:
    """LAB-HAND-4: not even if no Shelf is left for it."""
    match = a_library(None, [BASILISK], returned={"orange": "minotaur", "blue": "plague", "purple": "tornado"})
    assert options(match, "discard") == []
    assert unasked(a_library(None, [], [BASILISK]), BEN) == []


def test_anybody_may_discard_out_of_turn() -> None:
    """LAB-HAND-3, R-38, R-58: it does not change whose decision it is."""
    match = a_library(None, ["alice"], ["circe", "booster-1", BASILISK])
    assert unasked(match, BEN) == ["discard:circe", "discard:booster-1"]
    assert interject(match, BEN, "discard:circe") == [Discarded(BEN, thing("circe"))]
    assert (match.to_move, asked(match), actions_left(match)) == (ANA, "act", 3)
    assert (hand(match, BEN), discards(match)) == (["booster-1", BASILISK], ["circe"])


def test_a_full_hand_on_a_reward_tile_discards_first_or_skips() -> None:
    """R-36: the limit holds at every instant."""
    match = a_library({"r3c4": "reward/tee/0"}, [*FULL[:5], BASILISK])
    play(match, "move:r3c4")
    assert "draw" not in options(match)
    assert rule_against(match, "draw") in ("R-36", "LAB-HAND-2")
    play(match, "skip")
    assert (slots(match), asked(match), actions_left(match)) == (6, "act", 2)


def test_a_booster_frees_its_slot_before_its_effect() -> None:
    """R-40: a Library Card in a full hand, a Ladder on the way to a Reward."""
    match = a_library(None, [*FULL[:5], "booster-2"])
    assert options(match, "take") == []
    play(match, "spend:booster-2:library_card", "take:pink")
    assert slots(match) == 6
    tiles = {"r2c3": "terror/tee/1 kraken", "r1c3": "reward/corner/2"}
    match = a_library(tiles, [*FULL[:5], "booster-3"])
    play(match, "move:r1c3")
    assert options(match) == ["draw", "skip"]
