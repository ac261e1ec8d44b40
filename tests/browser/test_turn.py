"""What helps in a turn: a hint, and a question before dice are given away."""

from __future__ import annotations

import json

from playwright.async_api import expect
from tests.browser import burgundy, moments
from tests.browser.people import Company
from tests.browser.playing import at_a


async def test_a_hint_is_shown_on_the_board(come: Company) -> None:
    table = await at_a(await come("Ann"), moments.middle)
    hinted = await table.hint()
    assert hinted in table.moves
    for name in burgundy.things(hinted):
        await expect(table.thing(name).first).to_have_attribute("data-mark", "hinted")
    await table.play_on_board(hinted)
    await expect(table.page.locator('[data-mark="hinted"]')).to_have_count(0)


async def test_dice_that_are_left_are_asked_about_once(come: Company) -> None:
    table = await at_a(await come("Ann"), moments.middle)
    before = table.number
    await table.act("end").click()
    await expect(table.page.get_by_role("dialog")).to_contain_text("Both dice")
    await table.act("no").click()
    await expect(table.act("yes")).to_be_hidden()
    assert table.number == before
    await table.act("end").click()
    await table.act("yes").click()
    await table.reach(before + 1)
    await expect(table.act("yes")).to_be_hidden()
    said = [json.loads(text) for text in table.person.wire.said]
    assert [one["move"] for one in said if one["type"] == "move"] == ["end"]


async def test_language_and_theme_change_in_the_midst_of_a_move(come: Company) -> None:
    ann = await come("Ann")
    table = await at_a(ann, moments.middle)
    move = next(one for one in table.moves if one.startswith("place"))
    *tools, goal = burgundy.things(move)
    for name in tools:
        await table.pick(name)
    prompt = await table.prompt.text_content()
    await table.page.locator('header button[lang="pl"]').click()
    await expect(table.page.locator("html")).to_have_attribute("lang", "pl")
    await expect(table.prompt).not_to_have_text(str(prompt))
    html = table.page.locator("html")
    for theme in ("day", "evening"):
        await table.page.get_by_role("button", name="Motyw").click()
        await expect(html).to_have_attribute("data-theme", theme)
    for name in tools:
        await expect(table.thing(name).first).to_have_attribute("data-mark", "picked")
    before, several = table.number, table.several(move)
    await table.pick(goal)
    if several:
        await table.choose(move)
    await table.reach(before + 1)
    assert len(ann.wire.sockets) == 1, "one line, from the first to the last"
