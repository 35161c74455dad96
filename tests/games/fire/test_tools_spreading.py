"""Axe, Bucket, Cloak and Slingshot (rules 2.9)."""

from __future__ import annotations

from readingroom.games.fire.edge.events import (
    BookMoved,
    FireSpread,
    FireStopped,
    KnowledgeScored,
    PointsGained,
    SectionBurned,
    TokensSent,
    TokensWait,
)
from tests.games.fire.builders import (
    ANA,
    ASIDE_PLACE,
    BEN,
    BLACK,
    CLEO,
    DAN,
    FIRE,
    KINDS,
    PURPLE,
    ROBOT_PLACE,
    WHITE,
    YELLOW,
    alone,
    asked,
    books_in_bag,
    discard,
    fires_in_bag,
    hand,
    in_the_library,
    library,
    options,
    pass_until,
    row,
    rule_against,
    scores,
    told,
    waiting_on,
)

# --- Axe ----------------------------------------------------------------------------------------------------


def test_an_axe_returns_the_fire_and_the_best_book() -> None:
    """FIRE-T-AXE-1: both go into the bag, whatever bravery the other books had."""
    match = in_the_library(1, "P W", hands={BEN: ["axe"]}, draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:axe:1"]
    match.play("play:axe:1")
    assert (row(match, 1), match.view().bag["purple"], fires_in_bag(match)) == (". W . . .", 4, 7)


def test_the_axe_user_gains_the_books_value() -> None:
    """FIRE-T-AXE-2: and the active player goes on saving."""
    match = in_the_library(1, "P W", (1, 2, 3, 6), hands={BEN: ["axe"]}, draws=["fire"])
    match.play("draw")
    happened = match.play("play:axe:1")
    assert happened[1:] == [BookMoved(BEN, 1, PURPLE), PointsGained(BEN, 6, "FIRE-T-AXE-2"), FireStopped(ANA)]
    assert (scores(match), discard(match)) == ((0, 6, 0, 0), ["axe-1"])
    assert (asked(match), match.to_move, options(match)) == ("save_or_leave", ANA, ["draw", "stop"])


def test_a_technology_book_can_be_the_best() -> None:
    """FIRE-T-AXE-1, FIRE-TECH-2: it ties with purple at the highest top card."""
    match = in_the_library(1, "T W P", hands={BEN: ["axe"]}, options={"technology": True}, draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:axe:1", "play:axe:3"]


def test_of_equal_books_the_axes_user_picks_the_space() -> None:
    """FIRE-T-AXE-3, AMB-18: yellow 3 and black 3 are worth the same; the gap differs."""
    match = in_the_library(1, "Y B W", (1, 3, 3, 4), hands={BEN: ["axe"]}, draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:axe:1", "play:axe:2"]
    assert rule_against(match, "play:axe:3") == "FIRE-T-AXE-3"
    assert rule_against(match, "play:axe") == "FIRE-T-AXE-3"
    match.play("play:axe:2")
    assert row(match, 1) == "Y . W . ."


def test_without_a_book_the_axe_gains_nothing() -> None:
    """FIRE-T-AXE-4: it may still be played."""
    match = in_the_library(3, "F", hands={BEN: ["axe"]}, draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:axe"]
    happened = match.play("play:axe")
    assert told(happened, PointsGained) == []
    assert (row(match, 3), scores(match)) == ("F . . . .", (0, 0, 0, 0))


def test_an_axe_is_too_late_once_burning_has_begun() -> None:
    """FIRE-T-AXE-5: while Ana takes her tool for burning it is over."""
    match = in_the_library(1, "P", hands={BEN: ["axe"]}, draws=["fire"])
    match.play("draw", "pass")
    assert rule_against(match, "play:axe:1") == "FIRE-TOOL-2"


def test_an_axe_is_not_for_ones_own_fire() -> None:
    """FIRE-T-AXE-1: a non-active player's tool."""
    match = in_the_library(1, "P", hand=["axe", "bucket"], draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:bucket"]
    assert rule_against(match, "play:axe:1") == "FIRE-T-AXE-1"


# --- Bucket -------------------------------------------------------------------------------------------------


def test_a_bucket_holds_the_triggering_fire_until_the_turn_ends() -> None:
    """FIRE-T-BUCKET-1, AMB-17: the other fire stays where it is."""
    match = in_the_library(3, "F W", hand=["bucket"], draws=["fire"])
    match.play("draw")
    happened = match.play("play:bucket")
    assert happened[1:] == [TokensWait(KINDS.index("bucket"), (FIRE,)), FireStopped(ANA)]
    assert (row(match, 3), waiting_on(match, "bucket"), fires_in_bag(match)) == ("F W . . .", "F", 5)
    match.play("stop", "take:none")
    assert (waiting_on(match, "bucket"), fires_in_bag(match), discard(match)) == (None, 7, ["bucket-1"])


# --- Cloak --------------------------------------------------------------------------------------------------


def test_a_cloak_scores_one_book_and_the_bravery_before_anything_burns() -> None:
    """FIRE-T-CLOAK-1, AMB-19: the triggering fire's space counts."""
    match = in_the_library(1, "Y B", hand=["cloak"], draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:cloak:yellow", "play:cloak:black"]
    happened = match.play("play:cloak:yellow")
    assert happened[1:] == [
        BookMoved(ANA, 3, YELLOW),
        PointsGained(ANA, 2 + 4, "FIRE-T-CLOAK-1"),
        FireSpread(ANA),
        SectionBurned(BLACK, 4, 0),
    ]
    assert (scores(match)[ANA], discard(match)) == (6, ["cloak-1"])


def test_a_cloak_needs_a_book() -> None:
    """FIRE-T-CLOAK-1: with only fires it is not playable."""
    match = in_the_library(3, "F", hand=["cloak", "bucket"], draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:bucket"]
    assert rule_against(match, "play:cloak:white") == "FIRE-T-CLOAK-1"


def test_of_several_books_of_a_colour_the_leftmost_is_saved() -> None:
    """FIRE-T-CLOAK-1, FIRE-SPREAD-3: so white burns after black here."""
    match = in_the_library(1, "W B W", hand=["cloak"], draws=["fire"])
    match.play("draw")
    happened = match.play("play:cloak:white")
    assert told(happened, SectionBurned) == [SectionBurned(BLACK, 4, 0), SectionBurned(WHITE, 2, 0)]


def test_all_other_books_burn() -> None:
    """FIRE-T-CLOAK-2: the saved one does not."""
    match = in_the_library(1, "P P Y", hand=["cloak"], draws=["fire"])
    match.play("draw", "play:cloak:purple")
    assert library(match) == (1, 3, 3, 5)


def test_without_another_book_the_lowest_index_burns() -> None:
    """FIRE-T-CLOAK-2, FIRE-SPREAD-4: the only book was saved."""
    match = in_the_library(1, "P", hand=["cloak"], draws=["fire"])
    match.play("draw", "play:cloak:purple")
    assert library(match) == (2, 2, 3, 4)


def test_a_played_cloak_commits() -> None:
    """FIRE-T-CLOAK-3, AMB-19: no Bucket, Slingshot or Axe stops this fire any more."""
    match = in_the_library(
        1,
        "P W",
        hand=["cloak", "cloak", "bucket", "slingshot"],
        hands={BEN: ["axe"]},
        scores=[0, 9, 9, 9],
        draws=["fire"],
    )
    match.play("draw", "play:cloak:purple")
    assert (match.to_move, options(match)) == (ANA, ["pass", "play:cloak:white"])
    assert rule_against(match, "play:bucket") == "FIRE-T-CLOAK-3"
    match.play("pass")
    assert (asked(match), match.to_move) == ("take_tool", ANA)


def test_a_second_cloak_saves_a_second_book_without_bravery() -> None:
    """FIRE-T-CLOAK-3, AMB-19: bravery once a turn."""
    match = in_the_library(1, "P W", hand=["cloak", "cloak"], draws=["fire"])
    match.play("draw")
    happened = match.play("play:cloak:purple", "play:cloak:white")
    assert told(happened, PointsGained) == [
        PointsGained(ANA, 4 + 4, "FIRE-T-CLOAK-1"),
        PointsGained(ANA, 1, "FIRE-T-CLOAK-1"),
    ]
    assert library(match) == (2, 2, 3, 4)  # no book burned, so the lowest index does


def test_a_second_cloak_can_save_the_same_colour() -> None:
    """FIRE-T-CLOAK-3: another book, not the same one again."""
    match = in_the_library(1, "P P", hand=["cloak", "cloak", "cloak"], draws=["fire"])
    match.play("draw", "play:cloak:purple", "play:cloak:purple")
    assert (asked(match), hand(match), scores(match)[ANA]) == ("take_tool", ["cloak-3"], 4 + 4 + 4)


def test_a_cloak_brings_the_tool_for_burning_and_nothing_more() -> None:
    """FIRE-T-CLOAK-4: one tool, and no after-scoring window."""
    match = in_the_library(1, "P", hand=["cloak", "map", "lockbox"], draws=["fire"])
    match.play("draw", "play:cloak:purple")
    assert (asked(match), rule_against(match, "take:none")) == ("take_tool", "FIRE-SPREAD-7")
    match.play("take:deck")
    assert (asked(match), match.to_move) == ("save_or_leave", BEN)


def test_a_cloak_on_safe_spaces_scores_no_bravery() -> None:
    """FIRE-T-CLOAK-1, FIRE-DEF-8: the second fire lies on a safe space."""
    match = in_the_library(5, "P F", hand=["cloak"], draws=["fire"])
    match.play("draw", "play:cloak:purple")
    assert scores(match)[ANA] == 4


# --- Slingshot ----------------------------------------------------------------------------------------------


def test_a_slingshot_sends_the_fire_and_the_best_book() -> None:
    """FIRE-T-SLING-1, FIRE-T-SLING-2, AMB-18: the fire first, then the book, on the leftmost empty spaces."""
    match = in_the_library(1, "W P B", hand=["slingshot"], rows={3: ". W"}, draws=["fire"])
    match.play("draw")
    happened = match.play("play:slingshot:2:2")
    assert TokensSent(ANA, CLEO, (FIRE, PURPLE)) in happened
    assert (row(match, 1), row(match, 3)) == ("W . B . .", "F W P . .")
    assert (discard(match), waiting_on(match, "slingshot")) == (["slingshot-1"], None)


def test_bravery_does_not_make_a_book_the_best() -> None:
    """FIRE-T-SLING-1: the purple on the safe space goes, not the white one worth 1 with bravery 2."""
    match = in_the_library(2, "P W", hand=["slingshot"], draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:2:1", "play:slingshot:3:1"]
    assert rule_against(match, "play:slingshot:2:2") == "FIRE-T-SLING-1"
    assert rule_against(match, "play:slingshot:2") == "FIRE-T-SLING-1"


def test_of_equal_books_the_active_player_picks_the_token() -> None:
    """FIRE-T-SLING-1, AMB-18: its space matters because of the gap."""
    match = in_the_library(2, "P W P", hand=["slingshot"], rows={3: "F"}, draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:3:1", "play:slingshot:3:3"]
    match.play("play:slingshot:3:3")
    assert (row(match, 2), row(match, 4)) == ("P W . . .", "F P . . .")


def test_without_a_book_only_the_fire_goes() -> None:
    """FIRE-T-SLING-1: no space is named."""
    match = in_the_library(3, "F", hand=["slingshot"], draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:3"]
    assert TokensSent(ANA, DAN, (FIRE,)) in match.play("play:slingshot:3")
    assert (row(match, 3), row(match, 4)) == ("F . . . .", "F . . . .")


def test_a_recipients_turn_must_be_still_to_come() -> None:
    """FIRE-T-SLING-2: Ben has played."""
    match = in_the_library(2, "W", hand=["slingshot"], draws=["fire"])
    match.play("draw")
    assert rule_against(match, "play:slingshot:1:1") == "FIRE-T-SLING-2"
    assert rule_against(match, "play:slingshot:0:1") == "FIRE-T-SLING-2"
    assert rule_against(match, "play:slingshot:5:1") == "FIRE-T-SLING-2"


def test_a_recipient_needs_room_for_both_tokens() -> None:
    """FIRE-T-SLING-2: a safe gap alone takes the fire, but not the book too."""
    match = in_the_library(2, "W", hand=["slingshot"], rows={3: ". W W W W"}, draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:3:1"]
    assert rule_against(match, "play:slingshot:2:1") == "FIRE-T-SLING-2"


def test_a_gap_is_room_enough_for_a_fire_alone() -> None:
    """FIRE-T-SLING-2: without a book one space will do."""
    match = in_the_library(2, "F", hand=["slingshot"], rows={3: ". W W W W", 4: "F"}, draws=["fire"])
    match.play("draw", "play:slingshot:2")
    assert row(match, 3) == "F W W W W"


def test_the_last_player_puts_the_tokens_aside() -> None:
    """FIRE-T-SLING-3: until the round ends."""
    match = in_the_library(4, "P F", hand=["slingshot"], draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:aside:1"]
    happened = match.play("play:slingshot:aside:1")
    assert TokensSent(ANA, ASIDE_PLACE, (FIRE, PURPLE)) in happened
    assert (waiting_on(match, "slingshot"), books_in_bag(match), fires_in_bag(match)) == ("P F", 21, 5)
    pass_until(match, "choose_card")
    assert (waiting_on(match, "slingshot"), books_in_bag(match), discard(match)) == (
        None,
        22,
        ["slingshot-1"],
    )


def test_with_a_possible_recipient_nothing_goes_aside() -> None:
    """FIRE-T-SLING-3, AMB-18: one must be chosen."""
    match = in_the_library(1, "P", hand=["slingshot"], draws=["fire"])
    match.play("draw")
    assert rule_against(match, "play:slingshot:aside:1") == "FIRE-T-SLING-3"


def test_without_a_possible_recipient_the_tokens_go_aside_though_not_last() -> None:
    """FIRE-T-SLING-3, AMB-18: Dan's card has a fire."""
    match = in_the_library(3, "P F", hand=["slingshot"], rows={4: "F"}, draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:aside:1"]


def test_after_a_slingshot_the_active_player_goes_on_saving() -> None:
    """FIRE-T-SLING-4: with what is left."""
    match = in_the_library(1, "P W", hand=["slingshot"], draws=["fire"])
    match.play("draw")
    assert FireStopped(ANA) in match.play("play:slingshot:3:1")
    assert (asked(match), match.to_move) == ("save_or_leave", ANA)
    assert told(match.play("stop"), KnowledgeScored) == [KnowledgeScored(ANA, 1, 2)]


def test_a_sent_fire_counts_for_the_recipient() -> None:
    """FIRE-ORDER-6, FIRE-DEF-7: Ben's next fire is his second."""
    match = in_the_library(1, "P", hand=["slingshot"], draws=["fire", "fire"])
    match.play("draw", "play:slingshot:1:1")
    assert row(match, 2) == "F P . . ."
    match.play("stop")
    match.play("take:none")
    assert match.to_move == BEN
    match.play("draw")
    assert FireSpread(BEN) in match.events()


def test_a_robot_still_to_play_always_receives() -> None:
    """FIRE-T-SLING-2, FIRE-MROBOT-5: neither room nor the trigger test matters to it."""
    match = in_the_library(
        1,
        "Y",
        hand=["slingshot"],
        seats=2,
        options={"mode": "robot"},
        rows={2: "F", 3: "W W W W W"},
        given="F",
        draws=["fire"],
    )
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:robot:1"]
    assert TokensSent(ANA, ROBOT_PLACE, (FIRE, YELLOW)) in match.play("play:slingshot:robot:1")
    assert match.view().participants[2].given == ("yellow", "fire", "fire")


def test_a_robot_that_has_played_receives_nothing() -> None:
    """FIRE-T-SLING-2: its turn is over."""
    match = in_the_library(3, "Y F", hand=["slingshot"], seats=2, options={"mode": "robot"}, draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:aside:1"]


def test_alone_as_lone_librarian_the_tokens_always_go_aside() -> None:
    """FIRE-LONE-7: there is nobody to receive them."""
    match = alone(1, "Y", hand=["slingshot"], mode="lone_librarian", draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:aside:1"]


def test_a_white_book_is_best_when_white_is_dearest() -> None:
    """FIRE-T-SLING-1, FIRE-DEF-2: values are those of now."""
    match = in_the_library(2, "W Y", (6, 2, 3, 4), hand=["slingshot"], draws=["fire"])
    match.play("draw")
    assert TokensSent(ANA, CLEO, (FIRE, WHITE)) in match.play("play:slingshot:2:1")
