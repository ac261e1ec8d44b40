"""Everything of The Castle has room: seats, legend, bubbles and figures are whole, and lie over nothing else."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from itertools import product
from typing import Any

import pytest
from playwright.async_api import expect
from tests.browser import castle_moments
from tests.browser.castle_moments import FALCON, at_a
from tests.browser.fingers import too_small
from tests.browser.people import LANGUAGES, MIDDLE, PHONE, WIDE, Company, Device, Language
from tests.browser.table import Table
from tests.browser.waiting import drawn
from tests.soaking import in_soak

BOXES = """
(all) => all.map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { left, top, right, bottom };
})
"""
USUAL = [(WIDE, "ru", FALCON), (MIDDLE, "pl", ()), (MIDDLE, "ru", FALCON)]
LEGENDS = [
    (pytest.param if case in USUAL else in_soak)(*case, id="-".join(map(str, (*case[:2], *case[2]))))
    for case in product((WIDE, MIDDLE), LANGUAGES, ((), FALCON))
]
"""What has least room comes in every run."""
Box = dict[str, float]
Boxes = Callable[[str], Awaitable[list[Box]]]


def boxes(table: Table) -> Boxes:
    async def found(selector: str) -> list[Box]:
        every: list[Box] = await table.page.locator(selector).evaluate_all(BOXES)
        return every

    return found


def within(inner: Box, outer: Box, slack: float = 0.5) -> bool:
    low = all(inner[side] >= outer[side] - slack for side in ("left", "top"))
    return low and all(inner[side] <= outer[side] + slack for side in ("right", "bottom"))


def meet(one: Box, other: Box) -> bool:
    across = one["left"] < other["right"] and other["left"] < one["right"]
    return across and one["top"] < other["bottom"] and other["top"] < one["bottom"]


def tokens_of(scene: Any) -> list[int]:
    return [len(player["tokens"]) for player in scene["players"]]


async def test_a_seat_with_many_wall_tiles_is_seen_whole(come: Company) -> None:
    table = await at_a(await come("Ann", MIDDLE, "ru"), castle_moments.wealthy, FALCON)
    assert max(tokens_of(table.told["scene"])) >= castle_moments.WEALTH
    await expect(table.page.locator(".left > section")).to_have_count(2)
    (column,) = await boxes(table)(".left")
    seats = await boxes(table)(".left > section")
    assert all(within(seat, column) for seat in seats)
    for seat, held in zip(seats, await boxes(table)(".left .holdings"), strict=True):
        assert within(held, seat)


@pytest.mark.parametrize(("device", "language", "modules"), LEGENDS)
async def test_the_legend_lies_over_nothing(
    come: Company, device: Device, language: Language, modules: tuple[str, ...]
) -> None:
    table = await at_a(await come("Ann", device, language), castle_moments.laying, modules)
    find = boxes(table)
    await expect(table.page.locator("[data-legend]")).to_have_count(2)
    notes = await find("[data-legend]")
    (frame,) = await find(".frame")
    things = [*await find('[data-place^="tower-"]'), *await find('[data-thing^="square:"]')]
    assert all(within(note, frame) for note in notes)
    assert not [(note, thing) for note in notes for thing in things if meet(note, thing)]


@pytest.mark.parametrize("device", [PHONE, in_soak(WIDE), in_soak(MIDDLE)], ids=str)
async def test_what_is_of_our_own_making_is_marked(come: Company, device: Device) -> None:
    table = await at_a(await come("Ann", device), castle_moments.laying, FALCON)
    mark = table.page.locator("[data-ours]")
    await expect(mark).to_be_in_viewport(ratio=1)
    await expect(mark.get_by_role("img")).to_have_accessible_name(re.compile("Reconstructed"))


@pytest.mark.parametrize("device", [MIDDLE, in_soak(WIDE)], ids=str)
async def test_no_bubble_is_cut(come: Company, device: Device) -> None:
    table = await at_a(await come("Ann", device, "pl"), castle_moments.completing, FALCON)
    lit = table.page.locator('[data-thing^="square:"][data-lit]')
    await expect(lit.first).to_be_visible()
    find = boxes(table)
    (frame,) = await find(".frame")
    shown = []
    for square in await lit.all():
        await table.page.mouse.move(0, 0)
        await expect(table.page.locator(".bubble")).to_have_count(0)
        await square.hover()
        await expect(table.preview).to_be_visible()
        await drawn(table.page)
        shown += await find(".bubble")
    assert shown
    assert all(within(bubble, frame) for bubble in shown)


async def test_merchants_lie_on_their_tile(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.trading, FALCON)
    find, lying = boxes(table), castle_moments.merchants(table.told["scene"])
    assert lying
    for cell in lying:
        piece, under = f'.still [data-place="{cell}"]', f'.still [data-place="{cell.partition(".")[0]}"]'
        await expect(table.page.locator(f"{piece}, {under}")).to_have_count(2)
        (merchant,), (tile,) = await find(piece), await find(under)
        assert within(merchant, tile, slack=1), cell


async def test_a_finger_meets_every_area_that_may_score(come: Company) -> None:
    table = await at_a(await come("Ann", PHONE), castle_moments.ordering, FALCON)
    await expect(table.page.locator('[data-thing^="area:"][data-lit]').first).to_be_attached()
    assert await too_small(table.page) == []
    await table.play_on_board(table.moves[-1])


async def test_the_castle_moves_on_while_a_tile_is_held_at_its_edge(come: Company) -> None:
    table = await at_a(await come("Ann", PHONE), castle_moments.laying, FALCON)
    frame, held = table.page.locator(".frame"), table.page.locator("[data-hand]")
    await frame.evaluate("(one) => one.scrollTo(0, 0)")
    (view,), (hand,) = await boxes(table)(".frame"), await boxes(table)("[data-hand]")
    mouse, before = table.page.mouse, table.number
    await mouse.move((hand["left"] + hand["right"]) / 2, (hand["top"] + hand["bottom"]) / 2)
    await mouse.down()
    await mouse.move(view["right"] - 10, (view["top"] + view["bottom"]) / 2, steps=8)
    await table.page.wait_for_function(
        "(one) => one.scrollLeft >= one.scrollWidth - one.clientWidth - 1", arg=await frame.element_handle()
    )
    await table.page.keyboard.press("Escape")
    await mouse.up()
    await expect(held).to_be_visible()
    assert table.number == before


async def test_a_long_log_scrolls_by_itself_and_the_page_does_not(come: Company) -> None:
    table = await at_a(await come("Ann", WIDE), castle_moments.laying)
    assert await table.log.evaluate("(one) => one.scrollHeight > one.clientHeight")
    assert await table.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
