"""The laws at tables where everybody has power cards: at others random players hardly ever complete a genre.

All 24 genres and all thrills, every number of seats; each match begins some way into a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.game import Setup
from readingroom.core.match import new_secret
from readingroom.games.librarians.cards.names import GENRE_KEYS, THRILL_KEYS
from readingroom.games.librarians.cards.pack import published_pack
from tests.laws.laws import LAWS
from tests.laws.tables import Table

GAME = find_game("librarians")
EXPANSIONS = ("authors", "ages", "sequels", "curse_powers", "curse_vertical", "curse_balance", "exactly_two")
POWERS_EACH = 4
LAWS_HERE = [law for law in LAWS if law not in {"seed", "round-trip"}]  # those look at the deal, which is as everywhere


@dataclass(frozen=True)
class PowerTable(Table):
    """A table whose matches begin with some books shelved and power cards in front of everybody."""

    def start(self, seed: int) -> rr.Match:
        random = Random(seed)
        match = rr.Match(self.game, self.setup, new_secret(seed))
        for _ in range(random.randint(0, 10)):
            if not match.over and match.view(None).decision in ("act", "place"):
                match.play(random.choice([one for one in match.legal() if str(one) != "give_up"] or match.legal()))
        if match.over or match.view(None).decision != "act":
            match = rr.Match(self.game, self.setup, new_secret(seed))
        position = match.position()
        red = ("thrill", *GENRE_KEYS[:4])
        good = [key for key in position.pop("deck") if key.partition("-")[0] not in red]
        for front in position["powers"]:
            for _ in range(POWERS_EACH):
                front.append(good.pop(random.randrange(len(good))))
        position["asked"] = "turn_goes_on"
        return rr.Match(self.game, self.setup, new_secret(seed), position=position)


def tables() -> list[PowerTable]:
    """Two for each number of seats: with some expansions, and another choice of them."""
    found = []
    for seats in range(1, 7):
        for part in range(2):
            random = Random(seats * 2 + part)
            options = {key: random.random() < 0.35 for key in EXPANSIONS}
            options = GAME.check(seats, options | {"genres": list(GENRE_KEYS), "thrills": list(THRILL_KEYS)})
            found.append(PowerTable(GAME, Setup(seats=seats, options=options), f"powers-{seats}-{part}"))
    return found


@pytest.mark.parametrize("law", LAWS_HERE)
@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_law_holds_with_powers(table: PowerTable, law: str) -> None:
    """Design, section 3: nothing hidden leaks, also in the middle of a power; every answer applies; pieces are kept."""
    LAWS[law](table, 5)


def test_most_powers_are_used_there() -> None:
    """The tables show what they are for."""
    used: set[str] = set()
    for table in tables():
        for seed in range(4):
            match, random = table.start(seed), Random(seed)
            while not match.over and len(match.log) < 400:
                action = random.choice(match.legal())
                used |= {action.genre} if type(action).__name__ == "Use" else set()
                match.play(action)
    held = {book.genre for book in published_pack().books if book.genre} - set(GENRE_KEYS[:4])
    assert len(held - used) <= 3, held - used
