"""Language and theme: the system's at first, then the reader's own, which the browser remembers."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser.people import LANGUAGES, Company, Language


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_language_of_the_browser_comes_first(come: Company, language: Language) -> None:
    ann = await come(language=language)
    await ann.open("/")
    await expect(ann.page.locator("html")).to_have_attribute("lang", language)
    await expect(ann.page.locator(f'button[lang="{language}"]')).to_have_attribute("aria-pressed", "true")


async def test_a_chosen_language_stays(come: Company) -> None:
    ann = await come()
    await ann.open("/")
    before = await ann.heading.text_content()
    await ann.page.locator('button[lang="ru"]').click()
    await expect(ann.page.locator("html")).to_have_attribute("lang", "ru")
    await expect(ann.heading).not_to_have_text(str(before))
    await ann.page.reload()
    await expect(ann.page.locator("html")).to_have_attribute("lang", "ru")
