"""Game: what the rest of the project uses of a game. Each game makes one, and the catalogue lists them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.errors import BadOption, BadSeats, Broken, ForcedDraw
from readingroom.core.options import NOTHING, Option
from readingroom.core.phrases import Phrase, phrase
from readingroom.core.slips import Offer, Slip
from readingroom.core.values import quickly_made

if TYPE_CHECKING:
    from readingroom.core.actions import ActionTable
    from readingroom.core.events import Event
    from readingroom.core.lessons import Lesson
    from readingroom.core.match import Match
    from readingroom.core.retelling import MatchStory
    from readingroom.core.rulebook import Rulebook
    from readingroom.core.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class Meta:
    """What a game is, apart from how it plays."""

    key: str
    title: str
    place: int  # on the shelf of the catalogue, from 1
    seats: range
    options: tuple[Option, ...]
    variants: tuple[str, ...]
    rules_version: int
    longest: int  # no match has more decisions than this
    credits: str
    sentence: str
    cooperative: bool = False  # all seats win or lose together


@dataclass(frozen=True, slots=True, eq=False)
class Refusal:
    """Why an action is not allowed now: a rule's id and a short sentence.

    One made of plain text equals the one whose phrase says so.
    """

    rule: str
    says: Phrase | str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.rule == other.rule and str(self.says) == str(other.says)

    def __hash__(self) -> int:
        return hash(self.rule)

    @property
    def sentence(self) -> str:
        """In English."""
        return str(self.says)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why somebody might choose an action: a sentence with its figures, and the rule it rests on."""

    rule: str
    says: Phrase | str

    @property
    def sentence(self) -> str:
        """In English."""
        return str(self.says)


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a match ended. `scores` are the seats' own; `results` is 1 for a win, a share of it for a tie, else 0."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    results: tuple[float, ...]
    grade: str  # a word on the whole: "win", "shared win", "loss", "honours", ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """Everything that is settled before the first shuffle: seats, checked options, and the card pack if not ours."""

    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    pack: str | None = None  # the whole text of the file
    pack_file: str | None = None
    live: bool = False  # a table of people is there to answer what no seat is asked


class Game(ABC):
    """The base class of every game's public face. Nothing here changes a state."""

    meta: Meta
    package: ClassVar[str]  # where its code lies
    actions: ActionTable[Any]
    rulebook: Rulebook
    event_types: ClassVar[dict[str, type[Event]]] = {}
    view_types: ClassVar[dict[str, type]] = {}
    box_type: ClassVar[type]
    odds_type: ClassVar[type | None] = None  # what `odds` gives, where the game has any
    streams: ClassVar[int] = 3  # of chance, as its states have them
    names: ClassVar[Mapping[str, tuple[str, ...]]] = NOTHING  # words by the numbers that events use for them

    def __init_subclass__(cls) -> None:
        """Views and events are made for every move."""
        super().__init_subclass__()
        for kind in (*cls.event_types.values(), *cls.view_types.values()):
            quickly_made(kind)

    def actions_in(self, setup: Setup) -> ActionTable[Any]:
        """The actions as a match names them: with the cards of its pack, where actions name cards."""
        return self.actions

    def actions_with(self, box: Any) -> ActionTable[Any]:  # noqa: ANN401  # each game has its own box
        """The same for somebody who knows no more than the printed pieces of a match."""
        return self.actions

    def code_buffer(self) -> vec[i64]:
        """Room for the legal codes of any decision of this game."""
        return vec[i64]([0] * len(self.actions))

    def check(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """All options with their defaults; raises BadSeats or BadOption with the reason."""
        meta = self.meta
        if type(seats) is not int or seats not in meta.seats:
            raise BadSeats(
                phrase("mistake-seats", game=meta.title, least=meta.seats[0], most=meta.seats[-1], seats=repr(seats))
            )
        if not isinstance(options, dict):
            raise BadOption(phrase("mistake-options-kind", given=repr(options)))
        return self.check_options(seats, options)

    @abstractmethod
    def check_options(self, seats: int, options: dict[str, Any], /) -> dict[str, Any]:
        """The same for a number of seats that the game has."""

    def pointless(self, seats: int, *, company: bool) -> Mapping[str, Mapping[Any, Phrase]]:
        """By option, the values that are allowed but that nobody need be offered at such a table, and why.

        They change nothing there, or are another value by another name. `company`: several people sit there at once.
        """
        return NOTHING

    @abstractmethod
    def fresh(self, setup: Setup) -> State:
        """A state before the deal."""

    @abstractmethod
    def public_view(self, state: State, setup: Setup) -> Any:  # noqa: ANN401  # each game has its own view type
        """What everybody may know, a spectator too, as frozen dataclasses built from nothing."""

    @abstractmethod
    def own_view(self, state: State, setup: Setup, seat: int) -> dict[str, Any]:
        """What a seat knows beyond the public view: those of its fields that are the seat's own."""

    def view(self, state: State, setup: Setup, seat: int | None) -> object:
        """What a seat (None: a spectator) may know."""
        public = self.public_view(state, setup)
        return public if seat is None else replace(public, **self.own_view(state, setup, seat))

    @abstractmethod
    def box(self, setup: Setup) -> object:
        """The printed pieces: what a face needs to draw the table, and to name what events number."""

    def cards(self, setup: Setup) -> dict[int, str]:
        """The kinds of cards in play that somebody may choose to play, by the numbers of `State.cards_played`."""
        return {}

    @abstractmethod
    def why_not(self, state: State, code: int, setup: Setup | None = None) -> Refusal:
        """The rule that forbids an action now; called only for actions that are not legal."""

    @abstractmethod
    def odds(self, state: State, setup: Setup, seat: int | None) -> object | None:
        """Exact chances as far as the seat can know them; None where the game or an option gives none."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """How a finished match ended."""

    @abstractmethod
    def position(self, state: State, setup: Setup) -> dict[str, Any]:
        """The full position as readable plain data (referee's eyes)."""

    def digested(self, position: dict[str, Any]) -> dict[str, Any]:
        """A position as checksums are made of it; it keeps old spellings, so that stored matches keep theirs."""
        return position

    @abstractmethod
    def from_position(self, plain: dict[str, Any]) -> tuple[Setup, State]:
        """The setup and state of a position written by hand; raises BadPosition."""

    def completed(self, plain: dict[str, Any]) -> dict[str, Any]:
        """A position by hand, with the zones that it leaves out and that follow from others.

        Called once, when a match begins; its file holds the position as completed, so what follows from what may change
        without changing a stored match.
        """
        return plain

    def to_snapshot(self, state: State, setup: Setup) -> dict[str, Any]:
        """A state between two decisions as plain data: its position, and what else a game needs to play on alike.

        Frames, chance and counters are the kernel's, and it keeps them itself.
        """
        return {"position": self.position(state, setup)}

    def from_snapshot(self, plain: dict[str, Any]) -> tuple[Setup, State]:
        """The setup and state that `to_snapshot` told of; raises BadPosition, KeyError, TypeError or ValueError."""
        return self.from_position(plain["position"])

    @abstractmethod
    def forced_draws(self, setup: Setup, draws: Sequence[object]) -> list[list[int]]:
        """Named chance outcomes as queues, one a stream; raises BadPosition for a name that is none."""

    def by_word(self, setup: Setup, draws: Sequence[object], impossible: ForcedDraw) -> ForcedDraw:
        """A forced draw that cannot come, as it was written among the draws."""
        for word in draws:
            if impossible.outcome in self.forced_draws(setup, [word])[impossible.stream]:
                return ForcedDraw(impossible.stream, impossible.outcome, str(word))
        return impossible

    @abstractmethod
    def conserved(self, state: State) -> None:
        """Raise Broken when a piece was created, lost or doubled."""

    def sound(self, state: State) -> None:  # noqa: B027  # a game need not have another invariant
        """Raise Broken when another invariant of the game does not hold in a match that was played."""

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str], setup: Setup | None = None) -> Phrase | str:
        """An event as a phrase; the setup tells whose cards are meant (None: the published ones)."""

    def rules_of(self, event: Event) -> tuple[str, ...]:
        """The ids of the rules that an event rests on."""
        return event.rules

    def call(self, seat: int | None) -> object:
        """The live table's answer when a seat calls first (None: nobody does); only where a game asks the table."""
        raise Broken(f"{self.meta.title} never asks the whole table, so seat {seat} has nothing to call")

    @abstractmethod
    def describe(self, action: object, names: Sequence[str], setup: Setup | None = None) -> Phrase | str:
        """An action as a short phrase for a button or a menu; the setup tells whose cards are meant."""

    @abstractmethod
    def prompt(
        self, view: object, names: Sequence[str], own: Mapping[str, Any] = NOTHING, setup: Setup | None = None
    ) -> Phrase | str:
        """What is asked of whom, in one line; `own` are a seat's fields where the view is the public one."""

    def slip(
        self,
        view: Any,  # noqa: ANN401  # each game has its own
        odds: Any,  # noqa: ANN401  # the same
        actions: Sequence[Any],
        names: Sequence[str],
        setup: Setup | None = None,
    ) -> Slip:
        """What the asked seat sees of its question: each of these legal actions with what comes of it.

        From nothing but the seat's own view and odds (None: no odds). Left out, answers stand there plainly.
        """
        offers = tuple(Offer(self.describe(action, names, setup)) for action in actions)
        return Slip(self.prompt(view, names, setup=setup), offers)

    @abstractmethod
    def reason(  # all that one can know of an answer
        self,
        view: Any,  # noqa: ANN401
        odds: Any,  # noqa: ANN401
        setup: Setup,
        action: object,
        names: Sequence[str],
        then: Sequence[object] | None = None,
    ) -> Reason:
        """Why the asked seat might choose a legal action, from nothing but its own view and odds (None: no odds).

        `then` is what it plans to do next (None: no plan is known): a reason names no other way than that.
        """

    @abstractmethod
    def story(self, match: Match, names: Sequence[str]) -> MatchStory:
        """How a match went that is over. Referee's eyes: it knows every draw."""

    def lesson(self) -> Lesson | None:
        """How to play, on a scripted match; None where nobody has written one."""
        return None
