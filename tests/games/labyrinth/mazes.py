"""Tables of Library Labyrinth for tests of words: laid out from a few tiles round the compass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import readingroom as rr
from readingroom.games.labyrinth.cards.pack import published_pack
from readingroom.games.labyrinth.rules.house import FIRST_PILE, FIRST_REWARD

ANA, BEN, CLEO, DAN, EVA = range(5)
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")
PACK = published_pack()
# North of the compass the Kraken, and a Reward tile behind it; a Shelf in the west, crossroads in the east, a Reward
# tile in the south. No way leads to the Terror tile in the south-east.
ROUND_THE_COMPASS = {
    "r2c3": "terror/tee/1 kraken",
    "r1c3": "reward/corner/2",
    "r3c2": "shelf/tee/0 purple",
    "r3c4": "crossroads",
    "r4c3": "reward/corner/0",
    "r4c4": "terror/corner/1",
}


THING_NUMBERS = {
    **{book.key: number for number, book in enumerate(PACK.books)},
    **{reward.key: int(FIRST_REWARD) + number for number, reward in enumerate(PACK.rewards)},
    **{terror.key: int(FIRST_PILE) + number for number, terror in enumerate(PACK.terrors)},
}


def a_maze(
    *,
    seats: int = 2,
    tiles: Mapping[str, str] | None = None,
    hands: Sequence[Sequence[Any]] = (),
    meeples: Sequence[str] = (),
    draws: Sequence[str] = (),
    **zones: Any,
) -> rr.Match:
    """Ana is about to act on the compass; every zone that is left out is as at the start."""
    places = 2 if seats == 1 else seats
    position = {
        "seats": seats,
        "tiles": dict(ROUND_THE_COMPASS if tiles is None else tiles),
        "meeples": [*meeples, *["r3c3"] * (places - len(meeples))],
        "hands": [*map(list, hands), *([] for _ in range(places - len(hands)))],
        **zones,
    }
    return rr.start("labyrinth", position=position, draws=draws, seed=1)


def played(match: rr.Match, *actions: str) -> rr.Match:
    """The match after these answers."""
    match.play(*actions)
    return match
