"""When areas of The Castle are complete: which scores first, what wall tiles do, and the end."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser import castle, castle_moments, moments
from tests.browser.castle_moments import FALCON, at_a
from tests.browser.final import check_result, look_back_and_begin_again
from tests.browser.people import PHONE, WIDE, Company, Device
from tests.browser.playing import play_out
from tests.browser.replaying import go_to_the_end, play_on
from tests.browser.waiting import until
from tests.soaking import in_soak


@pytest.mark.parametrize("device", [PHONE, in_soak(WIDE)], ids=str)
async def test_the_area_that_is_clicked_scores_first(come: Company, device: Device) -> None:
    table = await at_a(await come("Ann", device), castle_moments.ordering, FALCON)
    waiting = table.told["scene"]["completed"]
    move = castle.of(table.moves, "score")[-1]
    (area,) = table.hands.things(move)
    number = int(area.removeprefix("area:"))
    assert number in waiting
    await table.play_on_board(move)
    assert number not in table.told["scene"]["completed"]


async def test_areas_to_score_have_buttons_that_show_where_they_lie(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.ordering, FALCON)
    moves = castle.of(table.moves, "score")
    for move in moves:
        (area,) = table.hands.things(move)
        points = table.told["scene"]["areas"][area.removeprefix("area:")]["points"]
        button = table.page.locator(f'[data-button="{move}"]')
        await expect(button).to_contain_text(f"+{points}")
        await button.hover()
        await expect(table.page.locator("[data-preview]")).to_contain_text(str(points))
    await table.page.locator(f'[data-button="{moves[0]}"]').click()
    await until(lambda: table.moves != moves, "nothing has scored")


async def test_the_king_is_told_why_he_may_not_go(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.shut_to_the_king, FALCON)
    king = {move.rpartition(" ")[2] for move in castle.of(table.moves, "put") if "prince" in move}
    shut = min(castle_moments.parts(table.moves) - king)
    before = table.number
    await table.page.locator('[data-thing="figure:prince"]').click()
    cell = f"{table.told['scene']['square']}.{shut}"
    # The middle of a part may lie within another.
    await table.page.locator(f'[data-thing="segment:{cell}"]').first.dispatch_event("click")
    said = table.notes.locator("[data-said]")
    await expect(said).to_contain_text("the king may not enter")
    assert table.number == before


async def test_a_wall_tile_doubles(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.doubling, FALCON)
    scene = table.told["scene"]
    points, score = scene["areas"][str(scene["scoring"])]["points"], scene["players"][0]["score"]
    used = sum(scene["used"].values())
    await expect(table.page.locator('[data-button="pass"]')).to_be_visible()
    await expect(table.page.locator('[data-button="double"]')).to_contain_text(str(2 * points))
    await table.play_on_board("double")
    await until(lambda: table.told["scene"]["players"][0]["score"] >= score + 2 * points, "it does not count double")
    # The bot may have used one of its own since.
    assert sum(table.told["scene"]["used"].values()) > used


async def test_a_wall_tile_gives_one_more_turn(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.once_more, FALCON)
    turn = table.told["scene"]["turn"]
    await table.page.locator('[data-thing="token:extra-turn"]').click()
    await until(lambda: table.told["scene"]["turn"] > turn, "there is no other turn")
    assert await table.my_turn()
    assert (table.told["scene"]["turn"], table.told["scene"]["active"]) == (turn + 1, 0)
    await expect(table.page.locator("[data-hand]")).to_be_visible()


async def test_the_last_move_leads_to_the_result_and_to_another_game(come: Company) -> None:
    table = await at_a(await come("Ann"), castle_moments.last)
    await play_out(table)
    await check_result(table)
    await look_back_and_begin_again(table, table.page.locator('[data-thing^="square:"]').first)


async def test_a_replay_leads_to_any_tile(come: Company) -> None:
    ann = await come("Ann")
    await ann.open(f"/replay/{await moments.watched(ann, game='castle')}")
    slider, laid = ann.page.locator('[data-act="slider"]'), ann.page.locator('[data-thing^="square:"]:has([data-cell])')
    await expect(slider).to_have_value("0")
    await expect(laid).to_have_count(0)
    await go_to_the_end(ann)
    await expect(laid).not_to_have_count(0)
    await slider.fill("60")
    await play_on(ann)
