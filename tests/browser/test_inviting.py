"""Inviting by a link: somebody opens a table, somebody who has never been here comes, sits down, and they begin."""

from __future__ import annotations

import re

from playwright.async_api import expect
from tests.browser.people import PHONE, Company
from tests.browser.table import Table


async def test_a_stranger_comes_by_the_link(come: Company) -> None:
    ann, ben = await come(), await come(device=PHONE)
    await ann.open("/new")
    await ann.page.get_by_label("Your name").fill("Ann")
    await ann.page.get_by_role("button", name="Open the table").click()
    await expect(ann.page).to_have_url(re.compile("/tables/"))
    begin = ann.page.get_by_role("button", name="Begin the game")
    await expect(begin).to_have_count(0)
    await expect(ann.page).to_have_url(re.compile("invite="))
    link = await ann.page.get_by_role("textbox", name=re.compile("link", re.I)).input_value()

    assert ann.page.url == link
    await ben.page.goto(link)
    await ben.page.get_by_label("Your name").fill("Ben")
    await ben.page.get_by_role("button", name="Sit down").tap()
    await expect(ben.page.get_by_text("You", exact=False).first).to_be_visible()

    await expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    await expect(begin).to_be_visible()
    await begin.click()
    for person in (ann, ben):
        table = Table(person, "")
        await expect(table.prompt).not_to_be_empty()
        assert await table.my_turn()
        assert [seat["name"] for seat in table.told["seats"]] == ["Ann", "Ben"]


async def test_who_waits_in_vain_gives_the_seat_to_a_bot(come: Company) -> None:
    ann = await come("Ann", device=PHONE)
    await ann.open("/new")
    await ann.page.get_by_role("button", name="Open the table").click()
    begin = ann.page.get_by_role("button", name="Begin the game")
    await ann.page.get_by_role("button", name="Give it to a bot").tap()
    await ann.page.get_by_role("menuitem", name="Reeve").tap()
    await expect(begin).to_be_visible()

    await ann.page.get_by_role("button", name="Change").tap()
    await expect(ann.page.get_by_role("menuitem", name="Reeve")).to_have_count(0)
    await ann.page.get_by_role("menuitem", name="Open the seat").tap()
    await expect(begin).to_have_count(0)

    give = ann.page.get_by_role("button", name="Give it to a bot")
    await give.press("Enter")
    await ann.page.get_by_role("menuitem", name="Page").press("Enter")
    await begin.tap()
    table = Table(ann, "")
    await expect(table.prompt).not_to_be_empty()
    assert [seat["bot"] for seat in table.told["seats"]] == [None, "random"]
