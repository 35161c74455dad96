"""Module 2: the four Sites."""

from __future__ import annotations

import pytest

import readingroom as rr
from tests.games.chapters.builders import (
    ANA,
    BEN,
    a_table,
    asked,
    hand,
    library,
    offered,
    options,
    rule_against,
    tops,
    with_modules,
)

ON = with_modules("sites")


def test_sites_are_dealt_and_stay() -> None:
    """CHAP-SITE-1, CHAP-SITE-2, CHAP-SETUP-1: nobody begins with a Friend."""
    match = rr.start("chapters", seats=4, seed=2, options=ON)
    assert sorted(one.site for one in match.view().libraries) == ["si01", "si02", "si03", "si04"]
    assert asked(match) == "action"
    assert [one.friends for one in match.view().libraries] == [(), (), (), ()]


def test_queenstown_has_room_for_six() -> None:
    """SI01 (CHAP-SITE-3)."""
    match = a_table(options=ON, sites=["si01", "si02"], stacks={ANA: "SSSSS", BEN: "SSSSS"}, hands={ANA: ["fc01"]})
    match.play("build:fc01")
    assert (tops(match), library(match).feature_limit, library(match, BEN).feature_limit) == ("SSSSSC", 6, 5)


def test_without_the_module_sites_have_no_ability() -> None:
    """CHAP-SETUP-1: the plain side is up."""
    match = a_table(sites=["si01", "si02"])
    assert library(match).feature_limit == 5
    match.play("molly:space")
    assert match.to_move == BEN


def test_punggol_need_not_exchange() -> None:
    """SI02 (CHAP-SITE-5): the shown Friend then goes to the bottom itself."""
    match = a_table(options=ON, sites=["si02", "si01"], lobby=["fr01"], friend_deck=["fr05", "fr06"], draws=["fr06"])
    match.play("molly:space", "guess:content", "done")
    assert [(one.place, one.friend) for one in match.view().known_friends] == [(2, "fr06")]


def test_punggol_without_a_friend_deck_guesses_nothing() -> None:
    """SI02 (CHAP-SITE-5, CHAP-Q-36)."""
    match = a_table(options=ON, sites=["si02", "si01"], friend_deck=[])
    match.play("molly:space")
    assert match.to_move == BEN


def test_punggol_guesses_after_a_cancelled_action() -> None:
    """SI02 (CHAP-Q-37, CHAP-NSFL-9)."""
    match = a_table(options=with_modules("sites", "nsfl"), sites=["si02", "si01"], hands={BEN: ["ns01"]})
    match.play("molly:space", "play:ns01")
    assert (asked(match), match.to_move) == ("guess", ANA)


def test_the_archives_take_one_feature_a_turn() -> None:
    """SI03 (CHAP-SITE-6, CHAP-Q-49): a Feature card, not an Event."""
    match = a_table(options=ON, sites=["si03", "si01"], hands={ANA: ["fs01", "ev01"]}, asked="archive_phase")
    assert options(match) == ["done", "archive:fs01"]
    match.play("archive:fs01")
    assert (library(match).archive, hand(match), match.to_move) == (("fs01",), ["ev01"], BEN)


@pytest.mark.parametrize("cards", [["fc01", "fp01"], ["fc01"]])
def test_a_loan_needs_two_features_of_the_category(cards: list[str]) -> None:
    """SI04 (CHAP-SITE-7, CHAP-Q-49)."""
    match = a_table(options=ON, sites=["si04", "si01"], stacks={ANA: "C"}, hands={ANA: cards}, lobby=["fr05"])
    assert rule_against(match, "invite:fr05") == "CHAP-INV-2"


def test_a_loan_that_is_not_needed_is_not_offered() -> None:
    """SI04 (CHAP-Q-47)."""
    match = a_table(
        options=ON, sites=["si04", "si01"], stacks={ANA: "CC"}, hands={ANA: ["fc01", "fc02"]}, lobby=["fr05"]
    )
    match.play("invite:fr05")
    assert match.to_move == BEN
    assert "fc01" in hand(match)


def test_the_category_of_a_loan_is_chosen() -> None:
    """SI04 (CHAP-Q-39)."""
    match = a_table(
        options=ON,
        sites=["si04", "si01"],
        stacks={ANA: "SPP"},
        hands={ANA: ["fs01", "fs02", "fc01", "fc02"]},
        lobby=["fr09"],
    )
    match.play("invite:fr09")
    assert offered(match, "loan") == ["content"]
