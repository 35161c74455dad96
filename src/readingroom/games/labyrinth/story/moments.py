"""What one would talk about: the best turn, what turned the match, the longest lull, the worst curse; then the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile

from readingroom.core.phrases import Phrase, phrase
from readingroom.core.retelling import HighPoint
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.story.turns import TurnTold
from readingroom.games.labyrinth.words.naming import name_of_genre, name_of_terror

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
    who = names[turn.seat]
    for at, caught in turn.captured:
        terror, cards = name_of_terror(pack, caught.terror), len(caught.books) + len(caught.items)
        yield HighPoint(
            kind="captured",
            who=turn.seat,
            at=at,
            says=phrase("labyrinth-story-captured", turn=turn.number, who=who, terror=terror, cards=cards),
            figures={"turn": turn.number, "terror": caught.terror, "cards": cards},
        )
    for at, back in turn.returned:
        terror, genre = name_of_terror(pack, back.terror), name_of_genre(pack, back.genre)
        yield HighPoint(
            kind="returned",
            who=turn.seat,
            at=at,
            says=phrase("labyrinth-story-returned", turn=turn.number, who=who, terror=terror, genre=genre),
            figures={"turn": turn.number, "terror": back.terror, "genre": back.genre},
        )


def best_turns(turns: Sequence[TurnTold], names: Sequence[str], pack: Pack) -> Iterator[HighPoint]:
    """The turn that brought most; a return counts for more than a capture."""
    best = max(turns, key=lambda turn: (2 * len(turn.returned) + len(turn.captured), -turn.number), default=None)
    if best is None or best.quiet:
        return
    figures = {"turn": best.number, "captured": len(best.captured), "returned": len(best.returned)}
    figures |= {f"captured_{place}": event.terror for place, (_, event) in enumerate(best.captured)}
    figures |= {f"returned_{place}": event.terror for place, (_, event) in enumerate(best.returned)}
    yield HighPoint(
        kind="biggest",
        who=best.seat,
        at=max(at for at, _ in (*best.captured, *best.returned)),
        says=best_said(best, names[best.seat], pack),
        figures=figures,
    )


def best_said(best: TurnTold, who: str, pack: Pack) -> Phrase:
    captured = tuple(name_of_terror(pack, event.terror) for _, event in best.captured)
    returned = tuple(name_of_terror(pack, event.terror) for _, event in best.returned)
    if not returned:
        return phrase("labyrinth-story-best-captured", turn=best.number, who=who, captured=captured)
    if not captured:
        return phrase("labyrinth-story-best-returned", turn=best.number, who=who, returned=returned)
    return phrase("labyrinth-story-best", turn=best.number, who=who, captured=captured, returned=returned)


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
    who, terror = names[after.seat], name_of_terror(pack, caught.terror)
    yield HighPoint(
        kind="turning_point",
        who=after.seat,
        at=at,
        says=phrase("labyrinth-story-relief", loose=most, who=who, terror=terror, turn=after.number),
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
        says=phrase("labyrinth-story-siege", turn=begun.number, loose=DANGER),
        figures={"loose": DANGER, "turn": begun.number},
    )


def last_return(turns: Sequence[TurnTold]) -> Iterator[HighPoint]:
    """After which turn no Terror went home any more."""
    last = max((place for place, turn in enumerate(turns) if turn.returned), default=None)
    if last is None or len(turns) - last - 1 < LOST_TIME:
        return
    turn, filled = turns[last], sum(len(turn.returned) for turn in turns)
    yield HighPoint(
        kind="turning_point",
        who=None,
        at=turn.returned[-1][0],
        says=phrase("labyrinth-story-last-return", turn=turn.number, shelves=filled),
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
        says=phrase("labyrinth-story-lull", first=first, last=last),
        figures={"first": first, "last": last, "turns": len(longest)},
    )


def curses(turns: Sequence[TurnTold], pack: Pack) -> Iterator[HighPoint]:
    """The curse that let out a Terror when the grid was fullest, and how many such curses there were."""
    hurt = [(turn, at, terror, loose) for turn in turns for at, terror, loose in turn.by_curse]
    if not hurt:
        return
    turn, at, terror, loose = max(hurt, key=lambda one: (one[3], one[1]))
    out = name_of_terror(pack, terror)
    yield HighPoint(
        kind="cursed",
        who=None,
        at=at,
        says=phrase("labyrinth-story-cursed", turn=turn.number, terror=out, loose=loose, all=len(hurt)),
        figures={"terrors": len(hurt), "turn": turn.number, "terror": terror, "loose": loose},
    )


def lost_actions(turns: Sequence[TurnTold], names: Sequence[str]) -> Iterator[HighPoint]:
    """Whoever let most actions go by."""
    lost = {seat: sum(turn.lost for turn in turns if turn.seat == seat) for seat in range(len(names))}
    seat = max(lost, key=lambda one: lost[one], default=None)
    if seat is None or lost[seat] == 0:
        return
    worst = max((turn for turn in turns if turn.seat == seat), key=lambda turn: turn.lost)
    who, share = names[seat], "all" if worst.lost == lost[seat] else "most" if 2 * worst.lost > lost[seat] else "some"
    then = worst.lost
    yield HighPoint(
        kind="lost_time",
        who=seat,
        at=worst.at,
        says=phrase("labyrinth-story-lost", who=who, lost=lost[seat], share=share, then=then, turn=worst.number),
        figures={"lost": lost[seat], "turn": worst.number, "then": worst.lost},
    )
