"""What a bot is: it gets a match and a seat, and answers from what that seat may know."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from readingroom.bots.minds import UNBOUNDED, GreedyMind, Mind, QuickMind, RandomMind, SearchMind
from readingroom.core.dice import MASK, mix
from readingroom.core.errors import ReadingRoomError, Refused, UnknownBot
from readingroom.core.near import did_you_mean
from readingroom.core.phrases import phrase

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
            raise Refused("TABLE-TURN-1", phrase("mistake-not-asked", seat=seat))
        return match.actions.actions[self.choose_code(match.game, self.sample(match, seat), seat)]

    @abstractmethod
    def choose_code(self, game: Game, guess: State, seat: int) -> int:
        """The code of the answer, from one sample; all further samples come out of this one."""

    def sample(self, match: Match, seat: int) -> State:
        self.seed = mix(self.seed + 1)
        guess: State = match.resampled(seat, self.seed)
        return guess


class ThinkingBot(Bot):
    """A bot whose thinking is compiled, so that whole matches between such bots can be played without Python."""

    @abstractmethod
    def mind(self, actions: int) -> Mind:
        """A new mind for a game with so many action codes."""

    def choose_code(self, game: Game, guess: State, seat: int) -> int:
        return int(self.mind(len(game.actions)).answer(guess, self.seed))


class RandomBot(ThinkingBot):
    """Any legal action, all equally likely."""

    name = "random"

    def mind(self, actions: int) -> Mind:
        return RandomMind(actions)


class QuickBot(ThinkingBot):
    """The game's own rules of thumb, without a look ahead."""

    name = "quick"

    def mind(self, actions: int) -> Mind:
        return QuickMind(actions)


class GreedyBot(ThinkingBot):
    """One step ahead, by the game's own evaluation."""

    name = "greedy"
    samples = 24

    def mind(self, actions: int) -> Mind:
        return GreedyMind(actions, self.samples)


class SearchBot(ThinkingBot):
    """Tree search with a fixed number of simulations, or for a time; keeps its tree for one seat of one match."""

    patience = 0.0  # seconds after which fewer simulations must do; 0.0: however long they take
    iterations = 1000
    exploration = 0.35
    horizon = 4

    def __init__(self, seed: int | None = None, *, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self._mind: Mind | None = None
        self._sits: tuple[Match, int] | None = None  # where the tree was grown

    def mind(self, actions: int) -> Mind:
        limit = self.iterations if self.seconds == 0.0 else UNBOUNDED
        return SearchMind(actions, limit, self.exploration, self.horizon, self.seconds or self.patience)

    def choose(self, match: Match, seat: int) -> Any:  # noqa: ANN401  # each game has its own actions
        # A tree is grown from what one seat knows: another seat that went on in it would profit from a hidden hand.
        sits = self._sits
        if sits is None or sits[0] is not match or sits[1] != seat:
            self._mind = None
            self._sits = (match, seat)
        return super().choose(match, seat)

    def choose_code(self, game: Game, guess: State, seat: int) -> int:
        if self._mind is None:
            self._mind = self.mind(len(game.actions))
        return int(self._mind.answer(guess, self.seed))


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


BOTS: dict[str, type[ThinkingBot]] = {
    kind.name: kind for kind in (RandomBot, QuickBot, GreedyBot, Apprentice, Librarian, Archivist)
}
LEVELS = ("apprentice", "librarian", "archivist")


def whole(seed: object) -> int:
    """A bot's seed, as small as its generator takes it; raises ReadingRoomError."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ReadingRoomError(phrase("mistake-bot-seed", seed=repr(seed)))
    return seed & MASK


def bot(name: object, seed: int | None = None) -> Bot:
    """A bot by name or level; raises UnknownBot."""
    return find_bot(name)(seed)


def find_bot(name: object) -> type[ThinkingBot]:
    """The kind of bot that has this name; raises UnknownBot."""
    kind = BOTS.get(name.lower()) if isinstance(name, str) else None
    if kind is None:
        there_are, near = ", ".join(BOTS), did_you_mean(name, BOTS)
        raise UnknownBot(phrase("mistake-unknown-bot", bot=repr(name), bots=there_are, near=near))
    return kind


def bot_names() -> tuple[str, ...]:
    """All bots, the weakest first."""
    return tuple(BOTS)


def legal_codes(game: Game, state: State) -> list[int]:
    """The legal codes of whoever is asked."""
    codes = game.code_buffer()
    count = state.legal(codes)
    return [int(codes[place]) for place in range(count)]
