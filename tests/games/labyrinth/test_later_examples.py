"""The worked examples LAB-EX-15 to LAB-EX-28 of the rules, each with the whole expectation."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from readingroom.games.labyrinth.edge.events import BoosterPlayed, CurseRevealed, DeckRebuilt, TerrorAppeared
from tests.games.labyrinth.builders import (
    ANA,
    BASILISK,
    BEN,
    CLEO,
    FULL,
    OF_GENRE,
    TROLLEY,
    a_library,
    actions_left,
    all_captured,
    alone,
    asked,
    bookwyrm,
    dealt,
    deck,
    discards,
    ending,
    ends,
    hand,
    meeples,
    options,
    play,
    slots,
    terrors_on_grid,
    thing,
    tile,
    told,
)

LAST_SHELF = {
    "returned": {"red": "plague", "pink": "bunyip", "orange": "minotaur", "green": "wormhole", "blue": "dracula"},
}


def test_ex_15_out_of_time() -> None:
    """LAB-EX-15: eighteen curses, then one more Action phase."""
    lap = ["SE", "SW", "NW", "SW", "NW", "NE", "NW", "NE", "SE", "NE", "SE", "SW"]  # four tiles, three times each
    tiles = ["crossroads", "crossroads", "crossroads", "reward/tee/0"]
    match = dealt(seats=2, wyrm_start=2, first_player=0, draws=[*lap, *lap[:6], *tiles])
    play(match, "start:red+pink+orange", "start:green+blue+purple")
    for _ in range(18):
        play(match, "end")
    assert (bookwyrm(match), match.over, match.view().curses.left, match.odds().out_of_time) == (8, False, 0, True)
    won = rr.start(
        "labyrinth",
        position=match.position()
        | {"tiles": {"r2c3": "shelf/tee/1 purple"}, "hands": [[BASILISK], []], "meeples": ["r3c3", "r3c3"]}
        | LAST_SHELF,
    )
    play(won, "move:r2c3")
    assert ending(won) == "won"
    happened = play(match, "take:red", "end")
    assert told(happened, CurseRevealed) == []
    assert (ending(match), bookwyrm(match)) == ("out_of_time", 8)


def test_ex_16_passed_action() -> None:
    """LAB-EX-16: one is passed on, and the rest is lost."""
    match = a_library(None, [], [], [], seats=3)
    play(match, "take:red", "take:pink", "end:pass")
    assert (match.to_move, actions_left(match)) == (BEN, 4)
    play(match, "take:red", "end:pass")
    assert (match.to_move, actions_left(match)) == (CLEO, 4)
    play(match, "take:red", "take:pink", "take:orange", "take:green")
    assert "end:pass" not in options(match)
    play(match, "end")
    assert (match.to_move, actions_left(match)) == (ANA, 3)


def test_ex_17_time_machine() -> None:
    """LAB-EX-17: four actions, and the card is gone before the Book comes."""
    match = a_library(None, ["booster-1"], turn={"actions": 0, "acted": 3})
    assert options(match, "take") == []
    happened = play(match, "spend:booster-1:time_machine")
    assert told(happened, BoosterPlayed) == [BoosterPlayed(ANA, thing("booster-1"), 0)]
    assert (discards(match), actions_left(match)) == (["booster-1"], 1)
    play(match, "take:red")
    assert (slots(match), actions_left(match)) == (1, 0)


def piles() -> list[dict[str, list[str]]]:
    terrors = ("anxiety", "basilisk", "bunyip", "chupacabra", "tornado", "triffid")
    return [{terror: [book]} for terror, book in zip(terrors, FULL, strict=True)]


def test_ex_18_full_hand_on_a_reward_tile() -> None:
    """LAB-EX-18: discard and draw, or skip; piles can only skip."""
    match = a_library({"r3c4": "reward/tee/0"}, FULL, draws=["booster-1"])
    play(match, "move:r3c4")
    assert sorted(options(match)) == sorted(["skip", *(f"discard:{card}" for card in FULL)])
    play(match, "discard:alice")
    assert options(match) == ["draw", "skip"]
    play(match, "draw")
    assert (slots(match), asked(match)) == (6, "act")
    match = a_library({"r3c4": "reward/tee/0"}, piles())
    play(match, "move:r3c4")
    assert options(match) == ["skip"]


def test_ex_19_full_hand_and_return() -> None:
    """LAB-EX-19: the return frees the slot for its Reward."""
    match = a_library({"r2c3": "shelf/tee/1 purple"}, [*FULL[:5], BASILISK])
    play(match, "move:r2c3")
    assert (slots(match), asked(match), len(discards(match))) == (6, "act", 2)


def test_ex_20_library_card_at_the_limit() -> None:
    """LAB-EX-20: the booster leaves first; the second Book needs a discard."""
    match = a_library(None, [*FULL[:5], "booster-2"], draws=["sara-crewe", "hypatia"])
    play(match, "spend:booster-2:library_card", "take:red")
    assert (slots(match), asked(match), discards(match)) == (6, "extra", ["booster-2"])
    assert options(match, "extra") == []
    play(match, "discard:alice")
    play(match, "extra:green")
    assert (slots(match), actions_left(match), asked(match)) == (6, 2, "act")
    assert {"sara-crewe", "hypatia"} <= set(hand(match))


def test_ex_21_shelf_lights_again() -> None:
    """LAB-EX-21: dark, lit with a new token, lit without one, dark again."""
    match = a_library(
        {"r1c4": "shelf/tee/2", "r5c5": "shelf/corner/0 red"},
        bookwyrm=2,
        returned={"pink": "bunyip", "orange": "minotaur", "green": "wormhole"},
        draws=["NE", "purple"],
    )
    play(match, "end")
    assert tile(match, "r1c4") == "shelf/tee/2 dark"
    relit: dict[str, Any] = match.position()
    again = rr.start("labyrinth", position=relit | {"bookwyrm": 2}, draws=["NE", "purple"])
    play(again, "end")
    assert tile(again, "r1c4") == "shelf/tee/2 purple"
    tiles = {"r1c4": "shelf/tee/2 dark", "r5c5": "shelf/corner/0 red", "r5c4": "shelf/corner/0 blue"}
    returned = relit["returned"] | {"purple": "basilisk"}
    empty = rr.start(
        "labyrinth",
        position=relit | {"bookwyrm": 2, "tiles": tiles | {"r1c3": "crossroads"}, "returned": returned},
        draws=["NE", "NW"],
    )
    play(empty, "end")
    assert tile(empty, "r1c4") == "shelf/tee/2"
    walker = rr.start(
        "labyrinth", position=empty.position() | {"meeples": ["r1c3", "r1c3"], "bookwyrm": 3}, draws=["NW"]
    )
    assert "r1c4" in ends(walker)
    play(walker, "end")
    assert tile(walker, "r1c4") == "shelf/tee/2 dark"


def test_ex_22_terror_stack_empty() -> None:
    """LAB-EX-22: nothing changes, and the tile stays lit."""
    match = a_library({"r1c1": "terror/corner/0"}, *all_captured(), seats=4, draws=["NW"])
    happened = play(match, "end")
    assert (tile(match, "r1c1"), told(happened, TerrorAppeared), bookwyrm(match)) == ("terror/corner/0", [], 1)


@pytest.mark.parametrize(
    ("before", "after"), [("terror/corner/0", "terror/corner/1"), ("reward/corner/0", "reward/corner/1")]
)
def test_ex_23_player_on_the_tile(before: str, after: str) -> None:
    """LAB-EX-23: it turns, gets no Terror and does not go dark."""
    match = a_library({"r2c2": before}, at=["r3c3", "r2c2"], draws=["SE"])
    play(match, "end")
    assert tile(match, "r2c2") == after


FOUR_TERRORS = {
    "r5c1": "terror/corner/0 anxiety",
    "r5c2": "terror/corner/0 basilisk",
    "r5c3": "terror/corner/0 bunyip",
    "r5c4": "terror/corner/0 tornado",
}


def test_ex_24_double_curse() -> None:
    """LAB-EX-24: the fifth and the sixth Terror; or the fifth and a turn."""
    two: dict[str, Any] = {"options": {"double_curses": 1}, "bookwyrm": 0}
    tiles = ["terror/tee/0", "terror/tee/0"]
    match = a_library(FOUR_TERRORS, draws=["NW+SE", *tiles, "kraken", "plague"], **two)
    happened = play(match, "end")
    assert [(event.cell, event.terror) for event in told(happened, TerrorAppeared)] == [
        ("r1c1", thing("kraken")),
        ("r2c2", thing("plague")),
    ]
    assert ending(match) == "overrun"
    lit = FOUR_TERRORS | {"r2c2": "terror/corner/0"}
    match = a_library(lit, at=["r3c3", "r2c2"], draws=["NW+SE", "terror/tee/0", "kraken"], **two)
    play(match, "end")
    assert (tile(match, "r1c1"), tile(match, "r2c2")) == ("terror/tee/0 kraken", "terror/corner/1")
    assert (match.over, terrors_on_grid(match)) == (False, 5)


def test_ex_25_no_stepping_in_place() -> None:
    """LAB-EX-25: out and back takes two actions."""
    match = a_library({"r2c3": "reward/corner/1"}, at=["r2c3"])
    assert ends(match) == {"r3c3"}
    play(match, "move:r3c3", "move:r2c3", "draw")
    assert (slots(match), actions_left(match)) == (1, 1)


def test_ex_26_reach_of_flip_and_rotate() -> None:
    """LAB-EX-26: the four neighbours; a dark one is flipped, a lit corner or tee turned."""
    match = a_library(
        {"r2c3": "reward/corner/0", "r3c2": "terror/tee/0", "r2c2": "shelf/tee/0 red", "r3c4": "crossroads"}
    )
    assert options(match, "flip") == ["flip:r4c3"]
    assert options(match, "rotate") == ["rotate:r2c3:cw", "rotate:r2c3:ccw", "rotate:r3c2:cw", "rotate:r3c2:ccw"]
    assert options(a_library(), "flip", "rotate") == ["flip:r2c3", "flip:r3c2", "flip:r3c4", "flip:r4c3"]


def test_ex_27_solo_ride() -> None:
    """LAB-EX-27: neither alone, both together, in one action; never from two tiles."""
    tiles = {"r2c3": "terror/tee/1 minotaur", "r3c2": "crossroads"}
    match = alone(tiles, ["atalanta"], ["ada-lovelace"])
    assert (ends(match), ends(match, "trolley"), ends(match, "ride")) == ({"r3c2"}, {"r3c2"}, {"r2c3", "r3c2"})
    play(match, "move:r2c3:ride")
    assert options(match) == ["keep:player", "keep:trolley"]
    play(match, "keep:trolley")
    assert hand(match, TROLLEY) == [{"minotaur": ["atalanta", "ada-lovelace"]}]
    assert (hand(match), meeples(match), actions_left(match)) == ([], ["r2c3", "r2c3"], 2)
    apart = alone(tiles, ["atalanta"], ["ada-lovelace"], at=["r3c3", "r3c2"])
    assert ends(apart, "ride") == set()


def test_ex_28_rebuild() -> None:
    """LAB-EX-28: two discards are shuffled, one is drawn, one is left."""
    green = OF_GENRE["green"]
    pile = {"basilisk": [green[2]]}
    match = a_library(None, [pile], green[3:], discards=green[:2])
    assert deck(match, "green") == 0
    happened = play(match, "take:green")
    assert told(happened, DeckRebuilt) == [DeckRebuilt(3, 2)]
    assert (deck(match, "green"), discards(match)) == (1, [])
    none = a_library(None, [pile, *green[:2]], green[3:])
    assert "take:green" not in options(none)
