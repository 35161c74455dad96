"""The HTTP API: setting tables up, sitting down, commands, looking back."""

from __future__ import annotations

import asyncio
import time
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from readingroom.catalog import all_games, find_game
from readingroom.core.errors import Refused
from readingroom.core.phrases import as_phrase, phrase
from readingroom.server.errors import TooManyError
from readingroom.server.http import bodies
from readingroom.server.http.access import asker_in
from readingroom.server.http.describing import ALWAYS, AT_TABLE, LIMITED
from readingroom.server.http.queues import Queues
from readingroom.server.listening import is_this_machine
from readingroom.server.live.live_table import LiveTable
from readingroom.server.live.rematches import carry_key, make_rematch
from readingroom.server.qr import qr_svg
from readingroom.server.rooms import Rooms
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.covering import returned
from readingroom.tables.deciding import decide_rekey, decide_sit
from readingroom.tables.keys import fingerprint, matches, new_token
from readingroom.tables.lessons import LessonAnswer, lesson_of
from readingroom.tables.messages import Confirmed
from readingroom.tables.replaying import UPDATES_AT_ONCE, eyes_of, match_file, updates_between, verify
from readingroom.tables.setting_up import NewTable, fork_of, set_up
from readingroom.tables.table import Table, setup_of
from readingroom.tables.uploading import upload
from readingroom.tables.viewers import Asker, check_still, seat_of
from readingroom.words import ENGLISH, LANGUAGES, rulebook_of

Asking = Request[object, object, State]
Number = Annotated[int | None, Parameter(ge=0, le=1_000_000)]
Eyes = Annotated[int | None, Parameter(ge=0, le=31)]
SeatNumber = Annotated[int, Parameter(ge=0, le=31)]  # of any chair that a table may have


def rooms_of(request: Asking) -> Rooms:
    """The tables of this process."""
    rooms: Rooms = request.app.state.rooms
    return rooms


async def find(request: Asking, table: str) -> tuple[LiveTable, Asker]:
    """The table, and who is asking."""
    live = await rooms_of(request).get(table)
    return live, asker_in(request, live)


async def find_and_pay(request: Asking, table: str) -> tuple[LiveTable, Asker]:
    """The same for what a seat may ask only so often, by HTTP and WebSocket together and from any address."""
    live, asker = await find(request, table)
    if asker.seat is not None:
        wait = rooms_of(request).messages.allow(f"{live.table.id} {asker.seat}")
        if wait > 0:
            raise TooManyError(wait, phrase("server-too-many-messages"))
    return live, asker


# --- the catalogue --------------------------------------------------------------------------------------------


@get("/api/games", summary="The games", sync_to_thread=False, responses=LIMITED)
def list_games() -> list[bodies.GameInfo]:
    """Every game with its seats and options."""
    return [game_info(key) for key in all_games()]


@get("/api/games/{game:str}/rules", summary="A game's rules", sync_to_thread=False, responses=ALWAYS)
def list_rules(game: str, language: str = ENGLISH) -> list[bodies.RuleInfo]:
    """All numbered rules in our words; in a language that there are no words for, in English."""
    rules = rulebook_of(find_game(game), language if language in LANGUAGES else ENGLISH).rules.values()
    return [bodies.RuleInfo(id=rule.id, chapter=rule.chapter, text=rule.text, language=rule.language) for rule in rules]


@get("/api/games/{game:str}/lesson", summary="How to play", responses=ALWAYS)
async def get_lesson(game: str) -> LessonAnswer:
    """A scripted match on the real rules, step by step as a learner's seat is sent it, with a note on each step."""
    return await asyncio.to_thread(lesson_of, game)


def game_info(key: str) -> bodies.GameInfo:
    """A game as the catalogue shows it."""
    meta = find_game(key).meta
    options = [
        bodies.OptionInfo(
            key=option.key,
            allowed=str(option.allowed_words()) if isinstance(option.allowed, str) else list(option.allowed),
            default=list(option.default) if isinstance(option.default, tuple) else option.default,
            sentence=option.sentence,
            says=as_phrase(option.says),
        )
        for option in meta.options
    ]
    return bodies.GameInfo(
        key=meta.key,
        title=meta.title,
        sentence=meta.sentence,
        credits=meta.credits,
        seats=list(meta.seats),
        options=options,
        variants=list(meta.variants),
        rules_version=meta.rules_version,
    )


# --- setting up and sitting down ------------------------------------------------------------------------------


@post("/api/tables", summary="Set a table up", responses=ALWAYS)
async def create_table(request: Asking, data: ask.TableWish) -> bodies.NewTableAnswer:
    """A new table. The answer holds the only copies of its keys."""
    limit_tables(request)
    if data.pack is None:
        made = set_up(data, time.time())
    else:  # reading a card file takes a moment
        async with turn_for(request):
            made = await asyncio.to_thread(set_up, data, time.time())
    live = await rooms_of(request).create(made.entry)
    if data.start:
        await begin(live)
    return new_table_answer(request, live, made)


@post("/api/tables/upload", summary="A table out of a match file", responses=ALWAYS)
async def upload_table(request: Asking, data: bodies.UploadWish) -> bodies.NewTableAnswer:
    """To look at when the match is finished, to go on with when it is not."""
    limit_tables(request)
    async with turn_for(request):
        made = await asyncio.to_thread(upload, data.file, data.name, time.time())
    live = await rooms_of(request).create(made.entry)
    if all(plan.kind != "open" for plan in made.entry.seats):
        await begin(live)
    return new_table_answer(request, live, made)


@post("/api/tables/{table:str}/fork", summary="Play on from a moment of a finished match", responses=AT_TABLE)
async def fork_table(request: Asking, table: str, data: bodies.ForkWish) -> bodies.NewTableAnswer:
    """Against bots, with fresh chance."""
    limit_tables(request)
    live, _ = await find(request, table)
    async with turn_for(request):
        made = await asyncio.to_thread(fork_of, live.table, data.at, data.seat, data.level, data.name, time.time())
    forked = await rooms_of(request).create(made.entry)
    await begin(forked)
    return new_table_answer(request, forked, made)


async def begin(live: LiveTable) -> None:
    """Start a table that was just set up; one that cannot begin is not kept, for nobody was given its keys."""
    try:
        await live.do(ask.Start(), Asker(host=True))
    except Refused:
        await live.rooms.discard(live)
        raise


@post("/api/tables/{table:str}/rematch", summary="The same people once more", responses=AT_TABLE)
async def rematch(request: Asking, table: str) -> bodies.RematchAnswer:
    """Anybody who sat at the table may ask; asked twice, it is one rematch."""
    live, asker = await find(request, table)
    if asker.seat is None and not asker.host:
        raise Refused("TABLE-SEAT-1", phrase("table-rematch-sitters"))
    if live.table.standing.rematch is None:
        limit_tables(request)
        await make_rematch(live)
    next_table = live.table.standing.rematch or ""
    return bodies.RematchAnswer(table=next_table, link=link_of(request, next_table))


@post("/api/tables/{table:str}/seats/{seat:int}", summary="Sit down", responses=AT_TABLE)
async def sit(request: Asking, table: str, seat: SeatNumber, data: bodies.SitWish) -> bodies.SeatKey:
    """Take an open chair; the answer holds its key. Whoever sends a key of their own may ask again."""
    live = await rooms_of(request).get(table)
    token = data.token or new_token()
    await live.append(lambda table, now: decide_sit(table, seat, data.name, fingerprint(token), now))
    return bodies.SeatKey(seat=seat, token=token, link=seat_link(request, table, token))


@post("/api/tables/{table:str}/seats/{seat:int}/key", summary="A new key for a seat", responses=AT_TABLE)
async def rekey(request: Asking, table: str, seat: SeatNumber, data: bodies.KeyWish | None = None) -> bodies.SeatKey:
    """For another device, or by the host for another person. The old key dies at once, also at a rematch.

    Whoever sends a key of their own may ask again: it opens the seat already, so the old one is not asked for.
    """
    wished = None if data is None else data.token
    token = wished or new_token()
    live = await rooms_of(request).get(table)
    chairs = live.table.standing.chairs
    handed = True  # whoever asks again has proved no more than that the key is theirs
    if wished is None or not 0 <= seat < len(chairs) or not matches(wished, chairs[seat].key or ""):
        asker = asker_in(request, live)
        handed = asker.seat != seat
        await live.append(lambda table, now: decide_rekey(table, seat, fingerprint(token), asker, now))
    await carry_key(live, seat, handed=handed)
    return bodies.SeatKey(seat=seat, token=token, link=seat_link(request, table, token))


@post("/api/tables/{table:str}/link", summary="A link with its QR code", responses=AT_TABLE)
async def make_link(request: Asking, table: str, data: bodies.LinkWish) -> bodies.LinkAnswer:
    """The table's link, or with a seat's key the link that moves this seat to another device."""
    live, _ = await find(request, table)
    if data.token is not None:
        seat_of(live.table.standing, data.token)
    link = link_of(request, table) if data.token is None else seat_link(request, table, data.token)
    async with turn_for(request):
        return bodies.LinkAnswer(link=link, svg=await asyncio.to_thread(qr_svg, link))


# --- at the table ---------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}", summary="The table now", responses=AT_TABLE)
async def look(request: Asking, table: str) -> bodies.TableAnswer:
    """As the asker may see it: with a seat's key that seat's view, without one everybody's."""
    live, asker = await find(request, table)
    await live.until_told(asker.seat)
    check_still(live.table.standing, asker)
    update = None
    if live.table.match is not None:
        update = msgspec.Raw(live.updates.update(asker.seat, None))
    info = live.info()
    return bodies.TableAnswer(seat=asker.seat, host=asker.host, info=info, update=update)


@get("/api/tables/{table:str}/box", summary="The printed pieces", responses=AT_TABLE)
async def look_into_box(request: Asking, table: str) -> Any:  # noqa: ANN401  # each game has its own
    """The cards that this table plays with: what events number, and what a picture of the table needs."""
    live, _ = await find(request, table)
    return live.table.game.box(setup_of(live.table.standing))


@post("/api/tables/{table:str}/commands", summary="Do something at the table", responses=AT_TABLE)
async def command(request: Asking, table: str, data: ask.AnyCommand) -> Confirmed:
    """One command; the answer comes when it is durable. Whoever a bot covers for is back by it."""
    live, asker = await find_and_pay(request, table)
    if asker.seat is not None:
        if not live.table.has_open_window():  # who is heard then may be who is asked
            live.presence.returned(asker.seat)  # a program without a connection is away since it was last heard
        if live.table.standing.chairs[asker.seat].covered:
            await live.append(lambda table, now: come_back(table, asker, now))
    await live.do(data, asker)
    return Confirmed(id=data.id)


def come_back(table: Table, asker: Asker, now: float) -> log.Returned | None:
    """As a connection does it, for somebody who has none."""
    check_still(table.standing, asker)
    return None if asker.seat is None else returned(table, asker.seat, now)


# --- looking back ---------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/replay", summary="Look back", responses=AT_TABLE)
async def look_back(
    request: Asking,
    table: str,
    at: Number = None,
    count: Annotated[int, Parameter(ge=1, le=UPDATES_AT_ONCE)] = 1,
    seat: Eyes = None,
) -> bodies.PastUpdates:
    """Updates from number `at` on (left out: the newest), through one's own eyes, or anybody's after the end."""
    live, asker = await find(request, table)
    eyes = eyes_of(live.table, asker, seat)
    await live.until_told(eyes)
    check_still(live.table.standing, asker)
    last = live.table.timeline.number(eyes)
    first = last if at is None else at
    if first > last:
        raise Refused("TABLE-LATE-1", phrase("table-no-moment-yet", moment=str(first), last=str(last)))
    async with turn_for(request):
        stored = await rooms_of(request).store.entries(table)
        entries = (log.read_entry(data) for _, data in stored)
        found = await asyncio.to_thread(
            lambda: list(updates_between(table, entries, eyes, first, min(last, first + count - 1)))
        )
    check_still(live.table.standing, asker)
    over = live.table.standing.phase == "over"
    return bodies.PastUpdates(
        seat=eyes,
        last=last,
        updates=[msgspec.Raw(update) for _, update in found],
        moments=[moment for moment, _ in found] if over else None,
    )


@get("/api/tables/{table:str}/file", summary="The match file", responses=AT_TABLE)
async def download(request: Asking, table: str) -> Response[dict[str, object]]:
    """After the end: everything, the seed too."""
    live, _ = await find(request, table)
    name = f"{live.table.standing.settings.game}-{table[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(match_file(live.table), headers=headers)


@get("/api/tables/{table:str}/verify", summary="Verify this deal", responses=AT_TABLE)
async def verify_deal(request: Asking, table: str) -> bodies.VerifyAnswer:
    """After the end: the commitment, what players added, and the shuffle computed again."""
    live, _ = await find(request, table)
    async with turn_for(request):
        return msgspec.convert(await asyncio.to_thread(verify, live.table), bodies.VerifyAnswer)


# --- small things ---------------------------------------------------------------------------------------------


def new_table_answer(request: Asking, live: LiveTable, made: NewTable) -> bodies.NewTableAnswer:
    """The keys, told once."""
    id_ = live.table.id
    return bodies.NewTableAnswer(table=id_, link=link_of(request, id_), host=made.host, seats=list(made.tokens))


def link_of(request: Asking, table: str) -> str:
    """A table's address for people: also for those on other machines, if it is asked for on this one."""
    settings, base = rooms_of(request).settings, str(request.base_url)
    if settings.network_url is not None and is_this_machine(request.base_url.hostname or ""):
        base = settings.network_url
    return f"{(settings.public_url or base).rstrip('/')}/t/{table}"


def seat_link(request: Asking, table: str, token: str) -> str:
    """A seat's address: the key stands after the #, which browsers send nowhere."""
    return f"{link_of(request, table)}#seat={token}"


def address_of(request: Asking) -> str:
    """What the request is limited by."""
    address: str = request.scope["state"].get("address", "?")
    return address


def turn_for(request: Asking) -> AbstractAsyncContextManager[None]:
    """For what takes long: one thing at a time for each address."""
    queues: Queues = request.app.state.queues
    return queues.turn(address_of(request))


def limit_tables(request: Asking) -> None:
    """Only so many new tables from one address."""
    wait = request.app.state.new_tables.allow(address_of(request))
    if wait > 0:
        raise TooManyError(wait, phrase("server-too-many-tables"))


HANDLERS = [
    list_games,
    list_rules,
    get_lesson,
    create_table,
    upload_table,
    fork_table,
    rematch,
    sit,
    rekey,
    make_link,
    look,
    look_into_box,
    command,
    look_back,
    download,
    verify_deal,
]
