"""Blocks hold between two people, whoever of them asked for it."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.people.everyone import Everyone
from tests.server.people.refusing import refused

pytestmark = pytest.mark.anyio


async def test_a_block_holds_in_both_directions(everyone: Everyone) -> None:
    ida, leo, eve = [(await everyone.guest(name)).id for name in ("Ida", "Leo", "Eve")]
    assert not await everyone.blocks.blocked_among(ida, {leo})
    await everyone.blocks.block(ida, leo)
    assert await everyone.blocks.blocked_among(ida, {leo})
    assert await everyone.blocks.blocked_among(leo, {ida})
    assert not await everyone.blocks.blocked_among(ida, {eve})
    assert await everyone.blocks.blocked_among(eve, set()) is False
    assert await everyone.blocks.blocked_among(leo, {eve, ida}) is True
    assert await everyone.blocks.blocked_by(ida) == {leo}
    assert await everyone.blocks.blocked_by(leo) == set()


async def test_the_list_is_ordered_by_name(everyone: Everyone) -> None:
    ida = await everyone.guest()
    others = [await everyone.guest(name) for name in ("leo", "Ada", "Zoe")]
    for other in others:
        await everyone.blocks.block(ida.id, other.id)
    listed = await everyone.blocks.listed(ida.id)
    assert listed == [(others[1].id, "Ada"), (others[0].id, "leo"), (others[2].id, "Zoe")]


async def test_blocking_twice_is_blocking_once_and_can_be_undone(everyone: Everyone) -> None:
    ida, leo = (await everyone.guest("Ida")).id, (await everyone.guest("Leo")).id
    await asyncio.gather(*(everyone.blocks.block(ida, leo) for _ in range(4)))
    assert await everyone.blocks.listed(ida) == [(leo, "Leo")]
    for _ in range(2):
        await everyone.blocks.unblock(ida, leo)
        assert await everyone.blocks.listed(ida) == []


async def test_nobody_blocks_themselves_or_somebody_who_is_not_there(everyone: Everyone) -> None:
    ida = (await everyone.guest()).id
    with refused(409, "block-yourself"):
        await everyone.blocks.block(ida, ida)
    with refused(404, "no-such-person"):
        await everyone.blocks.block(ida, "nobody")
    gone = await everyone.guest("Gone")
    await everyone.people.delete(gone)
    with refused(404, "no-such-person"):
        await everyone.blocks.block(gone.id, ida)


async def test_there_is_a_limit(everyone: Everyone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("castellany.server.people.blocks.MOST", 2)
    ida, *others = [(await everyone.guest(f"Guest {i}")).id for i in range(4)]
    for other in others[:2]:
        await everyone.blocks.block(ida, other)
    with refused(409, "too-many-blocks"):
        await everyone.blocks.block(ida, others[2])
    await everyone.blocks.block(ida, others[0])
