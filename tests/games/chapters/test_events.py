"""Each Event and NSFL Event."""

from __future__ import annotations

from typing import Any

import pytest

from readingroom.games.chapters.edge.events import ActionCancelled, CardDrawn, FriendsSwapped, LobbySwept
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
    library,
    lobby,
    offered,
    options,
    rule_against,
    told,
    tops,
    with_modules,
)

NSFL = with_modules("nsfl")
FOUR = ["fr01", "fr02", "fr03", "fr04"]


def test_the_influencer_brings_molly_and_perhaps_a_friend() -> None:
    """EV01 (CHAP-EVT-1, CHAP-EVT-6, CHAP-Q-15): MOLLY is a must, the Invite is not."""
    match = a_table(hands={ANA: ["ev01"]}, stacks={ANA: "C"}, lobby=["fr05"])
    match.play("play:ev01")
    assert options(match) == ["molly:space", "molly:programme", "molly:content"]
    match.play("molly:content")
    assert options(match) == ["done", "invite:fr05"]
    match.play("invite:fr05")
    assert (friends(match), library(match).kinds) == (["fr05"], ("invite", "event", "molly"))


def test_the_aircon_empties_the_lobby() -> None:
    """EV02 (CHAP-DEF-4): rotated Friends too."""
    match = a_table(
        options=with_modules("enhancements"),
        hands={ANA: ["ev02"]},
        lobby=FOUR,
        marks=[[], ["fr01"]],
        friend_deck=["fr05", "fr06"],
    )
    swept = told(match.play("play:ev02"), LobbySwept)
    assert swept == [LobbySwept((0, 1, 2, 3))]
    assert {"fr05", "fr06"} <= set(lobby(match))
    assert all(one.marked_by is None for one in match.view().lobby)
    assert match.view().friend_deck == 2


def test_a_reopening_builds_up_to_two() -> None:
    """EV03 (CHAP-EVT-3, CHAP-Q-15)."""
    match = a_table(hands={ANA: ["ev03", "fs01", "fs02"]})
    match.play("play:ev03", "build:fs01", "build:fs02")
    assert (tops(match), len(hand(match))) == ("SS", 1)
    none = a_table(hands={ANA: ["ev03", "fs01"]})
    none.play("play:ev03", "done", "done")
    assert tops(none) == ""


def test_a_vip_may_come_one_icon_short() -> None:
    """EV04 (CHAP-Q-39)."""
    match = a_table(hands={ANA: ["ev04"]}, stacks={ANA: "C"}, lobby=["fr05", "fr06"])
    match.play("play:ev04")
    assert options(match) == ["done", "invite:fr05"]


def test_a_reunion_needs_two_sides() -> None:
    """EV05 (CHAP-EVT-4, CHAP-Q-14, CHAP-Q-16, CHAP-Q-17): without a Friend it does nothing, and may be played."""
    match = a_table(hands={ANA: ["ev05"]}, lobby=FOUR)
    match.play("play:ev05")
    assert (match.to_move, match.view().discard) == (BEN, ("ev05",))


def test_a_mix_up_respects_calm_pods() -> None:
    """EV06 (CHAP-Q-44): the owner may swap a protected Friend, others may not."""
    stacks = {BEN: [enhanced("fs01", "en22")]}
    match = a_table(
        seats=3,
        options=with_modules("enhancements"),
        hands={ANA: ["ev06"]},
        friends={ANA: ["fr01"], BEN: ["fr02"], CLEO: ["fr03"]},
        stacks=stacks,
    )
    match.play("play:ev06", "friend:fr01")
    assert offered(match, "friend") == ["fr03"]
    own = a_table(
        options=with_modules("enhancements"),
        active=BEN,
        hands={BEN: ["ev06"]},
        friends={ANA: ["fr01"], BEN: ["fr02"]},
        stacks=stacks,
    )
    happened = own.play("play:ev06", "friend:fr02", "friend:fr01")
    assert told(happened, FriendsSwapped) == [FriendsSwapped(BEN, 1, ANA, 0)]


def test_a_book_exchange_swaps_whole_stacks() -> None:
    """EV07 (CHAP-STK-3, CHAP-Q-44)."""
    match = a_table(
        hands={ANA: ["ev07"]},
        stacks={ANA: ["fs01"], BEN: [{"feature": "fc01", "covered": ["fp01"]}, "fc02"]},
    )
    match.play("play:ev07", "stack:0:1", "stack:1:1")
    assert library(match).stacks[0].covered == ("fp01",)
    assert (tops(match), tops(match, BEN)) == ("C", "SC")


def test_overdue_returns_are_up_to_two() -> None:
    """EV08 (CHAP-Q-50)."""
    match = a_table(hands={ANA: ["ev08"]}, discard=["fs01", "fs02", "fs03"])
    match.play("play:ev08", "recover:fs02", "done")
    assert "fs02" in hand(match)
    assert match.position()["shown"] == ["fs02"]


@pytest.mark.parametrize("discarded", [0, 1, 3])
def test_a_stocktake_draws_as_many_and_two(discarded: int) -> None:
    """EV09 (CHAP-Q-49)."""
    match = a_table(hands={ANA: ["ev09", "fs01", "fs02", "fs03", "fs04"]})
    happened = match.play("play:ev09", *[f"discard:fs0{number}" for number in range(1, discarded + 1)])
    happened += match.play("done") if discarded < 3 else []
    assert len(told(happened, CardDrawn)) == discarded + 2 + 1


def test_a_phone_answers_any_action_and_no_reaction() -> None:
    """NS01 (CHAP-NSFL-3, CHAP-NSFL-12, CHAP-Q-19)."""
    match = a_table(options=NSFL, seats=3, hands={BEN: ["ns01-1"], CLEO: ["ns01-2"]})
    assert rule_against(a_table(options=NSFL, hands={ANA: ["ns01"]}), "play:ns01") == "CHAP-NSFL-3"
    happened = match.play("molly:space", "play:ns01")
    assert told(happened, ActionCancelled) == [ActionCancelled(ANA, 3)]
    assert match.view(CLEO).hand == ("ns01",)


def test_a_glare_stops_an_nsfl_event_played_as_an_action() -> None:
    """NS02 (CHAP-NSFL-13, CHAP-NSFL-11)."""
    match = a_table(options=NSFL, hands={ANA: ["ns06"], BEN: ["ns02", "fs01", "fs02"]})
    match.play("play:ns06")
    assert options(match) == ["pass", "play:ns02"]
    match.play("play:ns02")
    assert len(hand(match, BEN)) == 2
    assert library(match).kinds == ("event",)


def test_a_glare_is_no_answer_to_an_ordinary_action() -> None:
    """NS02 (CHAP-NSFL-5)."""
    match = a_table(options=NSFL, hands={BEN: ["ns02"]})
    match.play("molly:space")
    assert match.to_move == BEN
    assert asked(match) == "action"


def test_a_glare_in_the_declaration_cannot_be_played() -> None:
    """CHAP-NSFL-17, CHAP-NSFL-4 (EN24): cards named as payment stay in hand and out of play."""
    match = a_table(
        options=with_modules("nsfl", "enhancements"),
        stacks={ANA: [enhanced("fc01", "en24")]},
        hands={ANA: ["ns02", "fs01", "fs02"], BEN: ["ns01"]},
        lobby=["fr05"],
    )
    match.play("invite:fr05", "discount", "pay:ns02", "pay:fs01", "pay:fs02")
    assert asked(match) == "reaction"
    match.play("play:ns01")
    assert asked(match) == "draw"
    assert hand(match) == ["fs01", "fs02", "ns02"]


def test_chope_lets_another_friend_be_named() -> None:
    """NS03 (CHAP-NSFL-14): which opens a new window."""
    match = a_table(options=NSFL, stacks={ANA: "CC"}, hands={BEN: ["ns03-1", "ns03-2"]}, lobby=["fr05", "fr17"])
    match.play("invite:fr05", "play:ns03", "invite:fr17", "play:ns03")
    assert options(match) == ["give_up"]
    match.play("give_up")
    assert (friends(match), library(match).kinds) == ([], ("invite",))


def test_a_burst_pipe_needs_a_stack_that_nothing_protects() -> None:
    """NS04 (CHAP-Q-45, CHAP-Q-44): if nobody has one the card ends without effect, and nobody draws."""
    match = a_table(
        options=with_modules("nsfl", "enhancements"), stacks={BEN: [enhanced("fs01", "en23")]}, hands={ANA: ["ns04"]}
    )
    match.play("play:ns04")
    assert (tops(match, BEN), len(hand(match, BEN))) == ("S", 0)
    chosen = a_table(seats=4, options=NSFL, stacks={BEN: "S", DAN: "SP"}, hands={ANA: ["ns04"]})
    chosen.play("play:ns04")
    assert offered(chosen, "player") == ["1", "3"]
    chosen.play("player:3", "stack:3:2")
    assert (tops(chosen, DAN), len(hand(chosen, DAN))) == ("S", 2)


def test_a_durian_drives_a_friend_into_the_lobby() -> None:
    """NS05 (CHAP-INV-6, CHAP-Q-23, CHAP-Q-45): the Lobby may hold five, and is not refilled until it is below four."""
    match = a_table(
        options=NSFL, stacks={BEN: "SS"}, friends={BEN: ["fr05", "fr06"]}, hands={ANA: ["ns05"]}, lobby=FOUR
    )
    match.play("play:ns05", "friend:fr05")
    assert (len(lobby(match)), friends(match, BEN), len(hand(match, BEN))) == (5, ["fr06"], 2)
    while asked(match) != "action":
        match.play("pass")
    match.play("invite:fr01")
    while asked(match) != "action":
        match.play("pass")
    assert len(lobby(match)) == 4


def test_a_flat_tyre_lets_its_target_choose() -> None:
    """NS06 (CHAP-DISC-1, CHAP-Q-45)."""
    match = a_table(options=NSFL, hands={ANA: ["ns06"], BEN: ["fs01", "fs02", "fs03"]})
    match.play("play:ns06")
    assert (match.to_move, asked(match)) == (BEN, "discard")
    match.play("discard:fs01", "discard:fs03")
    assert hand(match, BEN) == ["fs02"]


def test_a_second_glare_answers_the_first() -> None:
    """CHAP-NSFL-16: then the card below it stands again; needs a pack with two of them."""
    text = pack_with_two_glares()
    position: dict[str, Any] = {
        "seats": 3,
        "options": NSFL,
        "pack": {"file": "mine.toml", "text": text},
        "hands": [["ns02-1"], ["ns01-1"], ["ns02-2"]],
        "active": ANA,
    }
    import readingroom as rr

    match = rr.start("chapters", position=position)
    match.play("molly:space", "play:ns01", "play:ns02", "play:ns02")
    assert match.view().molly is None
    assert match.view().discard == ("ns01", "ns02", "ns02")


def pack_with_two_glares() -> str:
    from importlib.resources import files

    text = files("readingroom.games.chapters.cards").joinpath("cards.toml").read_text("utf-8")
    return text.replace("nsfl = 12\n", "nsfl = 13\n").replace(
        'name = "Librarian\'s glare"\ncopies = 1', 'name = "Librarian\'s glare"\ncopies = 2'
    )
