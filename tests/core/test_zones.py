"""Zones: what a position holds, declared once in each game."""

from __future__ import annotations

from typing import Any

import pytest

from readingroom.catalog import all_games
from readingroom.core.errors import BadPosition
from readingroom.core.holding import ByKey, Each, Flag, Layout, Number, OrNull, Seat, SetOf, Spot, Word
from readingroom.core.pieces import Pieces, Supply
from readingroom.core.state import State
from readingroom.core.wiring import CardGame
from scripts.positions import PAGE, written

GAMES = [game for game in all_games().values() if isinstance(game, CardGame) and hasattr(game, "zones")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.key)
def test_every_zone_is_explained(game: CardGame[Any, Any, Any]) -> None:
    """docs/positions.md: nobody writes a position without knowing what its zones hold."""
    assert [zone.key for zone in game.zones.zones if not zone.holds] == []


def test_the_docs_show_the_zones_as_they_are() -> None:
    """docs/positions.md is written by scripts/positions.py."""
    assert written(PAGE.read_text("utf-8")) == PAGE.read_text("utf-8")


# --- kinds, on the kernel's own fields ----------------------------------------------------------------------


def table() -> Layout:
    return Layout(State(3), None)


KINDS: list[tuple[Any, Any, int]] = [
    (Number(1, 9, start=1), 4, 3),
    (Flag(), True, 1),
    (Word(("red", "blue")), "blue", 1),
    (Seat(), 2, 2),
    (OrNull(Seat()), None, -1),
    (SetOf(Seat()), [0, 2], 0b101),
]


@pytest.mark.parametrize(("kind", "plain", "number"), KINDS)
def test_what_a_kind_reads_it_writes(kind: Any, plain: Any, number: int) -> None:
    """The state has the number, the position the name."""
    layout = table()
    spot = Spot(layout.state, "first")
    kind.read(layout, spot, plain, "zone")
    assert (spot.get(), kind.write(layout, spot)) == (number, plain)


WRONG: list[tuple[Any, Any, str]] = [
    (Number(1, 9, start=1), 0, "zone: must be a whole number from 1 to 9, not 0"),
    (Number(1, 9), True, "zone: must be a whole number from 1 to 9, not True"),
    (Flag(), 1, "zone: must be true or false, not 1"),
    (Word(("red", "blue")), "rad", "zone: must be one of red, blue, not 'rad'; did you mean red?"),
    (Seat(), 3, "zone: must be a seat from 0 to 2, not 3"),
    (Seat(), "robot", "zone: must be a seat from 0 to 2, not 'robot'"),
    (SetOf(Seat()), 5, "zone: must be a list, not 5"),
    (SetOf(Seat()), [1, 1], "zone: must name nobody and nothing twice, not [1, 1]"),
    (Each(Seat(), 2, "seats"), [1], "zone: must list 2 seats, not [1]"),
    (Each(Seat(), 2, "seats", fewer=True), [0, 1, 2], "zone: must list up to 2 seats, not [0, 1, 2]"),
    (
        ByKey("colour", ("red", "blue"), Seat()),
        {"green": 1},
        "zone: unknown colour 'green'; the colours are red, blue",
    ),
]


@pytest.mark.parametrize(("kind", "plain", "told"), WRONG)
def test_a_kind_refuses_with_the_path_and_what_to_write(kind: Any, plain: Any, told: str) -> None:
    """Every mistake names the zone, and says what it may hold."""
    layout = table()
    with pytest.raises(BadPosition) as refused:
        kind.read(layout, Spot(layout.state, "frames"), plain, "zone")
    assert str(refused.value) == told


# --- pieces -------------------------------------------------------------------------------------------------


def deck() -> Pieces:
    return Pieces({"axe-1": 0, "axe-2": 1, "map-1": 2, "cart-1": 3}, 0b0111, {"axe": 0b0011, "map": 0b0100})


def test_no_piece_lies_in_two_places() -> None:
    """A kind takes the first copy that is left; what lies nowhere is the rest."""
    pieces = deck()
    pieces.claim_named("axe-1", "hand")
    assert (pieces.take("axe", "market"), pieces.rest(None, "deck")) == (1, 0b0100)
    for name, told in [
        ("axe-1", "deck: axe-1 already lies in hand"),
        ("cart-1", "deck: cart-1 is not in this match"),
        ("axe-9", "deck: nothing in the box is called 'axe-9'; did you mean"),
    ]:
        with pytest.raises(BadPosition, match=told):
            pieces.rest([name], "deck")
    with pytest.raises(BadPosition, match="no axe card is left"):
        pieces.take("axe", "discard")
    with pytest.raises(BadPosition, match="deck: map-1 is nowhere"):
        pieces.rest([], "deck")


def test_no_token_is_made_or_lost() -> None:
    """Tokens are letters; a bag that is given must be just what is left."""
    supply = Supply("WF", ("white", "fire"), (2, 1))
    assert (supply.take_all("w f", "card"), supply.written([1, 1])) == ([0, 1], "W F")
    for text, told in [("F", "there are only 1 fire tokens"), ("Q", "unknown token 'Q'"), ("", "1 white tokens are")]:
        with pytest.raises(BadPosition, match=told):
            supply.rest(text, "bag")
    assert Supply("WF", ("white", "fire"), (2, 1)).rest("W W F", "bag") == [2, 1]
