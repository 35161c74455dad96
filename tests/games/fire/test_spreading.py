"""Fire Spreading (rules 2.4), and how a section burns (2.0)."""

from __future__ import annotations

import pytest

from readingroom.games.fire.edge.events import (
    FireSpread,
    FireStopped,
    FireTriggered,
    KnowledgeScored,
    LibraryCollapsed,
    MarketFilled,
    SectionBurned,
    ToolDrawn,
    ToolTaken,
    TurnBegan,
    TurnEnded,
)
from tests.games.fire.builders import (
    ANA,
    BEN,
    BLACK,
    CLEO,
    DAN,
    PURPLE,
    WHITE,
    YELLOW,
    after_all_turns,
    asked,
    books_in_bag,
    discard,
    fires_in_bag,
    hand,
    holder,
    in_the_library,
    library,
    market,
    options,
    reserve,
    row,
    rule_against,
    scores,
    told,
    tool_number,
    waiting_on,
)


def test_a_tool_that_takes_the_fire_returns_to_saving() -> None:
    """FIRE-SPREAD-1: with the tokens that remain."""
    match = in_the_library(3, "W F", hand=["bucket"], draws=["fire"])
    match.play("draw")
    assert FireStopped(ANA) in match.play("play:bucket")
    assert (asked(match), row(match, 3), options(match)) == ("save_or_leave", "W F . . .", ["draw", "stop"])


def test_a_later_fire_opens_a_new_window() -> None:
    """FIRE-SPREAD-1: each trigger has its own."""
    match = in_the_library(3, "W F", hand=["bucket", "bucket"], draws=["fire", "fire"])
    match.play("draw", "play:bucket", "draw")
    assert (asked(match), options(match)) == ("reaction", ["pass", "play:bucket"])
    match.play("play:bucket")
    assert waiting_on(match, "bucket") == "F F"


def test_a_fire_that_nothing_stops_scores_nothing() -> None:
    """FIRE-SPREAD-2: the books are lost, the scoring step is skipped."""
    match = in_the_library(3, "P P", draws=["fire"])
    happened = match.play("draw")
    assert told(happened, KnowledgeScored) == []
    assert told(happened, FireSpread) == [FireSpread(ANA)]
    assert scores(match) == (0, 0, 0, 0)


def test_each_book_burns_a_card_of_its_section_from_left_to_right() -> None:
    """FIRE-SPREAD-3, AMB-10: black first, then white, then yellow."""
    match = in_the_library(1, "B W Y", draws=["fire"])
    assert told(match.play("draw"), SectionBurned) == [
        SectionBurned(BLACK, 4, 0),
        SectionBurned(WHITE, 2, 0),
        SectionBurned(YELLOW, 3, 1),
    ]
    assert library(match) == (2, 3, 4, 4)


def test_two_books_of_a_colour_burn_two_cards() -> None:
    """FIRE-SPREAD-3: for each book."""
    match = in_the_library(1, "Y Y", draws=["fire"])
    match.play("draw")
    assert library(match) == (1, 4, 3, 4)


@pytest.mark.parametrize(
    ("tops", "burned"),
    [
        ((1, 2, 3, 4), (2, 2, 3, 4)),
        ((3, 2, 3, 4), (3, 3, 3, 4)),
        ((4, 3, 3, 4), (4, 4, 3, 4)),
        ((4, 4, 3, 4), (4, 4, 4, 4)),
        ((4, 4, 4, 4), (5, 4, 4, 4)),
        ((5, 5, 5, 4), (5, 5, 5, 5)),
    ],
)
def test_only_fires_burn_the_lowest_index(tops: tuple[int, ...], burned: tuple[int, ...]) -> None:
    """FIRE-SPREAD-4, FIRE-DEF-6: of equal numbers white before yellow before black before purple."""
    match = in_the_library(1, "F", tops, draws=["fire"])
    match.play("draw")
    assert library(match) == burned


def test_what_burns_is_judged_when_the_burning_starts() -> None:
    """FIRE-SPREAD-4, AMB-11: an Axe took the only book, so at the second fire only fires are on the card."""
    match = in_the_library(3, "P F", hands={DAN: ["axe"]}, draws=["fire", "fire"])
    match.play("draw", "play:axe:1")
    assert row(match, 3) == ". F . . ."
    match.play("draw")
    assert library(match) == (2, 2, 3, 4)


def test_revealed_icons_add_fires_to_the_bag() -> None:
    """FIRE-SPREAD-5, FIRE-DEF-5: one out of the reserve for each."""
    match = in_the_library(1, "Y P", draws=["fire"])
    happened = match.play("draw")
    assert told(happened, SectionBurned) == [SectionBurned(YELLOW, 3, 1), SectionBurned(PURPLE, 5, 1)]
    assert (fires_in_bag(match), reserve(match)) == (9, 8)


def test_an_icon_counts_though_its_card_burns_on_the_way() -> None:
    """FIRE-DEF-5, AMB-9: yellow goes 2, 3, 4; the icon of 3 adds a fire."""
    match = in_the_library(1, "Y Y", draws=["fire"])
    assert told(match.play("draw"), SectionBurned) == [
        SectionBurned(YELLOW, 3, 1),
        SectionBurned(YELLOW, 4, 0),
    ]
    assert reserve(match) == 9


def test_the_last_reserve_fire_serves_the_last_icon() -> None:
    """FIRE-DEF-5, AMB-13: ten icons, ten fires; the reserve cannot run short."""
    match = in_the_library(1, "P", (7, 7, 7, 6), draws=["fire"])
    assert reserve(match) == 1
    happened = match.play("draw")
    assert told(happened, SectionBurned) == [SectionBurned(PURPLE, 7, 1)]
    assert (reserve(match), fires_in_bag(match)) == (0, 17)


def test_all_tokens_go_back_into_the_bag() -> None:
    """FIRE-SPREAD-6: those on the card and those on turn-long tools, which are discarded, Gloves included."""
    match = in_the_library(1, "F W", hand=["gloves", "bucket", "shovel"], draws=["fire", "fire", "black", "fire"])
    match.play("play:gloves", "play:shovel", "draw", "play:bucket")
    assert (waiting_on(match, "gloves"), waiting_on(match, "bucket")) == ("", "F")
    match.play("draw:shovel", "pick:black", "draw")
    assert asked(match) == "take_tool"
    assert (books_in_bag(match), fires_in_bag(match), row(match, 1)) == (22, 7, ". . . . .")
    assert sorted(discard(match)) == ["bucket-1", "gloves-1", "shovel-2"]
    assert match.view().in_play == ()


def test_a_tool_is_taken_for_burning() -> None:
    """FIRE-SPREAD-7, AMB-33: market or deck, and it is not optional."""
    match = in_the_library(1, "W", draws=["fire"])
    match.play("draw")
    assert (asked(match), match.to_move) == ("take_tool", ANA)
    assert options(match) == ["take:market:1", "take:market:2", "take:market:3", "take:deck"]
    assert rule_against(match, "take:none") == "FIRE-SPREAD-7"


def test_the_deck_card_goes_into_the_hand_unseen() -> None:
    """FIRE-SPREAD-7: only its owner knows it; the market stays."""
    match = in_the_library(1, "W", draws=["fire", "cloak-2"])
    match.play("draw")
    happened = match.play("take:deck")
    assert told(happened, ToolDrawn) == [ToolDrawn(ANA, tool_number("cloak-2"))]
    assert (hand(match), market(match)) == (["cloak-2"], ["map-1", "shovel-1", "torch-1"])
    assert ToolDrawn(ANA, None) in match.events(BEN)


def test_the_market_is_refilled_at_once() -> None:
    """FIRE-SPREAD-8: the new card takes the empty slot."""
    match = in_the_library(1, "W", draws=["fire", "bucket-3"])
    match.play("draw")
    happened = match.play("take:market:2")
    assert ToolTaken(ANA, tool_number("shovel-1"), 2) in happened
    assert MarketFilled(tool_number("bucket-3"), 2) in happened
    assert (hand(match), market(match)) == (["shovel-1"], ["map-1", "bucket-3", "torch-1"])


def test_the_turn_ends_and_the_next_player_takes_the_bag() -> None:
    """FIRE-SPREAD-9: the card goes to the centre; after-scoring tools find no window."""
    match = in_the_library(2, "W", hand=["map", "lockbox", "knapsack"], draws=["fire"])
    match.play("draw")
    happened = match.play("take:deck")
    assert happened[-2:] == [TurnEnded(ANA), TurnBegan(CLEO, 3)]
    assert (holder(match, 2), match.to_move, asked(match)) == (None, CLEO, "save_or_leave")


def test_a_burn_that_ends_the_game_stops_everything() -> None:
    """FIRE-SPREAD-10, AMB-10: the yellow book does not burn, no tool is taken, no token returns."""
    match = in_the_library(1, "W Y", (7, 5, 6, 6), draws=["fire"])
    happened = match.play("draw")
    assert told(happened, SectionBurned) == [SectionBurned(WHITE, 10, 0)]
    assert told(happened, LibraryCollapsed) == [LibraryCollapsed(WHITE)]
    assert match.over
    assert (library(match), row(match, 1), hand(match)) == ((10, 5, 6, 6), "W Y F . .", [])


def test_two_sections_never_collapse_together() -> None:
    """AMB-10, AMB-13, INV-6: the first destroyed card ends the game, so no section is overrun either."""
    match = in_the_library(1, "P P W", (7, 7, 7, 7), draws=["fire"])
    happened = match.play("draw")
    assert told(happened, SectionBurned) == [SectionBurned(PURPLE, 10, 0)]
    assert library(match) == (7, 7, 7, 10)


def test_a_fire_on_a_risky_space_needs_no_other_fire() -> None:
    """FIRE-DEF-7, EX-05: the first fire triggers there."""
    match = in_the_library(2, "W", draws=["fire"])
    assert FireTriggered(ANA, 2) in match.play("draw")


def test_the_lowest_index_moves_as_sections_burn() -> None:
    """FIRE-DEF-6, FIRE-ROUND-1: the view says which section burns next."""
    nexts = []
    for tops in [
        (1, 2, 3, 4),
        (2, 2, 3, 4),
        (3, 2, 3, 4),
        (3, 3, 3, 4),
        (4, 3, 3, 4),
        (4, 4, 3, 4),
        (4, 4, 4, 4),
    ]:
        sections = in_the_library(1, library=tops).view().sections
        nexts += [section.key for section in sections if section.burns_next]
    assert nexts == ["white", "white", "yellow", "white", "yellow", "black", "white"]


def test_a_value_is_what_the_top_card_says() -> None:
    """FIRE-DEF-2: and it rises when the section burns."""
    match = after_all_turns(library=(2, 2, 3, 4))
    assert library(match) == (3, 2, 3, 4)


def test_the_holder_of_no_tool_just_burns() -> None:
    """FIRE-SPREAD-2, FIRE-SPREAD-7: without reactions the next question is which tool to take."""
    match = in_the_library(4, "B B", draws=["fire"])
    happened = match.play("draw")
    assert [type(event).__name__ for event in happened] == [
        "TokensDrawn",
        "TokenLaid",
        "FireTriggered",
        "FireSpread",
        "SectionBurned",
        "SectionBurned",
    ]
    assert asked(match) == "take_tool"
