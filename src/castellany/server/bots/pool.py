"""The pool: bots think in worker processes, within a time budget, and a bad thought never stops a table."""

from __future__ import annotations

import asyncio
import pickle
from itertools import count
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

import structlog

from castellany.core.owned.sets import lend
from castellany.core.setup import Setup
from castellany.core.state import State
from castellany.server.bots.process import Broken, WorkerProcess
from castellany.server.bots.wire import Question

TRIES: Final = 2
"""Workers that may break over one question before a move is made without them."""

PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Seconds before a worker that broke is replaced; twice as many each time that its successor does no better."""

log = structlog.get_logger(__name__)


class Stopped(Exception):
    """The pool does not run, or stopped before the bot had chosen: nothing is chosen."""


class Choice(NamedTuple):
    """What a bot plays; `fallback` if the bot failed and the move is any legal one. `milliseconds` of thought."""

    move: int
    fallback: bool
    milliseconds: int


class Job:
    """A question on its way to a worker and back."""

    def __init__(self, number: int, question: Question) -> None:
        self.number = number
        self.question = question
        self.pickled = pickle.dumps(question)
        self.tries = 0
        self.begun = 0.0
        self.choice: asyncio.Future[Choice] = asyncio.get_running_loop().create_future()

    def settle(self, move: int, fallback: bool) -> None:
        if not self.choice.done():
            milliseconds = round(1000 * (perf_counter() - self.begun)) if self.begun else 0
            self.choice.set_result(Choice(move, fallback, milliseconds))


class BotPool:
    """So many workers; each may think so many seconds and hold so many megabytes.

    `extra_bots` names a module whose `BOTS` the workers know besides the usual ones. The counters are for metrics:
    `answered` by bots, `fallbacks` made without them, `restarts` of workers, `ready` workers, questions `waiting`.
    """

    def __init__(self, workers: int, seconds: float, megabytes: int = 1024, extra_bots: str = "") -> None:
        self.workers = workers
        self.seconds = seconds
        self.megabytes = megabytes
        self.extra_bots = extra_bots
        self.answered = 0
        self.fallbacks = 0
        self.restarts = 0
        self.ready = 0
        self._numbers = count()
        self._queue: asyncio.PriorityQueue[tuple[int, Job]] = asyncio.PriorityQueue()
        self._jobs: set[Job] = set()
        self._keepers: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    async def start(self) -> None:
        """Begin to start workers; questions may be asked at once."""
        self._keepers = [asyncio.create_task(self._keep()) for _ in range(self.workers)]

    async def stop(self) -> None:
        """End every worker; who still waits for a choice gets Stopped."""
        keepers, self._keepers = self._keepers, []
        for job in self._jobs:
            if not job.choice.done():
                job.choice.set_exception(Stopped())
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)

    async def choose(self, setup: Setup, view: State, seat: int, moves: list[int], bot_name: str, seed: int) -> Choice:
        """One of the moves, the same for the same arguments unless the bot fails. `view` is what the seat may know."""
        if not self._keepers:
            raise Stopped
        if len(moves) == 1:
            return Choice(moves[0], False, 0)
        job = Job(next(self._numbers), Question(setup, view, seat, moves, bot_name, seed, lend(setup)))
        self._jobs.add(job)
        self._queue.put_nowait((job.number, job))
        try:
            return await job.choice
        finally:
            self._jobs.discard(job)

    async def _keep(self) -> None:
        """Keep one worker running: replace it each time that it breaks, after a pause."""
        pause = PAUSE
        while True:
            try:
                worker = await WorkerProcess.start(self.seconds, self.megabytes, self.extra_bots)
            except Exception as error:
                log.error("bot-worker-not-started", error=repr(error))
                self._fail_those_who_wait()
            else:
                self.ready += 1
                try:
                    if await self._feed(worker):
                        pause = PAUSE
                finally:
                    self.ready -= 1
                    await worker.end()
            self.restarts += 1
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _feed(self, worker: WorkerProcess) -> int:
        """Hand the worker questions, first come first served, until it must be replaced; how many it answered."""
        answered = 0
        while True:
            _, job = await self._queue.get()
            if job.choice.done():  # nobody waits for it any more
                continue
            if worker.ended:  # while it had nothing to do, so this question is not to blame
                log.warning("bot-worker-gone")
                self._queue.put_nowait((job.number, job))
                return answered
            asked = job.question
            if asked.bot not in worker.bots:
                self._fall_back(job, "unknown")
                continue
            job.begun = perf_counter()
            try:
                async with asyncio.timeout(self.seconds):
                    move = await worker.ask(job.pickled)
                if type(move) is not int or move not in asked.moves:
                    raise Broken("a move that was not offered")
            except TimeoutError:
                self._fall_back(job, "too slow")
                return answered
            except Exception as error:  # Broken, or what an event loop makes of a pipe that is gone
                self._try_again(job, str(error))
                return answered
            answered += 1
            self.answered += 1
            job.settle(move, fallback=False)

    def _try_again(self, job: Job, why: str) -> None:
        """Ask another worker, before everything that was asked later."""
        job.tries += 1
        if job.tries == TRIES:
            self._fall_back(job, why)
        else:
            log.warning("bot-worker-broke", bot=job.question.bot, why=why)
            self._queue.put_nowait((job.number, job))

    def _fail_those_who_wait(self) -> None:
        """No worker can be started: where none is left either, nobody shall wait for one."""
        while not self.ready and not self._queue.empty():
            _, job = self._queue.get_nowait()
            if not job.choice.done():
                self._fall_back(job, "no worker")

    def _fall_back(self, job: Job, why: str) -> None:
        asked = job.question
        self.fallbacks += 1
        log.error("bot-fallback", bot=asked.bot, why=why, game=asked.setup.game, edition=asked.setup.edition)
        job.settle(Random(asked.seed).choice(asked.moves), fallback=True)
