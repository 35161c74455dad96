"""Where the rules stand in the code: each function, class or constant that names a rule's id.

It is read from the sources, which lie beside the compiled modules too. Where they are missing nothing is found.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from readingroom.core.game import Game
from readingroom.core.rulebook import SHARED

# An id as somebody would search for it. Between asterisks it is the head of the rule itself, in a rulebook.
ID = re.compile(r"(?<![\w*-])[A-Z]+(?:-[A-Z0-9]+)*-\d+(?![\w*-])")
EXAMPLE = re.compile(r"\b(?:[A-Z]+-)?EX-\d+")  # worked examples are the tests' business
PACKAGE = "readingroom"
GAMES = "games"
RULES = "rules"
# These tell people about rules: their strings are what they say, and only docstrings and comments cite.
TELLERS = frozenset({"bot", "cli", "edge", "story", "terminal", "words"})


@dataclass(frozen=True, slots=True)
class Place:
    """A piece of code that names a rule; without a name it is the file itself."""

    file: str  # as it lies in the package
    line: int
    name: str


Index = Mapping[str, tuple[Place, ...]]


def places_of(game: Game, rule: str) -> tuple[Place, ...]:
    """Where a rule of this game is implemented, the rules' own files first."""
    return index_for(game, rule).get(rule, ())


def has_sources(game: Game, rule: str) -> bool:
    """The sources are there that could name a rule of this game."""
    return bool(index_for(game, rule))


def index_for(game: Game, rule: str) -> Index:
    """All ids of the game's own code, or for the rules of every table those of all code that knows no game."""
    return index_of(PACKAGE, without=GAMES) if rule.startswith(SHARED) else own_index(game)


def own_index(game: Game) -> Index:
    """All ids that a game's own code names."""
    return index_of(game.package)


@lru_cache(maxsize=16)
def index_of(package: str, without: str = "") -> Index:
    """Every id that a package's sources name, with its places; one folder of them may be left out."""
    found: dict[str, dict[Place, None]] = {}
    home = "/".join(package.split(".")[1:]) if package.partition(".")[0] == PACKAGE else package.replace(".", "/")
    for file, text in sorted(sources(files(package), home, without), key=lambda source: rank(source[0])):
        for rule, place in citations(file, text):
            found.setdefault(rule, {})[place] = None
    return {rule: implementing(tuple(places)) for rule, places in found.items()}


def sources(folder: Traversable, at: str, without: str) -> Iterator[tuple[str, str]]:
    """Each Python file below a folder with its text."""
    for entry in folder.iterdir():
        path = f"{at}/{entry.name}" if at else entry.name
        if entry.name.endswith(".py"):
            yield path, entry.read_text("utf-8")
        elif entry.is_dir() and entry.name != without:
            yield from sources(entry, path, without)


def rank(file: str) -> tuple[bool, bool, str]:
    """Rules first, those who tell of them last."""
    return is_teller(file), f"/{RULES}/" not in file, file


def is_teller(file: str) -> bool:
    return not TELLERS.isdisjoint(file.split("/"))


def implementing(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Those that do what the rule says; where there are none, those who tell of it."""
    return tuple(place for place in places if not is_teller(place.file)) or places


# --- in one file --------------------------------------------------------------------------------------------


def citations(file: str, text: str) -> Iterator[tuple[str, Place]]:
    """Every id that a file names, with the innermost function, class or constant that does."""
    if not ID.search(text):
        return
    tree = ast.parse(text)
    spans = [Span(1, len(text.splitlines()), ""), *named_spans(tree, "")]
    strings = lines_of_strings(tree) if is_teller(file) else frozenset[int]()
    for number, line in enumerate(text.splitlines(), 1):
        for found in ID.finditer(line):
            if number in strings and "#" not in line[: found.start()]:
                continue
            inner = max((span for span in spans if span.first <= number <= span.last), key=lambda span: span.first)
            yield found[0], Place(file, inner.first if inner.name else number, inner.name)


@dataclass(frozen=True, slots=True)
class Span:
    """The lines of something that has a name."""

    first: int
    last: int
    name: str


def named_spans(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, of: str) -> Iterator[Span]:
    """The functions, classes and constants of a module or class, from the outside in."""
    for child in node.body:
        last = child.end_lineno or child.lineno
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{of}.{name_of(child)}" if of else name_of(child)
            yield Span(child.lineno, last, name)
            yield from named_spans(child, name)
        elif isinstance(child, ast.Assign | ast.AnnAssign) and not of:
            target = child.targets[0] if isinstance(child, ast.Assign) else child.target
            if isinstance(target, ast.Name):
                yield Span(child.lineno, last, target.id)


def name_of(child: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Its name; that of its first argument's class where a function is one of many for that (`singledispatch`)."""
    if child.name != "_" or isinstance(child, ast.ClassDef) or not child.args.args:
        return child.name
    annotation = child.args.args[0].annotation
    return child.name if annotation is None else ast.unparse(annotation)


def lines_of_strings(tree: ast.Module) -> frozenset[int]:
    """The lines of all strings but docstrings, which stand alone."""
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    lines: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            lines.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return frozenset(lines)
