"""A third language is one folder of files, and no sentence of a game goes around the catalogues."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.phrases import Phrase, as_phrase, chance, phrase
from readingroom.core.state import TABLE
from readingroom.terminal.curtain import CurtainScreen
from readingroom.terminal.desk import Desk
from readingroom.terminal.sitters import Sitter
from readingroom.words import add_language, catalogues, say, speak, spoken
from tests.terminal.tables import an_app, make_bot, settled
from tests.words.pseudo import PLAIN, spoken_from

NAMES = ("1.", "2.", "3.", "4.", "5.", "6.")  # without letters
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fire", 1, {"mode": "solo_robot"}),
    ("fire", 1, {"mode": "lone_librarian"}),
    ("fire", 2, {"technology": True}),
    ("fire", 3, {"mode": "robot"}),
    ("fire", 4, {"fire": "inferno"}),
    ("fire", 3, {"tools": False, "shout": "first"}),
    ("fire", 3, {"show_bag_contents": False}),
    ("chapters", 2, {}),
    ("chapters", 3, {"casual": True}),
    ("chapters", 3, {"nsfl": True, "sites": True, "enhancements": True}),
]


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with spoken_from(tmp_path_factory.mktemp("words")) as language:
        yield language


def everything_said(match: rr.Match, dice: random.Random) -> Iterator[tuple[str, Phrase | str]]:
    """Questions, answers, reasons, refusals, events and the story of a random match."""
    game, names = match.game, NAMES[: match.seats]
    while match.to_move is not None:
        seat = 0 if match.to_move == TABLE else match.to_move
        legal = match.legal()
        for viewer in (None, *range(match.seats)):
            yield "prompt", game.prompt(match.view(viewer), names, {}, match.setup)
        for action in legal:
            yield f"describe {action}", game.describe(action, names, match.setup)
            yield f"reason {action}", match.reason(action, seat, names).says
        for action in dice.sample(game.actions.actions, 12):
            refusal = None if match.to_move == TABLE else match.why_not(action)
            if refusal is not None:
                yield f"why not {action}", refusal.says
        match.play(dice.choice(legal))
    for event in match.events(0):
        yield f"tell {event}", game.tell(event, names, match.setup)
    story = game.story(match, names)
    luck, moments = [one.says for one in story.luck], [one.says for one in story.moments]
    for says in (story.won, *story.told, *luck, *moments):
        yield "story", says


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_no_sentence_goes_around_the_catalogues(game: str, seats: int, options: dict[str, Any], pseudo: str) -> None:
    """Design, promise 1: words are data. A letter that is not marked was written in the code."""
    for seed in range(2):
        match = rr.start(game, seats=seats, seed=seed, options=options, live=True)
        for what, says in everything_said(match, random.Random(seed)):
            said = as_phrase(says)
            assert said is not None, f"{what} is plain text: {says}"
            words = say(said, pseudo)
            assert words
            assert PLAIN.search(words) is None, f"{what}: {words}"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    tmp_path.joinpath("shared.ftl").write_text("chance-never = neniam\n", "utf-8")
    add_language("eo", "Esperanto", tmp_path)
    try:
        assert say(chance(0, 3), "eo") == "neniam"
        assert say(chance(1, 3), "eo") == "1 time in 3"
        assert say(phrase("fire-refused-card-taken", card=3), "eo") == "card 3 is taken"
    finally:
        catalogues.forget_language("eo")


def test_a_program_with_one_reader_speaks_that_language() -> None:
    """Whatever reads a phrase as text reads it so: the terminal, plain lines, replays."""
    try:
        speak("de")
        assert spoken() == "de"
        assert str(chance(1, 3)) == "1-mal unter 3"
    finally:
        speak("en")
    assert str(chance(1, 3)) == "1 time in 3"
    with pytest.raises(rr.BadOption, match="the languages are en"):
        speak("tlh")


WRONG: list[tuple[str, int, dict[str, Any]]] = [
    ("fire", 3, {"mode": "lone_librarian"}),
    ("fire", 1, {"mode": "table"}),
    ("fire", 1, {"mode": "lone_librarian", "tools": False}),
    ("fire", 3, {"mode": "robot", "fire": "wild"}),
    ("fire", 3, {"shout": "first"}),
    ("fire", 3, {"youth": [0, 1]}),
    ("fire", 3, {"tool": True}),
    ("fire", 9, {}),
    ("labyrinth", 2, {"difficulty": "solo"}),
    ("labyrinth", 2, {"first_player": 4}),
    ("labyrinth", 5, {"extra_cards": 14}),
    ("chapters", 2, {"first_player": 3}),
    ("chapters", 2, {"swapped_enhancements": "dormant"}),
    ("chapters", 2, {"first_game": True, "casual": True}),
    ("librarians", 2, {"genres": []}),
    ("librarians", 3, {"genres": ["horror"]}),
    ("librarians", 2, {"thrills": ["scream"]}),
]


@pytest.mark.parametrize(("game", "seats", "options"), WRONG)
def test_no_mistake_in_options_goes_around_the_catalogues(
    game: str, seats: int, options: dict[str, Any], pseudo: str
) -> None:
    """What is said around the names and values that somebody gave is marked in every word."""
    with pytest.raises(rr.ReadingRoomError) as raised:
        rr.start(game, seats=seats, options=options)
    assert raised.value.phrase is not None
    assert raised.value.phrase.key.startswith(("mistake-", f"{game}-mistake-"))
    said, english = say(raised.value.phrase, pseudo), str(raised.value)
    assert said != english
    assert say(raised.value.phrase, "de") not in (said, english)


@pytest.mark.parametrize("game", ["fire", "labyrinth", "librarians", "chapters"])
def test_options_and_lessons_are_told_by_the_catalogues(game: str, pseudo: str) -> None:
    lesson = find_game(game).lesson()
    assert lesson is not None
    options = [as_phrase(option.says) for option in find_game(game).meta.options]
    for says in (*options, lesson.title, *(step.note for step in lesson.steps)):
        assert says is not None
        assert PLAIN.search(say(says, pseudo)) is None


# --- the terminal -------------------------------------------------------------------------------------------------

WORD = re.compile(r"[A-Za-z]{2,}")
SIGNS = re.compile(r"[WYBPTFRKOG]+")  # tokens and symbols stand there as letters, also several in a row
RULE = re.compile(r"\b(FIRE|LAB|LIB|CHAP|TABLE)(-[A-Z0-9]+)+\b")
KEPT = {"Reading", "Room", "Fire", "in", "the", "Library", "Labyrinth", "Librarians", "Chapters"}  # titles
KEPT |= {"Enter", "Tab", "PgUp", "PgDn", "Space", "Ctrl"}  # keys, as they are labelled
SCREENS: list[tuple[str, int, dict[str, Any], tuple[str, ...]]] = [
    ("fire", 2, {"tools": False}, ()),
    ("fire", 2, {"tools": False, "show_bag_contents": False}, ()),
    ("fire", 1, {"mode": "solo_robot"}, ()),
    ("fire", 2, {"tools": False}, ("question_mark",)),
    ("labyrinth", 1, {}, ()),
    ("labyrinth", 2, {}, ("question_mark",)),
    ("chapters", 2, {"enhancements": True}, ()),
    ("chapters", 3, {"nsfl": True}, ("question_mark",)),
    ("librarians", 1, {}, ()),
    ("librarians", 2, {"level": "restricted_section"}, ()),
    ("librarians", 2, {}, ("question_mark",)),
]


@pytest.mark.parametrize(("game", "seats", "options", "keys"), SCREENS)
async def test_no_word_on_a_terminal_goes_around_the_catalogues(
    game: str,
    seats: int,
    options: dict[str, Any],
    keys: tuple[str, ...],
    pseudo: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All that a screen shows: the board, the slip, the log, the foot, the help. What a card prints is data already."""
    monkeypatch.setenv("READINGROOM_HOME", str(tmp_path))
    match = rr.start(game, seats=seats, seed=3, options=options)
    dice = random.Random(3)
    for _ in range(12):
        match.play(dice.choice(match.legal()))
    desk = Desk(match, tuple(map(Sitter, NAMES[:seats])), tmp_path / "saves" / "test.json", make_bot)
    printed = printed_words(game, find_game(game).box(match.setup)) if options.get("tools", True) else set()
    speak(pseudo)
    try:
        async with an_app(desk).run_test(size=(140, 50)) as pilot:
            await settled(pilot)
            if isinstance(pilot.app.screen, CurtainScreen):
                await pilot.press("enter")
                await settled(pilot)
            await pilot.press(*keys)
            await pilot.pause(0.1)
            text = text_of(pilot.app.screen)
    finally:
        speak("en")
    plain = {word for word in WORD.findall(RULE.sub("", text)) if SIGNS.fullmatch(word) is None}
    assert plain - printed - KEPT == set()
    assert any("\uff21" <= letter <= "\uff5a" for letter in text)


def text_of(screen: Screen[Any]) -> str:
    """All that stands on a screen, as widgets hold it, with what their borders say."""
    lines = []
    for widget in screen.walk_children(Widget):
        lines += [str(widget.border_title or ""), str(widget.border_subtitle or "")]
        if isinstance(widget, Static):
            lines.append(str(widget.content))
    return "\n".join(lines)


def printed_words(game: str, box: Any) -> set[str]:
    """What English takes from the cards as they are printed: what tools do, who is who, titles and authors.

    In Chapters it takes nothing.
    """
    if game == "fire":
        return set(WORD.findall(" ".join(tool.effect for tool in box.tools)))
    if game == "librarians":
        return set(WORD.findall(" ".join(f"{book.title} {book.author}" for book in box.books)))
    if game == "chapters":
        return set()
    names = [piece.name for piece in (*box.books, *box.rewards, *box.terrors)]
    return set(WORD.findall(" ".join([*names, *(piece.title for piece in (*box.genres, *box.options))])))
