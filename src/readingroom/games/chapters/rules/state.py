"""ChaptersState: one door into the rules: `legal` lists the answers, `apply` does one and plays on to the next."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import State
from readingroom.games.chapters.bot import evaluation
from readingroom.games.chapters.bot.quick import quick_choice
from readingroom.games.chapters.bot.sensible import sensible_answers
from readingroom.games.chapters.rules.abilities import pay_cost, pay_stack, use_ability
from readingroom.games.chapters.rules.acting import (
    begin_build,
    build_over,
    call_molly,
    end_event,
    next_trigger,
    order_trigger,
    play_event,
    resolve_action,
    tuck,
)
from readingroom.games.chapters.rules.bespoke import (
    archive_feature,
    arrange_friends,
    exchange_friend,
    guess_friend,
    mark_friend,
)
from readingroom.games.chapters.rules.codes import (
    ARCHIVE,
    ARRANGE,
    BUILD_CARD,
    CALL_MOLLY,
    CHOOSE_FRIEND,
    CHOOSE_SEAT,
    CHOOSE_STACK,
    DISCARD,
    DRAW_ENHANCEMENT,
    DRAW_FEATURES,
    GIVE_UP,
    GUESS,
    INVITE_FRIEND,
    KEEP,
    OVER,
    PASS,
    PAY,
    PAY_DISCOUNT,
    PAY_LOAN,
    PLAY,
    RECOVER,
    SHELVE,
    SHELVE_EVENT,
    TAKE_MARKET,
    TRIGGER,
    TUCK,
    TUCK_NONE,
    USE,
)
from readingroom.games.chapters.rules.decks import fill_market
from readingroom.games.chapters.rules.effects import (
    chase_friend,
    choose_target,
    discard_one,
    draw_from,
    draw_next,
    give_friend,
    give_stack,
    recover_one,
    run_step,
    shelve_one,
    swap_friend,
    swap_stack,
)
from readingroom.games.chapters.rules.end import has_won, points
from readingroom.games.chapters.rules.fields import copy_fields, packed_fields
from readingroom.games.chapters.rules.hidden import redraw_hidden
from readingroom.games.chapters.rules.house import MARKET, STACKS, House
from readingroom.games.chapters.rules.inviting import begin_invite, pay, pay_by_discount, pay_by_loan
from readingroom.games.chapters.rules.legal import legal_answers
from readingroom.games.chapters.rules.library import discard_stack
from readingroom.games.chapters.rules.reacting import (
    answer_shelf,
    ask_for_glares,
    ask_for_reactions,
    declare,
    give_up,
    glare,
    pass_glare,
    pass_reaction,
    react,
    settle_chain,
)
from readingroom.games.chapters.rules.setup import keep_friend, set_up
from readingroom.games.chapters.rules.table import (
    ACTION_PHASE,
    ARCHIVE_PHASE,
    ASK_ABILITY,
    ASK_COST,
    ASK_COST_STACK,
    ASK_DRAW,
    ASK_EXCHANGE,
    ASK_GET_FRIEND,
    ASK_GET_STACK,
    ASK_GIVE_FRIEND,
    ASK_GIVE_STACK,
    ASK_GLARE,
    ASK_LOSE_FRIEND,
    ASK_REACTION,
    ASK_ROTATE,
    ASK_SHELVE_EVENT,
    ASK_START,
    ASK_TRIM,
    CHAIN,
    DRAW_PHASE,
    DRAWING,
    ENDINGS,
    EVENT_RESOLVED,
    GUESS_PHASE,
    NOTHING,
    POST_PHASE,
    PRE_PHASE,
    RESOLVING,
    RUNNING,
    SETTLING,
    TRIGGERING,
    TRIM_PHASE,
    TURN_BEGINS,
    TURN_ENDS,
    WINDOW,
    Table,
)
from readingroom.games.chapters.rules.turn import (
    after_action,
    ask_archive,
    ask_guess,
    before_action,
    begin_action,
    begin_turn,
    draw_at_end,
    draw_enhancements,
    draw_features,
    end_turn,
    no_more_abilities,
    trim,
    trim_one,
)


@final
class ChaptersState(Table):
    """One match of Chapters."""

    def deal(self) -> None:
        set_up(self)
        self._go_on()

    def resume(self) -> None:
        if self.house.enhancing:
            fill_market(self)
        if self.depth > 0:
            self._go_on()

    def legal(self, codes: vec[i64]) -> i64:
        return legal_answers(self, codes)

    def sensible(self, codes: vec[i64]) -> i64:
        return sensible_answers(self, codes, legal_answers(self, codes))

    def apply(self, code: i64) -> None:
        if code < BUILD_CARD:
            self._go_without(code)
        elif code < PAY_LOAN:
            self._build_or_invite(code)
        elif code < CHOOSE_SEAT:
            self._pay_or_play(code)
        elif code < DISCARD:
            self._choose(code)
        else:
            self._move_cards(code)
        self._go_on()

    def _go_without(self, code: i64) -> None:
        """Passing, declining, going on; and the starting Friend."""
        kind = self.asks
        if code >= KEEP:
            keep_friend(self, code - KEEP)
        elif code == PASS:
            if kind == ASK_REACTION:
                pass_reaction(self)
            else:
                pass_glare(self)
        elif kind == ASK_ABILITY:
            no_more_abilities(self)
        elif kind == ASK_EXCHANGE:
            exchange_friend(self, NOTHING)
        elif kind == ASK_SHELVE_EVENT:
            answer_shelf(self, False)
        else:
            self.pop()

    def _build_or_invite(self, code: i64) -> None:
        if code < OVER:
            begin_build(self, code - BUILD_CARD)
        elif code < TUCK:
            build_over(self, code - OVER)
        elif code < TUCK_NONE:
            tuck(self, code - TUCK)
        elif code == TUCK_NONE:
            declare(self)
        elif code < GIVE_UP:
            begin_invite(self, code - INVITE_FRIEND)
        else:
            give_up(self)

    def _pay_or_play(self, code: i64) -> None:
        if code < PAY_DISCOUNT:
            pay_by_loan(self, code - PAY_LOAN)
        elif code == PAY_DISCOUNT:
            pay_by_discount(self)
        elif code < PLAY:
            pay(self, code - PAY)
        elif code < CALL_MOLLY:
            self._play(code - PLAY)
        elif code < USE:
            call_molly(self, code - CALL_MOLLY)
        elif code < TRIGGER:
            use_ability(self, code - USE)
        else:
            order_trigger(self, code - TRIGGER)

    def _play(self, kind: i64) -> None:
        """An Event as the action, as a reaction, or as the answer to one."""
        if self.asks == ASK_REACTION:
            react(self, kind)
        elif self.asks == ASK_GLARE:
            glare(self, kind)
        else:
            play_event(self, kind)

    def _choose(self, code: i64) -> None:
        """Somebody, a Friend or a stack."""
        kind = self.asks
        if code < CHOOSE_FRIEND:
            actor = self.asked
            self.pop()
            choose_target(self, actor, code - CHOOSE_SEAT)
        elif code < CHOOSE_STACK:
            self._choose_friend(kind, code - CHOOSE_FRIEND)
        else:
            self._choose_stack(kind, (code - CHOOSE_STACK) // STACKS, (code - CHOOSE_STACK) % STACKS)

    def _choose_friend(self, kind: i64, friend: i64) -> None:
        if kind == ASK_GIVE_FRIEND:
            give_friend(self, friend)
        elif kind == ASK_GET_FRIEND:
            swap_friend(self, friend)
        elif kind == ASK_LOSE_FRIEND:
            self.pop()
            chase_friend(self, friend)
        elif kind == ASK_ROTATE:
            mark_friend(self, friend)
        else:
            exchange_friend(self, friend)

    def _choose_stack(self, kind: i64, seat: i64, stack: i64) -> None:
        if kind == ASK_GIVE_STACK:
            give_stack(self, stack)
        elif kind == ASK_GET_STACK:
            swap_stack(self, seat, stack)
        elif kind == ASK_COST_STACK:
            pay_stack(self, stack)
        else:
            self.pop()
            discard_stack(self, seat, stack)

    def _move_cards(self, code: i64) -> None:
        if code < SHELVE:
            self._discard(code - DISCARD)
        elif code < SHELVE_EVENT:
            shelve_one(self, code - SHELVE)
        elif code == SHELVE_EVENT:
            answer_shelf(self, True)
        elif code < DRAW_FEATURES:
            recover_one(self, code - RECOVER)
        elif code < ARRANGE:
            self._draw(code)
        elif code < GUESS:
            arrange_friends(self, code - ARRANGE)
        elif code < ARCHIVE:
            guess_friend(self, code - GUESS)
        else:
            archive_feature(self, code - ARCHIVE)

    def _discard(self, name: i64) -> None:
        if self.asks == ASK_TRIM:
            trim_one(self, name)
        elif self.asks == ASK_COST:
            pay_cost(self, name)
        else:
            discard_one(self, name)

    def _draw(self, code: i64) -> None:
        """From the Feature deck, the Enhancement deck or the market."""
        slot = NOTHING
        if code == DRAW_ENHANCEMENT:
            slot = MARKET
        elif code >= TAKE_MARKET:
            slot = code - TAKE_MARKET
        if self.asks != ASK_DRAW:
            draw_from(self, slot)
        elif slot == NOTHING:
            draw_features(self)
        else:
            draw_enhancements(self, slot)

    def _go_on(self) -> None:
        """Do all that follows without a choice, until somebody is asked or the match is over."""
        while self.depth > 0 and self.asks >= TURN_BEGINS:
            self._step(self.asks)

    def _step(self, kind: i64) -> None:
        if kind >= WINDOW:
            self._act(kind)
        elif kind == POST_PHASE:
            after_action(self)
        elif kind == GUESS_PHASE:
            ask_guess(self)
        elif kind == DRAW_PHASE:
            draw_at_end(self)
        elif kind == ARCHIVE_PHASE:
            ask_archive(self)
        elif kind == TRIM_PHASE:
            trim(self)
        elif kind == TURN_ENDS:
            end_turn(self)
        elif kind == PRE_PHASE:
            before_action(self)
        elif kind == ACTION_PHASE:
            begin_action(self)
        else:
            begin_turn(self)

    def _act(self, kind: i64) -> None:
        """The action that stands, the cards that answer it, and what is carried out."""
        if kind == WINDOW:
            ask_for_reactions(self)
        elif kind == RESOLVING:
            resolve_action(self)
        elif kind == RUNNING:
            run_step(self)
        elif kind == EVENT_RESOLVED:
            end_event(self)
        elif kind == TRIGGERING:
            next_trigger(self)
        elif kind == DRAWING:
            draw_next(self)
        elif kind == CHAIN:
            ask_for_glares(self)
        elif kind == SETTLING:
            settle_chain(self)

    def clone(self) -> State:
        copy = ChaptersState(self.house, self.seats)
        copy_fields(copy, self)
        return copy

    def copy_from(self, other: State) -> None:
        copy_fields(self, cast("ChaptersState", other))

    def redraw(self, seat: i64, key: i64) -> None:
        redraw_hidden(self, seat, key)

    def asked_secretly(self) -> bool:
        kind = self.asks
        return self.depth > 0 and (kind == ASK_REACTION or kind == ASK_GLARE or kind == ASK_START)

    def utility(self, seat: i64) -> float:
        return evaluation.utility(self, seat)

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def policy(self, codes: vec[i64], count: i64) -> i64:
        return quick_choice(self, codes, count)

    def packed(self) -> list[int]:
        return packed_fields(self)

    def has_won(self, who: i64) -> bool:
        """Whether a seat has won the finished match."""
        return has_won(self, who)

    def result(self) -> i64:
        """The ending, and who has won."""
        number: i64 = 0
        for seat in range(self.seats):
            number = number * 2 + (1 if has_won(self, seat) else 0)
        return number * ENDINGS + self.ending

    def score(self, who: i64) -> i64:
        return points(self, who)

    def turns(self) -> i64:
        """A match ends with a turn."""
        return self.clock

    def rounds(self) -> i64:
        return (self.clock + self.seats - 1) // self.seats


def fresh_state(house: House, seats: i64) -> ChaptersState:
    """A table before the deal."""
    fresh = ChaptersState(house, seats)
    copy_fields(fresh, fresh)  # from here on its zones are its own
    return fresh
