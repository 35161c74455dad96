"""LAB-DECK: decks that run out are rebuilt from their discards; the Disturbance deck never is."""

from __future__ import annotations

from readingroom.games.labyrinth.edge.events import DeckRebuilt
from tests.games.labyrinth.builders import (
    BOOKS,
    GENRES,
    OF_GENRE,
    TERRORS,
    a_library,
    actions_left,
    asked,
    bookwyrm,
    deck,
    discards,
    ending,
    hand,
    interject,
    names_of,
    options,
    play,
    rule_against,
    told,
)

GREEN = OF_GENRE["green"]
BOOSTERS = [f"booster-{number}" for number in range(1, 10)]
ITEMS = [
    "item-enchanted-rose",
    "item-spinning-wheel",
    "item-seven-league-boots",
    "item-drink-me",
    "item-magic-mirror",
    "item-excalibur",
]
REWARD = {"r3c4": "reward/tee/0"}


def test_an_empty_genre_deck_is_rebuilt_when_a_draw_finds_it_empty() -> None:
    """LAB-DECK-1, R-45: not before, and from that genre's discards only."""
    match = a_library(None, GREEN[:2], GREEN[2:6], discards=["alice", "circe"], draws=[GREEN[6], GREEN[0]])
    assert told(play(match, "take:green"), DeckRebuilt) == []
    assert deck(match, "green") == 0
    play(match, f"discard:{GREEN[0]}")
    assert (deck(match, "green"), len(discards(match))) == (0, 3)
    happened = play(match, "take:green")
    assert told(happened, DeckRebuilt) == [DeckRebuilt(GENRES.index("green"), 1)]
    assert (GREEN[0] in hand(match), sorted(discards(match))) == (True, ["alice", "circe"])


def test_cards_in_piles_and_hands_are_not_in_the_discards() -> None:
    """R-45, R-46: with deck and discards empty the genre cannot be taken."""
    match = a_library(None, [{"kraken": GREEN[:3]}, GREEN[3]], GREEN[4:])
    assert "take:green" not in options(match)
    assert rule_against(match, "take:green") in ("R-46", "LAB-DECK-1")


def test_a_library_card_that_takes_the_last_book_asks_nothing() -> None:
    """R-46, R-39: no genre is left for the second Book, and no discard would bring one."""
    last, *others = BOOKS
    piles = [{key: others[at : at + 3]} for at, key in zip(range(0, len(others), 3), TERRORS, strict=False)]
    hands = [piles[place : place + 6] for place in range(0, len(piles), 6)]
    match = a_library(None, ["booster-6"], *hands, seats=5)
    play(match, "spend:booster-6:library_card", f"take:{BOOKS[last].genre}")
    assert (asked(match), hand(match), actions_left(match)) == ("act", [last], 2)


def test_a_discard_out_of_turn_can_feed_an_empty_deck() -> None:
    """R-38: this is what it is good for."""
    match = a_library(None, [], GREEN[:6], discards=[], turn={"active": 0}, seats=3, draws=[GREEN[6]])
    play(match, "take:green")
    assert "take:green" not in options(match)
    interject(match, 1, f"discard:{GREEN[0]}")
    assert "take:green" in options(match)
    play(match, "take:green")
    assert sorted(hand(match)) == sorted([GREEN[0], GREEN[6]])


def test_the_reward_deck_is_rebuilt_likewise() -> None:
    """LAB-DECK-2: all Rewards lie in hands but one, which was discarded."""
    match = a_library(REWARD, BOOSTERS[:2], ITEMS, BOOSTERS[2:8], seats=3, discards=[BOOSTERS[8]])
    assert match.view().reward_deck == 0
    play(match, "move:r3c4")
    happened = play(match, "draw")
    assert names_of(happened) == ["DeckRebuilt", "RewardDrawn"]
    assert (hand(match), discards(match)) == ([BOOSTERS[0], BOOSTERS[1], BOOSTERS[8]], [])


def test_no_reward_is_offered_when_none_is_left() -> None:
    """R-46: on a Reward tile nothing is asked."""
    match = a_library(REWARD, BOOSTERS[:3], ITEMS, BOOSTERS[3:], seats=3)
    play(match, "move:r3c4")
    assert asked(match) == "act"


def test_the_disturbance_deck_is_never_rebuilt() -> None:
    """LAB-DECK-3, R-1, R-47: after its last card comes Out of Time."""
    seen = {"NW": 5, "NE": 4, "SE": 4, "SW": 5}
    match = a_library(curses={"left": 0, "seen": seen})
    wyrm = bookwyrm(match)
    play(match, "end")
    assert (ending(match), bookwyrm(match)) == ("out_of_time", wyrm)
