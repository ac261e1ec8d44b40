"""When the server cannot be reached, the page says so in words."""

from __future__ import annotations

import pytest
from playwright.async_api import Route, expect
from tests.browser.people import Company, Language
from tests.soaking import in_soak

WORDS = {"en": "cannot be reached", "pl": "serwer", "ru": "сервер"}


@pytest.mark.parametrize("language", ["ru", in_soak("en"), in_soak("pl")])
async def test_a_server_that_does_not_answer(come: Company, language: Language) -> None:
    ann = await come("Ann", language=language, fresh=True)
    ann.watch.allow(r"^failed: GET \S+/api/")

    async def cut(route: Route) -> None:
        await route.abort("connectionrefused")

    await ann.context.route("**/api/**", cut)
    await ann.page.goto(ann.url)
    await expect(ann.page.get_by_role("alert").filter(has_text=WORDS[language]).first).to_be_visible()
