"""Every field of a state is in its copies and in its packed form; a forgotten one is found by name."""

from __future__ import annotations

import sys
from functools import cache
from operator import attrgetter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import readingroom as rr
from readingroom.core.game import Game
from readingroom.core.state import State
from tests.laws.laws import LawBroken
from tests.laws.tables import Table, every_table


def fields_of(state: State) -> list[str]:
    """What a game's state has beyond the kernel's: numbers, truths and rows of numbers."""
    kernel = set(dir(State(2)))
    own = (name for name in dir(state) if name not in kernel and not name.startswith("_"))
    return [name for name in own if isinstance(getattr(state, name), int | type(vec[i64]()))]


def exceptions_of(game: Game) -> set[str]:
    """What a table says is not packed: what follows from other fields, and what means something only now and then."""
    table = sys.modules[f"{game.package}.rules.table"]
    passing = getattr(table, "PASSING", {}).values()
    return {*getattr(table, "FOLLOWING", ()), *(name for names in passing for name in names)}


def idle_fields(table: Table) -> set[str]:
    """What nothing changes at this table, so that copies leave it out: it is looked at where it is used."""
    state: Any = table.start(1).true_state()
    conditional = getattr(sys.modules[f"{table.game.package}.rules.table"], "CONDITIONAL", {})
    return {name for when, names in conditional.items() if not attrgetter(when)(state) for name in names}


def with_another(state: State, name: str) -> State:
    """A clone in which one field is another."""
    other = state.clone()
    value: Any = getattr(other, name)
    if isinstance(value, int):
        setattr(other, name, not value if isinstance(value, bool) else value + 1)
    elif len(value) == 0:
        setattr(other, name, vec[i64]([1]))
    else:
        value[0] += 1
    return other


def plain(value: Any) -> Any:
    return value if isinstance(value, int) else list(value)


def fields_are_kept(table: Table) -> None:
    """Whatever changes is copied, and makes another state."""
    state = table.start(1).true_state()
    fields = fields_of(state)
    if len(fields) < 5:
        raise LawBroken(f"fields: only {fields} were found")
    for name in sorted(set(fields) - idle_fields(table)):
        other, copy = with_another(state, name), state.clone()
        copy.copy_from(other)
        if plain(getattr(copy, name)) != plain(getattr(other, name)):
            raise LawBroken(f"fields: `{name}` is not in copy_from")
        if plain(getattr(other.clone(), name)) != plain(getattr(other, name)):
            raise LawBroken(f"fields: `{name}` is not in clone")
        if name not in exceptions_of(table.game) and other.packed() == state.packed():
            raise LawBroken(f"fields: `{name}` is not in packed")


@cache
def telling_tables() -> tuple[Table, ...]:
    """Of each game as few tables as it takes to use every field."""
    chosen: list[Table] = []
    idle: dict[str, set[str]] = {}
    for table in every_table():
        key = table.game.meta.key
        left = idle.get(key)
        if table.setup.seats == 3 and (left is None or left - idle_fields(table)):
            idle[key] = idle_fields(table) if left is None else left & idle_fields(table)
            chosen.append(table)
    assert not any(idle.values()), f"no table uses these fields: {idle}"
    return tuple(chosen)


@pytest.mark.parametrize("table", telling_tables(), ids=str)
def test_every_field_is_copied_and_packed(table: Table) -> None:
    """Laws copy and replay, field by field."""
    fields_are_kept(table)


def test_a_forgotten_field_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A packed form that forgets one."""
    table = telling_tables()[0]
    kind: Any = type(table.start(1).true_state())
    whole = kind.packed
    try:
        monkeypatch.setattr(kind, "packed", lambda state: whole(state)[:-1])
    except TypeError:
        pytest.skip("a compiled class cannot be changed; the interpreted run looks")
    with pytest.raises(LawBroken, match="is not in packed"):
        fields_are_kept(table)


def test_every_game_is_looked_at() -> None:
    """At least one table each."""
    assert {table.game.meta.key for table in telling_tables()} == {meta.key for meta in rr.games()}
