"""The end of a game of Tuscany: two sorts of points, who has won with what, once more, and the whole game again."""

from __future__ import annotations

from playwright.async_api import expect
from tests.browser import moments, tuscany_moments
from tests.browser.final import check_result, look_back_and_begin_again
from tests.browser.people import Company
from tests.browser.playing import play_out
from tests.browser.replaying import go_to_the_end, play_on
from tests.browser.tuscany_moments import at_a


async def test_the_last_move_leads_to_the_result_and_to_another_game(come: Company) -> None:
    table = await at_a(await come("Ann"), tuscany_moments.last)
    await play_out(table)
    await check_result(table)
    await look_back_and_begin_again(table, table.thing("space:19").first)
    await expect(table.act("seal")).to_be_visible()


async def test_a_replay_leads_through_the_building_to_any_position(come: Company) -> None:
    ann = await come("Ann")
    await ann.open(f"/replay/{await moments.watched(ann, game='tuscany')}")
    slider = ann.page.locator('[data-act="slider"]')
    await expect(slider).to_have_value("0")
    for position in ("1", "2", "3"):
        await ann.page.keyboard.press("ArrowRight")
        await expect(slider).to_have_value(position)
    await go_to_the_end(ann)
    await slider.fill("60")
    await play_on(ann)
