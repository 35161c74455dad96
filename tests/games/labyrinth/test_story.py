"""The story of a match: moments that happened, figures that add up, sentences in our voice."""

from __future__ import annotations

import re

import pytest

import readingroom as rr
from readingroom.core.errors import Broken
from readingroom.core.retelling import MatchStory, steps_of
from readingroom.games.labyrinth.edge.events import PhaseEnded, TerrorCaptured, TerrorReturned
from readingroom.games.labyrinth.story.moments import highlights_of, log_of, turning_points
from readingroom.games.labyrinth.story.turns import TurnTold, turns_of
from tests.games.labyrinth.builders import ANA, BEN, NAMES, PACK, TERRORS, a_library
from tests.golden.cases import Case
from tests.golden.files import kept_match
from tests.golden.labyrinth_cases import LABYRINTH_CASES

IN_THE_TALE = {"biggest", "turning_point", "lull", "cursed"}
BASILISK = list(TERRORS).index("basilisk")
MINOTAUR = list(TERRORS).index("minotaur")


def story_of(match: rr.Match) -> MatchStory:
    return match.game.story(match, NAMES[: match.seats])


def capture(terror: int) -> TerrorCaptured:
    return TerrorCaptured(hand=0, cell="r2c3", terror=terror, books=(1, 2), items=(), copied=())


def turn(number: int, loose: int, *, captured: bool = False, returned: bool = False, lost: int = 0) -> TurnTold:
    """A turn that ended after `number` tens of moves, Ana's when odd."""
    seat = ANA if number % 2 else BEN
    told = TurnTold(number, seat, loose, at=10 * number, lost=lost)
    if captured:
        told.captured.append((10 * number - 5, capture(MINOTAUR)))
    if returned:
        told.returned.append((10 * number - 2, TerrorReturned(hand=seat, cell="r2c3", terror=BASILISK, genre=2)))
    return told


@pytest.mark.parametrize("case", LABYRINTH_CASES, ids=lambda case: case.name)
def test_every_recorded_match_has_its_story(case: Case) -> None:
    match = kept_match(case)
    assert match is not None
    story = story_of(match)
    events = [event for _, event in match.history()]
    kinds = [moment.kind for moment in story.moments]
    assert kinds.count("captured") == sum(isinstance(event, TerrorCaptured) for event in events)
    assert kinds.count("returned") == sum(isinstance(event, TerrorReturned) for event in events)
    assert sum(luck.figures["lost"] for luck in story.luck) == sum(
        event.lost for event in events if isinstance(event, PhaseEnded)
    )
    told = [moment for moment in story.moments if moment.kind in IN_THE_TALE]
    assert list(story.moments[: len(told)]) == told  # first, as they happened
    assert len({moment.kind for moment in told}) == len(told) <= 4
    if match.outcome is not None and match.outcome.ending == "overrun":
        assert list(turns_of(steps_of(match)[1]))[-1].loose == 6
    assert story.tale == " ".join([*(moment.sentence for moment in told), story.result])
    sentences = [story.result, *(luck.sentence for luck in story.luck), *(moment.sentence for moment in story.moments)]
    for sentence in sentences:
        assert re.fullmatch(r"[A-Z][^!]*\.", sentence), sentence
        assert not re.search(r"(?<![.\d])1 (actions|Terrors|tiles|cards|Shelves)\b|None|seat|  ", sentence), sentence
    for moment in story.moments:
        assert 0 < moment.at <= len(match.log)


def test_the_best_turn_says_what_it_brought() -> None:
    turns = [turn(1, 2, captured=True), turn(2, 1, captured=True, returned=True), turn(3, 1, returned=True)]
    best = highlights_of(turns, "conceded", NAMES, PACK)[0]
    assert (best.kind, best.who, best.at) == ("biggest", BEN, 18)
    assert best.sentence == "Ben's turn 2 was the best: Ben captured Minotaur and brought Basilisk home."
    assert best.figures == {
        "turn": 2,
        "captured": 1,
        "returned": 1,
        "captured_0": MINOTAUR,
        "returned_0": BASILISK,
    }


def test_a_win_turns_with_the_capture_after_which_there_were_never_so_many() -> None:
    turns = [turn(1, 4), turn(2, 5), turn(3, 4, captured=True), turn(4, 4, returned=True)]
    (turned,) = turning_points(turns, "won", NAMES, PACK)
    assert turned.sentence == (
        "With 5 Terrors loose, Ana captured Minotaur in turn 3, and it was never so close again."
    )
    assert list(turning_points([turn(1, 2), turn(2, 1, captured=True)], "won", NAMES, PACK)) == []


def test_a_loss_turns_where_it_went_badly_for_good() -> None:
    turns = [turn(1, 4), turn(2, 3, captured=True), turn(3, 4), turn(4, 5), turn(5, 6)]
    (overrun,) = turning_points(turns, "overrun", NAMES, PACK)
    assert overrun.sentence == "From turn 3 on there were never fewer than 4 Terrors loose."
    turns = [turn(1, 1, returned=True), turn(2, 2), turn(3, 3), turn(4, 3)]
    (late,) = turning_points(turns, "out_of_time", NAMES, PACK)
    assert late.sentence == "After turn 1 no Terror went home any more, with 1 Shelf filled."
    assert list(turning_points(turns[:3], "out_of_time", NAMES, PACK)) == []


def test_the_worst_curse_is_the_one_on_the_fullest_grid() -> None:
    turns = [turn(1, 3), turn(2, 5), turn(3, 4, captured=True)]
    turns[0].by_curse.append((10, BASILISK, 3))
    turns[1].by_curse.append((20, MINOTAUR, 5))
    cursed = next(moment for moment in highlights_of(turns, "won", NAMES, PACK) if moment.kind == "cursed")
    assert cursed.sentence == (
        "The worst curse, in turn 2, let out Minotaur, number 5 on the grid; 2 came out by curses in all."
    )


def test_lost_actions_are_counted_by_player() -> None:
    """LAB-TURN-2: up to three actions; what is not used is lost."""
    moments = list(log_of([turn(1, 0, lost=1), turn(2, 0), turn(3, 0, lost=2)], NAMES[:2], PACK))
    assert [(moment.kind, moment.who, moment.sentence) for moment in moments] == [
        ("lost_time", ANA, "Ana let 3 actions go by, most of them in turn 3.")
    ]
    (spread,) = log_of([turn(1, 0, lost=2), turn(3, 0, lost=1), turn(5, 0, lost=2)], NAMES[:2], PACK)
    assert spread.sentence == "Ana let 5 actions go by, 2 of them in turn 1."


def test_a_match_that_goes_on_has_no_story() -> None:
    with pytest.raises(Broken):
        story_of(a_library())
