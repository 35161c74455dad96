"""Reading card files: every number is checked, and a bad one is refused with file, entry and reason."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

from readingroom.core.errors import BadPack
from readingroom.core.phrases import Word, phrase


@dataclass(frozen=True, slots=True)
class Entry:
    """One table of a pack, with the name it is complained about under."""

    file: str
    name: str
    values: dict[str, Any]

    def bad(self, why: Word) -> BadPack:
        """A refusal that names this entry."""
        return BadPack(phrase("mistake-pack", file=self.file, entry=self.name, why=why))

    def number(self, key: str, low: int = 0, high: int = 1_000) -> int:
        """A whole number within bounds."""
        value = self.values.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(phrase("mistake-pack-whole-number", key=key, value=repr(value)))
        if not low <= value <= high:
            raise self.bad(phrase("mistake-pack-from-to", key=key, low=low, high=high, value=value))
        return value

    def text(self, key: str) -> str:
        """A non-empty text."""
        value = self.values.get(key)
        if not isinstance(value, str) or not value:
            raise self.bad(phrase("mistake-pack-text", key=key, value=repr(value)))
        return value

    def choice(self, key: str, allowed: tuple[str, ...]) -> str:
        """One of a few words."""
        value = self.text(key)
        if value not in allowed:
            raise self.bad(phrase("mistake-pack-one-of", key=key, allowed=", ".join(allowed), value=repr(value)))
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.values.get(key)
        if not isinstance(value, bool):
            raise self.bad(phrase("mistake-pack-flag", key=key, value=repr(value)))
        return value

    def words(self, key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        """A list of different words out of a few."""
        value = self.values.get(key)
        if not isinstance(value, list):
            raise self.bad(phrase("mistake-pack-list", key=key, value=repr(value)))
        wrong = [word for word in value if word not in allowed]
        if wrong:
            raise self.bad(phrase("mistake-pack-only", key=key, allowed=", ".join(allowed), value=repr(wrong[0])))
        if len(set(value)) != len(value):
            raise self.bad(phrase("mistake-pack-twice", key=key, value=str(value)))
        return tuple(value)

    def numbers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A list of different whole numbers within bounds."""
        value = self.values.get(key)
        if not isinstance(value, list) or not all(type(number) is int and low <= number <= high for number in value):
            raise self.bad(phrase("mistake-pack-numbers", key=key, low=low, high=high, value=repr(value)))
        if len(set(value)) != len(value):
            raise self.bad(phrase("mistake-pack-number-twice", key=key, value=str(value)))
        return tuple(value)

    def entry(self, key: str) -> Entry:
        """The table of that name."""
        value = self.values.get(key)
        if not isinstance(value, dict):
            raise self.bad(phrase("mistake-pack-no-table", key=key))
        return Entry(self.file, key if self.name == "pack" else f"{self.name}.{key}", value)

    def entries(self, key: str, label: str) -> list[Entry]:
        """The list of tables of that name; `label` is the key that tells them apart."""
        value = self.values.get(key)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.bad(phrase("mistake-pack-no-list", key=key))
        return [
            Entry(self.file, f"{key} {item.get(label, f'number {place}')!r}", item)
            for place, item in enumerate(value, 1)
        ]


def read_pack(text: str, file: str, game: str) -> Entry:
    """Parse a pack and check that it is for this game."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPack(phrase("mistake-pack-toml", file=file, why=str(error))) from error
    pack = Entry(file, "pack", values)
    if values.get("game") != game:
        raise pack.bad(phrase("mistake-pack-must-be", key="game", wanted=repr(game), value=repr(values.get("game"))))
    if values.get("format") != 1:
        raise pack.bad(phrase("mistake-pack-must-be", key="format", wanted="1", value=repr(values.get("format"))))
    return pack
