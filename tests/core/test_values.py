"""Values that are made quickly are the values that the plain dataclass makes."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from typing import Any

import pytest

from readingroom.catalog import find_game, games
from readingroom.core.events import Event
from readingroom.core.values import can_be_opened, quickly_made


@quickly_made
@dataclass(frozen=True, slots=True)
class Book(Event):
    title: str
    pages: int = 100
    lent: bool = field(default=False, kw_only=True)


def kinds() -> list[type]:
    found = [find_game(info.key) for info in games()]
    return [kind for game in found for kind in (*game.event_types.values(), *game.view_types.values())]


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_every_view_and_event_is_whole_and_frozen(kind: Any) -> None:
    names = [each.name for each in fields(kind)]
    value = kind(**{name: number for number, name in enumerate(names)})
    assert type(value) is kind
    assert [getattr(value, name) for name in names] == list(range(len(names)))
    for name in names:
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, 7)
        with pytest.raises(FrozenInstanceError):
            delattr(value, name)
    assert not names or can_be_opened(kind)


def test_a_value_has_places_names_and_defaults() -> None:
    book = Book("Emma")
    assert (book.title, book.pages, book.lent) == ("Emma", 100, False)
    assert book == Book(title="Emma", pages=100, lent=False) != Book("Emma", 474, lent=True)
    assert hash(book) == hash(Book("Emma"))
    assert repr(book) == "Book(title='Emma', pages=100, lent=False)"
    assert replace(book, pages=474) == Book("Emma", 474)
    assert copy.deepcopy(book) == pickle.loads(pickle.dumps(book)) == book


@pytest.mark.parametrize("wrong", [(), ("Emma", 474, True), ("Emma", 474, True, 4)])
def test_wrong_arguments_are_refused(wrong: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError, match=r"__init__\(\)"):
        Book(*wrong)


def test_what_is_of_another_make_stays_as_it_is() -> None:
    @dataclass(slots=True)
    class Open:
        title: str

    @dataclass(frozen=True)
    class WithoutSlots:
        title: str

    @dataclass(frozen=True, slots=True)
    class WithMoreToDo:
        title: str

        def __post_init__(self) -> None:
            """Anything."""

    @dataclass(frozen=True, slots=True)
    class Child(Book):
        shelf: int = 0

    @dataclass(frozen=True, slots=True)
    class Fresh:
        readers: list[str] = field(default_factory=list)

    for kind in (Open, WithoutSlots, WithMoreToDo, Child, Fresh):
        before = kind.__init__
        assert quickly_made(kind) is kind
        assert kind.__init__ is before
