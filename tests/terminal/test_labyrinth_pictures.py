"""Whatever happens in a match of Library Labyrinth, every viewer's picture can be drawn."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import readingroom as rr
from readingroom.games.labyrinth.edge import actions as do
from readingroom.terminal.desk import Desk
from readingroom.terminal.end import end_text
from readingroom.terminal.faces import all_answers, face_of, with_keys
from readingroom.terminal.labyrinth.decks import decks_in_full
from readingroom.terminal.labyrinth.floor import MazePart, lens, scene_of
from readingroom.terminal.labyrinth.hands import HandBox, full_lines, header, short_lines
from readingroom.terminal.labyrinth.library import clock_line, danger_line, genre_lines, threat_lines
from readingroom.terminal.labyrinth.maze import draw_maze
from readingroom.terminal.picture import Answer, Picture, take_picture
from readingroom.terminal.sitters import Sitter
from readingroom.terminal.slip import row_text

WIDE, NARROW = 57, 37
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"double_curses": 2}),
    (3, {"difficulty": "novice", "shapes": "tees"}),
    (5, {"difficulty": "expert", "extra_cards": 3}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_picture_can_be_drawn(home: Path, seats: int, options: dict[str, Any], seed: int) -> None:
    chance = random.Random(seed)
    match = rr.start("labyrinth", seats=seats, seed=seed, options=options, live=True)
    desk = Desk(match, tuple(Sitter(f"Librarian {seat}") for seat in range(seats)), home / "test.json")
    for _ in range(120):
        if match.over:
            break
        for viewer in {match.to_move, None}:
            draw(take_picture(desk, viewer, with_odds=chance.random() < 0.7, beside=range(seats)), chance)
        desk.play(chance.choice(lively(match.legal())))
    if not match.over:
        desk.interject(desk.match.view(None).active, "concede") if match.interjections(
            match.view(None).active
        ) else None
    draw(take_picture(desk, None), chance)


def lively(legal: list[Any]) -> list[Any]:
    """Seldom discard, end or light, so that the match goes on."""
    kinds: dict[type, list[Any]] = {}
    for action in legal:
        kinds.setdefault(type(action), []).append(action)
    dull = (do.Discard, do.Flip, do.End)
    lot = [kind for kind in kinds for _ in range(1 if issubclass(kind, dull) else 4)]
    return kinds[random.Random(len(legal)).choice(lot)]


def draw(picture: Picture, chance: random.Random) -> None:
    """All parts; the lines fit into their columns."""
    view, face = picture.view, face_of("labyrinth")
    cursor = chance.randrange(25)
    board = MazePart()
    board.picture, board.cursor = picture, cursor
    assert {line.cell_len for line in draw_maze(scene_of(picture, cursor))} == {WIDE}
    assert len(lens(picture, cursor, board.here())) == 2
    lines = [clock_line(view), danger_line(view), *threat_lines(picture.odds), *genre_lines(view)]
    for number, hand in enumerate(view.hands):
        lines += [header(number, picture), *full_lines(hand, picture), *short_lines(hand, picture)]
        assert HandBox(number, picture, roomy=True).words
    assert not [line.plain for line in lines if line.cell_len > NARROW]
    assert decks_in_full(picture)
    assert all(rule in picture.game.rulebook for line in face.story(picture)[-9:] for rule in line.rules)
    assert all(rule in picture.game.rulebook for rule in picture.asks_by)
    check_answers(picture)
    if picture.outcome is not None:
        assert end_text(picture, face).plain


def check_answers(picture: Picture) -> None:
    """Every legal answer is somewhere on the slip, and no key is given twice on one page."""
    face = face_of("labyrinth")
    answers = with_keys([*(face.answers(picture) if picture.asked else []), *face.free_answers(picture)])
    given = all_answers(answers)
    offered = {answer.action for answer in given if answer.action is not None and answer.seat is None}
    assert offered == set(picture.legal)
    unasked = {(answer.seat, answer.action) for answer in given if answer.seat is not None}
    assert unasked == {(seat, action) for seat, action in picture.free if action not in picture.legal}
    check_keys(answers)


def check_keys(answers: list[Answer]) -> None:
    keys = [answer.key for answer in answers if answer.key]
    assert len(set(keys)) == len(keys)
    for answer in answers:
        assert answer.words in row_text(answer).plain
        check_keys(list(answer.inner))
