"""Fire in the Library as the rest of the project uses it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

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
from readingroom.games.fire.cards.box import FireBox, open_box
from readingroom.games.fire.cards.names import CARD_TITLES, ENDINGS, SECTION_KEYS, TOKEN_KEYS, TOOL_KEYS
from readingroom.games.fire.cards.pack import Pack, load_pack, published_pack
from readingroom.games.fire.edge import events
from readingroom.games.fire.edge.actions import ACTIONS, FireAction, Shout
from readingroom.games.fire.edge.looking import Faces, own_view, public_view
from readingroom.games.fire.edge.odds import FireOdds, make_odds
from readingroom.games.fire.edge.reading import Looks
from readingroom.games.fire.edge.reasons import reason
from readingroom.games.fire.edge.refusals import why_not
from readingroom.games.fire.edge.slip import slip_of
from readingroom.games.fire.edge.view import FireView
from readingroom.games.fire.options import OPTIONS, check_options, make_house, pointless
from readingroom.games.fire.positions.draws import forced_draw
from readingroom.games.fire.positions.invariants import check_pieces, check_table
from readingroom.games.fire.positions.layout import FireLayout
from readingroom.games.fire.positions.zones import ZONES, complete
from readingroom.games.fire.rules.house import LONE, SOLO_ROBOT, House
from readingroom.games.fire.rules.state import FireState, fresh_state
from readingroom.games.fire.story.telling import tell_story
from readingroom.games.fire.words import text

META = Meta(
    key="fire",
    title="Fire in the Library",
    place=1,
    seats=range(1, 7),
    options=OPTIONS,
    variants=("table", "robot", "solo_robot", "lone_librarian"),
    rules_version=1,
    longest=4000,
    credits="Game design: Tony Miller and John Prather. Publisher: Weird Giraffe Games.",
    sentence="Press your luck: save books from the burning library, and leave before the fire catches.",
)


@lru_cache(maxsize=8)
def faces_of(text: str | None, file: str | None) -> Faces:
    """How the cards of a match look; asked for at every view, so by what is quick to compare."""
    return Faces(GAME.pack_of(text, file))


class Fire(CardGame[FireState, Pack, House]):
    """The public face of Fire in the Library."""

    package = __package__
    meta = META
    actions = ACTIONS
    event_types: ClassVar = events_in(events)
    view_types: ClassVar = types_within(FireView, FireOdds)
    box_type: ClassVar = FireBox
    odds_type: ClassVar = FireOdds
    names: ClassVar = {
        "TOKENS": TOKEN_KEYS,
        "SECTIONS": SECTION_KEYS,
        "TOOLS": TOOL_KEYS,
        "CARDS": CARD_TITLES,
        "ENDINGS": ENDINGS,
    }

    published_pack = staticmethod(published_pack)
    load_pack = staticmethod(load_pack)
    make_house = staticmethod(make_house)
    check_options = staticmethod(check_options)
    fresh_state = staticmethod(fresh_state)
    zones = ZONES
    layout = FireLayout
    forced_draw = staticmethod(forced_draw)

    def pointless(self, seats: int, *, company: bool) -> dict[str, dict[Any, Phrase]]:
        return pointless(company=company)

    def public_view(self, state: State, setup: Setup) -> FireView:
        return public_view(cast("FireState", state), setup, faces_of(setup.pack, setup.pack_file))

    def own_view(self, state: State, setup: Setup, seat: int) -> dict[str, Any]:
        return own_view(cast("FireState", state), faces_of(setup.pack, setup.pack_file), seat)

    def box(self, setup: Setup) -> FireBox:
        return open_box(self.pack(setup))

    def cards(self, setup: Setup) -> dict[int, str]:
        house = self.house(setup)
        tools = enumerate(self.pack(setup).tools)
        return {kind: tool.name for kind, tool in tools if house.tools and house.kind_set[kind] & house.deck}

    def why_not(self, state: State, code: int, setup: Setup | None = None) -> Refusal:
        return why_not(cast("FireState", state), code)

    def odds(self, state: State, setup: Setup, seat: int | None) -> FireOdds | None:
        return make_odds(cast("FireState", state)) if setup.options["show_bag_contents"] else None

    def outcome(self, state: State) -> Outcome:
        table = cast("FireState", state)
        everybody = range(table.house.participants)
        winners = tuple(who for who in everybody if table.has_won(who) and who < table.seats)
        shared = sum(1 for who in everybody if table.has_won(who))
        return Outcome(
            ending=ENDINGS[table.ending],
            winners=winners,
            scores=tuple(int(table.score(who)) for who in everybody),
            results=tuple(1.0 / shared if seat in winners else 0.0 for seat in range(table.seats)),
            grade=grade_of(table, len(winners), shared),
        )

    def completed(self, plain: dict[str, Any]) -> dict[str, Any]:
        return complete(plain)

    def to_snapshot(self, state: State, setup: Setup) -> dict[str, Any]:
        table = cast("FireState", state)
        beside = [int(table.ending), int(table.card), int(table.arrivals), *map(int, table.track)]
        return {"position": self.position(state, setup), "beside": beside}

    def from_snapshot(self, plain: dict[str, Any]) -> tuple[Setup, State]:
        """A position tells who arrived before whom, not the stamps; nor how a match ended."""
        setup, state = self.from_position(plain["position"])
        table = cast("FireState", state)
        table.ending, table.card, table.arrivals, *track = plain["beside"]
        table.track = vec[i64](track)
        return setup, table

    def conserved(self, state: State) -> None:
        check_pieces(cast("FireState", state))

    def sound(self, state: State) -> None:
        check_table(cast("FireState", state))

    def tell(self, event: Event, names: Sequence[str], setup: Setup | None = None) -> Phrase:
        return text.Teller(self.pack(setup), names).tell(event)

    def call(self, seat: int | None) -> Shout:
        return Shout(seat)

    def describe(self, action: object, names: Sequence[str], setup: Setup | None = None) -> Phrase:
        return text.describe(cast("FireAction", action), names)

    def prompt(
        self, view: object, names: Sequence[str], own: Mapping[str, Any] = NOTHING, setup: Setup | None = None
    ) -> Phrase:
        return text.prompt(cast("FireView", view), names, own)

    def slip(
        self,
        view: FireView,
        odds: FireOdds | None,
        actions: Sequence[FireAction],
        names: Sequence[str],
        setup: Setup | None = None,
    ) -> Slip:
        return slip_of(view, odds, actions, names)

    def reason(  # the kernel's question
        self,
        view: FireView,
        odds: FireOdds | None,
        setup: Setup,
        action: object,
        names: Sequence[str],
        then: Sequence[object] | None = None,
    ) -> Reason:
        return reason(Looks(view, names, setup), odds, cast("FireAction", action))

    def story(self, match: Match, names: Sequence[str]) -> MatchStory:
        return tell_story(match, names, self.pack(match.setup))


def grade_of(table: FireState, winners: int, shared: int) -> str:
    """A word on the whole match."""
    if table.house.mode == LONE and table.score(0) > table.house.honours_above:
        return "win with honours"
    if table.house.mode in (LONE, SOLO_ROBOT):
        return "win" if winners else "loss"
    if not winners:
        return "the robot wins"
    return "shared win" if shared > 1 else "win"


GAME = Fire()
