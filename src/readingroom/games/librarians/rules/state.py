"""LibrariansState: one door into the rules. `legal` lists the answers, `apply` does one and plays on."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import State
from readingroom.games.librarians.bot import evaluation
from readingroom.games.librarians.bot.quick import quick_choice
from readingroom.games.librarians.rules.bonus import lay_spare
from readingroom.games.librarians.rules.chaos import insert_book, shift_column, take_to_insert, turn_shelf
from readingroom.games.librarians.rules.claims import (
    claim_along,
    claim_author,
    claim_from,
    claim_genre,
    keep_of_author,
    keep_of_line,
)
from readingroom.games.librarians.rules.codes import (
    AT,
    AT_END,
    AUTHOR,
    CLAIM,
    CODES,
    END_TURN,
    GIVE,
    GIVE_UP,
    INTENT,
    KEEP,
    NAME_COLOUR,
    NAME_LETTER,
    PUT_BACK,
    REVEAL_HAND,
    SHELF,
    SHIFT,
    STEAL,
    TAKE,
    USE,
    WAY,
)
from readingroom.games.librarians.rules.end import books_left, give_up, result_of, settle
from readingroom.games.librarians.rules.fields import copy_fields, packed_fields
from readingroom.games.librarians.rules.hidden import redraw_hidden
from readingroom.games.librarians.rules.house import DETECTIVE, GENRES, House
from readingroom.games.librarians.rules.information import put_back, tap, tap_with
from readingroom.games.librarians.rules.legal import legal_answers
from readingroom.games.librarians.rules.moving import choose_to_swap, discard_at, lay, lift, retrieve_at
from readingroom.games.librarians.rules.playing import play_book, take_book
from readingroom.games.librarians.rules.powers import steal_power, use_power
from readingroom.games.librarians.rules.red import remove_shelf
from readingroom.games.librarians.rules.resolving import give_power, resolve
from readingroom.games.librarians.rules.setup import set_up
from readingroom.games.librarians.rules.signals import signal, signals_open
from readingroom.games.librarians.rules.table import (
    ASK_ACT,
    ASK_AUTHOR_KEEP,
    ASK_CLAIM_CELL,
    ASK_DISCARD,
    ASK_DRAMA,
    ASK_INSERT,
    ASK_LAY,
    ASK_LIFT,
    ASK_PLACE,
    ASK_RETRIEVE,
    ASK_SWAP,
    LINES,
    NO_AUDIENCE,
    NOT_ENDED,
    THRILL,
    TURN_GOES_ON,
    Table,
)
from readingroom.games.librarians.rules.thrills import act, name_colour, name_letter, reveal
from readingroom.games.librarians.rules.turn import end_turn, go_on_with_turn

NO_CODES: Final = vec[i64]([0] * CODES)


@final
class LibrariansState(Table):
    """One match of Librarians."""

    def deal(self) -> None:
        set_up(self)
        self._go_on()

    def resume(self) -> None:
        if self.depth > 0:
            self._go_on()

    def legal(self, codes: vec[i64]) -> i64:
        return legal_answers(self, codes)

    def apply(self, code: i64) -> None:
        self._do(code)
        self._go_on()

    def _do(self, code: i64) -> None:
        """One answer, without what follows from it."""
        if code < AT:
            self._act(code)
        elif code < WAY:
            self._choose_cell(code - AT)
        elif code < SHELF:
            self._keep_or_give(code)
        else:
            self._choose_other(code)

    def _act(self, code: i64) -> None:
        if code == END_TURN:
            end_turn(self, False)
        elif code == GIVE_UP:
            give_up(self)
        elif code < USE:
            if self.asks == ASK_DRAMA:
                take_to_insert(self, code - TAKE)
            else:
                take_book(self, code - TAKE)
        elif code < CLAIM:
            use_power(self, code - USE)
        elif code < AUTHOR:
            claim_genre(self, code - CLAIM)
        else:
            claim_author(self, code - AUTHOR)

    def _choose_cell(self, cell: i64) -> None:
        kind = self.asks
        if kind == ASK_PLACE:
            play_book(self, cell)
        elif kind == ASK_INSERT:
            insert_book(self, cell)
        elif kind == ASK_LIFT:
            lift(self, cell)
        elif kind == ASK_LAY:
            lay(self, cell)
        elif kind == ASK_SWAP:
            choose_to_swap(self, cell)
        elif kind == ASK_DISCARD:
            discard_at(self, cell)
        elif kind == ASK_RETRIEVE:
            retrieve_at(self, cell)
        elif kind == ASK_CLAIM_CELL:
            claim_from(self, cell)
        else:
            tap(self, cell)

    def _keep_or_give(self, code: i64) -> None:
        if code < KEEP:
            claim_along(self, code - WAY)
        elif code < GIVE:
            if self.asks == ASK_AUTHOR_KEEP:
                keep_of_author(self, code - KEEP)
            else:
                keep_of_line(self, code - KEEP)
        elif code < AT_END:
            give_power(self, code - GIVE)
        else:
            self._choose_end(code == AT_END)

    def _choose_end(self, at_top: bool) -> None:
        """The top or the bottom: a shelf goes there, or comes."""
        detective = self.first == DETECTIVE
        self.pop()
        if detective:
            remove_shelf(self, self.top if at_top else self.bottom)
        else:
            lay_spare(self, self.top - 1 if at_top else self.bottom + 1, "LIB-GRN-2")

    def _choose_other(self, code: i64) -> None:
        if code < SHIFT:
            turn_shelf(self, code - SHELF)
        elif code < PUT_BACK:
            shift_column(self, (code - SHIFT) // 2, (code - SHIFT) % 2 == 1)
        elif code < INTENT:
            put_back(self, code - PUT_BACK)
        elif code < REVEAL_HAND:
            tap_with(self, code - INTENT)
        elif code < NAME_COLOUR:
            reveal(self, code - REVEAL_HAND)
        elif code < NAME_LETTER:
            name_colour(self, code - NAME_COLOUR)
        elif code < STEAL:
            name_letter(self, code - NAME_LETTER)
        else:
            steal_power(self, (code - STEAL) // GENRES, (code - STEAL) % GENRES)

    def _go_on(self) -> None:
        """Do all that follows without a choice, until somebody is asked or the match is over (7.2)."""
        while self.ending == NOT_ENDED:
            kind = self.asks
            if kind == LINES:
                resolve(self)
            elif kind == TURN_GOES_ON:
                go_on_with_turn(self)
            elif kind == THRILL:
                act(self)
            elif kind == ASK_ACT or kind == ASK_PLACE or kind == ASK_DRAMA or kind == ASK_INSERT:
                return  # an answer shows a book of the hand
            elif not self._answer_the_only_way():
                return
        settle(self)

    def _answer_the_only_way(self) -> bool:
        """A queued choice with one option is made without asking (7.3)."""
        codes = NO_CODES[:]
        if legal_answers(self, codes) != 1:
            return False
        self._do(codes[0])
        return True

    def interjections(self, seat: i64, codes: vec[i64]) -> i64:
        return signals_open(self, seat, codes)

    def interject(self, seat: i64, code: i64) -> None:
        signal(self, seat, code)

    def clone(self) -> State:
        copied = LibrariansState(self.house, self.seats)
        copy_fields(copied, self)
        return copied

    def copy_from(self, other: State) -> None:
        copy_fields(self, cast("LibrariansState", other))

    def redraw(self, seat: i64, key: i64) -> None:
        redraw_hidden(self, seat, key)

    def utility(self, seat: i64) -> float:
        return evaluation.utility(self)

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self)

    def policy(self, codes: vec[i64], count: i64) -> i64:
        return quick_choice(self, codes, count)

    def result(self) -> i64:
        return result_of(self)

    def score(self, who: i64) -> i64:
        """The whole team's: the books left (LIB-END-5)."""
        return books_left(self)

    def packed(self) -> list[int]:
        return packed_fields(self)


def fresh_state(house: House, seats: i64) -> LibrariansState:
    """A table before the deal."""
    fresh = LibrariansState(house, seats)
    copy_fields(fresh, fresh)  # from here on its zones are its own
    if house.ages:
        fresh.audience = NO_AUDIENCE[:]
    return fresh
