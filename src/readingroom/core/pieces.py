"""What of the box has not been laid out yet, while somebody lays a position out: no piece may be lost or doubled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from readingroom.core.errors import BadPosition
from readingroom.core.near import did_you_mean
from readingroom.core.positions import listed
from readingroom.core.sets import members


class Pieces:
    """Cards or tokens of which each has a name: while a position is laid out, none may lie in two places.

    Kinds, where pieces come in copies, name the first copy that is left.
    """

    unknown = "nothing in the box is called {name!r}"
    doubled = "{name} already lies in {place}"
    missing = "{name} is not in this match"
    lost = "{name} is nowhere"

    def __init__(self, numbers: Mapping[str, int], whole: int, kinds: Mapping[str, int] | None = None) -> None:
        self.numbers = numbers
        self.names = {number: name for name, number in numbers.items()}
        self.left = whole  # a set
        self.kinds = kinds or {}
        self.places: dict[int, str] = {}

    def known(self, name: object, path: str) -> int:
        """The number of a piece, wherever it lies."""
        if not isinstance(name, str) or name not in self.numbers:
            near = did_you_mean(name, (*self.kinds, *self.numbers))
            raise BadPosition(f"{path}: {self.unknown.format(name=name)}{near}")
        return self.numbers[name]

    def claim(self, piece: int, path: str) -> None:
        """It lies there, and nowhere else."""
        if piece in self.places:
            told = self.doubled.format(name=self.names[piece], place=self.places[piece])
            raise BadPosition(f"{path}: {told}")
        if not self.left >> piece & 1:
            raise BadPosition(f"{path}: {self.missing.format(name=self.names[piece])}")
        self.left &= ~(1 << piece)
        self.places[piece] = path

    def claim_named(self, name: object, path: str) -> None:
        """The same of a piece that is named by its id."""
        if isinstance(name, str) and name in self.numbers:
            self.claim(self.numbers[name], path)

    def take(self, name: object, path: str) -> int:
        """A piece by its id, which was claimed already, or the first one left of a kind."""
        if not isinstance(name, str) or name not in self.kinds:
            return self.known(name, path)
        copies = members(self.left & self.kinds[name])
        if not copies:
            raise BadPosition(f"{path}: no {name} card is left in this match")
        self.claim(copies[0], path)
        return copies[0]

    def rest(self, named: object, path: str) -> int:
        """Whatever lies nowhere else; where a list is given, it must name just that."""
        if named is None:
            return self.left
        listed_here = 0
        for name in listed({path: named}, path):
            piece = self.known(name, path)
            listed_here |= 1 << piece
            if not self.left >> piece & 1:
                self.claim(piece, path)  # which says where it is
        lost = members(self.left & ~listed_here)
        if lost:
            raise BadPosition(f"{path}: {self.lost.format(name=self.names[lost[0]])}")
        return self.left


class Supply:
    """Tokens that are alike within a kind, each kind written as a letter: what of the box is not laid out yet."""

    def __init__(self, letters: str, keys: Sequence[str], box: Sequence[int]) -> None:
        self.letters = letters
        self.keys = keys
        self.box = box
        self.left = list(box)

    def take(self, letter: str, path: str) -> int:
        """One token of a letter."""
        if letter not in self.letters or len(letter) != 1:
            raise BadPosition(f"{path}: unknown token {letter!r}; tokens are the letters {' '.join(self.letters)}")
        token = self.letters.index(letter)
        if self.left[token] == 0:
            raise BadPosition(f"{path}: there are only {self.box[token]} {self.keys[token]} tokens in this match")
        self.left[token] -= 1
        return token

    def take_all(self, text: object, path: str) -> list[int]:
        """Tokens by their letters, with spaces between them."""
        return [self.take(letter, path) for letter in str(text).upper().split()]

    def written(self, counts: Sequence[int]) -> str:
        """Tokens counted by kind, as letters."""
        return " ".join(letter for letter, count in zip(self.letters, counts, strict=False) for _ in range(count))

    def rest(self, text: object, path: str) -> list[int]:
        """Whatever lies nowhere else, by kind; where letters are given, they must be just that."""
        rest = self.left[:]
        if text is not None:
            self.take_all(text, path)
            lost = [token for token, count in enumerate(self.left) if count]
            if lost:
                raise BadPosition(f"{path}: {self.left[lost[0]]} {self.keys[lost[0]]} tokens are nowhere")
        return rest
