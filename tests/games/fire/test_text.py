"""Words for every event, action and question; and the rules that events rest on."""

from __future__ import annotations

import random
from typing import Any

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.events import Event
from readingroom.games.fire.edge import events as ev
from tests.games.fire.builders import (
    ANA,
    BEN,
    FIRE as FLAME,
    NAMES,
    PURPLE,
    WHITE,
    before_round,
    dealt,
    in_the_library,
    tool_number,
)

FIRE = find_game("fire")
SENTENCES: list[tuple[Event, str]] = [
    (ev.RoundBegan(2), "Round 2 begins."),
    (ev.CardDealt(BEN, 1, "FIRE-SETUP-6"), "Ben is dealt the 1st card."),
    (ev.CardChosen(ANA, 3), "Ana takes the 3rd card."),
    (ev.TurnBegan(ANA, 3), "Ana's turn."),
    (ev.TokensDrawn(ANA, (WHITE, PURPLE, FLAME)), "Ana draws a white book, a purple book and a fire."),
    (ev.TokenLaid(ANA, 3, WHITE, 4), "Ana lays a white book on space 4."),
    (ev.TokenAssigned(ANA, 6, FLAME, 1), "A fire goes on the 6th card."),
    (ev.TokensWait(2, (FLAME,)), "A fire waits on the Bucket."),
    (ev.TokensReturned((WHITE,)), "A white book goes back into the bag."),
    (ev.FireTriggered(ANA, 3), "The fire catches on space 3!"),
    (ev.FireStopped(ANA), "The fire is stopped; Ana goes on."),
    (ev.FireSpread(BEN), "The fire spreads over Ben's books."),
    (ev.SectionBurned(1, 3, 1), "War (yellow) burns: now worth 3, 1 more fire in the bag."),
    (ev.SectionBurned(0, 2, 0), "Geography (white) burns: now worth 2."),
    (ev.LibraryCollapsed(3), "Fables (purple) is destroyed: the library collapses."),
    (ev.KnowledgeScored(ANA, 4, 2), "Ana scores 6 points: knowledge 4, bravery 2."),
    (ev.PointsGained(BEN, 1, "FIRE-NOTOOL-2"), "Ben gains 1 point."),
    (ev.PointsGained(6, 8, "FIRE-SROBOT-5"), "The robot gains 8 points."),
    (ev.PointsLost(ANA, 30, "FIRE-LONE-4"), "Ana loses 30 points."),
    (
        ev.ToolPlayed(ANA, tool_number("collectors_edition-2"), known=False),
        "Ana plays the Collector's Edition.",
    ),
    (ev.BookMoved(ANA, 8, WHITE), "The Lockbox takes a white book."),
    (ev.BookMoved(BEN, 1, PURPLE), "The Axe sends back a purple book."),
    (ev.ToolTaken(ANA, tool_number("map-3"), 1), "Ana takes the Map."),
    (ev.ToolDrawn(ANA, None), "Ana draws a tool."),
    (ev.ToolDrawn(ANA, tool_number("library_cart-1")), "Ana draws the Library Cart."),
    (ev.ToolExchanged(ANA, tool_number("axe-1"), known=True), "Ana exchanges the Axe."),
    (ev.MarketFilled(tool_number("torch-1"), 3), "The market offers the Torch."),
    (ev.DeckReshuffled(12), "The discarded tools become a new deck of 12."),
    (ev.TokensSent(ANA, BEN, (FLAME, PURPLE)), "Ana sends a fire and a purple book to Ben."),
    (ev.TokensSent(ANA, 7, (FLAME,)), "Ana sends a fire aside."),
    (ev.TokensSent(ANA, 6, (FLAME,)), "Ana sends a fire to the robot."),
    (ev.RobotFlipped(tool_number("bucket-1")), "The robot turns up the Bucket: white and black burn."),
    (ev.TurnEnded(BEN), "Ben's turn ends."),
    (ev.RoundEnded(4), "Round 4 ends."),
    (ev.MatchEnded(2, (4, 7)), "The library collapsed at the end of the round. Ana 4, Ben 7."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_every_event_has_words(event: Event, sentence: str) -> None:
    """Style 7: rules report events, words come from the text."""
    assert str(FIRE.tell(event, NAMES)) == sentence


def test_the_table_of_sentences_knows_every_event() -> None:
    """Style 7: none is left without words."""
    assert {type(event) for event, _ in SENTENCES} == set(FIRE.event_types.values())


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_every_event_rests_on_rules_of_the_book(event: Event, sentence: str) -> None:
    """FIRE-DEF-5 and all others: the ids exist."""
    rules = FIRE.rules_of(event)
    assert rules, sentence
    assert [rule for rule in rules if rule not in FIRE.rulebook] == []


@pytest.mark.parametrize("action", FIRE.actions.actions, ids=str)
def test_every_action_has_a_phrase(action: Any) -> None:
    """4.2: for a button or a menu."""
    phrase = str(FIRE.describe(action, NAMES))
    assert phrase[0].isupper() or phrase[0].isdigit()
    assert "None" not in phrase
    assert "_" not in phrase


MODES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (2, {"technology": True}),
    (5, {"fire": "wild"}),
    (3, {"fire": "inferno"}),
    (6, {"tools": False}),
    (3, {"mode": "robot"}),
    (1, {}),
    (1, {"mode": "lone_librarian"}),
]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whole_random_matches_can_be_told_and_asked(seats: int, options: dict[str, Any]) -> None:
    """Style 7, 4.5: every event that comes up has words and rules, every view a question."""
    for seed in range(2):
        dice, match = random.Random(seed), dealt(seats=seats, seed=seed, **options)
        while not match.over:
            for seat in (None, match.to_move if match.to_move in range(seats) else 0):
                assert str(FIRE.prompt(match.view(seat), NAMES[:seats]))
            match.play(dice.choice(match.legal()))
        for event in match.events(0):
            assert "None" not in str(FIRE.tell(event, NAMES[:seats]))
            assert all(rule in FIRE.rulebook for rule in FIRE.rules_of(event))
        assert str(FIRE.prompt(match.view(), NAMES[:seats])) == "The match is over."


def ask(match: rr.Match, seat: int) -> str:
    return str(FIRE.prompt(match.view(seat), NAMES))


def test_the_first_draw_is_asked_for_as_such() -> None:
    """FIRE-SAVE-4: there is nothing to leave with."""
    assert ask(in_the_library(1), ANA) == "Take the bag and draw."
    assert ask(in_the_library(1, hand=["gloves"]), ANA) == "Take the bag and draw."


def test_the_question_names_what_is_at_stake() -> None:
    """FIRE-SAVE-2."""
    assert ask(in_the_library(3, "Y F W", (2, 2, 4, 4)), ANA) == "Draw again, or leave with 6 points?"


def test_a_tool_is_a_must_after_burning_and_a_choice_after_leaving() -> None:
    """FIRE-SPREAD-7, FIRE-SCORE-3, AMB-33."""
    burned, left = in_the_library(1, "W", draws=["fire"]), in_the_library(3, "W")
    burned.play("draw")
    left.play("stop")
    assert (ask(burned, ANA), ask(left, ANA)) == ("Take a tool.", "Take a tool, or none?")


def test_others_read_who_is_thinking() -> None:
    """4.5: where that is no secret."""
    match = in_the_library(3, "Y")
    assert ask(match, BEN) == "Ana is thinking."


def test_in_a_secret_window_all_others_read_the_same() -> None:
    """4.5: while the fire catches, the active player too."""
    match = in_the_library(1, "P W", hands={BEN: ["axe"]}, draws=["fire"])
    match.play("draw")
    words = {ask(match, seat) for seat in (0, 2, 3)}
    assert words == {"The fire catches..."}
    assert ask(match, BEN) == "The fire catches. Do you play a tool?"


def test_before_turn_order_is_chosen_others_wait_a_moment() -> None:
    """4.5: an Amulet's holder is not named."""
    match = before_round(2, seats=2, hands={BEN: ["amulet"]})
    assert ask(match, ANA) == "One moment..."


@pytest.mark.parametrize("words", ["FIRE-SAVE-4", "fire-save-4", "AMB-16"])
def test_a_rule_is_found_by_its_id(words: str) -> None:
    """FIRE-SAVE-4, AMB-16: in any case."""
    assert [rule.id for rule in FIRE.rulebook.find(words)] == [words.upper()]


def test_a_rule_is_found_by_its_words() -> None:
    """FIRE-T-AXE-1: and an unknown one is refused."""
    found = [rule.id for rule in FIRE.rulebook.find("axe triggering fire")]
    assert "FIRE-T-AXE-1" in found
    with pytest.raises(rr.UnknownRule):
        FIRE.rulebook.find("FIRE-WATER-1")
