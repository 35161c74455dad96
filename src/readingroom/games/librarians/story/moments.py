"""The moments of a finished match that one would talk about: completions, powers, a long turn, where it got stuck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from readingroom.core.phrases import phrase
from readingroom.core.retelling import HighPoint
from readingroom.core.state import State
from readingroom.games.librarians.cards.names import GENRE_KEYS
from readingroom.games.librarians.cards.pack import Pack
from readingroom.games.librarians.rules.sets import books_in
from readingroom.games.librarians.rules.state import LibrariansState
from readingroom.games.librarians.rules.table import STUCK
from readingroom.games.librarians.story.turns import TurnTold
from readingroom.games.librarians.words.naming import books_named

MANY = 3  # books in one turn that are worth a word


def moments_of(turns: Sequence[TurnTold], end: State, names: Sequence[str], pack: Pack) -> tuple[HighPoint, ...]:
    """All of them, in the order of the match."""
    found = [*completions(turns, names, pack), *powers(turns, names, pack), *busiest(turns, names)]
    found += stuck_at(turns, end, names, pack)
    return tuple(sorted(found, key=lambda moment: moment.at))


def completions(turns: Sequence[TurnTold], names: Sequence[str], pack: Pack) -> Iterator[HighPoint]:
    for turn in turns:
        who = names[turn.seat]
        for at, genre in turn.lines:
            says = phrase("librarians-story-line", turn=turn.number, who=who, genre=GENRE_KEYS[genre])
            yield HighPoint(kind="line", who=turn.seat, at=at, says=says, figures={"turn": turn.number})
        for at, author in turn.authors:
            says = phrase("librarians-story-author", turn=turn.number, who=who, author=pack.authors[author])
            yield HighPoint(kind="author", who=turn.seat, at=at, says=says, figures={"turn": turn.number})


def powers(turns: Sequence[TurnTold], names: Sequence[str], pack: Pack) -> Iterator[HighPoint]:
    for turn in turns:
        for at, book in turn.powers:
            genre = pack.books[book].genre or ""
            says = phrase("librarians-story-power", turn=turn.number, who=names[turn.seat], genre=genre)
            yield HighPoint(kind="power", who=turn.seat, at=at, says=says, figures={"turn": turn.number})


def busiest(turns: Sequence[TurnTold], names: Sequence[str]) -> Iterator[HighPoint]:
    """The turn with the most books, where that was more than was asked for."""
    turn = max(turns, key=lambda one: one.shelved)
    if turn.shelved >= MANY:
        says = phrase("librarians-story-busiest", turn=turn.number, who=names[turn.seat], count=turn.shelved)
        yield HighPoint(kind="busiest", who=turn.seat, at=turn.at, says=says, figures={"books": turn.shelved})


def stuck_at(turns: Sequence[TurnTold], end: State, names: Sequence[str], pack: Pack) -> Iterator[HighPoint]:
    """Where the library got stuck: whose hand it was that no row took a book of (LIB-END-3)."""
    if not isinstance(end, LibrariansState) or end.ending != STUCK:
        return
    seat = int(end.active)
    held = books_in(end.sets, end.hand_of(seat))
    if held:
        says = phrase("librarians-story-where", who=names[seat], books=books_named(pack, held))
        yield HighPoint(kind="stuck", who=seat, at=turns[-1].at, says=says, figures={"books": len(held)})
