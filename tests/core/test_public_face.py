"""The public face of `import readingroom as rr`: stable names, and mistakes that get an answer."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import readingroom as rr
from readingroom.games.fire.edge.actions import Draw, Stop


def test_the_catalogue_can_be_asked_again_and_again() -> None:
    """Loading a game must not hide the catalogue behind the package of games."""
    rr.start("fire", seats=2, seed=1)
    assert [meta.key for meta in rr.games()] == ["fire", "labyrinth", "librarians", "chapters"]
    assert (rr.games()[0].seats, rr.games()[0].rules_version) == (range(1, 7), 1)


def test_a_match_is_played_through_its_public_names() -> None:
    """The example of the design."""
    match = rr.start("fire", seats=4, seed=7, options={"technology": True, "fire": "wild"})
    seat = match.to_move
    assert seat is not None
    assert Draw() in match.legal()
    refusal = match.why_not(Stop())
    assert refusal is not None
    assert refusal.rule == "FIRE-SAVE-4"
    bot = rr.bot("apprentice", seed=1)
    while not match.over:
        asked = match.to_move
        assert asked is not None
        match.play(bot.choose(match, asked))
    assert match.outcome is not None
    assert rr.Match.loads(match.dumps()).dumps() == match.dumps()


@pytest.mark.parametrize(
    ("mistake", "error", "words"),
    [
        ({"key": "chess"}, rr.UnknownGame, "the games are fire"),
        ({"seats": 7}, rr.BadSeats, "1 to 6 seats"),
        ({"seats": True}, rr.BadSeats, "1 to 6 seats"),
        ({"seats": 1, "options": {"mode": "table"}}, rr.BadSeats, "solo_robot or lone_librarian"),
        ({"options": {"fires": 1}}, rr.BadOption, "the options are mode"),
        ({"options": {"fire": "huge"}}, rr.BadOption, "normal or wild or inferno"),
        ({"options": {"mode": "robot", "tools": False}}, rr.BadOption, "needs the tool deck"),
        ({"seed": "abc"}, rr.ReadingRoomError, "64 hex digits"),
        ({"seed": 1.5}, rr.ReadingRoomError, "whole number"),
        ({"pack": "/nowhere/my.toml"}, rr.BadPack, "cannot be read"),
        ({"position": "{"}, rr.BadPosition, "JSON object"),
        ({"position": "[" * 100_000}, rr.BadPosition, "JSON object"),
        ({"key": []}, rr.UnknownGame, "the games are fire"),
        ({"options": "x"}, rr.BadOption, "mapping"),
        ({"pack": 5}, rr.BadPack, "path of a card file"),
        ({"draws": 5}, rr.BadPosition, "list of chance outcomes"),
        ({"draws": "fire"}, rr.BadPosition, "list of chance outcomes"),
        ({"draws": ["card:²"]}, rr.BadPosition, "no chance outcome"),
        ({"draws": ["card:" + "9" * 30]}, rr.BadPosition, "no chance outcome"),
    ],
)
def test_a_mistake_is_named_with_what_is_allowed(mistake: dict[str, Any], error: type[Exception], words: str) -> None:
    """Bad input gets a clear error that says what to do."""
    asked = {"key": "fire", "seats": 2, "seed": 1, **mistake}
    if "position" in asked:
        del asked["seats"]
    with pytest.raises(error, match=words):
        rr.start(asked.pop("key"), **asked)


@pytest.mark.parametrize("action", ["dance", "drow", Draw, None, 3, ["draw"]])
def test_what_is_no_action_is_refused(action: object) -> None:
    """And nothing changes."""
    match = rr.start("fire", seats=2, seed=1)
    before = match.dumps()
    with pytest.raises(rr.BadAction, match=r"for example pass, |did you mean d"):
        match.play(action)
    assert match.dumps() == before


def test_a_long_text_that_is_no_action_is_not_repeated_whole() -> None:
    """A mistake is named in a line."""
    with pytest.raises(rr.BadAction) as refused:
        rr.start("fire", seats=2, seed=1).play("draw" * 1_000_000)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("seat", [-1, 2, "0", 1.5, True])
def test_a_seat_that_is_not_there_sees_nothing(seat: Any) -> None:
    """Views, events and odds are for seats of the table."""
    match = rr.start("fire", seats=2, seed=1)
    with pytest.raises(rr.BadSeats, match="0 to 1"):
        match.view(seat)


def test_a_position_without_seats_takes_them_from_the_start() -> None:
    """And one that names others is refused."""
    assert rr.start("fire", seats=3, position={"holds": [1, 2, 3]}).seats == 3
    with pytest.raises(rr.BadSeats, match="for 2 seats, not 3"):
        rr.start("fire", seats=3, position={"seats": 2, "holds": [1, 2]})


def forged(**changes: Any) -> str:
    match = rr.start("fire", seats=2, seed=3)
    for _ in range(12):
        match.play(match.legal()[0])
    return json.dumps({**json.loads(match.dumps()), **changes})


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"readingroom": 2}, "not a match file"),
        ({"seed": "00" * 32}, "not the one that was committed"),
        ({"commitment": "00"}, "not the one that was committed"),
        ({"commitment": "é"}, "not the one that was committed"),
        ({"commitment": "\ud800"}, "not the one that was committed"),
        ({"game": "chess"}, "unknown game"),
        ({"position": {"seats": 2, "scores": [10**30, 0]}}, "cannot begin|damaged"),
        ({"draws": 5}, "right kind|cannot begin"),
        ({"seats": [2]}, "cannot begin"),
        ({"pack": {"text": "["}}, "cannot begin"),
        ({"checksum": "00"}, "differs from the saved one"),
        ({"rules_version": 9}, "rules version 9"),
        ({"seats": 9}, "cannot begin"),
        ({"options": 3}, "cannot begin"),
        ({"log": "draw"}, "must be a list"),
        ({"log": [[0, "draw", 1]]}, "log entry 1"),
        ({"log": [[5, "draw"]]}, "is asked, not seat 5"),
        ({"log": [[True, "draw"]]}, "log entry 1"),
        ({"log": [[1.0, "draw"]]}, "log entry 1"),
        ({"outcome": {"ending": "robot", "scores": [1, 2]}}, "not over"),
    ],
)
def test_a_damaged_or_forged_match_file_is_refused(changes: dict[str, Any], words: str) -> None:
    """An exception of ours names what is wrong."""
    with pytest.raises(rr.BadMatchFile, match=words):
        rr.Match.loads(forged(**changes))


@pytest.mark.parametrize(
    "text", ["", "[]", "{", "null", '{"readingroom": 1}', "\x00", "[" * 100_000, "1" * 10_000, b"\xff", None, 5, {}]
)
def test_what_is_no_match_file_is_refused(text: Any) -> None:
    """Whatever it is."""
    with pytest.raises(rr.BadMatchFile):
        rr.Match.loads(text)


def test_the_seed_is_committed_to_and_not_told() -> None:
    """Design 5: the hash is published when the match starts."""
    match = rr.start("fire", seats=2)
    assert match.commitment != match.secret.hex()
    assert rr.start("fire", seats=2, seed=match.secret.hex()).commitment == match.commitment


def test_an_unknown_bot_is_named() -> None:
    """With the bots there are."""
    wrong: list[Any] = ["wizard", None, 5, []]
    for name in wrong:
        with pytest.raises(rr.UnknownBot, match="apprentice, librarian, archivist"):
            rr.bot(name)


@pytest.mark.parametrize("seed", ["x", 1.5, True, []])
def test_a_bots_seed_is_a_whole_number(seed: Any) -> None:
    """However large."""
    with pytest.raises(rr.ReadingRoomError, match="whole number"):
        rr.bot("random", seed=seed)
    assert rr.bot("random", seed=10**30).seed == rr.bot("random", seed=10**30).seed


def test_a_bot_answers_only_when_its_seat_is_asked() -> None:
    """Design 2: exactly one seat is asked at a time."""
    match = rr.start("fire", seats=2, seed=1)
    other = 1 - (match.to_move or 0)
    with pytest.raises(rr.Refused, match="not asked now"):
        rr.bot("random", seed=1).choose(match, other)


@pytest.mark.parametrize("name", ["random", "greedy", "apprentice", "librarian"])
def test_a_bot_with_a_seed_answers_alike(name: str) -> None:
    """Promise 4 holds for bots with iteration budgets too."""
    choices = []
    for _ in range(2):
        match, bot = rr.start("fire", seats=3, seed=5), rr.bot(name, seed=9)
        for _ in range(8):
            asked = match.to_move
            assert asked is not None
            match.play(bot.choose(match, asked))
        choices.append(match.log)
    assert choices[0] == choices[1]


def test_why_not_tells_another_seat_only_that_it_is_not_asked() -> None:
    """TABLE-TURN-1: "you hold no Axe" is about the asked seat's hand."""
    match = rr.start("fire", seats=2, seed=1)
    other = 1 - (match.to_move or 0)
    refusal = match.why_not("play:torch", other)
    assert refusal is not None
    assert refusal.rule == "TABLE-TURN-1"


def test_a_refusal_survives_the_way_back_from_a_worker() -> None:
    """A worker process hands exceptions back by pickling them."""
    again = pickle.loads(pickle.dumps(rr.Refused("FIRE-SAVE-4", "draw at least once before you stop")))
    assert (again.rule, again.sentence, str(again)) == (
        "FIRE-SAVE-4",
        "draw at least once before you stop",
        "draw at least once before you stop [FIRE-SAVE-4]",
    )


@pytest.mark.parametrize("seed", range(12))
def test_a_searching_bot_answers_legally_through_whole_matches(seed: int) -> None:
    """A tree kept from the last decision may hold answers that another draw would have given."""
    match, bots = rr.start("fire", seats=2, seed=seed), [rr.bot("apprentice", seed=seed + seat) for seat in range(2)]
    while not match.over:
        seat = match.to_move
        assert seat is not None
        match.play(bots[seat].choose(match, seat))
    assert match.outcome is not None
