"""Tuscany in every language: nothing of it is left without words, from the boards to the log."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.browser import tuscany
from tests.browser.builder import Builder
from tests.browser.people import LANGUAGES, Company, Language
from tests.browser.playing import against_bots
from tests.browser.table import Table
from tests.browser.test_refusals import WRITTEN

MOVES = 3
READ = """
() => [document.querySelector("main").innerText,
  ...[...document.querySelectorAll("main [aria-label]")].map((one) => one.ariaLabel)].join("\\n")
"""
"""What is seen and what is read aloud."""
NO_WORD = re.compile(r"\b(?:tuscany|table|build|event|prompt|move|label|source)(?:-[a-z]+)+\b|[{}$]|undefined|NaN")
"""The name of a text that is missing, or one that was not filled in."""


async def check(table: Table, language: Language) -> None:
    told = await table.page.evaluate(READ)
    assert re.search(WRITTEN[language], told)
    assert NO_WORD.findall(told) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_words(come: Company, language: Language) -> None:
    table, random = await against_bots(await come("Ann", language=language), game="tuscany"), Random(7)
    await table.my_turn()
    await check(table, language)
    await Builder(table).seal()
    for _ in range(1 + MOVES):
        assert await table.my_turn()
        await table.listed()
        await check(table, language)
        await table.page.keyboard.press("Escape")
        await table.play_on_board(tuscany.likely(table.moves, random))
