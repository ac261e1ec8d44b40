"""Words in the reader's language: on all of a table, and in answer to a click on what is not allowed."""

from __future__ import annotations

import re
from typing import Final

from playwright.async_api import Locator, expect
from tests.browser.people import PHONE, WIDE, Language
from tests.browser.table import Table
from tests.soaking import in_soak

WRITTEN: Final[dict[Language, str]] = {"en": r"[a-z]{3}", "pl": r"[a-ząćęłńóśźż]{3}", "ru": r"[а-яё]{3}"}
READ: Final = """
() => [document.querySelector("main").innerText,
  ...[...document.querySelectorAll("main [aria-label]")].map((one) => one.ariaLabel)].join("\\n")
"""
"""What is seen and what is read aloud."""
REFUSED: Final = [(WIDE, "ru"), (PHONE, "en"), in_soak(WIDE, "en"), in_soak(WIDE, "pl")]
"""Where somebody is told why something is not allowed."""
NAMED: Final = "build|count|event|face|figure|label|move|preview|prompt|role|source|table|terrain|thing|token|tuscany"
"""What names of texts begin with."""
NO_WORD: Final = re.compile(rf"\b(?:{NAMED})(?:-[a-z]+)+\b|[{{}}$]|undefined|NaN")
"""The name of a text that is missing, or one that was not filled in."""


async def check_words(table: Table, language: Language) -> None:
    """Nothing is left without words."""
    told = await table.page.evaluate(READ)
    assert re.search(WRITTEN[language], told)
    assert NO_WORD.findall(told) == []


async def check_refusal(table: Table, place: Locator, language: Language) -> None:
    """A click there plays nothing, and is answered with a sentence."""
    before = table.number
    await table.press(place)
    told = table.notes.locator("[data-said]")
    await expect(told).to_be_in_viewport()
    await expect(told).to_contain_text(re.compile(WRITTEN[language]))
    assert table.number == before
