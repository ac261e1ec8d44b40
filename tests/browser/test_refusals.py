"""A click on something that is not allowed is answered with a sentence, in the reader's language."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser import moments
from tests.browser.people import Company, Device, Language
from tests.browser.playing import at_a, of_two
from tests.browser.words import REFUSED, check_refusal


@pytest.mark.parametrize(("device", "language"), REFUSED, ids=str)
async def test_a_space_out_of_reach(come: Company, device: Device, language: Language) -> None:
    table = await at_a(await come("Ann", device, language), moments.middle)
    await check_refusal(table, table.page.locator('[data-thing^="space:"]:not([data-lit])').last, language)
    why = [message for message in table.person.wire.heard if message["type"] == "whether"]
    assert [message["allowed"] for message in why][-1:] == [False]


async def test_an_undo_that_cannot_be(come: Company) -> None:
    """Before the first move nothing can be taken back; the button can be pressed, and says so."""
    table, _ = await of_two(await come("Ann"), await come("Ben"))
    assert await table.my_turn()
    assert table.told["undo"] == "no"
    await table.act("undo").click(force=True)
    await expect(table.notes.locator("[data-said]")).to_be_visible()
