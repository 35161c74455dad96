"""FireState: one door into the rules. `legal` lists the answers, `apply` does one and plays on to the next choice."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import State
from readingroom.games.fire.bot import evaluation, outcomes
from readingroom.games.fire.bot.quick import quick_choice
from readingroom.games.fire.rules.codes import (
    ASSIGN,
    CHOOSE_CARD,
    DONE,
    DRAW,
    DRAW_SHOVEL,
    END_TURN,
    KEEP,
    PASS,
    PICK,
    PLAY_AMULET,
    PLAY_AXE,
    PLAY_BUCKET,
    PLAY_CART,
    PLAY_CLOAK,
    PLAY_COLLECTORS,
    PLAY_GLOVES,
    PLAY_KNAPSACK,
    PLAY_LOCKBOX,
    PLAY_MAP,
    PLAY_SHOVEL,
    PLAY_SLINGSHOT,
    PLAY_TORCH,
    REPLACE,
    SHOUT,
    SPACE_CODES,
    STOP,
    TAKE_MARKET,
    TAKE_NONE,
)
from readingroom.games.fire.rules.end import has_won, settle
from readingroom.games.fire.rules.fields import copy_fields, packed_fields
from readingroom.games.fire.rules.hidden import redraw_hidden
from readingroom.games.fire.rules.house import House
from readingroom.games.fire.rules.legal import legal_answers, save_or_leave
from readingroom.games.fire.rules.market import refill_market
from readingroom.games.fire.rules.order import (
    assign,
    choose_card,
    pass_amulet,
    play_amulet,
    start_round,
)
from readingroom.games.fire.rules.round import end_round, keep_tools, replace_tool
from readingroom.games.fire.rules.saving import (
    done_with_torch,
    draw,
    draw_with_shovel,
    pick_with_shovel,
    pick_with_torch,
    play_gloves,
    play_shovel,
    play_torch,
)
from readingroom.games.fire.rules.scoring import (
    ask_after_scoring,
    play_cart,
    play_collectors,
    play_knapsack,
    play_lockbox,
    play_map,
    score_knowledge,
)
from readingroom.games.fire.rules.setup import set_up
from readingroom.games.fire.rules.spreading import (
    answer_shout,
    ask_for_reactions,
    burn_books,
    pass_reaction,
    play_axe,
    play_bucket,
    play_cloak,
    play_slingshot,
    take_tool,
)
from readingroom.games.fire.rules.table import (
    AFTER_SCORING,
    ASK_AFTER,
    ASK_AMULET,
    ASK_REACTION,
    ASK_SAVE,
    ASK_SHOVEL_PICK,
    BOOKS_BURN,
    BY_ROUND_END,
    BY_TWELVE_TURNS,
    ENDINGS,
    FIRE_CATCHES,
    KNOWLEDGE_SCORES,
    NEXT_TURN,
    NOT_ENDED,
    ROUND_ENDS,
    ROUND_STARTS,
    TURN_ENDS,
    Table,
)
from readingroom.games.fire.rules.turn import end_turn, next_turn


@final
class FireState(Table):
    """One match of Fire in the Library."""

    def deal(self) -> None:
        set_up(self)
        self._go_on()

    def resume(self) -> None:
        if self.depth > 0:
            self._go_on()

    def legal(self, codes: vec[i64]) -> i64:
        if self.asks == ASK_SAVE:  # by far the most frequent question
            return save_or_leave(self, codes)
        return legal_answers(self, codes)

    def apply(self, code: i64) -> None:
        if code == DRAW:
            draw(self)
        elif code == STOP:
            score_knowledge(self)
        elif code < PICK:
            self._before_picking(code)
        elif code < TAKE_MARKET:
            self._against_fire(code)
        else:
            self._after_the_books(code)
        if self.asks >= ROUND_STARTS or self.ending != NOT_ENDED or self.market_short:
            self._go_on()

    def _before_picking(self, code: i64) -> None:
        """Step 1, and the saving tools."""
        if code == PASS:
            if self.asks == ASK_AMULET:
                pass_amulet(self)
            else:
                pass_reaction(self)
        elif code == PLAY_AMULET:
            play_amulet(self)
        elif code < CHOOSE_CARD:
            assign(self, code - ASSIGN)
        elif code < DRAW:
            choose_card(self, code - CHOOSE_CARD)
        elif code == DRAW_SHOVEL:
            draw_with_shovel(self)
        elif code == PLAY_GLOVES:
            play_gloves(self)
        elif code == PLAY_SHOVEL:
            play_shovel(self)
        elif code == PLAY_TORCH:
            play_torch(self)

    def _against_fire(self, code: i64) -> None:
        """Picking drawn tokens, and the reactions to a fire."""
        if code < DONE:
            if self.asks == ASK_SHOVEL_PICK:
                pick_with_shovel(self, code - PICK)
            else:
                pick_with_torch(self, code - PICK)
        elif code == DONE:
            done_with_torch(self)
        elif code == PLAY_BUCKET:
            play_bucket(self)
        elif code < PLAY_CLOAK:
            play_slingshot(self, (code - PLAY_SLINGSHOT) // SPACE_CODES, (code - PLAY_SLINGSHOT) % SPACE_CODES)
        elif code < PLAY_AXE:
            play_cloak(self, code - PLAY_CLOAK)
        else:
            play_axe(self, code - PLAY_AXE)

    def _after_the_books(self, code: i64) -> None:
        """Taking a tool, the after-scoring tools, the exchange, and the shout."""
        if code < TAKE_NONE:
            take_tool(self, code - TAKE_MARKET)
        elif code == TAKE_NONE:
            self.pop()
        elif code == END_TURN:
            end_turn(self)
        elif code == PLAY_MAP:
            play_map(self)
        elif code == PLAY_CART:
            play_cart(self)
        elif code < PLAY_KNAPSACK:
            play_lockbox(self, code - PLAY_LOCKBOX)
        elif code < PLAY_COLLECTORS:
            play_knapsack(self, code - PLAY_KNAPSACK)
        elif code < KEEP:
            play_collectors(self, code - PLAY_COLLECTORS)
        elif code == KEEP:
            keep_tools(self)
        elif code < SHOUT:
            replace_tool(self, code - REPLACE)
        else:
            answer_shout(self, code - SHOUT)

    def _go_on(self) -> None:
        """Do all that follows without a choice, until somebody is asked or the match is over."""
        while self.ending == NOT_ENDED and self.asks >= ROUND_STARTS:
            self._step(self.asks)
        if self.ending != NOT_ENDED:
            settle(self)
        elif self.market_short and self.can_draw_tool():
            refill_market(self)

    def _step(self, kind: i64) -> None:
        if kind == KNOWLEDGE_SCORES:
            score_knowledge(self)
        elif kind == FIRE_CATCHES:
            ask_for_reactions(self)
        elif kind == ROUND_ENDS:
            end_round(self)
        elif kind == TURN_ENDS:
            end_turn(self)
        elif kind == NEXT_TURN:
            next_turn(self)
        elif kind == AFTER_SCORING:
            ask_after_scoring(self)
        elif kind == BOOKS_BURN:
            burn_books(self)
        else:
            start_round(self)

    def clone(self) -> State:
        copy = FireState(self.house, self.seats)
        copy_fields(copy, self)
        return copy

    def copy_from(self, other: State) -> None:
        copy_fields(self, cast("FireState", other))

    def redraw(self, seat: i64, key: i64) -> None:
        redraw_hidden(self, seat, key)

    def asked_secretly(self) -> bool:
        kind = self.asks
        return self.depth > 0 and (kind == ASK_AMULET or kind == ASK_REACTION or kind == ASK_AFTER)

    def utility(self, seat: i64) -> float:
        return evaluation.utility(self, seat)

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def outcomes(self, code: i64, ways: vec[i64], chances: vec[float]) -> i64:
        return outcomes.list_ways(self, code, ways, chances)

    def apply_outcome(self, code: i64, way: i64) -> None:
        bag = self.bag
        size = self.bag_size
        outcomes.arrange(self, code, way)
        bag -= self.bag
        size -= self.bag_size
        self.apply(code)
        self.bag += bag
        self.bag_size += size

    def policy(self, codes: vec[i64], count: i64) -> i64:
        return quick_choice(self, codes, count)

    def packed(self) -> list[int]:
        return packed_fields(self)

    def has_won(self, who: i64) -> bool:
        """Whether a participant has won the finished match."""
        return has_won(self, who)

    def result(self) -> i64:
        """The ending, who has won, and whether with honours."""
        number: i64 = 1 if self.score(0) > self.house.honours_above else 0
        for who in range(self.house.participants):
            number = number * 2 + (1 if has_won(self, who) else 0)
        return number * ENDINGS + self.ending

    def participants(self) -> i64:
        return self.house.participants

    def turns(self) -> i64:
        """A match that the end of a round ends has no turn going on."""
        return self.clock if self.ending == BY_ROUND_END or self.ending == BY_TWELVE_TURNS else self.clock + 1

    def rounds(self) -> i64:
        return self.round


def fresh_state(house: House, seats: i64) -> FireState:
    """A table before the deal."""
    fresh = FireState(house, seats)
    copy_fields(fresh, fresh)  # from here on its zones are its own
    fresh.read_library()
    return fresh
