"""What may happen at a table, who may ask for it, and that a log makes the same table however it is read."""

from __future__ import annotations

import random
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.core.state import TABLE
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.deciding import AlreadyDone, decide, decide_bot_move, decide_rekey, decide_sit
from readingroom.tables.keys import fingerprint, new_token
from readingroom.tables.rematching import rematch_of
from readingroom.tables.setting_up import NewTable, fork_of, set_up
from readingroom.tables.table import Table
from readingroom.tables.updates import Updates, encode, table_info
from readingroom.tables.uploading import upload
from readingroom.tables.viewers import SPECTATOR, Asker, BadToken, asker_of
from readingroom.tables.words import skeleton

HOST = Asker(host=True)
PEOPLE = [ask.ChairWish(kind="me", name="Ada"), ask.ChairWish(kind="me", name="Bob")]
OPEN = ask.ChairWish(kind="open")
BOT = ask.ChairWish(kind="bot", level="apprentice")


def made(chairs: list[ask.ChairWish] = PEOPLE, **wish: Any) -> NewTable:
    return set_up(ask.TableWish(game="fire", seats=chairs, **wish), 1.0, secret="7" * 64)


def table_of(phase: str, chairs: list[ask.ChairWish] = PEOPLE, **wish: Any) -> Table:
    """A table that waits, is played, is paused, or is over."""
    entries: dict[str, list[log.AnyEntry]] = {
        "waiting": [],
        "playing": [log.Started(at=2.0)],
        "paused": [log.Started(at=2.0), log.Paused(at=3.0)],
        "over": [log.Started(at=2.0), log.Ended(at=3.0)],
    }
    return Table.from_log("table", [made(chairs, **wish).entry, *entries[phase]])


def whole(table: Table) -> bytes:
    """Everything that is true of a table."""
    match = table.match
    played = None if match is None else (match.checksum(), match.log, match.can_undo, match.secret_windows)
    return encode([table.standing, played, table.timeline.counts(), len(table.timeline.moments)])


def outcome_of(table: Table, command: ask.AnyCommand, asker: Asker) -> str:
    """The kind of entry, or the rule that forbids; the table must be as before either way."""
    before = whole(table)
    try:
        outcome = type(decide(table, command, asker, 10.0)).__name__
    except Refused as refused:
        outcome = refused.rule if refused.sentence else ""
    except ReadingRoomError as error:
        outcome = type(error).__name__ if str(error) else ""
    assert outcome, "a refusal without a sentence"
    assert whole(table) == before
    return outcome


def askers(table: Table) -> dict[str, Asker]:
    asked = table.asked if table.asked is not None else 0
    return {"spectator": SPECTATOR, "asked": Asker(asked), "other": Asker(1 - asked), "host": HOST}


LEGAL = "the first legal action"
SEATED = {"spectator": "TABLE-SEAT-1", "host": "TABLE-SEAT-1"}
RULED = {"spectator": "TABLE-HOST-1", "asked": "TABLE-HOST-1", "other": "TABLE-HOST-1"}


def seats(asked: str, other: str | None = None) -> dict[str, str]:
    return SEATED | {"asked": asked, "other": asked if other is None else other}


def host(outcome: str) -> dict[str, str]:
    return RULED | {"host": outcome}


def always(outcome: dict[str, str]) -> dict[str, dict[str, str]]:
    return dict.fromkeys(("waiting", "playing", "paused", "over"), outcome)


def phases(waiting: Any, playing: Any, paused: Any, over: Any) -> dict[str, dict[str, str]]:
    return {"waiting": waiting, "playing": playing, "paused": paused, "over": over}


START, OVER, PAUSE, UNDO, SEAT, CHAT = (
    f"TABLE-{word}-1" for word in ("START", "OVER", "PAUSE", "UNDO", "SEAT", "CHAT")
)

EXPECTED: list[tuple[ask.AnyCommand, dict[str, dict[str, str]]]] = [
    (ask.Move(action=LEGAL), phases(seats(START), seats("Moved", "TABLE-TURN-1"), seats(PAUSE), seats(OVER))),
    (
        ask.Move(action="fly away"),
        phases(seats(START), seats("BadAction"), seats(PAUSE), seats(OVER)),
    ),
    (
        ask.Move(action=LEGAL, number=99),
        phases(seats(START), seats("TABLE-LATE-1"), seats(PAUSE), seats(OVER)),
    ),
    (ask.Undo(), phases(seats(START), seats(UNDO), seats(UNDO), seats(OVER))),
    (ask.AnswerUndo(yes=True), phases(seats(START), seats(UNDO), seats(UNDO), seats(OVER))),
    (ask.Say(text="hello"), always(seats("Said"))),
    (ask.Say(phrase="hello"), always(seats("Said"))),
    (ask.Say(phrase="nonsense"), always(seats(CHAT))),
    (ask.Say(), always(seats(CHAT))),
    (ask.Say(text="both", phrase="hello"), always(seats(CHAT))),
    (ask.Say(arrow="2,2>1,2"), always(seats("Said"))),
    (ask.Say(arrow="2,2>1,2", phrase="hello"), always(seats(CHAT))),
    (ask.Say(text=" \u200b "), always(seats("BadWords"))),
    (ask.Rename(name="Cleo"), always(seats("Renamed"))),
    (ask.Rename(name=""), always(seats("BadWords"))),
    (ask.Stir(entropy="dice"), phases(seats("Stirred"), seats(START), seats(START), seats(START))),
    (ask.Leave(), always(seats("Stood"))),
    (ask.Hook(url="https://example.org/"), always(seats("Hooked"))),
    (ask.Hook(url=None), always(seats("Hooked"))),
    (ask.Start(), phases(host("Started"), host(START), host(START), host(START))),
    (ask.SeatBot(seat=1, level="apprentice"), phases(host("BotSat"), host("BotSat"), host("BotSat"), host(OVER))),
    (ask.SeatBot(seat=1, level="god"), phases(host("UnknownBot"), host("UnknownBot"), host("UnknownBot"), host(OVER))),
    (ask.SeatBot(seat=9, level="apprentice"), always(host(SEAT))),
    (ask.OpenSeat(seat=1), phases(host("Stood"), host("Stood"), host("Stood"), host(OVER))),
    (ask.OpenSeat(seat=9), always(host(SEAT))),
    (ask.Pause(), phases(host(START), host("Paused"), host(PAUSE), host(OVER))),
    (ask.Resume(), phases(host(START), host(PAUSE), host("Resumed"), host(OVER))),
    (ask.End(), phases(host(START), host("Ended"), host("Ended"), host(OVER))),
    (ask.Change(chat=False, grace=30, clock=60), always(host("Changed"))),
    (ask.Change(), always(host("TABLE-HOST-1"))),
    (ask.Change(chat=True, grace=120, clock="none"), always(host("TABLE-HOST-1"))),
    (ask.Change(pace="days"), phases(host("Changed"), host(START), host(START), host(START))),
]


@pytest.mark.parametrize("phase", ["waiting", "playing", "paused", "over"])
@pytest.mark.parametrize("place", range(len(EXPECTED)))
def test_every_command_in_every_phase_by_everybody(place: int, phase: str) -> None:
    command, expected = EXPECTED[place]
    table = table_of(phase)
    if isinstance(command, ask.Move) and command.action == LEGAL:
        action = "draw" if table.match is None else str(table.playing.legal()[0])
        command = msgspec.structs.replace(command, action=action)
    found = {who: outcome_of(table, command, asker) for who, asker in askers(table).items()}
    if isinstance(command, ask.Move) and command.action == "fly away" and phase == "playing":
        assert found["asked"] == "BadAction"  # whatever it is told to others, it is refused
        assert found["other"] in ("BadAction", "TABLE-TURN-1")
        return
    assert found == expected[phase]


def test_every_kind_of_command_is_in_the_table_above() -> None:
    assert {type(command) for command, _ in EXPECTED} == set(ask.AnyCommand.__args__)


@pytest.mark.parametrize(
    ("chairs", "names"),
    [
        (["bot", "Apprentice"], ["Apprentice 2", "Apprentice"]),
        (["apprentice", "bot", "bot"], ["apprentice", "Apprentice 2", "Apprentice 3"]),
        (["open", "Chair 1", "open"], ["Chair 1 2", "Chair 1", "Chair 3"]),
    ],
)
def test_nobody_is_called_like_a_bot_or_an_empty_chair(chairs: list[str], names: list[str]) -> None:
    kinds = {"bot": BOT, "open": OPEN}
    table = Table.from_log(
        "table", [made([kinds.get(name, ask.ChairWish(kind="me", name=name)) for name in chairs]).entry]
    )
    assert table.standing.names == names
    table.take(log.BotSat(at=2.0, seat=0, level="apprentice"))
    table.take(log.Stood(at=2.0, seat=len(chairs) - 1))
    assert len({skeleton(name) for name in table.standing.names}) == len(chairs)


@pytest.mark.parametrize("phase", ["waiting", "playing", "over"])
def test_sitting_down(phase: str) -> None:
    table = table_of("waiting", [*PEOPLE, OPEN])
    if phase != "waiting":
        table.take(log.BotSat(at=1.0, seat=2, level="apprentice"))
        table.take(log.Started(at=2.0))
        table.take(log.Stood(at=2.5, seat=2))
    if phase == "over":
        table.take(log.Ended(at=3.0))
    before = whole(table)
    for seat, rule in ((0, SEAT), (5, SEAT), (-1, SEAT), (2, OVER if phase == "over" else None)):
        if rule is None:
            sat = decide_sit(table, seat, "ada", "key", 4.0)
            assert isinstance(sat, log.Sat)
            assert sat.name == "ada 2"
        else:
            with pytest.raises(Refused) as refused:
                decide_sit(table, seat, "Cleo", "key", 4.0)
            assert refused.value.rule in (rule, OVER)
    assert whole(table) == before


def test_in_a_challenge_nobody_plays_for_anybody() -> None:
    """Each who takes it up holds the host's key of their table."""
    wish = ask.TableWish(game="fire", seats=[PEOPLE[0], BOT], grace="never")
    origin = log.Origin(kind="challenge", challenge="spring")
    created = set_up(wish, 1.0, secret="7" * 64, origin=origin).entry
    table = Table.from_log("table", [created, log.Started(at=2.0)])
    for command in (
        ask.SeatBot(seat=0, level="archivist"),
        ask.SeatBot(seat=1, level="apprentice"),
        ask.OpenSeat(seat=0),
        ask.OpenSeat(seat=1),
        ask.Change(grace=15),
    ):
        assert outcome_of(table, command, HOST) == SEAT
    assert outcome_of(table, ask.Change(chat=False), HOST) == "Changed"
    table.take(log.Stood(at=3.0, seat=0))
    with pytest.raises(Refused, match="challenge"):  # to take up again what a bot has played meanwhile
        decide_sit(table, 0, "Ada", "key", 4.0)


def test_who_may_replace_a_key() -> None:
    table = table_of("playing", [*PEOPLE, BOT])
    for asker, seat, allowed in (
        (Asker(0), 0, True),
        (Asker(0), 1, False),
        (HOST, 1, True),
        (SPECTATOR, 0, False),
        (HOST, 2, False),
        (HOST, 7, False),
    ):
        if allowed:
            expected = log.Rekeyed(at=4.0, seat=seat, key="key", handed=asker is HOST)
            assert decide_rekey(table, seat, "key", asker, 4.0) == expected
        else:
            with pytest.raises(Refused):
                decide_rekey(table, seat, "key", asker, 4.0)


def test_a_key_that_was_replaced_meanwhile_does_nothing() -> None:
    """Whoever waited for their turn to be heard while the seat got another key is too late."""
    new = made()
    table = Table.from_log("table", [new.entry, log.Started(at=2.0)])
    old = asker_of(table.standing, new.tokens[0])
    assert decide(table, ask.Say(phrase="hello"), old, 3.0) == log.Said(at=3.0, seat=0, phrase="hello")
    token = new_token()
    table.take(log.Rekeyed(at=4.0, seat=0, key=fingerprint(token)))
    with pytest.raises(BadToken):
        decide(table, ask.Say(phrase="hello"), old, 5.0)
    with pytest.raises(BadToken):
        decide_rekey(table, 0, "key", old, 5.0)
    assert isinstance(decide(table, ask.Say(phrase="hello"), asker_of(table.standing, token), 5.0), log.Said)


def test_a_bots_thought_counts_only_where_it_is_still_asked() -> None:
    table = table_of("playing", [BOT, BOT])
    asked = table.asked
    assert asked is not None
    action = str(table.playing.legal()[0])
    assert decide_bot_move(table, asked, action, table.number, 4.0) is not None
    assert decide_bot_move(table, 1 - asked, action, table.number, 4.0) is None
    assert decide_bot_move(table, asked, action, table.number - 1, 4.0) is None
    table.take(log.Paused(at=5.0))
    assert decide_bot_move(table, asked, action, table.number, 6.0) is None


REPEATED: list[tuple[str, ask.AnyCommand, Asker]] = [
    ("playing", ask.Say(id="x", phrase="hello"), Asker(1)),
    ("playing", ask.Rename(id="x", name="Cleo"), Asker(1)),
    ("playing", ask.Hook(id="x", url=None), Asker(1)),
    ("waiting", ask.Stir(id="x", entropy="dice"), Asker(1)),
    ("waiting", ask.Start(id="x"), HOST),
    ("waiting", ask.SeatBot(id="x", seat=1, level="apprentice"), HOST),
    ("playing", ask.Pause(id="x"), HOST),
    ("paused", ask.Resume(id="x"), HOST),
    ("playing", ask.End(id="x"), HOST),
    ("playing", ask.Change(id="x", chat=False), HOST),
    ("playing", ask.OpenSeat(id="x", seat=1), HOST),
]


@pytest.mark.parametrize(("phase", "command", "asker"), REPEATED)
def test_a_repeated_command_was_done_already(phase: str, command: ask.AnyCommand, asker: Asker) -> None:
    """Whatever it is: sent again after a lost answer, it is confirmed and not done twice."""
    table = table_of(phase)
    entry = decide(table, command, asker, 4.0)
    assert not isinstance(entry, AlreadyDone)
    table.take(log.read_entry(log.write_entry(entry)))
    assert decide(table, command, asker, 5.0) == AlreadyDone(table.number - 1)
    stranger = HOST if asker.seat is not None else Asker(0)
    with pytest.raises(ReadingRoomError):
        decide(table, command, SPECTATOR, 6.0)
    assert outcome_of(table, command, stranger) != "AlreadyDone"


def test_a_change_writes_what_it_changes_and_nothing_else() -> None:
    """A pack of cards has up to 200 KB, and every change would write it once more."""
    table = table_of("playing", clock=60)
    entry = decide(table, ask.Change(chat=False, odds=True, grace="never", clock=60), HOST, 4.0)
    assert entry == log.Changed(at=4.0, changes={"chat": False, "grace": None})
    table.take(log.read_entry(log.write_entry(entry)))
    settings = table.standing.settings
    assert (settings.chat, settings.odds, settings.grace, settings.clock) == (False, True, None, 60)


def test_an_old_log_holds_all_settings_in_a_change() -> None:
    table = table_of("playing")
    table.take(log.read_entry(b'{"kind":"changed","at":4.0,"settings":{"game":"fire","grace":30,"chat":false}}'))
    assert table.standing.settings == log.Settings(game="fire", grace=30, chat=False)


@pytest.mark.parametrize("way", ["left and taken", "handed over"])
def test_a_new_holder_has_done_nothing_yet(way: str) -> None:
    """Clients count their commands from 1: what the last holder of the chair did is not confirmed to the next."""
    table = table_of("playing")
    command = ask.Say(id="1", phrase="hello")
    said = decide(table, command, Asker(1), 4.0)
    assert isinstance(said, log.Said)
    table.take(said)
    if way == "left and taken":
        table.take(log.Stood(at=5.0, seat=1))
        taken: log.AnyEntry | AlreadyDone = decide_sit(table, 1, "Cleo", fingerprint(new_token()), 5.0)
    else:
        taken = decide_rekey(table, 1, fingerprint(new_token()), HOST, 5.0)
    assert not isinstance(taken, AlreadyDone)
    table.take(taken)
    assert outcome_of(table, command, Asker(1)) == "Said"


def test_a_repeated_move_and_a_repeated_undo() -> None:
    table = table_of("playing", options={"tools": False})
    asked = table.asked
    assert asked is not None
    for command in (ask.Move(id="m", action="draw"), ask.Undo(id="u")):
        entry = decide(table, command, Asker(asked), 4.0)
        assert not isinstance(entry, AlreadyDone)
        table.take(entry)
        assert isinstance(decide(table, command, Asker(asked), 5.0), AlreadyDone)
    yes = ask.AnswerUndo(id="y", yes=True)
    entry = decide(table, yes, Asker(1 - asked), 6.0)
    assert isinstance(entry, log.TookBack)
    table.take(entry)
    assert isinstance(decide(table, yes, Asker(1 - asked), 7.0), AlreadyDone)


def three_of_whom_one_would_take_back() -> tuple[Table, int, int, int]:
    """Somebody has drawn and asks to take it back; then the other two."""
    table = table_of("playing", [*PEOPLE, ask.ChairWish(kind="me", name="Eve")], options={"tools": False})
    asked = table.asked
    assert asked is not None
    table.take(log.Moved(at=3.0, seat=asked, action="draw", by="person"))
    others = [seat for seat in range(3) if seat != asked]
    return table, asked, others[0], others[1]


@pytest.mark.parametrize("gone_first", [True, False])
def test_who_is_gone_is_not_waited_for_before_something_is_taken_back(gone_first: bool) -> None:
    table, asked, gone, there = three_of_whom_one_would_take_back()
    wish = decide(table, ask.Undo(), Asker(asked), 4.0)
    assert isinstance(wish, log.UndoAsked)
    for entry in (log.Covered(at=4.0, seat=gone), wish) if gone_first else (wish, log.Covered(at=5.0, seat=gone)):
        table.take(entry)
    assert isinstance(decide(table, ask.AnswerUndo(yes=True), Asker(there), 6.0), log.TookBack)


def test_somebody_gone_is_still_asked_where_nobody_else_could_agree() -> None:
    table, asked, gone, other = three_of_whom_one_would_take_back()
    for seat in (gone, other):
        table.take(log.Covered(at=4.0, seat=seat))
    wish = decide(table, ask.Undo(), Asker(asked), 5.0)
    assert isinstance(wish, log.UndoAsked)
    table.take(wish)
    assert table.standing.undo is not None
    assert table.standing.undo.waiting == [gone, other]


def test_a_bot_is_not_asked_about_taking_back() -> None:
    """A wish that waits for somebody whose chair gets a bot would wait for ever."""
    table, asked, gone, there = three_of_whom_one_would_take_back()
    table.take(log.UndoAsked(at=4.0, seat=asked, to=0))
    table.take(log.BotSat(at=5.0, seat=gone, level="apprentice"))
    assert table.standing.undo is None
    assert isinstance(decide(table, ask.Undo(), Asker(asked), 6.0), log.UndoAsked)
    table.take(log.UndoAsked(at=6.0, seat=asked, to=0))
    assert isinstance(decide(table, ask.AnswerUndo(yes=True), Asker(there), 7.0), log.TookBack)


def test_a_repeated_call_is_known_by_who_called() -> None:
    """The live table answers a call; it is still somebody's command."""
    table = table_of("playing", options={"tools": False, "shout": "first"})
    for _ in range(500):
        if table.asked == TABLE:
            break
        asked, match = table.asked, table.playing
        assert asked is not None
        legal = [str(action) for action in match.legal()]
        action = "draw" if "draw" in legal else legal[0]
        entry = decide(table, ask.Move(action=action), Asker(asked), 4.0)
        assert not isinstance(entry, AlreadyDone)
        table.take(entry)
    assert table.asked == TABLE
    call = ask.Move(id="c", action="shout:1")
    entry = decide(table, call, Asker(1), 5.0)
    assert not isinstance(entry, AlreadyDone)
    table.take(entry)
    assert isinstance(decide(table, call, Asker(1), 6.0), AlreadyDone)
    assert outcome_of(table, ask.Move(id="c", action="shout:0"), Asker(0)) != "AlreadyDone"


# --- whole tables, at random --------------------------------------------------------------------------------------


def wild(chance: random.Random, table: Table) -> tuple[ask.AnyCommand, Asker]:
    """A command that somebody might send: mostly moves, now and then anything."""
    asked = table.asked
    if asked is not None and chance.random() < 0.8:
        legal = table.playing.legal()
        seat = asked if asked != TABLE else chance.randrange(len(table.standing.chairs))
        action = str(chance.choice(legal)) if asked != TABLE else str(table.game.call(seat))
        return ask.Move(action=action, id=f"{chance.randrange(10**9)}"), Asker(seat)
    seat = chance.randrange(len(table.standing.chairs))
    commands: list[ask.AnyCommand] = [
        ask.Undo(id=f"{chance.randrange(50)}"),
        ask.AnswerUndo(yes=chance.random() < 0.8),
        ask.Say(text="well, well"),
        ask.Rename(name=chance.choice(["Cleo", "Dora", "Emil"])),
        ask.Stir(entropy=str(chance.random())),
        ask.Hook(url=None),
        ask.Pause(),
        ask.Resume(),
        ask.Resume(),
        ask.Change(chat=chance.random() < 0.5, clock=60),
        ask.SeatBot(seat=seat, level="apprentice"),
        ask.OpenSeat(seat=seat),
        ask.Leave(),
    ]
    weights = [6, 6, 2, 1, 1, 1, 1, 2, 2, 1, 0.1, 0.1, 0.1]
    return chance.choices(commands, weights)[0], Asker(seat, host=True)


def played(chance: random.Random, first: log.Created, most: int) -> list[log.AnyEntry]:
    """A log of random commands, each decided on; deciding changes nothing, and what was decided can be taken."""
    table = Table.from_log("table", [first])
    entries: list[log.AnyEntry] = [first, log.Started(at=2.0)]
    table.take(entries[1])
    for step in range(most):
        if table.standing.phase == "over":
            break
        command, asker = wild(chance, table)
        before = whole(table)
        try:
            entry = decide(table, command, asker, 3.0 + step)
        except ReadingRoomError:
            entry = None
        assert whole(table) == before
        if entry is None or isinstance(entry, AlreadyDone):
            continue
        entries.append(log.read_entry(log.write_entry(entry)))
        table.take(entry)
    return entries


def seen(table: Table) -> list[bytes]:
    """What everybody is shown, may answer, and has as a number."""
    viewers = (None, *range(len(table.standing.chairs)))
    told = [Updates(table).update(viewer, None) for viewer in viewers if table.match is not None]
    rest = [table.asked, table.number, [table.timeline.number(viewer) for viewer in viewers], table.standing]
    return [encode(table_info(table)), encode(rest), *told]


def legal(table: Table) -> list[str]:
    return [] if table.match is None else [str(action) for action in table.match.legal()]


VARIANTS: list[dict[str, Any]] = [
    {},
    {"options": {"tools": False}},
    {"options": {"tools": False, "shout": "first"}},
    {"pace": "days"},
    {"options": {"technology": True}},
    {"pack": files("readingroom.games.fire.cards").joinpath("cards.toml").read_text("utf-8")},
]


def compare(entries: list[log.AnyEntry], chance: random.Random) -> int:
    """From every place where a snapshot may be taken, the rest of the log makes the same table; how many there were."""
    table = Table.from_log("table", entries[:1])
    kept: list[tuple[Table, int]] = []
    snapshots = 0
    for entry in entries[1:]:
        table.take(entry)
        for other, _ in kept:
            other.take(entry)
            assert seen(other) == seen(table)
            assert legal(other) == legal(table)
        if table.can_snapshot() and chance.random() < 0.1:
            snapshots += 1
            again = Table.from_snapshot("table", table.snapshot())
            assert seen(again) == seen(table)
            kept = [*kept[-1:], (again, table.number)]
    for other, _ in kept:
        for viewer in (None, *range(len(table.standing.chairs))):
            last = table.timeline.number(viewer)
            for number in range(last + 1):
                told = other.timeline.since(viewer, number)
                assert told is None or told == table.timeline.since(viewer, number)
    assert seen(Table.from_log("table", entries)) == seen(table)
    return snapshots


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@pytest.mark.parametrize("seed", range(6))
def test_a_snapshot_and_the_rest_make_the_table_that_the_whole_log_makes(seed: int, variant: int) -> None:
    chance = random.Random(100 * variant + seed)
    chairs = [*PEOPLE, *[ask.ChairWish(kind="me")] * chance.randrange(3)]
    wish = ask.TableWish(game="fire", seats=chairs, **VARIANTS[variant])
    entries = played(chance, set_up(wish, 1.0, secret=f"{variant}{seed}" * 32).entry, 150)
    assert len(entries) > 40
    compare(entries, chance)


def test_snapshots_are_taken_at_all() -> None:
    chance = random.Random(5)
    assert sum(compare(played(chance, made().entry, 150), chance) for _ in range(3)) > 10


@pytest.mark.parametrize("seed", range(4))
def test_forks_uploads_and_rematches_too(seed: int) -> None:
    chance = random.Random(seed)
    table = Table.from_log("table", [*played(chance, made().entry, 60), log.Ended(at=999.0)])
    table.standing.phase = "over"
    match = table.playing
    fork = fork_of(table, chance.randrange(20), 1, "apprentice", "Eve", 1000.0)
    compare(played(chance, fork.entry, 80), chance)
    if not match.over:
        uploaded = upload(match.dumps(), "Eve", 1000.0).entry
        chairs = [log.SeatPlan(kind="person", name=f"P{place}") for place in range(len(uploaded.seats))]
        compare(played(chance, msgspec.structs.replace(uploaded, seats=chairs), 80), chance)
    compare(played(chance, rematch_of(table, 1000.0), 80), chance)


def test_the_pace_of_a_file_cannot_be_changed() -> None:
    """The match in the file has it already; a snapshot of such a table could never be read."""
    match = table_of("playing").playing
    table = Table.from_log("table", [upload(match.dumps(), "Eve", 1.0).entry])
    assert outcome_of(table, ask.Change(pace="days"), HOST) == START
    assert outcome_of(table, ask.Change(chat=False), HOST) == "Changed"


def test_a_match_that_was_begun_by_other_rules_is_not_played_by_these() -> None:
    """Rules versions: a table keeps the one it was begun by; a log without one is of the first."""
    table = table_of("waiting")
    started = decide(table, ask.Start(), HOST, 2.0)
    assert isinstance(started, log.Started)
    assert started.rules == table.game.meta.rules_version
    with pytest.raises(ReadingRoomError, match="begun by rules version 99, and version 1 is played here"):
        table.take(log.Started(at=2.0, rules=99))
    assert log.read_entry(b'{"kind":"started","at":2.0}') == log.Started(at=2.0, rules=1)
