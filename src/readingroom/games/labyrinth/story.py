"""The story of a finished match: who caught whom, who brought whom back, what chance did, where time was lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby

from readingroom.core.errors import Broken
from readingroom.core.match import Match
from readingroom.core.retelling import HighPoint, Luck, MatchStory, Step, steps_of
from readingroom.games.labyrinth import events as ev
from readingroom.games.labyrinth.cards import Pack
from readingroom.games.labyrinth.floor import tile_weights
from readingroom.games.labyrinth.state import LabyrinthState
from readingroom.games.labyrinth.tables import TERROR_CORNER, TERROR_TEE

LOST_TIME = 3  # turns in a row without a capture or a return that are worth a word


@dataclass(slots=True)
class TurnTold:
    """One turn: whose it was, where in the log it ended, and what it brought."""

    number: int
    seat: int
    at: int = 0
    captured: list[tuple[int, ev.TerrorCaptured]] = field(default_factory=list)  # where in the log, what
    returned: list[tuple[int, ev.TerrorReturned]] = field(default_factory=list)
    by_curse: list[tuple[int, int]] = field(default_factory=list)  # where in the log, the Terror that a curse let out
    lit: int = 0
    terrors_lit: int = 0
    expected: Fraction = Fraction(0)  # Terrors among the tiles lit, as chance would have it


def tell_story(match: Match, names: Sequence[str], pack: Pack) -> MatchStory:
    """The story of a match that is over."""
    outcome = match.outcome
    if outcome is None:
        raise Broken("a story is told after the end")
    _, steps = steps_of(match)
    turns = list(turns_of(steps))
    moments = tuple(moments_of(turns, names, pack))
    result = result_of(outcome.ending, outcome.scores[0], turns)
    return MatchStory(
        result=result,
        tale=" ".join([*(moment.sentence for moment in moments[:3]), result]),
        scores=tuple(zip(*(returns_by_turn(turns, seat) for seat in range(match.seats)), strict=True)),
        luck=tuple(luck_of(turns, seat, names) for seat in range(match.seats)),
        moments=moments,
    )


# --- turn by turn -------------------------------------------------------------------------------------------


def turns_of(steps: Sequence[Step]) -> Iterator[TurnTold]:
    """The turns of a match with what happened in them; the set-up is none."""
    turn: TurnTold | None = None
    for step in steps:
        for event in step.events:
            if isinstance(event, ev.TurnBegan):
                if turn is not None:
                    yield turn
                turn = TurnTold(1 if turn is None else turn.number + 1, event.seat)
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
        case ev.TerrorReturned():
            turn.returned.append((step.at, event))
        case ev.TileLit(seat=int(), cell=cell):
            turn.lit += 1
            turn.terrors_lit += event.kind == 1
            turn.expected += terror_chance(step, cell)
        case ev.TerrorAppeared() if any(isinstance(one, ev.CurseRevealed) for one in step.events):
            turn.by_curse.append((step.at, event.terror))
        case _:
            pass


def terror_chance(step: Step, cell: int) -> Fraction:
    """How likely the tile was to be a Terror tile, before it was lit."""
    state = step.before
    if not isinstance(state, LabyrinthState):
        raise Broken("a state of another game")
    if state.known >> cell & 1:
        return Fraction(int(state.terror_tiles >> cell & 1))
    weights = [int(weight) for weight in tile_weights(state, cell)]
    return Fraction(weights[TERROR_TEE] + weights[TERROR_CORNER], sum(weights))


def returns_by_turn(turns: Sequence[TurnTold], seat: int) -> Iterator[int]:
    """How many Terrors a seat has brought back: at the start, and after each turn."""
    brought = 0
    yield brought
    for turn in turns:
        brought += len(turn.returned) if turn.seat == seat else 0
        yield brought


# --- what to tell -------------------------------------------------------------------------------------------


def result_of(ending: str, shelves: int, turns: Sequence[TurnTold]) -> str:
    """How it ended, in a sentence."""
    filled = f"{shelves} of six Shelves" if shelves else "no Shelf"
    when = f"in turn {len(turns)}"
    return {
        "won": f"All six Shelves are filled {when}: the library is safe.",
        "out_of_time": f"Time ran out {when} with {filled} filled.",
        "overrun": f"The sixth Terror came out {when}, with {filled} filled.",
        "conceded": f"The match was given up {when}, with {filled} filled.",
    }[ending]


def luck_of(turns: Sequence[TurnTold], seat: int, names: Sequence[str]) -> Luck:
    """How many of the tiles that a seat lit were Terrors, beside what was likely."""
    own = [turn for turn in turns if turn.seat == seat]
    lit, terrors = sum(turn.lit for turn in own), sum(turn.terrors_lit for turn in own)
    expected = float(sum(turn.expected for turn in own))
    tiles = "1 tile" if lit == 1 else f"{lit} tiles"
    return Luck(
        who=seat,
        drawn=float(terrors),
        expected=round(expected, 2),
        sentence=f"{names[seat]} lit {tiles} and met {terrors} Terrors where {expected:.1f} were likely.",
        figures={"lit": lit, "terrors": terrors, "captured": sum(len(turn.captured) for turn in own)},
    )


def moments_of(turns: Sequence[TurnTold], names: Sequence[str], pack: Pack) -> Iterator[HighPoint]:
    """What one would talk about: every capture and return, the curses that hurt, the longest lull."""
    for turn in turns:
        for at, caught in turn.captured:
            terror, cards = pack.terrors[caught.terror].name, len(caught.books) + len(caught.items)
            with_cards = "a single card" if cards == 1 else f"{cards} cards"
            yield HighPoint(
                kind="captured",
                who=turn.seat,
                at=at,
                sentence=f"In turn {turn.number} {names[turn.seat]} captured {terror} with {with_cards}.",
                figures={"turn": turn.number, "terror": caught.terror, "cards": cards},
            )
        for at, back in turn.returned:
            terror, genre = pack.terrors[back.terror].name, pack.genres[back.genre].title
            yield HighPoint(
                kind="returned",
                who=turn.seat,
                at=at,
                sentence=f"In turn {turn.number} {names[turn.seat]} brought {terror} back to {genre}.",
                figures={"turn": turn.number, "terror": back.terror, "genre": back.genre},
            )
    yield from lulls(turns)
    hurt = [(turn, at, terror) for turn in turns for at, terror in turn.by_curse]
    if hurt:
        yield HighPoint(
            kind="cursed",
            who=None,
            at=hurt[-1][1],
            sentence=curse_sentence(len(hurt), pack.terrors[hurt[-1][2]].name),
            figures={"terrors": len(hurt), "turn": hurt[-1][0].number, "terror": hurt[-1][2]},
        )


def curse_sentence(terrors: int, last: str) -> str:
    """What curses let out."""
    if terrors == 1:
        return f"A curse let out {last}."
    return f"Curses let out {terrors} Terrors, the last of them {last}."


def lulls(turns: Sequence[TurnTold]) -> Iterator[HighPoint]:
    """The longest stretch of turns that brought neither a capture nor a return."""
    stretches = [
        list(group)
        for quiet, group in groupby(turns, key=lambda turn: not turn.captured and not turn.returned)
        if quiet
    ]
    longest = max(stretches, key=len, default=[])
    if len(longest) >= LOST_TIME:
        first, last = longest[0].number, longest[-1].number
        yield HighPoint(
            kind="lull",
            who=None,
            at=longest[-1].at,
            sentence=f"Turns {first} to {last} brought neither a capture nor a return: {len(longest)} curses.",
            figures={"first": first, "last": last, "turns": len(longest)},
        )
