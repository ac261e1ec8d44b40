"""Border posts at the table: the light of a link in the making, and the flags of one that is made."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect
from tests.browser.burgundy_modules import POSTS, joining, joining_move
from tests.browser.people import PHONE, WIDE, Company, Device
from tests.browser.playing import at_a
from tests.browser.screen import look_at
from tests.soaking import in_soak


@pytest.mark.parametrize("device", [WIDE, in_soak(PHONE)], ids=str)
async def test_a_tile_links_two_posts(come: Company, device: Device) -> None:
    table = await at_a(await come("Ann", device), joining, modules=POSTS)
    own = table.page.locator("article.own")
    light, flags = own.locator("[data-light]"), own.locator("[data-post][data-linked]")
    await expect(own.locator("[data-post]")).to_have_count(3)
    await expect(own.locator('[data-prize][data-holder="-1"]')).to_have_count(2)
    await expect(flags).to_have_count(0)
    move = await joining_move(table)
    await look_at(table, move)
    await expect(light).to_have_count(1)
    await expect(own.locator(".bubble").first).to_contain_text("Border posts joined")
    before = table.number
    await table.pick(table.hands.things(move)[-1])
    if table.several(move):
        await table.choose(move)
    await table.reach(before + 1)
    await expect(flags).to_have_count(2)
    await expect(light).to_have_count(0)
    await expect(flags.first).to_have_attribute(
        "aria-label", re.compile("^Upper (left|right), linked with (upper right|lower)$")
    )
    await table.uncover(table.log)
    await expect(table.log).to_contain_text("joins two border posts")
