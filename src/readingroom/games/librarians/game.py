"""Librarians as the rest of the project uses it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast, get_args

from readingroom.core.actions import ActionTable
from readingroom.core.events import Event
from readingroom.core.game import Meta, Outcome, Reason, Refusal, Setup
from readingroom.core.match import Match
from readingroom.core.options import NOTHING
from readingroom.core.phrases import Phrase
from readingroom.core.retelling import MatchStory
from readingroom.core.slips import Slip
from readingroom.core.state import State, bit
from readingroom.core.wiring import CardGame
from readingroom.games.librarians.cards.box import LibrariansBox, open_box
from readingroom.games.librarians.cards.names import (
    COLOUR_KEYS,
    ENDINGS,
    GENRE_KEYS,
    HORROR_GRADE,
    INTENT_KEYS,
    MOOD_KEYS,
    SIDE_KEYS,
    SIGNAL_KEYS,
    THRILL_KEYS,
    grade_for,
)
from readingroom.games.librarians.cards.pack import Pack, load_pack, published_pack
from readingroom.games.librarians.edge.actions import ACTIONS, LibrariansAction, actions_with
from readingroom.games.librarians.edge.events import LibrariansEvent
from readingroom.games.librarians.edge.looking import own_view, public_view
from readingroom.games.librarians.edge.odds import LibrariansOdds, make_odds
from readingroom.games.librarians.edge.reasons import reason
from readingroom.games.librarians.edge.refusals import why_not
from readingroom.games.librarians.edge.slip import Looks, slip_of
from readingroom.games.librarians.edge.view import (
    CellView,
    ForceView,
    InQuestionView,
    LibrariansView,
    OpenCellView,
    SeatView,
    ShelfView,
    SignalView,
)
from readingroom.games.librarians.options import OPTIONS, check_options, make_house
from readingroom.games.librarians.positions.draws import forced_draw
from readingroom.games.librarians.positions.invariants import check_pieces, check_table
from readingroom.games.librarians.positions.layout import LibrariansLayout
from readingroom.games.librarians.positions.zones import ZONES
from readingroom.games.librarians.rules.end import books_left
from readingroom.games.librarians.rules.house import FIRST_HELD, House
from readingroom.games.librarians.rules.state import LibrariansState, fresh_state
from readingroom.games.librarians.rules.table import BY_HORROR, WON
from readingroom.games.librarians.story.telling import tell_story
from readingroom.games.librarians.words import text

META = Meta(
    key="librarians",
    title="Librarians",
    place=3,
    seats=range(1, 7),  # alone too, with the same rules (LIB-SOLO-1, LIB-Q-47)
    options=OPTIONS,
    variants=("story_hour", "reading_room", "sequel_shelf", "heavy_shelves", "night_shift", "restricted_section"),
    rules_version=1,
    # Of 276 books each is played once and once more for each time that Mythology takes it back; a play is two answers.
    # A power card is used once and asks for at most nine, a claim for four: far below this, whoever plays for time.
    longest=20_000,
    credits="Game design: Tiamo Pastoor (Pandaqi).",
    sentence="Together and in silence: shelve every book in alphabetical order, though nobody sees another's hand.",
    cooperative=True,
)


class Librarians(CardGame[LibrariansState, Pack, House]):
    """The public face of Librarians."""

    package = __package__
    meta = META
    actions = ACTIONS
    event_types: ClassVar = {kind.__name__: kind for kind in get_args(LibrariansEvent)}
    view_types: ClassVar = {
        kind.__name__: kind
        for kind in (
            LibrariansView,
            ShelfView,
            CellView,
            OpenCellView,
            SeatView,
            SignalView,
            ForceView,
            InQuestionView,
            LibrariansOdds,
        )
    }
    box_type: ClassVar = LibrariansBox
    odds_type: ClassVar = LibrariansOdds
    names: ClassVar = {
        "COLOURS": COLOUR_KEYS,
        "GENRES": GENRE_KEYS,
        "THRILLS": THRILL_KEYS,
        "SIDES": SIDE_KEYS,
        "SIGNALS": SIGNAL_KEYS,
        "MOODS": MOOD_KEYS,
        "INTENTS": INTENT_KEYS,
        "ENDINGS": ENDINGS,
    }

    published_pack = staticmethod(published_pack)
    load_pack = staticmethod(load_pack)
    make_house = staticmethod(make_house)
    fresh_state = staticmethod(fresh_state)
    zones = ZONES
    layout = LibrariansLayout
    forced_draw = staticmethod(forced_draw)

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        return check_options(seats, options)

    def actions_in(self, setup: Setup) -> ActionTable[Any]:
        return actions_with(self.pack(setup))

    def actions_with(self, box: LibrariansBox) -> ActionTable[Any]:
        return actions_with(box)

    def public_view(self, state: State, setup: Setup) -> LibrariansView:
        return public_view(cast("LibrariansState", state), self.pack(setup))

    def own_view(self, state: State, setup: Setup, seat: int) -> dict[str, Any]:
        return own_view(cast("LibrariansState", state), self.pack(setup), seat)

    def box(self, setup: Setup) -> LibrariansBox:
        return open_box(self.pack(setup))

    def cards(self, setup: Setup) -> dict[int, str]:
        """Power cards, by their genre; red ones are never held."""
        house, genres = self.house(setup), self.pack(setup).genres
        return {n: one.name for n, one in enumerate(genres) if n >= FIRST_HELD and house.genres & bit(n)}

    def why_not(self, state: State, code: int, setup: Setup | None = None) -> Refusal:
        return why_not(cast("LibrariansState", state), code, self.pack(setup))

    def odds(self, state: State, setup: Setup, seat: int | None) -> LibrariansOdds:
        return make_odds(cast("LibrariansState", state), self.pack(setup), seat)

    def outcome(self, state: State) -> Outcome:
        """The team wins or loses as one; every seat's score is the number of books left (LIB-END-5)."""
        table = cast("LibrariansState", state)
        seats, won, left = range(table.seats), table.ending == WON, int(books_left(table))
        return Outcome(
            ending=ENDINGS[table.ending],
            winners=tuple(seats) if won else (),
            scores=tuple(left for _ in seats),
            results=tuple(1.0 if won else 0.0 for _ in seats),
            grade=HORROR_GRADE if table.ending == BY_HORROR else grade_for(left),
        )

    def conserved(self, state: State) -> None:
        check_pieces(cast("LibrariansState", state))

    def sound(self, state: State) -> None:
        check_table(cast("LibrariansState", state))

    def tell(self, event: Event, names: Sequence[str], setup: Setup | None = None) -> Phrase:
        return text.Teller(self.pack(setup), names).tell(event)

    def rules_of(self, event: Event) -> tuple[str, ...]:
        return text.rules_of(event)

    def describe(self, action: object, names: Sequence[str], setup: Setup | None = None) -> Phrase:
        return text.describe(cast("LibrariansAction", action), names, self.pack(setup))

    def prompt(
        self, view: object, names: Sequence[str], own: Mapping[str, Any] = NOTHING, setup: Setup | None = None
    ) -> Phrase:
        return text.prompt(cast("LibrariansView", view), names, own, self.pack(setup))

    def slip(
        self,
        view: LibrariansView,
        odds: LibrariansOdds | None,
        actions: Sequence[Any],
        names: Sequence[str],
        setup: Setup | None = None,
    ) -> Slip:
        return slip_of(Looks(view, self.pack(setup), names), actions)

    def reason(  # the kernel's question
        self,
        view: LibrariansView,
        odds: LibrariansOdds | None,
        setup: Setup,
        action: object,
        names: Sequence[str],
        then: Sequence[object] | None = None,
    ) -> Reason:
        return reason(view, odds, self.pack(setup), cast("LibrariansAction", action), names)

    def story(self, match: Match, names: Sequence[str]) -> MatchStory:
        return tell_story(match, names, self.pack(match.setup))


GAME = Librarians()
