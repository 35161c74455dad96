"""The worked examples EX-01 to EX-33 of the rules, each with the whole expectation."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from readingroom.games.fire.edge.events import (
    FireSpread,
    FireTriggered,
    KnowledgeScored,
    LibraryCollapsed,
    PointsGained,
    PointsLost,
    RobotFlipped,
    SectionBurned,
    ToolDrawn,
    ToolTaken,
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
    a_table,
    after_all_turns,
    alone,
    asked,
    before_round,
    books_in_bag,
    choosing_order,
    discard,
    fires_in_bag,
    hand,
    in_the_library,
    library,
    options,
    reserve,
    row,
    rule_against,
    scores,
    told,
    waiting_on,
)


def test_ex_01_the_sample_card_scores_six() -> None:
    """EX-01: knowledge 2 + 2, bravery 2."""
    match = in_the_library(3, "Y F W . .", (2, 2, 4, 4))
    assert match.play("stop")[0] == KnowledgeScored(ANA, knowledge=4, bravery=2)
    assert scores(match) == (6, 0, 0, 0)


def test_ex_02_with_a_black_book_it_scores_twelve() -> None:
    """EX-02: 2 + 2 + 4, bravery 4."""
    match = in_the_library(3, "Y F W . .", (2, 2, 4, 4), draws=["black"])
    match.play("draw")
    assert row(match, 3) == "Y F W B ."
    assert match.play("stop")[0] == KnowledgeScored(ANA, knowledge=8, bravery=4)
    assert scores(match) == (12, 0, 0, 0)


def test_ex_03_a_fire_on_the_fifth_space_burns_three_sections() -> None:
    """EX-03: three icons, so 22 books and 10 fires in the bag; no points; one tool."""
    match = in_the_library(3, "Y F W B .", (2, 2, 4, 4), draws=["fire"])
    assert (reserve(match), fires_in_bag(match)) == (10, 6)
    happened = match.play("draw")
    assert FireTriggered(ANA, 5) in happened
    assert told(happened, SectionBurned) == [
        SectionBurned(YELLOW, 3, 1),
        SectionBurned(WHITE, 3, 1),
        SectionBurned(BLACK, 5, 1),
    ]
    happened = match.play("take:market:1")
    assert len(told(happened, ToolTaken)) == 1
    assert (library(match), books_in_bag(match), fires_in_bag(match), reserve(match)) == (
        (3, 3, 5, 4),
        22,
        10,
        7,
    )
    assert (scores(match), len(hand(match))) == ((0, 0, 0, 0), 1)


def test_ex_04_two_fires_burn_the_lowest_index() -> None:
    """EX-04: the first fire lies safely; white burns without an icon; a tool is taken."""
    match = in_the_library(1, draws=["fire", "fire"])
    assert told(match.play("draw"), FireTriggered) == []
    happened = match.play("draw")
    assert told(happened, FireTriggered) == [FireTriggered(ANA, 2)]
    assert told(happened, SectionBurned) == [SectionBurned(WHITE, 2, 0)]
    assert (library(match), reserve(match), asked(match)) == ((2, 2, 3, 4), 10, "take_tool")


def test_ex_05_a_first_fire_on_a_risky_space_triggers() -> None:
    """EX-05: white burns."""
    match = in_the_library(1, "W . . . .", draws=["fire"])
    assert FireTriggered(ANA, 2) in match.play("draw")
    assert library(match) == (2, 2, 3, 4)


def test_ex_06_gloves_make_the_space_safe() -> None:
    """EX-06: +3 and no tool; a further fire would trigger."""
    match = in_the_library(1, "W . . . .", hand=["gloves"], draws=["fire"])
    assert told(match.play("play:gloves", "draw"), FireTriggered) == []
    assert match.odds().burns == (6, 27)
    assert match.play("stop")[0] == KnowledgeScored(ANA, knowledge=1, bravery=2)
    assert (scores(match)[ANA], asked(match), match.to_move, hand(match)) == (3, "save_or_leave", BEN, [])


def test_ex_07_leaving_early_offers_a_tool() -> None:
    """EX-07: +3, bravery 0; three market cards, the deck card, or none."""
    match = in_the_library(5, "Y W . . .")
    assert match.play("stop")[0] == KnowledgeScored(ANA, knowledge=3, bravery=0)
    assert options(match) == ["take:market:1", "take:market:2", "take:market:3", "take:deck", "take:none"]


def test_ex_08_an_icon_counts_though_burned_on_the_way() -> None:
    """EX-08: white 4 to 5 to 6, exactly one fire added."""
    match = in_the_library(3, "W F W", (4, 2, 3, 4), draws=["fire"])
    assert 17 - reserve(match) == 8
    happened = match.play("draw")
    assert FireTriggered(ANA, 4) in happened
    assert told(happened, SectionBurned) == [SectionBurned(WHITE, 5, 1), SectionBurned(WHITE, 6, 0)]
    assert (library(match), 17 - reserve(match), reserve(match)) == ((6, 2, 3, 4), 9, 8)


def collapse(laid: str) -> rr.Match:
    """EX-09, EX-10: Ana on the 1st card, a purple book on Ben's 2nd, Cleo has locked a white one."""
    match = in_the_library(
        1,
        laid,
        (7, 4, 5, 5),
        rows={2: "P"},
        locked=["", "", "W", ""],
        lockboxes=["lockbox-1"],
        draws=["fire"],
    )
    assert 17 - reserve(match) == 13
    match.play("draw")
    return match


def test_ex_09_a_destroyed_section_ends_the_game_at_once() -> None:
    """EX-09: purple stays 5; the later seat gains 5, the Lockbox 10, the active player nothing."""
    match = collapse("W P")
    assert told(match.events(), SectionBurned) == [SectionBurned(WHITE, 10, 0)]
    assert told(match.events(), LibraryCollapsed) == [LibraryCollapsed(WHITE)]
    assert (match.over, library(match), scores(match), hand(match)) == (
        True,
        (10, 4, 5, 5),
        (0, 5, 10, 0),
        [],
    )


def test_ex_10_the_order_of_burning_matters() -> None:
    """EX-10: purple burns first, so the later seat's book is worth 6."""
    match = collapse("P W")
    assert told(match.events(), SectionBurned) == [SectionBurned(PURPLE, 6, 0), SectionBurned(WHITE, 10, 0)]
    assert (match.over, library(match), scores(match)) == (True, (10, 4, 5, 6), (0, 6, 10, 0))


def test_ex_11_a_slingshot_finds_the_card_without_a_fire() -> None:
    """EX-11: Dan's card has a fire; Cleo gets fire and black book and may stop at once with +3 and a tool."""
    match = in_the_library(2, "Y B", hand=["slingshot"], rows={4: "F"}, draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:2:2"]
    assert rule_against(match, "play:slingshot:3:2") == "FIRE-TOOL-6"
    match.play("play:slingshot:2:2")
    assert (row(match, 3), row(match, 2)) == ("F B . . .", "Y . . . .")
    assert match.odds().burns == (5, 25)  # the next token goes to space 2, which is risky
    match.play("stop", "take:none")
    assert (match.to_move, match.play("stop")[0]) == (CLEO, KnowledgeScored(CLEO, knowledge=3, bravery=0))
    assert (asked(match), match.to_move) == ("take_tool", CLEO)


def axes_at_hand() -> rr.Match:
    """EX-12: Ana (20) triggers on the third space; Ben (12) and Cleo (9) hold Axes; Cleo has played hers."""
    match = in_the_library(
        1, "P W", hands={BEN: ["axe"], CLEO: ["axe"]}, scores=[20, 12, 9, 30], draws=["fire", "white"]
    )
    match.play("draw")
    assert match.to_move == CLEO
    match.play("play:axe:1")
    return match


def test_ex_12_the_lowest_axe_strikes_and_ana_stops() -> None:
    """EX-12: fire and purple in the bag, Cleo at 13, Ben is not asked; Ana scores 1 + 2 and has 23."""
    match = axes_at_hand()
    assert (match.view().bag["purple"], fires_in_bag(match), row(match, 1)) == (4, 7, ". W . . .")
    assert (scores(match), match.to_move, len(hand(match, BEN))) == ((20, 12, 13, 30), ANA, 1)
    match.play("stop")
    assert scores(match) == (23, 12, 13, 30)


def test_ex_12_the_lowest_axe_strikes_and_ana_draws() -> None:
    """EX-12: the token lands on space 1, which is safe."""
    match = axes_at_hand()
    assert match.odds().burns == (0, 28)
    match.play("draw")
    assert row(match, 1) == "W W . . ."


def test_ex_13_a_cloak_saves_the_purple_book() -> None:
    """EX-13: +4 knowledge and +4 bravery, then black burns, and a tool is taken."""
    match = in_the_library(3, "P F B", hand=["cloak"], draws=["fire"])
    match.play("draw")
    happened = match.play("play:cloak:purple")
    assert happened[2:] == [
        PointsGained(ANA, 8, "FIRE-T-CLOAK-1"),
        FireSpread(ANA),
        SectionBurned(BLACK, 4, 0),
    ]
    assert (scores(match)[ANA], library(match), asked(match)) == (8, (1, 2, 4, 4), "take_tool")


def test_ex_14_a_cloak_on_the_only_book() -> None:
    """EX-14: +4 and +2; no other book, so white burns."""
    match = in_the_library(3, "P F", hand=["cloak"], draws=["fire"])
    match.play("draw", "play:cloak:purple")
    assert (scores(match)[ANA], library(match)) == (6, (2, 2, 3, 4))


def test_ex_15_collectors_edition_on_white() -> None:
    """EX-15: 6, then +4."""
    match = in_the_library(3, "W W Y . .", hand=["collectors_edition"])
    assert match.play("stop")[0] == KnowledgeScored(ANA, knowledge=4, bravery=2)
    match.play("play:collectors_edition:white")
    assert scores(match)[ANA] == 10


def test_ex_16_a_map_pays_the_bravery_again() -> None:
    """EX-16: 10 + 7, then +7, and one tool from the deck."""
    match = in_the_library(1, "W Y B P .", hand=["map-2"])
    assert match.play("stop")[0] == KnowledgeScored(ANA, knowledge=10, bravery=7)
    happened = match.play("play:map")
    assert (scores(match)[ANA], len(told(happened, ToolDrawn)), len(hand(match))) == (24, 1, 1)


@pytest.mark.parametrize(("token", "points", "tops"), [("white", 11, (1, 2, 3, 4)), ("fire", 6, (1, 2, 3, 5))])
def test_ex_17_a_knapsack_on_the_purple_book(token: str, points: int, tops: tuple[int, ...]) -> None:
    """EX-17: out of 20 books and 7 fires; a white one gives +5, a fire burns purple and adds a fire."""
    match = in_the_library(5, "P Y . . .", hand=["knapsack"], draws=[token], seats=6)
    match.play("stop", "take:none")
    assert (scores(match)[ANA], books_in_bag(match), fires_in_bag(match)) == (6, 20, 7)
    match.play("play:knapsack:purple")
    assert (scores(match)[ANA], library(match), 10 - reserve(match)) == (points, tops, int(token == "fire"))


def test_ex_18_a_torch_places_purple_and_yellow() -> None:
    """EX-18: the fire waits on the Torch; 7 and bravery 4; the fire returns at the turn's end."""
    match = in_the_library(1, "W . . . .", hand=["torch"], draws=["yellow", "purple", "fire"])
    match.play("play:torch", "pick:purple", "pick:yellow", "done")
    assert (row(match, 1), waiting_on(match, "torch"), fires_in_bag(match)) == ("W P Y . .", "F", 6)
    assert match.play("stop")[0] == KnowledgeScored(ANA, knowledge=7, bravery=4)
    assert (scores(match)[ANA], fires_in_bag(match)) == (11, 7)


def test_ex_19_two_fires_on_a_shovel() -> None:
    """EX-19: one must be placed and triggers; the other is on the Shovel until the turn ends."""
    match = in_the_library(3, "F . . . .", hand=["shovel", "bucket"], draws=["fire", "fire"])
    assert FireTriggered(ANA, 2) in match.play("play:shovel", "draw:shovel")
    assert (asked(match), waiting_on(match, "shovel"), fires_in_bag(match)) == ("reaction", "F", 4)
    match.play("pass", "take:deck")
    assert (waiting_on(match, "shovel"), fires_in_bag(match)) == (None, 7)


@pytest.mark.parametrize(
    ("answer", "rows"),
    [("black", ["Y B . . .", "F . . . .", "W F . . ."]), ("none", ["Y . . . .", "F B . . .", "W F . . ."])],
)
def test_ex_20_a_second_amulet_finds_little_room(answer: str, rows: list[str]) -> None:
    """EX-20: a fire fits only the 3rd card, the black book the 1st or 2nd; one fire stays."""
    match = before_round(
        2, seats=2, hands={ANA: ["amulet"]}, rows={1: "Y", 2: "F", 3: "W"}, draws=["fire", "fire", "black"]
    )
    match.play("play:amulet")
    assert options(match) == ["assign:black", "assign:none"]
    match.play(f"assign:{answer}")
    assert [row(match, card) for card in (1, 2, 3)] == rows
    assert (waiting_on(match, "amulet"), discard(match), asked(match)) == ("F", [], "choose_card")


def test_ex_21_the_choosing_order() -> None:
    """EX-21: C, A, B, D."""
    match = before_round(2, seats=4, scores=[10, 10, 7, 15], arrival=[CLEO, ANA, BEN, DAN])
    order = []
    for card in (1, 2, 3):
        order.append(match.to_move)
        match.play(f"card:{card}")
    assert order == [CLEO, ANA, BEN]
    assert choosing_order(match) == [CLEO, ANA, BEN, DAN]


def quiet_rounds(rounds: int, fire: str = "normal") -> list[tuple[tuple[int, ...], int]]:
    """The library and the fires in play after each of so many quiet rounds."""
    tops: tuple[int, ...] = (1, 2, 3, 4)
    seen = []
    for number in range(1, rounds + 1):
        match = after_all_turns(library=tops, round=number, options={"fire": fire})
        tops = library(match)
        seen.append((tops, 17 - reserve(match)))
        if match.over:
            break
    return seen


def test_ex_22_three_quiet_rounds() -> None:
    """EX-22: white 1, white 2 and yellow 2 burn; 9 fires in play, 8 in reserve."""
    assert quiet_rounds(3) == [((2, 2, 3, 4), 7), ((3, 2, 3, 4), 8), ((3, 3, 3, 4), 9)]


def test_ex_23_three_quiet_rounds_of_wild_fire() -> None:
    """EX-23: two sections each."""
    assert quiet_rounds(3, "wild") == [((2, 3, 3, 4), 8), ((3, 4, 3, 4), 9), ((4, 4, 4, 4), 9)]


def test_ex_24_the_nineteenth_quiet_round_ends_the_game() -> None:
    """EX-24, INV-9: indices 1 to 19 burn in order, and the 19th reveals white's destroyed card."""
    burned, tops = [], (1, 2, 3, 4)
    for number in range(1, 20):
        before = a_table(library=tops, asked="choose_card").view().sections
        burned += [section.burn_index for section in before if section.burns_next]
        match = after_all_turns(library=tops, round=number)
        tops = library(match)  # type: ignore[assignment]
        assert match.over == (number == 19)
    assert (burned, tops) == (list(range(1, 20)), (10, 7, 7, 7))


def test_ex_25_technology_burns_the_highest_index() -> None:
    """EX-25: white first, then purple, which brings a fire: 9 in play."""
    match = in_the_library(1, "T W", options={"technology": True}, draws=["fire"])
    assert 18 - reserve(match) == 8
    assert told(match.play("draw"), SectionBurned) == [
        SectionBurned(WHITE, 2, 0),
        SectionBurned(PURPLE, 5, 1),
    ]
    assert (library(match), 18 - reserve(match)) == ((2, 2, 3, 5), 9)


def test_ex_25_a_saved_technology_book() -> None:
    """EX-25: at the start library teal is worth 4."""
    match = in_the_library(3, "T", options={"technology": True})
    assert match.play("stop")[0] == KnowledgeScored(ANA, knowledge=4, bravery=0)


def test_ex_26_the_solo_robot_flips_a_bucket() -> None:
    """EX-26: white and black burn, and it gains 2 + 4 + 2."""
    match = alone(3, "W W W", draws=["bucket-1"])
    match.play("stop")
    assert (library(match), scores(match)) == ((2, 2, 4, 4), (5, 8))


def test_ex_27_the_solo_robot_after_a_fire() -> None:
    """EX-27: the library is (2, 2, 3, 5), the robot gains 5 and flips nothing."""
    match = alone(1, "W P", draws=["fire"])
    happened = match.play("draw", "take:market:1")
    assert (library(match), scores(match), told(happened, RobotFlipped)) == ((2, 2, 3, 5), (0, 5), [])


def robot_flips(tool: str, card: int) -> rr.Match:
    """EX-28 and EX-29: the robot takes its turn first, or last."""
    first = card == 1
    return a_table(
        seats=2,
        options={"mode": "robot"},
        robot_holds=card,
        asked="next_turn",
        draws=[tool],
        holds=[2, 3] if first else [None, None],
        played=[] if first else [0, 1],
    )


@pytest.mark.parametrize(("card", "points"), [(1, 9), (3, 7)])
def test_ex_28_the_robot_flips_a_cloak(card: int, points: int) -> None:
    """EX-28: (2, 3, 3, 4) and one fire more; bravery 2 on the 1st card, none on the 3rd."""
    match = robot_flips("cloak-1", card)
    assert (library(match), 10 - reserve(match), scores(match)[2]) == ((2, 3, 3, 4), 1, points)


@pytest.mark.parametrize(("card", "points"), [(1, 10), (3, 8)])
def test_ex_29_the_robot_flips_an_amulet(card: int, points: int) -> None:
    """EX-29: purple 5 and one fire more; three icons reach bravery 4 on the 1st card, 2 on the 3rd."""
    match = robot_flips("amulet-3", card)
    assert (library(match), 10 - reserve(match), scores(match)[2]) == ((1, 2, 3, 5), 1, points)


def lone_end(points: int, turn: int, laid: str, tops: tuple[int, ...], **zones: Any) -> rr.Match:
    """EX-30: the Lone Librarian's last turn, on the 6th card."""
    return alone(6, laid, tops, mode="lone_librarian", round=turn, scores=[points], **zones)


@pytest.mark.parametrize(("points", "final", "grade"), [(118, 126, "win"), (117, 125, "loss")])
def test_ex_30_twelve_turns_and_the_library_stands(points: int, final: int, grade: str) -> None:
    """EX-30: +8 for four sections; 125 is not a win."""
    match = lone_end(points - 1, 12, "W", (1, 2, 3, 4))
    match.play("stop", "take:none")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.grade, match.outcome.ending) == (
        (final,),
        grade,
        "twelve_turns",
    )


def test_ex_30_a_collapse_on_turn_nine() -> None:
    """EX-30: 140 - 30 is 110, a loss."""
    match = lone_end(140, 9, "F P", (5, 5, 5, 7), draws=["fire"])
    assert told(match.play("draw"), PointsLost) == [PointsLost(ANA, 30, "FIRE-LONE-4")]
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.grade) == ((110,), "loss")


def test_ex_30_a_collapse_on_turn_twelve() -> None:
    """EX-30: 120 - 0 + 6 is 126, a win."""
    match = lone_end(120, 12, "F P", (5, 5, 5, 7), draws=["fire"])
    match.play("draw")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.grade) == ((126,), "win")


def test_ex_31_everybody_shouts() -> None:
    """EX-31: each +1 before burning; Ana still comes before Ben."""
    match = in_the_library(
        1, "W", seats=3, options={"tools": False}, scores=[5, 5, 6], arrival=[ANA, BEN, CLEO], draws=["fire"]
    )
    happened = match.play("draw")
    kinds = [type(event) for event in happened]
    assert kinds.index(SectionBurned) > max(place for place, kind in enumerate(kinds) if kind is PointsGained)
    assert (scores(match), choosing_order(match)) == ((6, 6, 7), [ANA, BEN, CLEO])


def test_ex_32_stopping_on_an_empty_card() -> None:
    """EX-32: illegal; legal are the draw and saving tools."""
    match = in_the_library(1, hand=["gloves", "torch", "bucket"])
    assert options(match) == ["draw", "play:gloves", "play:torch"]
    assert rule_against(match, "stop") == "FIRE-SAVE-4"


def test_ex_32_stopping_with_an_amulets_token() -> None:
    """EX-32: then it is legal."""
    match = before_round(2, seats=2, hands={ANA: ["amulet"]}, draws=["white", "white", "white"])
    match.play("play:amulet", "card:1", "card:2")
    assert options(match) == ["draw", "stop"]


def test_ex_33_a_bucket_on_the_first_card() -> None:
    """EX-33: the bag has one fire fewer until the turn ends; stopping brings +1 and a tool."""
    match = in_the_library(1, "W", hand=["bucket"], draws=["fire"])
    match.play("draw")
    assert row(match, 1) == "W F . . ."
    match.play("play:bucket")
    assert (row(match, 1), waiting_on(match, "bucket"), fires_in_bag(match)) == ("W . . . .", "F", 6)
    assert match.play("stop")[0] == KnowledgeScored(ANA, knowledge=1, bravery=0)
    match.play("take:none")
    assert fires_in_bag(match) == 7
