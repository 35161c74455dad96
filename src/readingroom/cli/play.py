"""`readingroom play`: sit down at the table, in the full-screen client or line by line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from readingroom.cli.arguments import Language, Options, PackFile, Seats, parse_names, parse_options, speak_in
from readingroom.cli.output import say
from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase
from readingroom.lab.experiment import LARGEST_SEED

if TYPE_CHECKING:
    from readingroom.catalog import Match
    from readingroom.terminal.desk import Desk
    from readingroom.terminal.sitters import Sitter


SOMEBODY = "Reader"  # the person who gave no name


def play(
    what: Annotated[str | None, typer.Argument(metavar="[GAME|FILE]", help="A game to begin, or a match file.")] = None,
    *,
    seats: Seats = None,
    person: Annotated[
        list[str] | None, typer.Option("--person", "-p", help="A person at this keyboard; repeatable.")
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", help="The bot of all other seats, or one a seat, commas between.")
    ] = "librarian",
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, max=LARGEST_SEED, help="For a deal that can be repeated.")
    ] = None,
    option: Options = None,
    pack: PackFile = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the match in this file.")] = None,
    text: Annotated[
        bool, typer.Option("--text", help="Plain lines and numbered answers, for pipes and screen readers.")
    ] = False,
    language: Language = None,
) -> None:
    """Play: with nothing named the lobby opens; with a game a table is set; with a file its match goes on."""
    speak_in(language)
    if not text and not has_terminal():
        raise ReadingRoomError(phrase("mistake-needs-terminal"))
    is_told_nothing = what is None and not any((seats, person, option, pack, save, seed is not None))
    if is_told_nothing and not text:
        open_terminal(None)
        return
    from readingroom.catalog import all_games, enough_seats, find_game, start

    what = what or next(iter(all_games()))
    if what in all_games() or not looks_like_file(what):
        people = person or [SOMEBODY]
        options = parse_options(what, option)
        seats = enough_seats(find_game(what), options, len(people)) if seats is None else seats
        # people answer what no seat is asked; one person at a line among bots could not race them
        live = len(people) > 1 or not text
        match = start(what, seats=seats, seed=seed, options=options, pack=pack, live=live)
        desk = new_desk(match, seated(people, parse_names(bots), seats), save)
    else:
        desk = saved_desk(Path(what), save)
    if text:
        play_in_lines(desk)
    else:
        open_terminal(desk.path)


def has_terminal() -> bool:
    """Somebody sits before a screen: keys come in and pictures go out."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def looks_like_file(what: str) -> bool:
    """A path rather than the key of a game."""
    return Path(what).exists() or "." in what or "/" in what


def open_terminal(saved: Path | None) -> None:
    """The full-screen client, in the lobby or at a saved match."""
    from readingroom.terminal import run_terminal

    run_terminal(saved)


def new_desk(match: Match, sitters: tuple[Sitter, ...], save: Path | None) -> Desk:
    """A new match with everybody seated, saved before the first move."""
    from readingroom.terminal.desk import Desk
    from readingroom.terminal.saves import new_path, write_save

    if save is not None and save.exists():
        raise FileExistsError(f"{save} exists already; go on with it by: readingroom play {save}")
    desk = Desk(match, sitters, save or new_path(match.game.meta.key))
    write_save(desk)
    return desk


def seated(people: list[str], bots: list[str], seats: int) -> tuple[Sitter, ...]:
    """People on the first seats, bots on the others; raises BadSeats or UnknownBot."""
    from readingroom.core.errors import BadSeats
    from readingroom.lab.experiment import seat_bots
    from readingroom.terminal.sitters import BOT_NAMES, Sitter, check_names

    if len(people) > seats:
        raise BadSeats(phrase("mistake-too-many-people", people=len(people), seats=seats))
    free = [name for name in BOT_NAMES if name not in people]
    levels = seat_bots(bots, seats - len(people)) if seats > len(people) else ()
    if seats - len(people) > len(free):
        raise BadSeats(phrase("mistake-bot-names", names=len(free)))
    sitters = (
        *[Sitter(name) for name in people],
        *[Sitter(name, level) for name, level in zip(free, levels, strict=False)],
    )
    check_names(sitters)
    return sitters


def saved_desk(file: Path, save: Path | None) -> Desk:
    """The desk of a match file; with `save`, it goes on in another file."""
    from readingroom.core.errors import BadMatchFile, said_by
    from readingroom.terminal.saves import read_save, write_save

    try:
        desk = read_save(file)
    except BadMatchFile as error:
        raise BadMatchFile(phrase("mistake-in-file", file=str(file), why=said_by(error))) from error
    desk.path = save or desk.path
    if desk.path != file:
        write_save(desk)
    return desk


def play_in_lines(desk: Desk) -> None:
    """Play line by line until the match is over or the person leaves."""
    from readingroom.cli.text_table import TextTable

    TextTable(desk).run()
    if not desk.match.over:
        say(phrase("door-saved", command=f"readingroom play {desk.path} --text"))
