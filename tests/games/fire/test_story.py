"""The story of a match: figures that add up, moments that happened, sentences in our voice."""

from __future__ import annotations

import random
import re
from statistics import mean
from typing import Any

import pytest

import readingroom as rr
from readingroom.core.errors import Broken
from readingroom.core.phrases import chance
from readingroom.core.retelling import MatchStory, steps_of
from readingroom.games.fire.edge.events import FireSpread, TokensDrawn
from readingroom.games.fire.story.turns import Retelling
from tests.games.fire.builders import ANA, BEN, FIRE, NAMES, a_table
from tests.games.fire.test_reasons import TABLES

FIGURES = {"bravest": "chance", "unluckiest": "burns", "lucky": "burns", "turning_point": "score", "what_if": "against"}


def played(seats: int, options: dict[str, Any], seed: int, bot: str = "greedy") -> rr.Match:
    match = rr.start("fire", seats=seats, seed=seed, options=options)
    player = rr.bot(bot, seed=seed)
    while match.to_move is not None:
        match.play(player.choose(match, match.to_move))
    return match


def story_of(match: rr.Match) -> MatchStory:
    return match.game.story(match, NAMES[: match.seats])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_match_has_its_story(seats: int, options: dict[str, Any], seed: int) -> None:
    match = played(seats, options, seed)
    outcome = match.outcome
    assert outcome is not None
    story = story_of(match)
    assert story.scores[-1] == outcome.scores
    assert all(len(row) == len(outcome.scores) for row in story.scores)
    assert [luck.who for luck in story.luck] == list(range(seats))
    assert len(story.moments) >= 3
    assert len({moment.kind for moment in story.moments}) == len(story.moments)
    for moment in story.moments:
        assert 0 < moment.at <= len(match.log)
        assert FIGURES.get(moment.kind, "round") in moment.figures
    sentences = [story.result, *(luck.sentence for luck in story.luck), *(moment.sentence for moment in story.moments)]
    for sentence in sentences:
        assert re.fullmatch(r"[A-Z][^!]*\.", sentence), sentence
        assert not re.search(r"(?<![.\d])1 (points|fires|times)\b|None|seat|  ", sentence), sentence
    assert 2 <= len(re.findall(r"\.(?= |$)", story.tale)) <= 4


def test_luck_is_what_was_drawn_beside_what_the_odds_say() -> None:
    """The same figures that `Match.odds` showed before each draw."""
    match = played(3, {}, 5)
    again = rr.start("fire", seats=3, seed=5)
    expected, fires, likely, burnt = [0.0] * 3, [0] * 3, [0.0] * 3, [0] * 3
    for seat, code in match.log:
        action = match.game.actions.actions[code]
        odds, bag = again.odds(seat), again.view().bag
        if str(action) == "draw":
            expected[seat] += odds.draw_once - odds.stop
        size = sum(bag.values())
        for event in again.play(action):
            if isinstance(event, TokensDrawn):
                fires[event.who] += event.tokens.count(FIRE)
                likely[event.who] += len(event.tokens) * bag["fire"] / size
            if isinstance(event, FireSpread):
                burnt[event.who] += 1
    for luck in story_of(match).luck:
        assert luck.expected == pytest.approx(expected[luck.who], abs=0.01)
        assert luck.figures["fires"] == fires[luck.who]
        assert luck.figures["expected_fires"] == pytest.approx(likely[luck.who], abs=0.01)
        assert luck.figures["turns_burnt"] == burnt[luck.who]


def test_in_the_long_run_nobody_is_lucky() -> None:
    """A draw is a fair game: over many of them luck comes to nothing."""
    lucks = []
    for seed in range(40):
        match = played(3, {"tools": False}, seed, "random")
        retelling = Retelling(*steps_of(match), 3)
        lucks += [draw.luck for turn in retelling.turns for draw in turn.draws]
    assert len(lucks) > 1500
    assert abs(mean(lucks)) < 0.5


def told(match: rr.Match) -> dict[str, tuple[int | None, int, str]]:
    return {moment.kind: (moment.who, moment.at, moment.sentence) for moment in story_of(match).moments}


def test_a_match_that_hung_on_one_draw() -> None:
    """Fables is at its last card. Ben leaves with 9 points and leads; Ana draws once more at 11, and burns."""
    match = a_table(
        seats=2,
        options={"tools": False, "shout": "off"},
        library=(3, 3, 4, 7),
        round=7,
        scores=[50, 46],
        holds=[3, 1],
        turn={"active": BEN},
        asked={"decision": "save_or_leave", "seat": BEN},
        draws=["B", "Y", "P", "B", "F"],
    )
    match.play("draw", "draw", "stop", "draw", "draw")
    above, below = match.odds(ANA).burns
    match.play("draw")
    story = story_of(match)
    assert story.scores == ((50, 46), (50, 55))
    assert story.result == "Ben wins with 55 points, 5 ahead of Ana."
    burns = f"Ana's draw in round 7 burns {chance(above, below)}; this time it"
    assert told(match) == {
        "bravest": (BEN, 3, told(match)["bravest"][2]),
        "unluckiest": (ANA, 6, f"{burns} did, and 11 points went with it."),
        "lucky": (BEN, 2, told(match)["lucky"][2]),
        "turning_point": (BEN, 3, "With 9 points in round 7 Ben took the lead for good."),
        "what_if": (
            ANA,
            6,
            "The 11 points that burned in round 7 would have put Ana at 61, ahead of Ben with 55.",
        ),
        "collapse": (ANA, 6, "Ana's fire reached Fables in round 7, and the library came down."),
    }
    assert story.tale == (
        "With 9 points in round 7 Ben took the lead for good. "
        "The 11 points that burned in round 7 would have put Ana at 61, ahead of Ben with 55. "
        "The fire brought the library down in round 7. "
        "Ben wins with 55 points, 5 ahead of Ana."
    )


def test_before_the_end_there_is_no_story() -> None:
    with pytest.raises(Broken, match="after the end"):
        story_of(rr.start("fire", seats=2, seed=1))


def test_what_was_taken_back_is_not_told() -> None:
    match = rr.start("fire", seats=2, seed=3)
    chance = random.Random(3)
    for _ in range(6):
        match.play(chance.choice(match.legal()))
    match.take_back(2)
    while not match.over:
        match.play(chance.choice(match.legal()))
    _, steps = steps_of(match)
    assert [step.at for step in steps] == [place + 1 for place in match.line() if match.log[place][0] >= 0]
    assert match.outcome is not None
    assert story_of(match).scores[-1] == match.outcome.scores
