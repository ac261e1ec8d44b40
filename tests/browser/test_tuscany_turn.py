"""What helps in a turn of Tuscany: paying, a castle, a hint, and why not."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect
from tests.browser import tuscany, tuscany_moments
from tests.browser.people import Company, Device, Language
from tests.browser.tuscany_moments import at_a
from tests.browser.words import REFUSED, check_refusal


async def test_the_cheapest_payment_unless_another_is_chosen(come: Company) -> None:
    """A space played without a word about payment takes the first; what is chosen stays from space to space."""
    table = await at_a(await come("Ann"), tuscany_moments.middle)
    tile, _, space = tuscany.things(tuscany.of(table.moves, "place")[0])
    ways = [move for move in table.moves if {tile, space} <= set(tuscany.things(move))]
    assert len(ways) > 1
    await table.pick(tile)
    await expect(table.lit(tuscany.things(ways[0])[1])).to_have_attribute("aria-pressed", "true")
    last = table.lit(tuscany.things(ways[-1])[1])
    await table.press(last)
    await expect(last).to_have_attribute("aria-pressed", "true")
    await table.lit(space).hover()
    await expect(table.preview).to_be_visible()
    await expect(last).to_have_attribute("aria-pressed", "true")
    await table.page.keyboard.press("Escape")
    before = table.number
    await table.pick(tile)
    await table.pick(space)
    await table.after(before, ways[0])


async def test_a_card_in_hand_swaps_the_payment(come: Company) -> None:
    table = await at_a(await come("Ann"), tuscany_moments.middle)
    tile, _, space = tuscany.things(tuscany.of(table.moves, "place")[0])
    await table.pick(tile)
    await table.lit(space).hover()
    pressed = table.page.locator('[data-thing^="pay:"][aria-pressed="true"]')
    before = await pressed.get_attribute("data-thing")
    paying = table.page.locator('[data-thing^="paying:"]')
    # The next card lies over all but its edge.
    await paying.first.click(position={"x": 6, "y": 30})
    await expect(pressed).not_to_have_attribute("data-thing", str(before))


async def test_a_castle_outlasts_a_reload(come: Company) -> None:
    table = await at_a(await come("Ann"), tuscany_moments.castle)
    moves, prompt = table.moves, await table.prompt.text_content()
    await table.page.reload()
    await table.my_turn()
    assert table.moves == moves
    await expect(table.prompt).to_have_text(str(prompt))
    claim = tuscany.of(moves, "claim")[0]
    await table.play_on_board(claim)
    tile, space = re.findall(r"claim (\S+)@\d+ to (\d+)", claim)[0]
    assert table.told["scene"]["estates"][0]["tiles"][space] == tile


async def test_what_a_castle_brings_is_given_up_only_by_who_means_it(come: Company) -> None:
    table = await at_a(await come("Ann"), tuscany_moments.castle)
    before = table.number
    await table.page.locator('[data-button="pass"]').click()
    await expect(table.page.get_by_role("dialog")).to_be_visible()
    await table.act("no").click()
    await expect(table.act("yes")).to_be_hidden()
    assert table.number == before
    await table.play_on_board("pass")


async def test_a_hint_is_shown_on_the_board(come: Company) -> None:
    table = await at_a(await come("Ann"), tuscany_moments.middle)
    hinted = await table.hint()
    assert hinted in table.moves
    await expect(table.page.locator("[data-mark=hinted], [data-hinted]").first).to_be_visible()
    await table.play_on_board(hinted)
    await expect(table.page.locator("[data-mark=hinted], [data-hinted]")).to_have_count(0)


@pytest.mark.parametrize(("device", "language"), REFUSED, ids=str)
async def test_a_space_out_of_reach_is_explained(come: Company, device: Device, language: Language) -> None:
    table = await at_a(await come("Ann", device, language), tuscany_moments.middle)
    await check_refusal(table, table.page.locator('[data-thing^="space:"]:not([data-lit])').last, language)
