"""The Castle in every language: nothing of it is left without words, from the tile in hand to the log."""

from __future__ import annotations

from random import Random

import pytest
from tests.browser import castle
from tests.browser.people import Company, Language
from tests.browser.playing import against_bots
from tests.browser.words import check_words
from tests.soaking import SOAKING, in_soak

TURNS = 3 if SOAKING else 2


@pytest.mark.parametrize("language", ["ru", in_soak("en"), in_soak("pl")])
async def test_words(come: Company, language: Language) -> None:
    ann, random = await come("Ann", language=language), Random(7)
    table = await against_bots(ann, game="castle", modules=["falcon", "halt"])
    turns = 0
    while turns < TURNS:
        assert await table.my_turn()
        await table.listed()
        await check_words(table, language)
        await table.page.keyboard.press("Escape")
        move = castle.likely(table.moves, random)
        turns += move.startswith("place")
        await table.play_on_board(move)
