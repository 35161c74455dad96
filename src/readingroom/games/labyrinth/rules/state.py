"""LabyrinthState: one door into the rules. `legal` lists the answers, `apply` does one and plays on."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.dice import mix
from readingroom.core.state import State, bits
from readingroom.games.labyrinth.bot import evaluation
from readingroom.games.labyrinth.bot.choosing import quick_choice
from readingroom.games.labyrinth.bot.sensible import answers_to_think_about
from readingroom.games.labyrinth.rules.codes import (
    CONCEDE,
    COPY,
    DISCARD,
    DRAW,
    END,
    END_AND_PASS,
    EXTRA,
    FLIP,
    GIVE,
    GIVE_TO,
    INSTEAD,
    KEEP,
    MOVE,
    MOVE_TROLLEY,
    PAY,
    RECEIVE,
    REFUSE,
    RETURN,
    RIDE,
    ROTATE,
    SKIP,
    SPEND,
    START,
    SWAP,
    SWAP_FOR,
    TAKE,
    TROLLEY_DRAWS,
    TROLLEY_TAKES,
)
from readingroom.games.labyrinth.rules.decks import discard
from readingroom.games.labyrinth.rules.disturbance import end_turn
from readingroom.games.labyrinth.rules.end import concede, settle
from readingroom.games.labyrinth.rules.fields import copy_fields, packed_fields
from readingroom.games.labyrinth.rules.flipping import flip, flip_by_map, turn
from readingroom.games.labyrinth.rules.hidden import redraw_sealed
from readingroom.games.labyrinth.rules.house import (
    LIBRARY_CARD,
    TIME_MACHINE,
    TROLLEY_SERVICE,
    USEFUL_MAP,
    House,
)
from readingroom.games.labyrinth.rules.interjecting import interjections
from readingroom.games.labyrinth.rules.legal import legal_answers
from readingroom.games.labyrinth.rules.moving import choose_keeper, choose_return, copy, pay, set_aside, set_out
from readingroom.games.labyrinth.rules.passing import (
    give,
    give_to,
    make_room,
    receive,
    refuse,
    spend_on_passing,
    swap,
    swap_for,
)
from readingroom.games.labyrinth.rules.setup import ask_next, choose_genres, choose_instead, set_up
from readingroom.games.labyrinth.rules.table import (
    ASK_ROOM,
    ASK_START,
    BOTH,
    NOT_ENDED,
    PLAYER,
    TROLLEY,
    TURN_ENDS,
    Table,
)
from readingroom.games.labyrinth.rules.taking import draw, lay_ready, skip, take, take_extra, travel_in_time
from readingroom.games.labyrinth.rules.turns import end_phase
from readingroom.games.labyrinth.rules.writing import option_of


@final
class LabyrinthState(Table):
    """One match of Library Labyrinth."""

    def deal(self) -> None:
        set_up(self)

    def resume(self) -> None:
        if self.depth > 0:
            self._go_on()

    def legal(self, codes: vec[i64]) -> i64:
        return legal_answers(self, codes)

    def sensible(self, codes: vec[i64]) -> i64:
        return answers_to_think_about(self, codes)

    def apply(self, code: i64) -> None:
        if code < FLIP:
            self._end_or_take(code)
        elif code < DRAW:
            self._on_the_floor(code)
        elif code < GIVE:
            self._pay_or_draw(code)
        elif code < DISCARD:
            self._pass_things(code)
        elif code < START:
            self._discard(code - DISCARD)
        elif code < INSTEAD:
            choose_genres(self, self.asked, code - START)
            ask_next(self)
        else:
            choose_instead(self, code - INSTEAD)
        if self.asks == TURN_ENDS or self.ending != NOT_ENDED:
            self._go_on()

    def _end_or_take(self, code: i64) -> None:
        if code == END:
            end_phase(self, False)
        elif code == END_AND_PASS:
            end_phase(self, True)
        elif code < TROLLEY_TAKES:
            take(self, self.active, code - TAKE)
        else:
            take(self, TROLLEY, code - TROLLEY_TAKES)

    def _on_the_floor(self, code: i64) -> None:
        if code < ROTATE:
            flip(self, code - FLIP)
        elif code < MOVE:
            turn(self, (code - ROTATE) // 2, (code - ROTATE) % 2 == 0)
        elif code < MOVE_TROLLEY:
            set_out(self, PLAYER, code - MOVE)
        elif code < RIDE:
            set_out(self, TROLLEY, code - MOVE_TROLLEY)
        else:
            set_out(self, BOTH, code - RIDE)

    def _pay_or_draw(self, code: i64) -> None:
        if code == DRAW:
            draw(self, self.active)
        elif code == TROLLEY_DRAWS:
            draw(self, TROLLEY)
        elif code == SKIP:
            skip(self)
        elif code < SPEND:
            take_extra(self, code - EXTRA)
        elif code < PAY:
            self._spend((code - SPEND) // 2, option_of(self, code))
        elif code < COPY:
            pay(self, code - PAY)
        elif code < RETURN:
            copy(self, code - COPY)
        elif code < KEEP:
            choose_return(self, code - RETURN)
        else:
            choose_keeper(self, code - KEEP)

    def _spend(self, reward: i64, option: i64) -> None:
        """A booster is played for one of its two options (LAB-BOOST-1), or set aside for what is pending."""
        if option == TIME_MACHINE:
            travel_in_time(self, reward)
        elif option == LIBRARY_CARD:
            lay_ready(self, reward)
        elif option == USEFUL_MAP:
            flip_by_map(self, reward)
        elif option == TROLLEY_SERVICE:
            spend_on_passing(self, reward)
        else:
            set_aside(self, reward, option)

    def _pass_things(self, code: i64) -> None:
        if code < RECEIVE:
            give(self, code - GIVE)
        elif code < SWAP:
            receive(self, code - RECEIVE)
        elif code < SWAP_FOR:
            swap(self, code - SWAP)
        elif code < GIVE_TO:
            swap_for(self, code - SWAP_FOR)
        elif code < REFUSE:
            give_to(self, self.first, code - GIVE_TO)
        else:
            refuse(self)

    def _discard(self, thing: i64) -> None:
        if self.asks == ASK_ROOM:
            make_room(self, thing)
        else:
            discard(self, self.holder(thing), thing)

    def _go_on(self) -> None:
        """The phases after an Action phase, or the end of the match."""
        if self.asks == TURN_ENDS and self.ending == NOT_ENDED:
            end_turn(self)
        if self.ending != NOT_ENDED:
            settle(self)

    def interjections(self, seat: i64, codes: vec[i64]) -> i64:
        return interjections(self, seat, codes)

    def interject(self, seat: i64, code: i64) -> None:
        if code == CONCEDE:
            concede(self)
        elif code >= START:
            choose_genres(self, seat, code - START)
        else:
            discard(self, self.holder(code - DISCARD), code - DISCARD)

    def clone(self) -> State:
        copied = LabyrinthState(self.house, self.seats)
        copy_fields(copied, self)
        return copied

    def copy_from(self, other: State) -> None:
        copy_fields(self, cast("LabyrinthState", other))

    def redraw(self, seat: i64, key: i64) -> None:
        self.reseed(mix(key))
        if self.depth > 0 and self.asks == ASK_START:
            redraw_sealed(self, seat)

    def utility(self, seat: i64) -> float:
        return evaluation.utility(self)

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self)

    def is_certain(self, before: State) -> bool:
        """Nothing was drawn and no choice is half made (its worth would be guessed); only first genres are hidden."""
        return self.rolled == before.rolled and self.depth <= 1 and before.asks != ASK_START

    def policy(self, codes: vec[i64], count: i64) -> i64:
        return quick_choice(self, codes, count)

    def result(self) -> i64:
        return self.ending

    def score(self, who: i64) -> i64:
        """The whole team's: the filled Shelves."""
        return bits(self.filled)

    def packed(self) -> list[int]:
        return packed_fields(self)


def fresh_state(house: House, seats: i64) -> LabyrinthState:
    """A table before the deal."""
    fresh = LabyrinthState(house, seats)
    copy_fields(fresh, fresh)  # from here on its zones are its own
    return fresh
