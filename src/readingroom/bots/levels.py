"""What a bot is: it gets a match and a seat, and answers from what that seat may know."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from readingroom.bots.search import Search, best_step
from readingroom.core.dice import MASK, mix
from readingroom.core.errors import ReadingRoomError, Refused, UnknownBot

if TYPE_CHECKING:
    from readingroom.core.game import Game
    from readingroom.core.match import Match
    from readingroom.core.state import State


class Bot(ABC):
    """A player without a body. It never sees the true state: only samples of what its seat knows."""

    name = "bot"

    def __init__(self, seed: int | None = None) -> None:
        self.seed = secrets.randbits(60) if seed is None else mix(whole(seed))

    def choose(self, match: Match, seat: int) -> Any:  # noqa: ANN401  # each game has its own actions
        """One of the legal actions of a seat that is asked now."""
        if match.to_move != seat:
            raise Refused("TABLE-TURN-1", f"seat {seat} is not asked now")
        return match.game.actions.actions[self.choose_code(match.game, self.sample(match, seat), seat)]

    @abstractmethod
    def choose_code(self, game: Game, guess: State, seat: int) -> int:
        """The code of the answer, from one sample; all further samples come out of this one."""

    def sample(self, match: Match, seat: int) -> State:
        self.seed = mix(self.seed + 1)
        guess: State = match.resampled(seat, self.seed)
        return guess


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    name = "random"

    def choose_code(self, game: Game, guess: State, seat: int) -> int:
        codes = legal_codes(game, guess)
        return codes[guess.choice(len(codes))]


class GreedyBot(Bot):
    """One step ahead, by the game's own evaluation."""

    name = "greedy"
    samples = 24

    def choose_code(self, game: Game, guess: State, seat: int) -> int:
        return int(best_step(guess, len(game.actions), self.samples, self.seed))


class SearchBot(Bot):
    """Tree search with a fixed number of simulations, or for a time; keeps its tree for one seat of one match."""

    iterations = 1000
    exploration = 0.35
    horizon = 4

    def __init__(self, seed: int | None = None, *, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self._search: Search | None = None
        self._last: int | None = None
        self._sits: tuple[Match, int] | None = None  # where the tree was grown

    def choose(self, match: Match, seat: int) -> Any:  # noqa: ANN401  # each game has its own actions
        # A tree is grown from what one seat knows: another seat that went on in it would profit from a hidden hand.
        sits = self._sits
        if sits is None or sits[0] is not match or sits[1] != seat:
            self._search, self._last = None, None
            self._sits = (match, seat)
        return super().choose(match, seat)

    def choose_code(self, game: Game, guess: State, seat: int) -> int:
        codes = game.code_buffer()
        if guess.sensible(codes) == 1:
            self._last = None
            return int(codes[0])
        search = self._search
        if search is None:
            search = self._search = Search(len(game.actions), self.seed, self.exploration, self.horizon)
        elif self._last is None or not search.follow(self._last, guess):
            search.forget()
        limit = self.iterations if self.seconds == 0.0 else 1 << 40
        code = int(search.think(guess, limit, self.seconds))
        self._last = code
        return code


class Apprentice(SearchBot):
    """Looks a little way ahead."""

    name = "apprentice"
    iterations = 40
    horizon = 1


class Librarian(SearchBot):
    """Looks a good way ahead."""

    name = "librarian"
    iterations = 600


class Archivist(SearchBot):
    """Takes its time."""

    name = "archivist"
    iterations = 6000


BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot, Apprentice, Librarian, Archivist)}
LEVELS = ("apprentice", "librarian", "archivist")


def whole(seed: object) -> int:
    """A bot's seed, as small as its generator takes it; raises ReadingRoomError."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ReadingRoomError(f"a bot's seed is a whole number, not {seed!r}")
    return seed & MASK


def bot(name: object, seed: int | None = None) -> Bot:
    """A bot by name or level; raises UnknownBot."""
    kind = BOTS.get(name.lower()) if isinstance(name, str) else None
    if kind is None:
        raise UnknownBot(f"unknown bot {name!r}; the bots are {', '.join(BOTS)}")
    return kind(seed)


def bot_names() -> tuple[str, ...]:
    """All bots, the weakest first."""
    return tuple(BOTS)


def legal_codes(game: Game, state: State) -> list[int]:
    """The legal codes of whoever is asked."""
    codes = game.code_buffer()
    count = state.legal(codes)
    return [int(codes[place]) for place in range(count)]
