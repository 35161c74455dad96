"""The slip: what is asked of whom in one line, and the answers with their consequences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

import readingroom as rr
from readingroom.terminal.picture import Answer
from readingroom.terminal.rules import AskRule

ROOMY = 4  # so many answers may take two lines each
FINAL = "■"  # on answers that one press does not take back


class AnswerRow(Static, can_focus=True):
    """One answer; refused ones stay in sight with their rule. The one in focus shows all its words."""

    DEFAULT_CSS = """
    AnswerRow { height: auto; max-height: 2; }
    .tight AnswerRow { height: 1; text-wrap: nowrap; text-overflow: ellipsis; }
    AnswerRow.refused { color: $text-muted; }
    AnswerRow:hover { background: $primary 20%; }
    AnswerRow:focus, .tight AnswerRow:focus { height: auto; max-height: 6; text-wrap: wrap; }
    AnswerRow:focus { background: $primary 40%; text-style: bold; }
    """
    BINDINGS = [("enter", "choose", "Choose")]

    class Chosen(Message):
        """An answer was pressed."""

        def __init__(self, answer: Answer) -> None:
            super().__init__()
            self.answer = answer

    def __init__(self, answer: Answer) -> None:
        super().__init__(row_text(answer), classes="refused" if answer.action is None else "")
        self.answer = answer

    def action_choose(self) -> None:
        """Give the answer, or read why not."""
        self.post_message(self.Chosen(self.answer))

    def on_click(self, event: Click) -> None:
        """The same by mouse."""
        event.stop()
        self.action_choose()


class Slip(Vertical):
    """Where the question lies, always in the same place."""

    DEFAULT_CSS = """
    Slip { height: 1fr; min-height: 7; border: round $accent; padding: 0 1; }
    Slip > #question { height: auto; text-style: bold; }
    Slip > VerticalScroll { height: 1fr; }
    Slip > #notice { height: auto; color: $warning; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[Answer] = []
        self.rules: tuple[str, ...] = ()  # of the question, or of the last refusal

    def compose(self) -> ComposeResult:
        """Question, answers, and room for a refusal."""
        yield Static(id="question")
        yield VerticalScroll(can_focus=False)
        yield Static(id="notice")

    async def ask(self, who: str, question: str, answers: Sequence[Answer], rules: tuple[str, ...]) -> None:
        """Lay out a question."""
        self.border_title = who
        self.answers = list(answers)
        self.rules = rules
        line = Text(question)
        if rules:
            line.append(f"  {rules[0]}", "not bold underline")
        self.query_one("#question", Static).update(line)
        self.query_one("#notice", Static).display = False
        scroll = self.query_one(VerticalScroll)
        self.set_class(len(self.answers) > ROOMY, "tight")
        if isinstance(self.screen.focused, AnswerRow):
            self.screen.set_focus(None)  # else the focus would fall on whatever comes next
        async with self.batch():
            await scroll.remove_children()
            await scroll.mount_all(AnswerRow(answer) for answer in self.answers)
        feet = [f"{len(self.answers)} answers, scroll ↓"] if len(self.answers) > scroll.size.height > 0 else []
        if any(answer.final for answer in self.answers):
            feet.append(f"{FINAL} cannot be taken back alone")
        self.border_subtitle = " · ".join(feet)

    def say(self, words: str) -> None:
        """Change the question's words only, while the table holds its breath."""
        self.query_one("#question", Static).update(Text(words))

    def notice(self, words: str, rules: tuple[str, ...] = ()) -> None:
        """One sentence under the answers; it leaves with the next question."""
        line = Text(words)
        if rules:
            line.append(f" {rules[0]}", "underline").append("  (w)")
            self.rules = rules
        notice = self.query_one("#notice", Static)
        notice.update(line)
        notice.display = True

    def refuse(self, refusal: rr.Refusal | rr.Refused) -> None:
        """Say why not, with the rule."""
        self.notice(f"× {refusal.sentence}", (refusal.rule,) if refusal.rule else ())

    def find(self, key: str) -> Answer | None:
        """The answer of a key."""
        return next((answer for answer in self.answers if key and answer.key == key), None)

    def move(self, step: int) -> None:
        """Go up or down the answers."""
        rows = list(self.query(AnswerRow))
        if rows:
            at = next((place for place, row in enumerate(rows) if row.has_focus), -1 if step > 0 else 0)
            rows[(at + step) % len(rows)].focus()

    def why(self) -> None:
        """Open the rule of the question or of the last refusal."""
        if self.rules:
            self.post_message(AskRule(self.rules))


def row_text(answer: Answer) -> Text:
    """`[d] Draw a token · 7 in 27 burns`."""
    if answer.action is None:
        line = Text(f" × {answer.key or ' '}  {answer.words}")
        if answer.refusal is not None:
            line.append(f": {answer.refusal.sentence} ").append(answer.refusal.rule, "underline")
        return line
    line = Text().append(f"[{answer.key}]" if answer.key else "[ ]", "bold reverse").append(" ")
    line.append(answer.words, "bold #ff9d5c" if answer.risky else "bold")
    if answer.final:
        line.append(f" {FINAL}", "not bold #a2937f")
    return line.append(f" · {answer.consequence}", "not bold") if answer.consequence else line
