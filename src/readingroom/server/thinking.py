"""Bots think in worker processes, so that the server's loop stays free.

A worker gets the match's setup and log, keeps the matches it has seen lately, and plays only what is new. The bot in it
sees nothing but samples of what its seat knows, as everywhere.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

from readingroom.bots import Bot, bot
from readingroom.bots.coach import Advice, advise
from readingroom.bots.levels import SearchBot
from readingroom.catalog import find_game
from readingroom.core.compiled import is_compiled
from readingroom.core.match import Match, begin_from_file, play_entry

Thought = TypeVar("Thought")
MATCHES_KEPT = 200
PLAIN_PATIENCE = 1.0  # seconds for an answer; uncompiled, an Archivist would take a minute for some in the Labyrinth
GIVES_WAY = 10  # steps of `nice`: beside a busy server a worker still gets a tenth of a core


@dataclass(frozen=True, slots=True)
class Question:
    """What a worker is asked: a match up to now, a seat of it, and how well to play."""

    table: str
    setup: dict[str, Any]  # a match file without its log
    log: list[list[Any]]
    seat: int
    level: str  # of a coach, who has none: empty
    advice: Advice | None = None  # what a coach gave before


def question_of(table: str, match: Match, seat: int, level: str = "", advice: Advice | None = None) -> Question:
    """Everything that the worker needs."""
    return Question(table, match.file_head(), match.file_log(), seat, level, advice)


class Thinking:
    """A bounded number of worker processes, and a bounded number of questions that wait for them."""

    def __init__(self, processes: int, waiting: int) -> None:
        self.processes = processes
        self.asked = 0
        self._room = asyncio.Semaphore(processes * 2)  # so that a worker finds its next question at once
        self._limit = waiting
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def choose(self, question: Question) -> str:
        """The bot's answer, as an action's text."""
        return await self._think(answer, question)

    async def advise(self, question: Question) -> Advice:
        """The coach's advice."""
        return await self._think(counsel, question)

    async def _think(self, how: Callable[[Question], Thought], question: Question) -> Thought:
        if self.asked >= self._limit:
            raise BusyError(f"{self.asked} bots are waiting to think")
        self.asked += 1
        try:
            return await self._ask(how, question)
        finally:
            self.asked -= 1

    async def _ask(self, how: Callable[[Question], Thought], question: Question) -> Thought:
        for _ in range(2):
            await self._room.acquire()
            if self._closed:
                self._room.release()
                break
            pool = self._pool = self._pool or self._start()
            try:
                return await asyncio.shield(self._begin(pool, how, question))
            except BrokenProcessPool:  # somebody killed a worker: start anew, and ask again
                if self._pool is pool:
                    self._pool = None
        raise BusyError("the bots' processes die")

    def _begin(
        self, pool: ProcessPoolExecutor, how: Callable[[Question], Thought], question: Question
    ) -> asyncio.Future[Thought]:
        """Hand a question to a worker; there is room for the next when it is answered, also if nobody waits any more.

        It is never cancelled: when a worker dies, Python 3.11 answers nobody after a question that was.
        """
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, how, question)
        except BaseException:
            self._room.release()
            raise
        thought.add_done_callback(self._end)
        return thought

    def _end(self, thought: asyncio.Future[Thought]) -> None:
        self._room.release()
        if not thought.cancelled():
            thought.exception()  # whoever still waits is told, and if nobody does it is nobody's mistake

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # a fork would take the server's sockets along
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=prepare_worker)

    def close(self) -> None:
        """Stop the workers; what they think about is asked again after the next start."""
        self._closed = True
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())  # noqa: SLF001  # a pool has no other way to end at once
            self._pool.shutdown(wait=False)
            for process in processes:
                process.terminate()
            self._pool = None


class BusyError(Exception):
    """No bot can think now; the table tries again later."""


# --- in the worker --------------------------------------------------------------------------------------------

_matches: OrderedDict[str, Match] = OrderedDict()
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def prepare_worker() -> None:
    """The terminal's interrupt is the server's affair; without a server there is nobody to think for.

    Where there are as many workers as cores, the server comes first: everybody waits for it, for a bot only one table.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(GIVES_WAY)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """A server that is killed cannot stop its workers, and they would wait for its questions for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def answer(question: Question) -> str:
    """Think."""
    match = match_of(question)
    key = (question.table, question.seat, question.level)
    player = _bots.pop(key, None) or player_of(question.level)
    _bots[key] = player
    while len(_bots) > MATCHES_KEPT:
        _bots.popitem(last=False)
    return str(player.choose(match, question.seat))


def counsel(question: Question) -> Advice:
    """Think as a coach, who remembers nothing here: the next question may come to another worker."""
    return advise(match_of(question), question.seat, question.advice)


def player_of(level: str) -> Bot:
    """A bot of that level; as good as it gets in the time that people wait, where the rules are not compiled."""
    player = bot(level)
    if isinstance(player, SearchBot) and not is_compiled():
        player.patience = PLAIN_PATIENCE
    return player


def match_of(question: Question) -> Match:
    """The match as it stands, from where this worker left it if it can."""
    match = _matches.pop(question.table, None)
    log = question.log
    known = [] if match is None else match.file_log()
    if match is None or log[: len(known)] != known:
        match, known = begin_from_file(Match, find_game(question.setup["game"]), question.setup), []
    for number, entry in enumerate(log[len(known) :], len(known) + 1):
        play_entry(match, number, entry)
    _matches[question.table] = match
    while len(_matches) > MATCHES_KEPT:
        _matches.popitem(last=False)
    return match
