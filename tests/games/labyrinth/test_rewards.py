"""LAB-REW, LAB-BOOST: Reward tiles, items, and the seven options of boosters."""

from __future__ import annotations

import pytest

from readingroom.games.labyrinth.edge.events import BoosterPlayed, RewardSkipped
from tests.games.labyrinth.builders import (
    ANA,
    BEN,
    CLEO,
    FULL,
    GENRES,
    REWARDS,
    a_library,
    actions_left,
    asked,
    deck,
    discards,
    ends,
    hand,
    meeples,
    names_of,
    options,
    play,
    rule_against,
    slots,
    swap,
    thing,
    tile,
    unasked,
)

EAST = {"r3c4": "reward/tee/0"}
TWO_REWARDS = {"r3c4": "reward/tee/0", "r3c5": "reward/corner/3"}


# --- Reward tiles -------------------------------------------------------------------------------------------


def test_a_move_that_ends_on_a_reward_tile_may_draw() -> None:
    """LAB-REW-1: draw or skip; neither costs an action."""
    match = a_library(EAST, draws=["item-drink-me"])
    play(match, "move:r3c4")
    assert (asked(match), options(match), actions_left(match)) == ("reward", ["draw", "skip"], 2)
    play(match, "draw")
    assert (hand(match), asked(match), actions_left(match)) == (["item-drink-me"], "act", 2)
    match = a_library(EAST)
    play(match, "move:r3c4")
    assert play(match, "skip") == [RewardSkipped(ANA)]
    assert (hand(match), match.view().reward_deck) == ([], 15)


def test_a_reward_tile_is_not_used_up() -> None:
    """R-26, LAB-REW-1: two linked ones may be visited in turn."""
    match = a_library(TWO_REWARDS)
    play(match, "move:r3c4", "draw", "move:r3c5", "draw", "move:r3c4", "draw")
    assert (slots(match), actions_left(match)) == (3, 0)


def test_an_item_gives_its_two_symbols() -> None:
    """LAB-REW-2, R-32: for each of the six, with what is missing from Books."""
    symbols = [reward.symbols for reward in REWARDS.values() if reward.symbols]
    assert symbols == [(genre, genre) for genre in GENRES]
    match = a_library({"r2c3": "terror/tee/1 grendels-mother"}, ["item-seven-league-boots", "item-excalibur"])
    play(match, "move:r2c3")
    assert hand(match) == [{"grendels-mother": ["item-seven-league-boots", "item-excalibur"]}]


# --- boosters in general ------------------------------------------------------------------------------------


def test_a_booster_is_played_on_ones_own_turn() -> None:
    """LAB-BOOST-1: the holder picks one of two options; others only discard."""
    match = a_library(None, ["booster-2"], ["booster-1"])
    assert options(match, "spend") == ["spend:booster-2:time_machine", "spend:booster-2:library_card"]
    assert unasked(match, BEN) == ["discard:booster-1"]


def test_a_booster_works_once_and_is_then_discarded() -> None:
    """LAB-BOOST-2, R-40: before its effect."""
    match = a_library(None, ["booster-1"])
    assert play(match, "spend:booster-1:time_machine") == [BoosterPlayed(ANA, thing("booster-1"), 0)]
    assert (hand(match), discards(match), options(match, "spend")) == ([], ["booster-1"], [])


def test_several_boosters_may_serve_one_action() -> None:
    """LAB-BOOST-3: Ladder, Passage and Photocopier in one capture."""
    tiles = {"r2c3": "shelf/tee/1 red", "r1c3": "terror/tee/0 jekyll-hyde"}
    match = a_library(tiles, ["enheduanna", "booster-3", "booster-7", "booster-1"])
    assert ends(match) == {"r1c3"}
    play(match, "move:r1c3")
    assert hand(match) == [{"jekyll-hyde": ["enheduanna"]}]
    assert (discards(match), actions_left(match)) == (["booster-1", "booster-3", "booster-7"], 2)


# --- one by one ---------------------------------------------------------------------------------------------


def test_time_machine() -> None:
    """LAB-BOOST-4, R-43: one more action, at any point of the phase, an ordinary one."""
    match = a_library(None, ["booster-1", "booster-2"])
    play(match, "spend:booster-1:time_machine", "take:red", "spend:booster-2:time_machine")
    assert actions_left(match) == 4
    play(match, "take:red", "take:red", "take:red", "take:red")
    assert (actions_left(match), options(match, "take")) == (0, [])
    play(match, "end")
    assert actions_left(match) == 3


def test_trolley_service() -> None:
    """LAB-BOOST-5: a pass with somebody on another tile, for one action."""
    match = a_library({"r3c4": "crossroads"}, ["circe", "booster-3"], ["alice"], at=["r3c3", "r3c4"])
    assert options(match, "give", "receive", "swap") == ["give:circe", "receive:alice", "swap:circe"]
    play(match, "give:circe")
    assert (hand(match), hand(match, BEN)) == ([], ["alice", "circe"])
    assert (discards(match), actions_left(match)) == (["booster-3"], 2)


def test_trolley_service_is_not_spent_on_a_neighbour() -> None:
    """R-59: on one's own tile the pass needs none."""
    match = a_library(None, ["circe", "booster-3"], ["alice"])
    play(match, "give:circe")
    assert (hand(match), discards(match)) == (["booster-3"], [])


def test_the_card_that_brings_is_not_the_gift() -> None:
    """LAB-BOOST-5, LAB-BOOST-2: a Trolley Service cannot carry itself."""
    match = a_library({"r3c4": "crossroads"}, ["booster-3"], ["alice"], at=["r3c3", "r3c4"])
    assert options(match, "give", "swap") == []
    assert options(match, "receive") == ["receive:alice"]
    two = a_library({"r3c4": "crossroads"}, ["booster-3", "booster-4"], ["alice"], at=["r3c3", "r3c4"])
    play(two, "give:booster-4")
    assert (hand(two, BEN), discards(two)) == (["alice", "booster-4"], ["booster-3"])


def test_of_two_trolley_services_one_is_chosen() -> None:
    """LAB-BOOST-1: cards with other second options are not alike."""
    match = a_library({"r3c4": "crossroads"}, ["circe", "booster-3", "booster-4"], ["alice"], at=["r3c3", "r3c4"])
    play(match, "receive:alice")
    assert options(match) == ["spend:booster-3:trolley_service", "spend:booster-4:trolley_service"]
    play(match, "spend:booster-4:trolley_service")
    assert (hand(match), discards(match)) == (["alice", "circe", "booster-3"], ["booster-4"])
    far = a_library({"r3c4": "crossroads"}, ["circe", "booster-3", "booster-4"], ["alice"], at=["r3c3", "r3c4"])
    swap(far, "circe", "alice")
    play(far, "spend:booster-3:trolley_service")
    assert (hand(far), hand(far, BEN)) == (["alice", "booster-4"], ["circe"])
    gift = a_library({"r3c4": "crossroads"}, ["circe", "booster-3", "booster-4"], [], [], seats=3, at=["r3c3", "r3c4"])
    play(gift, "give:circe", f"to:{BEN}", "spend:booster-3:trolley_service")
    assert (hand(gift, BEN), hand(gift, CLEO), actions_left(gift)) == (["circe"], [], 2)


def test_library_ladder_and_secret_passage() -> None:
    """LAB-BOOST-6, LAB-BOOST-7, R-27, R-28: more of them in test_moving.py."""
    tiles = {"r2c3": "terror/tee/1 kraken", "r1c3": "reward/tee/0"}  # closed to the south
    assert ends(a_library(tiles, ["booster-3"])) == set()
    match = a_library(tiles, ["booster-3", "booster-7"])
    play(match, "move:r1c3", "skip")
    assert (meeples(match)[ANA], discards(match)) == ("r1c3", ["booster-3", "booster-7"])


@pytest.mark.parametrize("cell", ["r1c1", "r5c5", "r2c2", "r1c3"])
def test_useful_map(cell: str) -> None:
    """LAB-BOOST-8: any dark tile, for one action."""
    match = a_library(None, ["booster-9"], draws=["terror/tee/2", "kraken"])
    assert len(options(match, "flip")) == 24
    happened = play(match, f"flip:{cell}")
    assert names_of(happened) == ["BoosterPlayed", "TileLit", "TerrorAppeared"]
    assert (tile(match, cell), discards(match), actions_left(match)) == ("terror/tee/2 kraken", ["booster-9"], 2)


def test_useful_map_is_not_spent_on_a_neighbour() -> None:
    """R-59: nothing is lost, as discarding is free."""
    match = a_library(None, ["booster-9"], draws=["crossroads"])
    play(match, "flip:r2c3")
    assert (hand(match), discards(match)) == (["booster-9"], [])


def test_of_two_useful_maps_one_is_chosen() -> None:
    """LAB-BOOST-1, LAB-BOOST-8: the other keeps its other option."""
    match = a_library(None, ["booster-7", "booster-9"], draws=["crossroads"])
    play(match, "flip:r1c1")
    assert options(match) == ["spend:booster-7:useful_map", "spend:booster-9:useful_map"]
    play(match, "spend:booster-9:useful_map")
    assert (tile(match, "r1c1"), hand(match)) == ("crossroads", ["booster-7"])


def test_library_card() -> None:
    """LAB-BOOST-9, R-39: the first Book is seen before the second genre is chosen; both for one action."""
    match = a_library(None, ["booster-6"], draws=["alice", "hypatia"])
    play(match, "spend:booster-6:library_card")
    assert (asked(match), actions_left(match), hand(match)) == ("take", 3, ["booster-6"])
    assert names_of(play(match, "take:red")) == ["BoosterPlayed", "BookTaken"]  # it frees its slot first
    assert (asked(match), hand(match), discards(match)) == ("extra", ["alice"], ["booster-6"])
    play(match, "extra:green")
    assert (hand(match), asked(match), actions_left(match)) == (["alice", "hypatia"], "act", 2)


def test_a_library_card_needs_a_take_to_go_with() -> None:
    """LAB-BOOST-9: with no action left there is none; the same card's Time Machine would still do (R-43)."""
    match = a_library(None, ["booster-2", "booster-6"], turn={"actions": 0, "acted": 3})
    assert options(match, "spend") == ["spend:booster-2:time_machine"]


def test_the_second_book_may_be_skipped() -> None:
    """R-39: the card is spent all the same."""
    match = a_library(None, ["booster-6"])
    play(match, "spend:booster-6:library_card", "take:red", "skip")
    assert (slots(match), discards(match), asked(match)) == (1, ["booster-6"], "act")


def test_several_library_cards_go_with_one_take() -> None:
    """R-39, LAB-BOOST-3: named with it, one more Book each."""
    match = a_library(None, ["booster-2", "booster-6", "booster-9"])
    play(match, "spend:booster-2:library_card")
    assert options(match, "spend") == ["spend:booster-6:library_card", "spend:booster-9:library_card"]
    play(match, "spend:booster-6:library_card", "spend:booster-9:library_card", "take:red")
    assert (match.view().extra, discards(match)) == (3, ["booster-2", "booster-6", "booster-9"])
    play(match, "extra:red", "extra:red", "extra:pink")
    assert (slots(match), actions_left(match), deck(match, "red")) == (4, 2, 6)


def test_discards_may_come_between_the_books() -> None:
    """R-39: also while there is room."""
    match = a_library(None, [*FULL[:5], "booster-6"])
    play(match, "spend:booster-6:library_card", "take:pink")
    assert set(options(match)) == {"skip", *(f"discard:{card}" for card in hand(match))}
    assert rule_against(match, "extra:red") in ("LAB-HAND-2", "R-39", "LAB-TAKE-2")
    play(match, "discard:gerda", "extra:red")
    assert slots(match) == 6
    roomy = a_library(None, ["circe", "booster-6"])
    play(roomy, "spend:booster-6:library_card", "take:pink")
    assert "discard:circe" in unasked(roomy, ANA)


def test_photocopier_and_its_limits() -> None:
    """LAB-BOOST-10, R-33: only in a capture; more of it in test_capturing.py."""
    match = a_library(None, ["booster-1", "enheduanna"])
    assert options(match, "spend", "copy") == ["spend:booster-1:time_machine"]


def test_ladder_and_passage_serve_captures_and_returns() -> None:
    """LAB-BOOST-11: a Terror behind a Shelf."""
    tiles = {"r2c3": "shelf/tee/1 red", "r1c3": "terror/tee/1 tornado"}
    assert ends(a_library(tiles, ["dorothy-gale"])) == set()
    match = a_library(tiles, ["dorothy-gale", "booster-3"])
    play(match, "move:r1c3")
    assert hand(match) == [{"tornado": ["dorothy-gale"]}]
