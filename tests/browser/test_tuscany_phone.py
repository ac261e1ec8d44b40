"""Tuscany on a telephone: boards that a finger carries, taps that first show and then play, targets large enough."""

from __future__ import annotations

from random import Random

from playwright.async_api import expect
from tests.browser import moments, tuscany, tuscany_moments
from tests.browser.builder import Builder
from tests.browser.people import PHONE, Company
from tests.browser.playing import against_bots
from tests.browser.table import Table
from tests.browser.test_phone import SMALL

MOVES = 8


async def test_building_and_several_turns_with_a_finger(come: Company) -> None:
    ann, random = await come("Ann", PHONE), Random(2)
    table = await against_bots(ann, game="tuscany")
    table.tap = True
    await table.my_turn()
    assert await table.page.evaluate(SMALL) == []
    await Builder(table).build()
    for _ in range(MOVES):
        assert await table.my_turn()
        await table.play_on_board(tuscany.likely(table.moves, random))


async def test_a_finger_carries_a_board(come: Company) -> None:
    ann = await come("Ann", PHONE)
    table = await against_bots(ann, game="tuscany")
    await table.my_turn()
    builder = Builder(table)
    top, _, lowest = list(builder.answer.split()[1].upper())
    begin, end = await builder.middle_of(top), await builder.middle_of(lowest)
    fingers = await ann.context.new_cdp_session(ann.page)

    async def touch(kind: str, *points: tuple[float, float]) -> None:
        await fingers.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    await touch("touchStart", begin)
    for step in range(1, 9):
        await touch("touchMove", (begin[0] + (end[0] - begin[0]) * step / 8, begin[1] + (end[1] - begin[1]) * step / 8))
    await touch("touchEnd")
    await expect(builder.board(top)).to_have_attribute("data-place", "3")
    assert await table.page.evaluate("scrollY") == 0, "a board is carried, the page does not scroll"


async def test_the_first_tap_shows_and_the_second_plays(come: Company) -> None:
    ann = await come("Ann", PHONE)
    table = Table(ann, await moments.going_on(ann, tuscany_moments.middle, game="tuscany"), game="tuscany")
    table.tap = True
    await table.open()
    await table.my_turn()
    assert await table.page.evaluate(SMALL) == []
    before = table.number
    move = tuscany.of(table.moves, "place")[0]
    *tools, goal = tuscany.things(move)
    for name in [*tools, goal]:
        await table.pick(name)
    await expect(table.preview).to_be_visible()
    assert table.number == before
    await table.pick(goal)
    await table.after(before, move)
