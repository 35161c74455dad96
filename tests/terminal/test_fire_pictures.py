"""Whatever happens in a match of Fire, every viewer's picture can be drawn."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import readingroom as rr
from readingroom.terminal.desk import Desk
from readingroom.terminal.faces import SMALL_BOARD, face_of, with_keys
from readingroom.terminal.fire.bag import SHORT_METER, bag_bar, bag_title, odds_lines
from readingroom.terminal.fire.hand import HandCard
from readingroom.terminal.fire.library import section_line
from readingroom.terminal.fire.players import player_line
from readingroom.terminal.fire.turn_cards import card_line
from readingroom.terminal.picture import Picture, take_picture
from readingroom.terminal.sitters import Sitter
from readingroom.terminal.slip import row_text
from readingroom.words import speak

WIDEST = 55  # inside the left column at 100 columns
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"technology": True}),
    (4, {"fire": "wild"}),
    (6, {"technology": True, "fire": "inferno"}),
    (3, {"tools": False, "shout": "first"}),
    (5, {"mode": "robot"}),
    (1, {"mode": "solo_robot", "show_bag_contents": False}),
    (1, {"mode": "lone_librarian"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_picture_can_be_drawn(home: Path, seats: int, options: dict[str, Any]) -> None:
    chance = random.Random(5)
    match = rr.start("fire", seats=seats, seed=5, options=options, live=True)
    desk = Desk(match, tuple(Sitter(f"Librarian {seat}") for seat in range(seats)), home / "test.json")
    while not match.over:
        asked = match.to_move if match.to_move != rr.TABLE else None
        for viewer in {asked, None, 0}:
            draw(take_picture(desk, viewer, with_odds=chance.random() < 0.05))  # they are slow
        desk.play(chance.choice(match.legal()))
    draw(take_picture(desk, None))


@pytest.mark.parametrize("options", [{}, {"mode": "robot"}], ids=str)
def test_a_board_has_room_for_german(home: Path, options: dict[str, Any]) -> None:
    speak("de")
    try:
        test_every_picture_can_be_drawn(home, 3, options)
    finally:
        speak("en")


def draw(picture: Picture) -> None:
    """All parts; the lines of the board fit into their column."""
    face, view = face_of("fire"), picture.view
    lines = [section_line(section) for section in view.sections]
    lines += [card_line(card, picture) for card in view.cards]
    lines += odds_lines(picture.odds, view)
    assert not [line.plain for line in lines if line.cell_len > WIDEST]
    assert len(bag_title(view)) < WIDEST
    assert [player_line(player, picture) for player in view.participants]
    bag_bar(view, picture.box)
    assert len([HandCard(tool, picture, short=False) for tool in view.hand]) == len(view.hand)
    short = [section_line(section, short=True) for section in view.sections]
    short += [card_line(card, picture) for card in view.cards]
    short += odds_lines(picture.odds, view, SHORT_METER)
    assert not [line.plain for line in short if line.cell_len > SMALL_BOARD]
    assert all(rule in picture.game.rulebook for line in face.story(picture)[-9:] for rule in line.rules)
    answers = with_keys(face.answers(picture)) if picture.asked else []
    assert [answer.action for answer in answers if answer.action is not None] == list(picture.legal)
    assert all(answer.action is not None or answer.refusal is not None for answer in answers)
    keys = [answer.key for answer in answers if answer.key]
    assert len(set(keys)) == len(keys)
    assert all(answer.words in row_text(answer).plain for answer in answers)
    assert all(rule in picture.game.rulebook for rule in picture.asks_by)
