"""The slip: what is asked of whom in one line, and the answers with their consequences."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

import readingroom as rr
from readingroom.core.phrases import phrase
from readingroom.terminal.faces import SMALL
from readingroom.terminal.ledger import line_text
from readingroom.terminal.picture import Answer, Line
from readingroom.terminal.rules import AskRule

ROOMY = 4  # so many answers may take two lines each
FINAL = "■"  # on answers that one press does not take back
BACK = Answer(words="Back", action=object(), key="Esc")  # out of a heading


class AnswerRow(Static, can_focus=True):
    """One answer; refused ones stay in sight with their rule. The one in focus shows all its words."""

    DEFAULT_CSS = """
    AnswerRow { height: auto; max-height: 2; }
    AnswerRow.refused { color: $text-muted; }
    AnswerRow:hover { background: $primary 20%; }
    AnswerRow:focus { height: auto; max-height: 6; text-wrap: wrap; }
    AnswerRow:focus { background: $primary 40%; text-style: bold; }
    """
    BINDINGS = [("enter", "choose", "door-key-choose")]

    class Chosen(Message):
        """An answer was pressed."""

        def __init__(self, answer: Answer) -> None:
            super().__init__()
            self.answer = answer

    def __init__(self, answer: Answer) -> None:
        super().__init__(row_text(answer), classes="refused" if is_refused(answer) else "")
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

    points = ("slip",)

    DEFAULT_CSS = """
    Slip { height: 1fr; min-height: 7; border: round $accent; padding: 0 1; }
    Slip > #question { height: auto; text-style: bold; }
    Slip > VerticalScroll { height: 1fr; }
    Slip > #notice { height: auto; color: $warning; }
    Slip.tight AnswerRow { height: 1; text-wrap: nowrap; text-overflow: ellipsis; }
    Slip.tight AnswerRow:focus { height: auto; text-wrap: wrap; }
    Slip > #news { height: auto; display: none; color: $text-muted; text-wrap: nowrap; text-overflow: ellipsis; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.question = Text()
        self.answers: list[Answer] = []  # those that lie there now
        self.trail: list[Answer] = []  # the headings that were opened, outermost first
        self.whole: list[Answer] = []  # all of the question
        self.rules: tuple[str, ...] = ()  # of the question, or of the last refusal
        self.who = ""  # is asked
        self.news: list[Line] = []  # what happened last, where the log has no room of its own
        self._laying = asyncio.Lock()

    def compose(self) -> ComposeResult:
        """Question, answers, room for a refusal, and on a small screen the last lines of the log."""
        yield Static(id="question")
        yield VerticalScroll(can_focus=False)
        yield Static(id="notice")
        yield Static(id="news")

    def on_resize(self) -> None:
        """More room for what happened, or less."""
        self.tell_news()

    async def ask(self, who: str, question: str, answers: Sequence[Answer], rules: tuple[str, ...]) -> None:
        """Lay out a question."""
        self.border_title = self.who = who
        self.whole = self.answers = list(answers)
        self.trail = []
        self.rules = rules
        self.question = Text(question)
        if rules:
            self.question.append(f"  {rules[0]}", "not bold underline")
        self.query_one("#notice", Static).display = False
        await self.lay()

    async def lay(self, *, focus: bool = False) -> None:
        """The question with the headings that were opened, and the answers under the last of them."""
        trail = Text(" › ".join(heading.words for heading in self.trail))
        self.query_one("#question", Static).update(trail.append(" ›") if self.trail else self.question)
        scroll = self.query_one(VerticalScroll)
        async with self._laying:
            answers = self.answers
            self.set_class(len(answers) > ROOMY or self.screen.has_class(SMALL), "tight")
            if isinstance(self.screen.focused, AnswerRow):
                self.screen.set_focus(None)  # else the focus would fall on whatever comes next
            async with self.batch():
                await scroll.remove_children()
                await scroll.mount_all(AnswerRow(answer) for answer in answers)
            scroll.scroll_home(animate=False)
        self.border_subtitle = self.feet(scroll.size.height)
        self.tell_news()
        self.call_after_refresh(self.tell_news)  # once the question's height is known
        if focus:
            self.move(1)

    def tell_news(self) -> None:
        """As many of the last lines of the log as the answers leave room for; a small screen has no other log."""
        if not self.query("#news"):
            return  # the slip is being put away
        small = self.screen.has_class(SMALL)
        question = self.query_one("#question", Static)
        room = self.size.height - max(1, question.size.height) - len(self.answers) if small else 0
        lines = self.news[-room:] if room > 0 else []
        if small:
            self.border_subtitle = self.feet(len(self.answers) + room)
        self.query_one("#news", Static).update(Text("\n").join(line_text(line) for line in lines))
        self.query_one("#news").display = bool(lines)
        feet = self.border_subtitle if small else ""  # without a lower border the title has room for it
        self.border_title = f"{self.who} · {feet}" if feet else self.who

    def feet(self, height: int) -> str:
        """What is out of sight, and what the signs mean."""
        hidden = phrase("door-answers-out-of-sight", answers=len(self.answers))
        feet = [str(hidden)] if len(self.answers) > height > 0 else []
        if any(answer.final for answer in self.answers):
            feet.append(f"{FINAL} {phrase('door-final')}")
        return " · ".join(feet)

    def open(self, heading: Answer) -> None:
        """Show what stands under a heading; a key pressed at once already finds it."""
        self.trail.append(heading)
        self.answers = [*heading.inner, BACK]
        self.query_one("#notice", Static).display = False
        self.call_later(self.lay, focus=True)

    def close(self) -> None:
        """Back to where the last heading was opened."""
        self.trail = self.trail[:-1]
        self.answers = [*self.trail[-1].inner, BACK] if self.trail else self.whole
        self.call_later(self.lay, focus=bool(self.trail))

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


def is_refused(answer: Answer) -> bool:
    """Neither an answer nor a heading."""
    return answer.action is None and not answer.inner


def row_text(answer: Answer) -> Text:
    """`[d] Draw a token · 7 in 27 burns`."""
    if is_refused(answer):
        line = Text(f" × {answer.key or ' '}  {answer.words}")
        if answer.refusal is not None:
            line.append(f": {answer.refusal.sentence} ").append(answer.refusal.rule, "underline")
        return line
    line = Text().append(f"[{answer.key}]" if answer.key else "[ ]", "bold reverse").append(" ")
    line.append(answer.words, "bold #ff9d5c" if answer.risky else "bold")
    if answer.inner:
        line.append(" ›", "bold")
    if answer.final:
        line.append(f" {FINAL}", "not bold #a2937f")
    return line.append(f" · {answer.consequence}", "not bold") if answer.consequence else line
