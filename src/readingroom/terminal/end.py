"""The end of a match: who won, how it ended, the scores and their way there."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

import readingroom as rr
from readingroom.terminal.desk import Desk
from readingroom.terminal.faces import Face
from readingroom.terminal.plot import plot_scores
from readingroom.terminal.sitters import marks_of


class EndScreen(ModalScreen[str]):
    """Gives `again`, `lobby` or `table`."""

    DEFAULT_CSS = """
    EndScreen { align: center middle; }
    EndScreen > VerticalScroll { width: 80; height: 28; padding: 1 2; }
    EndScreen > VerticalScroll { background: $panel; border: round $accent; }
    EndScreen Horizontal { height: 3; margin: 1 0 0 0; }
    EndScreen Button { margin: 0 1 0 0; }
    """
    BINDINGS = [
        ("a", "leave('again')", "Play again"),
        ("b,escape", "leave('lobby')", "Back to the lobby"),
        ("t", "leave('table')", "Look at the table"),
    ]

    def __init__(self, desk: Desk, face: Face) -> None:
        super().__init__()
        self.desk = desk
        self.face = face

    def compose(self) -> ComposeResult:
        """The result first, the buttons last."""
        with VerticalScroll(can_focus=False) as box:
            box.border_title = "The last page"
            yield Static(end_text(self.desk, self.face))
            with Horizontal():
                yield Button("Same chairs, again (a)", id="again", variant="success")
                yield Button("Back to the lobby (b)", id="lobby")
                yield Button("Look at the table (t)", id="table")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """A button is its id."""
        self.dismiss(str(event.button.id))

    def action_leave(self, where: str) -> None:
        """The same by key."""
        self.dismiss(where)


def end_text(desk: Desk, face: Face) -> Text:
    """Result, ending, scores, plot."""
    outcome = desk.match.outcome
    if outcome is None:
        return Text("The match is not over.")
    names = face.participants(desk)
    text = Text(result_words(outcome, names), "bold")
    text.append(f"\n{face.ending_words(desk)}.\n\n", "not bold")
    best = sorted(range(len(outcome.scores)), key=lambda who: -outcome.scores[who])
    for who in best:
        crown = "★" if who in outcome.winners else " "
        text.append(
            f"  {crown} {marks_of(names)[who]} {words_of(who, desk, names):<34}{outcome.scores[who]:>4}\n",
            "not bold",
        )
    rows = face.scores_by_round(desk)
    if len(rows) > 1:
        text.append("\nScore by round\n", "bold")
        text.append("\n".join(plot_scores(rows, marks_of(names), height=9, width=64)), "not bold")
    return text


def words_of(who: int, desk: Desk, names: tuple[str, ...]) -> str:
    """A sitter, or the robot."""
    return desk.sitters[who].words if who < len(desk.sitters) else names[who]


def result_words(outcome: rr.Outcome, names: tuple[str, ...]) -> str:
    """Who won, in a sentence."""
    winners = " and ".join(names[who] for who in outcome.winners)
    if len(outcome.winners) > 1:
        return f"{winners} share the win."
    if winners:
        return f"{winners} wins: {outcome.grade}." if outcome.grade not in ("win", "shared win") else f"{winners} wins."
    return "The robot wins." if "robot" in outcome.grade else "No win this time."
