"""The table of a match that is played here: asks persons, lets bots play, saves every move."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from textual import work
from textual.events import Key
from textual.widgets import Static

import readingroom as rr
from readingroom.core.phrases import phrase
from readingroom.terminal.curtain import CurtainScreen
from readingroom.terminal.desk import Desk, Hint
from readingroom.terminal.end import EndScreen, end_text
from readingroom.terminal.faces import face_of
from readingroom.terminal.pace import Pace
from readingroom.terminal.picture import Answer, Picture, take_picture
from readingroom.terminal.race import BEAT, RaceScreen
from readingroom.terminal.saves import new_path, write_save
from readingroom.terminal.slip import Slip
from readingroom.terminal.tabletop import TabletopScreen

TAKEN_BACK = object()  # in place of an answer: look again who is asked


@dataclass(frozen=True, slots=True)
class Unasked:
    """What somebody does without being asked, in place of an answer."""

    seat: int
    action: object


class TableScreen(TabletopScreen[Desk | None]):
    """A match being played. Gives the next desk to play at, or None: back to the lobby."""

    BINDINGS = [
        ("u", "take_back", "door-key-undo"),
        ("h", "hint", "door-key-hint"),
        ("w", "why", "door-key-why"),
        ("r", "rules", "door-key-rules"),
        ("l", "log", "door-key-log"),
        ("m", "market", "door-key-market"),
        ("f", "fast", "door-key-fast"),
        ("question_mark", "app.help", "door-key-help"),
        ("q", "leave", "door-key-lobby"),
    ]

    def __init__(self, desk: Desk, pace: float) -> None:
        super().__init__(face_of(desk.match.game.meta.key))
        self.desk = desk
        self.pace = Pace(pace)
        self.viewer: int | None = desk.persons[0] if len(desk.persons) == 1 else None
        self.waiting: asyncio.Future[object] | None = None  # a person's answer
        self.held = False  # the screen holds still for a beat
        self.trouble = ""  # why the last move is not on disk

    def on_mount(self) -> None:
        """Sit down."""
        self.save()
        self.run_table()

    # --- the match goes on ----------------------------------------------------------------------------------

    @work(exclusive=True, group="table")
    async def run_table(self) -> None:
        """Ask, do, save, show, until the match is over."""
        while not self.desk.match.over:
            answer = await self.next_answer()
            if answer is not TAKEN_BACK:
                self.settle(answer)
        if len(self.desk.persons) > 1:
            self.viewer = None  # several look at the last page together
        await self.paint()
        await self.end()

    async def next_answer(self) -> object:
        """Whoever is asked answers."""
        asked = self.desk.match.to_move
        if asked == rr.TABLE or asked is None:
            return await self.race()
        if self.desk.sitters[asked].is_person:
            return await self.ask(asked)
        return await self.let_bot_answer(asked)

    async def let_bot_answer(self, seat: int) -> object:
        """A bot thinks in a thread of its own. While it is asked in secret nothing on the screen changes."""
        secret = self.face.is_secret(self.desk.match.view(self.viewer))
        if not secret or self.picture is None:
            await self.paint()
        answer = await asyncio.to_thread(self.desk.choose, seat)
        if not secret:
            await self.pace.ready()
        if self.desk.speak(seat, answer) is not None:
            await self.paint()
            await self.pace.ready()
        return answer

    async def ask(self, seat: int) -> object:
        """A person is asked, behind a curtain when somebody else looked last and has secrets."""
        if seat != self.viewer and not self.is_open(seat):
            self.viewer = None
            await self.paint()
            await self.app.push_screen_wait(CurtainScreen(self.desk.names[seat], self.seen_by_all()))
        self.viewer = seat
        await self.paint()
        self.waiting = asyncio.get_running_loop().create_future()
        try:
            return await self.waiting
        finally:
            self.waiting = None

    def is_open(self, seat: int) -> bool:
        """All at this keyboard may see what the seat sees."""
        return self.face.is_open(self.desk.match.view(seat))

    async def race(self) -> object:
        """The live table answers: the first key, or nobody."""
        await self.paint()
        racers, nobody = self.face.race(self.desk)
        names = {seat: self.desk.names[seat] for seat in racers if seat in self.desk.persons}
        if not names:
            return nobody
        question = str(self.desk.match.game.prompt(self.desk.match.view(None), self.desk.names))
        seat = await self.app.push_screen_wait(RaceScreen(question, names, BEAT))
        return nobody if seat is None else racers[seat]

    def settle(self, answer: object) -> None:
        """Do it and put it on disk; hold the screen where a beat hides who is asked next."""
        if isinstance(answer, Unasked):
            events = self.desk.interject(answer.seat, answer.action)
        else:
            events = self.desk.play(answer)
        self.save()
        words = self.face.held_words(self.desk, events)
        if words:
            self.query_one(Slip).say(words)
            self.pace.begin(2)
            self.held = True

    def save(self) -> None:
        """Every move, before anybody sees it."""
        try:
            write_save(self.desk)
            self.trouble = ""
        except OSError as error:
            self.trouble = str(phrase("door-cannot-be-saved", why=str(error.strerror or error)))

    async def end(self) -> None:
        """The last page, and what comes after it."""
        last = take_picture(self.desk, None, with_odds=False)
        where = await self.app.push_screen_wait(EndScreen(end_text(last, self.face)))
        if where == "again":
            self.dismiss(self.desk.again(new_path(self.desk.match.game.meta.key)))
        elif where == "lobby":
            self.dismiss(None)

    # --- what is shown --------------------------------------------------------------------------------------

    async def paint(self) -> None:
        """Draw everything as the viewer sees it."""
        if self.held:
            await self.pace.ready()
            self.held = False
        viewer = self.viewer
        beside = self.desk.persons if viewer is not None and self.is_open(viewer) else ()
        await self.show(take_picture(self.desk, viewer, beside=beside))
        if self.trouble:
            self.query_one(Slip).notice(self.trouble)
        self.pace.begin()

    def top_words(self, picture: Picture) -> str:
        looking = "everybody" if picture.viewer is None else picture.names[picture.viewer]
        fast = " · fast" if self.pace.is_fast and self.pace.usual else ""
        return f"{phrase('door-seen-by', words=super().top_words(picture), who=looking)}{fast}"

    def seen_by_all(self) -> list[str]:
        """The last public lines."""
        return [line.words for line in self.face.story(take_picture(self.desk, None, with_odds=False))[-8:]]

    # --- keys and mouse -------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        """Space ends a pause; all else is as on every table."""
        if event.key == "space":
            self.pace.skip()
            event.stop()

    def answered(self, answer: Answer) -> None:
        """Hand the answer to the table that waits for it."""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(answer.action if answer.seat is None else Unasked(answer.seat, answer.action))

    async def ask_coach(self) -> Hint:
        if self.viewer is None or self.waiting is None or self.waiting.done():
            raise rr.Refused("TABLE-ODDS-1", phrase("table-hint-not-asked"))
        return await asyncio.to_thread(self.desk.hint, self.viewer)

    def action_take_back(self) -> None:
        """Undo, or say why not."""
        slip = self.query_one(Slip)
        if self.waiting is None or self.waiting.done():
            slip.notice(str(phrase("door-undo-when-asked")), ("TABLE-UNDO-1",))
            return
        try:
            self.desk.undo()
        except rr.Refused as refused:
            slip.refuse(refused)
            return
        self.save()
        self.waiting.set_result(TAKEN_BACK)

    def action_fast(self) -> None:
        """Bots with or without pauses."""
        self.pace.toggle()
        if self.picture is not None:
            self.query_one("#top", Static).update(self.top_words(self.picture))

    def action_leave(self) -> None:
        """Back to the lobby; the match is on disk."""
        self.dismiss(None)
