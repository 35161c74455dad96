"""The picture of a server's table, out of what the server has told this viewer."""

from __future__ import annotations

import msgspec

import readingroom as rr
from readingroom.core.phrases import phrase
from readingroom.tables.messages import ChairInfo
from readingroom.terminal.join.far import FarTable
from readingroom.terminal.picture import Picture
from readingroom.terminal.sitters import level_words

HERE, AWAY, BOT, COVERED, OPEN = "●", "○", "◇", "◆", "·"


def take_far_picture(far: FarTable, odds: object) -> Picture:
    """The table as its viewer may know it."""
    now = far.now
    legal = far.legal if can_answer(far) else ()
    return Picture(
        game=far.game,
        setup=far.setup,
        options=now.options,
        box=far.box,
        names=tuple(chair.name for chair in now.chairs),
        sitters=tuple(map(sitter_words, now.chairs)),
        viewer=far.seat,
        view=far.seen,
        odds=odds,
        prompt=prompt_words(far),
        asked=bool(legal),
        legal=legal,
        told=tuple(far.story),
        outcome=None if now.outcome is None else msgspec.convert(msgspec.to_builtins(now.outcome), rr.Outcome),
        final=far.final,
        free=far.free if can_answer(far) else (),
        texts=far.texts,
        signs=tuple(map(sign_of, now.chairs)),
    )


def can_answer(far: FarTable) -> bool:
    """Nothing stands between the viewer and an answer."""
    return far.connected and far.now.phase == "playing" and not far.now.paused and not far.reacting


def prompt_words(far: FarTable) -> str:
    """What is asked of whom, after what keeps everybody from answering."""
    asked = asked_words(far)
    if not far.connected:
        return str(phrase("door-join-lost"))
    if far.now.phase == "over":
        return over_words(far)
    if far.now.paused:
        return str(phrase("door-join-paused"))
    if far.reacting:
        return str(phrase("door-join-reactions"))
    return " ".join([*undo_words(far), asked])


def asked_words(far: FarTable) -> str:
    """The question, in the language of this keyboard."""
    if not far.speaks:
        return str(far.update["prompt"])
    return str(far.game.prompt(far.seen, [chair.name for chair in far.now.chairs], setup=far.setup))


def over_words(far: FarTable) -> str:
    """After the end."""
    ended = str(phrase("door-join-ended" if far.now.ended else "door-join-over"))
    return f"{ended} {phrase('door-join-rematch')}" if far.now.rematch else ended


def undo_words(far: FarTable) -> list[str]:
    """Somebody asks to take back."""
    wish = far.now.undo
    if wish is None:
        return []
    if wish.seat == far.seat:
        waiting = tuple(far.now.chairs[seat].name for seat in wish.waiting)
        return [str(phrase("door-join-undo-asked", waiting=waiting))]
    return [str(phrase("door-join-undo-asks", name=far.now.chairs[wish.seat].name))]


def sign_of(chair: ChairInfo) -> str:
    """One character for who is there."""
    if chair.kind == "bot":
        return BOT
    if chair.covered:
        return COVERED
    if chair.kind == "open":
        return OPEN
    return HERE if chair.here else AWAY


def sitter_words(chair: ChairInfo) -> str:
    """The name, and what kind of bot it is."""
    if chair.kind != "bot":
        return chair.name
    return f"{chair.name} ({level_words(str(chair.level))})"


def chair_words(chair: ChairInfo) -> str:
    """Who is there, in words."""
    level = chair.level or "librarian"
    if chair.kind == "bot":
        return str(phrase("door-join-bot", level=level))
    if chair.covered:
        person = chair.kind == "person"
        return str(phrase("door-join-plays-for" if person else "door-join-plays-open", level=level))
    if chair.kind == "open":
        return str(phrase("door-join-open"))
    return str(phrase("door-join-here" if chair.here else "door-join-away"))
