"""The end of a game: who has won with what, and once more."""

from __future__ import annotations

from tests.browser import moments
from tests.browser.final import check_result, look_back_and_begin_again
from tests.browser.people import Company
from tests.browser.playing import at_a, play_out


async def test_the_last_move_leads_to_the_result_and_to_another_game(come: Company) -> None:
    table = await at_a(await come("Ann"), moments.last)
    await play_out(table)
    await check_result(table)
    await look_back_and_begin_again(table, table.thing("space:19").first)
