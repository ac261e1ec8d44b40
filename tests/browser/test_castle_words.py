"""The Castle in every language: nothing of it is left without words, from the tile in hand to the log."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.browser import castle
from tests.browser.people import LANGUAGES, Company, Language
from tests.browser.playing import against_bots
from tests.browser.table import Table
from tests.browser.test_refusals import WRITTEN
from tests.browser.test_tuscany_words import READ

TURNS = 3
NO_WORD = re.compile(
    r"\b(?:face|table|event|prompt|preview|move|label|source|terrain|figure|role|token|thing|count)(?:-[a-z]+)+\b"
    r"|[{}$]|undefined|NaN"
)
"""The name of a text that is missing, or one that was not filled in."""


async def check(table: Table, language: Language) -> None:
    told = await table.page.evaluate(READ)
    assert re.search(WRITTEN[language], told)
    assert NO_WORD.findall(told) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_words(come: Company, language: Language) -> None:
    ann, random = await come("Ann", language=language), Random(7)
    table = await against_bots(ann, game="castle", modules=["falcon", "halt"])
    turns = 0
    while turns < TURNS:
        assert await table.my_turn()
        await table.listed()
        await check(table, language)
        await table.page.keyboard.press("Escape")
        move = castle.likely(table.moves, random)
        turns += move.startswith("place")
        await table.play_on_board(move)
