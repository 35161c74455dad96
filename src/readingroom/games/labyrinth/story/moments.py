"""What one would talk about: the best turn, what turned the match, the longest lull, the worst curse; then the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile

from readingroom.core.retelling import HighPoint
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.story.turns import TurnTold

LOST_TIME = 3  # turns in a row without a capture or a return that are worth a word
MANY_LOOSE = 3  # Terrors on the grid at once that are worth a word
DANGER = 4  # of six


def highlights_of(turns: Sequence[TurnTold], ending: str, names: Sequence[str], pack: Pack) -> list[HighPoint]:
    """What the tale tells, as it happened."""
    found = [*best_turns(turns, names, pack), *turning_points(turns, ending, names, pack)]
    return sorted([*found, *lulls(turns), *curses(turns, pack)], key=lambda moment: moment.at)


def log_of(turns: Sequence[TurnTold], names: Sequence[str], pack: Pack) -> Iterator[HighPoint]:
    """Who caught whom, who brought whom back, and where time was lost."""
    for turn in turns:
        yield from deeds(turn, names, pack)
    yield from lost_actions(turns, names)


def deeds(turn: TurnTold, names: Sequence[str], pack: Pack) -> Iterator[HighPoint]:
    """Every capture and return of a turn."""
    for at, caught in turn.captured:
        terror, cards = pack.terrors[caught.terror].name, len(caught.books) + len(caught.items)
        with_cards = "a single card" if cards == 1 else f"{cards} cards"
        yield HighPoint(
            kind="captured",
            who=turn.seat,
            at=at,
            says=f"In turn {turn.number} {names[turn.seat]} captured {terror} with {with_cards}.",
            figures={"turn": turn.number, "terror": caught.terror, "cards": cards},
        )
    for at, back in turn.returned:
        terror, genre = pack.terrors[back.terror].name, pack.genres[back.genre].title
        yield HighPoint(
            kind="returned",
            who=turn.seat,
            at=at,
            says=f"In turn {turn.number} {names[turn.seat]} brought {terror} back to {genre}.",
            figures={"turn": turn.number, "terror": back.terror, "genre": back.genre},
        )


def best_turns(turns: Sequence[TurnTold], names: Sequence[str], pack: Pack) -> Iterator[HighPoint]:
    """The turn that brought most; a return counts for more than a capture."""
    best = max(turns, key=lambda turn: (2 * len(turn.returned) + len(turn.captured), -turn.number), default=None)
    if best is None or best.quiet:
        return
    captured = [pack.terrors[event.terror].name for _, event in best.captured]
    returned = [pack.terrors[event.terror].name for _, event in best.returned]
    did = [f"captured {listed(captured)}"] if captured else []
    did += [f"brought {listed(returned)} home"] if returned else []
    figures = {"turn": best.number, "captured": len(captured), "returned": len(returned)}
    figures |= {f"captured_{place}": event.terror for place, (_, event) in enumerate(best.captured)}
    figures |= {f"returned_{place}": event.terror for place, (_, event) in enumerate(best.returned)}
    yield HighPoint(
        kind="biggest",
        who=best.seat,
        at=max(at for at, _ in (*best.captured, *best.returned)),
        says=f"{names[best.seat]}'s turn {best.number} was the best: {names[best.seat]} {' and '.join(did)}.",
        figures=figures,
    )


def turning_points(turns: Sequence[TurnTold], ending: str, names: Sequence[str], pack: Pack) -> Iterator[HighPoint]:
    """Won: the capture after which there were never again so many Terrors. Lost: since when it went badly."""
    if ending == "won":
        yield from relief(turns, names, pack)
    elif ending == "overrun":
        yield from siege(turns)
    else:
        yield from last_return(turns)


def relief(turns: Sequence[TurnTold], names: Sequence[str], pack: Pack) -> Iterator[HighPoint]:
    """The first capture after the grid was fullest."""
    most = max((turn.loose for turn in turns), default=0)
    fullest = max((place for place, turn in enumerate(turns) if turn.loose == most), default=0)
    after = next((turn for turn in turns[fullest + 1 :] if turn.captured), None)
    if most < MANY_LOOSE or after is None:
        return
    at, caught = after.captured[0]
    terror = pack.terrors[caught.terror].name
    yield HighPoint(
        kind="turning_point",
        who=after.seat,
        at=at,
        says=f"With {most} Terrors loose, {names[after.seat]} captured {terror} in turn {after.number}, "
        "and it was never so close again.",
        figures={"loose": most, "turn": after.number, "terror": caught.terror},
    )


def siege(turns: Sequence[TurnTold]) -> Iterator[HighPoint]:
    """Since when Terrors were too many, to the end."""
    last = list(takewhile(lambda turn: turn.loose >= DANGER, reversed(turns)))
    if not last:
        return
    begun = last[-1]
    yield HighPoint(
        kind="turning_point",
        who=None,
        at=begun.at,
        says=f"From turn {begun.number} on there were never fewer than {DANGER} Terrors loose.",
        figures={"loose": DANGER, "turn": begun.number},
    )


def last_return(turns: Sequence[TurnTold]) -> Iterator[HighPoint]:
    """After which turn no Terror went home any more."""
    last = max((place for place, turn in enumerate(turns) if turn.returned), default=None)
    if last is None or len(turns) - last - 1 < LOST_TIME:
        return
    turn, filled = turns[last], sum(len(turn.returned) for turn in turns)
    shelves = "1 Shelf" if filled == 1 else f"{filled} Shelves"
    yield HighPoint(
        kind="turning_point",
        who=None,
        at=turn.returned[-1][0],
        says=f"After turn {turn.number} no Terror went home any more, with {shelves} filled.",
        figures={"turn": turn.number, "shelves": filled},
    )


def lulls(turns: Sequence[TurnTold]) -> Iterator[HighPoint]:
    """The longest stretch of turns that brought neither a capture nor a return."""
    stretches = [list(group) for quiet, group in groupby(turns, key=lambda turn: turn.quiet) if quiet]
    longest = max(stretches, key=len, default=[])
    if len(longest) < LOST_TIME:
        return
    first, last = longest[0].number, longest[-1].number
    yield HighPoint(
        kind="lull",
        who=None,
        at=longest[-1].at,
        says=f"Turns {first} to {last} brought neither a capture nor a return.",
        figures={"first": first, "last": last, "turns": len(longest)},
    )


def curses(turns: Sequence[TurnTold], pack: Pack) -> Iterator[HighPoint]:
    """The curse that let out a Terror when the grid was fullest, and how many such curses there were."""
    hurt = [(turn, at, terror, loose) for turn in turns for at, terror, loose in turn.by_curse]
    if not hurt:
        return
    turn, at, terror, loose = max(hurt, key=lambda one: (one[3], one[1]))
    more = "" if len(hurt) == 1 else f"; {len(hurt)} came out by curses in all"
    yield HighPoint(
        kind="cursed",
        who=None,
        at=at,
        says=f"The worst curse, in turn {turn.number}, let out {pack.terrors[terror].name}, "
        f"number {loose} on the grid{more}.",
        figures={"terrors": len(hurt), "turn": turn.number, "terror": terror, "loose": loose},
    )


def lost_actions(turns: Sequence[TurnTold], names: Sequence[str]) -> Iterator[HighPoint]:
    """Whoever let most actions go by."""
    lost = {seat: sum(turn.lost for turn in turns if turn.seat == seat) for seat in range(len(names))}
    seat = max(lost, key=lambda one: lost[one], default=None)
    if seat is None or lost[seat] == 0:
        return
    worst = max((turn for turn in turns if turn.seat == seat), key=lambda turn: turn.lost)
    share = "most" if 2 * worst.lost > lost[seat] else f"{worst.lost}"
    mostly = "" if worst.lost == lost[seat] else f"{share} of them "
    actions = "1 action" if lost[seat] == 1 else f"{lost[seat]} actions"
    yield HighPoint(
        kind="lost_time",
        who=seat,
        at=worst.at,
        says=f"{names[seat]} let {actions} go by, {mostly}in turn {worst.number}.",
        figures={"lost": lost[seat], "turn": worst.number, "then": worst.lost},
    )


def listed(parts: Sequence[str]) -> str:
    """A, b and c."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
