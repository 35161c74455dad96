"""The numbered rules of a game as players read them: found by id or by word."""

from __future__ import annotations

import re
from dataclasses import dataclass

from readingroom.core.errors import UnknownRule
from readingroom.core.near import did_you_mean

RULE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\* (.*)$")
RULING = re.compile(r"^\| (AMB-\d+) \| (.*) \| (.*) \| (.*) \|$")
HEADING = re.compile(r"^#{2,3} (?:\d[\d.]*\s)?(.*)$")

SHARED = "TABLE-"  # so begin the rules that belong to no game

# Rules of the table itself, the same for every game.
TABLE_RULES = """
## At every table
- **TABLE-UNDO-1** An action may be taken back exactly while no seat has learned anything since: no chance outcome,
  no hidden card shown, no question asked in secret. Beyond that the others must agree.
- **TABLE-TURN-1** One seat is asked at a time, and only that seat answers.
- **TABLE-OVER-1** When a match is over nobody is asked any more.
- **TABLE-LATE-1** An answer rests on what its seat last saw. When something has happened since, it is asked again.
- **TABLE-START-1** Chairs, pace and seed are settled before the cards are dealt; what needs a finished match waits for
  its end.
- **TABLE-SEAT-1** A seat is held by its key, which only its holder and the host can replace; without one a person
  looks on.
- **TABLE-HOST-1** Whoever set the table up is its host, and alone seats bots, opens chairs, pauses and ends.
- **TABLE-PAUSE-1** While a match is paused nobody moves.
- **TABLE-ODDS-1** The host can switch odds and hints off. A hint is for the seat that is asked, one at a time.
- **TABLE-CHAT-1** The host can switch the chat off; quick phrases and arrows always work.
"""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule or ruling."""

    id: str
    chapter: str
    text: str


class Rulebook:
    """All rules of a game by id, in the order of the book."""

    def __init__(self, text: str) -> None:
        self.rules: dict[str, Rule] = {}
        chapter = ""
        for line in (TABLE_RULES.replace("\n  ", " ") + text).splitlines():
            if heading := HEADING.match(line):
                chapter = heading[1].strip()
            elif rule := RULE.match(line):
                self.rules[rule[1]] = Rule(rule[1], chapter, rule[2])
            elif ruling := RULING.match(line):
                words = f"{ruling[2]} Ruling: {ruling[3]}. Why: {ruling[4]}."
                self.rules[ruling[1]] = Rule(ruling[1], chapter, words)

    def __contains__(self, rule: str) -> bool:
        return rule in self.rules

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
            raise UnknownRule(
                f"no rule is called {words!r} or speaks of it; rule ids look like {next(iter(self.rules))}"
                f"{did_you_mean(words, self.rules)}"
            )
        return sorted(found, key=lambda rule: needles[0] not in rule.id.lower())
