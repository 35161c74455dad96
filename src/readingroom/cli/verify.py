"""`readingroom verify`: whether a match was dealt and played as its file says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer

from readingroom.cli.arguments import ENGLISH, Language, MatchFile, read_text, speak_in
from readingroom.cli.output import AsJson, say, say_json
from readingroom.core.state import TAKEN_BACK

WRONG = 1


def verify(
    file: MatchFile,
    *,
    commitment: Annotated[
        str | None, typer.Option("--commitment", help="The seed's hash, as published before the match.")
    ] = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Check a match file: its seed against the commitment, its actions against the rules, and its end."""
    speak_in(language or (ENGLISH if as_json else None))
    check = Verification(read_text(file), commitment)
    check.run()
    if as_json:
        say_json(check.to_plain())
    else:
        say(*check.lines())
    if check.problem is not None:
        raise typer.Exit(WRONG)


class Verification:
    """The checks of one match file, in order, up to the first that fails."""

    def __init__(self, text: str, commitment: str | None) -> None:
        self.text = text
        self.given = commitment
        self.passed: list[str] = []
        self.notes: list[str] = []  # what the seed does not answer for
        self.problem: str | None = None
        self.deal: list[str] = []
        self.seed: str | None = None
        self.committed: str | None = None
        self.outcome: dict[str, Any] | None = None

    def run(self) -> None:
        """Check everything."""
        from readingroom.core.damage import damage_named
        from readingroom.core.errors import ReadingRoomError

        try:
            with damage_named():
                self.check_all()
        except ReadingRoomError as error:
            self.problem = str(error)

    def check_all(self) -> None:
        """Each check in turn; the first that fails raises."""
        from readingroom.catalog import Match, read_match_file
        from readingroom.core.match import begin_from_file, check_end, play_entry

        game, plain = read_match_file(self.text)
        self.passed.append(f"a match of {game.meta.title}, rules version {game.meta.rules_version}")
        match = begin_from_file(Match, game, plain)
        self.seed, self.committed = match.secret.hex(), match.commitment
        self.passed.append("the seed is the one that the file committed to")
        self.check_given(match.commitment)
        self.check_opening(match, plain)
        self.replay_log(plain, lambda number, entry: play_entry(match, number, entry))
        check_end(match, plain)
        self.note_unused(match)
        self.passed.append("the last state is the one that was saved")
        self.outcome = plain.get("outcome")
        self.passed.append("the outcome is right" if match.over else "the match still goes on")

    def check_given(self, commitment: str) -> None:
        """The file's commitment is the one that was published."""
        from readingroom.core.errors import BadMatchFile

        if self.given is None:
            return
        if self.given.strip().lower() != commitment:
            raise BadMatchFile(f"the file commits to {commitment}, not to the published {self.given}")
        self.passed.append("the commitment is the published one")

    def check_opening(self, match: Any, plain: dict[str, Any]) -> None:  # noqa: ANN401  # a match of any game
        """The deal comes from the seed alone; where it does not, a published commitment has promised something else."""
        from readingroom.core.errors import BadMatchFile

        if match.setup.pack is not None:
            self.notes.append(f"the cards are those of {match.setup.pack_file}, which is in the file: look at them too")
        chosen = chosen_by_hand(match)
        if chosen and self.given is not None:
            raise BadMatchFile(f"{' and '.join(chosen)}: the commitment binds nothing of that")
        self.notes += chosen
        self.deal = deal_lines(match, plain)
        if not chosen:
            self.passed.append("the opening deal is computed anew from that seed (below)")

    def replay_log(self, plain: dict[str, Any], play: Callable[[int, object], None]) -> None:
        """Every action, by the seat that was asked, as the rules allow."""
        from readingroom.core.errors import BadMatchFile

        if not isinstance(plain["log"], list):
            raise BadMatchFile("`log` must be a list of [seat, action]")
        for number, entry in enumerate(plain["log"], 1):
            play(number, entry)
        back = sum(entry[0] == TAKEN_BACK for entry in plain["log"])
        self.passed.append(f"{len(plain['log']) - back} actions, each by the seat that was asked, each legal")
        if back:
            self.notes.append(f"{times(back)} something was taken back, and chance was drawn afresh from the seed")

    def note_unused(self, match: Any) -> None:  # noqa: ANN401  # a match of any game
        """Forced draws that never came: perhaps a slip of whoever laid the match out."""
        unused = [str(word) for word in match.unused_draws]
        if unused:
            self.notes.append(f"of the forced draws {len(unused)} never came: {', '.join(unused)}")

    def lines(self) -> list[str]:
        """What was checked, for a person."""
        lines = [f"ok     {check}" for check in self.passed]
        lines += [f"note   {note}" for note in self.notes]
        if self.problem is not None:
            lines.append(f"WRONG  {self.problem}")
        if self.deal:
            lines += ["", f"Seed {self.seed}", f"Commitment {self.committed}"]
            lines += ["The opening deal:", *self.deal]
        verdict = "This match is not what it says." if self.problem else "This match is what it says."
        return [*lines, "", verdict]

    def to_plain(self) -> dict[str, Any]:
        """What was checked, for a machine."""
        return {
            "ok": self.problem is None,
            "checked": self.passed,
            "notes": self.notes,
            "problem": self.problem,
            "commitment": self.committed,
            "seed": self.seed,
            "deal": [line.strip() for line in self.deal],
            "outcome": self.outcome,
        }


def chosen_by_hand(match: Any) -> list[str]:  # noqa: ANN401  # a match of any game
    """What somebody chose that chance should have: where the match began, and what was drawn."""
    chosen = ["the match begins from a position laid out by hand"] if match.start_position is not None else []
    if match.draws:
        chosen.append(f"the first draws were forced ({len(match.draws)} of them)")
    return chosen


def times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def deal_lines(match: Any, plain: dict[str, Any]) -> list[str]:  # noqa: ANN401  # a match of any game
    """The deal in words, hidden cards too: the match is over, or its referee asks."""
    from readingroom.cli.match_files import names_of
    from readingroom.cli.story import seen_events

    names = names_of(plain)
    return [f"  {match.tell(event, names)}" for event in seen_events(match, None, 0)]
