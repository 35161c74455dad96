"""Names that are none, and draws that never came: what was probably meant, and what was left over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import readingroom as rr
from readingroom.catalog import find_game


def of_fire(**zones: object) -> Callable[[], object]:
    return lambda: rr.start("fire", position={"holds": [1, 2], **zones})


def of_labyrinth(**zones: object) -> Callable[[], object]:
    return lambda: rr.start("labyrinth", position=zones)


SLIPS: dict[str, tuple[Callable[[], object], str]] = {
    "a game": (lambda: rr.start("fier"), "did you mean fire"),
    "a bot": (lambda: rr.bot("libarian"), "did you mean librarian"),
    "a rule": (lambda: find_game("fire").rulebook.find("FIRE-T-AX-2"), "did you mean FIRE-T-AXE-2"),
    "an option": (lambda: rr.start("fire", options={"tecnology": True}), "did you mean technology"),
    "an option's value": (lambda: rr.start("fire", options={"fire": "infero"}), "did you mean inferno"),
    "another game's option": (lambda: rr.start("labyrinth", options={"dificulty": 1}), "did you mean difficulty"),
    "an action": (lambda: rr.start("fire").play("play:buket"), "did you mean play:bucket"),
    "a zone": (of_fire(hans=[[], []]), "did you mean hands"),
    "a section": (of_fire(library={"wite": 2}), "did you mean white"),
    "a tool": (of_fire(hands=[["buckt"], []]), "did you mean bucket"),
    "a tool with tokens": (of_fire(waiting={"tourch": "F"}), "did you mean torch"),
    "a shown card": (of_fire(shown=["maap-1"]), "did you mean map-1"),
    "a decision": (of_fire(asked="choose_cards"), "did you mean choose_card"),
    "a word of the turn": (of_fire(turn={"glove": True}), "did you mean gloves"),
    "a drawn token": (lambda: rr.start("fire", draws=["purpel"]), "did you mean purple"),
    "a drawn tool": (lambda: rr.start("fire", draws=["cloack-1"]), "did you mean cloak-1"),
    "a zone of the maze": (of_labyrinth(curse={}), "did you mean curses"),
    "a Book": (of_labyrinth(hands=[["jo-mach"], []]), "did you mean jo-march"),
    "a Terror": (of_labyrinth(returned={"red": "dracul"}), "did you mean dracula"),
    "a Shelf": (of_labyrinth(returned={"rad": "dracula"}), "did you mean red"),
    "a drawn Book": (lambda: rr.start("labyrinth", draws=["ann-shirley"]), "did you mean anne-shirley"),
    "a drawn tile": (lambda: rr.start("labyrinth", draws=["teror/tee/1"]), "did you mean terror/tee/1"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_an_unknown_name_suggests_a_near_one(slip: str) -> None:
    """Every message says what was wrong and what is allowed."""
    attempt, words = SLIPS[slip]
    with pytest.raises(rr.ReadingRoomError, match=words):
        attempt()


def test_a_name_that_is_like_no_other_suggests_none() -> None:
    with pytest.raises(rr.ReadingRoomError, match=r"the games are fire, labyrinth, librarians, chapters$"):
        rr.start("backgammon")


def test_draws_that_have_not_come_are_told() -> None:
    """Bag, deck and deals are queues of their own; the words stay in their order."""
    position = {"holds": [1, 2], "market": ["torch", "shovel", "gloves"]}
    match = rr.start("fire", position=position, draws=["white", "card:2", "map-1", "fire", "white"])
    assert list(match.unused_draws) == ["white", "card:2", "map-1", "fire", "white"]
    match.play("draw")
    assert list(match.unused_draws) == ["card:2", "map-1", "fire", "white"]
    match.play("draw")  # a risky space: the fire spreads, and a tool is taken
    assert list(match.unused_draws) == ["card:2", "map-1", "white"]
    assert rr.Match.loads(match.dumps()).unused_draws == match.unused_draws
    assert rr.start("fire").unused_draws == ()


def test_a_drawn_tile_is_used_with_its_turns() -> None:
    """Its kind and its rotation are two outcomes and one word."""
    match = rr.start("labyrinth", position={}, draws=["terror/tee/1", "crossroads", "kraken"])
    match.play("flip:r2c3")
    assert match.unused_draws == ("crossroads",)
