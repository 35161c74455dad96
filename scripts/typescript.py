"""Writes page/src/protocol.ts: the types of all messages, commands, answers and views, from the same schemas.

python scripts/typescript.py           write the file
python scripts/typescript.py --check   exit 1 when it is out of date
"""

from __future__ import annotations

import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

from readingroom.catalog import all_games
from readingroom.server import answers
from readingroom.tables import commands, messages

FILE = Path(__file__).resolve().parent.parent / "page" / "src" / "protocol.ts"
HEAD = """\
// Made by scripts/typescript.py from the server's own types. Do not edit: `make types` writes it anew.

"""
REF = "#/$defs/{name}"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def write_types() -> str:
    """The whole file."""
    types = protocol_types()
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    del schemas  # each is a reference to its component
    lines = [HEAD + f"export const PROTOCOL = {messages.PROTOCOL}\n"]
    lines += [declare(name, components[name]) for name in sorted(components)]
    lines += [
        union("Message", messages.AnyMessage),
        union("Command", commands.AnyCommand),
        game_views(),
    ]
    return "\n".join(lines)


def protocol_types() -> list[Any]:
    """Everything that crosses the wire."""
    found = [*typing.get_args(messages.AnyMessage), *typing.get_args(commands.AnyCommand)]
    found += [messages.Hello, messages.AskOdds, messages.Ping, commands.TableWish]
    found += [kind for kind in vars(answers).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    for game in all_games().values():
        found += game.view_types.values()
    return list(dict.fromkeys(found))


def declare(name: str, schema: dict[str, Any]) -> str:
    """One exported interface or type."""
    words = f"/** {schema['description'].splitlines()[0]} */\n" if schema.get("description") else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{words}export type {name} = {spell(schema)}\n"
    required = set(schema.get("required", ()))
    fields = [f"  {key}{'' if key in required else '?'}: {spell(value)}" for key, value in schema["properties"].items()]
    return f"{words}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def spell(schema: dict[str, Any]) -> str:  # noqa: PLR0911  # one line a kind of schema
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "enum" in schema:
        return " | ".join(quote(value) for value in schema["enum"])
    if "const" in schema:
        return quote(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spell(option) for option in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        item = spell(schema["items"]) if schema.get("items") else "unknown"
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {spell(more) if isinstance(more, dict) and more else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def quote(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def union(name: str, kinds: Any) -> str:  # a union of types
    return f"export type {name} = {' | '.join(kind.__name__ for kind in typing.get_args(kinds))}\n"


def game_views() -> str:
    """Which view each game sends."""
    lines = [f"  {key}: {next(iter(game.view_types))}" for key, game in all_games().items()]
    return (
        "/** The view of each game: `shared` of an update with `own` laid over it. */\nexport interface Views {\n"
        + ("\n".join(lines) + "\n}\n")
    )


def main() -> int:
    """Write, or check."""
    text = write_types()
    if "--check" in sys.argv:
        if FILE.exists() and FILE.read_text("utf-8") == text:
            return 0
        print(f"{FILE.name} is out of date: run `make types`", file=sys.stderr)
        return 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
