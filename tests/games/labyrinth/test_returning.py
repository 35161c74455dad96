"""LAB-RET: a captured Terror goes back to a Shelf that shows one of its symbols."""

from __future__ import annotations

import pytest

from readingroom.games.labyrinth.edge.events import MatchEnded, RewardDrawn, TerrorReturned
from tests.games.labyrinth.builders import (
    ANA,
    BASILISK,
    GENRES,
    REWARDS,
    TERRORS,
    a_library,
    asked,
    discards,
    ending,
    ends,
    filled,
    hand,
    meeples,
    names_of,
    options,
    play,
    rule_against,
    slots,
    thing,
    tile,
    told,
)

NORTH = "r2c3"
FIVE = {"red": "plague", "pink": "bunyip", "orange": "minotaur", "green": "wormhole", "blue": "dracula"}


@pytest.mark.parametrize("genre", GENRES)
def test_a_shelf_takes_a_terror_that_shows_its_symbol(genre: str) -> None:
    """LAB-RET-1: and no other."""
    for terror in TERRORS:
        match = a_library({NORTH: f"shelf/tee/1 {genre}"}, [{terror: []}])
        assert (ends(match) == {NORTH}) == (genre in TERRORS[terror].symbols)


def test_without_a_fitting_terror_nobody_enters() -> None:
    """LAB-RET-1, R-35, LAB-MOVE-6: a Shelf blocks, friendly as it is."""
    match = a_library({NORTH: "shelf/tee/1 red"}, [BASILISK, "circe"])
    assert ends(match) == set()
    assert rule_against(match, "move:r2c3") in ("R-35", "LAB-RET-1")
    assert ends(a_library({NORTH: "shelf/tee/1 purple"}, ["circe"], [BASILISK])) == set()  # a friend's does not help


def test_tokens_leave_and_the_genre_is_filled() -> None:
    """LAB-RET-2, LAB-RET-4, R-20: the tile is empty, and both tokens are out for good."""
    match = a_library({NORTH: "shelf/tee/1 purple"}, [BASILISK], draws=["booster-1"])
    happened = play(match, "move:r2c3")
    assert told(happened, TerrorReturned) == [TerrorReturned(ANA, NORTH, thing("basilisk"), GENRES.index("purple"))]
    assert (filled(match), tile(match, NORTH)) == ({"purple": "basilisk"}, "shelf/tee/1")
    view = match.view()
    assert thing("basilisk") not in view.terror_stack
    assert "purple" not in view.shelf_stack
    play(match, "move:r3c3", "move:r2c3")
    assert meeples(match)[ANA] == NORTH


def test_the_pile_is_discarded_and_then_a_reward_is_drawn() -> None:
    """LAB-RET-3, R-45: in this order, so an item of the pile can come back at once."""
    other_rewards = [f"booster-{number}" for number in range(1, 10)]
    items = ["item-enchanted-rose", "item-spinning-wheel", "item-seven-league-boots", "item-magic-mirror"]
    pile = {"minotaur": ["atalanta", "item-drink-me"]}
    match = a_library(
        {NORTH: "shelf/tee/1 green"}, [pile], other_rewards[:6], other_rewards[6:], [*items, "item-excalibur"], seats=4
    )
    assert match.view().reward_deck == 0
    happened = play(match, "move:r2c3")
    assert names_of(happened) == ["Moved", "TerrorReturned", "DeckRebuilt", "RewardDrawn"]
    assert told(happened, RewardDrawn) == [RewardDrawn(ANA, thing("item-drink-me"))]
    assert (hand(match), discards(match)) == (["item-drink-me"], ["atalanta"])


def test_with_no_reward_left_none_is_drawn() -> None:
    """R-46: deck and discards are empty."""
    boosters = [f"booster-{number}" for number in range(1, 10)]
    held = [key for key in REWARDS if key.startswith("item")]
    match = a_library({NORTH: "shelf/tee/1 purple"}, [BASILISK], held, boosters[:6], boosters[6:], seats=4)
    happened = play(match, "move:r2c3")
    assert names_of(happened) == ["Moved", "TerrorReturned"]
    assert (hand(match), asked(match)) == ([], "act")


def test_of_several_terrors_the_mover_chooses() -> None:
    """R-35: one Terror a Shelf."""
    match = a_library({NORTH: "shelf/tee/1 purple"}, [BASILISK, {"tornado": ["gretel"]}, {"plague": ["heidi"]}])
    play(match, "move:r2c3")
    assert options(match) == ["return:basilisk", "return:tornado"]
    play(match, "return:tornado")
    assert (filled(match), slots(match)) == ({"purple": "tornado"}, 3)
    assert discards(match) == ["gretel"]


def test_the_sixth_shelf_wins_at_once() -> None:
    """LAB-RET-5, LAB-END-1, R-2: no Reward, no curse; the pile does go to the discards."""
    match = a_library({NORTH: "shelf/tee/1 purple"}, [BASILISK], returned=FIVE)
    happened = play(match, "move:r2c3")
    assert names_of(happened) == ["Moved", "TerrorReturned", "MatchEnded"]
    assert told(happened, MatchEnded) == [MatchEnded(1, 6)]
    assert (ending(match), hand(match)) == ("won", [])
    assert sorted(discards(match)) == ["jo-march", "nzinga"]
    assert match.outcome
    assert (match.outcome.winners, match.outcome.grade, match.to_move) == ((0, 1), "win", None)
