"""Writes page/src/protocol.ts: the types of all messages, commands, answers and views, from the same schemas.

python scripts/typescript.py           write the file
python scripts/typescript.py --check   exit 1 when it is out of date
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from readingroom.catalog import all_games
from readingroom.core.events import Event
from readingroom.core.game import Game
from readingroom.server.http import bodies
from readingroom.tables import commands, messages
from readingroom.tables.lessons import LessonAnswer
from readingroom.tables.moments import TakenBack
from readingroom.tables.story import StoryAnswer

FILE = Path(__file__).resolve().parent.parent / "page" / "src" / "protocol.ts"
HEAD = """\
// Made by scripts/typescript.py from the server's own types. Do not edit: `make types` writes it anew.

"""
REF = "#/$defs/{name}"
# what the schemas leave open, because each game has its own
OF_A_GAME = {
    ("Update", "events"): "(Events[keyof Events] | TakenBack)[]",
    ("Update", "shared"): "Views[keyof Views]",
    ("Update", "own"): "Partial<Views[keyof Views]>",
    ("OddsAnswer", "odds"): "Odds[keyof Odds] | null",
    ("LessonMoment", "odds"): "Odds[keyof Odds] | null",
    ("LessonAnswer", "box"): "Boxes[keyof Boxes]",
}
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
        union("Question", messages.AnyQuestion),
        taken_back(),
        *[game_events(game) for game in all_games().values()],
        *[game_names(game) for game in all_games().values()],
        by_game("Views", "The view of each game: `shared` of an update with `own` laid over it.", view_name),
        by_game("Events", "The events of each game, told apart by their `type`.", event_name),
        by_game("Odds", "The odds of each game.", odds_name),
        by_game("Boxes", "The printed pieces of each game.", box_name),
    ]
    return "\n".join(lines)


def protocol_types() -> list[Any]:
    """Everything that crosses the wire."""
    found = [*typing.get_args(messages.AnyMessage), *typing.get_args(commands.AnyCommand)]
    found += [messages.Hello, *typing.get_args(messages.AnyQuestion), commands.TableWish, StoryAnswer, LessonAnswer]
    found += [kind for kind in vars(bodies).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    for game in all_games().values():
        found += [*game.view_types.values(), game.box_type]
    return list(dict.fromkeys(found))


def declare(name: str, schema: dict[str, Any]) -> str:
    """One exported interface or type."""
    words = f"/** {schema['description'].splitlines()[0]} */\n" if schema.get("description") else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{words}export type {name} = {spell(schema)}\n"
    required = set(schema.get("required", ()))
    fields = [
        f"  {key}{'' if key in required else '?'}: {OF_A_GAME.get((name, key)) or spell(value)}"
        for key, value in schema["properties"].items()
    ]
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
    if "prefixItems" in schema:
        return f"[{', '.join(spell(item) for item in schema['prefixItems'])}]"
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


# --- what each game has of its own ----------------------------------------------------------------------------


def by_game(name: str, words: str, spell_for: Callable[[Game], str | None]) -> str:
    """An interface with one line a game; a game that has no such thing has no line."""
    found = [(key, spell_for(game)) for key, game in all_games().items()]
    lines = "".join(f"  {key}: {type_}\n" for key, type_ in found if type_ is not None)
    return f"/** {words} */\nexport interface {name} {{\n{lines}}}\n"


def view_name(game: Game) -> str:
    return next(iter(game.view_types))


def event_name(game: Game) -> str:
    return f"{game.meta.key.capitalize()}Event"


def box_name(game: Game) -> str:
    return game.box_type.__name__


def odds_name(game: Game) -> str | None:
    return None if game.odds_type is None else game.odds_type.__name__


def game_events(game: Game) -> str:
    """All events of a game as one union; its members need no names, their `type` tells them apart."""
    members = [f"  /** {doc_of(kind)} */\n  | {event_shape(kind)}\n" for kind in game.event_types.values()]
    return f"/** What can happen in {game.meta.title}. */\nexport type {event_name(game)} =\n{''.join(members)}"


def event_shape(kind: type[Event]) -> str:
    """An event as `telling.encoded_event` sends it."""
    _, components = msgspec.json.schema_components([kind], ref_template=REF)
    fields = [f"{key}: {spell(value)}" for key, value in components[kind.__name__]["properties"].items()]
    return f"{{ {'; '.join([f'type: {quote(kind.__name__)}', 'text: string', 'rules: string[]', *fields])} }}"


def taken_back() -> str:
    words = f"{doc_of(TakenBack)} Any table may send it among its game's events."
    return f"/** {words} */\nexport type TakenBack = {event_shape(TakenBack)}\n"


def game_names(game: Game) -> str:
    """Words by the numbers that events use for them."""
    prefix = game.meta.key.upper()
    lines = [
        f"export const {prefix}_{key} = [{', '.join(map(quote, words))}] as const" for key, words in game.names.items()
    ]
    return "\n".join([f"// Words of {game.meta.title}, by the numbers that its events use.", *lines]) + "\n"


def doc_of(kind: type) -> str:
    return (kind.__doc__ or "").splitlines()[0]


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
