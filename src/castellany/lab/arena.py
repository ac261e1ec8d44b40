"""Arena: many games between bots, the same for the same seed, and what came of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import active_children, get_context
from random import Random
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import Any, Final

from castellany.bots import Bot, bot
from castellany.core.owned.sets import Groups, borrow, lend
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.games.registry import rules_for
from castellany.lab.summary import Outcome, Summary, summarise
from castellany.match import Match

Progress = Callable[[int], None]
"""Called with the number of games played so far."""

CHUNK: Final = 10
"""Games that a process plays before it reports."""


def simulate(
    setup: Setup, names: list[str], games: int, seed: int, progress: Progress | None = None, processes: int = 1
) -> Summary:
    """Let bots play each other; `SetupError` or `UnknownBot` if the set-up or a name is impossible.

    From game to game the contenders move one seat on, and each deal is played once from every
    seat before the next one comes. The games are the same for every number of processes.
    """
    rules = rules_for(setup)
    bots = [bot(name) for name in names]
    if len(names) != setup.players:
        raise ValueError(f"{setup.players} seats, not {len(names)}")
    begun = perf_counter()
    outcomes: list[Outcome] = []
    chunks: Iterable[list[Outcome]]
    if processes > 1:
        chunks = played_by_processes(partial(play_games, setup, lend(setup), names, seed), games, processes)
    else:
        chunks = ([play_game(rules, bots, seed, number)] for number in range(games))
    for chunk in chunks:
        outcomes += chunk
        if progress is not None:
            progress(len(outcomes))
    return summarise(setup, names, seed, outcomes, perf_counter() - begun)


def played_by_processes(
    play: Callable[[range], list[Outcome]], games: int, processes: int
) -> Generator[list[Outcome], None, None]:
    """Chunks of games in their order; an interruption ends the processes at once."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=ignore_interrupts)
    waiting: deque[Future[list[Outcome]]] = deque()
    try:
        for first in range(0, games, CHUNK):
            waiting.append(pool.submit(play, range(first, min(first + CHUNK, games))))
            if len(waiting) > 2 * processes:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            child.terminate()
        raise


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that everybody works for."""
    signal(SIGINT, SIG_IGN)


def play_games(setup: Setup, components: Groups | None, names: list[str], seed: int, numbers: range) -> list[Outcome]:
    borrow(setup, components)
    rules = rules_for(setup)
    bots = [bot(name) for name in names]
    return [play_game(rules, bots, seed, number) for number in numbers]


def play_game(rules: Rules[Any], bots: list[Bot], seed: int, number: int) -> Outcome:
    """The game of this number under this seed, whatever games were played before it."""
    players = len(bots)
    deal, shift = divmod(number, players)
    seats = [(contender + shift) % players for contender in range(players)]
    contenders = [seats.index(seat) for seat in range(players)]
    randoms = [Random(f"{seed} {number} {contender}") for contender in range(players)]
    match = Match(rules, Random(f"{seed} {deal}").getrandbits(64))
    first = -1
    decisions = 0
    while not match.over:
        seat = match.turn
        contender = contenders[seat]
        if first < 0 and not rules.in_setup(match.state):
            first = contender
        move = bots[contender].choose(rules, match.view(seat), seat, match.moves(seat), randoms[contender])
        match.play(seat, move)
        decisions += 1
    result = rules.result(match.state)
    points = {placing.seat: placing.points for placing in result.placings}
    lines = [{line.key: line.points for line in rules.score_lines(match.state, seat)} for seat in seats]
    return Outcome(
        [points[seat] for seat in seats], [contenders[seat] for seat in result.winners], lines, first, decisions
    )
