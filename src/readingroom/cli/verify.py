"""`readingroom verify`: whether a match was dealt and played as its file says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer

from readingroom.cli.arguments import ENGLISH, Language, MatchFile, read_text, speak_in
from readingroom.cli.output import AsJson, say, say_json
from readingroom.core.phrases import Phrase, phrase
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
        self.passed: list[Phrase] = []
        self.notes: list[Phrase] = []  # what the seed does not answer for
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
        self.passed.append(phrase("door-verified-game", game=game.meta.title, version=game.meta.rules_version))
        match = begin_from_file(Match, game, plain)
        self.seed, self.committed = match.secret.hex(), match.commitment
        self.passed.append(phrase("door-verified-seed"))
        self.check_given(match.commitment)
        self.check_opening(match, plain)
        self.replay_log(plain, lambda number, entry: play_entry(match, number, entry))
        check_end(match, plain)
        self.note_unused(match)
        self.passed.append(phrase("door-verified-state"))
        self.outcome = plain.get("outcome")
        self.passed.append(phrase("door-verified-outcome" if match.over else "door-verified-goes-on"))

    def check_given(self, commitment: str) -> None:
        """The file's commitment is the one that was published."""
        from readingroom.core.errors import BadMatchFile

        if self.given is None:
            return
        if self.given.strip().lower() != commitment:
            raise BadMatchFile(phrase("mistake-commitment", commitment=commitment, given=self.given))
        self.passed.append(phrase("door-verified-commitment"))

    def check_opening(self, match: Any, plain: dict[str, Any]) -> None:  # noqa: ANN401  # a match of any game
        """The deal comes from the seed alone; where it does not, a published commitment has promised something else."""
        from readingroom.core.errors import BadMatchFile

        if match.setup.pack is not None:
            self.notes.append(phrase("door-note-pack", file=str(match.setup.pack_file)))
        chosen = chosen_by_hand(match)
        if chosen and self.given is not None:
            raise BadMatchFile(phrase("mistake-by-hand", chosen=tuple(chosen)))
        self.notes += chosen
        self.deal = deal_lines(match, plain)
        if not chosen:
            self.passed.append(phrase("door-verified-deal"))

    def replay_log(self, plain: dict[str, Any], play: Callable[[int, object], None]) -> None:
        """Every action, by the seat that was asked, as the rules allow."""
        from readingroom.core.errors import BadMatchFile

        if not isinstance(plain["log"], list):
            raise BadMatchFile(phrase("mistake-file-log"))
        for number, entry in enumerate(plain["log"], 1):
            play(number, entry)
        back = sum(entry[0] == TAKEN_BACK for entry in plain["log"])
        self.passed.append(phrase("door-verified-actions", actions=len(plain["log"]) - back))
        if back:
            self.notes.append(phrase("door-note-taken-back", times=back))

    def note_unused(self, match: Any) -> None:  # noqa: ANN401  # a match of any game
        """Forced draws that never came: perhaps a slip of whoever laid the match out."""
        unused = [str(word) for word in match.unused_draws]
        if unused:
            self.notes.append(phrase("door-note-unused", number=len(unused), draws=", ".join(unused)))

    def lines(self) -> list[str]:
        """What was checked, for a person."""
        ok, note, wrong = phrase("door-ok"), phrase("door-note"), phrase("door-wrong")
        lines = [f"{ok!s:<7}{check}" for check in self.passed]
        lines += [f"{note!s:<7}{told}" for told in self.notes]
        if self.problem is not None:
            lines.append(f"{wrong!s:<7}{self.problem}")
        if self.deal:
            lines += ["", str(phrase("door-seed", seed=self.seed or ""))]
            lines += [str(phrase("door-commitment", commitment=self.committed or ""))]
            lines += [str(phrase("door-opening-deal")), *self.deal]
        return [*lines, "", str(phrase("door-verdict-wrong" if self.problem else "door-verdict-right"))]

    def to_plain(self) -> dict[str, Any]:
        """What was checked, for a machine."""
        return {
            "ok": self.problem is None,
            "checked": list(map(str, self.passed)),
            "notes": list(map(str, self.notes)),
            "problem": self.problem,
            "commitment": self.committed,
            "seed": self.seed,
            "deal": [line.strip() for line in self.deal],
            "outcome": self.outcome,
        }


def chosen_by_hand(match: Any) -> list[Phrase]:  # noqa: ANN401  # a match of any game
    """What somebody chose that chance should have: where the match began, and what was drawn."""
    chosen = [phrase("door-by-hand-position")] if match.start_position is not None else []
    if match.draws:
        chosen.append(phrase("door-by-hand-draws", number=len(match.draws)))
    return chosen


def deal_lines(match: Any, plain: dict[str, Any]) -> list[str]:  # noqa: ANN401  # a match of any game
    """The deal in words, hidden cards too: the match is over, or its referee asks."""
    from readingroom.cli.match_files import names_of
    from readingroom.cli.story import seen_events

    names = names_of(plain)
    return [f"  {match.tell(event, names)}" for event in seen_events(match, None, 0)]
