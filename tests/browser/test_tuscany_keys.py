"""Tuscany from the keyboard alone: an estate, and several turns."""

from __future__ import annotations

from random import Random

from playwright.async_api import expect
from tests.browser import tuscany
from tests.browser.builder import Builder
from tests.browser.keys import play_by_keys
from tests.browser.people import Company
from tests.browser.playing import against_bots
from tests.browser.waiting import until
from tests.soaking import SOAKING

MOVES = 6 if SOAKING else 3


async def test_an_estate_and_several_turns(come: Company) -> None:
    ann, random = await come("Ann"), Random(3)
    table = await against_bots(ann, game="tuscany")
    await table.my_turn()
    builder, keys = Builder(table), table.page.keyboard
    begun = builder.answer
    top = begun.split()[1][0]
    await keys.press("1")
    await keys.press("ArrowDown")
    await expect(builder.board(top)).to_have_attribute("data-place", "2")
    await keys.press("r")
    await until(lambda: top.swapcase() in builder.answer.split()[1])
    laid = builder.answer
    await keys.press("c")
    await until(lambda: builder.answer.split()[-1] != laid.split()[-1])
    await keys.press("u")
    await until(lambda: builder.answer == laid, "the last step is not taken back")
    before = table.number
    await keys.press("Enter")
    await table.after(before, laid)
    for _ in range(MOVES):
        assert await table.my_turn()
        await play_by_keys(table, tuscany.likely(table.moves, random))


async def test_arrows_shift_the_board_in_hand(come: Company) -> None:
    table = await against_bots(await come("Ann"), game="tuscany")
    await table.my_turn()
    builder, keys = Builder(table), table.page.keyboard
    await keys.press("2")
    await keys.press("ArrowRight")
    await until(lambda: builder.answer.split()[2] == "rl", "the middle board does not go to the right of both others")
    await keys.press("ArrowLeft")
    await until(lambda: builder.answer.split()[2] == "lr", "nor to the left")
