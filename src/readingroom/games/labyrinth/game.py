"""Library Labyrinth as the rest of the project uses it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from readingroom.core.actions import ActionTable
from readingroom.core.codec import types_within
from readingroom.core.events import Event, events_in
from readingroom.core.game import Meta, Outcome, Reason, Refusal, Setup
from readingroom.core.match import Match
from readingroom.core.options import NOTHING
from readingroom.core.phrases import Phrase
from readingroom.core.positions import read_setup
from readingroom.core.retelling import MatchStory
from readingroom.core.sets import members
from readingroom.core.slips import Slip
from readingroom.core.state import State
from readingroom.core.wiring import CardGame
from readingroom.games.labyrinth.cards.box import LabyrinthBox, open_box
from readingroom.games.labyrinth.cards.names import (
    DIRECTION_KEYS,
    ENDINGS,
    GENRE_KEYS,
    KIND_KEYS,
    MEEPLE_KEYS,
    OPTION_KEYS,
)
from readingroom.games.labyrinth.cards.pack import Pack, load_pack, published_pack
from readingroom.games.labyrinth.edge import events
from readingroom.games.labyrinth.edge.actions import ACTIONS, LabyrinthAction, actions_with
from readingroom.games.labyrinth.edge.looking import own_view, public_view
from readingroom.games.labyrinth.edge.odds import LabyrinthOdds, make_odds
from readingroom.games.labyrinth.edge.reading import Looks
from readingroom.games.labyrinth.edge.reasons import reason
from readingroom.games.labyrinth.edge.refusals import why_not
from readingroom.games.labyrinth.edge.slip import slip_of
from readingroom.games.labyrinth.edge.view import LabyrinthView
from readingroom.games.labyrinth.options import OPTIONS, check_options, make_house, pointless
from readingroom.games.labyrinth.positions.draws import forced_draw
from readingroom.games.labyrinth.positions.invariants import check_pieces, check_ring, check_table
from readingroom.games.labyrinth.positions.layout import LabyrinthLayout
from readingroom.games.labyrinth.positions.zones import ZONES, complete, with_old_cells
from readingroom.games.labyrinth.rules.house import STREAMS, House
from readingroom.games.labyrinth.rules.state import LabyrinthState, fresh_state
from readingroom.games.labyrinth.rules.table import WON
from readingroom.games.labyrinth.story.telling import tell_story
from readingroom.games.labyrinth.words import text

META = Meta(
    key="labyrinth",
    title="Library Labyrinth",
    place=2,
    seats=range(1, 6),
    options=OPTIONS,
    variants=("novice", "standard", "advanced", "expert", "solo"),
    rules_version=1,
    # Alone, of 12 things in two hands each passes once between two of 30 actions: 31 * 12. An action takes
    # at most 25 steps, a card for each, and brings at most 10 cards, each discarded once: 30 * 25 + 30 * 10 + 12.
    # That is 1434 in a turn; 28 standard and 2 double curses with Out of Time are 31 turns.
    longest=50_000,
    credits="Game design: Jessica Metheringham and Mill Goble. Art of the published game: Samantha Grieve, Ella Royer "
    "and Jessica Metheringham. Publisher: Dissent Games.",
    sentence="Together against the Bookwyrm: light the maze, capture the Terrors and return them to their Shelves.",
    cooperative=True,
)


class Labyrinth(CardGame[LabyrinthState, Pack, House]):
    """The public face of Library Labyrinth."""

    package = __package__
    meta = META
    actions = ACTIONS
    streams: ClassVar = STREAMS
    event_types: ClassVar = events_in(events)
    view_types: ClassVar = types_within(LabyrinthView, LabyrinthOdds)
    box_type: ClassVar = LabyrinthBox
    odds_type: ClassVar = LabyrinthOdds
    names: ClassVar = {
        "GENRES": GENRE_KEYS,
        "KINDS": KIND_KEYS,
        "DIRECTIONS": (*DIRECTION_KEYS, "NW+SE", "NE+SW"),
        "BOOSTERS": OPTION_KEYS,
        "WALKERS": MEEPLE_KEYS,
        "ENDINGS": ENDINGS,
    }

    published_pack = staticmethod(published_pack)
    load_pack = staticmethod(load_pack)
    make_house = staticmethod(make_house)
    check_options = staticmethod(check_options)
    fresh_state = staticmethod(fresh_state)
    zones = ZONES
    layout = LabyrinthLayout
    forced_draw = staticmethod(forced_draw)

    def pointless(self, seats: int, *, company: bool) -> dict[str, dict[Any, Phrase]]:
        return pointless(seats)

    def actions_in(self, setup: Setup) -> ActionTable[Any]:
        return actions_with(self.pack(setup))

    def actions_with(self, box: LabyrinthBox) -> ActionTable[Any]:
        return actions_with(box)

    def public_view(self, state: State, setup: Setup) -> LabyrinthView:
        return public_view(cast("LabyrinthState", state))

    def own_view(self, state: State, setup: Setup, seat: int) -> dict[str, Any]:
        return own_view(cast("LabyrinthState", state), seat)

    def box(self, setup: Setup) -> LabyrinthBox:
        return open_box(self.pack(setup))

    def cards(self, setup: Setup) -> dict[int, str]:
        """Boosters, by what they can do: most can do one of two things."""
        house, options = self.house(setup), self.pack(setup).options
        return {number: option.title for number, option in enumerate(options) if house.option_set[number]}

    def why_not(self, state: State, code: int, setup: Setup | None = None) -> Refusal:
        return why_not(cast("LabyrinthState", state), code, self.pack(setup))

    def odds(self, state: State, setup: Setup, seat: int | None) -> LabyrinthOdds | None:
        return make_odds(cast("LabyrinthState", state))

    def outcome(self, state: State) -> Outcome:
        """The team wins or loses as one; every seat's score is the number of filled Shelves."""
        table = cast("LabyrinthState", state)
        seats, won = range(table.seats), table.ending == WON
        return Outcome(
            ending=ENDINGS[table.ending],
            winners=tuple(seats) if won else (),
            scores=tuple(len(members(table.filled)) for _ in seats),
            results=tuple(1.0 if won else 0.0 for _ in seats),
            grade="win" if won else "loss",
        )

    def digested(self, position: dict[str, Any]) -> dict[str, Any]:
        return with_old_cells(position)

    def completed(self, plain: dict[str, Any]) -> dict[str, Any]:
        return complete(plain, self.house(read_setup(self, plain)))

    def conserved(self, state: State) -> None:
        check_pieces(cast("LabyrinthState", state))

    def sound(self, state: State) -> None:
        check_table(cast("LabyrinthState", state))
        check_ring(cast("LabyrinthState", state))

    def tell(self, event: Event, names: Sequence[str], setup: Setup | None = None) -> Phrase:
        return text.tell(event, names, self.pack(setup))

    def rules_of(self, event: Event) -> tuple[str, ...]:
        return text.rules_of(event)

    def describe(self, action: object, names: Sequence[str], setup: Setup | None = None) -> Phrase:
        return text.describe(cast("LabyrinthAction", action), names, self.pack(setup))

    def prompt(
        self, view: object, names: Sequence[str], own: Mapping[str, Any] = NOTHING, setup: Setup | None = None
    ) -> Phrase:
        return text.prompt(cast("LabyrinthView", view), names, own, self.pack(setup))

    def slip(
        self,
        view: LabyrinthView,
        odds: LabyrinthOdds | None,
        actions: Sequence[LabyrinthAction],
        names: Sequence[str],
        setup: Setup | None = None,
    ) -> Slip:
        return slip_of(Looks(view, odds, self.pack(setup), names), actions)

    def reason(  # the kernel's question
        self,
        view: LabyrinthView,
        odds: LabyrinthOdds | None,
        setup: Setup,
        action: object,
        names: Sequence[str],
        then: Sequence[object] | None = None,
    ) -> Reason:
        planned = None if then is None else cast("tuple[LabyrinthAction, ...]", tuple(then))
        return reason(Looks(view, odds, self.pack(setup), names, planned), cast("LabyrinthAction", action))

    def story(self, match: Match, names: Sequence[str]) -> MatchStory:
        return tell_story(match, names, self.pack(match.setup))


GAME = Labyrinth()
