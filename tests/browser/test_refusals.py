"""A click on something that is not allowed is answered with a sentence, in the reader's language."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect
from tests.browser import moments
from tests.browser.people import LANGUAGES, PHONE, WIDE, Company, Device, Language
from tests.browser.playing import of_two
from tests.browser.table import Table

WRITTEN = {"en": r"[a-z]{3}", "pl": r"[a-ząćęłńóśźż]{3}", "ru": r"[а-яё]{3}"}


async def at_a_turn(come: Company, language: Language = "en", device: Device = WIDE) -> Table:
    ann = await come("Ann", device, language)
    table = Table(ann, await moments.going_on(ann, moments.middle))
    table.tap = device.touch
    await table.open()
    await table.my_turn()
    return table


@pytest.mark.parametrize(("device", "language"), [*((WIDE, one) for one in LANGUAGES), (PHONE, "en")], ids=str)
async def test_a_space_out_of_reach(come: Company, device: Device, language: Language) -> None:
    table = await at_a_turn(come, language, device)
    before = table.number
    empty = table.page.locator('[data-thing^="space:"]:not([data-lit])')
    await table.press(empty.last)
    told = table.notes.locator("[data-said]")
    await expect(told).to_be_in_viewport()
    await expect(told).to_contain_text(re.compile(WRITTEN[language]))
    assert table.number == before
    why = [message for message in table.person.wire.heard if message["type"] == "whether"]
    assert [message["allowed"] for message in why][-1:] == [False]


async def test_an_undo_that_cannot_be(come: Company) -> None:
    """Before the first move nothing can be taken back; the button can be pressed, and says so."""
    table, _ = await of_two(await come("Ann"), await come("Ben"))
    assert await table.my_turn()
    assert table.told["undo"] == "no"
    await table.act("undo").click(force=True)
    await expect(table.notes.locator("[data-said]")).to_be_visible()
