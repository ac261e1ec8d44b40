"""One person against a bot: a whole game, with the pieces on the board."""

from __future__ import annotations

from random import Random

import pytest
from tests.browser.people import Company
from tests.browser.table import Table


def likely(moves: list[str], random: Random) -> str:
    """Any move, but a turn is seldom ended while something is left to do."""
    others = [move for move in moves if move not in ("end", "pass")]
    return random.choice(others if others and random.random() < 0.95 else moves)


@pytest.mark.parametrize("seed", [1])
async def test_a_whole_game_by_clicking(come: Company, seed: int) -> None:
    ann, random = await come("Ann"), Random(seed)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    founded = await ann.post("/tables", game="burgundy", seats=seats)
    table = Table(ann, founded["id"])
    await ann.post(f"/tables/{table.id}/commands", type="start", key="start")
    await table.open()
    while await table.my_turn():
        await table.play_on_board(likely(table.moves, random))
