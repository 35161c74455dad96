"""Holds the catalogues to the code and to each other; `make check` calls it.

    python scripts/words.py

Every key that the code says is in the English catalogue, no key is there for nothing, what a message asks for is what
the code gives, and every other language has the same keys. A key that the code puts together,
as in phrase(f"fire-use-{tool}"), stands for all that begin so.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "readingroom"
PAGE = ROOT / "page" / "src"
ENGLISH = "en"
SAID_BY_THE_SPEAKER = {"list-more", "list-last"}  # whoever says a tuple
ON_THE_PAGE = re.compile(r"\bphrase\(\s*(['\"`])(?P<key>[^'\"`]+)\1(?:,\s*\{(?P<args>[^}]*)\})?")


@dataclass(frozen=True)
class Use:
    """A place that says a key, or all keys that begin so."""

    where: str
    key: str
    begins: bool
    args: frozenset[str] | None  # None: nobody can tell from the source


@dataclass
class Asked(Visitor):
    """What a message asks for: arguments, and other messages and terms that it is made with."""

    arguments: set[str] = field(default_factory=set)
    others: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's name
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # the visitor's name
        self.others.add(node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}")

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802  # the visitor's name
        self.others.add(f"-{node.id.name}")


class Catalogue:
    """One language of one game, or of what all share."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.mistakes: list[str] = []
        self.asked: dict[str, Asked] = {}
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Junk):
                self.mistakes.append(
                    f"{self.name}: cannot be read: {(entry.content or '').strip().partition(chr(10))[0]}"
                )
            elif isinstance(entry, ftl.Message | ftl.Term):
                key = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
                if key in self.asked:
                    self.mistakes.append(f"{self.name}: {key} is there twice")
                self.hear(key, entry.value)
                for form in entry.attributes:
                    self.hear(f"{key}.{form.id.name}", form.value)

    def hear(self, key: str, pattern: ftl.Pattern | None) -> None:
        """Note what a message, or one of its forms ("fire-tool.dat"), asks for."""
        asked = self.asked[key] = Asked()
        if pattern is not None:
            asked.visit(pattern)

    @property
    def name(self) -> str:
        """As messages name it."""
        return self.file.relative_to(ROOT).as_posix()

    @property
    def messages(self) -> set[str]:
        """What can be said: no terms, and no forms of other messages."""
        return {key for key in self.asked if not key.startswith("-") and "." not in key}

    def arguments(self, key: str, shared: Catalogue) -> frozenset[str]:
        """All that a message asks for, with what it is made with."""
        asked = self.asked.get(key) or shared.asked.get(key)
        if asked is None:
            return frozenset()
        own = frozenset(asked.arguments)
        return own.union(*(self.arguments(other, shared) for other in asked.others if not other.startswith("-")))

    @property
    def taken(self) -> set[str]:
        """What messages of this language are made with."""
        return {other for asked in self.asked.values() for other in asked.others}

    def mistakes_within(self, shared: Catalogue) -> Iterator[str]:
        """References to nothing, and forms that no message of this language takes."""
        taken = self.taken
        yield from (
            f"{self.name}: there is no {one}" for one in sorted(taken - self.asked.keys() - shared.asked.keys())
        )
        yield from (f"{self.name}: nobody says {key}" for key in sorted(self.asked.keys() - self.messages - taken))


def uses_in_python() -> Iterator[Use]:
    """Calls of `phrase` and `Phrase`."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "phrase":
                yield from uses_of(node, f"{path.relative_to(ROOT).as_posix()}:{node.lineno}")


def uses_of(call: ast.Call, where: str) -> Iterator[Use]:
    """One call, whose key may be one of two: phrase("a" if ... else "b")."""
    known = all(keyword.arg is not None for keyword in call.keywords)
    args = frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None) if known else None
    for key, begins in keys_of(call.args[0]):
        yield Use(where, key, begins, args)


def keys_of(node: ast.expr) -> Iterator[tuple[str, bool]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, False
    elif isinstance(node, ast.IfExp):
        yield from keys_of(node.body)
        yield from keys_of(node.orelse)
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield str(node.values[0].value), True
    else:
        yield "", True  # nobody can tell: said loudly below


def uses_on_the_page() -> Iterator[Use]:
    """Calls of `phrase` in TypeScript and Svelte."""
    for path in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]):
        if path.name.endswith(".test.ts"):
            continue
        text = path.read_text("utf-8")
        for found in ON_THE_PAGE.finditer(text):
            where = f"{path.relative_to(ROOT).as_posix()}:{text[: found.start()].count(chr(10)) + 1}"
            key, *more = found["key"].split("${")
            args = None if found["args"] and "..." in found["args"] else frozenset(names_in(found["args"] or ""))
            yield Use(where, key, bool(more), args)


def names_in(args: str) -> Iterator[str]:
    for part in args.split(","):
        if name := re.match(r"\s*(\w+)", part):
            yield name[1]


@cache
def catalogues() -> dict[str, dict[str, Catalogue]]:
    """By game (or "shared") and language."""
    folders = {"shared": PACKAGE / "words"}
    folders |= {path.parents[1].name: path.parent for path in sorted(PACKAGE.glob("games/*/words/en.ftl"))}
    return {name: {f.stem: Catalogue(f) for f in sorted(folder.glob("*.ftl"))} for name, folder in folders.items()}


def mistakes() -> Iterator[str]:
    """Everything that is wrong, one line each."""
    for languages in catalogues().values():
        for key, catalogue in languages.items():
            yield from catalogue.mistakes
            yield from catalogue.mistakes_within(catalogues()["shared"].get(key, catalogue))
        yield from mistakes_between(languages)
    yield from mistakes_of_uses([*uses_in_python(), *uses_on_the_page()])


def mistakes_between(languages: dict[str, Catalogue]) -> Iterator[str]:
    """Every language says what English says."""
    english = languages[ENGLISH]
    for key, catalogue in languages.items():
        if key == ENGLISH:
            continue
        messages, others = english.messages, catalogue.messages
        yield from (f"{catalogue.name}: {name} is missing" for name in sorted(messages - others))
        # a language may have parts of sentences of its own
        alone = sorted(others - messages - catalogue.taken)
        yield from (f"{catalogue.name}: {name} is not in English" for name in alone)


def mistakes_of_uses(uses: list[Use]) -> Iterator[str]:
    """Keys that are not there, arguments that do not fit, and messages that nobody says."""
    home = {key: each for each in catalogues().values() for key in each[ENGLISH].messages}
    said = set(SAID_BY_THE_SPEAKER)
    for use in uses:
        meant = [key for key in home if key.startswith(use.key)] if use.begins else [use.key] * (use.key in home)
        if not meant or not use.key:
            yield f"{use.where}: no catalogue has {use.key or 'a key that cannot be told from the source'}"
        for key in meant if use.key else ():
            said.add(key)
            yield from mistakes_of_arguments(use, key, home[key])
    within = {
        other for each in catalogues().values() for c in each.values() for a in c.asked.values() for other in a.others
    }
    for key, languages in home.items():
        if key not in said and key not in within:
            yield f"{languages[ENGLISH].name}: nobody says {key}"


def mistakes_of_arguments(use: Use, key: str, languages: dict[str, Catalogue]) -> Iterator[str]:
    """What a message asks for in some language, and nobody gives: one may select by what another only prints."""
    for language, catalogue in languages.items():
        wanted = catalogue.arguments(key, catalogues()["shared"].get(language, catalogue))
        given = languages[ENGLISH].arguments(key, catalogues()["shared"][ENGLISH]) if use.args is None else use.args
        if wanted - given:
            yield f"{use.where}: {key} needs {', '.join(sorted(wanted - given))} ({language})"


def main() -> int:
    found = list(mistakes())
    for line in found:
        print(line)
    count = sum(len(c.asked) for each in catalogues().values() for c in each.values())
    print(f"{len(found)} mistakes in the catalogues" if found else f"{count} messages, all said and all told")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
