"""`readingroom replay`: step through a match, or tell it whole."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from readingroom.cli.arguments import ENGLISH, Language, MatchFile, parse_names, read_text, speak_in
from readingroom.cli.output import AsJson, make_console, say, say_json
from readingroom.cli.story import Story
from readingroom.core.phrases import phrase

NEXT = frozenset({"\r", "\n", " ", "n", "j", "\x1b[C", "\x1b[B", "\x1bOC", "\x1bOB", "\xe0M", "\xe0P"})
PREVIOUS = frozenset({"p", "b", "k", "\x7f", "\x1b[D", "\x1b[A", "\x1bOD", "\x1bOA", "\xe0K", "\xe0H"})
FIRST = frozenset({"g", "\x1b[H", "\x1b[1~"})
LAST = frozenset({"G", "\x1b[F", "\x1b[4~"})
LEAVE = frozenset({"q", "Q", "\x1b", "\x04"})


def replay(
    file: MatchFile,
    *,
    at: Annotated[
        int | None, typer.Option("--at", min=0, help="Show the table after so many actions; 0 is the deal.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="From the eyes of this seat; else all is shown.")
    ] = None,
    names: Annotated[str, typer.Option("--names", help="A name for each seat, commas between.")] = "",
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Step through a match: with keys in a terminal, else as one long story."""
    speak_in(language or (ENGLISH if as_json else None))
    story = open_story(read_text(file), seat, parse_names(names))
    if as_json:
        say_json(plain_story(story) if at is None else plain_moment(story, at))
    elif at is not None:
        say(*moment_lines(story, at))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(story)
    else:
        tell_all(story)


def open_story(text: str, seat: int | None, names: list[str]) -> Story:
    """A checked match file and the eyes to see it with; raises BadMatchFile or BadSeats."""
    from readingroom.cli.match_files import match_at, names_of, read_match

    game, plain = read_match(text)
    match_at(game, plain, 0).view(seat)  # refuses a seat that is not at the table
    return Story(game, plain, names_of(plain, names), seat)


def tell_all(story: Story) -> None:
    """The whole match, from the deal to where the file ends."""
    say(title_line(story))
    for moment in story.moments():
        say(*story.lines(moment))
    say(*ending_lines(story))


def title_line(story: Story) -> str:
    """Which match this is."""
    options = " ".join(f"{key}={value}" for key, value in story.plain["options"].items() if value is not None)
    return str(phrase("door-match", game=story.game.meta.title, seats=story.plain["seats"], options=options))


def ending_lines(story: Story) -> list[str]:
    """How it ended, if it did."""
    from readingroom.cli.match_files import match_at
    from readingroom.cli.text_words import winners_of
    from readingroom.terminal.speech import grade_words

    length = len(story.plain["log"])
    outcome = match_at(story.game, story.plain, length).outcome
    if outcome is None:
        return [str(phrase("door-goes-on", actions=length))]
    winners = winners_of(outcome.winners, story.names)
    return [str(phrase("door-over-after", actions=length, grade=grade_words(outcome.grade), winners=winners))]


def moment_lines(story: Story, at: int) -> list[str]:
    """One moment: what happened, and the table after it."""
    from readingroom.cli.look import table_lines

    match = checked_moment(story, at)
    lines = [str(phrase("door-after", at=at, actions=len(story.plain["log"]))), *story.lines(story.moment(match)), ""]
    lines += table_lines(match, story.seat, story.names)
    return [*lines, "", str(story.game.prompt(match.view(asked_eyes(match, story)), story.names, {}, match.setup))]


def asked_eyes(match: Any, story: Story) -> int | None:  # noqa: ANN401  # a match of any game
    """Whose question is read out: one's own; for one who sees all, that of whoever is asked."""
    if story.seat is not None or match.to_move is None or match.to_move < 0:
        return story.seat
    seat: int = match.to_move
    return seat


def checked_moment(story: Story, at: int) -> Any:  # noqa: ANN401
    """The match at a moment that it has; raises BadMatchFile."""
    from readingroom.cli.match_files import match_at
    from readingroom.core.errors import BadMatchFile

    length = len(story.plain["log"])
    if at > length:
        raise BadMatchFile(phrase("mistake-at", actions=length, at=at))
    return match_at(story.game, story.plain, at)


def step_through(story: Story) -> None:
    """One moment after the other, by keys."""
    console, last, at = make_console(), len(story.plain["log"]), 0
    while True:
        console.clear()
        say(*moment_lines(story, at), "", str(phrase("door-replay-keys")))
        key = typer.getchar()
        if key in LEAVE:
            return
        at = step(at, last, key)


def step(at: int, last: int, key: str) -> int:
    """The moment that a key leads to."""
    if key in NEXT:
        return min(last, at + 1)
    if key in PREVIOUS:
        return max(0, at - 1)
    if key in FIRST:
        return 0
    return last if key in LAST else at


def plain_story(story: Story) -> dict[str, Any]:
    """The whole match as plain data."""
    return plain_head(story) | {
        "moments": [story.to_plain(moment) for moment in story.moments()],
        "outcome": story.plain.get("outcome"),
    }


def plain_moment(story: Story, at: int) -> dict[str, Any]:
    """One moment as plain data: what happened, the view, and for one who sees all the full position."""
    from readingroom.core.codec import to_plain

    match = checked_moment(story, at)
    plain = plain_head(story) | story.to_plain(story.moment(match))
    plain["view"] = to_plain(match.view(story.seat))
    if story.seat is None:
        plain["to_move"] = match.to_move
        plain["legal"] = [str(action) for action in match.legal()]
        plain["position"] = match.position()
    return plain


def plain_head(story: Story) -> dict[str, Any]:
    """Which match this is, as plain data."""
    return {
        "game": story.game.meta.key,
        "seats": story.plain["seats"],
        "options": story.plain["options"],
        "names": list(story.names),
        "seat": story.seat,
        "actions": len(story.plain["log"]),
    }
