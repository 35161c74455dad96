"""Chance: the small generator of simulations, and the keyed stream of matches between people.

The small generator is a linear congruence on 62 bits with a mixed output (the idea is O'Neill's PCG). 62 bits,
because mypyc keeps literals up to that size as machine integers; every step is masked, so that compiled
code, which wraps, and interpreted code, which does not, give the same numbers.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0x3FFFFFFFFFFFFFFF
MULTIPLIER: Final[i64] = 2862933555777941757
INCREMENT: Final[i64] = 1442695040888963407
GOLDEN: Final = 0x1E3779B97F4A7C15

NOT_FORCED: Final[i64] = -1


def mix(z: i64) -> i64:
    """Scatter a number over 62 bits, so that neighbouring seeds give unrelated streams."""
    z &= MASK
    z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & MASK
    return z ^ (z >> 31)


def stream_start(seed: i64, stream: i64) -> i64:
    """The first state of one stream of a seed."""
    return mix((seed + ((stream + 1) * GOLDEN & MASK)) & MASK)


def match_seed(seed: i64, index: i64) -> i64:
    """The seed of the index-th match of a run."""
    return mix((seed + (index * GOLDEN & MASK)) & MASK)


def advance(x: i64) -> i64:
    """The state after this one."""
    return (x * MULTIPLIER + INCREMENT) & MASK


def scaled(x: i64, n: i64) -> i64:
    """The number below n that a state stands for."""
    return ((((x ^ (x >> 18)) >> 30) & 0xFFFFFFFF) * n) >> 32


class Chance:
    """Where a match takes its chance from instead of the small generator; copied with the state.

    What each kind must answer raises NotImplementedError here, so that a kind that forgot it hears which. It is not
    abstract: a compiled abstract class can be made all the same, and then ends the process when asked (see `State`).
    """

    def below(self, stream: i64, n: i64) -> i64:
        """A number from 0 to n - 1, uniform."""
        raise NotImplementedError

    def forced(self, stream: i64) -> i64:
        """The outcome that must come next in this stream, or NOT_FORCED."""
        return NOT_FORCED

    def happened(self, stream: i64, outcome: i64) -> None:
        """Told after every outcome, forced or not."""

    def clone(self) -> Chance:
        """A copy that goes on by itself."""
        raise NotImplementedError

    def packed(self) -> list[int]:
        """What comes next, as numbers: equal for equal futures."""
        raise NotImplementedError

    def rekey(self, secret: bytes) -> None:
        """Draw from another secret from here on; what is forced stays forced."""
        raise NotImplementedError

    def kept(self) -> dict[str, list[Any]]:
        """How far it has come, as plain data without the secret; `snapshot.py` reads it."""
        raise NotImplementedError


class KeyedChance(Chance):
    """BLAKE2b over a 256-bit secret and a counter: nobody computes it from the tokens already seen."""

    def __init__(self, secret: bytes, streams: i64) -> None:
        self.secret = secret
        self.counters: vec[i64] = vec[i64]([0] * streams)

    def below(self, stream: i64, n: i64) -> i64:
        """Exactly uniform: a block beyond the last whole multiple of n is thrown away."""
        limit = (1 << 56) // n * n
        while True:
            block = int(self.counters[stream]).to_bytes(8, "big") + int(stream).to_bytes(8, "big")
            self.counters[stream] += 1
            number = int.from_bytes(blake2b(block, key=self.secret, digest_size=7).digest(), "big")
            if number < limit:
                return number % n

    def clone(self) -> Chance:
        copy = KeyedChance(self.secret, 0)
        copy.counters = self.counters[:]
        return copy

    def packed(self) -> list[int]:
        return [int.from_bytes(self.secret, "big"), *self.counters]

    def rekey(self, secret: bytes) -> None:
        self.secret = secret
        self.counters = vec[i64]([0] * len(self.counters))

    def kept(self) -> dict[str, list[Any]]:
        return {"counters": [int(count) for count in self.counters]}


class ScriptedChance(Chance):
    """Forced outcomes first, one queue a stream; then another source goes on."""

    def __init__(self, queues: list[list[int]], then: Chance) -> None:
        self.queues = queues
        self.then = then

    def below(self, stream: i64, n: i64) -> i64:
        return self.then.below(stream, n)

    def forced(self, stream: i64) -> i64:
        queue = self.queues[stream]
        return queue[0] if queue else NOT_FORCED

    def happened(self, stream: i64, outcome: i64) -> None:
        if self.queues[stream]:
            del self.queues[stream][0]
        self.then.happened(stream, outcome)

    def clone(self) -> Chance:
        return ScriptedChance([queue[:] for queue in self.queues], self.then.clone())

    def packed(self) -> list[int]:
        numbers = [number for queue in self.queues for number in (len(queue), *queue)]
        return numbers + self.then.packed()

    def rekey(self, secret: bytes) -> None:
        self.then.rekey(secret)

    def kept(self) -> dict[str, list[Any]]:
        kept = self.then.kept()
        kept["forced"] = [queue[:] for queue in self.queues]
        return kept


class RecordedChance(Chance):
    """Another source whose outcomes are written down; the laws compare two runs by it."""

    def __init__(self, then: Chance) -> None:
        self.then = then
        self.outcomes: list[tuple[int, int]] = []

    def below(self, stream: i64, n: i64) -> i64:
        return self.then.below(stream, n)

    def forced(self, stream: i64) -> i64:
        return self.then.forced(stream)

    def happened(self, stream: i64, outcome: i64) -> None:
        self.outcomes.append((stream, outcome))
        self.then.happened(stream, outcome)

    def clone(self) -> Chance:
        return RecordedChance(self.then.clone())

    def packed(self) -> list[int]:
        return self.then.packed()
