"""The page's types: each event, tuple and table of words as the server sends it."""

from __future__ import annotations

import json
import re

import pytest

import readingroom as rr
from readingroom.catalog import all_games
from readingroom.core.events import Event
from readingroom.tables.moments import TakenBack
from readingroom.tables.updates import encoded_event
from scripts import typescript

NAMES = ("Ada", "Ben", "Cleo")


def test_the_pages_types_are_those_of_the_server() -> None:
    assert typescript.FILE.read_text("utf-8") == typescript.write_types(), "run `make types`"


def test_a_pair_is_a_tuple_and_a_list_is_an_array() -> None:
    pair = {"type": "array", "minItems": 2, "maxItems": 2, "prefixItems": [{"type": "integer"}, {"type": "string"}]}
    assert typescript.spell(pair | {"items": False}) == "[number, string]"
    assert typescript.spell({"type": "array", "items": {"type": "integer"}}) == "number[]"


def test_nothing_is_unknown_whose_type_is_known() -> None:
    """What is left open is open on the server too: the options of any game."""
    lines = [line.strip() for line in typescript.write_types().splitlines() if "unknown" in line]
    assert {re.split(r"\??:", line)[0] for line in lines} == {"options", "allowed", "default"}


@pytest.mark.parametrize("seed", range(3))
def test_every_event_that_is_sent_has_the_fields_of_its_type(seed: int) -> None:
    match = rr.start("fire", seats=3, seed=seed)
    bot = rr.bot("greedy", seed=seed)
    while match.to_move is not None:
        match.play(bot.choose(match, match.to_move))
    events: list[Event] = [event for _, event in match.history()]
    for event in [*events, TakenBack(0, 1)]:
        sent = json.loads(encoded_event(event, NAMES, "fire", None))
        shape = typescript.event_shape(type(event))
        assert list(sent) == re.findall(r"(\w+): ", shape)
        assert shape.startswith(f"{{ type: '{sent['type']}'; text: string; rules: string[]")


def test_every_event_of_every_game_is_in_its_union() -> None:
    text = typescript.write_types()
    for game in all_games().values():
        union = text.split(f"export type {typescript.event_name(game)} =", 1)[1].split("\n\n", 1)[0]
        assert re.findall(r"type: '(\w+)'", union) == list(game.event_types)


def test_the_words_stand_where_the_events_number_them() -> None:
    text = typescript.write_types()
    assert "export const FIRE_TOKENS = ['white', 'yellow', 'black', 'purple', 'teal', 'fire'] as const" in text
    assert "export const FIRE_CARDS = ['1st', '2nd'" in text
