"""A match line by line: what happened, the question, numbered answers. For pipes and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.cli.look import odds_lines, table_lines
from readingroom.cli.output import make_console, say
from readingroom.cli.text_words import answer_lines, chosen, help_lines, read_line, rule_lines, winners_of
from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase
from readingroom.core.state import TABLE
from readingroom.terminal.desk import Desk, Spoken
from readingroom.terminal.picture import free_actions, take_picture
from readingroom.terminal.saves import write_save
from readingroom.terminal.speech import grade_words


def help_words() -> list[str]:
    """What can be typed."""
    return help_lines(
        {
            "look": phrase("door-help-look"),
            "odds": phrase("door-help-odds"),
            "hint": phrase("door-help-hint"),
            f"why {phrase('door-word-answer')}": phrase("door-help-why"),
            f"rule {phrase('door-word-words')}": phrase("door-help-rule"),
            "discard:...": phrase("door-help-discard"),
            "undo": phrase("door-help-undo"),
            "quit": phrase("door-help-quit"),
        }
    )


class TextTable:
    """One desk, played through lines of text."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.match = desk.match
        self.told: dict[int | None, int] = {}  # the actions that somebody has already been told of
        self.reader: int | None = None  # the person who reads now

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        say(phrase("door-type-help"))
        while not self.match.over:
            asked = self.match.to_move
            if asked is not None and asked != TABLE and asked not in self.desk.persons:
                action = self.desk.choose(asked)
                self.desk.speak(asked, action)
                self.play(action)
                self.tell_bystander()
            elif not self.answer(asked):
                return
        self.tell_end()

    def tell_bystander(self) -> None:
        """One person among bots reads along; several are told when it is their turn."""
        if len(self.desk.persons) == 1:
            self.tell(self.desk.persons[0])

    def answer(self, asked: int | None) -> bool:
        """Ask a person until the match has changed; False when they leave."""
        seat = self.desk.persons[0] if asked is None or asked == TABLE else asked
        self.hand_over(seat)
        self.tell(seat)
        self.show_question(seat)
        before = len(self.match.log)
        while len(self.match.log) == before:
            line = read_line()
            line = line if line is None else line.lower()
            if line is None or line in ("q", "quit"):
                return False
            self.obey(line, seat)
        return True

    def hand_over(self, seat: int) -> None:
        """Nobody reads another person's cards: the screen is emptied before the next person looks."""
        if self.reader not in (None, seat):
            console = make_console()
            console.clear()
            say(phrase("door-hand-over", name=self.desk.names[seat]))
            read_line()
            console.clear()
        self.reader = seat

    # --- what a person types ------------------------------------------------------------------------------

    def obey(self, line: str, seat: int) -> None:
        """Do what a line says; a mistake is told and nothing has changed."""
        word, _, rest = line.partition(" ")
        try:
            told = self.told_of(word, rest, seat)
            if told is not None:
                say(*told)
            elif word == "undo":
                self.undo()
            elif not self.interject(line, seat):
                self.play(chosen(line, self.match.legal()))
        except ReadingRoomError as error:
            say(phrase("door-no", why=str(error)))

    def told_of(  # noqa: PLR0911  # one line a word
        self, word: str, rest: str, seat: int
    ) -> Sequence[str] | None:
        """The lines for a word that changes nothing; None: the word is none of these."""
        match word:
            case "?" | "help":
                return help_words()
            case "look":
                return table_lines(self.match, seat, self.desk.names)
            case "odds":
                return odds_lines(self.match, seat, self.desk.names)
            case "hint":
                return self.desk.hint(seat).lines
            case "rule":
                return rule_lines(self.match.game, rest)
            case "why":
                return self.reasons(rest)
            case "free":
                return self.unasked_lines(seat)
        return None

    def unasked(self, seat: int) -> list[tuple[int, object]]:
        """What the persons at this keyboard may do without being asked, the reader first; no answers.

        Where they play against each other only the reader's own, which tells nobody's cards.
        """
        others = self.desk.persons if self.match.game.meta.cooperative else ()
        seats = [seat, *(other for other in others if other != seat)]
        legal = self.match.legal()
        free = free_actions(self.match, seats)
        return [(who, action) for who, action in free if who != seat or action not in legal]

    def interject(self, line: str, seat: int) -> bool:
        """Do it if the words mean something that a person here may do unasked, and no answer."""
        if line in map(str, self.match.legal()):
            return False
        for who, action in self.unasked(seat):
            if str(action) == line:
                self.desk.interject(who, action)
                write_save(self.desk)
                return True
        return False

    def unasked_lines(self, seat: int) -> list[str]:
        """What can be done out of turn, each with its short words."""
        describe, names = self.match.game.describe, self.desk.names
        free = [
            f"  {names[who]}: {describe(action, names, self.match.setup)}  ({action})"
            for who, action in self.unasked(seat)
        ]
        return free or [str(phrase("door-nothing-unasked"))]

    def reasons(self, line: str) -> list[str]:
        """Why an answer is not allowed now."""
        refusal = self.match.why_not(chosen(line, self.match.legal()))
        return [str(phrase("door-allowed")) if refusal is None else f"{refusal.sentence} [{refusal.rule}]"]

    def play(self, action: object) -> None:
        """Do an answer and save."""
        self.desk.play(action)
        write_save(self.desk)

    def undo(self) -> None:
        """Back to the last answer of a person; everybody is told from there."""
        self.desk.undo()
        write_save(self.desk)
        done = len(self.match.log)
        self.told = {seat: min(told, done) for seat, told in self.told.items()}
        say(phrase("door-taken-back"))

    # --- what a person reads ------------------------------------------------------------------------------

    def tell(self, seat: int | None) -> None:
        """All that happened since this person last looked."""
        game, since = self.match.game, self.told.get(seat, -1) + 1
        for event in self.desk.happened(seat, since):
            if isinstance(event, Spoken):
                say(f"{self.desk.names[event.seat]}: {event.text}")
                continue
            say(f"{self.match.tell(event, self.desk.names)} [{', '.join(game.rules_of(event))}]")
        self.told[seat] = len(self.match.log)

    def show_question(self, seat: int) -> None:
        """The question with its numbered answers."""
        picture = take_picture(self.desk, seat)
        say("", f"{self.desk.names[seat]}: {picture.prompt}", *answer_lines(picture, self.match.legal()))

    def tell_end(self) -> None:
        """The last events, and who has won."""
        persons = self.desk.persons
        self.tell(persons[0] if len(persons) == 1 else None)
        outcome = self.match.outcome
        if outcome is not None:
            winners = winners_of(outcome.winners, self.desk.names)
            say("", phrase("door-over", grade=grade_words(outcome.grade), winners=winners))
