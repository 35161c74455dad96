"""Card packs changed by hand: they load and play, or are refused with file, entry and reason."""

from __future__ import annotations

import random
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import readingroom as rr
from readingroom.games.fire.edge.events import KnowledgeScored, ToolPlayed
from tests.games.fire.builders import KINDS, NAMES, told

PUBLISHED = files("readingroom.games.fire.cards").joinpath("cards.toml").read_text("utf-8")
FOURTH_AXE = """
[[tool_card]]
id = "axe-4"
tool = "axe"
robot_burns = ["white"]
robot_scores = ["yellow", "black", "purple"]

# ---------------------------------------------------------------- setup
"""
BRAVE = "{ risky = true, bravery = 10, tool_icon = false }"


def changed(*changes: tuple[str, str]) -> str:
    """The published pack with some words changed, each at its first place."""
    text = PUBLISHED
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def with_four_axes() -> str:
    head, _, tail = PUBLISHED.partition('id = "axe"\n')
    tail = tail.replace("copies = 3", "copies = 4", 1)
    tail = tail.replace("\n# ---------------------------------------------------------------- setup\n", FOURTH_AXE, 1)
    return (head + 'id = "axe"\n' + tail).replace("tool_cards = 39", "tool_cards = 40")


def play(text: str, folder: Path, *, seats: int = 4, seed: int = 1, **options: Any) -> rr.Match:
    """A whole random match with a pack of one's own."""
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    match, dice = rr.start("fire", seats=seats, seed=seed, pack=file, options=options), random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal()))
    return match


def test_the_published_pack_may_be_brought_along(tmp_path: Path) -> None:
    """FIRE-SETUP-1: the same match as without."""
    with_pack = play(PUBLISHED, tmp_path, seed=3)
    without = rr.start("fire", seats=4, seed=3)
    for _, code in with_pack.log:
        without.play(without.game.actions.actions[code])
    assert without.outcome == with_pack.outcome


def test_a_tool_may_have_four_copies(tmp_path: Path) -> None:
    """FIRE-SETUP-3, INV-5: forty cards go round."""
    match = play(with_four_axes(), tmp_path)
    position = match.position()
    piles = ("market", "deck", "discard", "turn_tools", "round_tools", "lockboxes")
    cards = [card for pile in piles for card in position[pile]] + [card for hand in position["hands"] for card in hand]
    assert len([card for card in cards if card is not None]) == 40
    assert "axe-4" in cards


def test_a_fourth_copy_can_be_dealt_and_played(tmp_path: Path) -> None:
    """FIRE-T-AXE-2: by position and forced draws, too."""
    file = tmp_path / "mine.toml"
    file.write_text(with_four_axes(), "utf-8")
    pack = {"file": "mine.toml", "text": with_four_axes()}
    position = {
        "seats": 4,
        "pack": pack,
        "holds": [1, 2, 3, 4],
        "cards": {"1": "P"},
        "hands": [[], ["axe-4"], [], []],
    }
    match = rr.start("fire", position=position, draws=["fire"], seed=1)
    match.play("draw", "play:axe:1")
    assert "axe-4" in match.position()["discard"]


def test_events_of_another_pack_are_told_with_its_cards(tmp_path: Path) -> None:
    """Style 7: events number the cards of the match's own pack, and the words must too."""
    match = play(with_four_axes(), tmp_path)
    sentences = [match.tell(event, NAMES) for event in match.events(0)]
    assert len(sentences) == len(match.events(0))
    bucket_1 = 7  # behind three Amulets and four Axes
    assert match.tell(ToolPlayed(0, bucket_1, known=False), NAMES) == "Ana plays the Bucket."
    assert match.tell(ToolPlayed(0, 6, known=False), NAMES) == "Ana plays the Axe."


def test_a_card_may_have_other_bravery(tmp_path: Path) -> None:
    """FIRE-SCORE-2: the second space of the 2nd card is worth ten now."""
    text = PUBLISHED
    second = text.index("number = 2\nname")
    at = text.index("{ risky = true, bravery = 2, tool_icon = false }", second)
    text = text[:at] + BRAVE + text[at + len(BRAVE) - 1 :]
    pack = {"file": "mine.toml", "text": text}
    match = rr.start("fire", position={"pack": pack, "holds": [2, 3], "cards": {"2": "W W"}}, seed=1)
    assert told(match.play("stop"), KnowledgeScored) == [KnowledgeScored(0, 2, 10)]
    assert play(text, tmp_path).outcome is not None


@pytest.mark.parametrize(
    "text",
    [
        changed(("starting_tools = 2", "starting_tools = 5")),
        changed(("purple = 4", "purple = 9"), ("book_tokens = 22", "book_tokens = 27")),
        changed(
            ("fire_in_bag_at_start = 7", "fire_in_bag_at_start = 12"),
            ("fire_tokens = 17", "fire_tokens = 22"),
        ),
        changed(("step3_burns = 2", "step3_burns = 1")),
        changed(
            ("fire_in_reserve_at_start = 10", "fire_in_reserve_at_start = 2"),
            ("fire_tokens = 17", "fire_tokens = 9"),
        ),
    ],
    ids=["five tools each", "nine purple books", "twelve fires", "a tame wild fire", "a short reserve"],
)
def test_other_numbers_play(text: str, tmp_path: Path) -> None:
    """FIRE-SETUP-2, FIRE-SETUP-4, AMB-13: with a short reserve icons add what is left."""
    for seed in range(3):
        assert play(text, tmp_path, seed=seed, fire="wild").outcome is not None


def test_a_pack_without_tools_plays(tmp_path: Path) -> None:
    """FIRE-TOOL-8: nothing to deal, to take or to draw."""
    text = PUBLISHED.replace("copies = 3", "copies = 0").replace("tool_cards = 39", "tool_cards = 0")
    start, end = text.index("[[tool_card]]"), text.index("[setup]")
    match = play(text[:start] + text[end:], tmp_path)
    assert match.outcome is not None
    assert match.position()["deck"] == []


def test_a_match_file_holds_its_pack(tmp_path: Path) -> None:
    """It is replayed with the same cards."""
    match = play(with_four_axes(), tmp_path, seed=5)
    assert rr.Match.loads(match.dumps()).outcome == match.outcome


BROKEN: list[tuple[str, str, str]] = [
    ("not TOML", "game = [", "not a TOML file"),
    ("another game", changed(('game = "fire"', 'game = "chess"')), "pack: `game` must be 'fire'"),
    ("another format", changed(("format = 1", "format = 2")), "pack: `format` must be 1"),
    ("a missing table", changed(("[technology]", "[technologies]")), r"table `\[technology\]` is missing"),
    (
        "a missing list",
        PUBLISHED.replace("[[library_card]]", "[[library]]"),
        r"list `\[\[library_card\]\]` is missing",
    ),
    (
        "a count that does not add up",
        changed(("library_cards = 26", "library_cards = 27")),
        "counts: `library_cards` says 27",
    ),
    (
        "a book too many",
        changed(("purple = 4", "purple = 5")),
        "counts: `book_tokens` says 22, but the file has 23",
    ),
    (
        "no books of a colour",
        changed(("purple = 4", "purple = 0")),
        "tokens.books: `purple` must be from 1 to 40",
    ),
    (
        "more tokens than the bag holds",
        changed(
            ("book_tokens = 22", "book_tokens = 58"),
            ("fire_tokens = 17", "fire_tokens = 67"),
            ("purple = 4", "purple = 40"),
            ("fire_in_reserve_at_start = 10", "fire_in_reserve_at_start = 60"),
        ),
        "counts: the bag holds up to 127 tokens, but the file has 129",
    ),
    (
        "a number in words",
        changed(("purple = 4", 'purple = "four"')),
        "tokens.books: `purple` must be a whole number",
    ),
    (
        "a truth for a number",
        changed(("purple = 4", "purple = true")),
        "tokens.books: `purple` must be a whole number",
    ),
    ("an unknown section", changed(('id = "white"\n', 'id = "green"\n')), "pack: the sections must be"),
    ("a section twice", changed(('id = "yellow"\n', 'id = "white"\n')), "section 'white': there are two"),
    (
        "a nameless section",
        changed(('name = "Geography"', 'name = ""')),
        "section 'white': `name` must be a text",
    ),
    (
        "a burn index twice",
        changed(("burn_index = 2\n", "burn_index = 1\n")),
        "library_card 'white-2': burn_index 1 is also that of",
    ),
    (
        "no burn index",
        changed(("burn_index = 2\n", "")),
        "library_card 'white-2': `burn_index` must be a whole number",
    ),
    (
        "a card of no section",
        changed(('section = "white"', 'section = "green"')),
        "library_card 'white-1': `section` must be one of",
    ),
    (
        "a library card twice",
        changed(('id = "white-2"', 'id = "white-1"')),
        "library_card 'white-1': there are two",
    ),
    (
        "values out of order",
        changed(("value = 3\nburn_index = 4", "value = 1\nburn_index = 4")),
        "section 'white' must have its lowest value on top",
    ),
    (
        "a value twice",
        changed(("value = 3\nburn_index = 4", "value = 2\nburn_index = 4")),
        "section 'white' must have .* no value twice",
    ),
    (
        "two destroyed cards",
        changed(("fire_icons = 1\ndestroyed = false", "fire_icons = 1\ndestroyed = true")),
        "section 'white' must end in its one destroyed card",
    ),
    (
        "a doubtful card",
        changed(("destroyed = false", 'destroyed = "no"')),
        "library_card 'white-1': `destroyed` must be true or false",
    ),
    (
        "a card without a number",
        changed(("number = 2\nname", "number = 7\nname")),
        "turn_order_card 7: `number` must be from 1 to 6",
    ),
    (
        "a card number twice",
        changed(("number = 2\nname", "number = 1\nname")),
        "must be numbered 1 to 6 in order",
    ),
    (
        "a space too few",
        changed(("  { risky = true, bravery = 10, tool_icon = false },\n", "")),
        "turn_order_card 1: `spaces` must list 5 spaces, not 4",
    ),
    (
        "a space that is none",
        changed(("  { risky = true, bravery = 10, tool_icon = false },\n", "  5,\n")),
        "turn_order_card 1: `spaces` must list",
    ),
    (
        "brave but safe",
        changed(("{ risky = false, bravery = 0,", "{ risky = false, bravery = 1,")),
        "turn_order_card 1: a safe space has the tool icon",
    ),
    (
        "a risky start",
        changed(("{ risky = false, bravery = 0,", "{ risky = true, bravery = 1,")),
        "turn_order_card 1: the first space must be safe",
    ),
    (
        "safe after risky",
        changed(("{ risky = true, bravery = 4,", "{ risky = false, bravery = 0,")),
        "turn_order_card 1: safe spaces must come before risky",
    ),
    (
        "an unknown tool",
        changed(('[[tool]]\nid = "axe"', '[[tool]]\nid = "hammer"')),
        "tool 'hammer': `id` must be one of amulet",
    ),
    (
        "a tool twice",
        changed(('[[tool]]\nid = "axe"', '[[tool]]\nid = "amulet"')),
        "tool 'amulet': there are two",
    ),
    (
        "a wrong window",
        changed(('timing = "step1"', 'timing = "noon"')),
        "tool 'amulet': `timing` must be one of",
    ),
    (
        "copies without cards",
        changed(("copies = 3\ntiming", "copies = 4\ntiming")),
        "'amulet' has 4 copies but 3",
    ),
    (
        "a tool card twice",
        changed(('id = "amulet-2"', 'id = "amulet-1"')),
        "tool_card 'amulet-1': there are two",
    ),
    (
        "a card of no tool",
        changed(('tool = "amulet"', 'tool = "hammer"')),
        "tool_card 'amulet-1': `tool` must be one of",
    ),
    (
        "a robot that burns teal",
        changed(('robot_burns = ["white", "yellow"]', 'robot_burns = ["teal"]')),
        "tool_card 'amulet-1': `robot_burns` must hold only",
    ),
    (
        "a robot that burns twice",
        changed(('robot_burns = ["white", "yellow"]', 'robot_burns = ["white", "white"]')),
        "tool_card 'amulet-1': `robot_burns` names something twice",
    ),
    (
        "a robot that does both",
        changed(('robot_scores = ["black", "purple"]', 'robot_scores = ["white", "purple"]')),
        "tool_card 'amulet-1': each section must be either",
    ),
    ("a market of four", changed(("market_size = 3", "market_size = 4")), "setup: `market_size` must be 3"),
    (
        "too many tools",
        changed(("starting_tools = 2", "starting_tools = 7")),
        "setup: `starting_tools` must be from 0 to 6",
    ),
    (
        "a seat without a card",
        changed(("turn_order_cards = [1, 2, 3]\n", "turn_order_cards = [1]\n")),
        "`turn_order_cards` must give every seat a card",
    ),
    (
        "a card that is none",
        changed(("turn_order_cards = [1, 2, 3]\n", "turn_order_cards = [1, 2, 9]\n")),
        "`turn_order_cards` must be a list of whole numbers",
    ),
    (
        "a card in play twice",
        changed(("turn_order_cards = [1, 2, 3]\n", "turn_order_cards = [1, 2, 2]\n")),
        "`turn_order_cards` names a number twice",
    ),
    ("seats out of order", changed(("seats = 3\n", "seats = 2\n")), "must list 1 to 6 seats in order"),
    (
        "a variant left out",
        changed(("[variants.no_tools]", "[variants.some_tools]")),
        r"table `\[no_tools\]` is missing",
    ),
    (
        "three burns a round",
        changed(("step3_burns = 2", "step3_burns = 3")),
        "variants.wild_fire: `step3_burns` must be from 1 to 2",
    ),
    (
        "no burn a round",
        changed(("step3_burns = 2", "step3_burns = 0")),
        "variants.wild_fire: `step3_burns` must be from 1 to 2",
    ),
]


@pytest.mark.parametrize(
    ("text", "reason"), [(text, reason) for _, text, reason in BROKEN], ids=[name for name, _, _ in BROKEN]
)
def test_a_broken_pack_is_refused_with_file_entry_and_reason(text: str, reason: str, tmp_path: Path) -> None:
    """FIRE-SETUP-1, FIRE-SETUP-2, FIRE-SETUP-3, FIRE-SETUP-4, FIRE-SETUP-5: nothing is half loaded."""
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(rr.BadPack, match=rf"^mine\.toml: .*{reason}"):
        rr.start("fire", seats=4, pack=file)


def test_a_pack_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """By its name."""
    with pytest.raises(rr.BadPack, match=r"nowhere\.toml"):
        rr.start("fire", pack=tmp_path / "nowhere.toml")


def test_every_tool_of_the_pack_has_a_text() -> None:
    """FIRE-TOOL-2: in our own words, for people to read."""
    for kind in KINDS:
        position = {"seats": 4, "holds": [1, 2, 3, 4], "hands": [[kind], [], [], []]}
        tool = rr.start("fire", position=position, seed=1).view(0).hand[0]
        assert (tool.tool, tool.effect[-1]) == (kind, ".")
