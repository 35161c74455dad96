"""Step 3: the end of the round (rules 2.6)."""

from __future__ import annotations

from readingroom.games.fire.edge.events import (
    RoundBegan,
    RoundEnded,
    SectionBurned,
    ToolDrawn,
    ToolExchanged,
)
from tests.games.fire.builders import (
    ANA,
    BEN,
    CLEO,
    DAN,
    WHITE,
    YELLOW,
    after_all_turns,
    asked,
    books_in_bag,
    discard,
    fires_in_bag,
    hand,
    in_the_library,
    library,
    market,
    options,
    reserve,
    row,
    rule_against,
    told,
    tool_number,
    waiting_on,
)


def test_the_lowest_index_burns_once() -> None:
    """FIRE-ROUND-1, FIRE-DEF-6: white first."""
    match = after_all_turns()
    assert match.events()[:2] == [RoundEnded(1), SectionBurned(WHITE, 2, 0)]
    assert library(match) == (2, 2, 3, 4)


def test_the_round_ends_with_the_last_turn() -> None:
    """FIRE-ROUND-1: not before everybody has played."""
    match = in_the_library(3, "W W W")
    assert told(match.play("stop"), RoundEnded) == []
    match.play("draw", "stop", "take:none")
    assert told(match.events(), RoundEnded) == [RoundEnded(1)]


def test_a_revealed_icon_brings_its_fire() -> None:
    """FIRE-ROUND-1, FIRE-DEF-5: yellow 3 shows."""
    match = after_all_turns(library=(3, 2, 3, 4))
    assert told(match.events(), SectionBurned) == [SectionBurned(YELLOW, 3, 1)]
    assert (fires_in_bag(match), reserve(match)) == (9, 8)


def test_what_waited_for_the_round_returns() -> None:
    """FIRE-ROUND-2: tokens on Carts, Amulets and aside; those tools are discarded."""
    match = after_all_turns(
        waiting={"library_cart": "W P", "amulet": "F", "slingshot": "F B"},
        round_tools=["library_cart-1", "amulet-1", "slingshot-1"],
    )
    assert (books_in_bag(match), fires_in_bag(match)) == (22, 7)
    assert discard(match) == ["amulet-1", "library_cart-1", "slingshot-1"]
    assert match.view().in_play == ()


def test_tokens_on_the_spare_card_return() -> None:
    """FIRE-ROUND-2, AMB-15: nobody chose the card with the book."""
    match = after_all_turns(seats=2, rows={2: "F P"})
    assert row(match, 2) == ". . . . ."
    assert (books_in_bag(match), fires_in_bag(match)) == (22, 7)


def test_each_seat_may_exchange_a_tool_in_priority_order() -> None:
    """FIRE-ROUND-3, AMB-24: the lowest score first; copies are one answer; who has none is not asked."""
    hands = {ANA: ["axe", "map", "map"], BEN: ["torch"], DAN: ["cloak"]}
    match = after_all_turns(hands=hands, scores=[9, 2, 1, 5])
    order = []
    while asked(match) == "exchange":
        order.append((match.to_move, options(match)))
        match.play("keep")
    assert order == [
        (BEN, ["keep", "replace:torch"]),
        (DAN, ["keep", "replace:cloak"]),
        (ANA, ["keep", "replace:axe", "replace:map"]),
    ]


def test_an_exchange_discards_and_then_draws() -> None:
    """FIRE-ROUND-3, AMB-24: the discarded card is public, the new one is not."""
    match = after_all_turns(hands={ANA: ["axe-2", "map-2"]}, draws=["gloves-1"])
    happened = match.play("replace:axe")
    assert told(happened, ToolExchanged) == [ToolExchanged(ANA, tool_number("axe-2"), known=False)]
    assert told(happened, ToolDrawn) == [ToolDrawn(ANA, tool_number("gloves-1"))]
    assert (hand(match), discard(match)) == (["gloves-1", "map-2"], ["axe-2"])
    assert ToolDrawn(ANA, None) in match.events(BEN)
    assert ToolExchanged(ANA, tool_number("axe-2"), known=False) in match.events(CLEO)


def test_one_tool_a_seat_is_exchanged() -> None:
    """FIRE-ROUND-3: then the next seat is asked."""
    match = after_all_turns(seats=2, hands={ANA: ["map", "cloak"], BEN: ["torch"]})
    match.play("replace:map")
    assert match.to_move == BEN
    match.play("replace:torch")
    assert asked(match) != "exchange"


def test_keeping_shows_nothing() -> None:
    """FIRE-ROUND-3: nobody hears of it."""
    match = after_all_turns(seats=2, hands={ANA: ["map"], BEN: ["torch"]})
    assert match.play("keep") == []


def test_the_next_round_starts_with_step_one() -> None:
    """FIRE-ROUND-4: choosing turn order."""
    match = after_all_turns(scores=[5, 4, 3, 2])
    assert match.events()[-1] == RoundBegan(2)
    assert (asked(match), match.to_move, match.view().round) == ("choose_card", DAN, 2)


def test_the_exchange_is_not_for_the_middle_of_a_round() -> None:
    """FIRE-ROUND-3."""
    match = in_the_library(3, hand=["map"])
    assert rule_against(match, "replace:map") == "FIRE-ROUND-3"
    assert rule_against(match, "keep") == "FIRE-ROUND-3"


def test_an_exchange_leaves_the_market_alone() -> None:
    """FIRE-ROUND-3: the top card of the deck, not the market."""
    match = after_all_turns(seats=2, hands={ANA: ["map"]})
    before = market(match)
    match.play("replace:map")
    assert market(match) == before


def test_a_turns_tools_do_not_wait_for_the_round() -> None:
    """FIRE-ROUND-2, FIRE-SCORE-6: a Cart stays over the turns, a Bucket does not."""
    match = in_the_library(1, "W", hand=["bucket", "library_cart"], draws=["fire"])
    match.play("draw", "play:bucket", "stop", "take:none", "play:library_cart")
    assert (waiting_on(match, "library_cart"), waiting_on(match, "bucket"), match.to_move) == ("W", None, BEN)
