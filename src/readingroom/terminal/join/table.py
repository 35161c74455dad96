"""A seat at a server's table: the same tabletop, while the match goes on elsewhere."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from rich.text import Text
from textual import work
from textual.css.query import NoMatches
from textual.widgets import Static

from readingroom.client import CommandRefused, ServerGone, TableLink
from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.core.phrases import phrase
from readingroom.tables.moments import TakenBack
from readingroom.terminal.desk import Hint
from readingroom.terminal.end import EndScreen, end_text
from readingroom.terminal.faces import face_of, with_keys
from readingroom.terminal.join.closing import is_closing
from readingroom.terminal.join.far import FarTable
from readingroom.terminal.join.people import PeopleScreen
from readingroom.terminal.join.picture import can_answer, over_words, take_far_picture
from readingroom.terminal.join.requests import ask_rematch
from readingroom.terminal.join.talk import TalkScreen
from readingroom.terminal.picture import Answer, Picture
from readingroom.terminal.slip import Slip
from readingroom.terminal.tabletop import TabletopScreen

ODDS_SECONDS = 0.3  # so long a picture waits for its odds, so that it is drawn once


@dataclass(frozen=True, slots=True)
class Wish:
    """An answer to the table rather than to the match."""

    kind: str
    fields: dict[str, Any] = field(default_factory=dict)


AGREE, REFUSE, AGAIN = Wish("answer undo", {"yes": True}), Wish("answer undo", {"yes": False}), Wish("rematch")


class JoinedScreen(TabletopScreen[TableLink | None]):
    """A match being played on a server. Gives the link of a rematch to go to, or None: leave."""

    BINDINGS = [
        ("u", "take_back", "door-key-undo"),
        ("k,slash", "talk", "door-key-talk"),
        ("h", "hint", "door-key-hint"),
        ("f", "people", "door-key-people"),
        ("w", "why", "door-key-why"),
        ("r", "rules", "door-key-rules"),
        ("l", "log", "door-key-log"),
        ("m", "market", "door-key-market"),
        ("question_mark", "app.help", "door-key-help"),
        ("q", "leave", "door-key-leave"),
    ]

    def __init__(self, far: FarTable) -> None:
        super().__init__(face_of(far.now.game))
        self.far = far
        self.news = asyncio.Event()
        self.odds: tuple[int | None, object] = (None, None)  # the update they belong to
        self.odds_come = asyncio.Event()
        self.end: EndScreen | None = None  # the last page, once it was opened
        self.lying: object = None  # the question on the slip
        self.number: int | None = None  # the update that is shown, which an answer rests on
        self.lost = False  # the connection was, when last painted

    def on_mount(self) -> None:
        """Sit down."""
        self.far.listen(self.news.set)
        self.run_table()

    def on_unmount(self) -> None:
        """Get up."""
        self.far.ignore(self.news.set)

    # --- the match goes on ----------------------------------------------------------------------------------

    @work(exclusive=True, group="table")
    async def run_table(self) -> None:
        """Show what is new, until the server closes the table."""
        while self.far.gone is None:
            self.news.clear()
            try:
                await self.catch_up()
            except NoMatches:
                if not is_closing(self):
                    raise
                return  # the parts are being put away while news come in
            await self.news.wait()
        await self.get_up(None)

    async def catch_up(self) -> None:
        """Draw the newest state, however much has happened."""
        if self.far.gap is not None:
            self.fill_gap()
        await self.wait_for_odds()
        await self.paint()
        if self.far.is_told_to_the_end:
            self.show_end()

    @work(group="gap")
    async def fill_gap(self) -> None:
        """The log from its beginning, when the server has it."""
        await self.far.fill_gap()

    async def paint(self) -> None:
        """Draw what is new; the top line tells of the table in any case."""
        number = self.far.number
        picture = take_far_picture(self.far, self.odds[1] if number == self.odds[0] else None)
        self.query_one("#top", Static).update(self.top_words(picture))
        if picture != self.picture:
            await self.show(picture)
        self.number = number
        if self.lost and self.far.connected:
            self.query_one(Slip).notice(str(phrase("door-join-back")))
        self.lost = not self.far.connected

    async def lay_slip(self, picture: Picture) -> None:
        """A question that lies there already is left alone, with whatever was said of it."""
        lying = (self.far.number, self.slip_title(picture), picture.prompt, self.answers(picture))
        if lying != self.lying:
            self.lying = lying
            await super().lay_slip(picture)

    # --- odds -----------------------------------------------------------------------------------------------

    async def wait_for_odds(self) -> None:
        """Ask for the odds of a new moment, and give them a moment to come."""
        far = self.far
        number = far.number
        if self.odds[0] == number or self.far.game.odds_type is None or not far.connected:
            return
        self.odds = (number, None)
        if not far.now.odds_on or far.now.phase != "playing" or far.reacting:
            return
        self.odds_come.clear()
        self.ask_odds(number)
        try:
            await asyncio.wait_for(self.odds_come.wait(), ODDS_SECONDS)
        except TimeoutError:
            return

    @work(exclusive=True, group="odds")
    async def ask_odds(self, number: int | None) -> None:
        """The exact chances, if they still belong to what is shown."""
        try:
            told = await self.far.do("odds")
            if told["number"] == number and told["odds"] is not None and self.far.game.odds_type is not None:
                self.odds = (number, msgspec.convert(told["odds"], self.far.game.odds_type))
        except (ReadingRoomError, msgspec.ValidationError):
            return  # a table without odds is a table
        finally:
            self.odds_come.set()
        self.news.set()

    # --- what is shown --------------------------------------------------------------------------------------

    def top_words(self, picture: Picture) -> str:
        far = self.far
        words = [super().top_words(picture)]
        if not far.connected:
            words.append(str(phrase("door-join-lost-in")))
        elif far.now.phase == "over":
            words.append(str(phrase("door-join-state-over")))
        elif far.now.paused:
            words.append(str(phrase("door-join-state-paused")))
        who = None if far.seat is None else phrase("door-join-you-are", name=picture.names[far.seat])
        words.append(str(who or phrase("door-join-looking-on")))
        if far.host:
            words.append(str(phrase("door-join-host")))
        return " · ".join(words)

    def answers(self, picture: Picture) -> list[Answer]:
        """What the table asks first, then what the match asks."""
        asked = self.face.answers(picture) if picture.asked else []
        return with_keys([*self.table_answers(), *asked, *self.face.free_answers(picture)])

    def asks_by(self, picture: Picture) -> tuple[str, ...]:
        """Only where the match asks, and not the table."""
        return super().asks_by(picture) if can_answer(self.far) and self.far.now.undo is None else ()

    def table_answers(self) -> list[Answer]:
        """Agreeing to an undo; a rematch."""
        far = self.far
        if not far.connected:
            return []
        if far.now.phase == "over":
            words = str(phrase("door-join-to-rematch" if far.now.rematch else "door-join-again"))
            return [Answer(words=words, action=AGAIN, key="a")] if self.may_play_again() else []
        wish = far.now.undo
        if wish is None or far.seat not in wish.waiting:
            return []
        name = far.now.chairs[wish.seat].name
        return [
            Answer(words=str(phrase("door-join-yes", name=name)), action=AGREE, key="y"),
            Answer(words=str(phrase("door-join-no")), action=REFUSE, key="n"),
        ]

    def may_play_again(self) -> bool:
        """Whoever sat here may ask for a rematch; all may follow one."""
        return self.far.seat is not None or self.far.host or self.far.now.rematch is not None

    # --- what is done ---------------------------------------------------------------------------------------

    def answered(self, answer: Answer) -> None:
        """An answer to the match or to the table."""
        if answer.action is AGAIN:
            self.play_again()
        elif isinstance(answer.action, Wish):
            self.do(answer.action)
        else:
            self.move(answer.action)

    @work(group="moves")
    async def move(self, action: object) -> None:
        """Send the answer; the server has the last word."""
        try:
            await self.far.answer(action, self.number)
        except CommandRefused as refused:
            self.query_one(Slip).refuse(refused)
        except ServerGone:
            return  # the table is told

    @work(group="wishes")
    async def do(self, wish: Wish) -> None:
        """Ask something of the table, or read why not."""
        try:
            await self.far.do(wish.kind, **wish.fields)
        except CommandRefused as refused:
            self.query_one(Slip).refuse(refused)
        except ServerGone:
            return  # the table is told

    async def ask_coach(self) -> Hint:
        return await self.far.hint()

    def action_take_back(self) -> None:
        """Take back at once, or ask the others."""
        self.do(Wish("undo"))

    def action_talk(self) -> None:
        """Say something."""
        if self.far.seat is None:
            self.query_one(Slip).notice(str(phrase("door-join-looking-talks")), ("TABLE-SEAT-1",))
        else:
            self.app.push_screen(TalkScreen(self.far))

    def action_people(self) -> None:
        """Who is there; what the host can do."""
        self.app.push_screen(PeopleScreen(self.far))

    def action_leave(self) -> None:
        """Away from the screen; the seat is kept."""
        self.dismiss(None)

    # --- the end --------------------------------------------------------------------------------------------

    def show_end(self) -> None:
        """The last page, once; later only what is new on it."""
        if self.end is None:
            newest = take_far_picture(self.far, None)  # what is painted may be older
            self.end = EndScreen(self.end_words(newest), lobby=str(phrase("door-join-leave")))
            self.app.push_screen(self.end, self.after_end)
        if self.far.now.rematch and self.end.is_mounted and self.end in self.app.screen_stack:
            self.end.tell(str(phrase("door-join-rematch-go")))

    def end_words(self, picture: Picture) -> Text:
        """The result; no plot where the log tells of scores that were taken back."""
        if picture.outcome is None:
            return Text(over_words(self.far))
        if any(isinstance(told.event, TakenBack) for told in picture.told):
            picture = replace(picture, told=())
        return end_text(picture, self.face)

    def after_end(self, where: str | None) -> None:
        """Again, away, or a last look."""
        if where == "again":
            self.play_again()
        elif where == "lobby":
            self.dismiss(None)

    @work(exclusive=True, group="rematch")
    async def play_again(self) -> None:
        """Everybody who wants it meets at the same new table."""
        far = self.far
        if not self.may_play_again():
            self.query_one(Slip).notice(str(phrase("door-join-rematch-sitters")), ("TABLE-SEAT-1",))
            return
        try:
            table = far.now.rematch or await ask_rematch(far.link)
        except Refused as refused:
            self.query_one(Slip).refuse(refused)
        except ReadingRoomError as error:
            self.query_one(Slip).notice(f"× {error}")
        else:
            await self.get_up(replace(far.link, table=table))

    async def get_up(self, following: TableLink | None) -> None:
        """Leave the screen, with whatever lies over it."""
        while self.app.screen is not self and self in self.app.screen_stack:
            await self.app.pop_screen()
        if self.app.screen is self:
            self.dismiss(following)
