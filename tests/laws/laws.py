"""The laws of the design, one function each: it plays a match at a table and raises LawBroken when it does not hold."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import readingroom as rr
from readingroom.bots.levels import Apprentice, GreedyBot
from readingroom.core.actions import ActionTable
from readingroom.core.citations import EXAMPLE, own_index, places_of
from readingroom.core.codec import from_plain, to_plain
from readingroom.core.compiled import is_compiled
from readingroom.core.dice import KeyedChance, RecordedChance, ScriptedChance, mix
from readingroom.core.errors import ForcedDraw, ReadingRoomError
from readingroom.core.events import Event
from readingroom.core.game import Game
from readingroom.core.match import new_secret, replay
from readingroom.core.state import State
from tests.laws.tables import Table

FIRST = 6  # decisions that are all looked at
KEYS = (1, 2)
PARTS = 1 if is_compiled() else 5  # of all codes, looked at in turn where it is slow
Player = Callable[[rr.Match, int], Any]


class Novice(Apprentice):
    """A searching player that has no time: what it knows shows in its answers all the same."""

    name = "novice"
    iterations = 12


BOTS: tuple[type[rr.Bot], ...] = (GreedyBot, Novice)


class LawBroken(AssertionError):
    """A law does not hold at a table; says which, where and why."""


def demand(holds: bool, law: str, why: str) -> None:  # reads as a sentence
    """Raise unless it holds."""
    if not holds:
        raise LawBroken(f"{law}: {why}")


# --- playing ------------------------------------------------------------------------------------------------


def at_random(match: rr.Match, number: int) -> Any:
    """A player without a plan, the same for the same match and moment."""
    legal = match.legal()
    return legal[mix(number * 7919 + len(match.log)) % len(legal)]


def walk(table: Table, seed: int, player: Player = at_random) -> Iterator[rr.Match]:
    """One match, handed out before every decision and once more when it is over."""
    match = table.start(seed)
    yield match
    while not match.over:
        demand(len(match.log) <= table.game.meta.longest, "ends", f"no end after {len(match.log)} actions")
        match.play(player(match, seed))
        yield match


def moments(table: Table, seed: int, every: int) -> Iterator[rr.Match]:
    """The first decisions of a match, where a set-up may be sealed, then every so many, and the end."""
    for match in walk(table, seed):
        if match.over or len(match.log) < FIRST or len(match.log) % every == 0:
            yield match


def state_of(match: rr.Match) -> State:
    """The referee's own state: the laws look behind the curtain."""
    state: State = match._state  # noqa: SLF001
    return state


def codes_of(table: Table, state: State) -> list[int]:
    """The legal codes of a state."""
    if state.is_over():
        return []
    codes = table.game.code_buffer()
    return [int(codes[place]) for place in range(state.legal(codes))]


def apply_listening(state: State, code: int) -> list[Event]:
    """Do an action on a state of one's own and hear what happens."""
    heard: list[Event] = []
    state.heard = heard
    state.apply(code)
    state.heard = None
    return heard


def seats_of(table: Table) -> list[int | None]:
    """Everybody who can look: every seat, and a spectator."""
    return [*range(table.setup.seats), None]


def sampled(state: State, seat: int | None, key: int) -> State:
    return state.resample(-1 if seat is None else seat, key)


# --- the laws -----------------------------------------------------------------------------------------------


def ends(table: Table, seed: int) -> None:
    """Every match ends within the game's stated bound, and each seat gets a result."""
    match = list(walk(table, seed))[-1]
    outcome = match.outcome
    demand(outcome is not None, "ends", "a match that is over has no outcome")
    assert outcome is not None
    demand(len(outcome.results) == table.setup.seats, "ends", f"results {outcome.results} leave a seat out")
    demand(bool(outcome.ending), "ends", "the ending has no name")
    demand(match.to_move is None and match.legal() == [], "ends", "somebody is asked after the end")


def conserved(table: Table, seed: int) -> None:
    """No piece is created, lost or doubled, checked after every action."""
    for match in walk(table, seed):
        try:
            table.game.conserved(state_of(match))
            table.game.sound(state_of(match))
        except AssertionError as error:
            raise LawBroken(f"conserved: after {len(match.log)} actions: {error}") from error


def replays(table: Table, seed: int) -> None:
    """Log -> JSON -> log gives the same state after every action."""
    states: list[list[int]] = []
    match = None
    for match in walk(table, seed):
        states.append(state_of(match).packed())
    assert match is not None
    plain = json.loads(match.dumps())
    again = replay(rr.Match, table.game, plain, until=0)
    demand(state_of(again).packed() == states[0], "replay", "the deal differs")
    for number, (_, action) in enumerate(plain["log"], 1):
        again.play(action)
        demand(state_of(again).packed() == states[number], "replay", f"the state differs after action {number}")


def copies(table: Table, seed: int) -> None:
    """A clone never changes when its original is played on, and the other way round."""
    for match in moments(table, seed, 7):
        state = state_of(match)
        before = state.packed()
        one, other = state.clone(), state.clone()
        demand(one.packed() == before, "copy", "a clone differs from its original")
        play_on(table, one)
        demand(state.packed() == before, "copy", "the original changed when a clone was played on")
        demand(other.packed() == before, "copy", "a clone changed when another was played on")
        third = state.clone()
        third.copy_from(other)
        demand(third.packed() == before, "copy", "copy_from makes a different state")
        play_on(table, third)
        demand(other.packed() == before, "copy", "a state changed when one copied from it was played on")
        third.copy_from(other)
        fourth = other.clone()
        play_on(table, other)
        demand(third.packed() == before, "copy", "a copy changed when the state it came from was played on")
        demand(fourth.packed() == before, "copy", "a clone changed when its original was played on")


def play_on(table: Table, state: State) -> None:
    """Several answers, now this one, now that: what two states share may be written to only some questions later."""
    for step in range(16):
        codes = codes_of(table, state)
        if not codes:
            return
        state.apply(codes[(step - 1) % len(codes)])


def offered(table: Table, seed: int) -> None:
    """Every offered action applies; every other code has a `why_not` with a rule that exists."""
    for match in walk(table, seed):
        state = state_of(match)
        codes = codes_of(table, state)
        demand(bool(codes) or match.over, "offered", "somebody is asked and has no answer")
        demand(codes == sorted(set(codes)), "offered", f"the answers {codes} are not ascending")
        for code in codes:
            try:
                state.clone().apply(code)
            except Exception as error:
                raise LawBroken(
                    f"offered: {table.game.actions.actions[code]} is offered but fails: {error!r}"
                ) from error
        for code in in_turn(table, len(match.log)):
            if code not in codes:
                refusal, action = table.game.why_not(state, code), table.game.actions.actions[code]
                known = refusal.rule in table.game.rulebook
                demand(known, "offered", f"{action} is refused by {refusal.rule!r}, which is no rule")
                demand(bool(refusal.sentence), "offered", f"{action} is refused without a word")


def in_turn(table: Table, number: int) -> range:
    """A part of all codes, another one each time: a game has hundreds, and each is looked at many times in a match."""
    return range(number % PARTS, len(table.game.actions), PARTS)


def resamples(table: Table, seed: int) -> None:
    """Samples agree with the view they come from, differ between keys, and the truth does not shine through."""
    match, varied = None, False
    for match in moments(table, seed, 5):
        state = state_of(match)
        for seat in seats_of(table):
            one, two = (sampled(state, seat, key) for key in KEYS)
            seen = table.game.view(state, table.setup, seat)
            demand(
                table.game.view(one, table.setup, seat) == seen,
                "resample",
                f"a sample differs from seat {seat}'s view",
            )
            demand(one.packed() != two.packed(), "resample", "two keys give the same sample")
            again = sampled(one, seat, KEYS[1])
            demand(again.packed() == two.packed(), "resample", f"the truth shines through to seat {seat}")
            table.game.conserved(one)
            varied = varied or table.game.position(one, table.setup) != table.game.position(two, table.setup)
    assert match is not None
    hidden = any(event.seen_by(None) != event for _, event in match.history())
    demand(varied or not hidden, "resample", "something is hidden, but every sample is the same")


def blind(table: Table, seed: int) -> None:
    """Vary all that a seat cannot know: its view, answers, events, odds and its bot's choice stay the same."""
    for match in moments(table, seed, 5):
        state = state_of(match)
        for seat in seats_of(table):
            other = sampled(state, seat, seed + 1)
            look_the_same(table, state, other, seat, in_turn(table, len(match.log) // 5))
            if not match.over:
                sound_the_same(table, state, other, seat)
            if seat is not None and match.to_move == seat and len(match.log) % 10 == 0:
                choose_the_same(table, match, other, seat)
                choose_the_same_after(table, match, seat)


def look_the_same(table: Table, state: State, other: State, seat: int | None, refused: Iterable[int]) -> None:
    """The view, the odds, the answers, and why some others are refused."""
    game, setup = table.game, table.setup
    demand(game.view(state, setup, seat) == game.view(other, setup, seat), "blind", f"seat {seat}'s view tells")
    demand(game.odds(state, setup, seat) == game.odds(other, setup, seat), "blind", f"seat {seat}'s odds tell")
    if seat is not None and state.to_move() == seat:
        demand(codes_of(table, state) == codes_of(table, other), "blind", f"seat {seat}'s answers tell")
        for code in set(refused) - set(codes_of(table, state)):
            refusals = game.why_not(state, code), game.why_not(other, code)
            demand(refusals[0] == refusals[1], "blind", f"a refusal tells seat {seat}: {refusals[0]} {refusals[1]}")


def sound_the_same(table: Table, state: State, other: State, seat: int | None) -> None:
    """The same action with the same chance: the seat must hear the same of it."""
    for code in codes_of(table, state)[:4]:
        if other.to_move() != state.to_move() or code not in codes_of(table, other):
            continue  # another hand could not have done that: nobody compares
        truth, guess = state.clone(), other.clone()
        recorded = RecordedChance(KeyedChance(new_secret(3), table.game.streams))
        truth.source = recorded
        heard = apply_listening(truth, code)
        queues = [
            [outcome for at, outcome in recorded.outcomes if at == stream] for stream in range(table.game.streams)
        ]
        guess.source = ScriptedChance(queues, KeyedChance(new_secret(3), table.game.streams))
        try:
            also_heard = apply_listening(guess, code)
        except ForcedDraw:
            continue  # the same card cannot come: it lies in another hand there
        told, also_told = heard_by(seat, truth, heard, guess, also_heard)
        action = table.game.actions.actions[code]
        demand(
            told == also_told,
            "blind",
            f"seat {seat} hears of {action} what it cannot know: {told} {also_told}",
        )


def heard_by(
    seat: int | None, one: State, heard: list[Event], other: State, also_heard: list[Event]
) -> tuple[list[Event | None], list[Event | None]]:
    """What a seat hears of the same action in two worlds.

    Where one of them has come to a secret question the other may go on: that pause is for the table to cover (a beat of
    fixed length), so only what was heard up to it is compared. The same where sealed choices are opened: what follows
    rests on what was hidden before.
    """
    told, also_told = ([event.seen_by(seat) for event in events] for events in (heard, also_heard))
    for place, (event, also) in enumerate(zip(heard, also_heard, strict=False)):
        if event.opens and also.opens:
            return told[:place], also_told[:place]
        if event.learned or also.learned:  # a hidden card is shown on purpose, and it need not be the same one
            told[place] = also_told[place] = None
    if one.asked_secretly() or other.asked_secretly():
        shared = min(len(told), len(also_told))
        return told[:shared], also_told[:shared]
    return told, also_told


def choose_the_same(
    table: Table, match: rr.Match, other: State, seat: int, kinds: Sequence[type[rr.Bot]] = BOTS
) -> None:
    """Two matches that differ only in what the seat cannot know: its bot answers alike."""
    if not isinstance(other, State):
        return  # the toy's state; compiled bots take the kernel's only
    for kind in kinds:
        chosen = [kind(5).choose(one, seat) for one in (in_world(table, match, None), in_world(table, match, other))]
        demand(chosen[0] == chosen[1], "blind", f"seat {seat}'s {kind.name} bot knows more than its seat")


def choose_the_same_after(table: Table, match: rr.Match, seat: int, kinds: Sequence[type[rr.Bot]] = (Novice,)) -> None:
    """One bot for two seats: what it remembers of the first does not help the second."""
    if not isinstance(state_of(match), State):
        return
    for kind in kinds:
        one, player = in_world(table, match, None), kind(5)
        action = player.choose(one, seat)
        one.play(action)
        after = one.to_move
        if after is None or after in {seat, rr.TABLE} or state_of(one).rolled != state_of(match).rolled:
            continue  # nobody else is asked, or chance came between
        two, twin = in_world(table, match, sampled(state_of(match), after, 9)), kind(5)
        if two.to_move != seat or twin.choose(two, seat) != action:
            continue  # another hand does something else, and that is to be seen
        two.play(action)
        if two.to_move == after and two.view(after) == one.view(after):
            chosen = player.choose(one, after), twin.choose(two, after)
            demand(chosen[0] == chosen[1], "blind", f"the {kind.name} bot tells seat {after} what seat {seat} knows")


def in_world(table: Table, match: rr.Match, other: State | None) -> rr.Match:
    """A match of one's own at the same moment; with another state also with another seed, which nobody knows either."""
    state = (state_of(match) if other is None else other).clone()
    secret = match.secret if other is None else new_secret(1)
    return rr.Match(table.game, table.setup, secret, state=state, log=match.log)


def interjects(table: Table, seed: int) -> None:
    """What a seat does unasked changes no question, loses no piece, and replays like any other entry."""
    match = table.start(seed)
    while not match.over:
        for seat in range(table.setup.seats):
            codes = unasked(table, state_of(match), seat)
            demand(codes == sorted(set(codes)), "interject", f"the interjections {codes} are not ascending")
            if match.to_move == seat:
                twice = set(codes) & set(codes_of(table, state_of(match)))
                demand(not twice, "interject", f"{twice} are answers already")
            going_on = [code for code in codes[-3:] if leaves_questions(table, state_of(match), seat, code)]
            if going_on and len(match.log) % 3 == 0:
                match.interject(seat, table.game.actions.actions[going_on[0]])
        match.play(at_random(match, seed))
    again = replay(rr.Match, table.game, json.loads(match.dumps()))
    demand(again.dumps() == match.dumps(), "interject", "a match with interjections does not replay")


def unasked(table: Table, state: State, seat: int) -> list[int]:
    """The codes of a seat's interjections."""
    codes = table.game.code_buffer()
    return [int(code) for code in codes[: state.interjections(seat, codes)]]


def leaves_questions(table: Table, state: State, seat: int, code: int) -> bool:
    """An interjection may end the match, but never change what is asked; False: it does end it."""
    after = state.clone()
    after.interject(seat, code)
    action = table.game.actions.actions[code]
    same = after.is_over() or after.pending() == state.pending()
    demand(same, "interject", f"{action} of seat {seat} changes what is asked")
    demand(after.is_over() or bool(codes_of(table, after)), "interject", f"{action} leaves nobody an answer")
    table.game.conserved(after)
    return not after.is_over()


def undoes(table: Table, seed: int) -> None:
    """Undo is offered iff nobody learned anything; undo then redo is identity."""
    match = table.start(seed)
    while not match.over:
        before, state = state_of(match).clone(), state_of(match)
        action = at_random(match, seed)
        code = table.game.actions.code(action)
        heard = match.play(action)
        state = state_of(match)
        learned = state.rolled != before.rolled or any(event.learned for event in heard)
        if match.can_undo:
            demand(not learned, "undo", f"{action} can be taken back, though chance or a card was shown")
            nobody_learned(table, before, code)
            after = state.packed()
            match.undo()
            demand(state_of(match).packed() == before.packed(), "undo", f"taking {action} back leaves a trace")
            match.play(action)
            demand(state_of(match).packed() == after, "undo", f"{action} done again is not the same")
        else:
            told = learned or before.asked_secretly() or state.windows != before.windows
            demand(told, "undo", f"{action} cannot be taken back, though nobody learned anything")


def nobody_learned(table: Table, before: State, code: int) -> None:
    """In every world that another seat thinks possible the action was possible, and looked the same.

    Where it was not (a card is chosen out of a hidden hand, face down) something else was that looked the same.
    """
    actor = before.to_move()
    for seat in range(table.setup.seats):
        if seat == actor:
            continue
        truth = before.clone()
        heard = apply_listening(truth, code)
        for key in KEYS:
            guess = before.resample(seat, key)
            action = table.game.actions.actions[code]
            could = codes_of(table, guess) if guess.to_move() == actor else []
            demand(bool(could), "undo", f"{action} can be taken back, though it told seat {seat} something")
            alike = any(
                looks_alike(table, seat, truth, heard, guess, other) for other in ([code] if code in could else could)
            )
            demand(alike, "undo", f"{action} can be taken back, though seat {seat} saw a hidden thing")


def looks_alike(  # what happened in one world, and what could in another
    table: Table, seat: int, truth: State, heard: list[Event], guess: State, code: int
) -> bool:
    """A seat hears and sees the same after an action in another world as it did in this one."""
    after = guess.clone()
    told, also_told = heard_by(seat, truth, heard, after, apply_listening(after, code))
    return told == also_told and table.game.view(truth, table.setup, seat) == table.game.view(after, table.setup, seat)


def seeds(table: Table, seed: int) -> None:
    """Same seed, same match; another seed, another; and the seed appears in nothing that is shown."""
    match, twin = table.start(seed), table.start(seed)
    demand(state_of(match).packed() == state_of(twin).packed(), "seed", "the same seed gives another deal")
    others = [table.start(seed + number) for number in range(1, 6)]
    demand(any(deal_of(other) != deal_of(match) for other in others), "seed", "another seed gives the same match")
    secret = match.secret.hex()
    for seen in moments(table, seed, 9):
        for seat in seats_of(table):
            since = max(0, len(seen.log) - 9)
            told = [to_plain(event) for event in seen.events(seat, since=since)]
            shown = json.dumps([to_plain(seen.view(seat)), to_plain(seen.odds(seat)), told])
            leaked = secret in shown or str(int(secret, 16)) in shown
            demand(not leaked, "seed", f"the seed is shown to seat {seat}")


def deal_of(match: rr.Match) -> list[Any]:
    """What chance made of the deal and of the first decisions, when everybody gives their last answer."""
    again = rr.Match(match.game, match.setup, match.secret)
    deal = again.position()
    for _ in range(8):
        if not again.over:
            again.play(again.legal()[-1])
    return [deal, again.position()]


def round_trips(table: Table, seed: int) -> None:
    """Action, event, view, match: typed <-> JSON <-> typed; action <-> code <-> text."""
    actions_round_trip(table.game.actions)
    match = None
    for match in moments(table, seed, 9):
        for seat in seats_of(table):
            same(match.view(seat), table.game.view_types)
    assert match is not None
    for seat in seats_of(table):
        for event in match.events(seat):
            same(event, table.game.event_types)
    loaded = replay(rr.Match, table.game, json.loads(match.dumps()))
    demand(loaded.dumps() == match.dumps(), "round-trip", "the match is not what its file says")


@cache  # they are the same at every table of a game
def actions_round_trip(actions: ActionTable[Any]) -> None:
    for code, action in enumerate(actions.actions):
        demand(actions.code(action) == code, "round-trip", f"{action!r} has another code")
        demand(actions.parse(str(action)) == action, "round-trip", f"{action!r} is not what its text says")
        again = actions.from_json(json.loads(json.dumps(actions.to_json(action))))
        demand(again == action, "round-trip", f"{action!r} is not what its JSON says")


def same(value: object, known: dict[str, type]) -> None:
    """A value survives JSON."""
    again = from_plain(json.loads(json.dumps(to_plain(value))), known)
    demand(again == value, "round-trip", f"{value!r} comes back from JSON as {again!r}")


def count_lines(table: Table, seed: int, depth: int) -> int:
    """How many lines of play there are to a depth, with the chance of one seed."""
    return lines_from(table, state_of(table.start(seed)), depth)


def lines_from(table: Table, state: State, depth: int) -> int:
    if depth == 0 or state.is_over():
        return 1
    total = 0
    for code in codes_of(table, state):
        after = state.clone()
        after.apply(code)
        total += lines_from(table, after, depth - 1)
    return total


def counted(table: Table, seed: int, depth: int, lines: int) -> None:
    """Lines of play to a small depth equal a pinned number."""
    found = count_lines(table, seed, depth)
    demand(found == lines, "counted", f"{found} lines of play to depth {depth}, not {lines}")


def golden(table: Table, text: str) -> None:
    """A recorded match replays to the recorded result."""
    try:
        replay(rr.Match, table.game, json.loads(text))
    except ReadingRoomError as error:
        raise LawBroken(f"golden: {error}") from error


def cited(game: Game) -> None:
    """Every rule points to a place in the code, and no place names a rule that the book does not have."""
    book = [rule for rule in game.rulebook.rules if not EXAMPLE.search(rule)]
    for rule in book:
        demand(bool(places_of(game, rule)), "cited", f"{rule} points to no code")
    families = {rule.partition("-")[0] for rule in game.rulebook.rules}
    for rule in own_index(game):
        known = rule in game.rulebook or EXAMPLE.search(rule) or rule.partition("-")[0] not in families
        demand(bool(known), "cited", f"{rule} is named by {places_of(game, rule)} and is no rule")


LAWS: dict[str, Callable[[Table, int], None]] = {
    "ends": ends,
    "conserved": conserved,
    "replay": replays,
    "copy": copies,
    "offered": offered,
    "resample": resamples,
    "blind": blind,
    "undo": undoes,
    "seed": seeds,
    "round-trip": round_trips,
    "interject": interjects,
}
