"""Write each game's `rules/fields.py` anew: how a table is copied and packed, from the fields that it declares.

A field is declared once, in `__init__` of the class `Table` in `rules/table.py`. Three constants there name exceptions:

- `FOLLOWING`: fields that follow from others, and are not packed;
- `PASSING`: by a method of the table, fields that mean something, and are packed, only while it says so;
- `CONDITIONAL`: by an attribute of the table, fields that a copy needs only where that is true.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "readingroom" / "games"
HEAD = '''"""How a table is copied and packed; scripts/fields.py writes it from the fields of `table.py`."""

from __future__ import annotations

from readingroom.games.{game}.rules.table import Table
'''


def fields_of(tree: ast.Module) -> dict[str, str]:
    """The fields of the table, in the order in which they are declared, each with its type."""
    table = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Table")
    made = next(node for node in table.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    declared = (node for node in made.body if isinstance(node, ast.AnnAssign))
    return {ast.unparse(node.target).removeprefix("self."): ast.unparse(node.annotation) for node in declared}


def exceptions(tree: ast.Module, name: str) -> dict[str, tuple[str, ...]]:
    """What a constant of the module says; fields without a condition stand under "no"."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name and node.value is not None:
            value = ast.literal_eval(node.value)
            return value if isinstance(value, dict) else {"no": value}
    return {}


def copying(fields: dict[str, str], conditional: dict[str, tuple[str, ...]]) -> Iterator[str]:
    yield "def copy_fields(mine: Table, other: Table) -> None:"
    yield '    """Become an independent copy of another table of the same match."""'
    apart = {name for names in conditional.values() for name in names}
    for name, kind in fields.items():
        if name not in apart:
            yield f"    {copied(name, kind)}"
    for condition, names in conditional.items():
        yield f"    if other.{condition}:"
        for name in names:
            yield f"        {copied(name, fields[name])}"
    yield "    mine.copy_core(other)"


def copied(name: str, kind: str) -> str:
    row = f"mine.copy_of(mine.{name}, other.{name})"
    return f"mine.{name} = {row if kind.startswith('vec') else f'other.{name}'}"


def packing(fields: dict[str, str], following: set[str], passing: dict[str, tuple[str, ...]]) -> Iterator[str]:
    apart = following | {name for names in passing.values() for name in names}
    plain = [name for name, kind in fields.items() if kind != "House" and name not in apart]
    yield "def packed_fields(table: Table) -> list[int]:"
    yield '    """Everything that makes the table what it is."""'
    yield "    numbers = table.packed_core()"
    for name in plain:
        verb = "extend" if fields[name].startswith("vec") else "append"
        yield f"    numbers.{verb}(table.{name})"
    for condition, names in passing.items():
        yield f"    if table.{condition}():"
        for name in names:
            yield f"        numbers.append(table.{name})"
    yield "    return [int(number) for number in numbers]"


def module_of(table: Path) -> str:
    """The file that a game's table gives."""
    tree = ast.parse(table.read_text("utf-8"))
    fields = fields_of(tree)
    following = {name for names in exceptions(tree, "FOLLOWING").values() for name in names}
    parts = [
        HEAD.format(game=table.parent.parent.name),
        *copying(fields, exceptions(tree, "CONDITIONAL")),
        "",
        "",
        *packing(fields, following, exceptions(tree, "PASSING")),
    ]
    return "\n".join([parts[0], "", *parts[1:]]) + "\n"


def main() -> int:
    stale = []
    for table in sorted(GAMES.glob("*/rules/table.py")):
        written = table.with_name("fields.py")
        if not written.exists():
            continue  # a game that copies by hand
        module = module_of(table)
        if written.read_text("utf-8") != module:
            stale.append(written)
            if "--check" not in sys.argv:
                written.write_text(module, "utf-8")
    if stale and "--check" in sys.argv:
        print(f"{stale[0]} does not have the fields of its table: run scripts/fields.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
