"""Tables of Library Labyrinth, laid out and read in table talk.

Things are named by their ids: `pay:jo-march`, `spend:booster-5:secret_passage`, `give:basilisk`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import readingroom as rr
from readingroom.core.events import Event
from tests.games.labyrinth.mazes import ANA, BEN, CLEO, DAN, EVA, NAMES, PACK

__all__ = ["ANA", "BEN", "CLEO", "DAN", "EVA", "NAMES", "PACK", "PLAYER", "TROLLEY"]

PLAYER, TROLLEY = 0, 1  # the two hands of the solo game
GENRES = ("red", "pink", "orange", "green", "blue", "purple")
DIRECTIONS = ("NW", "NE", "SE", "SW")
REWARDS = {reward.key: reward for reward in PACK.rewards}
BOOKS = {book.key: book for book in PACK.books}
TERRORS = {terror.key: terror for terror in PACK.terrors}
OF_GENRE = {genre: [book.key for book in PACK.books if book.genre == genre] for genre in GENRES}
FULL = ("alice", "gerda", "gretel", "heidi", "circe", "deborah")
BASILISK = {"basilisk": ["jo-march", "nzinga"]}

E = TypeVar("E", bound=Event)


# --- laying a table out -------------------------------------------------------------------------------------


def a_library(
    tiles: Mapping[str, str] | None = None,
    *hands: Sequence[Any],
    at: Sequence[str] = (),
    seats: int = 2,
    draws: Sequence[str] = (),
    seed: int = 1,
    **zones: Any,
) -> rr.Match:
    """Ana is about to act; meeples that are not placed stand on the compass, hands that are not dealt are empty."""
    places = 2 if seats == 1 else seats
    position = {
        "seats": seats,
        "tiles": dict(tiles or {}),
        "meeples": [*at, *["r3c3"] * (places - len(at))],
        "hands": [*map(list, hands), *([] for _ in range(places - len(hands)))],
        **zones,
    }
    return rr.start("labyrinth", position=position, draws=draws, seed=seed)


def alone(tiles: Mapping[str, str] | None = None, *hands: Sequence[Any], **zones: Any) -> rr.Match:
    """A solo player is about to act; the second hand and meeple are the Trolley's."""
    return a_library(tiles, *hands, seats=1, **zones)


def dealt(*, seats: int = 2, seed: int = 1, draws: Sequence[str] = (), **options: Any) -> rr.Match:
    """A match from the very beginning."""
    return rr.start("labyrinth", seats=seats, seed=seed, draws=draws, options=options)


def copied(match: rr.Match, draws: Sequence[str] = ()) -> rr.Match:
    """The same position in a match of its own."""
    return rr.start("labyrinth", position=match.position(), draws=draws, seed=2)


def captured(*terrors: str) -> list[dict[str, list[str]]]:
    """Piles as a hand holds them, with no card under the Terrors."""
    return [{terror: []} for terror in terrors]


def all_captured() -> list[list[dict[str, list[str]]]]:
    """Four full hands that hold all 24 Terrors."""
    keys = list(TERRORS)
    return [captured(*keys[place : place + 6]) for place in range(0, 24, 6)]


# --- playing ------------------------------------------------------------------------------------------------


def play(match: rr.Match, *actions: str) -> list[Event]:
    """Play some answers; everything that happened."""
    return match.play(*actions)


def swap(match: rr.Match, mine: str, theirs: str) -> list[Event]:
    """Swap one thing for another; what comes for it is asked only if there is a choice."""
    happened = play(match, f"swap:{mine}")
    return happened + (play(match, f"for:{theirs}") if asked(match) == "swap_for" else [])


def interject(match: rr.Match, seat: int, action: str) -> list[Event]:
    """Somebody does something unasked."""
    return match.interject(seat, action)


# --- reading the table --------------------------------------------------------------------------------------


def options(match: rr.Match, *families: str) -> list[str]:
    """The legal answers as texts; only those of some families, such as `flip`, if any are named."""
    answers = [str(action) for action in match.legal()]
    return [answer for answer in answers if not families or answer.split(":")[0] in families]


def unasked(match: rr.Match, seat: int) -> list[str]:
    """What a seat may do without being asked."""
    return [str(action) for action in match.interjections(seat)]


def ends(match: rr.Match, who: str = "player") -> set[str]:
    """The cells on which a walk may end."""
    words = [answer.split(":") for answer in options(match, "move")]
    return {word[1] for word in words if (word[2] if len(word) > 2 else "player") == who}


def asked(match: rr.Match) -> str | None:
    """What is asked."""
    question = match.position()["asked"]
    return None if question is None else str(question["decision"])


def rule_against(match: rr.Match, action: str) -> str:
    """The rule that forbids an action now."""
    refusal = match.why_not(action)
    assert refusal is not None, f"{action} is legal"
    return refusal.rule


def hand(match: rr.Match, seat: int = ANA) -> list[Any]:
    """A hand: cards by id, captured Terrors as objects."""
    return list(match.position()["hands"][seat])


def slots(match: rr.Match, seat: int = ANA) -> int:
    return len(hand(match, seat))


def tile(match: rr.Match, cell: str) -> str | None:
    """A tile that is known, such as `terror/tee/1 minotaur`; None: never lit."""
    found = match.position()["tiles"].get(cell)
    return None if found is None else str(found)


def discards(match: rr.Match) -> list[str]:
    return list(match.position()["discards"])


def filled(match: rr.Match) -> dict[str, str]:
    """The filled Shelves, each with its Terror."""
    return dict(match.position()["returned"])


def meeples(match: rr.Match) -> list[str]:
    return list(match.position()["meeples"])


def actions_left(match: rr.Match) -> int:
    return int(match.view().actions)


def bookwyrm(match: rr.Match) -> int:
    return int(match.view().bookwyrm)


def terrors_on_grid(match: rr.Match) -> int:
    return sum(tile.terror is not None for tile in match.view().tiles)


def deck(match: rr.Match, genre: str) -> int:
    """How many Books a genre's deck holds."""
    return int(match.view().genres[GENRES.index(genre)].deck)


def ending(match: rr.Match) -> str | None:
    return match.outcome.ending if match.outcome else None


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def names_of(events: Sequence[Event]) -> list[str]:
    """What happened, by the kinds of events."""
    return [type(event).__name__ for event in events]


def cell(number: int) -> str:
    """A cell as everybody writes it."""
    return f"r{number // 5 + 1}c{number % 5 + 1}"


def number(key: str) -> int:
    """The place of a cell in a view."""
    return (int(key[1]) - 1) * 5 + int(key[3]) - 1


def thing(key: str) -> int:
    """The place of a card or Terror in the box, by which events and views name it."""
    return next(list(pieces).index(key) for pieces in (BOOKS, REWARDS, TERRORS) if key in pieces)


# --- choosing step by step ----------------------------------------------------------------------------------


def every_way(match: rr.Match, first: str, *, until: tuple[str, ...] = ("act", "reward")) -> list[tuple[str, ...]]:
    """Every sequence of answers that a first answer can lead to, until one of these is asked or the match is over."""
    after = copied(match)
    play(after, first)
    if after.over or asked(after) in until:
        return [(first,)]
    return [(first, *way) for answer in options(after) for way in every_way(after, answer, until=until)]


def payments(match: rr.Match, move: str) -> list[tuple[list[str], list[str]]]:
    """Every capture that a move can end in: the cards under the Terror, and the boosters that it cost."""
    found = []
    boosters = {key for hand in match.position()["hands"] for key in hand if isinstance(key, str) and "booster" in key}
    for way in every_way(match, move):
        after = copied(match)
        play(after, *way)
        pile = next(iter(pile_of(after, before=match).values()))
        gone = boosters & set(discards(after))
        found.append((sorted(pile), sorted(gone)))
    return found


def pile_of(match: rr.Match, *, before: rr.Match) -> dict[str, list[str]]:
    """The pile that a capture has made."""
    piles = [pile for hand in match.position()["hands"] for pile in hand if isinstance(pile, dict)]
    older = [pile for hand in before.position()["hands"] for pile in hand if isinstance(pile, dict)]
    return next(pile for pile in piles if pile not in older)
