"""State: the base class of every game's table, as the rules and the search see it.

A base class and not a Protocol, because compiled calls through a Protocol are several times slower. A game's
state holds native integers and vectors; only its rules change it.

One decision, from the outside:

    count = state.legal(codes)        # all legal answers of state.to_move(), in ascending order
    state.apply(codes[0])             # plays on to the next decision or to the end
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.dice import MASK, NOT_FORCED, Chance, advance, scaled, stream_start
from readingroom.core.errors import ForcedDraw

if TYPE_CHECKING:
    from readingroom.core.events import Event

NOBODY: Final[i64] = -1  # asked when the match is over
TABLE: Final[i64] = -2  # asked when the live table answers, and no seat (a race to shout)
TAKEN_BACK: Final[i64] = -3  # in a log, instead of a seat: everybody agreed to go back to an earlier moment

FRAME: Final[i64] = 4  # numbers a frame
FRAMES: Final[i64] = 8  # deepest nesting of choices
BAG_KINDS: Final[i64] = 7
BAG_PIECES: Final[i64] = 127  # in one bag, of all kinds together
EVERY_KIND: Final[i64] = 0x01010101010101
EVERY_BYTE: Final[i64] = 0xFFFFFFFFFFFFFF
MEMBERS: Final[i64] = 60  # in one word of a set that fills several
MOST_WAYS: Final[i64] = 16  # that a game may tell of one answer
STREAMS: Final[i64] = 3  # of chance, unless a game has more: a changed decision leaves the others comparable
DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89  # all numbers of six bits occur in its 64 bits
MEMBER_AT: Final = vec[i64](sorted(range(64), key=lambda member: ((DE_BRUIJN << member) >> 58) & 63))
NO_FRAMES: Final = vec[i64]([0] * int(FRAME * FRAMES))
NONE_STACKED: Final = vec[i64](capacity=0)


class State:
    """One match between two choices: what lies on the table, what is pending, and the chance to come.

    Nested choices are frames on a stack: the last frame asks first. A frame is what it asks, whom, and two numbers
    whose meaning is the game's affair.

    What each game must define raises NotImplementedError here and is not abstract. Tried with mypyc: an abstract class
    can be made all the same, and asking it for what it lacks ends the process ("out of memory"), or under ABC raises a
    TypeError that names something else. This way a game that forgot a method hears which.
    """

    def __init__(self, seats: i64, streams: i64 = STREAMS) -> None:
        self.seats: i64 = seats
        self.dice: vec[i64] = NO_FRAMES[:streams]
        self.busy_dice: i64 = 0  # stream 0 instead of dice[0]: drawn from most often, and a plain field is faster
        self.whim: i64 = 0  # the quick players' own stream, which never moves the match's
        self.source: Chance | None = None
        self.rolled: i64 = 0  # chance outcomes so far
        self.depth: i64 = 0  # pending frames; the last one is in the four fields below, the others are stacked
        self.asks: i64 = 0
        self.asked: i64 = NOBODY
        self.first: i64 = 0
        self.second: i64 = 0
        self.frames: vec[i64] = NONE_STACKED  # most states never stack one, and copies are cheaper for it
        self.windows: i64 = 0  # secret questions opened so far, whether or not anybody was asked
        self.clock: i64 = 0  # turns ended so far: where a search may stop and judge
        self.noticed: i64 = 0  # digest of the chance that everybody saw; a search tells its branches apart by it
        self.cards_played: i64 = 0  # kinds of cards, a set: the rules add to it, whoever counts them empties it
        self.heard: list[Event] | None = None  # what happened, written only when somebody listens
        self.owns: bool = False  # its vectors: until the first copy they are shared, and must not be written

    # --- what each game defines -------------------------------------------------------------------------

    def deal(self) -> None:
        """Set the table up and play on to the first decision; called once, on a fresh state."""
        raise NotImplementedError

    def legal(self, codes: vec[i64]) -> i64:
        """Write all legal answers of the asked seat into `codes`, ascending; return how many.

        Holds before: the match is not over. `codes` has room for the game's whole range.
        """
        raise NotImplementedError

    def apply(self, code: i64) -> None:
        """Do one offered action and everything that follows without a choice."""
        raise NotImplementedError

    def resume(self) -> None:
        """Play on to the next decision from a position laid out by hand."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def copy_from(self, other: State) -> None:
        """Become an independent copy of another state of the same match; cheaper than a clone."""
        raise NotImplementedError

    def resample(self, seat: i64, key: i64) -> State:
        """A state that agrees with all that the seat knows; the rest, the chance to come too, drawn from the key."""
        guess = self.clone()
        guess.redraw(seat, key)
        return guess

    def redraw(self, seat: i64, key: i64) -> None:
        """Draw all that the seat cannot know afresh, the chance to come too; all that it knows stays."""
        raise NotImplementedError

    def utility(self, seat: i64) -> float:
        """How well a finished match went for a seat, from 0 to 1."""
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """The game's own guess at `utility` of an unfinished match."""
        raise NotImplementedError

    def is_certain(self, before: State) -> bool:
        """After an answer to `before`: whatever is hidden and whatever chance brings, `evaluate` would say the same.

        Where this is not known False is right, and costs a greedy player time.
        """
        return False

    def outcomes(self, code: i64, ways: vec[i64], chances: vec[float]) -> i64:
        """Write the ways that an answer can go, as far as `evaluate` tells them apart, and their odds; return how many.

        The odds are those of the asked seat, over what it cannot know and what chance brings, and add up to 1.
        Where they are not known 0 is right, and costs a greedy player time. There is room for `MOST_WAYS`.
        """
        return 0

    def apply_outcome(self, code: i64, way: i64) -> None:
        """Do an offered action as `apply` does, in a sample where it goes a way that `outcomes` told."""
        raise NotImplementedError

    def policy(self, codes: vec[i64], count: i64) -> i64:
        """One of the legal codes, as a sensible quick player would choose; chance from the choice stream."""
        return codes[self.choice(count)]

    def sensible(self, codes: vec[i64]) -> i64:
        """Like `legal`, without answers that no good player gives: what a search looks at. At least one is left."""
        return self.legal(codes)

    def interjections(self, seat: i64, codes: vec[i64]) -> i64:
        """Write what a seat may do now without being asked into `codes`, ascending; return how many.

        Never part of `legal`: nobody waits for it, so quick players and searches never meet it.
        """
        return 0

    def interject(self, seat: i64, code: i64) -> None:
        """Do one of a seat's interjections. It may change what lies on the table, never a piece that a frame names."""
        raise NotImplementedError

    def asked_secretly(self) -> bool:
        """Others must not learn that this seat is being asked."""
        return False

    def packed(self) -> list[int]:
        """Everything that makes this state what it is, as numbers; equal lists are equal states."""
        raise NotImplementedError

    # --- how it ended: what many matches are counted by ---------------------------------------------------

    def result(self) -> i64:
        """How a finished match ended, as a small number: equal ones have the same ending, winners and grade."""
        raise NotImplementedError

    def participants(self) -> i64:
        """Who has a score: the seats, and after them a robot."""
        return self.seats

    def score(self, who: i64) -> i64:
        """A participant's points."""
        raise NotImplementedError

    def turns(self) -> i64:
        """The turns of a finished match, with the one that it ended in."""
        return self.clock + 1

    def rounds(self) -> i64:
        """The rounds of a finished match, with the one that it ended in; 0 where a game has none."""
        return 0

    # --- whose decision ---------------------------------------------------------------------------------

    def to_move(self) -> i64:
        """The seat that is asked now, TABLE, or NOBODY when the match is over."""
        return self.asked if self.depth > 0 else NOBODY

    def is_over(self) -> bool:
        """No decision is left."""
        return self.depth == 0

    def become(self, kind: i64, asked: i64, first: i64, second: i64) -> None:
        """Replace the last frame."""
        self.asks = kind
        self.asked = asked
        self.first = first
        self.second = second

    def push(self, kind: i64, asked: i64, first: i64, second: i64) -> None:
        """Ask something first, before what is pending goes on."""
        if self.depth > 0:
            if len(self.frames) == 0:
                self.frames = NO_FRAMES[:]
            at = (self.depth - 1) * FRAME
            self.frames[at] = self.asks
            self.frames[at + 1] = self.asked
            self.frames[at + 2] = self.first
            self.frames[at + 3] = self.second
        self.depth += 1
        self.become(kind, asked, first, second)

    def pop(self) -> None:
        """Return to what was pending before."""
        self.depth -= 1
        if self.depth > 0:
            at = (self.depth - 1) * FRAME
            self.become(self.frames[at], self.frames[at + 1], self.frames[at + 2], self.frames[at + 3])

    def pending(self) -> list[int]:
        """All frames, the first one first."""
        below = self.frames[: max(0, self.depth - 1) * FRAME]
        last = [self.asks, self.asked, self.first, self.second] if self.depth > 0 else []
        return [int(number) for number in (*below, *last)]

    def set_pending(self, numbers: list[int]) -> None:
        """Ask what `pending` told of another state."""
        self.depth = 0
        for at in range(0, len(numbers), FRAME):
            self.push(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3])

    # --- chance -----------------------------------------------------------------------------------------

    def reseed(self, seed: i64) -> None:
        """Draw from the small generator from here on."""
        self.source = None
        self.busy_dice = stream_start(seed, 0)
        streams: i64 = len(self.dice)
        for stream in range(1, streams):
            self.dice[stream] = stream_start(seed, stream)
        self.whim = stream_start(seed, streams)

    def below(self, stream: i64, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.rolled += 1
        if self.source is not None:
            return self.source.below(stream, n)
        return scaled(self.next_number(stream), n)

    def next_number(self, stream: i64) -> i64:
        """Move one stream of the small generator on."""
        if stream == 0:
            self.busy_dice = advance(self.busy_dice)
            return self.busy_dice
        x = advance(self.dice[stream])
        self.dice[stream] = x
        return x

    def choice(self, n: i64) -> i64:
        """A number from 0 to n - 1 for a quick player."""
        self.whim = advance(self.whim)
        return scaled(self.whim, n)

    def pick_bit(self, stream: i64, mask: i64) -> i64:
        """One of the members of a set, uniform; the set must not be empty."""
        source = self.source
        if source is not None:
            return self._pick_told(source, stream, mask)
        roll = self.below(stream, bits(mask))
        return nth_bit(mask, roll)

    def pick_member(self, stream: i64, words: vec[i64]) -> i64:
        """One of the members of a set that fills several words, MEMBERS a word, uniform; it must not be empty."""
        chosen = NOT_FORCED if self.source is None else self.source.forced(stream)
        if chosen == NOT_FORCED:
            total: i64 = 0
            for word in words:
                total += bits(word)
            chosen = nth_member(words, self.below(stream, total))
        elif chosen < 0 or chosen >= len(words) * MEMBERS or words[chosen // MEMBERS] & bit(chosen % MEMBERS) == 0:
            raise ForcedDraw(int(stream), int(chosen))
        else:
            self.rolled += 1
        if self.source is not None:
            self.source.happened(stream, chosen)
        return chosen

    def pick_kind(self, stream: i64, bag: i64, total: i64) -> i64:
        """The kind of one piece out of a bag with `total` pieces, uniform over pieces; a bag is one byte a kind."""
        source = self.source
        if source is not None:
            return self._pick_kind_told(source, stream, bag, total)
        self.rolled += 1
        return nth_kind(bag, scaled(self.next_number(stream), total))

    def pick_weighted(self, stream: i64, weights: vec[i64]) -> i64:
        """One of several kinds, each as likely as its weight says."""
        total: i64 = 0
        for weight in weights:
            total += weight
        source = self.source
        if source is None:
            return nth_weight(weights, self.below(stream, total))
        chosen = source.forced(stream)
        if chosen == NOT_FORCED:
            chosen = nth_weight(weights, self.below(stream, total))
        elif chosen < 0 or chosen >= len(weights) or weights[chosen] == 0:
            raise ForcedDraw(int(stream), int(chosen))
        else:
            self.rolled += 1
        source.happened(stream, chosen)
        return chosen

    def notice(self, outcome: i64) -> None:
        """Remember a chance outcome that everybody saw."""
        self.noticed = (self.noticed * 67 + outcome + 1) & MASK

    def _pick_told(self, source: Chance, stream: i64, mask: i64) -> i64:
        chosen = source.forced(stream)
        if chosen == NOT_FORCED:
            chosen = nth_bit(mask, self.below(stream, bits(mask)))
        elif chosen < 0 or chosen > 61 or mask & bit(chosen) == 0:
            raise ForcedDraw(int(stream), int(chosen))
        else:
            self.rolled += 1
        source.happened(stream, chosen)
        return chosen

    def _pick_kind_told(self, source: Chance, stream: i64, bag: i64, total: i64) -> i64:
        chosen = source.forced(stream)
        if chosen == NOT_FORCED:
            chosen = nth_kind(bag, self.below(stream, total))
        elif chosen < 0 or chosen >= BAG_KINDS or (bag >> (chosen * 8)) & 0xFF == 0:
            raise ForcedDraw(int(stream), int(chosen))
        else:
            self.rolled += 1
        source.happened(stream, chosen)
        return chosen

    # --- copies -----------------------------------------------------------------------------------------

    def copy_of(self, mine: vec[i64], theirs: vec[i64]) -> vec[i64]:
        """A copy of another state's vector, in the place of one's own: that takes no memory, and half the time."""
        size = len(theirs)
        if not self.owns or len(mine) != size:
            return theirs[:]
        for at in range(size):
            mine[at] = theirs[at]
        return mine

    def copy_core(self, other: State) -> None:
        """The kernel's part of a copy, which comes last; a copy hears nothing."""
        self.seats = other.seats
        self.dice = self.copy_of(self.dice, other.dice)
        self.busy_dice = other.busy_dice
        self.whim = other.whim
        source = other.source
        self.source = None if source is None else source.clone()
        self.rolled = other.rolled
        self.windows = other.windows
        self.depth = other.depth
        self.asks = other.asks
        self.asked = other.asked
        self.first = other.first
        self.second = other.second
        if other.depth > 1:
            self.frames = self.copy_of(self.frames, other.frames)
        self.clock = other.clock
        self.noticed = other.noticed
        self.owns = True

    def packed_core(self) -> list[int]:
        """The kernel's part of `packed`; how many numbers were rolled is history, not state."""
        source = self.source
        chance = [self.busy_dice, *self.dice, self.whim] if source is None else source.packed()
        last = [self.asks, self.asked, self.first, self.second] if self.depth > 0 else []
        below = self.frames[: max(0, self.depth - 1) * FRAME]
        return [int(number) for number in (self.seats, self.depth, self.clock, *chance, *last, *below)]


def rolls(state: State, spare: State, code: i64) -> bool:
    """An action, tried out on a spare state, brings a chance outcome or a secret question."""
    spare.copy_from(state)
    spare.apply(code)
    return spare.rolled != state.rolled or spare.windows != state.windows


def bit(member: i64) -> i64:
    """The set of one member.

    Not `1 << member`: mypyc writes that as a C shift of a 32-bit 1, and members from 31 on are lost.
    """
    return (member - member + 1) << member


def smaller(one: i64, other: i64) -> i64:
    """The smaller of two numbers, for places where a guess at which it is would mostly be wrong: no branch."""
    return other + ((one - other) & -i64(one < other))


def nth_kind(bag: i64, n: i64) -> i64:
    """The kind of the n-th piece of a bag, counted kind by kind."""
    up_to = bag * EVERY_KIND  # each kind's byte: the pieces of this kind and all before it
    passed = ((n * EVERY_KIND) | (EVERY_KIND << 7)) - (up_to & EVERY_BYTE)
    return ((((passed >> 7) & EVERY_KIND) * EVERY_KIND) >> 48) & 0xFF


def pieces_in(bag: i64) -> i64:
    """How many pieces a bag holds, of all kinds together."""
    return ((bag * EVERY_KIND) >> 48) & 0xFF


def nth_weight(weights: vec[i64], n: i64) -> i64:
    """The kind that the n-th of all weights together falls on."""
    kind: i64 = 0
    while n >= weights[kind]:
        n -= weights[kind]
        kind += 1
    return kind


def bits(mask: i64) -> i64:
    """How many members a set has."""
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0xFF


def nth_bit(mask: i64, n: i64) -> i64:
    """The n-th member of a set, from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest_bit(mask)


def nth_member(words: vec[i64], n: i64) -> i64:
    """The n-th member of a set that fills several words, from 0."""
    word: i64 = 0
    while n >= bits(words[word]):
        n -= bits(words[word])
        word += 1
    return word * MEMBERS + nth_bit(words[word], n)


def lowest_bit(mask: i64) -> i64:
    """The smallest member of a set that is not empty.

    The lowest bit times a De Bruijn sequence shifts it by the member: its upper six bits are different for each.
    """
    return MEMBER_AT[(((mask & -mask) * DE_BRUIJN) >> 58) & 63]
