"""Returns as the rest of the project uses it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from readingroom.games.returns.cards.pack import Pack, ReturnsBox, load_pack, published_pack
from readingroom.games.returns.edge import events
from readingroom.games.returns.edge.actions import ACTIONS, ReturnsAction
from readingroom.games.returns.edge.refusals import reason, why_not
from readingroom.games.returns.edge.slip import slip_of
from readingroom.games.returns.edge.view import ReturnsView, own_view, public_view
from readingroom.games.returns.options import OPTIONS, check_options, make_house
from readingroom.games.returns.positions.zones import ZONES, ReturnsLayout, check_pieces, check_table, forced_draw
from readingroom.games.returns.rules.house import House
from readingroom.games.returns.rules.state import ReturnsState, fresh_state
from readingroom.games.returns.story.telling import tell_story
from readingroom.games.returns.words import text

from readingroom.core.codec import types_within
from readingroom.core.events import Event, events_in
from readingroom.core.game import Meta, Outcome, Reason, Refusal, Setup
from readingroom.core.match import Match
from readingroom.core.options import NOTHING
from readingroom.core.phrases import Phrase
from readingroom.core.retelling import MatchStory
from readingroom.core.slips import Slip
from readingroom.core.state import State
from readingroom.core.wiring import CardGame

META = Meta(
    key="returns",
    title="Returns",
    place=5,
    seats=range(2, 5),
    options=OPTIONS,
    variants=("table",),
    rules_version=1,
    longest=16,
    credits="A small game for the tests of this house.",
    sentence="Three books each, three rounds: the highest number stamps the round.",
)


class Returns(CardGame[ReturnsState, Pack, House]):
    """The public face of Returns."""

    package = __package__
    meta = META
    actions = ACTIONS
    event_types: ClassVar = events_in(events)
    view_types: ClassVar = types_within(ReturnsView)
    box_type: ClassVar = ReturnsBox

    published_pack = staticmethod(published_pack)
    load_pack = staticmethod(load_pack)
    make_house = staticmethod(make_house)
    check_options = staticmethod(check_options)
    fresh_state = staticmethod(fresh_state)
    zones = ZONES
    layout = ReturnsLayout
    forced_draw = staticmethod(forced_draw)

    def public_view(self, state: State, setup: Setup) -> ReturnsView:
        return public_view(cast("ReturnsState", state))

    def own_view(self, state: State, setup: Setup, seat: int) -> dict[str, Any]:
        return own_view(cast("ReturnsState", state), seat)

    def box(self, setup: Setup) -> ReturnsBox:
        return ReturnsBox(self.pack(setup).titles)

    def why_not(self, state: State, code: int, setup: Setup | None = None) -> Refusal:
        return why_not(cast("ReturnsState", state), code)

    def odds(self, state: State, setup: Setup, seat: int | None) -> None:
        return None

    def outcome(self, state: State) -> Outcome:
        table = cast("ReturnsState", state)
        winners = tuple(seat for seat in range(table.seats) if table.has_won(seat))
        return Outcome(
            ending="three_rounds",
            winners=winners,
            scores=tuple(int(stamps) for stamps in table.stamps),
            results=tuple(table.utility(seat) for seat in range(table.seats)),
            grade="win" if len(winners) == 1 else "shared win",
        )

    def conserved(self, state: State) -> None:
        check_pieces(cast("ReturnsState", state))

    def sound(self, state: State) -> None:
        check_table(cast("ReturnsState", state))

    def tell(self, event: Event, names: Sequence[str], setup: Setup | None = None) -> Phrase:
        return text.tell(event, names, self.pack(setup))

    def describe(self, action: object, names: Sequence[str], setup: Setup | None = None) -> Phrase:
        return text.describe(cast("ReturnsAction", action), self.pack(setup))

    def prompt(
        self, view: object, names: Sequence[str], own: Mapping[str, Any] = NOTHING, setup: Setup | None = None
    ) -> Phrase:
        return text.prompt(cast("ReturnsView", view), names, own)

    def slip(
        self,
        view: ReturnsView,
        odds: None,
        actions: Sequence[ReturnsAction],
        names: Sequence[str],
        setup: Setup | None = None,
    ) -> Slip:
        return slip_of(view, actions, names, self.pack(setup))

    def reason(  # the kernel's question
        self,
        view: ReturnsView,
        odds: None,
        setup: Setup,
        action: object,
        names: Sequence[str],
        then: Sequence[object] | None = None,
    ) -> Reason:
        return reason(view, cast("ReturnsAction", action))

    def story(self, match: Match, names: Sequence[str]) -> MatchStory:
        return tell_story(match, names)


GAME = Returns()
