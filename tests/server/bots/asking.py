"""Pools of workers and questions for them."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.match.games import new_match, play_on

from castellany.match import Match
from castellany.server.bots.pool import BotPool, Choice

STRANGE = "tests.server.bots.strange"
LONG = 60.0
"""Seconds that no bot of the tests needs, however busy the machine is."""


@asynccontextmanager
async def running(workers: int = 1, seconds: float = LONG, megabytes: int = 1024) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, seconds, megabytes, STRANGE)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


def position(moves: int = 40, players: int = 2) -> Match:
    """A position in which there is something to choose."""
    match = play_on(new_match("special", players), moves)
    while len(match.moves(match.turn)) < 3:
        play_on(match, 1)
    return match


async def ask(pool: BotPool, bot: str, match: Match | None = None, seed: int = 1) -> Choice:
    at = match or position()
    seat = at.turn
    return await pool.choose(at.rules.setup, at.view(seat), seat, at.moves(seat), bot, seed)


def children(parent: int | None = None) -> set[int]:
    """The processes that a process has started and not yet seen the end of."""
    found: set[int] = set()
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(fields[1]) == (parent or os.getpid()):
            found.add(int(path.parent.name))
    return found
