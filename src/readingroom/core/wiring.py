"""A game with card packs, wired up: what every such game does alike with its pack, its house and its positions.

A game names its parts; a pack that a match brings is read once, and the house of pack, seats and options is made once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, ClassVar, Generic, TypeVar, cast

from readingroom.core.game import Game, Setup
from readingroom.core.holding import Layout
from readingroom.core.lessons import Lesson, read_lesson
from readingroom.core.positions import read_setup
from readingroom.core.rulebook import Rulebook
from readingroom.core.state import State
from readingroom.core.zones import Zones

S = TypeVar("S", bound=State)
P = TypeVar("P")
H = TypeVar("H")


class CardGame(Game, Generic[S, P, H]):
    """The base class of games whose cards are data: S is its state, P its pack, H its house.

    In its package lie `rules.md` and `words/lesson.toml`.
    """

    def __init__(self) -> None:
        self.rulebook = Rulebook(files(self.package).joinpath("rules.md").read_text("utf-8"))
        self.pack_of = lru_cache(maxsize=8)(self._read_pack)
        self.house_of = lru_cache(maxsize=256)(self._make_house)

    # --- what each game names -----------------------------------------------------------------------------------

    @abstractmethod
    def published_pack(self) -> P:
        """The cards inside the package."""

    @abstractmethod
    def load_pack(self, text: str, file: str) -> P:
        """Cards that somebody brought; raises BadPack."""

    @abstractmethod
    def make_house(self, pack: P, seats: int, options: dict[str, Any], *, live: bool) -> H:
        """The numbers of a pack and of checked options, as the rules read them; nobody changes a house."""

    @abstractmethod
    def fresh_state(self, house: H, seats: int) -> S:
        """A table before the deal."""

    zones: ClassVar[Zones[Any]]  # of its positions
    layout: ClassVar[type[Layout]]  # what they ask for

    @abstractmethod
    def forced_draw(self, pack: P, word: str) -> tuple[int, Sequence[int]]:
        """The stream of a named chance outcome, and its numbers there; raises BadPosition."""

    # --- what follows -------------------------------------------------------------------------------------------

    def _read_pack(self, text: str | None, file: str | None) -> P:
        return self.published_pack() if text is None else self.load_pack(text, file or "pack")

    def _make_house(self, setup: tuple[Any, ...]) -> H:
        text, file, seats, live, options = setup
        return self.make_house(self.pack_of(text, file), seats, dict(options), live=live)

    def pack(self, setup: Setup | None) -> P:
        """The cards of a match; without one the published cards."""
        return self.published_pack() if setup is None else self.pack_of(setup.pack, setup.pack_file)

    def house(self, setup: Setup) -> H:
        """The house of a setup, shared by all matches played in it."""
        options = tuple(setup.options.items())
        return self.house_of((setup.pack, setup.pack_file, setup.seats, setup.live, options))

    def fresh(self, setup: Setup) -> S:
        return self.fresh_state(self.house(setup), setup.seats)

    def write_position(self, state: S, setup: Setup, pack: P) -> dict[str, Any]:
        """The full position as readable plain data."""
        options = {key: list(value) if isinstance(value, tuple) else value for key, value in setup.options.items()}
        position = {"game": self.meta.key, "seats": setup.seats, "options": options}
        if setup.pack is not None:
            position["pack"] = {"file": setup.pack_file, "text": setup.pack}
        if setup.live:
            position["live"] = True
        return position | self.zones.write(self.layout(state, pack))

    def read_position(self, plain: dict[str, Any], state: S, pack: P) -> None:
        """Lay a position out on a fresh state; raises BadPosition."""
        self.zones.read(self.layout(state, pack), plain)

    def position(self, state: State, setup: Setup) -> dict[str, Any]:
        return self.write_position(cast("S", state), setup, self.pack(setup))

    def from_position(self, plain: dict[str, Any]) -> tuple[Setup, State]:
        setup = read_setup(self, plain)
        state = self.fresh(setup)
        self.read_position(plain, state, self.pack(setup))
        return setup, state

    def forced_draws(self, setup: Setup, draws: Sequence[object]) -> list[list[int]]:
        queues: list[list[int]] = [[] for _ in range(self.streams)]
        for draw in draws:
            stream, outcomes = self.forced_draw(self.pack(setup), str(draw))
            queues[stream].extend(outcomes)
        return queues

    def lesson(self) -> Lesson | None:
        file = files(self.package).joinpath("words", "lesson.toml")
        return read_lesson(file.read_text("utf-8")) if file.is_file() else None
