"""One name and one base for each thing: in positions, draws, answers, events and refusals; old ones are still read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import readingroom as rr
from readingroom.games.labyrinth.edge.actions import ACTIONS, OLD_TEXTS
from readingroom.games.labyrinth.edge.events import Moved, TileLit
from tests.games.labyrinth.builders import a_library, hand, told

OLD = {
    "spend:reward-8:1": "spend:booster-3:trolley_service",
    "spend:reward-8:2": "spend:booster-3:library_ladder",
    "pay:book-13": "pay:jo-march",
    "discard:reward-3": "discard:item-drink-me",
    "return:terror-1": "return:basilisk",
    "give:terror-1": "give:basilisk",
    "move:1,2": "move:r2c3",
    "move:0,4:ride": "move:r1c5:ride",
    "rotate:4,0:ccw": "rotate:r5c1:ccw",
    "take:red": "take:red",
}


@pytest.mark.parametrize("old", OLD)
def test_an_old_answer_is_read_as_the_new_one(old: str) -> None:
    """Stored logs have it; whatever is written has the new name."""
    assert str(ACTIONS.parse(old)) == OLD[old]
    assert ACTIONS.code(old) == ACTIONS.code(OLD[old]) == OLD_TEXTS.index(old)


def test_every_old_answer_is_read() -> None:
    assert [ACTIONS.code(text) for text in OLD_TEXTS] == list(range(len(ACTIONS)))


def test_answers_say_what_positions_say() -> None:
    """A card has the id that a position and a draw give it, a cell its key, in answers and in refusals."""
    match = a_library({"r2c3": "reward/corner/0"}, ["jo-march", "booster-3"], [], draws=["terror/tee/1", "kraken"])
    answers = {str(action) for action in match.legal()}
    assert {"discard:jo-march", "discard:booster-3", "give:jo-march", "rotate:r2c3:cw", "flip:r3c4"} <= answers
    happened = match.play("flip:r3c4")
    assert told(happened, TileLit)[0].cell == "r3c4"
    assert match.position()["tiles"]["r3c4"] == "terror/tee/1 kraken"
    refusal = match.why_not("move:r1c1")
    assert refusal is not None
    assert refusal.sentence.startswith("r1c1 is dark")


def test_an_old_position_is_read() -> None:
    """With cells that count from 0; it is written with the new ones."""
    old = {"tiles": {"1,2": "crossroads", "2,3": "shelf/tee/0 red"}, "meeples": ["1,2", "2,2"]}
    position = rr.start("labyrinth", position=old, draws=["reward-tee/2"]).position()
    assert (position["tiles"], position["meeples"]) == (
        {"r2c3": "crossroads", "r3c4": "shelf/tee/0 red"},
        ["r2c3", "r3c3"],
    )


def test_a_match_writes_only_new_names() -> None:
    """Its log, its position and its events; the checksum is what it was."""
    match = a_library({"r2c3": "crossroads"}, ["jo-march"], seed=3)
    assert match.play("move:1,2")[-1] == Moved(0, 0, "r3c3", "r2c3")
    match.play("discard:book-13")
    assert match.file_log() == [[0, "move:r2c3"], [0, "discard:jo-march"]]
    file = json.loads(match.dumps())
    file["log"] = [[0, "move:1,2"], [0, "discard:book-13"]]
    file["position"] |= {"tiles": {"1,2": "crossroads"}, "meeples": ["2,2", "2,2"]}
    assert rr.Match.loads(json.dumps(file)).checksum() == match.checksum() == file["checksum"]


def test_answers_name_the_cards_of_the_pack_in_play(tmp_path: Path) -> None:
    """A pack of one's own has ids of its own."""
    text = Path("src/readingroom/games/labyrinth/cards/cards.toml").read_text("utf-8")
    pack = tmp_path / "cards.toml"
    pack.write_text(text.replace('id = "jo-march"', 'id = "josephine"'), "utf-8")
    position = {"pack": {"file": pack.name, "text": pack.read_text("utf-8")}, "hands": [["josephine"], []]}
    match = rr.start("labyrinth", position=position)
    assert "discard:josephine" in match.view(0).legal
    with pytest.raises(rr.BadAction, match="did you mean discard:josephine"):
        match.play("discard:josefine")
    match.play("discard:josephine")
    assert (hand(match), rr.Match.loads(match.dumps()).file_log()) == ([], [[0, "discard:josephine"]])
