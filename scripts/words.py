"""Holds the catalogues to the code and to each other; `make check` calls it.

    python scripts/words.py           tell what is wrong
    python scripts/words.py --types   write page/src/words/keys.ts anew: the page's keys and their arguments as types

Every key that the code or a lesson says is in the English catalogue, no key is there for nothing, what a message asks
for is what the code gives, and every other language has the same keys. A key that the code puts together, as in
phrase(f"fire-use-{tool}"), stands for all that begin so. Rules that are told in another language are those of the
English book, in its order and chapters, and name the same rules. A mistake that the code raises is a phrase.
On the page svelte-check holds calls of `say` to the types.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from readingroom.core.rulebook import Rule, read_rules

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "readingroom"
PAGE = ROOT / "page" / "src"
ENGLISH = "en"
SAID_BY_THE_SPEAKER = {"list-more", "list-last"}  # whoever says a tuple
OF_A_KEY = re.compile(r"door-key-[a-z-]+[a-z]")  # as `BINDINGS` name what a key does
SAID_ON_THE_PAGE = re.compile(
    r"\bsay\(\s*(?:[^'\"`(),]+\?\s*['\"`](?P<or>[\w-]+)['\"`]\s*:\s*)?(['\"`])(?P<key>[^'\"`]+)\2"
)
SAID_OF_A_GAME = re.compile(r"\bsayOf\([^,]+,\s*['\"`](?P<key>[\w-]+)")  # the key without the game's
KEYS = PAGE / "words" / "keys.ts"
HEAD = """\
// Made by scripts/words.py from the catalogues. Do not edit: `make types` writes it anew.

import type { Value } from './say'

/** What can be said, with the arguments that it takes; null: none. */
export interface Messages {
"""
TAIL = """\
}

export type Key = keyof Messages
"""


@dataclass(frozen=True)
class Use:
    """A place that says a key, or all keys that begin so."""

    where: str
    key: str
    begins: bool
    args: frozenset[str] | None  # None: nobody can tell from the source
    typed: bool = False  # whether its arguments fit is seen by the types


@dataclass
class Asked(Visitor):
    """What a message asks for: arguments, and other messages and terms that it is made with."""

    arguments: set[str] = field(default_factory=set)
    counted: set[str] = field(default_factory=set)  # arguments that are numbers, since plurals are selected by them
    others: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's name
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  # the visitor's name
        plural = any(isinstance(one.key, ftl.Identifier) and one.key.name == "one" for one in node.variants)
        if plural and isinstance(node.selector, ftl.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # the visitor's name
        self.others.add(node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}")

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802  # the visitor's name
        self.others.add(f"-{node.id.name}")


Beside = tuple["Catalogue", ...]  # catalogues of the same language that are there whenever this one is
OPTION_FORMS = re.compile(r"\w+-lobby-option-\w+\.(hint|values|means|told)$")  # said by words/options.ts, of any option


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

    def all_asked(self, key: str, beside: Beside) -> Asked:
        """All that a message asks for, with what it is made with."""
        asked = next((one.asked[key] for one in (self, *beside) if key in one.asked), Asked())
        parts = [self.all_asked(other, beside) for other in asked.others if not other.startswith("-")]
        return Asked(
            asked.arguments.union(*(part.arguments for part in parts)),
            asked.counted.union(*(part.counted for part in parts)),
        )

    def arguments(self, key: str, beside: Beside) -> frozenset[str]:
        """The names of all that a message asks for."""
        return frozenset(self.all_asked(key, beside).arguments)

    @property
    def taken(self) -> set[str]:
        """What messages of this language are made with."""
        return {other for asked in self.asked.values() for other in asked.others}

    def mistakes_within(self, beside: Beside, taken_elsewhere: set[str]) -> Iterator[str]:
        """References to nothing, and forms that no message of this language takes."""
        known = self.asked.keys() | {key for one in beside for key in one.asked}
        yield from (f"{self.name}: there is no {one}" for one in sorted(self.taken - known))
        forms = {key for key in self.asked.keys() - self.messages if not OPTION_FORMS.match(key)}
        yield from (f"{self.name}: nobody says {key}" for key in sorted(forms - taken_elsewhere))


def uses_in_python() -> Iterator[Use]:
    """Calls of `phrase`, and keys of a screen."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and OF_A_KEY.fullmatch(node.value):
                where = f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
                yield Use(where, node.value, begins=False, args=frozenset())
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
    """Calls of `say` and `sayOf` in TypeScript and Svelte; their arguments are held by the types."""
    for path in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]):
        if path.name.endswith(".test.ts") or path == KEYS:
            continue
        text = path.read_text("utf-8")
        where = path.relative_to(ROOT).as_posix()
        for found in SAID_ON_THE_PAGE.finditer(text):
            for said in filter(None, (found["or"], found["key"])):
                key, *more = said.split("${")
                yield Use(f"{where}:{line_of(text, found)}", key, bool(more), None, typed=True)
        for found in SAID_OF_A_GAME.finditer(text):
            for game in games():
                yield Use(
                    f"{where}:{line_of(text, found)}", f"{game}-{found['key']}", begins=True, args=None, typed=True
                )


def line_of(text: str, found: re.Match[str]) -> int:
    return text[: found.start()].count("\n") + 1


def games() -> list[str]:
    """The games that the page can show."""
    return sorted(path.parents[1].name for path in PAGE.glob("games/*/words/lobby.en.ftl"))


def uses_in_lessons() -> Iterator[Use]:
    """The notes of the games' lessons."""
    for path in sorted(PACKAGE.glob("games/*/words/lesson.toml")):
        for place, step in enumerate(tomllib.loads(path.read_text("utf-8"))["steps"], 1):
            yield Use(
                f"{path.relative_to(ROOT).as_posix()}, step {place}", step["note"], begins=False, args=frozenset()
            )


# --- rules ----------------------------------------------------------------------------------------------------

NAMED = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)*-\d+\b")
SOURCE = re.compile(r"\((R/O|R|O)[,;)][^(]*$|\[(rb|public|ours)[^\]]*\][^\[]*$")


def mistakes_in_rules() -> Iterator[str]:
    """Of every book that is told in another language too."""
    for path in sorted([*PACKAGE.glob("games/*/rules.*.md"), *PACKAGE.glob("core/rules.*.md")]):
        english = read_rules(path.with_name("rules.md").read_text("utf-8"))
        told = read_rules(path.read_text("utf-8"))
        where = path.relative_to(ROOT).as_posix()
        if list(told) != list(english):
            yield f"{where}: {wrong_order(list(english), list(told))}"
        if chapter_lengths(told) != chapter_lengths(english):
            yield f"{where}: its chapters do not begin where those of rules.md do"
        for key in english.keys() & told.keys():
            yield from (f"{where}: {key} {what}" for what in differences(english[key].text, told[key].text))


def wrong_order(english: list[str], told: list[str]) -> str:
    """What is missing, too many or out of order."""
    missing, more = sorted(set(english) - set(told)), sorted(set(told) - set(english))
    if missing or more:
        return "; ".join(f"{', '.join(ids)} {what}" for ids, what in ((missing, "missing"), (more, "too many")) if ids)
    first = next(key for key, other in zip(told, english, strict=True) if key != other)
    return f"{first} is not in the order of rules.md"


def chapter_lengths(rules: dict[str, Rule]) -> list[int]:
    """How many rules each chapter has, in order."""
    return list(Counter(rule.chapter for rule in rules.values()).values())


def differences(english: str, told: str) -> Iterator[str]:
    """Other rules that only one of the two names, and where the rule comes from."""
    if sorted(NAMED.findall(english)) != sorted(NAMED.findall(told)):
        yield "does not name the rules that English names"
    if mark_of(english) != mark_of(told):
        yield "does not say as English does where it comes from"


def mark_of(text: str) -> str | None:
    found = SOURCE.search(text)
    return None if found is None else found[1] or found[2]


# --- mistakes that the code raises ------------------------------------------------------------------------------


# Who runs a server or an experiment reads English, as in its logs; so far, who writes positions does too.
IN_ENGLISH = ("store/", "server/", "lab/", "cli/admin.py")
BY_HAND = "BadPosition"


def plain_mistakes() -> Iterator[str]:
    """Sentences that the code raises, and no catalogue has."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
    kinds = mistake_kinds(trees.values())
    for path, tree in trees.items():
        if any(part in path.relative_to(PACKAGE).as_posix() for part in IN_ENGLISH):
            continue
        for node in ast.walk(tree):
            name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            name = node.func.attr if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else name
            if name in kinds and isinstance(node, ast.Call) and any(map(is_plain, node.args)):
                yield f"{path.relative_to(ROOT).as_posix()}:{node.lineno}: {name} in words of no catalogue"


def mistake_kinds(trees: Iterable[ast.Module]) -> set[str]:
    """The names of all classes that are mistakes of a caller."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    kinds = {"ReadingRoomError"}
    while more := {name for name, above in bases.items() if above & kinds} - kinds:
        kinds |= more
    return kinds - {BY_HAND}


def is_plain(node: ast.expr) -> bool:
    """Words, which are more than a rule's id."""
    if isinstance(node, ast.JoinedStr):
        return True
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value


@cache
def catalogues() -> dict[str, dict[str, Catalogue]]:
    """By name and language: what all share, each game, the page, each game's board and each game in the lobby."""
    files = {"shared": PACKAGE.glob("words/*.ftl"), "page": PAGE.glob("words/*.ftl")}
    files["doors"] = PACKAGE.glob("words/doors/*.ftl")
    for game in sorted(path.parents[1].name for path in PACKAGE.glob("games/*/words/en.ftl")):
        files[game] = PACKAGE.glob(f"games/{game}/words/*.ftl")
        files[f"{game}-doors"] = PACKAGE.glob(f"games/{game}/words/doors/*.ftl")
        files[f"{game} board"] = PAGE.glob(f"games/{game}/words/??.ftl")
        files[f"{game} lobby"] = PAGE.glob(f"games/{game}/words/lobby.*.ftl")
    found = {name: {f.stem.removeprefix("lobby."): Catalogue(f) for f in sorted(each)} for name, each in files.items()}
    return {name: languages for name, languages in found.items() if languages}


def beside(name: str, language: str) -> Beside:
    """What a catalogue may be made with: a game has what all share, its board and its doors have the game, too."""
    game, *board = name.split()
    if name.endswith("-doors"):
        game, board = name.removesuffix("-doors"), ["board"]
    names = ["shared", game] if board == ["board"] else ["shared"] * (name not in ("page", "shared") and not board)
    return tuple(catalogues()[one][language] for one in names if language in catalogues()[one])


def mistakes() -> Iterator[str]:
    """Everything that is wrong, one line each."""
    for name, languages in catalogues().items():
        for key, catalogue in languages.items():
            taken = {other for each in catalogues().values() if key in each for other in each[key].taken}
            yield from catalogue.mistakes
            yield from catalogue.mistakes_within(beside(name, key), taken)
        yield from mistakes_between(languages)
    yield from keys_there_twice()
    yield from mistakes_of_uses([*uses_in_python(), *uses_on_the_page(), *uses_in_lessons()])
    yield from mistakes_in_rules()
    yield from plain_mistakes()
    if KEYS.read_text("utf-8") != types():
        yield f"{KEYS.relative_to(ROOT).as_posix()}: out of date: `make types` writes it anew"


def keys_there_twice() -> Iterator[str]:
    """The page puts all catalogues of a language together."""
    home: dict[str, Catalogue] = {}
    for languages in catalogues().values():
        for key in languages[ENGLISH].messages:
            if home.setdefault(key, languages[ENGLISH]) is not languages[ENGLISH]:
                yield f"{languages[ENGLISH].name}: {key} is in {home[key].name}, too"


def types() -> str:
    """Keys that the page may say itself: its own, and those of games, by the arguments that any language asks for."""
    lines = []
    for name, languages in catalogues().items():
        for key in languages[ENGLISH].messages if not name.endswith("doors") else ():
            asked = [one.all_asked(key, beside(name, language)) for language, one in languages.items()]
            counted = set[str]().union(*(one.counted for one in asked))
            arguments = sorted(set[str]().union(*(one.arguments for one in asked)))
            told = "; ".join(f"{one}: {'number' if one in counted else 'Value'}" for one in arguments)
            lines.append(f"  '{key}': {f'{{ {told} }}' if told else 'null'}\n")
    return HEAD + "".join(sorted(lines)) + TAIL


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
    home = {key: name for name, each in catalogues().items() for key in each[ENGLISH].messages}
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
    for key, name in home.items():
        if key not in said and key not in within:
            yield f"{catalogues()[name][ENGLISH].name}: nobody says {key}"


def mistakes_of_arguments(use: Use, key: str, name: str) -> Iterator[str]:
    """What a message asks for in some language, and nobody gives: one may select by what another only prints."""
    if use.typed:
        return
    given = use.args
    if given is None:
        given = catalogues()[name][ENGLISH].arguments(key, beside(name, ENGLISH))
    for language, catalogue in catalogues()[name].items():
        wanted = catalogue.arguments(key, beside(name, language)) - given
        if wanted:
            yield f"{use.where}: {key} needs {', '.join(sorted(wanted))} ({language})"


def main() -> int:
    if "--types" in sys.argv[1:]:
        KEYS.write_text(types(), "utf-8")
        return 0
    found = list(mistakes())
    for line in found:
        print(line)
    count = sum(len(c.asked) for each in catalogues().values() for c in each.values())
    print(f"{len(found)} mistakes in the catalogues" if found else f"{count} messages, all said and all told")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
