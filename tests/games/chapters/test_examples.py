"""The worked examples of `rules.md`, section 7, in their order."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from readingroom.games.chapters.edge.events import (
    ActionCancelled,
    CardDrawn,
    FriendsArranged,
    FriendsSeen,
    TopFriendShown,
)
from tests.games.chapters.builders import (
    ANA,
    BEN,
    CLEO,
    DAN,
    a_table,
    asked,
    enhanced,
    friends,
    hand,
    hearts,
    icons,
    library,
    lobby,
    offered,
    options,
    pass_to_turn_of,
    rule_against,
    told,
    tops,
    with_modules,
)


def dealt(seats: int, **chosen: Any) -> rr.Match:
    match = rr.start("chapters", seats=seats, seed=1, options=chosen)
    while asked(match) == "start":
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize(
    ("seats", "modules", "friend_deck", "deck"),
    [(2, {}, 8, 66), (3, {"sites": True}, 15, 60), (4, {"nsfl": True}, 16, 66)],
)
def test_decks_after_the_set_up(seats: int, modules: dict[str, Any], friend_deck: int, deck: int) -> None:
    """CHAP-EX-01 (CHAP-SETUP-2, CHAP-SETUP-3, CHAP-SETUP-12)."""
    view = dealt(seats, **modules).view()
    assert (view.friend_deck, view.deck) == (friend_deck, deck)


def test_below_the_limit_a_feature_starts_a_new_stack() -> None:
    """CHAP-EX-02 (CHAP-BUILD-3)."""
    match = a_table(stacks={ANA: "SSPC"}, hands={ANA: ["fs10"]})
    assert rule_against(match, "over:1") == "CHAP-BUILD-3"
    match.play("build:fs10")
    assert tops(match) == "SSPCS"


def test_a_covered_feature_gives_nothing() -> None:
    """CHAP-EX-03 (CHAP-BUILD-4, CHAP-BUILD-5, CHAP-BUILD-6, CHAP-ICON-4)."""
    match = a_table(stacks={ANA: "SSPCC"}, friends={ANA: ["fr02"], BEN: ["fr13"]}, hands={ANA: ["fp10"]})
    assert hearts(match)["fr02"] == 2
    match.play("build:fp10", "over:1")
    assert (tops(match), icons(match), hearts(match)["fr02"]) == ("PSPCC", (1, 2, 2), 0)
    assert hearts(match, BEN)["fr13"] == 5
    assert len(library(match).stacks[0].covered) == 1


def test_molly_meets_a_requirement_and_the_friend_stays_without_it() -> None:
    """CHAP-EX-04 (CHAP-INV-2, CHAP-INV-5, CHAP-MOL-5)."""
    without = a_table(stacks={ANA: "SSP"}, lobby=["fr08"])
    assert rule_against(without, "invite:fr08") == "CHAP-INV-2"
    match = a_table(stacks={ANA: "SSP"}, molly=(ANA, "content"), lobby=["fr08"])
    match.play("invite:fr08", "molly:space")
    assert (icons(match), hearts(match)) == ((2, 1, 0), {"fr08": 3})


def test_swapping_asks_for_no_icons() -> None:
    """CHAP-EX-05 (CHAP-INV-7)."""
    start: dict[str, Any] = {"friends": {ANA: ["fr01"], BEN: ["fr02"]}, "lobby": ["fr06", "fr03", "fr04", "fr05"]}
    match = a_table(hands={ANA: ["ev05"]}, **start)
    deck = match.view().friend_deck
    assert rule_against(match, "invite:fr06") == "CHAP-INV-2"
    match.play("play:ev05", "friend:fr01", "friend:fr06")
    assert (friends(match), sorted(lobby(match)), match.view().friend_deck) == (
        ["fr06"],
        ["fr01", "fr03", "fr04", "fr05"],
        deck,
    )
    other = a_table(hands={ANA: ["ev06"]}, **start)
    other.play("play:ev06", "friend:fr01", "friend:fr02")
    assert (friends(other), friends(other, BEN)) == (["fr02"], ["fr01"])


def test_travellers_count_both_neighbours() -> None:
    """CHAP-EX-06 (CHAP-SCO-6)."""
    match = a_table(seats=4, stacks={BEN: "CCSPP", CLEO: "SSSSS", DAN: "CSSP"}, friends={ANA: ["fr13", "fr17"]})
    assert hearts(match) == {"fr13": 4, "fr17": 3}


def test_with_two_players_the_other_is_both_neighbours() -> None:
    """CHAP-EX-07 (CHAP-SCO-6)."""
    match = a_table(
        stacks={BEN: "PPPSC"}, friends={ANA: ["fr16", "fr15"], BEN: ["fr01", "fr02", "fr03", "fr04", "fr05"]}
    )
    assert hearts(match) == {"fr15": 5, "fr16": 7}


def test_travellers_count_what_neighbours_friends_prefer() -> None:
    """CHAP-EX-08 (CHAP-SCO-6)."""
    match = a_table(
        seats=3, friends={ANA: ["fr14"], BEN: ["fr01", "fr02", "fr05"], CLEO: ["fr07", "fr08", "fr13", "fr04"]}
    )
    assert hearts(match)["fr14"] == 5


def test_the_influencer_brings_the_normal_draw() -> None:
    """CHAP-EX-09 (CHAP-EVT-7, CHAP-MOL-6, CHAP-TURN-5, CHAP-Q-26)."""
    match = a_table(hands={ANA: ["ev01"]}, stacks={ANA: "CC"}, lobby=["fr05"])
    happened = match.play("play:ev01", "molly:content", "done")
    assert len(told(happened, CardDrawn)) == 1
    assert library(match).kinds == ("event", "molly")
    assert len(told(a_table().play("molly:content"), CardDrawn)) == 3


def test_molly_can_be_called_again() -> None:
    """CHAP-EX-10 (CHAP-MOL-4, CHAP-MOL-2, CHAP-MOL-3)."""
    match = a_table(molly=(ANA, "space"))
    assert len(told(match.play("molly:space"), CardDrawn)) == 3
    assert match.view().molly == ANA


def test_the_hand_is_trimmed_at_the_end_alone() -> None:
    """CHAP-EX-11 (CHAP-EOT-2, CHAP-EOT-3, CHAP-EOT-1)."""
    match = a_table(hands={ANA: ["ev09", "fs01", "fs02", "fs03", "fs04", "fs05"]})
    match.play("play:ev09", "discard:fs01", "discard:fs02", "discard:fs03")
    assert (asked(match), len(hand(match))) == ("trim", 8)
    match.play("discard:fs04", "discard:fs05")
    assert (len(hand(match)), match.to_move) == (6, BEN)


def test_a_flat_tyre_takes_from_the_hand() -> None:
    """CHAP-EX-12 (CHAP-DISC-1, CHAP-DISC-2, CHAP-Q-9)."""
    match = a_table(
        options=with_modules("nsfl"),
        hands={ANA: ["ns06"], BEN: ["fs10"]},
        stacks={BEN: "SSPC"},
        molly=(BEN, "programme"),
    )
    match.play("play:ns06")
    assert (match.view().molly, match.view().molly_gives, hand(match, BEN)) == (None, None, [])
    assert tops(match, BEN) == "SSPC"


def test_the_pile_is_open_and_gives_two_cards_back() -> None:
    """CHAP-EX-13 (CHAP-DISC-3, CHAP-EVT-2, CHAP-Q-3)."""
    match = a_table(hands={ANA: ["ev08"]}, discard=["fs01", "ev01", "fc02"])
    assert match.view(BEN).discard == ("fs01", "fc02", "ev01")
    match.play("play:ev08")
    assert "ev08" not in offered(match, "recover")
    match.play("recover:ev01", "recover:fc02")
    assert {"ev01", "fc02"} <= set(hand(match))
    assert match.view().discard == ("fs01", "ev08")


def test_an_empty_deck_is_made_anew_at_once() -> None:
    """CHAP-EX-14 (CHAP-DECK-1, CHAP-DECK-3, CHAP-Q-2)."""
    match = a_table(hands={ANA: []})
    position = match.position()
    everything = position["deck"]
    position |= {"deck": everything[:1], "discard": everything[1:6], "shelves": [[], []], "hands": [[], everything[6:]]}
    del position["deck_history"]
    match = rr.start("chapters", position=position)
    match.play("molly:space")
    assert (match.view().deck, match.view().discard, len(hand(match))) == (3, (), 3)


def test_final_turns_go_round_to_the_one_who_triggered() -> None:
    """CHAP-EX-15 (CHAP-END-1, CHAP-END-2, CHAP-END-3, CHAP-END-4, CHAP-Q-4, CHAP-Q-6)."""
    match = a_table(
        seats=3,
        active=BEN,
        stacks={ANA: "SSSCC", BEN: "SSSCC", CLEO: "SSSCC"},
        lobby=["fr01", "fr02", "fr05", "fr17"],
        friend_deck=["fr19"],
    )
    match.play("invite:fr05")
    assert (match.view().friend_deck, match.view().final_turns, match.to_move) == (0, 3, CLEO)
    sizes = []
    for friend in ("fr01", "fr02", "fr17"):
        match.play(f"invite:{friend}")
        sizes.append(len(lobby(match)))
    assert (sizes, match.over) == ([3, 2, 1], True)


@pytest.mark.parametrize(
    ("waiting", "deck"), [(["fr01", "fr02", "fr03"], 0), (["fr01", "fr02", "fr03", "fr04", "fr05"], 1)]
)
def test_the_trigger_stands_though_friends_go_below(waiting: list[str], deck: int) -> None:
    """CHAP-EX-16 (CHAP-END-5, CHAP-Q-7, CHAP-Q-23, CHAP-DEF-4)."""
    match = a_table(
        hands={ANA: ["ev02"]}, lobby=waiting, friend_deck=[], turn={"final_turns": 2, "ending": 1, "lowest_deck": 0}
    )
    match.play("play:ev02")
    assert match.view().friend_deck == deck
    match.play("molly:space")
    assert match.over


@pytest.mark.parametrize(
    ("standing", "winners"),
    [
        ([("fr20 fr07 fr01 fr02 fr03", 0), ("fr19 fr21 fr23 fr04 fr05 fr06", 0), ("fr08", 0)], (1,)),
        ([("fr08", 0), ("fr14", 0), ("", 0)], (0, 1)),
    ],
)
def test_friends_break_ties_and_then_all_share(standing: list[tuple[str, int]], winners: tuple[int, ...]) -> None:
    """CHAP-EX-17 (CHAP-SCO-3, CHAP-SCO-4, CHAP-SCO-5, CHAP-Q-24)."""
    held = {seat: names.split() for seat, (names, _) in enumerate(standing)}
    match = a_table(seats=3, friends=held, active=CLEO, turn={"final_turns": 1, "ending": 1})
    match.play("molly:space")
    outcome = match.outcome
    assert outcome is not None
    places = [(score, len(held[seat])) for seat, score in enumerate(outcome.scores)]
    assert outcome.winners == tuple(seat for seat in held if places[seat] == max(places))
    assert outcome.winners == winners


def test_casual_mode_counts_friends() -> None:
    """CHAP-EX-18 (CHAP-CAS-2, CHAP-CAS-3, CHAP-CAS-4)."""
    held = {
        ANA: ["fr01", "fr02", "fr03", "fr04", "fr05"],
        BEN: ["fr07", "fr08", "fr09", "fr10", "fr11"],
        CLEO: ["fr20"],
    }
    match = a_table(
        seats=3,
        options={"casual": True},
        friends=held,
        active=CLEO,
        lobby=["fr06"],
        turn={"final_turns": 1, "ending": 1},
    )
    assert rule_against(match, "invite:fr06") == "CHAP-INV-2"
    match.play("molly:space")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((ANA, BEN), (5, 5, 1))


def test_a_cancelled_action_leaves_its_cards_and_the_draw() -> None:
    """CHAP-EX-19 (CHAP-NSFL-8, CHAP-NSFL-9, CHAP-NSFL-10, CHAP-Q-18)."""
    match = a_table(options=with_modules("nsfl"), active=BEN, hands={ANA: ["ns01"], BEN: ["fc05"]})
    happened = match.play("build:fc05", "play:ns01")
    assert "fc05" in hand(match, BEN)
    assert (match.view().discard, len(told(happened, CardDrawn))) == (("ns01",), 1)
    other = a_table(seats=3, options=with_modules("nsfl"), active=BEN, hands={CLEO: ["ns01"]}, molly=(ANA, "space"))
    happened = other.play("molly:content", "play:ns01")
    assert (other.view().molly, other.view().molly_gives, len(told(happened, CardDrawn))) == (ANA, "space", 3)


def test_a_cancelled_cancel_opens_the_window_again() -> None:
    """CHAP-EX-20 (CHAP-NSFL-5, CHAP-NSFL-6, CHAP-NSFL-7, CHAP-NSFL-12, CHAP-NSFL-15, CHAP-Q-19, CHAP-Q-21)."""
    match = a_table(
        seats=4,
        options=with_modules("nsfl"),
        active=BEN,
        hands={BEN: ["ns02"], CLEO: ["ns01-1"], DAN: ["ns01-2"]},
    )
    match.play("molly:space")
    assert (asked(match), match.to_move) == ("reaction", CLEO)
    match.play("play:ns01")
    assert (asked(match), match.to_move) == ("glare", BEN)
    match.play("play:ns02")
    assert (asked(match), match.to_move) == ("reaction", DAN)
    happened = match.play("play:ns01")
    assert told(happened, ActionCancelled) == [ActionCancelled(BEN, 3)]
    assert match.view().molly is None
    assert len(told(happened, CardDrawn)) == 3
    assert match.view().discard == ("ns01", "ns01", "ns02")


def test_chope_bars_a_friend_for_the_turn() -> None:
    """CHAP-EX-21 (CHAP-NSFL-14, CHAP-Q-51)."""
    match = a_table(
        seats=3,
        options=with_modules("nsfl"),
        active=BEN,
        stacks={BEN: "CC", CLEO: "CC"},
        hands={ANA: ["ns03"]},
        lobby=["fr05", "fr17", "fr23", "fr02"],
    )
    match.play("invite:fr05", "play:ns03")
    assert options(match) == ["invite:fr17", "invite:fr23", "give_up"]
    assert rule_against(match, "invite:fr05") == "CHAP-NSFL-14"
    match.play("give_up")
    assert "fr05" in offered(match, "invite")


@pytest.mark.parametrize(("guess", "right"), [("content", True), ("space", False)])
def test_punggol_guesses_after_the_refill(guess: str, right: bool) -> None:
    """CHAP-EX-22 (CHAP-SITE-4, CHAP-SITE-5)."""
    match = a_table(
        options=with_modules("sites"),
        sites=["si02", "si01"],
        stacks={ANA: "CC"},
        lobby=["fr05", "fr01", "fr02", "fr03"],
        draws=["fr07", "fr06"],
    )
    match.play("invite:fr05")
    assert ("fr07" in lobby(match), asked(match)) == (True, "guess")
    happened = match.play(f"guess:{guess}")
    assert told(happened, TopFriendShown)[0].right is right
    if right:
        match.play("friend:fr01")
        assert ("fr06" in lobby(match), "fr01" in lobby(match)) == (True, False)
    assert len(hand(match)) == (3 if right else 1)
    below = match.view().known_friends[-1]
    assert (below.place, below.friend) == (match.view().friend_deck, "fr01" if right else "fr06")


def test_features_or_enhancements_at_the_end_of_a_turn() -> None:
    """CHAP-EX-23 (CHAP-ENH-2, CHAP-ENH-3, CHAP-ENH-4, CHAP-ENH-5, CHAP-Q-31, CHAP-Q-32)."""
    start: dict[str, Any] = {"options": with_modules("enhancements"), "market": ["en01", "en02", "en03"]}
    built = a_table(hands={ANA: ["fs01"]}, **start)
    built.play("build:fs01", "draw:features")
    assert len(hand(built)) == 2
    match = a_table(draws=["en12", "en13"], **start)
    match.play("molly:space", "draw:market:1")
    assert "features" not in offered(match, "draw")
    match.play("draw:market:1")
    assert hand(match) == ["en01", "en12"]
    assert match.view().market == ("en13", "en02", "en03")
    four = a_table(**start)
    four.play("molly:space", "draw:features")
    assert len(hand(four)) == 4


def test_a_plain_feature_over_an_enhanced_one_keeps_its_effect() -> None:
    """CHAP-EX-24 (CHAP-ENH-11, CHAP-ENH-12, CHAP-DEF-2, CHAP-Q-28)."""
    stacks = [enhanced("fc01", "en12"), "fs02", "fs03", "fs04", "fs05"]
    match = a_table(options=with_modules("enhancements"), stacks={ANA: stacks}, hands={ANA: ["fs01", "fp01", "en17"]})
    match.play("build:fs01", "over:1", "tuck:none")
    assert offered(match, "use") == ["en12"]
    assert library(match).hand_limit == 6
    match.play("done", "draw:features", "molly:space", "draw:features")
    match.play("build:fp01", "over:1", "tuck:en17")
    assert (asked(match), library(match).hand_limit) == ("draw", 8)
    assert library(match).stacks[0].buried == ("en12",)


def test_a_burst_pipe_takes_the_whole_stack() -> None:
    """CHAP-EX-25 (CHAP-STK-1, CHAP-STK-2, CHAP-ENH-6, CHAP-ENH-13)."""
    stack = enhanced("fp01", "en17", covered=["fc01", "fs01"], buried=["en12"])
    match = a_table(
        options=with_modules("enhancements", "nsfl"), active=BEN, hands={BEN: ["ns04"]}, stacks={ANA: [stack]}
    )
    match.play("play:ns04")
    view = match.view()
    assert view.discard == ("fs01", "fp01", "fc01", "ns04")
    assert (view.enhancement_discard, library(match).hand_limit) == (("en12", "en17"), 6)
    assert len(hand(match)) == 2


@pytest.mark.parametrize(("shelved", "alone", "with_centre"), [(5, 2, 3), (6, 3, 5)])
def test_shelved_cards_count_by_twos(shelved: int, alone: int, with_centre: int) -> None:
    """CHAP-EX-26 (CHAP-SHL-2, EN15)."""
    shelf = [[f"fs{number:02}" for number in range(1, shelved + 1)], []]
    chosen = with_modules("enhancements")
    assert library(a_table(options=chosen, shelves=shelf)).hearts == alone
    centre = {ANA: [enhanced("fc01", "en15")]}
    assert library(a_table(options=chosen, shelves=shelf, stacks=centre)).hearts == with_centre


def test_one_more_action_of_the_previous_players_kind() -> None:
    """CHAP-EX-27 (CHAP-DEF-3, CHAP-Q-11, CHAP-Q-20, CHAP-Q-25)."""
    start: dict[str, Any] = {
        "options": with_modules("enhancements"),
        "stacks": {ANA: [enhanced("fc01", "en01")]},
        "hands": {ANA: ["fs01", "fs02", "fs03", "fs04"]},
    }
    match = a_table(kinds=[[], ["build"]], **start)
    match.play("molly:space", "use:en01", "discard:fs02", "discard:fs03", "discard:fs04")
    assert options(match) == ["build:fs01"]
    match.play("build:fs01")
    assert library(match).kinds == ("build", "molly")
    match.play("draw:features")
    assert len(hand(match)) == 2
    first = a_table(**start)
    first.play("molly:space")
    assert asked(first) == "draw"
    again = a_table(kinds=[[], ["invite"]], lobby=["fr05"], **start)
    again.play("molly:content")
    assert offered(again, "use") == ["en01"]


def test_curiosity_b_checks_after_discarding() -> None:
    """CHAP-EX-28 (EN03, CHAP-ENH-16, CHAP-Q-33)."""
    stacks = ["fs01", "fs02", enhanced("fp01", "en03"), "fc01", "fc02"]
    match = a_table(options=with_modules("enhancements"), stacks={ANA: stacks}, lobby=["fr05", "fr02"])
    match.play("molly:space", "use:en03", "stack:0:1", "stack:0:1")
    assert options(match) == ["invite:fr05"]
    match.play("invite:fr05")
    assert (tops(match), library(match).kinds) == ("PCC", ("invite", "molly"))
    other = a_table(options=with_modules("enhancements"), stacks={ANA: stacks}, lobby=["fr05", "fr02"])
    other.play("molly:space", "use:en03", "stack:0:1")
    assert offered(other, "stack") == ["0:1", "0:2"]


def test_launch_is_a_private_look() -> None:
    """CHAP-EX-29 (EN04, CHAP-Q-36)."""
    match = a_table(
        options=with_modules("enhancements"),
        asked="pre_phase",
        stacks={ANA: [enhanced("fs01", "en04")]},
        draws=["fr01", "fr02"],
    )
    happened = match.play("use:en04")
    assert told(happened, FriendsSeen)[0].seen_by(BEN) == FriendsSeen(ANA, (), known=False)
    assert match.view(ANA).looked_at == ("fr01", "fr02")
    assert (match.view(BEN).looked_at, match.view(BEN).known_friends) == ((), ())
    happened = match.play("arrange:first_below")
    assert told(happened, FriendsArranged)[0].seen_by(BEN) == FriendsArranged(ANA, None, 2, 1)
    size = match.view().friend_deck
    known = [(one.place, one.friend) for one in match.view(ANA).known_friends]
    assert known == [(1, "fr02"), (size, "fr01")]
    assert match.view(BEN).known_friends == ()


def test_storygen_keeps_a_friend_until_the_next_turn() -> None:
    """CHAP-EX-30 (EN05, CHAP-Q-34)."""
    match = a_table(
        options=with_modules("enhancements"),
        stacks={ANA: [enhanced("fs01", "en05"), "fs02"], BEN: "SS"},
        friends={BEN: ["fr03"]},
        hands={BEN: ["ev05"]},
        lobby=["fr01", "fr19", "fr14", "fr20"],
    )
    match.play("molly:content", "use:en05", "friend:fr01", "draw:features")
    assert (rule_against(match, "invite:fr01"), "fr19" in offered(match, "invite")) == ("CHAP-Q-34", True)
    match.play("play:ev05", "friend:fr03")
    assert "fr01" in offered(match, "friend")
    match.play("friend:fr19", "draw:features")
    assert "fr01" in offered(match, "invite")
    match.play("molly:content", "use:en05")
    assert "fr01" not in offered(match, "friend")
    match.play("friend:fr14")
    pass_to_turn_of(match, BEN)
    pass_to_turn_of(match, ANA).play("molly:space", "use:en05")
    assert ("fr01" in offered(match, "friend"), "fr14" in offered(match, "friend")) == (True, False)


def test_an_enhancement_does_not_answer_the_build_that_brought_it() -> None:
    """CHAP-EX-31 (CHAP-ENH-9, CHAP-ENH-17)."""
    match = a_table(options=with_modules("enhancements"), hands={ANA: ["fc01", "fc02", "fc03", "en11"]})
    match.play("build:fc01", "tuck:en11")
    assert asked(match) == "draw"
    match.play("draw:features", "molly:space", "draw:features", "build:fc02", "tuck:none")
    assert (asked(match), set(offered(match, "draw")) >= {"features", "enhancement", "market:1"}) == ("source", True)


@pytest.mark.parametrize(("way", "after"), [("transfer", (2, 0, 0)), ("dormant", (1, 0, 0))])
def test_a_swapped_enhancement(way: str, after: tuple[int, int, int]) -> None:
    """CHAP-EX-32 (CHAP-STK-3, CHAP-ENH-14, CHAP-Q-27)."""
    match = a_table(
        options=with_modules("enhancements", swapped_enhancements=way),
        stacks={ANA: [enhanced("fs02", "en06")], BEN: ["fc03"]},
        hands={ANA: ["ev07"]},
    )
    assert icons(match) == (2, 0, 0)
    match.play("play:ev07", "stack:0:1", "stack:1:1")
    assert (icons(match), icons(match, BEN)) == ((0, 0, 1), after)


def test_a_lower_limit_takes_no_stack_away() -> None:
    """CHAP-EX-33 (CHAP-Q-13, EN16)."""
    chosen = with_modules("enhancements", "nsfl")
    stacks = [enhanced("fs01", "en16"), "fs02", "fs03", "fs04", "fs05", "fs06"]
    gone = a_table(options=chosen, active=BEN, stacks={ANA: stacks}, hands={BEN: ["ns04"]})
    assert library(gone).feature_limit == 6
    gone.play("play:ns04", "stack:0:1")
    assert (tops(gone), library(gone).feature_limit) == ("SSSSS", 5)
    match = a_table(options=chosen, stacks={ANA: stacks}, hands={ANA: ["fp01", "en17", "fp02"]})
    match.play("build:fp01", "over:1", "tuck:en17")
    assert (tops(match), library(match).feature_limit, icons(match)) == ("PSSSSS", 5, (5, 1, 0))
    pass_to_turn_of(match, BEN)
    pass_to_turn_of(match, ANA).play("build:fp02")
    assert asked(match) == "over"


def test_all_modules_together() -> None:
    """CHAP-EX-34 (CHAP-MOD-1, CHAP-MOD-2)."""
    match = rr.start("chapters", seats=2, seed=1, options=with_modules("sites", "enhancements", "nsfl"))
    view = match.view()
    assert (view.friend_deck, view.deck, friends(match), len(view.market)) == (10, 90 - 12, [], 3)
    assert "one at a time" in next(option.sentence for option in match.game.meta.options if option.key == "nsfl")


def test_each_turn_means_each_of_ones_own() -> None:
    """CHAP-EX-35 (CHAP-ENH-15, CHAP-ENH-10, EN12)."""
    match = a_table(
        options=with_modules("enhancements"),
        stacks={ANA: [enhanced("fs01", "en12")]},
        hands={ANA: ["fs02"], BEN: ["fs03"]},
    )
    match.play("molly:space")
    assert offered(match, "use") == ["en12"]
    match.play("use:en12", "shelve:fs02", "draw:features", "molly:space")
    assert (match.to_move, asked(match)) == (BEN, "draw")


FINAL: dict[str, Any] = {
    "seats": 3,
    "stacks": {ANA: "SSPCC", BEN: "PPPC", CLEO: "CCCSS"},
    "friends": {
        ANA: ["fr07", "fr08", "fr01", "fr11", "fr15", "fr20"],
        BEN: ["fr03", "fr04", "fr10", "fr21", "fr22"],
        CLEO: ["fr05", "fr06", "fr17", "fr13", "fr23", "fr12"],
    },
    "molly": (ANA, "programme"),
}


def test_a_whole_table_scores() -> None:
    """CHAP-EX-36 (CHAP-SCO-1, CHAP-SCO-2, CHAP-ICON-2, CHAP-ICON-5, CHAP-Q-10)."""
    match = a_table(**FINAL)
    assert hearts(match) == {"fr01": 2, "fr07": 7, "fr08": 7, "fr11": 6, "fr15": 5, "fr20": 5}
    assert hearts(match, BEN) == {"fr03": 5, "fr04": 4, "fr10": 2, "fr21": 8, "fr22": 4}
    assert hearts(match, CLEO) == {"fr05": 5, "fr06": 4, "fr12": 5, "fr13": 4, "fr17": 3, "fr23": 8}
    assert [library(match, seat).hearts for seat in range(3)] == [32, 23, 29]


def test_molly_changes_hands_before_the_end() -> None:
    """CHAP-EX-37 (CHAP-MOL-1, CHAP-MOL-5)."""
    match = a_table(**FINAL, active=BEN, turn={"final_turns": 1, "ending": 1})
    match.play("molly:programme")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((27, 26, 29), (CLEO,))


def test_two_libraries_score() -> None:
    """CHAP-EX-38 (CHAP-SCO-1)."""
    match = a_table(
        stacks={ANA: "SSSPC", BEN: "PPCC"},
        friends={ANA: ["fr02", "fr19", "fr14", "fr10"], BEN: ["fr09", "fr24", "fr18", "fr12"]},
        molly=(BEN, "space"),
    )
    assert [library(match, seat).hearts for seat in range(2)] == [11, 13]


def test_the_archives_keep_sets() -> None:
    """CHAP-EX-39 (CHAP-SITE-6, CHAP-Q-8)."""
    archive = ["fs01", "fs02", "fs03", "fp01", "fp02", "fc01", "fc02", "fc03", "fc04"]
    match = a_table(
        options=with_modules("sites"),
        sites=["si03", "si01"],
        archive=[archive, []],
        hands={ANA: [f"fs{number:02}" for number in range(4, 10)]},
    )
    assert library(match).hearts == 4
    match.play("build:fs04")
    assert (asked(match), len(hand(match))) == ("archive", 6)
    seven = a_table(
        options=with_modules("sites"),
        sites=["si03", "si01"],
        hands={ANA: [f"fs{n:02}" for n in range(1, 8)]},
        asked="archive_phase",
    )
    seven.play("archive:fs01")
    assert (len(hand(seven)), seven.to_move) == (6, BEN)


def test_two_feature_cards_lend_an_icon() -> None:
    """CHAP-EX-40 (CHAP-SITE-7, CHAP-Q-39, CHAP-Q-40, CHAP-Q-47)."""
    start: dict[str, Any] = {
        "options": with_modules("sites"), "sites": ["si04", "si01"], "stacks": {ANA: "SC"}, "lobby": ["fr08"],
    }  # fmt: skip
    match = a_table(hands={ANA: ["fs10", "fs11", "fp01"]}, **start)
    match.play("invite:fr08", "loan:space", "pay:fs10", "pay:fs11")
    assert (friends(match), match.view().discard) == (["fr08"], ("fs10", "fs11"))
    other = a_table(hands={ANA: ["fs10", "fp01"]}, **start)
    assert rule_against(other, "invite:fr08") == "CHAP-INV-2"
