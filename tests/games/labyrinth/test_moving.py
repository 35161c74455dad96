"""LAB-MOVE: how far a walk leads, past tokens and through bookcases."""

from __future__ import annotations

import random
from typing import Any

import pytest

import readingroom as rr
from readingroom.games.labyrinth.edge.events import BoosterPlayed, Moved
from tests.games.labyrinth.builders import (
    ANA,
    BASILISK,
    BEN,
    REWARDS,
    a_library,
    actions_left,
    asked,
    copied,
    discards,
    ends,
    every_way,
    filled,
    hand,
    meeples,
    options,
    play,
    rule_against,
    tile,
    told,
)
from tests.games.labyrinth.oracles import Price, board_of, prices, random_tiles, stand

WALKING = ["booster-3", "booster-5", "booster-6", "booster-7", "booster-8"]  # Ladders, Passages, or both
A_STREET = {"r3c4": "crossroads", "r3c5": "reward/tee/0", "r2c5": "reward/corner/1"}


# --- plain walks --------------------------------------------------------------------------------------------


def test_a_walk_goes_any_distance_and_round_corners() -> None:
    """LAB-MOVE-1: one action however far."""
    match = a_library({"r3c4": "crossroads", "r3c5": "terror/tee/3", "r2c5": "reward/tee/1", "r1c5": "shelf/corner/2"})
    assert ends(match) == {"r3c4", "r3c5", "r2c5", "r1c5"}
    assert play(match, "move:r1c5") == [Moved(ANA, 0, "r3c3", "r1c5")]
    assert (meeples(match)[ANA], actions_left(match)) == ("r1c5", 2)


def test_both_facing_edges_must_be_open() -> None:
    """LAB-MOVE-2: a bookcase on either side closes the way."""
    assert ends(a_library({"r2c3": "reward/tee/0"})) == set()  # its south side is closed
    assert ends(a_library({"r2c3": "reward/tee/1"})) == {"r2c3"}
    shut_in = a_library({"r2c3": "reward/corner/3", "r2c4": "crossroads"}, at=["r2c3"])
    assert ends(shut_in) == set()  # the crossroads is open, one's own east side is not


def test_no_diagonal_step() -> None:
    """LAB-MOVE-2: a step goes to a tile that shares a side."""
    assert ends(a_library({"r2c2": "crossroads", "r4c4": "crossroads"})) == set()


def test_the_rim_leads_nowhere() -> None:
    """LAB-MOVE-2: an open side on the rim, and no wrapping round to the next row."""
    tiles = {"r2c5": "crossroads", "r3c1": "crossroads", "r2c1": "crossroads"}
    assert ends(a_library(tiles, at=["r2c5"])) == set()
    assert ends(a_library(tiles, ["booster-5", "booster-7"], at=["r2c5"])) == set()


def test_dark_tiles_are_not_entered() -> None:
    """LAB-MOVE-3, R-27: not even through a Passage or over a Ladder."""
    match = a_library({"r2c3": "reward/tee/1 dark", "r1c3": "reward/corner/0"}, ["booster-5", "booster-3"])
    assert ends(match) == set()
    assert rule_against(match, "move:r2c3") == "LAB-MOVE-3"


def test_tokens_stop_a_walk() -> None:
    """LAB-MOVE-4: a Terror or a Shelf cannot be passed through."""
    match = a_library(
        {"r2c3": "terror/tee/1 kraken", "r1c3": "reward/corner/2", "r3c4": "shelf/tee/0 red"} | {"r3c5": "crossroads"}
    )
    assert ends(match) == set()
    assert rule_against(match, "move:r1c3") in ("LAB-MOVE-4", "LAB-BOOST-6")


def test_meeples_do_not_block() -> None:
    """LAB-MOVE-5: past others, and onto their tile."""
    match = a_library({"r3c4": "crossroads", "r3c5": "reward/tee/0"}, at=["r3c3", "r3c4"])
    assert ends(match) == {"r3c4", "r3c5"}
    play(match, "move:r3c4")
    assert meeples(match) == ["r3c4", "r3c4"]


def test_a_token_is_an_end_only_with_capture_or_return() -> None:
    """LAB-MOVE-6: both are part of the move."""
    tiles = {"r2c3": "terror/tee/1 basilisk", "r3c4": "shelf/tee/0 purple"}
    assert ends(a_library(tiles)) == set()
    match = a_library(tiles, ["jo-march", "nzinga"])
    assert ends(match) == {"r2c3"}
    play(match, "move:r2c3")
    assert (hand(match), actions_left(match)) == ([BASILISK], 2)
    play(match, "move:r3c4")
    assert (filled(match), actions_left(match)) == ({"purple": "basilisk"}, 1)


def test_a_walk_ends_elsewhere_than_it_began() -> None:
    """LAB-MOVE-7, R-23: no stepping off and back, with boosters neither."""
    match = a_library({"r3c4": "reward/tee/0", "r2c4": "crossroads"}, ["booster-5"], at=["r3c4"])
    assert "r3c4" not in ends(match)
    assert rule_against(match, "move:r3c4") in ("LAB-MOVE-7", "R-23")


def test_capture_and_return_end_the_walk() -> None:
    """LAB-MOVE-8, R-24: what lies beyond needs another action."""
    match = a_library({"r2c3": "terror/tee/1 basilisk", "r1c3": "reward/corner/2"}, ["jo-march", "nzinga"])
    assert ends(match) == {"r2c3"}
    play(match, "move:r2c3")
    assert (meeples(match)[ANA], ends(match)) == ("r2c3", {"r1c3", "r3c3"})


def test_crossing_a_reward_tile_draws_nothing() -> None:
    """R-25: only ending there counts, not starting there."""
    match = a_library({"r3c4": "reward/tee/0", "r3c5": "terror/tee/0"})
    play(match, "move:r3c5")
    assert (asked(match), hand(match)) == ("act", [])
    start = a_library({"r3c4": "reward/tee/0"}, at=["r3c4"])
    play(start, "move:r3c3")
    assert (asked(start), hand(start)) == ("act", [])


# --- Ladders and Passages -----------------------------------------------------------------------------------


def test_one_bookcase_is_one_closed_edge() -> None:
    """LAB-BOOST-7, R-27: two that face each other need two Passages."""
    one = {"r2c3": "reward/corner/0", "r1c3": "reward/tee/0"}  # each is closed to the south
    assert ends(a_library(one, ["booster-5"])) == {"r2c3"}
    assert ends(a_library(one, ["booster-5", "booster-8"])) == {"r2c3", "r1c3"}
    facing = {"r2c3": "reward/corner/1", "r1c3": "reward/tee/0"}
    assert ends(a_library(facing, ["booster-5"])) == {"r2c3"}
    assert ends(a_library(facing, ["booster-5", "booster-8"])) == {"r2c3", "r1c3"}  # north of r2c3 and south of r1c3


def test_one_ladder_passes_one_token() -> None:
    """LAB-BOOST-6, R-28: two tokens need two Ladders, and nobody stops on one."""
    tiles = {"r3c4": "shelf/tee/0 red", "r3c5": "terror/tee/3 kraken", "r2c5": "reward/corner/1"}
    assert ends(a_library(tiles, ["booster-3"])) == set()
    match = a_library(tiles, ["booster-3", "booster-6"])
    assert ends(match) == {"r2c5"}
    for way in every_way(match, "move:r2c5"):
        after = copied(match)
        play(after, *way)
        assert (discards(after), tile(after, "r3c5")) == (["booster-3", "booster-6"], "terror/tee/3 kraken")


def test_a_ladder_goes_in_and_out_through_passages() -> None:
    """R-28: edges that are open or paid for in the same move."""
    tiles = {"r2c3": "terror/tee/0 kraken", "r1c3": "reward/corner/2"}  # its south side is closed
    assert ends(a_library(tiles, ["booster-3"])) == set()
    assert ends(a_library(tiles, ["booster-3", "booster-7"])) == {"r1c3"}


def test_boosters_serve_a_capture_and_a_return() -> None:
    """LAB-BOOST-11, LAB-BOOST-3: Ladder to a Shelf behind a Terror, Passage to a Terror."""
    behind = {"r2c3": "terror/tee/1 kraken", "r1c3": "shelf/corner/2 purple"}
    match = a_library(behind, [BASILISK, "booster-3"], draws=["booster-1"])
    play(match, "move:r1c3")
    assert (filled(match), hand(match)) == ({"purple": "basilisk"}, ["booster-1"])
    shut = {"r2c3": "terror/tee/0 basilisk"}
    match = a_library(shut, ["jo-march", "nzinga", "booster-8"])
    play(match, "move:r2c3")
    assert (hand(match), discards(match)) == ([BASILISK], ["booster-8"])


def test_no_booster_is_spent_where_fewer_do() -> None:
    """R-29: on an open way none at all."""
    match = a_library(A_STREET, WALKING)
    assert every_way(match, "move:r3c4") == [("move:r3c4",)]
    play(match, "move:r3c4")
    assert discards(match) == []


def test_the_mover_chooses_among_least_costs_and_cards() -> None:
    """R-29: past the Terror or through the bookcase, by any card that offers it."""
    tiles = {"r3c4": "terror/tee/0 kraken", "r2c4": "reward/tee/1", "r2c3": "reward/corner/1"}
    match = a_library(tiles, ["booster-3", "booster-5"])
    ways = every_way(match, "move:r2c4")
    assert sorted(way[1] for way in ways) == [
        "spend:booster-3:library_ladder",
        "spend:booster-5:library_ladder",
        "spend:booster-5:secret_passage",
    ]


def test_one_card_serves_one_option() -> None:
    """R-29, LAB-BOOST-1: a Ladder/Passage card is never both."""
    tiles = {"r2c3": "terror/tee/0 kraken", "r1c3": "reward/corner/2"}
    assert ends(a_library(tiles, ["booster-5"])) == set()
    assert ends(a_library(tiles, ["booster-5", "booster-1"])) == set()  # a Photocopier takes neither part
    match = a_library(tiles, ["booster-5", "booster-6"])
    assert every_way(match, "move:r1c3") == [("move:r1c3",)]
    play(match, "move:r1c3")
    assert discards(match) == ["booster-5", "booster-6"]


# --- against plain search -----------------------------------------------------------------------------------


def price_of(match: rr.Match, way: tuple[str, ...]) -> Price:
    """What a walk has cost, as the discards and the events tell."""
    after = rr.start("labyrinth", position=match.position(), seed=1)
    options_played: dict[str, set[str]] = {"library_ladder": set(), "secret_passage": set()}
    for event in told(play(after, *way), BoosterPlayed):
        option = ("library_ladder", "secret_passage")[event.option - 2]
        options_played[option].add(list(REWARDS)[event.reward])
    return Price(frozenset(options_played["library_ladder"]), frozenset(options_played["secret_passage"]))


@pytest.mark.parametrize("boosters", [0, 1, 2, 3, 5])
def test_reachability_is_that_of_a_plain_search(boosters: int) -> None:
    """On random boards (3.3).

    LAB-MOVE-1, LAB-MOVE-2, LAB-MOVE-3, LAB-MOVE-4, LAB-MOVE-5, LAB-MOVE-6, LAB-MOVE-7, LAB-BOOST-6, LAB-BOOST-7, R-27,
    R-28, R-29.
    """
    for seed in range(60):
        dice = random.Random(1000 * boosters + seed)
        tiles = random_tiles(dice, lit=dice.choice((0.5, 0.8, 1.0)))
        cards: list[Any] = dice.sample(WALKING, boosters)
        cards += [{"kraken": []}] if "kraken" not in str(tiles) and dice.random() < 0.3 else []
        start = stand(dice, tiles)
        match = a_library(tiles, cards, at=[start, stand(dice, tiles)])
        assert ends(match) == set(prices(board_of(tiles), cards, start)), (seed, tiles, cards, start)


@pytest.mark.parametrize("seed", range(25))
def test_the_boosters_for_a_way_are_those_of_a_plain_search(seed: int) -> None:
    """R-29: every undominated cost, by every choice of different cards, and nothing else."""
    dice = random.Random(seed)
    tiles = random_tiles(dice, lit=0.9)
    cards, start = dice.sample(WALKING, 3), stand(dice, tiles)
    match = a_library(tiles, cards, at=[start])
    expected = prices(board_of(tiles), cards, start)
    costly = [at for at, some in expected.items() if max(len(price.ladders | price.passages) for price in some)]
    for at in dice.sample(sorted(costly), min(4, len(costly))):
        found = [price_of(match, way) for way in every_way(match, f"move:{at}")]
        assert set(found) == expected[at], (tiles, cards, start, at)


def test_every_offered_walk_can_be_walked() -> None:
    """LAB-MOVE-1: whatever is offered leads there, step by step."""
    dice = random.Random(9)
    for _ in range(8):
        tiles = random_tiles(dice)
        match = a_library(tiles, dice.sample(WALKING, 3), at=[stand(dice, tiles)])
        for move in dice.sample(moves := options(match, "move"), min(5, len(moves))):
            way = dice.choice(every_way(match, move))
            after = rr.start("labyrinth", position=match.position())
            play(after, *way)
            assert meeples(after)[ANA] == move.split(":")[1]
            assert meeples(after)[BEN] == meeples(match)[BEN]
