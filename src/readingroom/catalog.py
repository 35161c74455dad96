"""The catalogue: which games there are, starting a match of one, and loading a match file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from readingroom import games as games_here
from readingroom.core.damage import damage_named
from readingroom.core.errors import BadMatchFile, BadOption, BadPack, BadPosition, BadSeats, UnknownGame, said_by
from readingroom.core.file_head import FORMAT
from readingroom.core.game import Game, Meta, Setup
from readingroom.core.match import Match as KernelMatch, new_secret, replay
from readingroom.core.near import did_you_mean
from readingroom.core.phrases import phrase
from readingroom.core.positions import check_by_hand

NEEDED = ("readingroom", "game", "rules_version", "seats", "options", "commitment", "seed", "log", "checksum")


class Match(KernelMatch):
    """A match of any game of the catalogue."""

    @classmethod
    def loads(cls, text: str) -> Match:
        """A match out of its file, replayed and checked; raises BadMatchFile with what is wrong."""
        return load_match(text)


@cache
def all_games() -> dict[str, Game]:
    """Every game by its key: each package of `readingroom.games` is one, in the order of their places on the shelf."""
    packages = [import_module(module.name) for module in iter_modules(games_here.__path__, f"{games_here.__name__}.")]
    return {game.meta.key: game for game in sorted((p.GAME for p in packages), key=lambda game: game.meta.place)}


def games() -> list[Meta]:
    """The catalogue: key, title, seats, options, variants, rules version of each game."""
    return [game.meta for game in all_games().values()]


def find_game(key: object) -> Game:
    """The game of that key; raises UnknownGame."""
    game = all_games().get(key) if isinstance(key, str) else None
    if game is None:
        near = did_you_mean(key, all_games())
        raise UnknownGame(phrase("server-no-game", key=repr(key), games=", ".join(all_games()), near=near))
    return game


def start(
    key: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    pack: str | Path | None = None,
    position: str | dict[str, Any] | None = None,
    draws: Sequence[object] = (),
    live: bool = False,
) -> Match:
    """A new match, dealt, or begun from a full position; `draws` are the next chance outcomes, by name."""
    game = find_game(key)
    if position is not None:
        plain = parse_position(position) | ({"live": True} if live else {})
        if seats is not None:
            plain = {"seats": seats} | plain
        check_kinds(None, draws)
        return start_from(game, plain, new_secret(seed), seats, options, pack, draws)
    check_kinds(options, draws)
    if seats is None:
        seats = enough_seats(game, options or {})
    setup = Setup(seats=seats, options=game.check(seats, dict(options or {})), live=live, **read_pack_file(pack))
    return Match(game, setup, new_secret(seed), draws=draws)


def check_kinds(options: object, draws: object) -> None:
    """Refuse what is of another kind altogether, before anything takes it apart."""
    if options is not None and not isinstance(options, Mapping):
        raise BadOption(phrase("mistake-options-mapping", given=repr(options)))
    if not isinstance(draws, Sequence) or isinstance(draws, str | bytes):
        raise BadPosition(phrase("mistake-draws", given=repr(draws)))


def enough_seats(game: Game, options: dict[str, Any], people: int = 1) -> int:
    """Seats where none are named: two, or as many as these people need; else the fewest that the options accept."""
    usual: int = max(game.meta.seats[0], 2, people)
    numbers: list[int] = [usual, *game.meta.seats]
    for seats in numbers:
        if seats >= people and accepts(game, seats, options):
            return seats
    return usual


def accepts(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """The game can be played by so many with these options."""
    try:
        game.check(seats, dict(options))
    except (BadOption, BadSeats):
        return False
    return True


def start_from(  # the parts of `start` that do not go with a position, to refuse them
    game: Game,
    plain: dict[str, Any],
    secret: bytes,
    seats: int | None,
    options: dict[str, Any] | None,
    pack: str | Path | None,
    draws: Sequence[object],
) -> Match:
    if options is not None or pack is not None:
        raise BadPosition(phrase("mistake-position-own"))
    if seats is not None and seats != plain.get("seats", seats):
        raise BadSeats(phrase("mistake-position-seats", seats=str(plain.get("seats")), given=seats))
    plain = game.completed(plain)
    setup, laid = game.from_position(plain)
    match = Match(game, setup, secret, position=plain, draws=draws)
    check_by_hand(game, laid, match.true_state())
    if not match.over and not match.legal():
        raise BadPosition(phrase("mistake-position-stuck"))
    return match


def parse_position(position: str | dict[str, Any]) -> dict[str, Any]:
    if isinstance(position, str):
        try:
            position = json.loads(position)
        except (RecursionError, ValueError) as error:
            raise BadPosition(phrase("mistake-position-json", why=f": {error}")) from error
    if not isinstance(position, dict):
        raise BadPosition(phrase("mistake-position-json", why=""))
    return position


def read_pack_file(pack: str | Path | None) -> dict[str, Any]:
    if pack is None:
        return {}
    if not isinstance(pack, str | Path):
        raise BadPack(phrase("mistake-pack-path", given=repr(pack)))
    try:
        return {"pack": Path(pack).read_text("utf-8"), "pack_file": Path(pack).name}
    except (OSError, ValueError) as error:
        raise BadPack(phrase("mistake-pack-unread", file=str(pack), why=str(error))) from error


def load_match(text: str) -> Match:
    """A match out of its file's text."""
    game, plain = read_match_file(text)
    return replay(Match, game, plain)


@damage_named()
def read_match_file(text: str) -> tuple[Game, dict[str, Any]]:
    """A match file's game and plain data, not yet replayed."""
    try:
        plain = json.loads(text)
    except (RecursionError, TypeError, ValueError) as error:
        raise BadMatchFile(phrase("mistake-file-none", why=str(error))) from error
    if not isinstance(plain, dict) or plain.get("readingroom") != FORMAT:
        raise BadMatchFile(phrase("mistake-file-format", format=FORMAT))
    missing = [key for key in NEEDED if key not in plain]
    if missing:
        raise BadMatchFile(phrase("mistake-file-lacks", missing=", ".join(missing)))
    try:
        game = find_game(str(plain["game"]))
    except UnknownGame as error:
        raise BadMatchFile(said_by(error)) from error
    if plain["rules_version"] != game.meta.rules_version:
        raise BadMatchFile(
            phrase(
                "mistake-file-version",
                version=repr(plain["rules_version"]),
                game=game.meta.title,
                ours=game.meta.rules_version,
            )
        )
    return game, plain
