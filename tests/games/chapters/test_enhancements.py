"""Each Enhancement, and the rules of module 3."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from readingroom.games.chapters.cards.pack import published_pack
from readingroom.games.chapters.edge.events import CardShelved, FriendsSeen
from tests.games.chapters.builders import (
    ANA,
    BEN,
    a_table,
    asked,
    enhanced,
    friends,
    hand,
    icons,
    library,
    lobby,
    offered,
    options,
    rule_against,
    told,
    tops,
    with_modules,
)

ON = with_modules("enhancements")


def has(enhancement: str, **zones: Any) -> rr.Match:
    """Ana has this Enhancement under a Feature of Space."""
    return a_table(options=ON, stacks={ANA: [enhanced("fs19", enhancement)]}, **zones)


def before_the_action(enhancement: str, **zones: Any) -> rr.Match:
    return has(enhancement, asked="pre_phase", **zones)


def test_biodiversity_needs_three_cards_to_discard() -> None:
    """EN01 (CHAP-DISC-2, CHAP-NSFL-18): a cost must be payable in full, and stays paid when the action is cancelled."""
    poor = has("en01", kinds=[[], ["molly"]], hands={ANA: ["fs01", "fs02"]})
    poor.play("molly:space")
    assert asked(poor) == "draw"
    match = a_table(
        options=with_modules("enhancements", "nsfl"),
        stacks={ANA: [enhanced("fs19", "en01")]},
        kinds=[[], ["molly"]],
        hands={ANA: ["fs01", "fs02", "fs03"], BEN: ["ns01"]},
    )
    match.play("molly:space", "pass", "use:en01", "discard:fs01", "discard:fs02", "discard:fs03")
    assert options(match) == ["molly:space", "molly:programme", "molly:content"]
    match.play("molly:content", "play:ns01")
    assert (match.view().molly_gives, hand(match)) == ("space", [])
    assert asked(match) == "draw"
    match.play("draw:features")
    assert len(hand(match)) == 4


def test_curiosity_a_builds_for_two_cards() -> None:
    """EN02 (CHAP-ENH-8, CHAP-ENH-16): the last Feature cannot be the cost."""
    match = has("en02", hands={ANA: ["fs01", "ev01", "ev02"]})
    match.play("molly:space", "use:en02")
    assert offered(match, "discard") == ["ev01", "ev02"]
    match.play("discard:ev01", "discard:ev02", "build:fs01")
    assert (tops(match), library(match).kinds) == ("SS", ("build", "molly"))
    without = has("en02", hands={ANA: ["ev01", "ev02", "ev03"]})
    without.play("molly:space")
    assert options(without) == ["done"]
    assert rule_against(without, "use:en02") == "CHAP-ENH-16"


def test_curiosity_b_gives_up_two_stacks() -> None:
    """EN03 (CHAP-Q-33): its own stack may be one of them."""
    match = a_table(options=ON, stacks={ANA: [enhanced("fs19", "en03"), "fs01", "fc01", "fc02"]}, lobby=["fr05"])
    match.play("molly:space", "use:en03", "stack:0:1", "stack:0:1", "invite:fr05")
    assert (tops(match), friends(match)) == ("CC", ["fr05"])


@pytest.mark.parametrize(("deck", "ways"), [(["fr01"], 2), (["fr01", "fr02", "fr03"], 6)])
def test_launch_looks_at_what_is_there(deck: list[str], ways: int) -> None:
    """EN04 (CHAP-Q-36)."""
    match = before_the_action("en04", friend_deck=deck)
    match.play("use:en04")
    assert len(options(match)) == ways


@pytest.mark.parametrize(("known_to", "known"), [([], False), ([BEN], False), ([ANA], True), ([ANA, BEN], True)])
def test_launch_shows_what_no_chance_decides(known_to: list[int], known: bool) -> None:
    """EN04 (CHAP-Q-36): a settled deck is news to whoever had not seen it, and who knew its one Friend still does."""
    layer = {"friends": ["fr01"], "known_to": known_to, "pool": 0}
    match = before_the_action("en04", friend_deck=[layer])
    seen = told(match.play("use:en04"), FriendsSeen)[0]
    assert (seen.known, seen.learned) == (known, not known)
    for seat in (ANA, BEN):
        knows = [one.friend for one in match.view(seat).known_friends] + list(match.view(seat).looked_at)
        assert ("fr01" in knows) == (seat == ANA or seat in known_to)


def test_launch_is_of_no_use_without_a_deck() -> None:
    """EN04 (CHAP-Q-36)."""
    assert asked(before_the_action("en04", friend_deck=[])) == "action"


def test_storygen_marks_outlive_the_card() -> None:
    """EN05 (CHAP-Q-35, CHAP-Q-48): two marks may stand, a rotated Friend cannot be chosen."""
    match = has("en05", lobby=["fr01", "fr02", "fr03", "fr04"], marks=[[], ["fr01"]])
    match.play("molly:space", "use:en05")
    assert offered(match, "friend") == ["fr02", "fr03", "fr04"]
    match.play("friend:fr02")
    assert [one.marked_by for one in match.view().lobby] == [BEN, ANA, None, None]


@pytest.mark.parametrize(("card", "more"), [("en06", (2, 0, 0)), ("en07", (1, 1, 0)), ("en08", (1, 0, 1))])
def test_an_icon_more(card: str, more: tuple[int, int, int]) -> None:
    """EN06, EN07, EN08 (CHAP-ICON-3)."""
    assert icons(has(card)) == more


@pytest.mark.parametrize(
    ("card", "feature", "other"), [("en09", "fs01", "fp01"), ("en10", "fp01", "fc01"), ("en11", "fc01", "fs01")]
)
def test_a_card_for_a_category(card: str, feature: str, other: str) -> None:
    """EN09, EN10, EN11 (CHAP-DRW-1, CHAP-ENH-18)."""
    match = has(card, hands={ANA: [feature]})
    match.play(f"build:{feature}")
    assert asked(match) == "source"
    match.play("draw:enhancement")
    assert len(hand(match)) == 1
    none = has(card, hands={ANA: [other]})
    none.play(f"build:{other}")
    assert asked(none) == "draw"


def test_borrow_n_go_shelves_a_card() -> None:
    """EN12 (CHAP-SHL-1, CHAP-SHL-3): only its owner knows which."""
    match = has("en12", hands={ANA: ["fs01", "ev01", "en01"]})
    match.play("molly:space", "use:en12")
    assert offered(match, "shelve") == ["fs01", "ev01", "en01"]
    happened = match.play("shelve:ev01")
    assert told(happened, CardShelved)[0].seen_by(BEN) == CardShelved(ANA, None, seen=False)
    assert (match.view(ANA).shelf, match.view(BEN).shelf, library(match).shelved) == (("ev01",), (), 1)


def test_bookdrop_shelves_after_an_invite() -> None:
    """EN13 (CHAP-ENH-18): after the refill."""
    match = a_table(
        options=ON,
        stacks={ANA: [enhanced("fs19", "en13"), "fs01"]},
        lobby=["fr01"],
        hands={ANA: ["fc01", "fc02", "fc03"]},
    )
    match.play("invite:fr01")
    assert (asked(match), len(lobby(match))) == ("shelve", 1)
    match.play("shelve:fc01", "shelve:fc02")
    assert (library(match).shelved, asked(match)) == (2, "draw")


def test_an_event_may_be_shelved_once_resolved() -> None:
    """EN14 (CHAP-Q-46, CHAP-SHL-3): its face stays public; a cancelled one may not."""
    match = has("en14", hands={ANA: ["ev05"]})
    match.play("play:ev05", "shelve_event")
    assert (library(match).open_shelf, match.view().discard) == (("ev05",), ())
    assert library(match).shelved == 1
    declined = has("en14", hands={ANA: ["ev05"]})
    declined.play("play:ev05", "done")
    assert declined.view().discard == ("ev05",)
    cancelled = a_table(
        options=with_modules("enhancements", "nsfl"),
        stacks={ANA: [enhanced("fs19", "en14")]},
        hands={ANA: ["ev05"], BEN: ["ns01"]},
    )
    cancelled.play("play:ev05", "play:ns01")
    assert (asked(cancelled), cancelled.view().discard) == ("draw", ("ev05", "ns01"))


def test_a_reaction_that_took_effect_may_be_shelved() -> None:
    """EN14 (CHAP-Q-46)."""
    match = a_table(
        options=with_modules("enhancements", "nsfl"),
        stacks={BEN: [enhanced("fs19", "en14")]},
        hands={BEN: ["ns01"]},
    )
    match.play("molly:space", "play:ns01")
    assert (asked(match), match.to_move) == ("shelve_event", BEN)
    match.play("shelve_event")
    assert library(match, BEN).open_shelf == ("ns01",)


def test_the_oral_history_centre_counts_by_threes() -> None:
    """EN15 (CHAP-SHL-2)."""
    assert library(has("en15", shelves=[["fs01", "fs02", "fs03"], []])).hearts == 1 + 1


def test_comics_and_games_make_room() -> None:
    """EN16 (CHAP-BUILD-2, CHAP-SITE-3): with Queenstown seven."""
    assert library(has("en16")).feature_limit == 6
    both = a_table(
        options=with_modules("enhancements", "sites"), sites=["si01", "si02"], stacks={ANA: [enhanced("fs19", "en16")]}
    )
    assert library(both).feature_limit == 7


def test_nlb_mobile_keeps_two_cards_more() -> None:
    """EN17 (CHAP-EOT-4, CHAP-Q-30): Enhancements count for the hand."""
    cards = [*(f"fs{number:02}" for number in range(1, 7)), "en01", "en02"]
    match = has("en17", hands={ANA: cards}, asked="trim_phase")
    assert match.to_move == BEN
    without = a_table(options=ON, hands={ANA: cards}, asked="trim_phase")
    assert (asked(without), "en01" in offered(without, "discard")) == ("trim", True)


def test_playbrary_shelves_after_molly() -> None:
    """EN18: also after MOLLY inside an Event (CHAP-ENH-18: before its next step)."""
    match = a_table(options=ON, stacks={ANA: [enhanced("fc19", "en18")]}, hands={ANA: ["ev01", "fs01"]}, lobby=["fr05"])
    match.play("play:ev01", "molly:content")
    assert asked(match) == "shelve"
    match.play("shelve:fs01")
    assert asked(match) == "invite"


def test_read_fest_draws_after_an_event() -> None:
    """EN19 (CHAP-ENH-18): when the Event lies on the pile."""
    match = has("en19", hands={ANA: ["ev05"]})
    match.play("play:ev05")
    assert (asked(match), match.view().discard) == ("source", ("ev05",))


def test_sure_swaps_a_card() -> None:
    """EN20 (CHAP-ENH-15): once a turn."""
    match = before_the_action("en20", hands={ANA: ["fs01", "fs02"]})
    match.play("use:en20", "discard:fs01", "draw:features")
    assert (asked(match), len(hand(match))) == ("action", 2)


def test_the_citizen_archivist_takes_another_card() -> None:
    """EN21 (CHAP-ENH-16): not the one that was paid with."""
    match = before_the_action("en21", hands={ANA: ["fs01"]}, discard=["fc01"])
    match.play("use:en21", "discard:fs01")
    assert options(match) == ["recover:fc01"]
    match.play("recover:fc01")
    assert (hand(match), match.view().discard) == (["fc01"], ("fs01",))
    assert asked(before_the_action("en21", hands={ANA: ["fs01"]})) == "action"


def test_calm_pods_draw_after_an_invite() -> None:
    """EN22 (CHAP-Q-44)."""
    match = a_table(options=ON, stacks={ANA: [enhanced("fs19", "en22"), "fs01"]}, lobby=["fr01"])
    match.play("invite:fr01")
    assert asked(match) == "source"


def test_auross_draws_for_building_over() -> None:
    """EN23."""
    stacks = [enhanced("fs19", "en23"), "fs01", "fs02", "fs03", "fs04"]
    match = a_table(options=ON, stacks={ANA: stacks}, hands={ANA: ["fc01"]})
    match.play("build:fc01", "over:2")
    assert asked(match) == "source"
    new = has("en23", hands={ANA: ["fc01"]})
    new.play("build:fc01")
    assert asked(new) == "draw"


def test_kidsread_makes_up_for_an_icon() -> None:
    """EN24 (CHAP-Q-39, CHAP-Q-47): three cards, once an Invite, and only where it is needed."""
    match = a_table(
        options=ON,
        stacks={ANA: [enhanced("fc19", "en24")]},
        hands={ANA: ["fs01", "fs02", "ev01"]},
        lobby=["fr05", "fr06"],
    )
    assert offered(match, "invite") == ["fr05"]
    match.play("invite:fr05", "discount", "pay:fs01", "pay:fs02", "pay:ev01")
    assert (friends(match), hand(match)) == (["fr05"], [])
    enough = a_table(
        options=ON,
        stacks={ANA: [enhanced("fc19", "en24"), "fc01"]},
        hands={ANA: ["fs01", "fs02", "ev01"]},
        lobby=["fr05"],
    )
    enough.play("invite:fr05")
    assert len(hand(enough)) == 3


def test_three_discounts_add_up() -> None:
    """CHAP-Q-39 (EV04, SI04, EN24): granted Invites know them too."""
    match = a_table(
        options=with_modules("enhancements", "sites"),
        sites=["si04", "si01"],
        stacks={ANA: [enhanced("fs19", "en24")]},
        hands={ANA: ["ev04", "fc01", "fc02", "fs01", "fs02", "fs03"]},
        lobby=["fr06"],
    )
    match.play("play:ev04", "invite:fr06", "loan:content", "pay:fc01", "pay:fc02")
    match.play("discount", "pay:fs01", "pay:fs02", "pay:fs03")
    assert friends(match) == ["fr06"]


def test_the_human_library_swaps_a_friend() -> None:
    """EN25 (CHAP-INV-7)."""
    match = before_the_action("en25", hands={ANA: ["fs01", "fs02", "fs03"]}, friends={ANA: ["fr01"]}, lobby=["fr06"])
    match.play("use:en25", "discard:fs01", "discard:fs02", "discard:fs03", "friend:fr01", "friend:fr06")
    assert (friends(match), lobby(match), asked(match)) == (["fr06"], ["fr01"], "action")


def test_the_memory_project_counts_friends() -> None:
    """EN26."""
    match = has("en26", friends={ANA: ["fr20", "fr04", "fr06"]})
    assert library(match).hearts == 2 + 3 // 2


def test_mini_molly_gives_two_icons() -> None:
    """EN27 (CHAP-ICON-3)."""
    assert icons(has("en27", molly=(ANA, "content"))) == (1, 0, 2)


# --- the rules of module 3 -----------------------------------------------------------------------------------


def test_triggers_come_in_their_owners_order() -> None:
    """CHAP-ENH-18, CHAP-ENH-17: the owner chooses among those that were active when the action began."""
    stacks = [enhanced("fs19", "en13"), enhanced("fs18", "en22")]
    match = a_table(options=ON, stacks={ANA: stacks}, lobby=["fr01"], hands={ANA: ["fc01"]})
    match.play("invite:fr01")
    assert options(match) == ["trigger:en13", "trigger:en22"]
    match.play("trigger:en22", "draw:features")
    assert asked(match) == "shelve"


def test_a_build_is_asked_for_an_enhancement_whatever_the_hand_holds() -> None:
    """CHAP-ENH-8 (5.4): not to be asked would tell that there is none."""
    match = a_table(options=ON, hands={ANA: ["fs01", "fs02"]})
    match.play("build:fs01")
    assert options(match) == ["tuck:none"]


def test_an_empty_enhancement_deck_is_made_anew() -> None:
    """CHAP-ENH-7, CHAP-ENH-1: and the market filled from it at once."""
    names = [card.key for card in published_pack().enhancements]
    match = a_table(
        options=ON,
        hands={BEN: names[4:], ANA: [*names[:1], *(f"fs{number:02}" for number in range(1, 7))]},
        market=names[1:4],
        asked="trim_phase",
    )
    match.play("discard:en01")
    assert (match.view().enhancement_deck, match.view().market) == (1, ("en02", "en03", "en04"))
    bare = a_table(options=ON, hands={BEN: names[3:], ANA: []}, market=names[:3], asked="draw_phase")
    bare.play("draw:market:1")
    assert bare.view().market == (None, "en02", "en03")


def test_shelving_makes_known_cards_uncertain() -> None:
    """CHAP-SHL-3, CHAP-Q-50: what was seen in a hand may be what lies face down."""
    match = has("en12", hands={ANA: ["fs01", "fs02"]}, shown=["fs01"])
    match.play("molly:space", "use:en12", "shelve:fs02")
    assert match.position()["shown"] == []
    guesses = [match.resampled(BEN, key) for key in range(8)]
    shelves = {tuple(match.game.position(guess, match.setup)["shelves"][ANA]) for guess in guesses}
    assert len(shelves) > 1
