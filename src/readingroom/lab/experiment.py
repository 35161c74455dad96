"""An experiment: which game, at which table, with which bots; the whole of what a run depends on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from readingroom.bots import bot
from readingroom.catalog import Match, enough_seats, find_game, read_pack_file
from readingroom.core.dice import match_seed
from readingroom.core.errors import BadSeats
from readingroom.core.game import Game, Setup
from readingroom.core.match import new_secret

RANDOM = "random"
LARGEST_SEED = 2**62 - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Experiment:
    """A table that is played at many times. Match number i is the same whoever plays it, and when."""

    game: str
    setup: Setup
    bots: tuple[str, ...]  # one a seat
    seed: int

    def find_game(self) -> Game:
        """The game that is played."""
        return find_game(self.game)

    def is_random(self) -> bool:
        """All seats choose at random: whole matches can be played in compiled code."""
        return all(name == RANDOM for name in self.bots)

    def seed_of(self, index: int) -> int:
        """The seed of one match."""
        return int(match_seed(self.seed, index))

    def bot_seed(self, index: int, seat: int) -> int:
        """The seed of the bot in one seat of one match."""
        return int(match_seed(self.seed_of(index), seat + 1))

    def start(self, index: int) -> Match:
        """One match between bots, dealt as at a table: a run plays the same one."""
        return Match(self.find_game(), self.setup, new_secret(self.seed_of(index)))


def plan(
    game: str,
    *,
    seats: int | None = None,
    bots: Sequence[str] = (RANDOM,),
    seed: int = 1,
    options: dict[str, Any] | None = None,
    pack: str | Path | None = None,
) -> Experiment:
    """An experiment with everything checked; raises what `rr.start` and `rr.bot` would."""
    rules = find_game(game)
    seats = enough_seats(rules, dict(options or {})) if seats is None else seats
    setup = Setup(seats=seats, options=rules.check(seats, dict(options or {})), **read_pack_file(pack))
    rules.fresh(setup)  # refuses a bad pack
    return Experiment(game=game, setup=setup, bots=seat_bots(bots, seats), seed=seed)


def seat_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot for all seats, or one a seat; raises BadSeats or UnknownBot."""
    if len(names) not in (1, seats):
        raise BadSeats(f"give one bot for all seats or one for each of the {seats}, not {len(names)}")
    for name in names:
        bot(name, seed=1)
    return tuple(names) if len(names) == seats else tuple(names) * seats
