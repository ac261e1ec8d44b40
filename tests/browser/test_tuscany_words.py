"""Tuscany in every language: nothing of it is left without words, from the boards to the log."""

from __future__ import annotations

from random import Random

import pytest
from tests.browser import tuscany
from tests.browser.builder import Builder
from tests.browser.people import Company, Language
from tests.browser.playing import against_bots
from tests.browser.words import check_words
from tests.soaking import in_soak

MOVES = 3


@pytest.mark.parametrize("language", ["pl", in_soak("en"), in_soak("ru")])
async def test_words(come: Company, language: Language) -> None:
    table, random = await against_bots(await come("Ann", language=language), game="tuscany"), Random(7)
    await table.my_turn()
    await check_words(table, language)
    await Builder(table).seal()
    for _ in range(1 + MOVES):
        assert await table.my_turn()
        await table.listed()
        await check_words(table, language)
        await table.page.keyboard.press("Escape")
        await table.play_on_board(tuscany.likely(table.moves, random))
