"""Bots in worker processes choose as they do here, in turn, and only within the budget of their thoughts."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.server.bots.asking import ask, children, position, running

from castellany.bots import BOTS, bot
from castellany.server.bots.pool import BotPool, Choice, Stopped

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", BOTS)
async def test_a_worker_answers_as_the_bot_does_here(name: str) -> None:
    async with running() as pool:
        for number in range(5):
            match = position(15 * number, players=2 + number % 3)
            seat, moves = match.turn, match.moves(match.turn)
            here = bot(name).choose(match.rules, match.view(seat), seat, moves, Random(number))
            there = await ask(pool, name, match, seed=number)
            assert (there.move, there.fallback) == (here, False)
        assert (pool.answered, pool.fallbacks, pool.restarts, pool.waiting) == (5, 0, 0, 0)


async def test_the_seed_decides_and_nothing_else() -> None:
    async with running(2) as pool:
        first = [(await ask(pool, "random", seed=seed)).move for seed in range(8)]
        again = await asyncio.gather(*(ask(pool, "random", seed=seed) for seed in range(8)))
        assert [choice.move for choice in again] == first
        assert len(set(first)) > 1


async def test_the_view_that_is_handed_in_stays_as_it_is() -> None:
    async with running() as pool:
        match = position()
        seat = match.turn
        view = match.view(seat)
        await pool.choose(match.rules.setup, view, seat, match.moves(seat), "greedy", 1)
        assert view == match.view(seat)


async def test_twenty_questions_wait_for_two_workers() -> None:
    before = children()
    async with running(2) as pool:
        asked = [asyncio.create_task(ask(pool, "greedy", seed=number)) for number in range(20)]
        await asyncio.sleep(0)
        assert pool.waiting == 20
        assert not any(choice.fallback for choice in await asyncio.gather(*asked))
        assert (pool.answered, pool.waiting, pool.restarts) == (20, 0, 0)
        assert len(children() - before) == 2


async def test_first_come_first_served() -> None:
    done: list[int] = []

    async def one(number: int) -> None:
        await ask(pool, "greedy", seed=number)
        done.append(number)

    async with running() as pool:
        await asyncio.gather(*(one(number) for number in range(12)))
    assert done == list(range(12))


async def test_the_budget_counts_thought_and_not_waiting() -> None:
    async with running(1, seconds=1.5) as pool:
        choices = await asyncio.gather(*(ask(pool, "slow") for _ in range(5)))
        assert not any(choice.fallback for choice in choices)
        assert all(350 <= choice.milliseconds < 1500 for choice in choices)


async def test_a_single_move_needs_no_thought() -> None:
    async with running() as pool:
        match = position()
        seat = match.turn
        only = match.moves(seat)[:1]
        choice = await pool.choose(match.rules.setup, match.view(seat), seat, only, "busy", 1)
        assert choice == Choice(only[0], False, 0)


async def test_who_stops_waiting_holds_nobody_up() -> None:
    async with running() as pool:
        asked = [asyncio.create_task(ask(pool, "slow")) for _ in range(4)]
        await asyncio.sleep(0)
        for task in asked[:3]:
            task.cancel()
        assert not (await asked[3]).fallback
        assert pool.answered == 1


async def test_stopping_ends_a_thought_and_every_worker() -> None:
    before = children()
    async with running(2) as pool:
        asked = [asyncio.create_task(ask(pool, "busy")) for _ in range(3)]
        while pool.waiting != 1:
            await asyncio.sleep(0.02)
        assert len(children() - before) == 2
        await pool.stop()
        assert children() == before
        for task in asked:
            with pytest.raises(Stopped):
                await task
        with pytest.raises(Stopped):
            await ask(pool, "random")
        assert (pool.fallbacks, pool.ready) == (0, 0)


async def test_a_pool_that_is_stopped_at_once_leaves_nothing() -> None:
    before = children()
    for moments in (0, 1, 5, 50):
        pool = BotPool(2, 1.0)
        await pool.start()
        for _ in range(moments):
            await asyncio.sleep(0.001)
        await pool.stop()
        assert children() == before


async def test_a_pool_starts_again_after_it_was_stopped() -> None:
    async with running() as pool:
        await ask(pool, "random")
        await pool.stop()
        await pool.start()
        assert not (await ask(pool, "random")).fallback
