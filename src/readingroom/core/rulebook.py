"""The numbered rules of a game as players read them: found by id or by word, in the language of the book."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from importlib.resources import files

from readingroom.core.errors import UnknownRule
from readingroom.core.near import did_you_mean
from readingroom.core.phrases import phrase

RULE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\* (.*)$")
RULING = re.compile(r"^\| (AMB-\d+|[A-Z]+-Q-\d+) \| (.*) \| (.*) \| (.*) \|$")
HEADING = re.compile(r"^#{2,3} (?:\d[\d.]*\s)?(.*)$")

SHARED = "TABLE-"  # so begin the rules that belong to no game
ENGLISH = "en"

# Rules of the table itself, the same for every game; other languages stand beside them.
TABLE_RULES = files("readingroom.core").joinpath("rules.md").read_text("utf-8")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule or ruling, and the language that it is told in."""

    id: str
    chapter: str
    text: str
    language: str = ENGLISH


class Rulebook:
    """All rules of a game by id, in the order of the book."""

    def __init__(self, text: str) -> None:
        self.rules = read_rules(TABLE_RULES) | read_rules(text)

    def __contains__(self, rule: str) -> bool:
        return rule in self.rules

    def retold(self, text: str, language: str) -> Rulebook:
        """The same book in another language; what that lacks stays English, under the chapter's new title."""
        told = read_rules(text, language)
        titles = {self.rules[rule.id].chapter: rule.chapter for rule in told.values() if rule.id in self.rules}
        book = Rulebook("")
        book.rules = {
            key: told.get(key) or replace(rule, chapter=titles.get(rule.chapter, rule.chapter))
            for key, rule in self.rules.items()
        }
        return book

    def find(self, words: str) -> list[Rule]:
        """The rule of that id, or all whose id or text has every one of the words; raises UnknownRule."""
        exact = self.rules.get(words.upper())
        if exact is not None:
            return [exact]
        needles = words.lower().split()
        found = [
            rule for rule in self.rules.values() if all(word in f"{rule.id} {rule.text}".lower() for word in needles)
        ]
        if not found or not needles:
            first, near = next(iter(self.rules)), did_you_mean(words, self.rules)
            raise UnknownRule(phrase("mistake-unknown-rule", words=repr(words), like=first, near=near))
        return sorted(found, key=lambda rule: needles[0] not in rule.id.lower())


def read_rules(text: str, language: str = ENGLISH) -> dict[str, Rule]:
    """The rules and rulings of a book by id."""
    rules: dict[str, Rule] = {}
    chapter = ""
    for line in text.splitlines():
        if heading := HEADING.match(line):
            chapter = heading[1].strip()
        elif rule := RULE.match(line):
            rules[rule[1]] = Rule(rule[1], chapter, rule[2], language)
        elif ruling := RULING.match(line):
            words = f"{ruling[2]} Ruling: {ruling[3]}. Why: {ruling[4]}."
            rules[ruling[1]] = Rule(ruling[1], chapter, words, language)
    return rules
