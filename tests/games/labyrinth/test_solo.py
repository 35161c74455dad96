"""LAB-SOLO: one player and a Trolley, two meeples and two hands."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import readingroom as rr
from tests.games.labyrinth.builders import (
    BASILISK,
    BOOKS,
    FULL,
    PLAYER,
    TROLLEY,
    actions_left,
    alone,
    asked,
    copied,
    dealt,
    discards,
    ends,
    filled,
    hand,
    meeples,
    options,
    play,
    rule_against,
    slots,
    swap,
    tile,
)

EAST = {"r3c4": "crossroads"}
APART = ["r3c3", "r3c4"]
NORTH = "r2c3"


# --- set-up and turns ---------------------------------------------------------------------------------------


def test_player_and_trolley_start_on_the_compass() -> None:
    """LAB-SOLO-1, LAB-SOLO-3, R-37: sixteen curses, the solo row, an empty second hand."""
    match = dealt(seats=1, seed=3)
    play(match, "start:red+pink+orange")
    assert (meeples(match), slots(match), hand(match, TROLLEY)) == (["r3c3", "r3c3"], 4, [])
    assert (match.view().curses.left, match.setup.options["difficulty"]) == (16, "solo")
    assert not [tile for tile in match.view().tiles if tile.lit and tile.kind != "compass"]


def test_three_actions_are_shared() -> None:
    """LAB-SOLO-2: between the two meeples as one likes, then a curse and the same player again."""
    match = alone(EAST, draws=["NW", "crossroads"])
    play(match, "move:r3c4:trolley", "take:red", "take:pink:trolley")
    assert (actions_left(match), slots(match), slots(match, TROLLEY)) == (0, 1, 1)
    assert options(match, "take", "move", "flip") == []
    play(match, "end")
    assert (match.to_move, actions_left(match)) == (PLAYER, 3)


def test_the_trolleys_hand_has_six_slots() -> None:
    """LAB-SOLO-3, R-37: a full Trolley takes nothing."""
    match = alone(None, ["nzinga"], FULL)
    assert [answer for answer in options(match, "take") if answer.endswith("trolley")] == []
    assert rule_against(match, "take:red:trolley") in ("LAB-TAKE-2", "LAB-HAND-2", "R-37")
    assert options(match, "give") == []


# --- the Trolley's own actions ------------------------------------------------------------------------------


def test_the_trolley_moves_under_the_same_rules() -> None:
    """LAB-SOLO-4, R-56: with the boosters of its own hand."""
    tiles = {"r2c3": "reward/tee/0", "r3c4": "terror/tee/0", "r3c5": "shelf/tee/0 red"}
    match = alone(tiles, ["booster-5"], [])
    assert (ends(match), ends(match, "trolley"), ends(match, "ride")) == ({"r2c3", "r3c4"}, {"r3c4"}, {"r2c3", "r3c4"})
    play(match, "move:r3c4:trolley")
    assert (meeples(match), actions_left(match)) == (["r3c3", "r3c4"], 2)
    own = alone(tiles, [], ["booster-5"])
    assert (ends(own), ends(own, "trolley")) == ({"r3c4"}, {"r2c3", "r3c4"})


def test_the_trolley_flips_rotates_and_takes() -> None:
    """LAB-SOLO-5, R-50: from its own tile, into its own hand."""
    match = alone(EAST | {"r2c4": "reward/corner/0"}, at=APART, draws=["crossroads"])
    assert {"flip:r4c4", "flip:r3c5", "flip:r2c3", "rotate:r2c4:cw"} <= set(options(match))
    play(match, "flip:r4c4", "rotate:r2c4:ccw", "take:blue:trolley")
    assert (tile(match, "r4c4"), tile(match, "r2c4")) == ("crossroads", "reward/corner/3")
    assert (slots(match), slots(match, TROLLEY)) == (0, 1)


def test_the_trolley_alone_neither_captures_nor_returns() -> None:
    """LAB-SOLO-6: whatever it holds."""
    tiles = {NORTH: "terror/tee/1 tornado", "r3c4": "shelf/tee/0 purple"}
    match = alone(tiles, [], ["dorothy-gale", BASILISK])
    assert (ends(match), ends(match, "trolley"), ends(match, "ride")) == (set(), set(), {NORTH, "r3c4"})
    assert rule_against(match, "move:r2c3:trolley") == "LAB-SOLO-6"
    behind = tiles | {"r1c3": "reward/tee/1"}
    helped = alone(behind, [], ["dorothy-gale", BASILISK, "booster-3", "booster-7"])
    assert ends(helped, "trolley") == {"r1c3"}  # past the Terror, never onto it


# --- passing ------------------------------------------------------------------------------------------------


def test_on_one_tile_things_pass_free() -> None:
    """LAB-SOLO-7, LAB-PASS-2, R-54: any number, captured Terrors too, also with no action left."""
    match = alone(None, ["circe", BASILISK], ["alice"], turn={"actions": 0, "acted": 3})
    assert options(match, "give", "receive") == ["give:circe", "give:basilisk", "receive:alice"]
    play(match, "give:circe", "give:basilisk", "receive:alice")
    assert (hand(match), hand(match, TROLLEY)) == (["alice"], ["circe", BASILISK])
    assert actions_left(match) == 0


def test_what_has_changed_hands_stays_until_the_next_action() -> None:
    """R-62: so that passing ends."""
    match = alone(None, ["circe"], ["alice"])
    play(match, "give:circe")
    assert options(match, "receive") == ["receive:alice"]
    assert rule_against(match, "receive:circe") == "R-62"
    play(match, "take:red")
    assert "receive:circe" in options(match)
    other = alone(None, [BASILISK, "booster-1"], [])
    play(other, "give:basilisk", "give:booster-1")
    assert options(other, "receive", "swap") == []  # Reward cards and captured Terrors, too


def test_two_full_hands_swap() -> None:
    """R-54: one for one works even when both are full."""
    trolley = ["zenobia", "portia", "athena", "hypatia", "boudicca", BASILISK]
    match = alone(None, FULL, trolley)
    assert options(match, "give", "receive") == []
    swap(match, "alice", "basilisk")
    assert (slots(match), slots(match, TROLLEY), BASILISK in hand(match)) == (6, 6, True)
    assert actions_left(match) == 3


@pytest.mark.parametrize("seed", range(8))
def test_every_split_of_the_two_hands_can_be_reached(seed: int) -> None:
    """R-62, R-54: by swaps first and then one way, for hands of any size."""
    dice = random.Random(seed)
    cards = [*FULL, "nzinga", "portia", "athena", "hypatia", "boudicca", "jo-march"]
    here, there = dice.randint(1, 6), dice.randint(1, 6)
    mine, theirs = cards[:here], cards[here : here + there]
    every = mine + theirs
    splits = [set(part) for size in range(len(every) + 1) for part in combinations(every, size)]
    splits = [part for part in splits if len(part) <= 6 and len(every) - len(part) <= 6]
    for wanted in dice.sample(splits, min(10, len(splits))):
        match = alone(None, mine, theirs)
        out, back = sorted(set(mine) - wanted), sorted(wanted & set(theirs))
        while out and back:
            swap(match, out.pop(), back.pop())
        play(match, *(f"give:{card}" for card in out), *(f"receive:{card}" for card in back))
        assert set(hand(match)) == wanted


def test_at_a_distance_it_takes_a_trolley_service_and_an_action() -> None:
    """R-54, R-56, LAB-BOOST-5: from either hand; a captured Terror counts as a card there."""
    for booster_in in (PLAYER, TROLLEY):
        hands: list[list[object]] = [[BASILISK, "circe"], ["alice"]]
        hands[booster_in].append("booster-3")
        match = alone(EAST, *hands, at=APART)
        assert "give:basilisk" in options(match)
        play(match, "give:basilisk")
        assert (BASILISK in hand(match, TROLLEY), discards(match), actions_left(match)) == (True, ["booster-3"], 2)
    none = alone(EAST, ["circe"], ["alice"], at=APART)
    assert options(none, "give", "receive", "swap") == []


def test_a_captured_terror_comes_back_by_trolley_service() -> None:
    """R-54, LAB-PASS-2: out of the Trolley's hand, for one action."""
    match = alone(EAST, ["booster-3"], [BASILISK], at=APART)
    assert options(match, "receive") == ["receive:basilisk"]
    play(match, "receive:basilisk")
    assert (hand(match), hand(match, TROLLEY), discards(match)) == ([BASILISK], [], ["booster-3"])
    assert actions_left(match) == 2


def test_the_full_trolleys_own_service_makes_the_room() -> None:
    """R-40, R-54, R-56: it is discarded before the gift arrives, also if the player holds another one."""
    trolley = [*FULL[:5], "booster-4"]
    one = alone(EAST, ["nzinga"], trolley, at=APART)
    play(one, "give:nzinga")
    assert (slots(one, TROLLEY), discards(one)) == (6, ["booster-4"])
    both = alone(EAST, ["nzinga", "booster-3"], trolley, at=APART)
    play(both, "give:nzinga")
    assert (slots(both, TROLLEY), discards(both), hand(both)) == (6, ["booster-4"], ["booster-3"])


def test_the_full_players_own_service_makes_the_room() -> None:
    """R-40, R-54, R-56: the same the other way round."""
    player = [*FULL[:5], "booster-4"]
    one = alone(EAST, player, ["nzinga", "booster-3"], at=APART)
    play(one, "receive:nzinga")
    assert (slots(one), discards(one), hand(one, TROLLEY)) == (6, ["booster-4"], ["booster-3"])
    none = alone(EAST, [*FULL], ["nzinga", "booster-3"], at=APART)
    assert options(none, "receive") == []


def test_with_room_to_draw_nothing_is_passed_before_the_draw() -> None:
    """R-54: between actions is soon enough."""
    match = alone({"r3c4": "reward/tee/0"}, ["circe"], ["alice"])
    play(match, "move:r3c4:ride")
    assert options(match) == ["draw", "draw:trolley", "skip"]


def test_a_full_player_makes_room_for_a_reward_by_the_trolley() -> None:
    """R-54, LAB-SOLO-7: the book lets cards pass on one tile at any time, without an action."""
    full = [*FULL[:5], BASILISK]
    match = alone({"r3c4": "reward/tee/0"}, full, ["portia"], at=["r3c3", "r3c4"], draws=["booster-3"])
    play(match, "move:r3c4")
    gives = [f"give:{card}" for card in (*FULL[:5], "basilisk")]
    assert sorted(options(match)) == sorted(["skip", *gives, *(f"discard:{card}" for card in FULL[:5])])
    again = copied(match, draws=["booster-3"])
    for one in (match, again):
        play(one, "give:basilisk")
        assert (asked(one), BASILISK in hand(one, TROLLEY), actions_left(one)) == ("reward", True, 2)
        assert options(one) == ["draw", "skip"]
        play(one, "draw")
        assert (asked(one), hand(one)[-1], slots(one)) == ("act", "booster-3", 6)
    assert rule_against(match, "receive:basilisk") == "R-62"


def test_a_full_trolley_makes_room_by_the_player() -> None:
    """R-54, R-51: the Trolley walks to the player, who takes a card off it."""
    match = alone({"r3c4": "reward/tee/0"}, ["nzinga"], FULL, at=["r3c4", "r3c3"])
    play(match, "move:r3c4:trolley")
    assert options(match, "receive") == [f"receive:{card}" for card in sorted(FULL, key=list(BOOKS).index)]
    play(match, "receive:heidi", "draw:trolley")
    assert (slots(match), slots(match, TROLLEY)) == (2, 6)


def test_a_full_hand_makes_room_for_a_library_cards_book() -> None:
    """R-54, R-39: the additional Book, too."""
    match = alone(None, [*FULL[:5], "booster-2"], ["nzinga"])
    play(match, "spend:booster-2:library_card", "take:green")
    assert (asked(match), slots(match)) == ("extra", 6)
    play(match, "give:heidi", "extra:green")
    assert (asked(match), slots(match), "heidi" in hand(match, TROLLEY)) == ("act", 6, True)


def test_nothing_is_passed_before_a_draw_at_a_distance_or_between_full_hands() -> None:
    """R-54: and a swap makes no room."""
    apart = alone({"r3c4": "reward/tee/0"}, FULL, ["nzinga"])
    play(apart, "move:r3c4")
    assert options(apart, "give", "receive", "swap") == []
    others = ["zenobia", "portia", "athena", "hypatia", "boudicca", BASILISK]
    full = alone({"r3c4": "reward/tee/0"}, FULL, others)
    play(full, "move:r3c4:ride")
    assert options(full, "give", "receive", "swap") == []


# --- riding -------------------------------------------------------------------------------------------------


def test_a_ride_moves_both_for_one_action() -> None:
    """LAB-SOLO-8, R-52: if both start on one tile."""
    match = alone(EAST)
    play(match, "move:r3c4:ride")
    assert (meeples(match), actions_left(match)) == (["r3c4", "r3c4"], 2)
    apart = alone(EAST, at=APART)
    assert ends(apart, "ride") == set()
    assert rule_against(apart, "move:r3c3:ride") in ("LAB-SOLO-8", "R-52")


def test_a_ride_captures_with_cards_of_both_hands() -> None:
    """LAB-SOLO-9, R-53: the pile goes to whichever hand has a slot."""
    match = alone({NORTH: "terror/tee/1 basilisk"}, ["jo-march"], ["nzinga"])
    play(match, "move:r2c3:ride")
    assert options(match) == ["keep:player", "keep:trolley"]
    play(match, "keep:player")
    assert (hand(match), hand(match, TROLLEY)) == ([BASILISK], [])


@pytest.mark.parametrize("full", [PLAYER, TROLLEY])
def test_the_pile_goes_to_the_hand_that_has_room(full: int) -> None:
    """R-53: nothing is asked when only one has."""
    hands: list[list[str]] = [["jo-march", "nzinga"], ["jo-march", "nzinga"]]
    hands[full] = list(FULL)
    match = alone({NORTH: "terror/tee/1 spider-webs"}, *hands)
    ways = [answer for answer in options(match, "move") if answer.endswith("ride")]
    assert ways == ["move:r2c3:ride"]
    play(match, "move:r2c3:ride")
    while asked(match) == "pay":
        wanted = [answer for answer in options(match) if answer.split(":")[1] in ("jo-march", "nzinga")]
        play(match, wanted[0])
    assert any("spider-webs" in card for card in hand(match, 1 - full) if isinstance(card, dict))


def test_a_booster_that_the_ride_spends_leaves_a_slot_for_the_pile() -> None:
    """R-53, R-40: a full player's Ladder leads past the Shelf, and the Trolley pays."""
    tiles = {NORTH: "shelf/tee/1 red", "r1c3": "terror/tee/1 basilisk"}
    match = alone(tiles, [*FULL[:5], "booster-3"], ["jo-march", "nzinga"])
    play(match, "move:r1c3:ride")
    while asked(match) == "pay":
        play(match, next(answer for answer in options(match) if answer in ("pay:jo-march", "pay:nzinga")))
    assert options(match) == ["keep:player", "keep:trolley"]
    play(match, "keep:player")
    assert (slots(match), BASILISK in hand(match), hand(match, TROLLEY)) == (6, True, [])


def test_a_ride_returns_a_terror_of_either_hand() -> None:
    """LAB-SOLO-10, R-55: the Reward goes into the hand that held it."""
    match = alone({NORTH: "shelf/tee/1 purple"}, [], [BASILISK], draws=["booster-1"])
    assert (ends(match), ends(match, "ride")) == (set(), {NORTH})
    play(match, "move:r2c3:ride")
    assert (filled(match), hand(match), hand(match, TROLLEY)) == ({"purple": "basilisk"}, [], ["booster-1"])
    both = alone({NORTH: "shelf/tee/1 purple"}, [{"tornado": []}], [BASILISK])
    play(both, "move:r2c3:ride")
    assert options(both) == ["return:basilisk", "return:tornado"]


def test_rewards_are_drawn_by_whoever_walks() -> None:
    """LAB-SOLO-11, R-51: the Trolley into its own hand, a ride one card into either."""
    match = alone({"r3c4": "reward/tee/0"})
    walks = {"move:r3c4": ["draw", "skip"], "move:r3c4:trolley": ["draw:trolley", "skip"]}
    walks["move:r3c4:ride"] = ["draw", "draw:trolley", "skip"]
    for move, answers in walks.items():
        after = copied(match)
        play(after, move)
        assert options(after) == answers
        play(after, answers[-2])
        assert (slots(after) + slots(after, TROLLEY), asked(after)) == (1, "act")
        assert slots(after, TROLLEY) == (answers[-2] == "draw:trolley")


def test_on_a_ride_boosters_serve_from_either_hand() -> None:
    """R-56: Ladder here, Photocopier there."""
    tiles = {NORTH: "shelf/tee/1 red", "r1c3": "terror/tee/1 jekyll-hyde"}
    match = alone(tiles, ["enheduanna", "booster-3"], ["booster-1"])
    assert (ends(match), ends(match, "ride")) == (set(), {"r1c3"})
    play(match, "move:r1c3:ride", "keep:player")
    assert (hand(match), discards(match)) == ([{"jekyll-hyde": ["enheduanna"]}], ["booster-1", "booster-3"])


def test_the_trolleys_useful_map_lights_any_dark_tile() -> None:
    """R-56, LAB-BOOST-8: it is the Trolley that flips, with a map of its own hand."""
    match = alone(None, [], ["booster-9"], draws=["crossroads"])
    play(match, "flip:r1c1")
    assert (tile(match, "r1c1"), hand(match, TROLLEY), discards(match)) == ("crossroads", [], ["booster-9"])


def test_time_machine_and_library_card_alone() -> None:
    """R-56: a Time Machine from either hand; a Library Card's Books go to the hand that takes."""
    match = alone(None, [], ["booster-2", "booster-1"])
    play(match, "spend:booster-1:time_machine")
    assert actions_left(match) == 4
    play(match, "spend:booster-2:library_card")
    assert {answer.split(":")[-1] for answer in options(match, "take")} == {"trolley"}
    play(match, "take:red:trolley", "extra:red")
    assert (slots(match), slots(match, TROLLEY)) == (0, 2)


def test_everything_else_is_as_with_others() -> None:
    """LAB-SOLO-12: curses and the Bookwyrm follow every turn."""
    match = rr.start("labyrinth", seats=1, seed=4, options={"wyrm_start": 11})
    play(match, "start:red+pink+orange", "end")
    assert (match.view().bookwyrm, match.view().turn, match.view().curses.left) == (0, 2, 15)


def test_library_cards_go_with_a_take_of_their_own_hand() -> None:
    """R-56: the Trolley's card brings its Book to the Trolley, and the player's cannot join it."""
    match = alone(None, ["booster-6"], ["booster-2"], draws=["alice", "hypatia"])
    play(match, "spend:booster-2:library_card")
    assert options(match, "spend") == []
    assert {answer.split(":")[-1] for answer in options(match, "take")} == {"trolley"}
    play(match, "take:red:trolley", "extra:green")
    assert (hand(match), hand(match, TROLLEY), actions_left(match)) == (["booster-6"], ["alice", "hypatia"], 2)
