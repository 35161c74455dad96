"""A seat at a server's table, line by line: for pipes and screen readers."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from readingroom.cli.output import say
from readingroom.cli.text_words import answer_lines, chosen, help_lines, rule_lines, winners_of
from readingroom.client import ServerGone, TableLink, read_link
from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase
from readingroom.tables.words import clean_name
from readingroom.terminal.join.arriving import Arrival, find_table
from readingroom.terminal.join.far import FarTable
from readingroom.terminal.join.keys import keep_keys
from readingroom.terminal.join.picture import chair_words, over_words, take_far_picture
from readingroom.terminal.join.requests import take_chair
from readingroom.terminal.picture import Picture
from readingroom.terminal.speech import grade_words, speech_of
from readingroom.words import heard

CHANGES = {  # words that ask something of the table, and how a server is asked
    "undo": ("undo", {}),
    "yes": ("answer undo", {"yes": True}),
    "no": ("answer undo", {"yes": False}),
}
FILLER = "librarian"


def help_words() -> list[str]:
    """What can be typed."""
    return help_lines(
        {
            "look": phrase("door-help-look"),
            "odds": phrase("door-help-odds"),
            "hint": phrase("door-help-hint"),
            f"why {phrase('door-word-answer')}": phrase("door-help-why"),
            f"rule {phrase('door-word-words')}": phrase("door-help-rule"),
            "free": phrase("door-help-free"),
            "undo": phrase("door-help-undo-ask"),
            f"say {phrase('door-word-words')}": phrase("door-help-say"),
            "who": phrase("door-help-who"),
            "begin": phrase("door-help-begin"),
            "quit": phrase("door-help-quit-link"),
        }
    )


class Lines:
    """What is typed, read beside the table so that news are told meanwhile."""

    def __init__(self) -> None:
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self.ended = asyncio.Event()  # nobody will type any more
        threading.Thread(target=self._read, daemon=True).start()  # nobody waits for a line when the table is left

    def _read(self) -> None:
        for line in sys.stdin:
            self._loop.call_soon_threadsafe(self._typed.put_nowait, line.strip())
        self._loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        self._typed.put_nowait(None)
        self.ended.set()

    @property
    def are_all_read(self) -> bool:
        """Nothing was typed that was not read, and nobody will type any more."""
        return self.ended.is_set() and self._typed.qsize() <= 1

    async def next(self) -> str | None:
        """The next line; None at the end of the input."""
        return await self._typed.get()


class TextJoin:
    """One visit to a server's table, through lines of text."""

    def __init__(self, far: FarTable, lines: Lines) -> None:
        self.far = far
        self.lines = lines
        self.told = 0  # entries of the story that were read
        self.asked: int | None = None  # the update whose question was read
        self.odds: object = None
        self.news = asyncio.Event()
        self.read = asyncio.Event()  # all that is new was told
        self.left = False
        self.waits_to_be_asked = not sys.stdin.isatty()  # a pipe's next line answers the next question

    async def run(self) -> None:
        """Tell what is new and do what is typed, until the match is over or somebody leaves. Raises ServerGone."""
        self.far.listen(self.news.set)
        typing, ending = asyncio.create_task(self.type()), asyncio.create_task(self.wake_at_the_end())
        try:
            while not self.left and self.far.gone is None:
                self.news.clear()
                if await self.catch_up():
                    return
                self.read.set()
                await self.news.wait()
        finally:
            typing.cancel()
            ending.cancel()
            self.far.ignore(self.news.set)
        if self.far.gone is not None:
            raise self.far.gone

    # --- what is read ---------------------------------------------------------------------------------------

    async def catch_up(self) -> bool:
        """Tell what is new; True: that was the end."""
        far = self.far
        if far.gap is not None:
            await far.fill_gap()
        if far.seen is not None and far.box is None:
            await far.look_into_box()
        for told in far.story[self.told :]:
            say(told.line.words if told.line.said else f"{told.line.words} [{', '.join(told.line.rules)}]")
        self.told = len(far.story)
        if far.now.phase != "waiting" and far.is_told_to_the_end:
            self.tell_end()
            return True
        if far.seen is not None and self.asked != far.number and self.picture().asked:
            self.asked = far.number
            await self.ask_odds()
            picture = self.picture()
            say("", picture.prompt, *answer_lines(picture, picture.legal))
        return False

    def picture(self) -> Picture:
        """The table as this viewer may know it now."""
        return take_far_picture(self.far, self.odds)

    async def ask_odds(self) -> None:
        """The chances that consequences speak of; a table without odds is a table."""
        self.odds = None
        try:
            told = await self.far.do("odds")
            if told["odds"] is not None and self.far.game.odds_type is not None:
                self.odds = msgspec.convert(told["odds"], self.far.game.odds_type)
        except (ReadingRoomError, msgspec.ValidationError):
            return

    def tell_end(self) -> None:
        """Who has won."""
        outcome = self.far.now.outcome
        if outcome is None:
            say("", over_words(self.far))
            return
        winners = winners_of(outcome.winners, [chair.name for chair in self.far.now.chairs])
        say("", phrase("door-over", grade=grade_words(outcome.grade), winners=winners))

    # --- what is typed --------------------------------------------------------------------------------------

    async def type(self) -> None:
        """Do line after line."""
        while not self.left:
            while self.waits_to_be_asked and not self.is_asked() and not self.lines.are_all_read:
                self.read.clear()
                await self.read.wait()
            line = await self.lines.next()
            if line is None and self.far.seat is None and self.far.now.phase != "waiting":
                return  # whoever looks on needs to type nothing
            if line is None or line.lower() in ("q", "quit"):
                self.left = True
            elif line:
                await self.obey(line)
            self.news.set()

    async def wake_at_the_end(self) -> None:
        """Whoever waits for a question learns that nobody will answer it."""
        await self.lines.ended.wait()
        self.read.set()

    def is_asked(self) -> bool:
        """A question was read and waits for an answer; before the match, for the host's word."""
        far = self.far
        if far.now.phase == "waiting":
            return far.host
        return self.asked == far.number != far.answered and self.picture().asked

    async def obey(self, line: str) -> None:
        """Do what a line says, or tell why not."""
        word, _, rest = line.partition(" ")
        try:
            told = await self.told_of(word.lower(), rest)
            if told is not None:
                say(*told)
            elif word.lower() in CHANGES:
                kind, fields = CHANGES[word.lower()]
                await self.far.do(kind, **fields)
            elif word.lower() == "say":
                await self.far.do("say", text=rest)
            elif word.lower() == "begin":
                await self.begin()
            else:
                await self.answer(line.lower())
        except ServerGone:
            return  # whoever waits is told
        except ReadingRoomError as error:
            say(phrase("door-no", why=str(error)))

    async def told_of(self, word: str, rest: str) -> Sequence[str] | None:
        """The lines for a word that changes nothing; None: the word is none of these."""
        if word in ("?", "help"):
            return help_words()
        if word == "who":
            return [f"{chair.name}: {chair_words(chair)}" for chair in self.far.now.chairs]
        if word == "rule":
            return rule_lines(self.far.game, rest)
        if self.far.seen is None:
            return None
        return await self.told_at_table(word, rest)

    async def told_at_table(  # noqa: PLR0911  # one line a word
        self, word: str, rest: str
    ) -> Sequence[str] | None:
        """The same while a match is there."""
        picture, speech = self.picture(), speech_of(self.far.now.game)
        match word:
            case "look":
                return speech.table(picture.view, picture.names, picture.setup)
            case "odds":
                await self.ask_odds()
                if self.odds is None:
                    return [str(phrase("door-no-odds"))]
                return speech.odds(self.odds, picture.names, picture.setup, picture.view)
            case "hint":
                return (await self.far.hint()).lines
            case "why":
                told = await self.far.do("why", action=str(chosen(rest, picture.legal)))
                return [f"{heard(told)} [{told['rule']}]" if told["sentence"] else str(phrase("door-allowed"))]
            case "free":
                free = [f"  {picture.describe(action)}  ({action})" for _, action in picture.free]
                return free or [str(phrase("door-nothing-unasked"))]
        return None

    async def begin(self) -> None:
        """The host's word; bots take the chairs that nobody has."""
        is_open = any(chair.kind == "open" for chair in self.far.now.chairs)
        await self.far.do("start", **({"fill": FILLER} if is_open else {}))

    async def answer(self, line: str) -> None:
        """Answer the question that was read; raises CommandRefused or BadAction."""
        if self.far.seen is None:
            raise ReadingRoomError(phrase("mistake-not-begun"))
        picture = self.picture()
        action: Any = chosen(line, picture.legal)
        await self.far.answer(self.far.actions.parse(action) if isinstance(action, str) else action, self.far.number)


async def visit(text: str, *, watch: bool, name: str) -> TableLink:
    """Find the table, a chair at it, and play; the link where one was. Raises ReadingRoomError."""
    found = await find_table(read_link(text), watch=watch)
    lines = Lines()
    link = found.link if watch or not found.may_sit_down else await sit_down(found, name, lines)
    async with FarTable(link) as far:
        if far.seat is not None or far.host:
            await asyncio.to_thread(keep_keys, far.link)
        told = [
            phrase("door-you-look-on")
            if far.seat is None
            else phrase("door-you-are", name=far.now.chairs[far.seat].name),
            *([phrase("door-not-begun")] if far.now.phase == "waiting" else []),
            phrase("door-type-help"),
        ]
        say(f"{far.now.title}. {' '.join(map(str, told))}")
        await TextJoin(far, lines).run()
    return link


async def sit_down(found: Arrival, name: str, lines: Lines) -> TableLink:
    """Take the first open chair, under a name; an empty line looks on."""
    if found.word:
        say(found.word)
    if not name:
        say(phrase("door-your-name"))
        name = await lines.next() or ""
    if not name:
        return found.link
    return replace(found.link, token=await take_chair(found.link, found.open_chairs[0], clean_name(name)))
