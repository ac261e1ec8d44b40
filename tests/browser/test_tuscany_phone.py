"""Tuscany on a telephone: boards that a finger carries, taps that first show and then play, targets large enough."""

from __future__ import annotations

from random import Random

from playwright.async_api import expect
from tests.browser import tuscany, tuscany_moments
from tests.browser.builder import Builder
from tests.browser.fingers import Fingers, show_then_play, too_small
from tests.browser.people import PHONE, Company
from tests.browser.playing import against_bots
from tests.browser.tuscany_moments import at_a
from tests.soaking import SOAKING

MOVES = 8 if SOAKING else 3


async def test_building_and_several_turns_with_a_finger(come: Company) -> None:
    ann, random = await come("Ann", PHONE), Random(2)
    table = await against_bots(ann, game="tuscany")
    table.tap = True
    await table.my_turn()
    assert await too_small(table.page) == []
    await Builder(table).build()
    for _ in range(MOVES):
        assert await table.my_turn()
        await table.play_on_board(tuscany.likely(table.moves, random))


async def test_a_finger_carries_a_board(come: Company) -> None:
    table = await against_bots(await come("Ann", PHONE), game="tuscany")
    await table.my_turn()
    builder = Builder(table)
    top, _, lowest = list(builder.answer.split()[1].upper())
    begin, end = await builder.middle_of(top), await builder.middle_of(lowest)
    way = [(begin[0] + (end[0] - begin[0]) * step / 8, begin[1] + (end[1] - begin[1]) * step / 8) for step in range(9)]
    finger = await Fingers.on(table.page)
    await finger.sweep(*((point,) for point in way))
    await expect(builder.board(top)).to_have_attribute("data-place", "3")
    assert await table.page.evaluate("scrollY") == 0, "a board is carried, the page does not scroll"


async def test_the_first_tap_shows_and_the_second_plays(come: Company) -> None:
    table = await at_a(await come("Ann", PHONE), tuscany_moments.middle)
    assert await too_small(table.page) == []
    await show_then_play(table, tuscany.of(table.moves, "place")[0])
