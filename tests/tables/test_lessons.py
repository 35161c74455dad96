"""Lessons: every scripted action is legal on the real rules, and the notes say what is there to be seen."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from readingroom.catalog import all_games, find_game
from readingroom.core.errors import Refused, UnknownGame
from readingroom.core.lessons import Lesson, LessonStep, read_lesson
from readingroom.core.phrases import Phrase
from readingroom.tables import lessons
from readingroom.tables.lessons import BadLesson, LessonAnswer, NoLesson, lesson_of, play_lesson
from tests.laws.toy import Toy

POINTS = {"sections", "card", "bag", "slip", "hand", "players", "ledger"}
TAUGHT = ("FIRE-DEF-2", "FIRE-SAVE-1", "FIRE-DEF-7", "FIRE-DEF-8", "FIRE-SCORE-1", "FIRE-SPREAD-3", "FIRE-END-5")


def fire() -> Lesson:
    lesson = find_game("fire").lesson()
    assert lesson is not None
    return lesson


def updates(answer: LessonAnswer) -> list[dict[str, Any]]:
    return [json.loads(bytes(step.update)) for step in answer.steps]


@pytest.mark.parametrize("key", [key for key, game in all_games().items() if game.lesson() is not None])
def test_a_lesson_plays_through_on_the_real_rules(key: str) -> None:
    answer = lesson_of(key)
    told = updates(answer)
    for step, update in zip(answer.steps, told, strict=True):
        assert all(rule in find_game(key).rulebook for rule in step.rules)
        assert step.rules
        assert 1 <= len(re.findall(r"[.?](?= |$)", step.note)) <= 4
        assert len(step.note) < 200
        assert "!" not in step.note
        assert (update["shared"] | update["own"])["seat"] == answer.seat
        if step.action is not None:
            assert step.action in [choice["action"] for choice in update["choices"]]
    numbers = [update["number"] for update in told]
    assert numbers == sorted(numbers)
    assert len(answer.info.chairs) == len(find_game(key).lesson().names)  # type: ignore[union-attr]


def test_fires_lesson_teaches_all_of_it_in_two_minutes() -> None:
    answer = lesson_of("fire")
    assert 10 <= len(answer.steps) <= 14
    assert {step.point for step in answer.steps} == POINTS
    assert set(TAUGHT) <= {rule for step in answer.steps for rule in step.rules}
    happened = {event["type"] for update in updates(answer) for event in update["events"]}
    assert happened >= {"TokenLaid", "KnowledgeScored", "FireTriggered", "FireSpread", "SectionBurned", "FireStopped"}
    assert sum(step.action is not None for step in answer.steps) >= 6


def test_the_figures_in_fires_notes_are_those_of_the_table() -> None:
    answer = lesson_of("fire")
    for step, update in zip(answer.steps, updates(answer), strict=True):
        values = {section["key"]: section["value"] for section in update["shared"]["sections"]}
        for colour, value in re.findall(r"(white|yellow|black|purple)(?: books? are worth)? (\d+)", step.note.lower()):
            assert values[colour] == int(value), step.note
    bag = next(step for step in answer.steps if step.point == "bag").odds.bag
    assert (sum(bag.values()) - bag["fire"], bag["fire"]) == (22, 7)
    odds = next(step for step in answer.steps if step.action == "stop").odds
    assert (odds.stop, odds.burns, round(odds.draw_once)) == (8, (7, 27), 9)


def test_a_learner_is_sent_nothing_that_the_seat_may_not_know() -> None:
    for update in updates(lesson_of("fire")):
        assert "torch" not in json.dumps(update["own"])  # Agnes holds it
        assert update["asked_since"] is None


def test_a_script_that_breaks_a_rule_is_refused() -> None:
    lesson = fire()
    first = LessonStep(note=Phrase("Stop at once.", {}), point="slip", rules=("FIRE-SAVE-4",), action="stop")
    with pytest.raises(Refused, match="draw at least once"):
        play_lesson("fire", replace(lesson, steps=(first,)))
    with pytest.raises(BadLesson, match="when seat 0 is asked"):
        play_lesson("fire", replace(lesson, steps=(replace(first, action=None, others=("draw",)),)))


def test_a_field_too_many_is_named() -> None:
    with pytest.raises(TypeError, match="tune"):
        read_lesson('title="x"\nseat=0\nnames=[]\nseed=1\ndraws=[]\ntune="la"\nsteps=[]\n[position]')


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownGame):
        lesson_of("chess")
    monkeypatch.setattr(lessons, "find_game", lambda _: Toy())
    with pytest.raises(NoLesson, match="Higher Card has no lesson yet"):
        lesson_of("toy")
