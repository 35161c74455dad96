"""Technology Books (rules 2.10)."""

from __future__ import annotations

import pytest

from readingroom.games.fire.edge.events import KnowledgeScored, PointsGained, SectionBurned
from tests.games.fire.builders import (
    ANA,
    BEN,
    PURPLE,
    WHITE,
    YELLOW,
    books_in_bag,
    dealt,
    fires_in_bag,
    in_the_library,
    library,
    options,
    reserve,
    row,
    told,
)

TECHNOLOGY = {"technology": True}


def test_three_teal_books_and_a_fire_are_added() -> None:
    """FIRE-TECH-1: 25 books and 8 fires in the bag, ten in reserve."""
    match = dealt(technology=True)
    assert (books_in_bag(match), fires_in_bag(match), reserve(match)) == (25, 8, 10)
    assert match.view().bag["teal"] == 3


@pytest.mark.parametrize(
    ("tops", "worth"), [((1, 2, 3, 4), 4), ((6, 2, 3, 4), 6), ((5, 7, 3, 4), 7), ((4, 4, 5, 4), 5)]
)
def test_a_teal_book_is_worth_the_highest_top_card(tops: tuple[int, ...], worth: int) -> None:
    """FIRE-TECH-2, FIRE-DEF-2."""
    happened = in_the_library(3, "T", tops, options=TECHNOLOGY).play("stop")
    assert told(happened, KnowledgeScored) == [KnowledgeScored(ANA, worth, 0)]


def test_teal_books_burn_last() -> None:
    """FIRE-TECH-3, AMB-10: though the teal book lies first on the card."""
    match = in_the_library(1, "T Y W", options=TECHNOLOGY, draws=["fire"])
    assert told(match.play("draw"), SectionBurned) == [
        SectionBurned(YELLOW, 3, 1),
        SectionBurned(WHITE, 2, 0),
        SectionBurned(PURPLE, 5, 1),
    ]


def test_each_teal_book_looks_for_the_highest_index_anew() -> None:
    """FIRE-TECH-3, FIRE-DEF-6: purple 6 has 18, black 7 has 21; burning purple to 7 makes it 22."""
    match = in_the_library(1, "T T", (1, 2, 3, 5), options=TECHNOLOGY, draws=["fire"])
    assert told(match.play("draw"), SectionBurned) == [
        SectionBurned(PURPLE, 6, 0),
        SectionBurned(PURPLE, 7, 1),
    ]
    match = in_the_library(1, "P T", (7, 2, 3, 4), options=TECHNOLOGY, draws=["fire"])
    burned = told(match.play("draw"), SectionBurned)
    assert burned == [SectionBurned(PURPLE, 5, 1), SectionBurned(WHITE, 10, 0)]
    assert match.over


def test_other_books_change_what_the_teal_book_burns() -> None:
    """FIRE-TECH-3: white at 6 (15) is the highest until purple shows 6 (18)."""
    match = in_the_library(1, "T P", (6, 2, 3, 5), options=TECHNOLOGY, draws=["fire"])
    match.play("draw")
    assert library(match) == (6, 2, 3, 7)


def test_a_teal_book_is_a_book_when_it_burns() -> None:
    """FIRE-TECH-4: with only fires and teal the lowest index does not burn as well."""
    match = in_the_library(3, "T F", options=TECHNOLOGY, draws=["fire"])
    assert told(match.play("draw"), SectionBurned) == [SectionBurned(PURPLE, 5, 1)]


def test_teal_matches_only_teal_for_a_collector() -> None:
    """FIRE-TECH-5: purple beside it does not count, nor does teal beside purple."""
    match = in_the_library(1, "T P T", hand=["collectors_edition"], options=TECHNOLOGY)
    match.play("stop")
    assert options(match) == ["end", "play:collectors_edition:purple", "play:collectors_edition:teal"]
    happened = match.play("play:collectors_edition:teal")
    assert told(happened, PointsGained) == [PointsGained(ANA, 4, "FIRE-T-COLLECT-1")]
    match = in_the_library(1, "T P T", hand=["collectors_edition"], options=TECHNOLOGY)
    happened = match.play("stop", "play:collectors_edition:purple")
    assert told(happened, PointsGained) == [PointsGained(ANA, 2, "FIRE-T-COLLECT-1")]


def test_an_axe_takes_a_teal_book_for_the_best() -> None:
    """FIRE-T-AXE-1, FIRE-T-AXE-2: technology counts, at the highest top card."""
    match = in_the_library(1, "T W", options=TECHNOLOGY, hands={BEN: ["axe"]}, draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:axe:1"]
    assert told(match.play("play:axe:1"), PointsGained) == [PointsGained(BEN, 4, "FIRE-T-AXE-2")]
    assert (row(match, 1), match.view().bag["teal"]) == (". W . . .", 3)


def test_a_slingshot_may_send_a_teal_book() -> None:
    """FIRE-TECH-2, FIRE-T-SLING-1: it is the most valuable."""
    match = in_the_library(3, "T W", hand=["slingshot"], options=TECHNOLOGY, draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:3:1"]


def test_without_the_expansion_there_is_no_teal() -> None:
    """FIRE-TECH-1: the box keeps them."""
    assert dealt().view().bag["teal"] == 0


def test_a_waiting_teal_book_is_worth_ten_after_a_collapse() -> None:
    """FIRE-END-3, FIRE-TECH-2."""
    match = in_the_library(1, "W", (7, 2, 3, 4), rows={2: "T"}, options=TECHNOLOGY, draws=["fire"])
    assert PointsGained(BEN, 10, "FIRE-END-3") in match.play("draw")
