"""The end of a match: who won, how it ended, the scores and their way there."""

from __future__ import annotations

from rich.cells import set_cell_size
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

import readingroom as rr
from readingroom.core.phrases import Phrase, phrase
from readingroom.terminal.faces import Face
from readingroom.terminal.picture import Picture
from readingroom.terminal.plot import plot_scores
from readingroom.terminal.sitters import marks_of
from readingroom.terminal.speech import grade_words

NAME = 34


class EndScreen(ModalScreen[str]):
    """Gives `again`, `lobby` or `table`."""

    DEFAULT_CSS = """
    EndScreen { align: center middle; }
    EndScreen > VerticalScroll { width: 80; height: 28; max-width: 100%; max-height: 100%; padding: 1 2; }
    EndScreen > VerticalScroll { background: $panel; border: round $accent; }
    EndScreen Horizontal { height: 3; margin: 1 0 0 0; }
    EndScreen Button { margin: 0 1 0 0; }
    EndScreen #word { display: none; color: $warning; margin: 1 0 0 0; }
    """
    BINDINGS = [
        ("a", "leave('again')", "door-key-play-again"),
        ("b,escape", "leave('lobby')", "door-key-back-to-the-lobby"),
        ("t", "leave('table')", "door-key-look-at-the-table"),
    ]

    def __init__(self, text: Text, *, lobby: str = "") -> None:
        super().__init__()
        self.text = text
        self.lobby = lobby

    def compose(self) -> ComposeResult:
        """The result first, the buttons last."""
        with VerticalScroll(can_focus=False) as box:
            box.border_title = str(phrase("door-last-page"))
            yield Static(self.text)
            yield Static(id="word", markup=False)
            with Horizontal():
                yield Button(str(phrase("door-again")), id="again", variant="success")
                yield Button(f"{self.lobby or phrase('door-back-to-lobby')} (b)", id="lobby")
                yield Button(str(phrase("door-look-at-table")), id="table")

    def tell(self, words: str) -> None:
        """A word over the buttons."""
        word = self.query_one("#word", Static)
        word.update(words)
        word.display = bool(words)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """A button is its id."""
        self.dismiss(str(event.button.id))

    def action_leave(self, where: str) -> None:
        """The same by key."""
        self.dismiss(where)


def end_text(picture: Picture, face: Face) -> Text:
    """Result, ending, scores, plot."""
    outcome = picture.outcome
    if outcome is None:
        return Text(str(phrase("door-ended-early")))
    return team_text(picture, face) if picture.game.meta.cooperative else race_text(outcome, picture, face)


def team_text(picture: Picture, face: Face) -> Text:
    """All have won or lost together: how, and what they have done."""
    won = picture.outcome is not None and bool(picture.outcome.winners)
    alone = len(picture.names) == 1
    text = Text(str(team_words(won=won, alone=alone)), "bold")
    text.append(f"\n{face.ending_words(picture)}.\n\n", "not bold")
    return text.append("\n".join(face.deeds(picture)), "not bold")


def race_text(outcome: rr.Outcome, picture: Picture, face: Face) -> Text:
    """Who won, the scores and their way there."""
    names = face.participants(picture)
    text = Text(result_words(outcome, names), "bold")
    text.append(f"\n{face.ending_words(picture)}.\n\n", "not bold")
    best = sorted(range(len(outcome.scores)), key=lambda who: -outcome.scores[who])
    for who in best:
        crown = "★" if who in outcome.winners else " "
        text.append(
            f"  {crown} {marks_of(names)[who]} {words_of(who, picture, names)}{outcome.scores[who]:>4}\n",
            "not bold",
        )
    rows = face.scores_by_round(picture)
    if len(rows) > 1:
        text.append(f"\n{phrase('door-score-by-round')}\n", "bold")
        height = min(9, 12 - len(names))  # so that the winner's name and the buttons are in sight together
        text.append("\n".join(plot_scores(rows, marks_of(names), height=height, width=64)), "not bold")
    return text


def words_of(who: int, picture: Picture, names: tuple[str, ...]) -> str:
    """A sitter, or the robot, in a column."""
    return set_cell_size(picture.sitters[who] if who < len(picture.sitters) else names[who], NAME)


def team_words(*, won: bool, alone: bool) -> Phrase:
    """How it ended for those who win or lose as one."""
    if not won:
        return phrase("door-no-win")
    return phrase("door-won-alone" if alone else "door-won-together")


def result_words(outcome: rr.Outcome, names: tuple[str, ...]) -> str:
    """Who won, in a sentence."""
    winners = tuple(names[who] for who in outcome.winners)
    if len(outcome.winners) > 1:
        return str(phrase("door-share-the-win", winners=winners))
    if winners:
        if outcome.grade in ("win", "shared win"):
            return str(phrase("door-wins", winners=winners))
        return str(phrase("door-wins-by", winners=winners, grade=grade_words(outcome.grade)))
    return str(phrase("door-robot-wins" if "robot" in outcome.grade else "door-no-win"))
