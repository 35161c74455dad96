"""Higher Card: the smallest game with everything a law looks at, and one broken copy of it for each law.

Each seat holds a hidden card. In turn a seat keeps it, swaps it for the deck's top card, or shows it and keeps it; who
is still to play may show it unasked. Then the highest card wins. The state does without the kernel's base class: the
compiled one has no interpreted children.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.actions import ActionTable
from readingroom.core.dice import NOT_FORCED, Chance, advance, scaled, stream_start
from readingroom.core.errors import BadPosition, ForcedDraw
from readingroom.core.events import Event
from readingroom.core.game import Game, Meta, Outcome, Reason, Refusal, Setup
from readingroom.core.match import Match
from readingroom.core.options import NOTHING
from readingroom.core.retelling import MatchStory
from readingroom.core.rulebook import Rulebook
from readingroom.core.state import NOBODY, State
from tests.laws.tables import Table

CARDS = 8
KEEP, SWAP, SHOW = range(3)
RULES = "- **TOY-1** Keep your card, swap it, or show it once."


@dataclass(frozen=True, slots=True)
class Answer:
    """One of the three answers."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A seat gave a card away for all to see, and drew another that only it sees."""

    seat: int
    gave: int
    got: int | None

    def seen_by(self, seat: int | None) -> Swapped:
        return self if seat == self.seat else replace(self, got=None)

    @property
    def learned(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A seat showed its card."""

    seat: int
    card: int

    @property
    def learned(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class ToyView:
    """What a seat sees: its own card and those that were shown."""

    seat: int | None
    asked: int | None
    mine: int | None
    shown: tuple[int | None, ...]
    gone: tuple[int, ...]


class ToyState:
    """Hands, deck, what was shown, and whose turn it is."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.hands: list[int] = []
        self.shown: list[bool] = [False] * seats
        self.gone: list[int] = []
        self.turn = 0
        self.source: Chance | None = None
        self.dice = 1
        self.rolled = 0
        self.windows = 0
        self.heard: list[Event] | None = None

    def deck(self) -> list[int]:
        return [card for card in range(CARDS) if card not in self.hands and card not in self.gone]

    def deal(self) -> None:
        for _ in range(self.seats):
            self.hands.append(self.draw())

    def draw(self) -> int:
        self.rolled += 1
        deck = self.deck()
        if self.source is None:
            self.dice = int(advance(self.dice))
            return deck[scaled(self.dice, len(deck))]
        card = int(self.source.forced(0))
        if card == NOT_FORCED:
            card = deck[self.source.below(0, len(deck))]
        elif card not in deck:
            raise ForcedDraw(0, card)
        self.source.happened(0, card)
        return card

    def to_move(self) -> int:
        return int(NOBODY) if self.is_over() else self.turn

    def is_over(self) -> bool:
        return self.turn >= self.seats

    def legal(self, codes: vec[i64]) -> int:
        answers = [KEEP, SWAP] if self.shown[self.turn] else [KEEP, SWAP, SHOW]
        for place, code in enumerate(answers):
            codes[place] = code
        return len(answers)

    def apply(self, code: int) -> None:
        """Keep, swap or show (TOY-1)."""
        seat = self.turn
        if code == SWAP:
            gave = self.hands[seat]
            self.gone.append(gave)
            self.hands[seat] = self.draw()
            self.tell(Swapped(seat, gave, self.hands[seat]))
        elif code == SHOW:
            self.show(seat)
        if code != SHOW:
            self.turn += 1

    def show(self, seat: int) -> None:
        self.shown[seat] = True
        self.tell(Shown(seat, self.hands[seat]))

    def interjections(self, seat: int, codes: vec[i64]) -> int:
        codes[0] = SHOW
        return int(seat > self.turn and not self.shown[seat])

    def interject(self, seat: int, code: int) -> None:
        self.show(seat)

    def pending(self) -> list[int]:
        return [self.turn]

    def tell(self, event: Event) -> None:
        if self.heard is not None:
            self.heard.append(event)

    def clone(self) -> ToyState:
        copy = type(self)(self.seats)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: ToyState) -> None:
        self.hands, self.shown, self.gone = other.hands[:], other.shown[:], other.gone[:]
        self.turn, self.dice, self.rolled = other.turn, other.dice, other.rolled
        self.source = None if other.source is None else other.source.clone()

    def resample(self, seat: int, key: int) -> ToyState:
        guess = self.clone()
        guess.source = None
        guess.dice = int(stream_start(key, 0))
        hidden = [other for other in range(self.seats) if other != seat and not self.is_known(other)]
        for other in hidden:
            guess.hands[other] = -1
        for other in hidden:
            guess.hands[other] = guess.draw()
        guess.rolled = self.rolled
        return guess

    def is_known(self, seat: int) -> bool:
        """Shown, and not swapped since: a swap ends the turn, so the flag would be of an earlier card."""
        return self.shown[seat] and seat >= self.turn

    def asked_secretly(self) -> bool:
        return False

    def utility(self, seat: int) -> float:
        return float(self.hands[seat] == max(self.hands))

    def evaluate(self, seat: int) -> float:
        return self.hands[seat] / CARDS

    def packed(self) -> list[int]:
        chance = [self.dice] if self.source is None else self.source.packed()
        return [self.turn, *self.hands, *map(int, self.shown), *self.gone, *chance]


class Toy(Game):
    """Higher Card as the kernel sees it."""

    meta = Meta(
        key="toy",
        title="Higher Card",
        place=1,
        seats=range(2, 4),
        options=(),
        variants=("plain",),
        rules_version=1,
        longest=12,
        credits="ours",
        sentence="The highest card wins.",
    )
    package = __package__
    actions = ActionTable[Answer]((Answer("keep"), Answer("swap"), Answer("show")))
    rulebook = Rulebook(RULES)
    event_types: ClassVar = {"Swapped": Swapped, "Shown": Shown}
    view_types: ClassVar = {"ToyView": ToyView}
    box_type: ClassVar = tuple
    state_type: type[ToyState] = ToyState

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        return options

    def fresh(self, setup: Setup) -> State:
        return cast("State", self.state_type(setup.seats))

    def public_view(self, state: State, setup: Setup) -> ToyView:
        toy = cast("ToyState", state)
        return ToyView(
            seat=None,
            asked=None if toy.is_over() else toy.turn,
            mine=None,
            shown=tuple(toy.hands[other] if toy.is_known(other) else None for other in range(toy.seats)),
            gone=tuple(toy.gone),
        )

    def own_view(self, state: State, setup: Setup, seat: int) -> dict[str, Any]:
        return {"seat": seat, "mine": cast("ToyState", state).hands[seat]}

    def box(self, setup: Setup) -> tuple[int, ...]:
        return tuple(range(CARDS))

    def why_not(self, state: State, code: int, setup: Setup | None = None) -> Refusal:
        return Refusal("TOY-1", "not now")

    def odds(self, state: State, setup: Setup, seat: int | None) -> None:
        return None

    def outcome(self, state: State) -> Outcome:
        toy = cast("ToyState", state)
        best = max(toy.hands)
        results = tuple(float(card == best) for card in toy.hands)
        winners = tuple(seat for seat in range(toy.seats) if results[seat])
        return Outcome(ending="shown", winners=winners, scores=tuple(toy.hands), results=results, grade="win")

    def position(self, state: State, setup: Setup) -> dict[str, Any]:
        return {"hands": cast("ToyState", state).hands}

    def from_position(self, plain: dict[str, Any]) -> tuple[Setup, State]:
        raise BadPosition("Higher Card is always dealt")

    def tell(self, event: Event, names: Sequence[str], setup: Setup | None = None) -> str:
        return str(event)

    def rules_of(self, event: Event) -> tuple[str, ...]:
        return ("TOY-1",)

    def describe(self, action: object, names: Sequence[str], setup: Setup | None = None) -> str:
        return str(action)

    def prompt(
        self, view: object, names: Sequence[str], own: Mapping[str, Any] = NOTHING, setup: Setup | None = None
    ) -> str:
        return "Which card is higher?"

    def reason(  # the kernel's question
        self,
        view: ToyView,
        odds: None,
        setup: Setup,
        action: object,
        names: Sequence[str],
        then: Sequence[object] | None = None,
    ) -> Reason:
        return Reason("TOY-1", f"You hold {view.mine}.")

    def story(self, match: Match, names: Sequence[str]) -> MatchStory:
        return MatchStory(won="The highest card won.", told=("",), scores=(), luck=(), moments=())

    def forced_draws(self, setup: Setup, draws: Sequence[object]) -> list[list[int]]:
        return [[] for _ in range(self.streams)]

    def conserved(self, state: State) -> None:
        toy = cast("ToyState", state)
        cards = sorted([*toy.hands, *toy.gone, *toy.deck()])
        assert cards == list(range(CARDS)), f"the cards are {cards}"
        assert len(set(cards)) == CARDS, f"a card is there twice: {cards}"


def toy_table(game: Toy | None = None) -> Table:
    """A table of three at Higher Card, or at a broken copy."""
    return Table(game or Toy(), Setup(seats=3), "toy")


# --- one broken copy for each law ---------------------------------------------------------------------------


def broken(**methods: Any) -> type[ToyState]:
    """The toy's state with some methods replaced."""
    return type("BrokenState", (ToyState,), methods)


def a_toy(state: type[ToyState] = ToyState, **methods: Any) -> Toy:
    """The toy with a broken state, or some of its own methods replaced."""
    return cast("Toy", type("BrokenToy", (Toy,), {"state_type": state, **methods})())


def never_ends(self: ToyState, code: int) -> None:
    """Nothing ends a turn."""
    turn = self.turn
    ToyState.apply(self, code)
    self.turn = turn
    self.gone.clear()


def loses_a_card(self: ToyState, code: int) -> None:
    """A swapped card vanishes."""
    ToyState.apply(self, code)
    if code == SWAP:
        self.hands[self.turn - 1] = self.hands[0]


MOON = itertools.count()


def follows_the_moon(self: ToyState, code: int) -> None:
    """What happens depends on something outside the match."""
    ToyState.apply(self, code)
    self.dice = next(MOON)
    self.gone.append(self.dice)


def shares_its_hands(self: ToyState, other: ToyState) -> None:
    """A copy that is none."""
    ToyState.copy_from(self, other)
    self.shown = other.shown


def interrupts(self: ToyState, seat: int, code: int) -> None:
    """Whoever shows a card unasked takes the turn."""
    ToyState.interject(self, seat, code)
    self.turn = seat


def fails_at_the_last_seat(self: ToyState, code: int) -> None:
    """What was offered cannot be done."""
    if code == SWAP and self.turn == self.seats - 1:
        raise ValueError("no")
    ToyState.apply(self, code)


def knows_the_truth(self: ToyState, seat: int, key: int) -> ToyState:  # noqa: ARG001  # that is the fault
    """Only the dice are drawn afresh."""
    guess = self.clone()
    guess.source = None
    guess.dice = int(stream_start(key, 0))
    return guess


def shows_every_hand(self: Toy, state: State, setup: Setup, seat: int) -> dict[str, Any]:
    """A view with another's hidden card in it."""
    return Toy.own_view(self, state, setup, seat) | {"shown": tuple(cast("ToyState", state).hands)}


def refuses_with_a_secret(self: Toy, state: State, code: int) -> Refusal:  # noqa: ARG001  # that is the fault
    """A refusal with another's hidden card in it."""
    return Refusal("TOY-1", f"the last seat holds {cast('ToyState', state).hands[-1]}")


@dataclass(frozen=True, slots=True)
class SlyShown(Shown):
    """Showing a card, said to teach nothing."""

    @property
    def learned(self) -> bool:
        return False


def shows_slyly(self: ToyState, code: int) -> None:
    """A card is shown, and the event denies it."""
    if code == SHOW:
        self.shown[self.turn] = True
        self.tell(SlyShown(self.turn, self.hands[self.turn]))
    else:
        ToyState.apply(self, code)


def ignores_the_seed(self: ToyState) -> int:
    """Every match is dealt alike."""
    self.rolled += 1
    return self.deck()[0]


def offers_keep_only(self: ToyState, codes: vec[i64]) -> int:  # noqa: ARG001  # a method in disguise
    codes[0] = KEEP
    return 1


class SameWord(Answer):
    """Two answers with one text."""

    def __str__(self) -> str:
        return "keep"


TWO_KEEPS = ActionTable[Answer]((Answer("keep"), SameWord("swap"), Answer("show")))

ONE_RULE_MORE = Rulebook(f"{RULES}\n- **TOY-2** A joker beats all.")
ONE_RULE_LESS = Rulebook("- **TOY-EX-1** A seven beats a six.")
