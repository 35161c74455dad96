"""LAB-TAKE: drawing Books."""

from __future__ import annotations

from collections import Counter

from readingroom.games.labyrinth.edge.events import BookTaken
from tests.games.labyrinth.builders import (
    ANA,
    BOOKS,
    FULL,
    GENRES,
    OF_GENRE,
    a_library,
    actions_left,
    deck,
    hand,
    options,
    play,
    rule_against,
    thing,
    told,
)


def test_a_take_draws_the_top_book_of_a_genre() -> None:
    """LAB-TAKE-1: into the hand, for one action."""
    match = a_library(draws=["hypatia"])
    assert options(match, "take") == [f"take:{genre}" for genre in GENRES]
    assert told(play(match, "take:green"), BookTaken) == [BookTaken(ANA, thing("hypatia"))]
    assert (hand(match), actions_left(match), deck(match, "green")) == (["hypatia"], 2, 6)


def test_every_book_of_the_deck_may_come() -> None:
    """LAB-TAKE-1, LAB-SETUP-7: a shuffled deck; each of the seven about as often."""
    drawn: Counter[str] = Counter()
    for seed in range(175):
        match = a_library(seed=seed)
        play(match, "take:green")
        drawn.update(hand(match))
    assert set(drawn) == set(OF_GENRE["green"])
    assert all(8 <= count <= 50 for count in drawn.values())


def test_a_full_hand_takes_nothing() -> None:
    """LAB-TAKE-2, LAB-HAND-2: discard first."""
    match = a_library(None, FULL)
    assert options(match, "take") == []
    assert rule_against(match, "take:red") in ("LAB-TAKE-2", "LAB-HAND-2")
    play(match, "discard:alice", "take:red")
    assert (len(hand(match)), actions_left(match)) == (6, 2)


def test_a_filled_shelf_does_not_close_its_deck() -> None:
    """LAB-TAKE-3: the genre can still be taken."""
    match = a_library(returned={"red": "dracula"})
    play(match, "take:red")
    assert BOOKS[hand(match)[0]].genre == "red"
