"""LAB-PASS: one card given, received or swapped for one action, with somebody on the tile."""

from __future__ import annotations

import pytest

from readingroom.games.labyrinth.edge.events import Discarded, GiftOffered, GiftRefused, ThingPassed
from tests.games.labyrinth.builders import (
    ANA,
    BASILISK,
    BEN,
    CLEO,
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
    swap,
    thing,
    told,
)

EAST = {"r3c4": "crossroads"}
APART = ["r3c3", "r3c4"]
PILES = captured("anxiety", "basilisk", "bunyip", "chupacabra", "tornado", "triffid")


def test_give_receive_or_swap_one_card() -> None:
    """LAB-PASS-1, R-41: each is one action, and the partner is not asked."""
    gift = a_library(None, ["circe"], ["alice", "booster-1"])
    assert options(gift, "give", "receive", "swap") == [
        "give:circe",
        "receive:alice",
        "receive:booster-1",
        "swap:circe",
    ]
    assert told(play(gift, "give:circe"), ThingPassed) == [ThingPassed(ANA, BEN, thing("circe"))]
    assert (hand(gift), hand(gift, BEN), actions_left(gift)) == ([], ["alice", "circe", "booster-1"], 2)
    play(gift, "receive:booster-1")
    assert (hand(gift), actions_left(gift), gift.to_move) == (["booster-1"], 1, ANA)
    play(gift, "swap:booster-1")
    assert (asked(gift), options(gift), actions_left(gift)) == ("swap_for", ["for:alice", "for:circe"], 1)
    happened = play(gift, "for:alice")
    assert len(told(happened, ThingPassed)) == 2
    assert (hand(gift), hand(gift, BEN), actions_left(gift)) == (["alice"], ["circe", "booster-1"], 0)


def test_the_partner_must_be_on_the_tile() -> None:
    """LAB-PASS-1: otherwise it takes a Trolley Service."""
    match = a_library(EAST, ["circe"], ["alice"], at=APART)
    assert options(match, "give", "receive", "swap") == []
    assert rule_against(match, "give:circe") in ("LAB-PASS-1", "LAB-BOOST-5")


def test_captured_terrors_are_not_passed() -> None:
    """LAB-PASS-2: neither given nor received nor swapped among players."""
    match = a_library(None, [BASILISK, "circe"], [{"tornado": ["gretel"]}, "alice"])
    assert options(match, "give", "receive", "swap") == ["give:circe", "receive:alice", "swap:circe"]
    play(match, "swap:circe")  # only Alice can come for it
    assert (hand(match), hand(match, BEN)) == (["alice", BASILISK], ["circe", {"tornado": ["gretel"]}])
    other = a_library(None, [BASILISK], [])
    assert rule_against(other, "give:basilisk") == "LAB-PASS-2"


def test_a_receiver_needs_a_free_slot_and_a_swap_needs_none() -> None:
    """LAB-PASS-3, LAB-HAND-2: two full hands can only swap, or ask for a discard (R-58)."""
    match = a_library(None, FULL, ["nzinga", *PILES[:5]])
    assert options(match, "receive") == []
    swap(match, "alice", "nzinga")
    assert (slots(match), slots(match, BEN)) == (6, 6)
    assert "nzinga" in hand(match)


def test_whom_to_give_to_is_asked_when_several_could_get_it() -> None:
    """LAB-PASS-1, R-41: Cleo is elsewhere, so only three are near."""
    match = a_library(EAST, ["circe"], [], [], [], seats=4, at=["r3c3", "r3c3", "r3c4", "r3c3"])
    play(match, "give:circe")
    assert (asked(match), options(match), actions_left(match)) == ("give_to", ["to:1", "to:3"], 3)
    play(match, "to:3")
    assert (hand(match, 3), hand(match, BEN), actions_left(match)) == (["circe"], [], 2)
    one = a_library(EAST, ["circe"], [], [], seats=3, at=["r3c3", "r3c3", "r3c4"])
    play(one, "give:circe")
    assert hand(one, BEN) == ["circe"]


def test_everything_of_everybody_near_can_be_received() -> None:
    """LAB-PASS-1: from several partners at once."""
    match = a_library(EAST, [], ["alice"], ["circe"], ["gerda"], seats=4, at=["r3c3", "r3c3", "r3c4", "r3c3"])
    assert options(match, "receive") == ["receive:alice", "receive:gerda"]


def test_with_no_action_left_nothing_is_passed() -> None:
    """LAB-PASS-1: a pass is an action."""
    match = a_library(None, ["circe"], ["alice"], turn={"actions": 0, "acted": 3})
    assert options(match, "give", "receive", "swap") == []


# --- full hands (R-58, R-61) --------------------------------------------------------------------------------


def test_a_gift_to_a_full_hand_asks_its_receiver() -> None:
    """R-58: discard one, and the gift arrives."""
    match = a_library(None, ["nzinga"], FULL)
    happened = play(match, "give:nzinga")
    assert told(happened, GiftOffered) == [GiftOffered(ANA, BEN, thing("nzinga"))]
    assert (match.to_move, asked(match), match.view(BEN).offer) == (BEN, "make_room", "nzinga")
    assert set(options(match)) == {"refuse", *(f"discard:{card}" for card in FULL)}
    happened = play(match, "discard:alice")
    assert happened == [Discarded(BEN, thing("alice")), ThingPassed(ANA, BEN, thing("nzinga"))]
    assert (match.to_move, actions_left(match), slots(match, BEN)) == (ANA, 2, 6)


def test_a_refused_gift_costs_nothing() -> None:
    """R-58: no action, no booster; everything is as before."""
    match = a_library(EAST, ["nzinga", "booster-3"], FULL, at=APART)
    play(match, "give:nzinga")
    assert (match.to_move, discards(match)) == (BEN, [])
    happened = play(match, "refuse")
    assert told(happened, GiftRefused) == [GiftRefused(ANA, BEN, thing("nzinga"))]
    assert (match.to_move, actions_left(match), hand(match)) == (ANA, 3, ["nzinga", "booster-3"])


def test_after_a_refusal_no_full_hand_is_asked_until_the_next_action() -> None:
    """R-61: a hand with room may still be given something."""
    cleo = ["portia", "circe", "nzinga", "athena", "hypatia", "deborah"]
    full = [card for card in FULL if card not in cleo] + ["gracia-mendes-nasi", "boudicca"]
    match = a_library(None, ["jo-march"], full, cleo, [], seats=4)
    play(match, "give:jo-march", "to:1", "refuse")
    assert options(match, "give") == ["give:jo-march"]
    play(match, "give:jo-march")  # only Dan has room
    assert hand(match, 3) == ["jo-march"]
    play(match, "receive:jo-march", "give:jo-march")
    assert options(match) == ["to:1", "to:2", "to:3"]


def test_a_full_hand_of_piles_is_not_asked() -> None:
    """R-58, LAB-HAND-4: it has nothing to discard."""
    match = a_library(None, ["nzinga"], PILES)
    assert options(match, "give") == []
    assert rule_against(match, "give:nzinga") in ("LAB-PASS-3", "R-58")


def test_a_gift_by_trolley_service_arrives_when_room_is_made() -> None:
    """R-58, LAB-BOOST-5: only then is the booster spent."""
    match = a_library(EAST, ["nzinga", "booster-3"], FULL, at=APART)
    play(match, "give:nzinga", "discard:alice")
    assert ("nzinga" in hand(match, BEN), sorted(discards(match))) == (True, ["alice", "booster-3"])
    assert actions_left(match) == 2


def test_a_friend_may_make_room_before_the_gift() -> None:
    """R-38, R-58: by an interjection; then nobody is asked."""
    match = a_library(None, ["nzinga"], FULL)
    interject(match, BEN, "discard:alice")
    play(match, "give:nzinga")
    assert (match.to_move, slots(match, BEN)) == (ANA, 6)


def test_receiving_by_trolley_service_into_a_full_hand() -> None:
    """R-40: the booster frees its slot first, so what comes has room."""
    match = a_library(EAST, [*FULL[:5], "booster-3"], ["nzinga"], at=APART)
    play(match, "receive:nzinga")
    assert (slots(match), "nzinga" in hand(match)) == (6, True)


@pytest.mark.parametrize("partner", [BEN, CLEO])
def test_a_swap_by_trolley_service(partner: int) -> None:
    """LAB-BOOST-5, LAB-PASS-3: with anybody, even with full hands."""
    theirs = {BEN: "athena", CLEO: "portia"}[partner]
    match = a_library(EAST, [*FULL[:5], "booster-3"], ["athena"], ["portia"], seats=3, at=["r3c3", "r3c4", "r3c4"])
    swap(match, "alice", theirs)
    assert (slots(match), hand(match, partner), discards(match)) == (5, ["alice"], ["booster-3"])
