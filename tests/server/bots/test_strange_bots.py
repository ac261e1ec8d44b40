"""A bot that crashes, hangs or answers nonsense costs a table no more than one weak move."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs
from structlog.typing import EventDict
from tests.server.bots.asking import ask, children, position, running
from tests.server.bots.strange import ANSWERING, GARBLING, MARK

from castellany.server.bots.pool import BotPool, Choice
from castellany.server.bots.process import WorkerProcess

pytestmark = pytest.mark.anyio


def legal_move(seed: int = 1) -> int:
    """What is played where a bot fails."""
    match = position()
    return Random(seed).choice(match.moves(match.turn))


def of(event: str, logs: list[EventDict]) -> list[EventDict]:
    return [entry for entry in logs if entry["event"] == event]


@pytest.mark.parametrize("name", ["busy", "asleep"])
async def test_a_thought_without_end_is_ended(name: str) -> None:
    with capture_logs() as logs:
        async with running(1, seconds=0.5) as pool:
            choice = await ask(pool, name)
            assert (choice.move, choice.fallback) == (legal_move(), True)
            assert 500 <= choice.milliseconds < 5000
            assert not (await ask(pool, "random")).fallback, "the worker was replaced"
            assert (pool.answered, pool.fallbacks, pool.restarts) == (1, 1, 1)
    assert [(entry["bot"], entry["why"]) for entry in of("bot-fallback", logs)] == [(name, "too slow")]


BREAKING = ["raising", "dying", *(bot.name for bot in (*ANSWERING, *GARBLING))]


@pytest.mark.parametrize("name", BREAKING)
async def test_a_bot_that_breaks_its_worker_is_tried_twice(name: str) -> None:
    with capture_logs() as logs:
        async with running(2) as pool:
            choice = await ask(pool, name)
            assert (choice.move, choice.fallback) == (legal_move(), True)
            assert not (await ask(pool, "random")).fallback, "a worker was replaced"
            assert (pool.answered, pool.fallbacks) == (1, 1)
            assert 1 <= pool.restarts <= 2
    assert len(of("bot-worker-broke", logs)) == 1
    assert len(of("bot-fallback", logs)) == 1


async def test_a_worker_that_dies_once_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))

    async with running(1) as pool:
        match = position()
        choice = await ask(pool, "dying-once", match)
        assert (choice.move, choice.fallback) == (match.moves(match.turn)[-1], False)
        assert (pool.answered, pool.fallbacks, pool.restarts) == (1, 0, 1)


async def kill_idle_workers(pool: BotPool, others: set[int]) -> None:
    while pool.ready < pool.workers:
        await asyncio.sleep(0.02)
    for worker in children() - others:
        os.kill(worker, signal.SIGKILL)
    while children() != others:
        await asyncio.sleep(0.02)


async def test_workers_that_are_killed_while_idle_cost_nothing() -> None:
    before = children()
    async with running(2) as pool:
        await kill_idle_workers(pool, before)
        choices = await asyncio.gather(*(ask(pool, "random", seed=seed) for seed in range(4)))
        assert not any(choice.fallback for choice in choices)
        assert pool.answered == 4
        assert 1 <= pool.restarts <= 2


async def test_workers_that_end_just_when_they_are_asked_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WorkerProcess, "ended", False)
    before = children()
    async with running(2) as pool:
        await kill_idle_workers(pool, before)
        assert (await ask(pool, "random")).fallback
        assert not (await ask(pool, "random")).fallback
        assert (pool.answered, pool.fallbacks) == (1, 1)


async def test_a_question_that_is_tried_again_keeps_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))

    done: list[str] = []

    async def one(name: str) -> None:
        await ask(pool, name)
        done.append(name)

    async with running(1) as pool:
        await asyncio.gather(one("dying-once"), one("random"), one("points"))
    assert done == ["dying-once", "random", "points"]


async def test_what_a_bot_says_as_it_dies_is_logged() -> None:
    with capture_logs() as logs:
        async with running() as pool:
            await ask(pool, "raising")
    assert "LookupError: lost the plot" in [entry["line"] for entry in of("bot-worker-said", logs)]


async def test_a_bot_that_eats_memory_is_stopped_by_its_limit() -> None:
    with capture_logs() as logs:
        async with running(megabytes=300) as pool:
            assert (await ask(pool, "hungry")).fallback
    assert "MemoryError" in [entry["line"] for entry in of("bot-worker-said", logs)]


async def test_what_a_bot_prints_goes_to_the_log_and_not_to_the_server() -> None:
    with capture_logs() as logs:
        async with running() as pool:
            assert not (await ask(pool, "talking")).fallback
    assert [entry["line"] for entry in of("bot-worker-said", logs)] == ["a fine position"]


async def test_a_bot_that_nobody_knows_is_replaced_without_harm_to_the_worker() -> None:
    async with running() as pool:
        assert await ask(pool, "grandmaster") == Choice(legal_move(), True, 0)
        assert (pool.fallbacks, pool.restarts, pool.ready) == (1, 0, 1)


async def test_strange_bots_are_known_only_where_they_are_asked_for() -> None:
    pool = BotPool(1, 60.0)
    await pool.start()
    try:
        assert (await ask(pool, "slow")).fallback
    finally:
        await pool.stop()


async def test_nobody_waits_for_workers_that_cannot_be_started() -> None:
    with capture_logs() as logs:
        pool = BotPool(2, 60.0, extra_bots="tests.server.bots.missing")
        await pool.start()
        try:
            choices = await asyncio.gather(*(ask(pool, "random", seed=seed) for seed in range(5)))
            assert all(choice.fallback for choice in choices)
            assert pool.fallbacks == 5
        finally:
            await pool.stop()
    assert of("bot-worker-not-started", logs)
    assert any("tests.server.bots.missing" in entry["line"] for entry in of("bot-worker-said", logs))


async def test_others_go_on_while_one_bot_breaks_workers() -> None:
    async with running(2) as pool:
        names = ["random", "dying", "greedy", "illegal", "points", "no-json", "random", "greedy"]
        choices = await asyncio.gather(*(ask(pool, name) for name in names))
        failed = [name for name, choice in zip(names, choices, strict=True) if choice.fallback]
        assert failed == ["dying", "illegal", "no-json"]
