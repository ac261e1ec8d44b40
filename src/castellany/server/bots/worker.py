"""A worker: a process that answers for bots, one question at a time, for as long as its pipe is open.

Started by the pool as `python -m castellany.server.bots.worker SECONDS MEGABYTES [MODULE]`; the module, if one is
named, brings further bots in its `BOTS`. It first says which bots it knows.
"""

from __future__ import annotations

import faulthandler
import json
import os
import pickle
import resource
import sys
from functools import lru_cache
from importlib import import_module
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Final

from castellany.bots import BOTS, Bot, bot
from castellany.core.owned.sets import borrow
from castellany.games.registry import rules_for
from castellany.server.bots.wire import LENGTH, Question, framed

NICENESS: Final = 5
"""People's moves come before thoughts."""

RULES_KEPT: Final = 32

kept_rules = lru_cache(RULES_KEPT)(rules_for)


def main(seconds: float, megabytes: int, module: str = "") -> None:
    questions, answers = take_pipes()
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
    bots = {name: bot(name) for name in BOTS}
    if module:
        further: list[Bot] = import_module(module).BOTS
        bots.update({each.name: each for each in further})
    inbox: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=receive, args=(questions, inbox), daemon=True).start()
    send(answers, {"bots": list(bots)})
    while True:
        asked: Question = pickle.loads(inbox.get())
        # The server ends a thought that takes too long; this is for a worker whose server is gone.
        faulthandler.dump_traceback_later(2 * seconds + 1, exit=True)
        borrow(asked.setup, asked.components)
        rules = kept_rules(asked.setup)
        move = bots[asked.bot].choose(rules, asked.view, asked.seat, asked.moves, Random(asked.seed))
        faulthandler.cancel_dump_traceback_later()
        send(answers, {"move": move})


def take_pipes() -> tuple[int, int]:
    """The pipes to the server, out of the way of bots: these read nothing, and what they print is an error."""
    questions, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    return questions, answers


def receive(pipe: int, inbox: SimpleQueue[bytes]) -> None:
    """Take in questions; once the pipe closes, end the process whatever it is thinking about."""
    while True:
        (length,) = LENGTH.unpack(read_exactly(pipe, LENGTH.size))
        inbox.put(read_exactly(pipe, length))


def read_exactly(pipe: int, length: int) -> bytes:
    parts: list[bytes] = []
    while length:
        part = os.read(pipe, length)
        if not part:
            os._exit(0)
        parts.append(part)
        length -= len(part)
    return b"".join(parts)


def send(pipe: int, answer: dict[str, object]) -> None:
    """Write in one go: an answer is far shorter than what a pipe takes at once."""
    os.write(pipe, framed(json.dumps(answer).encode()))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
