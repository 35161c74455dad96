"""The rules of Returns: a game this small needs one file for them."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64
from readingroom.games.returns.bot.evaluation import lay_lowest_winner, standing
from readingroom.games.returns.edge.events import BookLaid, BookSwapped, RoundStamped
from readingroom.games.returns.rules.fields import copy_fields, packed_fields
from readingroom.games.returns.rules.house import HAND, LAY, ROUNDS, SWAP, House
from readingroom.games.returns.rules.table import ASK, NONE, Table

from readingroom.core.dice import mix
from readingroom.core.state import State, bit, bits, lowest_bit


@final
class ReturnsState(Table):
    """One match."""

    def deal(self) -> None:
        """Three books each, and the first seat begins (RET-SETUP-1, RET-SETUP-2)."""
        for seat in range(self.seats):
            for _book in range(HAND):
                self.hands[seat] |= bit(self._take())
        self.push(ASK, 0, 0, 0)

    def resume(self) -> None:
        """Every position asks somebody."""

    def _take(self) -> i64:
        book = self.pick_bit(0, self.cart)
        self.cart &= ~bit(book)
        return book

    def legal(self, codes: vec[i64]) -> i64:
        """Any book of the hand, laid (RET-LAY-1) or swapped."""
        count: i64 = 0
        hand = self.hands[self.asked]
        for first in (LAY, SWAP):
            if first == SWAP and not self.may_swap(self.asked):
                break
            left = hand
            while left != 0:
                codes[count] = first + lowest_bit(left)
                count += 1
                left &= left - 1
        return count

    def apply(self, code: i64) -> None:
        if code < SWAP:
            self._lay(self.asked, code - LAY)
        else:
            self._swap(self.asked, code - SWAP)

    def _lay(self, seat: i64, book: i64) -> None:
        """Face up (RET-LAY-1); the last one of a round ends it."""
        self.hands[seat] &= ~bit(book)
        self.laid[seat] = book
        self.clock += 1
        if self.heard is not None:
            self.heard.append(BookLaid(int(seat), int(book) + 1))
        following = (seat + 1) % self.seats
        if self.laid[following] == NONE:
            self.become(ASK, following, 0, 0)
        else:
            self._end_round()

    def _swap(self, seat: i64, book: i64) -> None:
        """A book aside for the top one of the cart, and the same seat goes on (RET-SWAP-1, RET-Q-1)."""
        self.hands[seat] &= ~bit(book)
        self.aside |= bit(book)
        self.swapped |= bit(seat)
        taken = self._take()
        self.hands[seat] |= bit(taken)
        if self.heard is not None:
            self.heard.append(BookSwapped(int(seat), int(book) + 1, int(taken) + 1))

    def _end_round(self) -> None:
        """The highest book stamps the round, and begins the next (RET-ROUND-1); three end the match (RET-END-1)."""
        best: i64 = 0
        for seat in range(self.seats):
            self.aside |= bit(self.laid[seat])
            if self.laid[seat] > self.laid[best]:
                best = seat
        self.stamps[best] += 1
        if self.heard is not None:
            self.heard.append(RoundStamped(int(best), int(self.laid[best]) + 1))
        for seat in range(self.seats):
            self.laid[seat] = NONE
        self.round += 1
        if self.round == ROUNDS:
            self.pop()
        else:
            self.become(ASK, best, 0, 0)

    # --- copies -------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        copy = ReturnsState(self.house, self.seats)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        copy_fields(self, cast("ReturnsState", other))

    def packed(self) -> list[int]:
        return packed_fields(self)

    # --- what a seat cannot see ---------------------------------------------------------------------------------

    def redraw(self, seat: i64, key: i64) -> None:
        """Other hands and the cart are drawn afresh."""
        self.reseed(mix(key))
        for other in range(self.seats):
            if other != seat:
                self.cart |= self.hands[other]
        for other in range(self.seats):
            if other != seat:
                count = bits(self.hands[other])
                self.hands[other] = 0
                for _book in range(count):
                    self.hands[other] |= bit(self._take())

    # --- how it ended, and how it may end -----------------------------------------------------------------------

    def utility(self, seat: i64) -> float:
        shared = 0.0
        for other in range(self.seats):
            if self.has_won(other):
                shared += 1.0
        return 1.0 / shared if self.has_won(seat) else 0.0

    def evaluate(self, seat: i64) -> float:
        return standing(self.hands, self.stamps, seat)

    def policy(self, codes: vec[i64], count: i64) -> i64:
        return lay_lowest_winner(codes, count, self.laid)

    def result(self) -> i64:
        """Who has won."""
        number: i64 = 0
        for seat in range(self.seats):
            number = number * 2 + (1 if self.has_won(seat) else 0)
        return number

    def score(self, who: i64) -> i64:
        return self.stamps[who]

    def turns(self) -> i64:
        return self.clock

    def rounds(self) -> i64:
        return self.round


def fresh_state(house: House, seats: i64) -> ReturnsState:
    """A table before the deal."""
    fresh = ReturnsState(house, seats)
    fresh.copy_from(fresh)  # from here on its zones are its own
    return fresh
