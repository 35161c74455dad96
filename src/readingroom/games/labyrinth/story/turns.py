"""A finished match turn by turn: whose each was, and what it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from readingroom.core.errors import Broken
from readingroom.core.retelling import Step
from readingroom.core.state import bits
from readingroom.games.labyrinth.cards.names import cell_number
from readingroom.games.labyrinth.edge import events as ev
from readingroom.games.labyrinth.rules.floor import tile_weights
from readingroom.games.labyrinth.rules.house import TERROR_CORNER, TERROR_TEE
from readingroom.games.labyrinth.rules.state import LabyrinthState


@dataclass(slots=True)
class TurnTold:
    """One turn: whose it was, where in the log it ended, and what it brought."""

    number: int
    seat: int
    loose: int  # Terrors on the grid, counted on until the turn ends
    at: int = 0
    captured: list[tuple[int, ev.TerrorCaptured]] = field(default_factory=list)  # where in the log, what
    returned: list[tuple[int, ev.TerrorReturned]] = field(default_factory=list)
    by_curse: list[tuple[int, int, int]] = field(default_factory=list)  # where, the Terror let out, how many loose then
    lost: int = 0  # actions that nobody used
    lit: int = 0
    terrors_lit: int = 0
    expected: Fraction = Fraction(0)  # Terrors among the tiles lit, as chance would have it

    @property
    def quiet(self) -> bool:
        """Neither a capture nor a return."""
        return not self.captured and not self.returned


def turns_of(steps: Sequence[Step]) -> Iterator[TurnTold]:
    """The turns of a match with what happened in them; the set-up is none."""
    turn: TurnTold | None = None
    for step in steps:
        for event in step.events:
            if isinstance(event, ev.TurnBegan):
                if turn is not None:
                    yield turn
                turn = (
                    TurnTold(1, event.seat, loose_before(step))
                    if turn is None
                    else TurnTold(turn.number + 1, event.seat, turn.loose)
                )
            elif turn is not None:
                add(turn, step, event)
                turn.at = step.at
    if turn is not None:
        yield turn


def add(turn: TurnTold, step: Step, event: object) -> None:
    """What an event means for its turn."""
    match event:
        case ev.TerrorCaptured():
            turn.captured.append((step.at, event))
            turn.loose -= 1
        case ev.TerrorReturned():
            turn.returned.append((step.at, event))
        case ev.PhaseEnded(lost=lost):
            turn.lost = lost
        case ev.TileLit(seat=int(), cell=cell):
            turn.lit += 1
            turn.terrors_lit += event.kind == 1
            turn.expected += terror_chance(step, cell_number(cell))
        case ev.TerrorAppeared():
            turn.loose += 1
            if any(isinstance(one, ev.CurseRevealed) for one in step.events):
                turn.by_curse.append((step.at, event.terror, turn.loose))
        case _:
            pass


def loose_before(step: Step) -> int:
    """How many Terrors were on the grid: a match may have begun from a position."""
    return int(bits(state_before(step).terrors_on))


def state_before(step: Step) -> LabyrinthState:
    """The state that an action was taken in."""
    if not isinstance(step.before, LabyrinthState):
        raise Broken("a state of another game")
    return step.before


def terror_chance(step: Step, cell: int) -> Fraction:
    """How likely the tile was to be a Terror tile, before it was lit."""
    state = state_before(step)
    if state.known >> cell & 1:
        return Fraction(int(state.terror_tiles >> cell & 1))
    weights = [int(weight) for weight in tile_weights(state, cell)]
    return Fraction(weights[TERROR_TEE] + weights[TERROR_CORNER], sum(weights))
