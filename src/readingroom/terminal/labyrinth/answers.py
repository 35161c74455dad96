"""The answers on the slip: in the Action phase under headings, elsewhere one below the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.labyrinth.cards.names import GENRE_KEYS
from readingroom.games.labyrinth.edge import actions as do
from readingroom.terminal.answers import offer
from readingroom.terminal.labyrinth.marks import with_shapes
from readingroom.terminal.labyrinth.things import genre_title
from readingroom.terminal.picture import Answer, Picture

FLOOR = (do.Move, do.Flip, do.Rotate)


def labyrinth_answers(picture: Picture) -> list[Answer]:
    """Everything that can be answered now; in the Action phase also what one might miss."""
    legal: tuple[do.LabyrinthAction, ...] = picture.legal
    if picture.view.decision == "start":
        return start_answers([action for action in legal if isinstance(action, do.Start)], picture)
    if picture.view.decision == "act":
        return act_answers(picture)
    return [offer(action, picture) for action in legal]


# --- the Action phase -------------------------------------------------------------------------------------------


def act_answers(picture: Picture) -> list[Answer]:
    """A heading for each kind of action, with its rule where there is none to be had."""
    legal: tuple[do.LabyrinthAction, ...] = picture.legal
    ends = [action for action in legal if isinstance(action, do.End)]
    groups = [
        group(
            picture, "t", phrase("door-labyrinth-take"), deck_counts(picture), of_kind(legal, do.Take), do.Take("red")
        ),
        group(picture, "a", phrase("door-labyrinth-floor"), floor_counts(picture), of_kind(legal, *FLOOR), None),
        passing(picture),
        group(picture, "b", phrase("door-labyrinth-boosters"), "", of_kind(legal, do.Spend), first_booster(picture)),
        group(picture, "d", phrase("door-labyrinth-discard"), "", of_kind(legal, do.Discard), None),
    ]
    found = [*(one for one in groups if one is not None), *(offer(action, picture) for action in reversed(ends))]
    return sorted(found, key=lambda answer: answer.refusal is not None)


def of_kind(legal: Iterable[do.LabyrinthAction], *kinds: type) -> list[do.LabyrinthAction]:
    """The actions of some kinds, in the order of the kinds."""
    return [action for kind in kinds for action in legal if isinstance(action, kind)]


def group(
    picture: Picture,
    key: str,
    words: Phrase,
    about: str,
    actions: Sequence[do.LabyrinthAction],
    missed: do.LabyrinthAction | None,
) -> Answer | None:
    """A heading over some actions; without any, the rule against the one that somebody may look for."""
    if actions:
        inner = tuple(offer(action, picture) for action in actions)
        return Answer(words=str(words), consequence=about or str(len(inner)), key=key, inner=inner)
    refusal = None if missed is None else picture.why_not(missed)
    return None if refusal is None else Answer(words=str(words), refusal=refusal, key=key)


def deck_counts(picture: Picture) -> str:
    """`9R♥ 9K✎ ...`: the Books of each deck."""
    return " ".join(f"{genre.deck}{with_shapes((genre.key,))}" for genre in picture.view.genres)


def floor_counts(picture: Picture) -> str:
    """How many of each; the cursor is quicker than the list."""
    walks, lights, turns = (len(of_kind(picture.legal, kind)) for kind in FLOOR)
    return str(phrase("door-labyrinth-floor-counts", walks=walks, lights=lights, turns=turns))


def passing(picture: Picture) -> Answer | None:
    """Giving, receiving and swapping, each under a heading of its own."""
    hands = picture.view.hands
    words = str(phrase("door-labyrinth-pass-trolley" if picture.view.solo else "door-labyrinth-pass"))
    free = picture.view.solo and hands[0].cell == hands[1].cell
    about = str(phrase("door-labyrinth-pass-free")) if free else ""
    kinds = {
        do.Give: phrase("door-labyrinth-give"),
        do.Receive: phrase("door-labyrinth-receive"),
        do.Swap: phrase("door-labyrinth-swap"),
    }
    inner = [
        heading
        for kind, title in kinds.items()
        if (heading := group(picture, "", title, "", of_kind(picture.legal, kind), None)) is not None
    ]
    if inner:
        shown = inner[0].inner if len(inner) == 1 else tuple(inner)
        return Answer(words=words, consequence=about, key="p", inner=shown)
    things = own_things(picture)
    refusal = picture.why_not(do.Give(things[0])) if things else None
    return None if refusal is None else Answer(words=words, refusal=refusal, key="p")


def own_things(picture: Picture) -> list[str]:
    """The cards of the one who is asked, as actions name them."""
    hand = picture.view.hands[picture.viewer or 0]
    box = picture.box
    return [*(box.books[book].key for book in hand.books), *(box.rewards[reward].key for reward in hand.rewards)]


def first_booster(picture: Picture) -> do.LabyrinthAction | None:
    """A booster in hand that one may want to play."""
    hand = picture.view.hands[picture.viewer or 0]
    rewards = [picture.box.rewards[reward] for reward in hand.rewards]
    return next((do.Spend(reward.key, reward.options[0]) for reward in rewards if reward.options), None)


# --- the first genres -------------------------------------------------------------------------------------------


def start_answers(starts: Sequence[do.Start], picture: Picture, seat: int | None = None) -> list[Answer]:
    """Three genres, one after the other, in whatever order; `seat` where nobody was asked."""
    by_genres = {start.genres: start for start in starts}
    words = {genre.key: f"{with_shapes((genre.key,))} {genre_title(genre)}" for genre in picture.box.genres}

    def step(chosen: tuple[str, ...]) -> Answer:
        """One more genre; the third one answers."""
        if len(chosen) < 3:
            deck = next(genre.deck for genre in picture.view.genres if genre.key == chosen[-1])
            about = str(phrase("door-labyrinth-books", books=deck))
            inner = tuple(step((*chosen, genre)) for genre in GENRE_KEYS)
            return Answer(words=words[chosen[-1]], consequence=about, inner=inner)
        first, second, third = sorted(chosen, key=GENRE_KEYS.index)
        return Answer(words=words[chosen[-1]], action=by_genres[first, second, third], seat=seat)

    return [step((genre,)) for genre in GENRE_KEYS]


# --- unasked ----------------------------------------------------------------------------------------------------


def free_answers(picture: Picture) -> list[Answer]:
    """Discards at any time, genres before one is asked, and giving up, which is asked twice."""
    found: list[Answer] = []
    for seat in dict.fromkeys(seat for seat, _ in picture.free):
        actions = [action for one, action in picture.free if one == seat and action not in picture.legal]
        found += free_of(seat, actions, picture)
    return found


def free_of(seat: int, actions: Sequence[Any], picture: Picture) -> list[Answer]:
    """What one seat may do unasked."""
    starts = [action for action in actions if isinstance(action, do.Start)]
    found = start_answers(starts, picture, seat) if starts else []
    discards = [action for action in actions if isinstance(action, do.Discard)]
    if discards:
        words = (
            phrase("door-labyrinth-discard-unasked")
            if seat == picture.viewer
            else phrase("door-labyrinth-discards-unasked", who=picture.names[seat])
        )
        found.append(Answer(words=str(words), inner=tuple(free_offer(seat, action, picture) for action in discards)))
    if do.Concede() in actions:
        found.append(
            Answer(
                words=str(phrase("door-labyrinth-give-up")), key="x", inner=(free_offer(seat, do.Concede(), picture),)
            )
        )
    return found


def free_offer(seat: int, action: do.LabyrinthAction, picture: Picture) -> Answer:
    """Something unasked."""
    return replace(offer(action, picture), key="", final=False, seat=seat)
