"""Events and questions of Library Labyrinth as words; `phrases.py` has the actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from readingroom.core.events import Event
from readingroom.games.labyrinth.cards.names import DIRECTION_KEYS, ENDINGS, GENRE_KEYS, KIND_KEYS, OPTION_KEYS
from readingroom.games.labyrinth.cards.pack import DOUBLES, Pack
from readingroom.games.labyrinth.edge import events as ev
from readingroom.games.labyrinth.edge.actions import thing_numbers
from readingroom.games.labyrinth.edge.view import LabyrinthView
from readingroom.games.labyrinth.rules.table import BOTH, TROLLEY
from readingroom.games.labyrinth.words.naming import (
    DIRECTION_WORDS,
    a_book,
    book_name,
    capital,
    counted,
    junction_words,
    listed,
    option_title,
    place_of,
    reward_name,
    terror_name,
    thing_name,
)
from readingroom.games.labyrinth.words.phrases import describe

__all__ = ["Teller", "describe", "prompt", "rules_of", "tell", "who_is"]

THE_TROLLEY: Final = "the Trolley"
ENDING_WORDS: Final = {
    "won": "All six Shelves are filled: you have won",
    "out_of_time": "Time is out, and you have lost",
    "overrun": "A sixth Terror lies on the grid, and you have lost",
    "conceded": "You have given up",
}


def who_is(hand: int, names: Sequence[str], *, solo: bool) -> str:
    """The name of a hand: a seat's, or alone the Trolley's."""
    if solo and hand == TROLLEY:
        return THE_TROLLEY
    return names[hand] if hand < len(names) else f"Seat {hand + 1}"


def genre_list(genres: Sequence[int]) -> str:
    return listed([GENRE_KEYS[genre] for genre in genres])


# --- events -------------------------------------------------------------------------------------------------


def tell(event: Event, names: Sequence[str], pack: Pack) -> str:
    """One event as a sentence; a single name is a player alone."""
    return Teller(pack, names, solo=len(names) == 1).tell(event)


class Teller:
    """Events as sentences; one method an event, found by its name."""

    def __init__(self, pack: Pack, names: Sequence[str], *, solo: bool) -> None:
        self.pack = pack
        self.names = names
        self.solo = solo

    def tell(self, event: Event) -> str:
        """One event as a sentence."""
        sentence: str = getattr(self, type(event).__name__)(event)
        return capital(sentence)

    def who(self, hand: int) -> str:
        return who_is(hand, self.names, solo=self.solo)

    def thing(self, thing: int) -> str:
        return thing_name(self.pack, thing)

    def GenresChosen(self, event: ev.GenresChosen) -> str:  # noqa: N802
        genres = f": {genre_list(event.genres)}" if event.genres else ""
        return f"{self.who(event.seat)} has chosen three genres{genres}."

    def GenresShown(self, event: ev.GenresShown) -> str:  # noqa: N802
        shown = [f"{self.who(seat)} takes {genre_list(genres)}" for seat, genres in enumerate(event.genres)]
        return f"{listed(shown)}."

    def GenreReplaced(self, event: ev.GenreReplaced) -> str:  # noqa: N802
        missing = f"no {GENRE_KEYS[event.missing]} Book is left"
        return f"{self.who(event.seat)} takes {a_book(event.genre)} instead: {missing}."

    def HandDealt(self, event: ev.HandDealt) -> str:  # noqa: N802
        cards = [*(book_name(self.pack, book) for book in event.books)]
        cards += [reward_name(self.pack, reward) for reward in event.rewards]
        return f"{self.who(event.hand)} is dealt {listed(cards)}."

    def BookwyrmPlaced(self, event: ev.BookwyrmPlaced) -> str:  # noqa: N802
        return f"The Bookwyrm starts {junction_words(event.junction)}."

    def TurnBegan(self, event: ev.TurnBegan) -> str:  # noqa: N802
        return f"{self.who(event.seat)}'s turn, with {counted(event.actions, 'action')}."

    def BookTaken(self, event: ev.BookTaken) -> str:  # noqa: N802
        return f"{self.who(event.hand)} takes {book_name(self.pack, event.book)}."

    def DeckRebuilt(self, event: ev.DeckRebuilt) -> str:  # noqa: N802
        if event.genre is None:
            return f"The discarded Reward cards become a new deck of {event.cards}."
        return f"The discarded {GENRE_KEYS[event.genre]} Books become a new deck of {event.cards}."

    def RewardDrawn(self, event: ev.RewardDrawn) -> str:  # noqa: N802
        return f"{self.who(event.hand)} draws {reward_name(self.pack, event.reward)}."

    def RewardSkipped(self, event: ev.RewardSkipped) -> str:  # noqa: N802
        return f"{self.who(event.hand)} draws no more."

    def BoosterPlayed(self, event: ev.BoosterPlayed) -> str:  # noqa: N802
        return f"{self.who(event.hand)} plays {option_title(self.pack, OPTION_KEYS[event.option])}."

    def TileLit(self, event: ev.TileLit) -> str:  # noqa: N802
        tile = "a crossroads" if event.kind == 0 else f"a {KIND_KEYS[event.kind].title()} tile"
        if event.seat is None:
            return f"The curse lights {place_of(event.cell)}: {tile}."
        return f"{self.who(event.seat)} lights {place_of(event.cell)}: {tile}."

    def TileDarkened(self, event: ev.TileDarkened) -> str:  # noqa: N802
        return f"The curse turns {place_of(event.cell)} dark."

    def TileTurned(self, event: ev.TileTurned) -> str:  # noqa: N802
        who = "The curse" if event.seat is None else self.who(event.seat)
        return f"{who} turns {place_of(event.cell)} {'clockwise' if event.clockwise else 'anticlockwise'}."

    def TerrorAppeared(self, event: ev.TerrorAppeared) -> str:  # noqa: N802
        return f"{terror_name(self.pack, event.terror)} appears on {place_of(event.cell)}."

    def ShelfAppeared(self, event: ev.ShelfAppeared) -> str:  # noqa: N802
        title = self.pack.genres[event.genre].title
        return f"The {GENRE_KEYS[event.genre]} Shelf ({title}) appears on {place_of(event.cell)}."

    def Moved(self, event: ev.Moved) -> str:  # noqa: N802
        way = f"from {place_of(event.start)} to {place_of(event.cell)}"
        if event.walker == BOTH:
            return f"{self.who(event.seat)} rides with the Trolley {way}."
        who = self.who(int(TROLLEY) if event.walker == TROLLEY else event.seat)
        return f"{who} walks {way}."

    def TerrorCaptured(self, event: ev.TerrorCaptured) -> str:  # noqa: N802
        cards = [
            f"{book_name(self.pack, book)}{' counted twice' if book in event.copied else ''}" for book in event.books
        ]
        cards += [reward_name(self.pack, item) for item in event.items]
        captured = f"captures {terror_name(self.pack, event.terror)} on {place_of(event.cell)} with {listed(cards)}"
        if self.solo and event.hand == TROLLEY:  # a ride: the Trolley alone captures nothing
            return f"{self.who(0)} {captured}; the Trolley keeps it."
        return f"{self.who(event.hand)} {captured}."

    def TerrorReturned(self, event: ev.TerrorReturned) -> str:  # noqa: N802
        who = self.who(0 if self.solo else event.hand)
        shelf = f"the {GENRE_KEYS[event.genre]} Shelf on {place_of(event.cell)}"
        return f"{who} returns {terror_name(self.pack, event.terror)} to {shelf}."

    def ThingPassed(self, event: ev.ThingPassed) -> str:  # noqa: N802
        return f"{self.who(event.giver)} hands {self.thing(event.thing)} to {self.who(event.receiver)}."

    def GiftOffered(self, event: ev.GiftOffered) -> str:  # noqa: N802
        gift, receiver = self.thing(event.thing), self.who(event.receiver)
        return f"{self.who(event.giver)} offers {gift} to {receiver}, whose hand is full."

    def GiftRefused(self, event: ev.GiftRefused) -> str:  # noqa: N802
        return f"{self.who(event.receiver)} makes no room: {self.who(event.giver)} keeps {self.thing(event.thing)}."

    def Discarded(self, event: ev.Discarded) -> str:  # noqa: N802
        return f"{self.who(event.hand)} discards {self.thing(event.thing)}."

    def PhaseEnded(self, event: ev.PhaseEnded) -> str:  # noqa: N802
        passed = " and passes an action on" if event.passed else ""
        lost = f"; {counted(event.lost, 'action')} {is_or_are(event.lost)} lost" if event.lost else ""
        return f"{self.who(event.seat)} ends the turn{passed}{lost}."

    def CurseRevealed(self, event: ev.CurseRevealed) -> str:  # noqa: N802
        directions = curse_words(event.curse)
        curse = "A curse" if len(directions) == 1 else "A double curse"
        left = "only Out of Time is" if event.left == 0 else f"{counted(event.left, 'curse')} {is_or_are(event.left)}"
        return f"{curse} falls {listed(directions)} of the Bookwyrm; {left} left."

    def NothingDisturbed(self, event: ev.NothingDisturbed) -> str:  # noqa: N802
        return f"The curse changes nothing on {place_of(event.cell)}."

    def BookwyrmMoved(self, event: ev.BookwyrmMoved) -> str:  # noqa: N802
        return f"The Bookwyrm crawls on; it sits {junction_words(event.junction)}."

    def MatchEnded(self, event: ev.MatchEnded) -> str:  # noqa: N802
        ending = ENDINGS[event.ending]
        shelves = f"{event.shelves} of 6 Shelves {'was' if event.shelves == 1 else 'were'} filled"
        return f"{ENDING_WORDS[ending]}{'' if ending == 'won' else f': {shelves}'}."


def is_or_are(number: int) -> str:
    return "is" if number == 1 else "are"


def curse_words(curse: int) -> tuple[str, ...]:
    """The directions that a Disturbance card names."""
    if curse < len(DIRECTION_KEYS):
        return (DIRECTION_WORDS[curse],)
    return tuple(DIRECTION_WORDS[DIRECTION_KEYS.index(key)] for key in DOUBLES[curse - len(DIRECTION_KEYS)])


# --- the rules that an event rests on -------------------------------------------------------------------------

RULES: Final[dict[type[Event], tuple[str, ...]]] = {
    ev.GenresChosen: ("LAB-SETUP-11",),
    ev.GenresShown: ("LAB-SETUP-11", "R-14"),
    ev.GenreReplaced: ("R-14",),
    ev.HandDealt: ("LAB-SETUP-11", "LAB-SETUP-12"),
    ev.BookwyrmPlaced: ("LAB-SETUP-9",),
    ev.TurnBegan: ("LAB-TURN-2",),
    ev.BookTaken: ("LAB-TAKE-1",),
    ev.RewardDrawn: ("LAB-REW-1", "LAB-RET-3"),
    ev.RewardSkipped: ("LAB-REW-1", "R-39"),
    ev.TileDarkened: ("LAB-DIST-2",),
    ev.TerrorAppeared: ("LAB-ACTV-1", "LAB-DIST-2"),
    ev.ShelfAppeared: ("LAB-ACTV-2",),
    ev.TerrorReturned: ("LAB-RET-1", "LAB-RET-2"),
    ev.ThingPassed: ("LAB-PASS-1", "LAB-SOLO-7"),
    ev.GiftOffered: ("R-58",),
    ev.GiftRefused: ("R-58",),
    ev.Discarded: ("LAB-HAND-3",),
    ev.NothingDisturbed: ("R-17", "R-18"),
    ev.BookwyrmMoved: ("LAB-WYRM-1",),
}
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
    return RULES[type(event)]


# --- the question -------------------------------------------------------------------------------------------

QUESTIONS: Final = {
    "start": "Choose the genres of your first three Books.",
    "instead": "No {missing} Book is left for you: choose another genre.",
    "act": "What do you do? {actions} left.",
    "take": "A Library Card lies ready: which Book do you take first?",
    "extra": "One more Book by your Library Card: of which genre?",
    "reward": "A Reward tile: do you draw a card?",
    "spend": "Which booster do you use?",
    "pay": "Which cards do you pay for {terror}?",
    "return": "Which captured Terror goes to this Shelf?",
    "keep": "Which hand keeps the captured Terror?",
    "give_to": "Who gets {thing}?",
    "swap_for": "What do you get for {thing}?",
    "make_room": "{giver} offers you {offer}, and your hand is full: discard a card for it?",
}


def prompt(view: LabyrinthView, names: Sequence[str], own: Mapping[str, Any], pack: Pack | None = None) -> str:
    """What is asked of whom, in one line; without a pack cards go unnamed."""
    if view.over:
        return "The match is over."
    seat, decision = own.get("seat", view.seat), str(view.decision)
    if decision == "start" and seat is not None and not view.chosen[seat]:
        return QUESTIONS["start"]  # all choose at the same time
    if view.asked != seat:
        return f"{who_is(view.asked or 0, names, solo=view.solo)} is thinking."
    return QUESTIONS[decision].format(
        actions=counted(view.actions, "action") if view.actions else "No action is",
        missing=view.missing,
        terror=goal_words(view, pack),
        thing=thing_words(view.pending.thing if view.pending else None, pack),
        offer=thing_words(view.offer, pack),
        giver=who_is(view.active or 0, names, solo=view.solo),
    )


def thing_words(key: str | None, pack: Pack | None) -> str:
    return "a card" if key is None or pack is None else thing_name(pack, thing_numbers(pack)[key])


def goal_words(view: LabyrinthView, pack: Pack | None) -> str:
    """The Terror that is being paid for."""
    cell = view.pending.cell if view.pending else None
    terror = next((tile.terror for tile in view.tiles if tile.cell == cell), None)
    return "the Terror" if terror is None or pack is None else terror_name(pack, terror)
