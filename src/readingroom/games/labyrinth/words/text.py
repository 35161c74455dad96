"""Events and questions of Library Labyrinth as phrases; `phrases.py` has the actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from readingroom.core.events import Event
from readingroom.core.phrases import Phrase, Word, phrase
from readingroom.games.labyrinth.cards.names import DIRECTION_KEYS, ENDINGS, GENRE_KEYS, KIND_KEYS, OPTION_KEYS
from readingroom.games.labyrinth.cards.pack import DOUBLES, Pack
from readingroom.games.labyrinth.edge import events as ev
from readingroom.games.labyrinth.edge.actions import thing_numbers
from readingroom.games.labyrinth.edge.view import LabyrinthView
from readingroom.games.labyrinth.rules.table import BOTH, TROLLEY
from readingroom.games.labyrinth.words.naming import (
    genres,
    junction,
    name_of,
    name_of_book,
    name_of_genre,
    name_of_option,
    name_of_reward,
    name_of_terror,
    person,
    tile_of,
)
from readingroom.games.labyrinth.words.phrases import describe

__all__ = ["Teller", "describe", "how_it_ended", "prompt", "rules_of", "tell", "who_is"]


def who_is(hand: int, names: Sequence[str], *, solo: bool) -> Word:
    """A hand by its player; alone, the second is the Trolley's."""
    return phrase("labyrinth-trolley") if solo and hand == TROLLEY else person(hand, names)


def how_it_ended(ending: str) -> Phrase:
    """An ending: "All six Shelves are filled: you have won"."""
    return phrase("labyrinth-ended", ending=ending)


# --- events -------------------------------------------------------------------------------------------------


def tell(event: Event, names: Sequence[str], pack: Pack) -> Phrase:
    """One event; a single name is a player alone."""
    return Teller(pack, names, solo=len(names) == 1).tell(event)


class Teller:
    """Events as phrases; one method an event, found by its name."""

    def __init__(self, pack: Pack, names: Sequence[str], *, solo: bool) -> None:
        self.pack = pack
        self.names = names
        self.solo = solo

    def tell(self, event: Event) -> Phrase:
        """One event."""
        told: Phrase = getattr(self, type(event).__name__)(event)
        return told

    def who(self, hand: int) -> Word:
        return who_is(hand, self.names, solo=self.solo)

    def to_whom(self, hand: int) -> Word:
        return phrase("labyrinth-trolley-to") if self.solo and hand == TROLLEY else self.who(hand)

    def thing(self, thing: int) -> Phrase:
        return name_of(self.pack, thing)

    def terror(self, terror: int) -> Phrase:
        return name_of_terror(self.pack, terror)

    def GenresChosen(self, event: ev.GenresChosen) -> Phrase:  # noqa: N802
        who = self.who(event.seat)
        if not event.genres:
            return phrase("labyrinth-told-genres-chosen", who=who)
        return phrase("labyrinth-told-genres-chosen-which", who=who, genres=genres(event.genres))

    def GenresShown(self, event: ev.GenresShown) -> Phrase:  # noqa: N802
        shown = tuple(
            phrase("labyrinth-told-wants", who=self.who(seat), genres=genres(wanted))
            for seat, wanted in enumerate(event.genres)
        )
        return phrase("labyrinth-told-genres-shown", shown=shown)

    def GenreReplaced(self, event: ev.GenreReplaced) -> Phrase:  # noqa: N802
        (missing,) = genres((event.missing,))
        who, genre = self.who(event.seat), GENRE_KEYS[event.genre]
        return phrase("labyrinth-told-genre-replaced", who=who, genre=genre, missing=missing)

    def HandDealt(self, event: ev.HandDealt) -> Phrase:  # noqa: N802
        cards = [name_of_book(self.pack, book) for book in event.books]
        cards += [name_of_reward(self.pack, reward) for reward in event.rewards]
        return phrase("labyrinth-told-dealt", who=self.who(event.hand), cards=tuple(cards))

    def BookwyrmPlaced(self, event: ev.BookwyrmPlaced) -> Phrase:  # noqa: N802
        return phrase("labyrinth-told-bookwyrm-placed", junction=junction(event.junction))

    def TurnBegan(self, event: ev.TurnBegan) -> Phrase:  # noqa: N802
        return phrase("labyrinth-told-turn", who=self.who(event.seat), actions=event.actions)

    def BookTaken(self, event: ev.BookTaken) -> Phrase:  # noqa: N802
        return phrase("labyrinth-told-taken", who=self.who(event.hand), card=name_of_book(self.pack, event.book))

    def DeckRebuilt(self, event: ev.DeckRebuilt) -> Phrase:  # noqa: N802
        if event.genre is None:
            return phrase("labyrinth-told-rewards-rebuilt", cards=event.cards)
        return phrase("labyrinth-told-books-rebuilt", genre=GENRE_KEYS[event.genre], cards=event.cards)

    def RewardDrawn(self, event: ev.RewardDrawn) -> Phrase:  # noqa: N802
        return phrase("labyrinth-told-drawn", who=self.who(event.hand), card=name_of_reward(self.pack, event.reward))

    def RewardSkipped(self, event: ev.RewardSkipped) -> Phrase:  # noqa: N802
        return phrase("labyrinth-told-skipped", who=self.who(event.hand))

    def BoosterPlayed(self, event: ev.BoosterPlayed) -> Phrase:  # noqa: N802
        option = name_of_option(self.pack, OPTION_KEYS[event.option])
        return phrase("labyrinth-told-played", who=self.who(event.hand), option=option)

    def TileLit(self, event: ev.TileLit) -> Phrase:  # noqa: N802
        tile, kind = tile_of(event.cell, "object"), KIND_KEYS[event.kind]
        if event.seat is None:
            return phrase("labyrinth-told-curse-lights", tile=tile, kind=kind)
        return phrase("labyrinth-told-lights", who=self.who(event.seat), tile=tile, kind=kind)

    def TileDarkened(self, event: ev.TileDarkened) -> Phrase:  # noqa: N802
        return phrase("labyrinth-told-curse-darkens", tile=tile_of(event.cell, "object"))

    def TileTurned(self, event: ev.TileTurned) -> Phrase:  # noqa: N802
        tile, way = tile_of(event.cell, "object"), "cw" if event.clockwise else "ccw"
        if event.seat is None:
            return phrase("labyrinth-told-curse-turns", tile=tile, way=way)
        return phrase("labyrinth-told-turns", who=self.who(event.seat), tile=tile, way=way)

    def TerrorAppeared(self, event: ev.TerrorAppeared) -> Phrase:  # noqa: N802
        return phrase("labyrinth-told-terror", terror=self.terror(event.terror), on=tile_of(event.cell, "on"))

    def ShelfAppeared(self, event: ev.ShelfAppeared) -> Phrase:  # noqa: N802
        genre, title = GENRE_KEYS[event.genre], name_of_genre(self.pack, event.genre)
        return phrase("labyrinth-told-shelf", genre=genre, title=title, on=tile_of(event.cell, "on"))

    def Moved(self, event: ev.Moved) -> Phrase:  # noqa: N802
        start, to = tile_of(event.start, "from"), tile_of(event.cell, "to")
        if event.walker == BOTH:
            return phrase("labyrinth-told-rides", who=self.who(event.seat), start=start, to=to)
        who = self.who(int(TROLLEY) if event.walker == TROLLEY else event.seat)
        return phrase("labyrinth-told-walks", who=who, start=start, to=to)

    def TerrorCaptured(self, event: ev.TerrorCaptured) -> Phrase:  # noqa: N802
        cards = [self.paid(book, event) for book in event.books]
        cards += [name_of_reward(self.pack, item) for item in event.items]
        terror, on = self.terror(event.terror), tile_of(event.cell, "on")
        if self.solo and event.hand == TROLLEY:  # a ride: the Trolley alone captures nothing
            who = self.who(0)
            return phrase("labyrinth-told-captures-for-trolley", who=who, terror=terror, on=on, cards=tuple(cards))
        return phrase("labyrinth-told-captures", who=self.who(event.hand), terror=terror, on=on, cards=tuple(cards))

    def paid(self, book: int, event: ev.TerrorCaptured) -> Phrase:
        card = name_of_book(self.pack, book)
        return phrase("labyrinth-counted-twice", card=card) if book in event.copied else card

    def TerrorReturned(self, event: ev.TerrorReturned) -> Phrase:  # noqa: N802
        who, terror = self.who(0 if self.solo else event.hand), self.terror(event.terror)
        genre, on = GENRE_KEYS[event.genre], tile_of(event.cell, "on")
        return phrase("labyrinth-told-returns", who=who, terror=terror, genre=genre, on=on)

    def ThingPassed(self, event: ev.ThingPassed) -> Phrase:  # noqa: N802
        giver, receiver = self.who(event.giver), self.to_whom(event.receiver)
        return phrase("labyrinth-told-passed", giver=giver, card=self.thing(event.thing), receiver=receiver)

    def GiftOffered(self, event: ev.GiftOffered) -> Phrase:  # noqa: N802
        giver, receiver = self.who(event.giver), self.to_whom(event.receiver)
        return phrase("labyrinth-told-offered", giver=giver, card=self.thing(event.thing), receiver=receiver)

    def GiftRefused(self, event: ev.GiftRefused) -> Phrase:  # noqa: N802
        giver, receiver = self.who(event.giver), self.who(event.receiver)
        return phrase("labyrinth-told-refused", receiver=receiver, giver=giver, card=self.thing(event.thing))

    def Discarded(self, event: ev.Discarded) -> Phrase:  # noqa: N802
        return phrase("labyrinth-told-discarded", who=self.who(event.hand), card=self.thing(event.thing))

    def PhaseEnded(self, event: ev.PhaseEnded) -> Phrase:  # noqa: N802
        passed = "yes" if event.passed else "no"
        return phrase("labyrinth-told-ends-turn", who=self.who(event.seat), passed=passed, lost=event.lost)

    def CurseRevealed(self, event: ev.CurseRevealed) -> Phrase:  # noqa: N802
        fallen = tuple(phrase("labyrinth-direction", direction=key) for key in directions_of(event.curse))
        return phrase("labyrinth-told-curse", curses=len(fallen), directions=fallen, left=event.left)

    def NothingDisturbed(self, event: ev.NothingDisturbed) -> Phrase:  # noqa: N802
        return phrase("labyrinth-told-nothing", on=tile_of(event.cell, "on"))

    def BookwyrmMoved(self, event: ev.BookwyrmMoved) -> Phrase:  # noqa: N802
        return phrase("labyrinth-told-bookwyrm-moved", junction=junction(event.junction))

    def MatchEnded(self, event: ev.MatchEnded) -> Phrase:  # noqa: N802
        ending = ENDINGS[event.ending]
        if ending == "won":
            return phrase("labyrinth-told-won", ending=ending)
        return phrase("labyrinth-told-ended", ending=ending, shelves=event.shelves)


def directions_of(curse: int) -> tuple[str, ...]:
    """The directions that a Disturbance card names."""
    return (DIRECTION_KEYS[curse],) if curse < len(DIRECTION_KEYS) else DOUBLES[curse - len(DIRECTION_KEYS)]


# --- the rules that an event rests on -------------------------------------------------------------------------

BOOSTER_RULES: Final = tuple(f"LAB-BOOST-{number}" for number in range(4, 11))  # by OPTION_KEYS
ENDING_RULES: Final = {"won": "LAB-END-1", "out_of_time": "LAB-END-2", "overrun": "LAB-END-3", "conceded": "R-6"}
WALKER_RULES: Final = ("LAB-MOVE-1", "LAB-SOLO-4", "LAB-SOLO-8")  # by MEEPLE_KEYS


def rules_of(event: Event) -> tuple[str, ...]:
    """The ids of the rules that an event rests on."""
    match event:
        case ev.DeckRebuilt():
            return ("LAB-DECK-2",) if event.genre is None else ("LAB-DECK-1",)
        case ev.BoosterPlayed():
            return (BOOSTER_RULES[event.option], "LAB-BOOST-2")
        case ev.TileLit():
            return ("LAB-DIST-2",) if event.seat is None else ("LAB-FLIP-1",)
        case ev.TileTurned():
            return ("LAB-DIST-2",) if event.seat is None else ("LAB-ROT-1",)
        case ev.Moved():
            return (WALKER_RULES[event.walker],)
        case ev.TerrorCaptured():
            return ("LAB-CAP-1", "LAB-CAP-4", "LAB-BOOST-10") if event.copied else ("LAB-CAP-1", "LAB-CAP-4")
        case ev.PhaseEnded():
            return ("LAB-PASSACT-1",) if event.passed else ("LAB-TURN-3",)
        case ev.CurseRevealed():
            return ("LAB-DIST-1",) if event.curse < len(DIRECTION_KEYS) else ("LAB-DIST-4", "R-48")
        case ev.MatchEnded():
            return (ENDING_RULES[ENDINGS[event.ending]],)
    return event.rules


# --- the question -------------------------------------------------------------------------------------------


def prompt(view: LabyrinthView, names: Sequence[str], own: Mapping[str, Any], pack: Pack | None = None) -> Phrase:
    """What is asked of whom, in one line; without a pack cards go unnamed."""
    if view.over:
        return phrase("labyrinth-over")
    seat, decision = own.get("seat", view.seat), str(view.decision)
    if decision == "start" and seat is not None and not view.chosen[seat]:
        return question(view, "start", names, pack)  # all choose at the same time
    if view.asked != seat:
        return phrase("labyrinth-thinking", who=who_is(view.asked or 0, names, solo=view.solo))
    return question(view, decision, names, pack)


def question(view: LabyrinthView, decision: str, names: Sequence[str], pack: Pack | None) -> Phrase:
    return phrase(
        f"labyrinth-ask-{decision}",
        actions=view.actions,
        genre=view.missing or "",
        terror=goal(view, pack),
        card=card_or_some(view.pending.thing if view.pending else None, pack),
        offer=card_or_some(view.offer, pack),
        giver=who_is(view.active or 0, names, solo=view.solo),
    )


def card_or_some(key: str | None, pack: Pack | None) -> Phrase:
    return phrase("labyrinth-a-card") if key is None or pack is None else name_of(pack, thing_numbers(pack)[key])


def goal(view: LabyrinthView, pack: Pack | None) -> Phrase:
    """The Terror that is being paid for."""
    cell = view.pending.cell if view.pending else None
    terror = next((tile.terror for tile in view.tiles if tile.cell == cell), None)
    return phrase("labyrinth-some-terror") if terror is None or pack is None else name_of_terror(pack, terror)
