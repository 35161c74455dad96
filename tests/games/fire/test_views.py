"""What each seat sees (rules 4.4 and 4.5)."""

from __future__ import annotations

import random
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

import readingroom as rr
from readingroom.games.fire.cards.pack import published_pack
from readingroom.games.fire.edge.events import ToolDrawn, ToolExchanged, ToolPlayed, ToolTaken
from tests.games.fire.builders import (
    ANA,
    BEN,
    CLEO,
    DAN,
    after_all_turns,
    asked,
    before_round,
    dealt,
    hand,
    in_the_library,
    told,
    tool_number,
)


def hidden_names(match: rr.Match, seat: int | None) -> set[str]:
    """Tool cards in other hands or in the deck that nobody has shown."""
    position = match.position()
    hands = [card for other, cards in enumerate(position["hands"]) if other != seat for card in cards]
    return {*hands, *position["deck"]} - set(position["shown"])


def cards_named_in(view: Any) -> set[str]:
    """Every tool card that a view names anywhere."""
    words: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, dict):
            for item in value.values():
                look(item)
        elif isinstance(value, list | tuple):
            for item in value:
                look(item)
        elif isinstance(value, str):
            words.add(value)

    look(asdict(view))
    return {word for word in words if word.rpartition("-")[2].isdigit()}


def test_a_seat_sees_its_own_hand() -> None:
    """FIRE-SETUP-4: with what each tool does."""
    match = in_the_library(1, hand=["bucket-2"], hands={BEN: ["axe-1", "map-2"]})
    tool = match.view(ANA).hand[0]
    assert (tool.card, tool.tool, tool.name, tool.timing) == ("bucket-2", "bucket", "Bucket", "spreading")
    assert "triggering fire" in tool.effect
    assert [one.tools for one in match.view(ANA).participants] == [1, 2, 0, 0]


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_no_view_ever_names_a_hidden_card(seats: int) -> None:
    """4.4: hands, deck order and future draws, over whole random matches."""
    for seed in range(2):
        dice, match = random.Random(seed), dealt(seats=seats, seed=seed)
        while not match.over:
            for seat in (None, *range(seats)):
                assert cards_named_in(match.view(seat)) & hidden_names(match, seat) == set()
            match.play(dice.choice(match.legal()))


def test_a_view_does_not_change_with_what_is_hidden() -> None:
    """4.4: Ben's cards swapped with the deck's, Ana sees the same."""
    one = in_the_library(1, "W", hand=["map-2"], hands={BEN: ["axe-1", "cloak-1"]})
    other = in_the_library(1, "W", hand=["map-2"], hands={BEN: ["torch-2", "gloves-3"]})
    assert one.view(ANA) == other.view(ANA)
    assert one.view() == other.view()
    assert one.view(BEN) != other.view(BEN)


def test_a_spectator_sees_what_everybody_sees() -> None:
    """4.4: no hand, no answers."""
    view = in_the_library(1, "W", hand=["map-2"]).view()
    assert (view.seat, view.hand, view.legal) == (None, (), ())
    assert (view.asked, view.decision) == (ANA, "save_or_leave")


def test_only_the_asked_seat_sees_answers() -> None:
    """4.2: as short texts."""
    match = in_the_library(1, "W", hand=["torch-2"])
    assert match.view(ANA).legal == ("draw", "stop", "play:torch")
    assert match.view(BEN).legal == ()


# --- secret windows -----------------------------------------------------------------------------------------


def catching(**hands: list[str]) -> rr.Match:
    """Ana's fire catches; seats hold what they hold."""
    seats = {"ana": ANA, "ben": BEN, "cleo": CLEO, "dan": DAN}
    match = in_the_library(1, "P W", hands={seats[name]: tools for name, tools in hands.items()}, draws=["fire"])
    match.play("draw")
    return match


def test_in_a_reaction_window_others_only_wait() -> None:
    """4.5, FIRE-TOOL-10: no name, no question."""
    match = catching(ben=["axe-1"], cleo=["axe-2"])
    assert (match.view(BEN).asked, match.view(BEN).decision) == (BEN, "reaction")
    for seat in (ANA, CLEO, DAN, None):
        view = match.view(seat)
        assert (view.asked, view.decision, view.legal) == (None, "waiting", ())


def test_who_is_asked_does_not_show() -> None:
    """4.5: Dan's view is the same whether Ana, Ben or Cleo thinks."""
    views = [catching(ana=["bucket-1"]), catching(ben=["axe-1"]), catching(cleo=["axe-1"])]
    seen = [match.view(DAN) for match in views]
    for view in seen:
        same = [replace(one, tools=0) for one in view.participants]
        assert (view.asked, view.decision) == (None, "waiting")
        assert [one.known_tools for one in same] == [()] * 4
    without_hands = [
        replace(view, participants=tuple(replace(one, tools=0) for one in view.participants)) for view in seen
    ]
    assert without_hands[0] == without_hands[1] == without_hands[2]


def test_a_pass_leaves_no_trace() -> None:
    """4.5: nobody hears who was asked or who passed."""
    match = catching(ben=["axe-1"], cleo=["axe-2"])
    heard = match.events(DAN)
    match.play("pass")
    assert (match.events(DAN), match.view(DAN).decision) == (heard, "waiting")


def test_the_amulet_window_is_secret() -> None:
    """4.5, FIRE-T-AMULET-5."""
    match = before_round(2, seats=2, hands={BEN: ["amulet"]})
    assert (match.view(ANA).asked, match.view(ANA).decision) == (None, "waiting")
    assert (match.view(BEN).asked, match.view(BEN).decision) == (BEN, "amulet")


def test_the_after_scoring_window_is_secret() -> None:
    """4.5, FIRE-SCORE-5."""
    match = in_the_library(1, "P W", hand=["lockbox"])
    match.play("stop")
    assert asked(match) == "after_scoring"
    assert (match.view(BEN).asked, match.view(BEN).decision) == (None, "waiting")


def test_undo_does_not_tell_whether_the_librarian_is_asked_after_scoring() -> None:
    """4.5, TABLE-UNDO-1: a Lockbox that can be played and an Axe that cannot close it alike."""
    matches = [in_the_library(1, "P W", hand=[tool]) for tool in ("lockbox", "axe")]
    for match in matches:
        match.play("stop")
    assert [asked(match) for match in matches] == ["after_scoring", "save_or_leave"]
    assert [match.can_undo for match in matches] == [False, False]
    assert len({match.secret_windows for match in matches}) == 1


def test_without_a_tool_in_hand_stopping_can_be_taken_back() -> None:
    """TABLE-UNDO-1: everybody sees that the hand is empty, so nobody wonders."""
    match = in_the_library(1, "P W", hand=[])
    match.play("stop")
    assert match.can_undo


def test_an_amulets_tokens_are_seen_by_all() -> None:
    """FIRE-T-AMULET-2: they are drawn openly, and the user places them openly."""
    match = before_round(2, seats=2, hands={BEN: ["amulet"]}, draws=["W", "Y", "F"])
    match.play("play:amulet")
    view = match.view(ANA)
    assert (view.decision, view.asked, view.assigning, view.drawn) == (
        "assign",
        BEN,
        1,
        ("white", "yellow", "fire"),
    )


# --- what becomes known -------------------------------------------------------------------------------------


def test_a_tool_taken_from_the_market_is_known_until_it_is_played() -> None:
    """4.4: the opponents' knowledge grows."""
    match = in_the_library(3, "W", market=["gloves-1", "shovel-1", "torch-1"])
    match.play("stop", "take:market:1")
    assert match.view(BEN).participants[ANA].known_tools == ("gloves-1",)
    assert told(match.events(BEN), ToolTaken) == [ToolTaken(ANA, tool_number("gloves-1"), 1)]


def test_a_tool_drawn_from_the_deck_is_not_known() -> None:
    """4.4: only that one was drawn."""
    match = in_the_library(3, "W", draws=["gloves-1"])
    match.play("stop", "take:deck")
    assert match.view(BEN).participants[ANA].known_tools == ()
    assert told(match.events(BEN), ToolDrawn) == [ToolDrawn(ANA, None)]
    assert told(match.events(ANA), ToolDrawn) == [ToolDrawn(ANA, tool_number("gloves-1"))]


def test_a_known_tool_is_forgotten_when_it_leaves_the_hand() -> None:
    """4.4: played or exchanged; the event says that everybody knew it."""
    match = in_the_library(1, "W", hand=["gloves-1"], shown=["gloves-1"])
    happened = match.play("play:gloves")
    assert told(happened, ToolPlayed) == [ToolPlayed(ANA, tool_number("gloves-1"), known=True)]
    assert match.view(BEN).participants[ANA].known_tools == ()
    match = after_all_turns(hands={ANA: ["map-2"]}, shown=["map-2"])
    assert ToolExchanged(ANA, tool_number("map-2"), known=True) in match.play("replace:map")


def test_the_first_deal_is_hidden_from_the_others() -> None:
    """FIRE-SETUP-4: Ben hears of Ana's two cards, not which."""
    match = dealt(seats=2)
    drawn = [event.tool for event in told(match.events(BEN), ToolDrawn) if event.who == ANA]
    assert drawn == [None, None]
    mine = [event.tool for event in told(match.events(ANA), ToolDrawn) if event.who == ANA]
    assert sorted(tool for tool in mine if tool is not None) == sorted(map(tool_number, hand(match, ANA)))


def test_everything_on_the_table_is_public() -> None:
    """4.4: library, bag, reserve, market, discard, deck size, scores, cards, tools in play and Lockboxes."""
    match = in_the_library(
        3,
        "Y F",
        (2, 2, 4, 4),
        rows={4: "P"},
        scores=[3, 1, 4, 1],
        discard=["axe-1"],
        locked=["", "B", "", ""],
        lockboxes=["lockbox-1"],
        waiting={"amulet": "F"},
        round_tools=["amulet-1"],
    )
    view = match.view()
    assert [section.value for section in view.sections] == [2, 2, 4, 4]
    assert (view.bag_size, view.reserve, view.discard, view.deck) == (29 - 5, 10, ("axe-1",), 33)
    assert view.bag == {"white": 7, "yellow": 5, "black": 4, "purple": 3, "teal": 0, "fire": 5}
    assert [one.score for one in view.participants] == [3, 1, 4, 1]
    assert view.participants[BEN].locked == ("black",)
    assert [(tool.tool, tool.tokens) for tool in view.in_play] == [("amulet", ("fire",))]
    assert view == replace(match.view(CLEO), seat=None)


def test_the_stake_is_what_stopping_would_score() -> None:
    """FIRE-SCORE-1, FIRE-SCORE-2: shown while saving."""
    match = in_the_library(3, "Y F W", (2, 2, 4, 4))
    assert (match.view().active, match.view().at_stake) == (ANA, 6)


def test_a_finished_match_asks_nobody() -> None:
    """FIRE-END-1: the last view."""
    match = in_the_library(1, "W", (7, 5, 6, 6), draws=["fire"])
    match.play("draw")
    view = match.view(ANA)
    assert (view.over, view.asked, view.decision, view.legal, view.active) == (True, None, None, (), None)


def test_views_of_several_packs_do_not_mix(tmp_path: Path) -> None:
    """Parts of views are kept by pack; two tables with the same cards on them may call them differently."""
    file = tmp_path / "mine.toml"
    file.write_text(published_pack().text.replace('"Geography"', '"Maps"').replace('"Axe"', '"Hatchet"'), "utf-8")
    names = [rr.start("fire", seats=4, seed=3, pack=pack).view().sections[0].name for pack in (None, file, None)]
    assert names == ["Geography", "Maps", "Geography"]


def test_a_changed_view_leaves_the_next_one_alone() -> None:
    """The bag is a dictionary, and everybody gets one of their own making."""
    match = dealt(seats=2)
    match.view().bag["white"] = 99
    assert match.view().bag["white"] != 99
