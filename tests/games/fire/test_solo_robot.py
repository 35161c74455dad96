"""Rules common to both solo variants (2.11), and the Solo Robot (2.12)."""

from __future__ import annotations

import pytest

import readingroom as rr
from readingroom.games.fire.edge.events import (
    PointsGained,
    RobotFlipped,
    RoundEnded,
    SectionBurned,
    TurnBegan,
)
from tests.games.fire.builders import (
    ANA,
    BLACK,
    KINDS,
    PURPLE,
    WHITE,
    YELLOW,
    a_table,
    alone,
    asked,
    before_round,
    books_in_bag,
    dealt,
    discard,
    fires_in_bag,
    hand,
    options,
    row,
    rule_against,
    scores,
    told,
    tool_number,
)

ROBOT = 1
BOTH = pytest.mark.parametrize("mode", ["solo_robot", "lone_librarian"])
SMALL_DECK = [f"{kind}-{copy}" for kind in KINDS if kind not in ("axe", "library_cart") for copy in (1, 2, 3)]


# --- both variants ------------------------------------------------------------------------------------------


@BOTH
def test_one_seat_plays_with_all_six_cards(mode: str) -> None:
    """FIRE-SOLO-1: two tools, a market of three, no Axe and no Cart."""
    match = dealt(seats=1, mode=mode)
    assert [card.number for card in match.view().cards] == [1, 2, 3, 4, 5, 6]
    assert (len(hand(match)), len(match.view().market), match.view().deck) == (2, 3, 28)


def test_one_seat_plays_against_the_robot_unless_it_says_otherwise() -> None:
    """FIRE-SOLO-1: the default alone."""
    assert dealt(seats=1).position()["options"]["mode"] == "solo_robot"


@BOTH
def test_any_card_is_chosen_in_round_one(mode: str) -> None:
    """FIRE-SOLO-2, FIRE-ORDER-1."""
    match = dealt(seats=1, mode=mode)
    assert (asked(match), options(match)) == ("choose_card", [f"card:{card}" for card in range(1, 7)])


@BOTH
def test_a_used_card_is_set_aside(mode: str) -> None:
    """FIRE-SOLO-2: only those not yet used in this cycle."""
    match = before_round(4, seats=1, options={"mode": mode}, used=[2, 5, 6])
    assert options(match) == ["card:1", "card:3", "card:4"]
    assert rule_against(match, "card:5") == "FIRE-SOLO-2"


@BOTH
def test_after_six_cards_a_new_cycle_starts(mode: str) -> None:
    """FIRE-SOLO-2: all six again."""
    match = before_round(7, seats=1, options={"mode": mode}, used=[1, 2, 3, 4, 5, 6])
    assert options(match) == [f"card:{card}" for card in range(1, 7)]


@BOTH
def test_the_last_card_of_a_cycle_needs_no_choice(mode: str) -> None:
    """FIRE-SOLO-2, 4.2: it is the only one."""
    match = before_round(6, seats=1, options={"mode": mode}, used=[1, 2, 3, 5, 6])
    assert (asked(match), match.position()["holds"]) == ("save_or_leave", [4])


@BOTH
def test_an_amulet_serves_the_cards_not_yet_used(mode: str) -> None:
    """FIRE-SOLO-3, FIRE-T-AMULET-2: four here."""
    match = before_round(3, seats=1, options={"mode": mode}, used=[1, 2], hands={ANA: ["amulet"]}, draws=["W"] * 4)
    match.play("play:amulet")
    rows = [row(match, card) for card in range(1, 7)]
    assert rows == [". . . . ."] * 2 + ["W . . . ."] * 4


@BOTH
def test_an_amulets_tokens_stay_until_their_card_is_used(mode: str) -> None:
    """FIRE-SOLO-3, AMB-26: over the end of the round."""
    match = before_round(
        5,
        seats=1,
        options={"mode": mode},
        used=[1, 2, 3, 4],
        hands={ANA: ["amulet"]},
        draws=["P", "P", "collectors_edition-2"],
    )
    match.play("play:amulet", "card:5", "stop", "take:none")
    assert (asked(match), row(match, 5), row(match, 6)) == ("save_or_leave", ". . . . .", "P . . . .")


@BOTH
def test_an_amulet_is_not_for_round_one_alone_either(mode: str) -> None:
    """FIRE-SOLO-3, FIRE-T-AMULET-1."""
    match = before_round(1, seats=1, options={"mode": mode}, hands={ANA: ["amulet"]})
    assert asked(match) == "choose_card"


@BOTH
def test_books_on_unused_cards_are_not_scored_at_the_end(mode: str) -> None:
    """AMB-26, FIRE-END-3: the game ends before the card is used."""
    match = alone(1, "W", (7, 5, 5, 6), mode=mode, rows={3: "P P"}, round=12, draws=["fire"])
    match.play("draw")
    assert told(match.events(), PointsGained) in ([], [PointsGained(ANA, 6, "FIRE-LONE-5")])


@BOTH
def test_tools_are_exchanged_at_the_end_of_the_round(mode: str) -> None:
    """FIRE-SOLO-4."""
    match = alone(3, "W W W", hand=["bucket"], mode=mode, draws=["collectors_edition-2"])
    match.play("stop")
    assert (asked(match), options(match)) == ("exchange", ["keep", "replace:bucket"])


# --- the robot ----------------------------------------------------------------------------------------------


def test_a_round_is_the_players_turn_the_robots_turn_and_the_exchange() -> None:
    """FIRE-SROBOT-1: nothing burns in step 3."""
    match = alone(3, "W W W", hand=["bucket"], draws=["collectors_edition-2"])
    happened = match.play("stop")
    assert [type(event).__name__ for event in happened] == [
        "KnowledgeScored",
        "TurnEnded",
        "TurnBegan",
        "RobotFlipped",
        "SectionBurned",
        "PointsGained",
        "TurnEnded",
        "RoundEnded",
    ]
    assert told(happened, SectionBurned) == [SectionBurned(BLACK, 4, 0)]
    assert told(happened, RoundEnded) == [RoundEnded(1)]


@pytest.mark.parametrize(
    ("laid", "tops", "highest"), [("W P", (1, 2, 3, 4), 5), ("W", (1, 2, 3, 4), 4), ("F", (5, 2, 3, 4), 5)]
)
def test_after_a_fire_the_robot_gains_the_highest_value(laid: str, tops: tuple[int, ...], highest: int) -> None:
    """FIRE-SROBOT-2, AMB-27: of the library after burning, even of fires only; and flips nothing."""
    match = alone(1, laid, tops, draws=["fire"])
    match.play("draw")
    happened = match.play("take:deck")
    assert told(happened, PointsGained) == [PointsGained(ROBOT, highest, "FIRE-SROBOT-2")]
    assert told(happened, RobotFlipped) == []


def test_a_knapsacks_fire_is_the_players_fault_too() -> None:
    """FIRE-SROBOT-2, AMB-27: a card burned because of the player."""
    match = alone(1, "P W", hand=["knapsack"], draws=["fire"])
    happened = match.play("stop", "play:knapsack:purple")
    assert told(happened, PointsGained) == [PointsGained(ROBOT, 5, "FIRE-SROBOT-2")]


def test_a_stopped_fire_is_nobodys_fault() -> None:
    """FIRE-SROBOT-3: nothing burned, so the robot flips."""
    match = alone(1, "P W", hand=["bucket"], draws=["fire", "cloak-3"])
    happened = match.play("draw", "play:bucket", "stop")
    assert told(happened, RobotFlipped) == [RobotFlipped(tool_number("cloak-3"))]


def test_the_banner_sections_burn_from_white_to_purple() -> None:
    """FIRE-SROBOT-3: each once, and icons bring fires."""
    match = alone(3, "W W W", draws=["torch-2"])
    happened = match.play("stop")
    assert told(happened, SectionBurned) == [SectionBurned(YELLOW, 3, 1), SectionBurned(PURPLE, 5, 1)]
    assert fires_in_bag(match) == 9


def test_the_robot_scores_its_icons_and_two_for_every_one_after_the_first() -> None:
    """FIRE-SROBOT-5: the new values; the flipped card is discarded."""
    match = alone(3, "W W W", draws=["bucket-3"])
    happened = match.play("stop")
    assert told(happened, PointsGained) == [PointsGained(ROBOT, 1 + 3 + 4 + 2 + 2, "FIRE-SROBOT-5")]
    assert (scores(match), discard(match)) == ((5, 12), ["bucket-3"])


def test_a_robot_that_ends_the_game_scores_nothing() -> None:
    """FIRE-SROBOT-4: in this round."""
    match = alone(3, "W W W", (1, 2, 3, 7), draws=["amulet-3"], robot_score=30, scores=[10])
    match.play("stop")
    assert match.over
    assert scores(match) == (15, 30)


def test_with_no_card_to_flip_the_lowest_index_burns() -> None:
    """FIRE-SROBOT-3, AMB-38: and there is nothing to score."""
    match = alone(3, "W W W", hand=SMALL_DECK, market=[])
    match.play("stop")
    happened = match.play("end")
    assert told(happened, SectionBurned) == [SectionBurned(WHITE, 2, 0)]
    assert told(happened, RobotFlipped) == []
    assert told(happened, PointsGained) == []
    assert scores(match)[ROBOT] == 0


def test_with_no_card_to_flip_given_books_still_score() -> None:
    """AMB-38, FIRE-SROBOT-6."""
    match = alone(3, "W W W", hand=SMALL_DECK, market=[], given="P")
    match.play("stop", "end")
    assert scores(match)[ROBOT] == 4


def test_a_slingshot_sends_to_the_robot() -> None:
    """FIRE-SROBOT-6: the book counts in its next scoring, the fire does not; both wait till then."""
    match = alone(1, "P W", hand=["slingshot"], draws=["fire", "collectors_edition-2"])
    match.play("draw")
    assert options(match) == ["pass", "play:slingshot:robot:1"]
    match.play("play:slingshot:robot:1")
    assert (books_in_bag(match), fires_in_bag(match)) == (20, 6)
    happened = match.play("stop")
    assert told(happened, PointsGained) == [PointsGained(ROBOT, (1 + 2 + 4) + 4 + 4, "FIRE-SROBOT-5")]
    assert (books_in_bag(match), fires_in_bag(match), match.view().participants[ROBOT].given) == (22, 7, ())


def test_given_books_count_in_either_branch() -> None:
    """FIRE-SROBOT-6, AMB-27: also when the player burned; they are worth what they are worth then."""
    match = alone(1, "P", given="P F", draws=["fire"])
    happened = match.play("draw", "take:deck")
    assert told(happened, PointsGained) == [PointsGained(ROBOT, 5 + 5, "FIRE-SROBOT-2")]


def test_given_books_score_when_the_player_ends_the_game() -> None:
    """FIRE-SROBOT-6, FIRE-END-3, AMB-36."""
    match = alone(1, "W", (7, 5, 5, 6), given="P F", draws=["fire"])
    assert PointsGained(ROBOT, 6, "FIRE-END-3") in match.play("draw")


def test_given_books_are_lost_when_the_robot_ends_the_game() -> None:
    """FIRE-SROBOT-6, FIRE-SROBOT-4."""
    match = alone(3, "W W W", (1, 2, 3, 7), given="B", draws=["amulet-3"])
    match.play("stop")
    assert scores(match) == (5, 0)


@pytest.mark.parametrize(("player", "won"), [(31, True), (30, False), (29, False)])
def test_the_player_wins_with_strictly_more_points(player: int, *, won: bool) -> None:
    """FIRE-SROBOT-7: a tie is none."""
    match = alone(3, "W W W", (1, 2, 3, 7), scores=[player - 5], robot_score=30, draws=["amulet-3"])
    match.play("stop")
    assert match.outcome == rr.Outcome(
        ending="robot",
        winners=(ANA,) if won else (),
        scores=(player, 30),
        results=(1.0 if won else 0.0,),
        grade="win" if won else "loss",
    )


def test_the_robot_may_have_a_head_start() -> None:
    """FIRE-SROBOT-7, 4.6: the difficulty knob."""
    assert scores(dealt(seats=1, robot_head_start=25)) == (0, 25)


def test_the_robot_plays_in_every_round() -> None:
    """FIRE-SROBOT-1: once, after the player."""
    match = a_table(seats=1, options={"mode": "solo_robot"}, round=1, used=[3], asked="round_starts")
    match.play("card:6", "draw", "stop", "take:none")
    assert [turn.who for turn in told(match.events(), TurnBegan)] == [ANA, ROBOT]
