"""A language of the tests: English with every letter marked, so that words of no catalogue can be told apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast as ftl
from fluent.syntax.visitor import Transformer

from readingroom.words import LANGUAGES, add_language, catalogues
from scripts.words import catalogues as all_catalogues

PSEUDO = "xx"
PLAIN = re.compile(r"[A-Za-z]")
MARKED = str.maketrans({chr(code): chr(code + 0xFEE0) for code in (*range(65, 91), *range(97, 123))})  # full width


class Marking(Transformer):
    """Marks what a catalogue says, and leaves alone how it finds it."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802  # the visitor's name
        node.value = node.value.translate(MARKED)
        return node


def write_language(folder: Path) -> None:
    """A third language is one folder of files, one for each catalogue."""
    for name, languages in all_catalogues().items():
        resource = FluentParser().parse(languages["en"].file.read_text("utf-8"))
        Marking().visit(resource)
        folder.joinpath(f"{name}.ftl").write_text(FluentSerializer().serialize(resource), "utf-8")


@contextmanager
def spoken_from(folder: Path) -> Iterator[str]:
    """Speak the language of that folder for a while."""
    write_language(folder)
    add_language(PSEUDO, "Ｅｎｇｌｉｓｈ", folder)
    try:
        yield PSEUDO
    finally:
        catalogues.forget_language(PSEUDO)
        assert PSEUDO not in LANGUAGES
