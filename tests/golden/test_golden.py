"""Law `golden`: recorded matches, at least one per ending and variant, replay to the recorded result."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.codec import to_plain
from readingroom.games.fire.cards.names import TOOL_KEYS
from readingroom.games.fire.edge.actions import PlayTool
from readingroom.games.fire.edge.events import KnowledgeScored, PointsGained, PointsLost
from tests.golden.cases import (
    CASES,
    GRADES,
    IMPOSSIBLE_ENDINGS,
    IMPOSSIBLE_GRADES,
    SEATS,
    VARIANTS,
    Case,
    Variant,
    grid,
    name_of,
    why_impossible,
)
from tests.golden.every_case import EVERY_CASE
from tests.golden.files import INDEX, MATCHES, PLAYTHROUGHS, match_file, to_text
from tests.golden.index import index_text
from tests.golden.playthrough import PLAYTHROUGHS as TOLD, playthrough_text
from tests.golden.search import fresh_state, play_seed

FIRE = find_game("fire")
QUICK_MATCHES = 40  # of each variant, to see whether something impossible occurs


@cache
def recorded(name: str) -> rr.Match:
    """A recorded match, replayed and checked."""
    return rr.Match.loads((MATCHES / f"{name}.json").read_text("utf-8"))


# --- every recorded match -----------------------------------------------------------------------------------


@pytest.mark.parametrize("case", EVERY_CASE, ids=lambda case: case.name)
def test_a_recorded_match_replays_to_the_end_that_its_case_asks_for(case: Case) -> None:
    """Law golden: log, checksum and outcome by today's rules; `loads` compares all three."""
    assert case.is_fit_by(recorded(case.name))


@pytest.mark.parametrize("case", EVERY_CASE, ids=lambda case: case.name)
def test_a_recorded_match_is_written_as_it_was_read(case: Case) -> None:
    """Law golden, law round-trip: the replayed match gives its file again, to the byte."""
    text = match_file(case).read_text("utf-8")
    match = recorded(case.name)
    assert (to_text(match), json.loads(match.dumps())) == (text, json.loads(text))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_points_told_add_up_to_the_scores(case: Case) -> None:
    """FIRE-DEF-3, FIRE-LONE-4: every point has an event, and nothing else moves a figure."""
    match, outcome = recorded(case.name), outcome_of(case)
    head_start = [0] * match.seats + [match.setup.options["robot_head_start"]]
    points = head_start[: len(outcome.scores)]
    for _, event in match.history():
        if isinstance(event, KnowledgeScored):
            points[event.who] += event.knowledge + event.bravery
        elif isinstance(event, PointsGained):
            points[event.who] += event.points
        elif isinstance(event, PointsLost):
            points[event.who] -= event.points
    assert tuple(points) == outcome.scores


def test_no_match_is_recorded_twice() -> None:
    """Two cases with one match pin no more than one."""
    texts = {recorded(case.name).dumps() for case in EVERY_CASE}
    assert len(texts) == len(EVERY_CASE)


def test_the_folder_holds_the_cases_and_nothing_else() -> None:
    """One file a case; a file without a case is nobody's."""
    assert sorted(path.name for path in MATCHES.iterdir()) == sorted(match_file(case).name for case in EVERY_CASE)


def test_the_index_tells_what_is_recorded() -> None:
    """`make golden` was run after the last change."""
    assert index_text({case.name: recorded(case.name) for case in EVERY_CASE}) == INDEX.read_text("utf-8")


# --- one for every ending of every variant ------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_ending_and_grade_is_recorded_or_stated_impossible(variant: Variant) -> None:
    """style.md item 16: each gap states why, and what is stated impossible is not recorded."""
    names = {case.name for case in CASES}
    for _, ending, grade in (field for field in grid() if field[0] == variant):
        impossible = why_impossible(variant, ending, grade) is not None
        assert (name_of(variant, ending, grade) in names) != impossible, (ending, grade)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_recorded_match_ends_in_an_impossible_way(case: Case) -> None:
    """What is stated impossible and yet occurs is a mistake in the rules or in the statement."""
    assert not is_impossible(recorded(case.name))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_what_is_impossible_does_not_occur_in_play(variant: Variant) -> None:
    """Quick matches of every variant at its smallest and its largest table."""
    for seats in {SEATS[variant.mode][0], SEATS[variant.mode][-1]}:
        fresh = fresh_state(FIRE, Case(name="any", seats=seats, options=variant.options))
        for seed in range(1, QUICK_MATCHES + 1):
            state = fresh.clone()
            play_seed(FIRE, state, seed)
            outcome = FIRE.outcome(state)
            reason = why_impossible(variant, outcome.ending, outcome.grade)
            assert reason is None, (seats, seed, outcome, reason)


def is_impossible(match: rr.Match) -> bool:
    """The match ended as its variant cannot."""
    variant = Variant(**{key: match.setup.options[key] for key in ("mode", "tools", "fire", "technology")})
    outcome = match.outcome
    assert outcome is not None
    return why_impossible(variant, outcome.ending, outcome.grade) is not None


def test_every_reason_cites_a_rule_that_exists() -> None:
    """Reasons are checked as refusals are: by their rule id."""
    for reason in (IMPOSSIBLE_ENDINGS | IMPOSSIBLE_GRADES).values():
        rules = re.findall(r"FIRE-[A-Z]+-\d+", reason)
        assert rules, reason
        for rule in rules:
            FIRE.rulebook.find(rule)


def test_every_grade_is_one_that_is_known_here() -> None:
    """A new grade must come into the grid."""
    assert {outcome_of(case).grade for case in CASES} == set(GRADES)


def outcome_of(case: Case) -> rr.Outcome:
    outcome = recorded(case.name).outcome
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("option", FIRE.meta.options, ids=lambda option: option.key)
def test_every_value_of_every_option_is_recorded(option: rr.Option) -> None:
    """Rules 2.17: the list that an option allows; where it is long, the default and another."""
    values = {str(recorded(case.name).setup.options[option.key]) for case in CASES}
    if isinstance(option.allowed, tuple):
        assert values == {str(value) for value in option.allowed}
    else:
        assert values > {str(option.default)}


@pytest.mark.parametrize("mode", SEATS)
def test_every_number_of_seats_is_recorded(mode: str) -> None:
    """FIRE-SETUP-5, FIRE-SOLO-1, FIRE-MROBOT-1."""
    matches = [recorded(case.name) for case in CASES]
    seats = {match.seats for match in matches if match.setup.options["mode"] == mode}
    assert seats == set(SEATS[mode])


def test_every_kind_of_event_and_every_tool_is_recorded() -> None:
    """The recorded matches use what the game has; an event or tool that is never seen pins nothing."""
    matches = [recorded(case.name) for case in CASES]
    events = {type(event).__name__ for match in matches for _, event in match.history()}
    codes = {code for match in matches for _, code in match.log}
    tools = {action.tool for action in map(FIRE.actions.actions.__getitem__, codes) if isinstance(action, PlayTool)}
    assert (events, tools) == (set(FIRE.event_types), set(TOOL_KEYS))


# --- playthroughs -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TOLD)
def test_a_playthrough_is_told_as_before(name: str) -> None:
    """style.md item 15: questions, answers, events with their rules, and what each seat sees, to the byte."""
    assert playthrough_text(recorded(name)) == (PLAYTHROUGHS / f"{name}.txt").read_text("utf-8")


def test_the_playthroughs_are_all_there_and_nothing_else() -> None:
    assert sorted(path.stem for path in PLAYTHROUGHS.iterdir()) == sorted(TOLD)


@pytest.mark.parametrize("name", [name for name in TOLD if not name.startswith(("no_tools", "labyrinth"))])
def test_nobody_sees_a_tool_that_is_hidden_from_them(name: str) -> None:
    """Rules 4.4: a seat sees its own hand, what lies open, and what others took from the market."""
    finished = recorded(name)
    match = rr.Match(finished.game, finished.setup, finished.secret)
    for _, code in finished.log:
        match.play(match.game.actions.actions[code])
        hands = match.position()["hands"]
        for seat in [*range(match.seats), None]:
            assert not hidden_tools(hands, match, seat) & words_in(to_plain(match.view(seat)))


def hidden_tools(hands: list[list[str]], match: rr.Match, seat: int | None) -> set[str]:
    """The tool cards that a seat must not see: in other hands, unless everybody saw them going there."""
    shown = {card for one in match.view().participants for card in one.known_tools}
    return {card for other, hand in enumerate(hands) if other != seat for card in hand} - shown


def words_in(plain: Any) -> set[str]:
    """Every text somewhere in plain data."""
    if isinstance(plain, dict):
        return words_in(list(plain.values()))
    if isinstance(plain, list):
        return set().union(*map(words_in, plain))
    return {plain} if isinstance(plain, str) else set()
