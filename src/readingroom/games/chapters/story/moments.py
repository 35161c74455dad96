"""What one would talk about: the best invitation, MOLLY's travels, closing time; then the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from readingroom.core.phrases import phrase
from readingroom.core.retelling import HighPoint
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.edge.looking import hearts_of
from readingroom.games.chapters.rules.state import ChaptersState
from readingroom.games.chapters.story.turns import TurnTold
from readingroom.games.chapters.words.naming import friend_called

MANY_TRAVELS = 4  # of MOLLY from one Library to another that are worth a word


def highlights_of(
    turns: Sequence[TurnTold], final: ChaptersState, names: Sequence[str], pack: Pack
) -> Iterator[HighPoint]:
    """What the tale tells, as it happened."""
    yield from best_invitation(turns, final, names, pack)
    travels = sum(turn.molly_taken for turn in turns)
    if travels >= MANY_TRAVELS:
        says = phrase("chapters-story-molly", times=travels)
        yield HighPoint(kind="molly", who=None, at=turns[-1].at, says=says, figures={"times": travels})
    for turn in turns:
        if turn.last_turns is not None:
            says = phrase("chapters-story-last", turn=turn.number)
            yield HighPoint(
                kind="turning_point", who=turn.seat, at=turn.last_turns, says=says, figures={"turn": turn.number}
            )


def best_invitation(
    turns: Sequence[TurnTold], final: ChaptersState, names: Sequence[str], pack: Pack
) -> Iterator[HighPoint]:
    """The invited Friend that was worth most in the end, to whoever invited it."""
    stayed = [
        (hearts_of(final, turn.seat, friend), -at, turn, friend)
        for turn in turns
        for at, friend in turn.invited
        if final.friends[turn.seat] >> friend & 1
    ]
    if not stayed:
        return
    hearts, at, turn, friend = max(stayed, key=lambda one: one[:2])
    called = friend_called(pack.friends[friend].key, pack)
    yield HighPoint(
        kind="biggest",
        who=turn.seat,
        at=-at,
        says=phrase("chapters-story-best", turn=turn.number, who=names[turn.seat], friend=called, hearts=hearts),
        figures={"turn": turn.number, "friend": friend, "hearts": hearts},
    )


def log_of(turns: Sequence[TurnTold], names: Sequence[str], pack: Pack) -> Iterator[HighPoint]:
    """Who came when, and who was stopped."""
    for turn in turns:
        who = names[turn.seat]
        for at, friend in turn.invited:
            called = friend_called(pack.friends[friend].key, pack)
            says = phrase("chapters-story-invited", turn=turn.number, who=who, friend=called)
            figures = {"turn": turn.number, "friend": friend}
            yield HighPoint(kind="invited", who=turn.seat, at=at, says=says, figures=figures)
        for at in turn.cancelled:
            says = phrase("chapters-story-cancelled", turn=turn.number, who=who)
            yield HighPoint(kind="cancelled", who=turn.seat, at=at, says=says, figures={"turn": turn.number})
