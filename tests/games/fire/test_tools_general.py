"""Tools in general (rules 2.8)."""

from __future__ import annotations

import pytest

from readingroom.games.fire.edge.events import (
    DeckReshuffled,
    FireSpread,
    MarketFilled,
    PointsGained,
    ToolDrawn,
    ToolPlayed,
    ToolTaken,
)
from tests.games.fire.builders import (
    ANA,
    BEN,
    CLEO,
    DAN,
    KINDS,
    a_table,
    after_all_turns,
    asked,
    discard,
    hand,
    in_the_library,
    market,
    options,
    row,
    rule_against,
    told,
    tool_number,
    waiting_on,
)

EVERY_TOOL = [f"{kind}-{copy}" for kind in KINDS for copy in (1, 2, 3)]


def all_but(*cards: str) -> list[str]:
    """The whole deck but for these, for somebody to hold."""
    return [card for card in EVERY_TOOL if card not in cards]


def test_there_is_no_hand_limit() -> None:
    """FIRE-TOOL-1: Ben holds thirty tools and takes another."""
    match = in_the_library(3, "W", hand=all_but("map-1", "shovel-1", "torch-1", "axe-1", "axe-2", "axe-3"))
    match.play("stop", "take:market:1")
    assert len(hand(match)) == 34


def test_any_number_of_tools_may_be_played_in_a_turn() -> None:
    """FIRE-TOOL-1: five of them in one turn."""
    tools = ["gloves", "shovel", "bucket", "map", "lockbox"]
    match = in_the_library(1, "F W", hand=tools, draws=["fire", "black", "white"])
    happened = match.play("play:gloves", "play:shovel", "draw", "play:bucket", "draw", "stop", "play:map")
    happened += match.play("play:lockbox:black")
    assert [event.who for event in told(happened, ToolPlayed)] == [ANA] * 5


@pytest.mark.parametrize(
    "tool",
    [
        "amulet",
        "bucket",
        "axe",
        "cloak:white",
        "slingshot:aside:1",
        "map",
        "library_cart",
        "lockbox:white",
        "knapsack:white",
        "collectors_edition:white",
    ],
)
def test_a_tool_is_not_played_outside_its_window(tool: str) -> None:
    """FIRE-TOOL-2: while saving books only Gloves, Shovel and Torch are."""
    kinds = [kind for kind in KINDS if kind not in ("gloves", "shovel", "torch")]
    match = in_the_library(3, "W", hand=kinds, round=2)
    assert options(match) == ["draw", "stop"]
    assert rule_against(match, f"play:{tool}") == "FIRE-TOOL-2"


def test_a_tool_that_is_not_in_hand_is_not_played() -> None:
    """FIRE-TOOL-2: somebody else's does not help."""
    match = in_the_library(3, "W", hands={BEN: ["gloves"]})
    assert rule_against(match, "play:gloves") == "FIRE-TOOL-2"


def test_a_resolved_tool_is_discarded_face_up() -> None:
    """FIRE-TOOL-3: at once when nothing waits on it."""
    match = in_the_library(1, "W Y", hand=["collectors_edition"])
    match.play("stop", "play:collectors_edition:yellow")
    assert discard(match) == ["collectors_edition-1"]


def test_gloves_and_shovel_stay_until_the_turn_ends() -> None:
    """FIRE-TOOL-3: though no token waits on them."""
    match = in_the_library(1, "W Y", hand=["gloves", "shovel"])
    match.play("play:gloves", "play:shovel")
    assert (discard(match), waiting_on(match, "gloves"), waiting_on(match, "shovel")) == ([], "", "")
    match.play("stop")
    assert discard(match) == ["gloves-1", "shovel-2"]


def test_a_torch_without_fires_is_discarded_at_once() -> None:
    """FIRE-TOOL-3: with a fire on it it stays."""
    match = in_the_library(5, hand=["torch", "torch"], draws=["W", "Y", "B", "W", "Y", "F"])
    match.play("play:torch", "pick:white", "done")
    assert discard(match) == ["torch-2"]
    match.play("play:torch", "pick:white", "done")
    assert (discard(match), waiting_on(match, "torch")) == (["torch-2"], "F")


def test_the_lower_score_reacts_first() -> None:
    """FIRE-TOOL-4, AMB-16: Cleo is asked before Dan, and Ana at her own place between them."""
    match = in_the_library(
        1, "P W", hand=["bucket"], hands={CLEO: ["axe"], DAN: ["axe"]}, scores=[5, 0, 3, 8], draws=["fire"]
    )
    match.play("draw")
    order = []
    while asked(match) == "reaction":
        order.append(match.to_move)
        match.play("pass")
    assert order == [CLEO, ANA, DAN]


def test_the_first_tool_played_closes_the_window() -> None:
    """FIRE-TOOL-4, FIRE-TOOL-10, AMB-16: a lower-scoring Axe comes before the active player's Bucket."""
    match = in_the_library(1, "P W", hand=["bucket"], hands={DAN: ["axe"]}, scores=[5, 5, 5, 3], draws=["fire"])
    match.play("draw")
    assert match.to_move == DAN
    match.play("play:axe:1")
    assert (asked(match), match.to_move, hand(match)) == ("save_or_leave", ANA, ["bucket-1"])


def test_equal_scores_react_by_arrival() -> None:
    """FIRE-TOOL-4, FIRE-DEF-4: who was there first is asked first."""
    match = in_the_library(
        1,
        "P W",
        hands={BEN: ["axe"], DAN: ["axe"]},
        scores=[9, 4, 4, 4],
        arrival=[DAN, CLEO, BEN, ANA],
        draws=["fire"],
    )
    match.play("draw")
    assert match.to_move == DAN


def test_a_pass_is_final_for_this_trigger() -> None:
    """FIRE-TOOL-5: but not for the next one."""
    match = in_the_library(1, "P W", hand=["bucket"], hands={BEN: ["axe"]}, scores=[5, 0, 0, 0], draws=["fire", "fire"])
    match.play("draw", "pass", "play:bucket")
    match.play("draw")
    assert (asked(match), match.to_move) == ("reaction", BEN)
    match.play("pass")
    assert FireSpread(ANA) in match.events()


def test_no_tool_makes_another_card_trigger() -> None:
    """FIRE-TOOL-6: Cleo's card has a fire, Dan's only free space is risky; so the tokens go aside."""
    match = in_the_library(2, "W", hand=["slingshot"], rows={3: "F", 4: "W W"}, draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:aside:1"]
    assert rule_against(match, "play:slingshot:2:1") == "FIRE-TOOL-6"
    assert rule_against(match, "play:slingshot:3:1") == "FIRE-TOOL-6"


def test_a_tool_gained_in_scoring_may_be_used_at_once() -> None:
    """FIRE-TOOL-7, AMB-22: Ana takes a Map for leaving early and plays it."""
    match = in_the_library(1, "W", draws=["axe-1", "axe-2"])
    match.play("stop", "take:market:1")
    assert (asked(match), options(match)) == ("after_scoring", ["end", "play:map"])


def test_a_tool_gained_by_a_map_may_be_used_at_once() -> None:
    """FIRE-TOOL-7, AMB-22: the Map draws a Lockbox."""
    match = in_the_library(1, "W Y", hand=["map"], draws=["lockbox-1"])
    match.play("stop", "play:map")
    assert options(match) == ["end", "play:lockbox:white", "play:lockbox:yellow"]


# --- an empty deck ------------------------------------------------------------------------------------------


def test_an_empty_deck_is_made_of_the_discard_pile_when_a_card_must_be_drawn() -> None:
    """FIRE-TOOL-8, AMB-13: not earlier."""
    gone = ("axe-1", "axe-2")
    match = in_the_library(3, "W", hands={BEN: all_but("map-1", "shovel-1", "torch-1", *gone)}, discard=list(gone))
    assert (match.view().deck, discard(match)) == (0, ["axe-1", "axe-2"])
    match.play("stop")
    assert discard(match) == ["axe-1", "axe-2"]
    happened = match.play("take:deck")
    assert told(happened, DeckReshuffled) == [DeckReshuffled(2)]
    assert (discard(match), match.view().deck) == ([], 1)


def test_with_nothing_in_deck_or_discard_the_deck_is_not_offered() -> None:
    """FIRE-TOOL-8: and the market stays short."""
    match = in_the_library(3, "W", hands={BEN: all_but("map-1", "shovel-1", "torch-1")})
    match.play("stop")
    assert options(match) == ["take:market:1", "take:market:2", "take:market:3", "take:none"]
    assert rule_against(match, "take:deck") == "FIRE-TOOL-8"
    match.play("take:market:2")
    assert market(match) == ["map-1", None, "torch-1"]


def test_with_nothing_to_take_the_tool_is_forgone() -> None:
    """FIRE-TOOL-8: nobody is asked."""
    match = in_the_library(1, "W", hands={BEN: EVERY_TOOL}, market=[], draws=["fire"])
    match.play("draw")
    while asked(match) == "reaction":
        match.play("pass")
    assert (asked(match), match.to_move, hand(match)) == ("save_or_leave", BEN, [])


def test_the_only_tool_is_taken_without_asking() -> None:
    """FIRE-TOOL-8, FIRE-SPREAD-7: it is not optional after burning."""
    match = in_the_library(1, "W", hands={BEN: all_but("map-1")}, market=["map-1"], draws=["fire"])
    match.play("draw")
    happened = match.play("pass")  # Ben's Axe
    assert told(happened, ToolTaken) == [ToolTaken(ANA, tool_number("map-1"), 1)]
    assert hand(match) == ["map-1"]


def test_a_short_market_is_topped_up_before_the_next_decision() -> None:
    """FIRE-TOOL-8: the lowest empty slot first, after any discard."""
    match = in_the_library(
        1, "W Y", hand=["map-1"], hands={BEN: all_but("map-1", "shovel-1")}, market=[None, "shovel-1", None]
    )
    assert market(match) == [None, "shovel-1", None]
    happened = match.play("stop", "play:map")
    assert MarketFilled(tool_number("map-1"), 1) in happened
    assert market(match) == ["map-1", "shovel-1", None]


def test_a_short_market_is_topped_up_before_a_tool_is_taken() -> None:
    """FIRE-TOOL-8: Gloves and Bucket were discarded when the fire spread; Ana chooses between them."""
    match = in_the_library(
        1,
        "F W",
        hand=["gloves-1", "bucket-1"],
        hands={BEN: all_but("gloves-1", "bucket-1")},
        market=[],
        draws=["fire", "fire"],
    )
    match.play("play:gloves", "draw")
    while asked(match) == "reaction":
        match.play("play:bucket" if match.to_move == ANA else "pass")
    match.play("draw", "pass")
    assert (asked(match), match.to_move) == ("take_tool", ANA)
    assert options(match) == ["take:market:1", "take:market:2"]


def test_in_an_exchange_the_discarded_tool_may_come_back() -> None:
    """FIRE-TOOL-8, FIRE-ROUND-3, AMB-24: discard, then draw from a deck that has the card in it."""
    hands = {ANA: ["map-1"], BEN: all_but("map-1", "axe-1", "shovel-1", "torch-1", "map-2")}
    market_cards = ["shovel-1", "torch-1", "map-2"]
    match = after_all_turns(hands=hands, market=market_cards, discard=["axe-1"], draws=["map-1"])
    happened = match.play("replace:map")
    assert told(happened, DeckReshuffled) == [DeckReshuffled(2)]
    assert (hand(match), discard(match), match.view().deck, market(match)) == (["map-1"], [], 1, market_cards)


def test_with_nothing_to_draw_no_tool_is_exchanged() -> None:
    """FIRE-TOOL-8, FIRE-ROUND-3: Ana's own Map is all that could come, so nobody is asked."""
    hands = {ANA: ["map-1"], BEN: all_but("map-1", "shovel-1", "torch-1")}
    match = after_all_turns(hands=hands, market=["shovel-1", "torch-1"])
    assert asked(match) == "amulet"  # the next round has begun
    assert (hand(match), market(match)) == (["map-1"], ["shovel-1", "torch-1", None])
    assert "nobody is asked to exchange" in match.game.rulebook.find("FIRE-TOOL-8")[0].text


def test_the_market_is_full_before_the_exchange() -> None:
    """FIRE-TOOL-8, INV-5: what the round discarded fills it first."""
    hands = {ANA: ["map-1"], BEN: all_but("map-1", "shovel-1", "torch-1", "amulet-1", "amulet-2")}
    match = after_all_turns(
        hands=hands, market=["shovel-1", "torch-1"], round_tools=["amulet-1", "amulet-2"], draws=["amulet-2"]
    )
    assert (asked(match), market(match)) == ("exchange", ["shovel-1", "torch-1", "amulet-2"])


# --- others' turns ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tool", [kind for kind in KINDS if kind != "axe"])
def test_on_anothers_turn_only_the_axe_is_played(tool: str) -> None:
    """FIRE-TOOL-9, AMB-35: nobody else is asked when the fire catches."""
    match = in_the_library(1, "P", hands={BEN: [tool], CLEO: [tool]}, draws=["fire"])
    match.play("draw")
    assert (asked(match), match.to_move) == ("take_tool", ANA)


def test_other_reactions_of_an_axe_holder_stay_in_hand() -> None:
    """FIRE-TOOL-9: Ben may hew, but not pour."""
    match = in_the_library(1, "P", hands={BEN: ["axe", "bucket", "cloak", "slingshot"]}, draws=["fire"])
    match.play("draw")
    assert (match.to_move, options(match)) == (BEN, ["pass", "play:axe:1"])
    assert rule_against(match, "play:bucket") == "FIRE-TOOL-9"


def test_a_round_end_burn_opens_no_window() -> None:
    """FIRE-TOOL-9, AMB-35: only a trigger does."""
    match = after_all_turns(hands={ANA: ["axe", "bucket"], BEN: ["axe"]})
    assert asked(match) == "exchange"


def test_a_robots_burning_opens_no_window() -> None:
    """FIRE-TOOL-9, AMB-35."""
    match = a_table(
        seats=4,
        options={"mode": "robot"},
        hands={seat: ["bucket", "cloak"] for seat in (ANA,)} | {BEN: ["axe"]},
        holds=[2, 3, 4, 5],
        robot_holds=1,
        asked="next_turn",
        draws=["cloak-2"],
    )
    assert (asked(match), match.to_move) == ("save_or_leave", ANA)


def test_a_reaction_window_step_by_step() -> None:
    """FIRE-TOOL-10: leftovers first, then one question each, then the fire spreads."""
    match = in_the_library(
        1, "W", hand=["torch-2", "cloak"], hands={BEN: ["axe"]}, scores=[1, 2, 3, 4], draws=["F", "F", "B"]
    )
    match.play("play:torch", "pick:fire")
    assert (waiting_on(match, "torch"), match.view().bag["black"], row(match, 1)) == ("F", 5, "W F . . .")
    assert (match.to_move, options(match)) == (ANA, ["pass", "play:cloak:white"])
    match.play("pass")
    assert (match.to_move, options(match)) == (BEN, ["pass", "play:axe:1"])
    assert FireSpread(ANA) in match.play("pass")


def test_a_seat_without_a_playable_reaction_is_not_asked() -> None:
    """FIRE-TOOL-10: a Cloak needs a book."""
    match = in_the_library(3, "F", hand=["cloak"], draws=["fire"])
    match.play("draw")
    assert asked(match) == "take_tool"


def test_after_the_window_the_turn_goes_on_or_burns() -> None:
    """FIRE-TOOL-10, FIRE-T-CLOAK-3: a Cloak leads to burning, not back to saving."""
    match = in_the_library(3, "P F", hand=["cloak"], draws=["fire"])
    match.play("draw")
    happened = match.play("play:cloak:purple")
    assert told(happened, PointsGained) == [PointsGained(ANA, 6, "FIRE-T-CLOAK-1")]
    assert FireSpread(ANA) in happened


def test_identical_copies_are_one_answer_and_the_lowest_number_goes() -> None:
    """FIRE-TOOL-2, 4.2: two Buckets are one answer."""
    match = in_the_library(1, "P", hand=["bucket-3", "bucket-2"], draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:bucket"]
    happened = match.play("play:bucket")
    assert told(happened, ToolPlayed) == [ToolPlayed(ANA, tool_number("bucket-2"), known=False)]
    assert hand(match) == ["bucket-3"]


def test_a_drawn_tool_is_announced_without_its_name() -> None:
    """FIRE-TOOL-8: others hear that a card was drawn."""
    match = in_the_library(3, "W", draws=["axe-1"])
    match.play("stop", "take:deck")
    assert ToolDrawn(ANA, None) in match.events(None)
    assert ToolDrawn(ANA, tool_number("axe-1")) in match.events(ANA)
