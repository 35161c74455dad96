"""Chapters as the rest of the project uses it."""

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
from readingroom.core.retelling import MatchStory
from readingroom.core.slips import Slip
from readingroom.core.state import State
from readingroom.core.wiring import CardGame
from readingroom.games.chapters.cards.box import ChaptersBox, open_box
from readingroom.games.chapters.cards.names import ACTION_KEYS, CATEGORY_KEYS, ENDINGS, TYPE_KEYS
from readingroom.games.chapters.cards.pack import Pack, load_pack, published_pack
from readingroom.games.chapters.edge import events
from readingroom.games.chapters.edge.actions import ACTIONS, ChaptersAction, actions_with
from readingroom.games.chapters.edge.looking import own_view, public_view
from readingroom.games.chapters.edge.odds import ChaptersOdds, make_odds
from readingroom.games.chapters.edge.reasons import reason
from readingroom.games.chapters.edge.refusals import why_not
from readingroom.games.chapters.edge.slip import Looks, slip_of
from readingroom.games.chapters.edge.view import ChaptersView
from readingroom.games.chapters.options import OPTIONS, check_options, make_house
from readingroom.games.chapters.positions.draws import forced_draw
from readingroom.games.chapters.positions.invariants import check_pieces, check_table
from readingroom.games.chapters.positions.layout import read_position
from readingroom.games.chapters.positions.writing import write_position
from readingroom.games.chapters.rules.house import EVENT_KINDS, STREAMS, House
from readingroom.games.chapters.rules.state import ChaptersState, fresh_state
from readingroom.games.chapters.story.telling import tell_story
from readingroom.games.chapters.words import text

META = Meta(
    key="chapters",
    title="Chapters",
    seats=range(2, 5),
    options=OPTIONS,
    variants=("base", "casual", "nsfl", "sites", "enhancements"),
    rules_version=1,
    place=4,
    # At most 20 rounds without a new lowest Friend deck (CHAP-END-7), 20 Friends in it, one round more: 401 rounds of
    # four turns. A turn has the action and an extra one, each with a window for three opponents and six answers, some
    # ten abilities with six cards to pay each, and a hand to trim: fewer than 150 answers.
    longest=250_000,
    credits="The published game: National Library Board Singapore, 2025; design Rayson Goh and the NLB team with "
    "Magicfruit. Most card faces here are of this project's own design.",
    sentence="A race of Friends: build a library that people love, and invite those who love it most.",
)


class Chapters(CardGame[ChaptersState, Pack, House]):
    """The public face of Chapters."""

    package = __package__
    meta = META
    actions = ACTIONS
    streams: ClassVar = int(STREAMS)
    event_types: ClassVar = events_in(events)
    view_types: ClassVar = types_within(ChaptersView, ChaptersOdds)
    box_type: ClassVar = ChaptersBox
    odds_type: ClassVar = ChaptersOdds
    names: ClassVar = {
        "CATEGORIES": CATEGORY_KEYS,
        "TYPES": TYPE_KEYS,
        "ACTIONS": ACTION_KEYS,
        "ENDINGS": ENDINGS,
    }

    check_options = staticmethod(check_options)
    published_pack = staticmethod(published_pack)
    load_pack = staticmethod(load_pack)
    make_house = staticmethod(make_house)
    fresh_state = staticmethod(fresh_state)
    forced_draw = staticmethod(forced_draw)

    def actions_in(self, setup: Setup) -> ActionTable[Any]:
        return actions_with(self.pack(setup))

    def actions_with(self, box: ChaptersBox) -> ActionTable[Any]:
        return actions_with(box)

    def public_view(self, state: State, setup: Setup) -> ChaptersView:
        return public_view(cast("ChaptersState", state), self.pack(setup))

    def own_view(self, state: State, setup: Setup, seat: int) -> dict[str, Any]:
        return own_view(cast("ChaptersState", state), self.pack(setup), seat)

    def box(self, setup: Setup) -> ChaptersBox:
        return open_box(self.pack(setup))

    def cards(self, setup: Setup) -> dict[int, str]:
        """Events, and with module 3 Enhancements, by name."""
        house, pack = self.house(setup), self.pack(setup)
        cards = {kind: event.name for kind, event in enumerate(pack.events) if house.event_set[kind]}
        if house.enhancing:
            more = enumerate(pack.enhancements, int(EVENT_KINDS))
            cards |= {number: card.name for number, card in more if card.copies}
        return cards

    def why_not(self, state: State, code: int, setup: Setup | None = None) -> Refusal:
        return why_not(cast("ChaptersState", state), code, self.pack(setup))

    def odds(self, state: State, setup: Setup, seat: int | None) -> ChaptersOdds:
        return make_odds(cast("ChaptersState", state), seat)

    def outcome(self, state: State) -> Outcome:
        table = cast("ChaptersState", state)
        seats = range(table.seats)
        winners = tuple(seat for seat in seats if table.has_won(seat))
        return Outcome(
            ending=ENDINGS[table.ending],
            winners=winners,
            scores=tuple(int(table.score(seat)) for seat in seats),
            results=tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in seats),
            grade="win" if len(winners) == 1 else "shared win",
        )

    def write_position(self, state: ChaptersState, setup: Setup, pack: Pack) -> dict[str, Any]:
        return write_position(state, setup, pack)

    def read_position(self, plain: dict[str, Any], state: ChaptersState, pack: Pack) -> None:
        read_position(plain, state, pack)

    def conserved(self, state: State) -> None:
        check_pieces(cast("ChaptersState", state))

    def sound(self, state: State) -> None:
        check_table(cast("ChaptersState", state))

    def tell(self, event: Event, names: Sequence[str], setup: Setup | None = None) -> Phrase:
        return text.Teller(self.pack(setup), names).tell(event)

    def describe(self, action: object, names: Sequence[str], setup: Setup | None = None) -> Phrase:
        return text.describe(cast("ChaptersAction", action), names, self.pack(setup))

    def prompt(
        self, view: object, names: Sequence[str], own: Mapping[str, Any] = NOTHING, setup: Setup | None = None
    ) -> Phrase:
        return text.prompt(cast("ChaptersView", view), names, own)

    def slip(
        self,
        view: ChaptersView,
        odds: ChaptersOdds | None,
        actions: Sequence[ChaptersAction],
        names: Sequence[str],
        setup: Setup | None = None,
    ) -> Slip:
        options = {option.key: option.default for option in OPTIONS} if setup is None else dict(setup.options)
        return slip_of(Looks(view, odds, names, self.pack(setup), options), actions)

    def reason(  # the kernel's question
        self,
        view: ChaptersView,
        odds: ChaptersOdds | None,
        setup: Setup,
        action: object,
        names: Sequence[str],
        then: Sequence[object] | None = None,
    ) -> Reason:
        return reason(view, cast("ChaptersAction", action), self.pack(setup))

    def story(self, match: Match, names: Sequence[str]) -> MatchStory:
        return tell_story(match, names, self.pack(match.setup))


GAME = Chapters()
