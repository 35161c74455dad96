"""The set-up, the turn, decks and the end: what no card does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import readingroom as rr
from readingroom.games.chapters.edge.events import CardDrawn, FriendArrived, StartingFriendKept, TurnBegan
from tests.games.chapters.builders import (
    ANA,
    BEN,
    CLEO,
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
    with_modules,
)


def dealt(seats: int = 3, seed: int = 1, draws: tuple[str, ...] = (), **chosen: Any) -> rr.Match:
    return rr.start("chapters", seats=seats, seed=seed, options=chosen, draws=draws)


# --- the set-up ----------------------------------------------------------------------------------------------


def test_the_table_is_set_up() -> None:
    """CHAP-SETUP-4, CHAP-SETUP-5, CHAP-SETUP-6, CHAP-SETUP-7: Closing Time is no card of the deck."""
    match = dealt(4, first_game=True)
    view = match.view()
    assert (len(view.lobby), view.molly, view.molly_gives) == (4, None, None)
    assert [one.hand for one in view.libraries] == [6, 6, 6, 6]
    assert view.friend_deck == 20


def test_starting_friends_are_chosen_in_secret() -> None:
    """CHAP-SETUP-8, CHAP-SETUP-9: all choose before any choice is shown; the others go back into the deck."""
    match = dealt(2)
    offers = [match.view(seat).offered for seat in (ANA, BEN)]
    assert [len(pair) for pair in offers] == [2, 2]
    assert (match.view(BEN).decision, match.view(None).offered) == ("waiting", ())
    happened = match.play(f"keep:{offers[ANA][0]}")
    assert told(happened, StartingFriendKept)[0].seen_by(BEN) is None
    assert (friends(match), match.view(ANA).kept, match.view(BEN).kept) == ([], offers[ANA][0], None)
    match.play(f"keep:{offers[BEN][1]}")
    assert (friends(match), friends(match, BEN)) == ([offers[ANA][0]], [offers[BEN][1]])
    assert match.view().friend_deck == 8


def test_whoever_gave_a_friend_back_knows_it_in_the_deck() -> None:
    """CHAP-SETUP-9, CHAP-Q-41: what was removed nobody may look at; what one gave back one has seen."""
    match = dealt(2)
    pair = match.view(ANA).offered
    match.play(f"keep:{pair[0]}")
    while asked(match) == "start":
        match.play(match.legal()[0])
    removed = set()
    for key in range(6):
        guess = match.game.position(match.resampled(ANA, key), match.setup)
        assert pair[1] not in guess["removed"]
        removed |= set(guess["removed"])
    assert len(removed) > 10


@pytest.mark.parametrize("chosen", [{"casual": True}, {"sites": True}, {"enhancements": True}, {"first_game": True}])
def test_some_games_begin_without_friends(chosen: dict[str, Any]) -> None:
    """CHAP-SETUP-10, CHAP-CAS-1, CHAP-SITE-1, CHAP-ENH-1."""
    match = dealt(2, **chosen)
    assert (asked(match) in ("action", "ability"), match.view().friend_deck) == (True, 10)


def test_queenstown_goes_first_and_else_whom_the_host_names() -> None:
    """CHAP-SETUP-11, CHAP-Q-38."""
    assert dealt(2, draws=("si03", "si01")).view().first_player == BEN
    assert dealt(2, draws=("si03", "si02"), first_player=BEN).view().first_player == BEN
    assert dealt(2, draws=("si03", "si02", "seat:0")).view().first_player == ANA
    assert {dealt(2, seed=seed, draws=("si03", "si02")).view().first_player for seed in range(12)} == {ANA, BEN}


def test_nsfl_events_lie_in_the_deck() -> None:
    """CHAP-NSFL-1, CHAP-NSFL-2: with module 1 alone; a starting Friend is chosen."""
    assert "ns01-1" not in str(dealt(2).position())
    match = dealt(2, nsfl=True)
    assert asked(match) == "start"
    assert "'ns01-1'" in str(match.position())
    recovering = a_table(options=with_modules("nsfl"), hands={ANA: ["ev08"]}, discard=["ns01"])
    recovering.play("play:ev08")
    assert offered(recovering, "recover") == ["ns01"]


# --- the turn ------------------------------------------------------------------------------------------------


def test_play_goes_clockwise() -> None:
    """CHAP-TURN-1."""
    match = a_table(seats=3)
    begun = [told(match.play("molly:space"), TurnBegan)[0].who for _ in range(4)]
    assert begun == [BEN, CLEO, ANA, BEN]


def test_a_turn_is_one_action_and_molly_is_always_one() -> None:
    """CHAP-TURN-2, CHAP-TURN-3, CHAP-Q-12: passing is not allowed."""
    match = a_table(lobby=[])
    assert options(match) == ["molly:space", "molly:programme", "molly:content"]
    assert rule_against(match, "done") == "CHAP-TURN-2"
    assert rule_against(match, "pass") == "CHAP-NSFL-5"


def test_the_phases_of_a_turn() -> None:
    """CHAP-TURN-4: pre, action, post, guess, draw, archive, trim."""
    match = a_table(
        options=with_modules("sites", "enhancements"),
        sites=["si02", "si03"],
        stacks={ANA: [enhanced("fs01", "en20"), enhanced("fs02", "en12")], BEN: "S"},
        hands={ANA: [f"fs{number:02}" for number in range(3, 9)], BEN: ["fc01"]},
        asked="turn_begins",
        draws=["fr05"],
    )
    phases = []
    while match.to_move == ANA:
        phases.append(asked(match))
        answers = options(match)
        match.play(next(text for text in ("done", "molly:space", *answers) if text in answers))
    assert list(dict.fromkeys(phases)) == ["ability", "action", "guess", "draw", "trim"]
    assert phases[:5] == ["ability", "action", "ability", "guess", "draw"]


def test_a_feature_goes_from_hand_to_row() -> None:
    """CHAP-BUILD-1, CHAP-Q-29: an Enhancement's `post` ability works in the turn that built it, `pre` in the next."""
    match = a_table(options=with_modules("enhancements"), hands={ANA: ["fs01", "en12", "fs02"]})
    match.play("build:fs01", "tuck:en12")
    assert ("fs01" in hand(match), offered(match, "use")) == (False, ["en12"])
    pre = a_table(options=with_modules("enhancements"), hands={ANA: ["fs01", "en20", "fs02"]})
    pre.play("build:fs01", "tuck:en20")
    assert asked(pre) == "draw"


def test_the_lobby_is_refilled_at_once() -> None:
    """CHAP-INV-3."""
    match = a_table(stacks={ANA: "SS"}, lobby=["fr01", "fr02", "fr03", "fr04"], draws=["fr09"])
    happened = match.play("invite:fr01")
    assert told(happened, FriendArrived) == [FriendArrived(8, known=False)]
    assert sorted(lobby(match)) == ["fr02", "fr03", "fr04", "fr09"]


def test_targets_are_chosen_while_resolving() -> None:
    """CHAP-EVT-5: the reaction window comes before them."""
    match = a_table(
        seats=3, options=with_modules("nsfl"), hands={ANA: ["ns06"], BEN: ["ns01"], CLEO: ["fs01", "fs02", "fs03"]}
    )
    match.play("play:ns06")
    assert asked(match) == "reaction"
    match.play("pass")
    assert (asked(match), offered(match, "player")) == ("target", ["1", "2"])


def test_opponents_are_asked_clockwise_and_in_secret() -> None:
    """CHAP-Q-22, CHAP-Q-43 (CHAP-NSFL-5): who cannot react is not asked, and nobody can tell."""
    held = {ANA: ["ns01-1"], CLEO: ["ns01-2"]}
    match = a_table(seats=3, options=with_modules("nsfl"), active=BEN, hands=held)
    match.play("molly:space")
    assert match.to_move == CLEO
    assert {(match.view(seat).asked, match.view(seat).decision) for seat in (None, ANA, BEN)} == {(None, "waiting")}
    assert match.view(ANA).libraries[CLEO].hand == 1
    match.play("pass")
    assert match.to_move == ANA
    before = a_table(seats=3, options=with_modules("nsfl"), active=BEN)
    windows = before.secret_windows
    before.play("molly:space")
    assert before.secret_windows > windows
    assert not before.can_undo


def test_a_library_is_all_of_the_play_area() -> None:
    """CHAP-DEF-1."""
    match = a_table(
        options=with_modules("sites", "enhancements"),
        sites=["si03", "si01"],
        stacks={ANA: [enhanced("fs01", "en06")]},
        friends={ANA: ["fr01"]},
        archive=[["fc01"], []],
        shelves=[["fp01"], []],
        molly=(ANA, "space"),
    )
    seen = library(match)
    assert (seen.site, seen.archive, seen.shelved, seen.stacks[0].enhancement) == ("si03", ("fc01",), 1, "en06")
    assert (friends(match), match.view().molly) == (["fr01"], ANA)


# --- decks and the end ---------------------------------------------------------------------------------------


def test_draws_that_find_no_card_are_lost() -> None:
    """CHAP-DECK-2, CHAP-Q-1: the next discarded card becomes the deck."""
    match = a_table()
    position = match.position()
    position |= {"hands": [["fs01"], [card for card in position["deck"] if card != "fs01"]], "deck": []}
    del position["deck_history"]
    match = rr.start("chapters", position=position)
    assert told(match.play("molly:space"), CardDrawn) == []
    match.play("molly:space")
    assert asked(match) == "trim"
    match.play("discard:fs02")
    assert (match.view().deck, match.view().discard) == (1, ())


def test_only_the_close_of_a_turn_counts() -> None:
    """CHAP-END-6, CHAP-Q-5: a deck that was empty in mid-turn, and holds a card again, triggers nothing."""
    match = a_table(
        hands={ANA: ["ev02"]},
        lobby=["fr01", "fr02", "fr03", "fr04", "fr05"],
        friend_deck=["fr06"],
        options=with_modules("nsfl"),
    )
    match.play("play:ev02")
    assert (match.view().friend_deck, match.view().final_turns) == (2, None)


def quiet_turns(match: rr.Match) -> Iterator[int]:
    """Everybody calls MOLLY and trims."""
    while not match.over:
        if asked(match) == "action":
            yield match.view().turn
        match.play("molly:space" if asked(match) == "action" else match.legal()[0])


def test_a_match_in_which_nothing_happens_ends() -> None:
    """CHAP-END-7, CHAP-Q-42: after twenty rounds without a new lowest Friend deck, and one final round."""
    match = a_table()
    turns = list(quiet_turns(match))
    assert len(turns) == 20 * 2 + 2
    outcome = match.outcome
    assert outcome is not None
    assert outcome.ending == "stalled"


def test_a_new_lowest_deck_starts_the_count_again() -> None:
    """CHAP-END-7."""
    match = a_table(
        turn={"stalled": 39, "lowest_deck": 20},
        stacks={ANA: "SS"},
        lobby=["fr01"],
        friend_deck=["fr02", "fr03", "fr04", "fr05", "fr06"],
    )
    match.play("invite:fr01")
    assert match.view().final_turns is None
    assert match.position()["turn"]["stalled"] == 0
